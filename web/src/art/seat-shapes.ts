/** The shape that goes with each seat, and its letter: color is never alone. */
export const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "hexagon"] as const;
export const SEAT_LETTERS = "ABCDE";

/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}

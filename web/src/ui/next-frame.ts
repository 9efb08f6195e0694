/**
 * Look at sizes and places with the next picture, when everything of this moment is on the page: earlier it would be
 * laid out twice.
 */
export function onNextFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

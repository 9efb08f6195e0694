/** Whether this browser draws models; asked once, without loading the library for them. */
let answer: boolean | null = null;

export function canShowModels(): boolean {
  if (answer === null) {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    answer = context !== null;
  }
  return answer;
}

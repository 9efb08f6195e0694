/** Which part of the board a phase asks about; the names are those of games/amyitis/actions.py. */

const PARTS: Record<string, string> = {
  choosing: "turn",
  farming: "fields",
  reaping: "fields",
  praying: "temples",
  leading: "temples",
  irrigating: "garden",
  watering: "garden",
  planting: "garden",
  selling: "mat",
  selling_more: "mat",
  paying: "mat",
  exchanging: "mat",
  discarding: "mat",
  buying: "court",
  promoting: "court",
  taking_token: "court",
  gaining: "supply",
  receiving: "supply",
  thanking: "supply",
};
export function partOf(phase: string): string | undefined {
  return PARTS[phase];
}
const EVENING = ["leading", "thanking", "reaping", "exchanging", "receiving", "discarding", "over"];
/** The three parts of a round: setting out, actions, evening. */
export function partOfRound(phase: string): 1 | 2 | 3 {
  if (/^(drawing|dealing|turning)_/.test(phase)) return 1;
  return EVENING.includes(phase) ? 3 : 2;
}

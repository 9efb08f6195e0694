/** Times of day: the server counts minutes after midnight, a field for a time has "22:30". */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** What a link in an e-mail asks for, from the part of the address behind "#"; null if there is nothing. */
export function mailLink(hash: string): { purpose: "yes" | "no"; token: string } | null {
  const found = /^#(yes|no)=([\w.-]{1,200})$/.exec(hash);
  return found ? { purpose: found[1] as "yes" | "no", token: found[2] ?? "" } : null;
}

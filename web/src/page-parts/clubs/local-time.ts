/** Moments as a field of date and time shows them, in the zone of whoever looks. */

const MINUTE = 60_000;

/** A moment for a field of date and time: the local minute. */
export function localMinute(at: number): string {
  const zone = new Date(at).getTimezoneOffset() * MINUTE;
  return new Date(at - zone).toISOString().slice(0, 16);
}

/** What such a field says, as a moment for the server. */
export const atLocal = (field: string): string => new Date(field).toISOString();

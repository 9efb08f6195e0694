/** What a tool keeps on the device, so that a closed tab loses nothing. */

/** What was kept under a name, with what is missing filled in; a forbidden or broken storage is an empty one. */
export function kept<T extends object>(name: string, fresh: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`kiru-companion-${name}`) ?? "null");
    return found && typeof found === "object" ? { ...fresh, ...found } : fresh;
  } catch {
    return fresh;
  }
}

export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(`kiru-companion-${name}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: the tool works on, it only forgets with its tab.
  }
}

/** A number nobody has seen, to shuffle with; it is shown, so that a deal can be looked at again. */
export function freshSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000_000);
}

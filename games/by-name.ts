/** A list of things by their names and nothing else: `__proto__` or `constructor`, from an address, finds nothing. */
export const byName = <T>(things: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, things);

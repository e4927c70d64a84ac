// Names by which the parts of an encounter know each other.

const LONGEST_STEM = 36;

/** Every name that is borne in it. What stands on a map is known on that map alone. */
export function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'map' ? [] : key === 'id' && typeof value === 'string' ? [value] : namesIn(value),
  );
}

/** A name that nothing bears, like the one it is asked for; it is taken from then on. */
export function naming(taken: Set<string>): (like: string) => string {
  return (like) => {
    const stem = like.replace(/-\d+$/, '').slice(0, LONGEST_STEM);
    let name = like;
    for (let number = 2; taken.has(name); number++) name = `${stem}-${number}`;
    taken.add(name);
    return name;
  };
}

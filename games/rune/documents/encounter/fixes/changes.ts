// What differs between an encounter and what a fix makes of it, for tests: `events.0.elements.1.effects.0.dam 50`.

interface Named {
  readonly id: string;
}

const isNamed = (list: readonly unknown[]): list is readonly Named[] =>
  list.every((one) => typeof one === 'object' && one !== null && 'id' in one);

/** Where it was before, or where it is now: `−` what is gone, `+` what is new, and what something has become. */
export function changes(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const at = (key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);
  if (Array.isArray(before) && Array.isArray(after)) {
    if (isNamed(before) && isNamed(after)) {
      const kept = (list: readonly Named[], { id }: Named): boolean => list.some((one) => one.id === id);
      // Whoever has got another name stands where he stood.
      if (before.length === after.length) return before.flatMap((one, i) => changes(one, after[i], at(i)));
      return [
        ...before.flatMap((one, i) =>
          kept(after, one)
            ? changes(
                one,
                after.find(({ id }) => id === one.id),
                at(i),
              )
            : [`−${at(i)}`],
        ),
        ...after.flatMap((one, i) => (kept(before, one) ? [] : [`+${at(i)}`])),
      ];
    }
    return inList(before, after, path);
  }
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [`${path} ${short(after)}`];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    changes(before[key as keyof typeof before], after[key as keyof typeof after], at(key)),
  );
}

/** Of things without a name: as many as before each by itself, fewer by which are gone, else all of them. */
function inList(before: readonly unknown[], after: readonly unknown[], path: string): string[] {
  if (before.length === after.length)
    return before.flatMap((one, i) => changes(one, after[i], `${path}.${i}`));
  let at = 0;
  const gone = before.flatMap((one, i) => {
    if (JSON.stringify(one) !== JSON.stringify(after[at])) return [`−${path}.${i}`];
    at++;
    return [];
  });
  return at === after.length ? gone : [`${path} ${JSON.stringify(after)}`];
}

/** A whole roll or map is told by what it is for. */
function short(value: unknown): string {
  // Names that tests make up are no news.
  if (typeof value === 'string') return value.replace(/^x\d+$/, 'another');
  if (typeof value !== 'object' || value === null) return String(value);
  const { methods, against, type, name, roll } = value as Readonly<Record<string, unknown>>;
  if (roll !== undefined) return short(roll);
  return methods === undefined
    ? JSON.stringify(name ?? value)
    : [
        (methods as { ability: string }[])[0]?.ability,
        type,
        (against as { difficulty: number }).difficulty,
      ].join(' ');
}

/** How many there are of each kind, in the order in which they come. */
export const counted = <T>(things: readonly T[]): [thing: T, count: number][] =>
  [...Map.groupBy(things, (thing) => thing)].map(([thing, same]) => [thing, same.length]);

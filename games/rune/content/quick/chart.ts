// A chart that is read with one die: the first row that reaches as far as the die gives its answer.

interface Row<T> {
  readonly upTo: number;
  readonly gives: T;
}
export type Chart<T> = readonly Row<T>[];

export const chart = <const Rows extends readonly (readonly [upTo: number, gives: unknown])[]>(
  ...rows: Rows
): Chart<Rows[number][1]> => rows.map(([upTo, gives]) => ({ upTo, gives }));

/** Faces of the die that it is read with. */
export const sidesOf = (given: Chart<unknown>): number => given.at(-1)?.upTo ?? 0;

export function readChart<T>(given: Chart<T>, rolled: number): T {
  const row = given.find(({ upTo }) => rolled <= upTo);
  if (row === undefined) throw new Error(`a chart ends before ${rolled}`);
  return row.gives;
}

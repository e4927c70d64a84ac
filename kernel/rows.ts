// Lists in which neighbours are of one make, told with the names of their fields once.

/** The names of the fields, then the values of each. */
type Rows = readonly [fields: readonly string[], ...rows: (readonly unknown[])[]];
export type InRows<T> = readonly (T | Rows)[];

/** Two or more of one make become a table; whoever stands alone is told as he is. The order stays. */
export function inRows<T extends object>(things: readonly T[]): InRows<T> {
  // Most news are one event.
  if (things.length < 2) return things;
  const runs: T[][] = [];
  for (const thing of things) {
    const run = runs.at(-1);
    if (run !== undefined && isOfOneMake(run[0] as T, thing)) run.push(thing);
    else runs.push([thing]);
  }
  return runs.flatMap((run): (T | Rows)[] => (run.length === 1 ? run : [tableOf(run)]));
}

export const fromRows = <T extends object>(told: InRows<T>): T[] =>
  told.flatMap((one) => {
    if (!isTable(one)) return [one];
    const [fields, ...rows] = one;
    return rows.map((row) => Object.fromEntries(fields.map((field, i) => [field, row[i]])) as T);
  });

const isTable = (one: object): one is Rows => Array.isArray(one);

/** What is undefined is not written down. */
const fieldsOf = (thing: object): string[] =>
  Object.entries(thing).flatMap(([field, value]) => (value === undefined ? [] : [field]));

/** Whether two have the same fields in the same order: what `fieldsOf` says of both, without writing it down. */
function isOfOneMake<T extends object>(one: T, other: T): boolean {
  const fields = Object.keys(one) as (keyof T)[];
  const next = (from: number): number => {
    let at = from;
    while (at < fields.length && one[fields[at] as keyof T] === undefined) at += 1;
    return at;
  };
  let at = next(0);
  for (const field of Object.keys(other) as (keyof T)[]) {
    if (other[field] === undefined) continue;
    if (fields[at] !== field) return false;
    at = next(at + 1);
  }
  return at === fields.length;
}

function tableOf<T extends object>(run: readonly T[]): Rows {
  const fields = fieldsOf(run[0] as T);
  return [fields, ...run.map((thing) => fields.map((field) => thing[field as keyof T]))];
}

// Lists in which neighbours are of one make, told with the names of their fields once.

/** The names of the fields, then the values of each. */
type Rows = readonly [fields: readonly string[], ...rows: (readonly unknown[])[]];
export type InRows<T> = readonly (T | Rows)[];

/** Two or more of one make become a table; whoever stands alone is told as he is. The order stays. */
export function inRows<T extends object>(things: readonly T[]): InRows<T> {
  const runs: T[][] = [];
  for (const thing of things) {
    const run = runs.at(-1);
    if (run !== undefined && makeOf(run[0] as T) === makeOf(thing)) run.push(thing);
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

const makeOf = (thing: object): string => fieldsOf(thing).join();

function tableOf<T extends object>(run: readonly T[]): Rows {
  const fields = fieldsOf(run[0] as T);
  return [fields, ...run.map((thing) => fields.map((field) => thing[field as keyof T]))];
}

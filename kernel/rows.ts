// Lists in which neighbours are of one make: the first is told whole, of the others what differs.

/** The first; the fields in which the others differ from it, or the only one; their values. */
type Rows<T> =
  | readonly [first: T, fields: readonly string[], ...rows: (readonly unknown[])[]]
  | readonly [first: T, field: string, ...values: unknown[]];
export type InRows<T> = readonly (T | Rows<T>)[];

/** Two or more of one make become a table; whoever stands alone is told as he is. The order stays, of fields too. */
export function inRows<T extends object>(things: readonly T[]): InRows<T> {
  // Most news are one event.
  if (things.length < 2) return things;
  const runs: T[][] = [];
  for (const thing of things) {
    const run = runs.at(-1);
    if (run !== undefined && isOfOneMake(run[0] as T, thing)) run.push(thing);
    else runs.push([thing]);
  }
  return runs.flatMap((run): (T | Rows<T>)[] => (run.length === 1 ? run : [tableOf(run)]));
}

export const fromRows = <T extends object>(told: InRows<T>): T[] =>
  told.flatMap((one) => {
    if (!isTable(one)) return [one];
    const [first, fields, ...rows] = one;
    return [first, ...rows.map((row) => ({ ...first, ...valuesOf(fields, row) }))];
  });

const valuesOf = (fields: string | readonly string[], row: unknown): object =>
  typeof fields === 'string'
    ? { [fields]: row }
    : Object.fromEntries(fields.map((field, i) => [field, (row as readonly unknown[])[i]]));

const isTable = <T extends object>(one: T | Rows<T>): one is Rows<T> => Array.isArray(one);

/** Whether two have the same fields in the same order; what is undefined is not written down, so it does not count. */
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

function tableOf<T extends object>(run: readonly T[]): Rows<T> {
  const [first, ...others] = run as [T, ...T[]];
  const differs = (field: keyof T): boolean => others.some((one) => one[field] !== first[field]);
  const fields = (Object.keys(first) as (keyof T & string)[]).filter(differs);
  const [only, ...more] = fields;
  return only !== undefined && more.length === 0
    ? [first, only, ...others.map((thing) => thing[only])]
    : [first, fields, ...others.map((thing) => fields.map((field) => thing[field]))];
}

/** Fewer are told as they are. */
const MANY = 3;
/** Stands in place of a list that is told in rows; no field of ours is called so. */
const IN_ROWS = '=';

/** A thing whose long lists are in rows: a way of many squares, say. */
export function withRows<T extends object>(thing: T): T {
  let told = thing;
  for (const field of Object.keys(thing) as (keyof T)[]) {
    const list = thing[field];
    if (!Array.isArray(list) || list.length < MANY || !list.every(isThing)) continue;
    if (told === thing) told = { ...thing };
    told[field] = { [IN_ROWS]: inRows(list) } as T[keyof T];
  }
  return told;
}

export function withoutRows<T extends object>(told: T): T {
  let thing = told;
  for (const field of Object.keys(told) as (keyof T)[]) {
    const list = told[field] as { readonly [IN_ROWS]?: InRows<object> } | null;
    if (typeof list !== 'object' || list === null || list[IN_ROWS] === undefined) continue;
    if (thing === told) thing = { ...told };
    thing[field] = fromRows(list[IN_ROWS]) as T[keyof T];
  }
  return thing;
}

const isThing = (one: unknown): one is object =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

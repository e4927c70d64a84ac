// What one can set in the options of a game, as its schema says it.

/** As much of a JSON schema as options use. */
interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Property[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

export interface OptionKind {
  readonly key: string;
  /** What can be picked from a list. */
  readonly values: readonly unknown[];
  /** Between what a number can be typed; null where none can. */
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** So many numbers still make a list. */
const LONGEST_LIST = 12;
const LARGEST = 999;

/** Options of other kinds, documents for example, are not set by a list or a number: they are left out. */
export function optionKinds(schema: unknown): OptionKind[] {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, Property>> };
  return Object.entries(properties).flatMap(([key, property]) => {
    const kinds = (property.anyOf ?? [property]).map(kindOf);
    const values = kinds.flatMap((kind) => kind.values);
    const range = kinds.find((kind) => kind.range !== null)?.range ?? null;
    // None or a document is no choice either.
    const choice = range !== null || values.some((value) => value !== null);
    return choice ? [{ key, values, range }] : [];
  });
}

function kindOf(property: Property): Omit<OptionKind, 'key'> {
  const { type, enum: list } = property;
  if (list) return { values: list, range: null };
  if ('const' in property) return { values: [property.const], range: null };
  if (type === 'boolean') return { values: [true, false], range: null };
  if (type === 'null') return { values: [null], range: null };
  if (type !== 'integer' && type !== 'number') return { values: [], range: null };
  const low = Math.max(property.minimum ?? (property.exclusiveMinimum ?? -1) + 1, -LARGEST);
  const high = Math.min(property.maximum ?? (property.exclusiveMaximum ?? LARGEST + 1) - 1, LARGEST);
  return high - low < LONGEST_LIST && type === 'integer'
    ? { values: Array.from({ length: high - low + 1 }, (_, i) => low + i), range: null }
    : { values: [], range: { low, high } };
}

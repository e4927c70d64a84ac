import { z } from 'zod';

/** What a schema allows: how many of a list, and from what to what of a number. */
interface Limits {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Limits>>;
  readonly items?: Limits;
  readonly anyOf?: readonly Limits[];
}

/** The limits of a part by its path in a state; `*` is any member of a list. What may also be null is taken as it is otherwise. */
export function limitsOf(schema: z.ZodType, path: string): Limits {
  let here = whole(z.toJSONSchema(schema) as Limits);
  for (const step of path.split('.')) {
    const found = step === '*' ? here.items : here.properties?.[step];
    if (found === undefined) throw new Error(`${path} has no ${step}`);
    here = whole(found);
  }
  return here;
}

const whole = (part: Limits): Limits => part.anyOf?.[0] ?? part;

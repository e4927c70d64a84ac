// The JSON Schemas of a game, for programs in other languages.

import type { GameModule } from '@skald/games';
import { PositionSchema, RecordSchema } from '@skald/kernel';
import { z } from 'zod';

export const SCHEMAS = ['seat', 'options', 'choice', 'event', 'view', 'state', 'position', 'record'] as const;
type SchemaName = (typeof SCHEMAS)[number];

const written = new WeakMap<z.ZodType, object>();

/** As a program has to write it: what has a default may be left out. It is written once: schemas do not change. */
export function jsonSchema(schema: z.ZodType): object {
  const known = written.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  written.set(schema, known);
  return known;
}

export function schemaOf({ game, viewSchema }: GameModule, what: SchemaName): object {
  const { seat, options, choice, event, state } = game.schemas;
  const own = { game: z.literal(game.id), version: z.literal(game.version) };
  const schemas: Record<SchemaName, z.ZodType> = {
    seat,
    options,
    choice,
    event,
    view: viewSchema,
    state,
    position: PositionSchema.extend({ ...own, state }),
    record: RecordSchema.extend({ ...own, seats: seat.array(), options, start: state.optional() }),
  };
  return jsonSchema(schemas[what]);
}

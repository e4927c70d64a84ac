// `skald schema`: a game's JSON Schemas.

import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print } from '../context.ts';
import { SCHEMAS, type SchemaName, schemaOf } from '../schema.ts';
import { chosenGame } from '../setting.ts';

export function run(context: Context): Outcome<number> {
  const [game, what] = context.given.words;
  const module = chosenGame(game);
  if ('refused' in module) return module;
  if (what !== undefined && !isSchema(what))
    return refuse('unknown-schema', { what, known: SCHEMAS.join(', ') });
  const schemas =
    what === undefined
      ? Object.fromEntries(SCHEMAS.map((name) => [name, schemaOf(module.ok, name)]))
      : schemaOf(module.ok, what);
  print(context, JSON.stringify(schemas, null, 2));
  return { ok: 0 };
}

const isSchema = (word: string): word is SchemaName => (SCHEMAS as readonly string[]).includes(word);

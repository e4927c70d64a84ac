// `skald schema`: a game's JSON Schemas, and those of the documents people write for it.

import type { GameModule } from '@skald/games';
import { kindNamed } from '@skald/games/documents';
import { isOneOf, type Outcome, refuse } from '@skald/kernel';
import { type Context, print } from '../context.ts';
import { jsonSchema, SCHEMAS, schemaOf } from '../schema.ts';
import { chosenGame } from '../setting.ts';

export function run(context: Context): Outcome<number> {
  const [game, what] = context.given.words;
  const module = chosenGame(game);
  if ('refused' in module) return module;
  const schemas =
    what === undefined
      ? Object.fromEntries(SCHEMAS.map((name) => [name, schemaOf(module.ok, name)]))
      : schemaNamed(module.ok, what);
  if (schemas === null) {
    const known = [...SCHEMAS, ...Object.keys(module.ok.documents ?? {})];
    return refuse('unknown-schema', { what: what ?? '', known: known.join(', ') });
  }
  print(context, JSON.stringify(schemas, null, 2));
  return { ok: 0 };
}

function schemaNamed(module: GameModule, what: string): object | null {
  if (isOneOf(SCHEMAS, what)) return schemaOf(module, what);
  const kind = kindNamed(module.documents, what);
  return kind === undefined ? null : jsonSchema(kind.schema);
}

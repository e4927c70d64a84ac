// The verbs, each loaded only when it is called: a wrong word is answered before any game is read.

import type { Outcome } from '@skald/kernel';
import type { VerbName } from '../arguments.ts';
import type { Context } from '../context.ts';

/** Gives an exit code, or a refusal for `main` to say. */
interface Verb {
  run(context: Context): Promise<Outcome<number>> | Outcome<number>;
}

export const VERBS: Readonly<Record<VerbName, () => Promise<Verb>>> = {
  serve: () => import('./serve.ts'),
  play: () => import('./play.ts'),
  replay: () => import('./replay.ts'),
  verify: () => import('./verify.ts'),
  check: () => import('./check.ts'),
  price: () => import('./price.ts'),
  convert: () => import('./convert.ts'),
  forecast: () => import('./forecast.ts'),
  generate: () => import('./generate.ts'),
  sheet: () => import('./sheet.ts'),
  sim: () => import('./sim.ts'),
  engine: () => import('./engine.ts'),
  export: () => import('./export.ts'),
  import: () => import('./import.ts'),
  backup: () => import('./backup.ts'),
  schema: () => import('./schema.ts'),
  guide: () => import('./guide.ts'),
  rules: () => import('./rules.ts'),
  help: () => import('./help.ts'),
};

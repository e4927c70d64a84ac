// What is kept from one game to the next. AMI-UI-07

import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Outcome, refuse } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { z } from 'zod';
import { exists, readJson, writeText } from '../files.ts';
import { CONTROLS } from '../records.ts';
import { firstIssue } from '../refusals.ts';

export const DELAYS = [0, 700, 1400, 2100, 'key'] as const;
const Delay = z
  .int()
  .min(0)
  .max(DELAYS.length - 1);

const ConfigSchema = z.strictObject({
  skald: z.literal('config'),
  language: z.enum(LANGUAGES).exactOptional(),
  delay: Delay.exactOptional(),
  games: z
    .record(
      z.string().max(100),
      z.strictObject({
        ruleset: z.string().max(100),
        /** By place. */
        controls: z.record(z.string().max(100), z.enum([...CONTROLS, 'none'])),
      }),
    )
    .default({}),
});
export type Config = z.infer<typeof ConfigSchema>;

export const NO_CONFIG: Config = { skald: 'config', games: {} };

export function configFile(environment: NodeJS.ProcessEnv): string {
  const home = environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config');
  return join(home, 'skald', 'config.json');
}

/** What was kept; nothing if there is no file yet. */
export function readConfig(file: string): Outcome<Config> {
  if (!exists(file)) return { ok: NO_CONFIG };
  const json = readJson(file);
  if ('refused' in json) return refuse('damaged-config', { file, why: '' });
  const checked = ConfigSchema.safeParse(json.ok);
  return checked.success
    ? { ok: checked.data }
    : refuse('damaged-config', { file, why: firstIssue(checked.error) });
}

export function writeConfig(file: string, config: Config): Outcome<null> {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    return refuse('cannot-write', { file, trouble: (error as NodeJS.ErrnoException).code ?? '' });
  }
  return writeText(file, `${JSON.stringify(config, null, 2)}\n`);
}

// What can be agreed before a campaign.

import { z } from 'zod';
import { HexMapSchema } from './map.ts';

/** CAM-RULING-26, -12 */
export const TURN_LIMIT = 24;
export const CASTLE_TURNS = 2;

export const OptionsSchema = z.strictObject({
  /** Three to five armies a side instead of three. CAM-RULING-03 */
  freeArmyCount: z.boolean(),
  /** The Normans win when this turn ends without a winner; 0: no limit. CAM-RULING-26 */
  turnLimit: z.int().min(0).max(200),
  /** Full turns a Viking army must hold the castle to destroy it. CAM-RULING-12 */
  castleTurns: z.int().min(1).max(9),
  /** How battles are fought: by the hall, on a real table, or as both agree each time. CAM-RULING-19, -20 */
  battles: z.enum(['quick', 'table', 'agree']),
  /** Whether one player alone may enter what happened on the table. CAM-RULING-19 */
  oneEntry: z.boolean(),
  /** Whose dice lie on a real table and are typed in. */
  realDice: z.enum(['nobody', 'normans', 'vikings', 'both']),
});
export type Options = z.infer<typeof OptionsSchema>;

export const STANDARD: Options = {
  freeArmyCount: false,
  turnLimit: TURN_LIMIT,
  castleTurns: CASTLE_TURNS,
  battles: 'quick',
  oneEntry: false,
  realDice: 'nobody',
};

/** A campaign around real battles. */
export const TABLETOP: Options = { ...STANDARD, battles: 'agree' };

export const PRESETS = { standard: STANDARD, tabletop: TABLETOP } as const;

/** What people give: a preset, any single option that departs from it, and the land it is played on. */
export const GameOptionsSchema = OptionsSchema.partial().extend({
  preset: z.enum(['standard', 'tabletop']).default('standard'),
  /** Garrock when nothing is said, or one's own map when one is given. */
  map: z.enum(['garrock', 'generated', 'own']).optional(),
  /** The number a generated map grows from. CAM-RULING-40 */
  mapSeed: z.int().min(0).max(999_999).default(1),
  ownMap: HexMapSchema.nullable().default(null),
});
export type GameOptions = z.infer<typeof GameOptionsSchema>;

export function resolveOptions({
  preset,
  map: _map,
  mapSeed: _seed,
  ownMap: _own,
  ...single
}: GameOptions): Options {
  // An option given as undefined is an option not given.
  const given = Object.entries(single).filter(([, value]) => value !== undefined);
  return { ...PRESETS[preset], ...Object.fromEntries(given) };
}

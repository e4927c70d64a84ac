// Fields to fight on: one file a map.

import type { BattleMap } from '../battle-map.ts';
import { barrowField } from './barrow-field.ts';
import { brokenPalisade } from './broken-palisade.ts';
import { dwarfForge } from './dwarf-forge.ts';
import { frozenMere } from './frozen-mere.ts';
import { glacierPass } from './glacier-pass.ts';
import { goblinWarren } from './goblin-warren.ts';
import { meadHall } from './mead-hall.ts';
import { ravenWood } from './raven-wood.ts';
import { ravineBridge } from './ravine-bridge.ts';
import { shipToShip } from './ship-to-ship.ts';
import { steamingSprings } from './steaming-springs.ts';
import { tideStrand } from './tide-strand.ts';

/** Open fields first, then those that are harder to cross, then those under a roof. */
export const BATTLE_MAPS = {
  'barrow-field': barrowField,
  'raven-wood': ravenWood,
  'tide-strand': tideStrand,
  'frozen-mere': frozenMere,
  'steaming-springs': steamingSprings,
  'glacier-pass': glacierPass,
  'ravine-bridge': ravineBridge,
  'broken-palisade': brokenPalisade,
  'ship-to-ship': shipToShip,
  'mead-hall': meadHall,
  'goblin-warren': goblinWarren,
  'dwarf-forge': dwarfForge,
} as const satisfies Readonly<Record<string, BattleMap>>;

export type BattleMapName = keyof typeof BATTLE_MAPS;
export const BATTLE_MAP_NAMES = Object.keys(BATTLE_MAPS) as BattleMapName[];

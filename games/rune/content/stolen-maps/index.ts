// The fields of *The Stolen Rune*: one file a map, named by encounter and event. RUN-STOLEN-90, RUN-RULING-R86

import type { BattleMap } from '../battle-map.ts';
import { waterfallCave } from './downfall.ts';
import { blobCave } from './jellyfish.ts';
import { laboratory } from './laboratory.ts';
import { lavaPit } from './lava.ts';
import { longshipOfTheDead } from './longship.ts';
import { shakingRoom } from './shaking-room.ts';
import { templeOfLoki } from './temple-of-loki.ts';

export const STOLEN_MAPS = {
  'lava-e4': lavaPit,
  'downfall-e3': waterfallCave,
  'temple-of-loki-e3': templeOfLoki,
  'jellyfish-e1': blobCave,
  'longship-e3': longshipOfTheDead,
  'rescue-e2': shakingRoom,
  'rescue-e3': laboratory,
} as const satisfies Readonly<Record<string, BattleMap>>;

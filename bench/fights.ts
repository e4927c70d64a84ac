// Fights of Rune: heroes of the gallery against foes that somebody plays.

import { rune } from '@skald/rune';
import { GALLERY } from '@skald/rune/gallery';
import { BATTLE_MAP_NAMES, type BATTLE_MAPS } from '@skald/rune/maps';

const HEROES = Object.values(GALLERY);
const FOES = ['goblin-warrior', 'dark-viking', 'troll', 'land-crab-small'] as const;

type Named = keyof typeof BATTLE_MAPS;
type BattleMap = (typeof BATTLE_MAPS)[Named];

/** Foes of every size; some shoot, some choose for themselves. */
export function newFight(map: BattleMap | Named, heroes: number, foes: number) {
  const options = rune.schemas.options.parse({
    map,
    rounds: 12,
    foes: Array.from({ length: foes }, (_, i) => ({
      foe: FOES[i % FOES.length],
      threat: 'equal',
      missile: i % 5 === 0 ? 'bow' : null,
      selfWilled: i % 2 === 0,
    })),
  });
  const band = Array.from({ length: heroes }, (_, i) => HEROES[i % HEROES.length]);
  const begun = rune.begin([band, 'foes'], options);
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** Four against six, on one map after the other. */
export const fights = {
  game: rune,
  players: 2,
  begin: (seed: number) => newFight(BATTLE_MAP_NAMES[seed % BATTLE_MAP_NAMES.length] as Named, 4, 6),
};

/** As wide and high as a map may be, with a tree here and there. */
export const LARGEST: BattleMap = {
  skald: 'battle-map',
  version: 1,
  name: 'largest',
  width: 60,
  height: 40,
  cell: 5,
  edge: 'open',
  walls: [],
  heights: [],
  zones: [],
  objects: Array.from({ length: 60 }, (_, i) => ({
    id: `tree-${i}`,
    kind: 'cover',
    degree: 'half',
    persons: 1,
    area: [[(i * 23 + 5) % 60, (i * 17 + 3) % 40, 1]],
  })),
  starts: {
    heroes: Array.from({ length: 8 }, (_, i) => ({ x: 24, y: 6 + 4 * i })),
    foes: Array.from({ length: 20 }, (_, i) => ({ x: 30 + 3 * (i % 4), y: 4 + 6 * Math.floor(i / 4) })),
  },
};

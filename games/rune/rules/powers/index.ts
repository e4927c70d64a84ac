// Every power by its kind, and every mark that one leaves.

import type { PowerKind } from '../../content/powers.ts';
import type { MarkKind } from '../hooks/mark.ts';
import { barbNet, netted } from './barb-net.ts';
import { crushing } from './crushing.ts';
import { chanting, goblinMagic } from './goblin-magic.ts';
import { camouflage, freezing, frozen, overturned } from './land-crab.ts';
import { leaping } from './leaping.ts';
import type { MarkRule, PowerRule } from './power.ts';
import { stunning, unconscious } from './stunning.ts';
import { tentacles } from './tentacles.ts';
import { downed, recovering, undead } from './undead.ts';
import { landmark, unscored } from './unscored.ts';
import { buried, charging, hunting, pinned } from './wendol.ts';

export const POWER_RULES: { readonly [K in PowerKind]: PowerRule<K> } = {
  undead,
  leaping,
  barbNet,
  crushing,
  stunning,
  freezing,
  camouflage,
  unscored,
  tentacles,
  charging,
  hunting,
  goblinMagic,
  landmark,
};

type PowerMark = Extract<
  MarkKind,
  | 'downed'
  | 'recovering'
  | 'netted'
  | 'stunned'
  | 'unconscious'
  | 'frozen'
  | 'overturned'
  | 'fallen'
  | 'pinned'
  | 'buried'
  | 'chanting'
  | 'maimed'
  | 'stripped'
>;

/** Those of which nothing follows by itself listen to nothing. */
export const POWER_MARK_RULES: { readonly [K in PowerMark]: MarkRule<K> } = {
  downed,
  recovering,
  netted,
  stunned: {},
  unconscious,
  frozen,
  overturned,
  fallen: {},
  pinned,
  buried,
  chanting,
  maimed: {},
  stripped: {},
};

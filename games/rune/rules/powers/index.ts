// Every power and every mark by its kind, and how a fight hears them all. RUN-HOOK-31

import type { Power, PowerKind } from '../../content/powers.ts';
import { barbNet, netted } from './barb-net.ts';
import { crushing } from './crushing.ts';
import { chanting, goblinMagic } from './goblin-magic.ts';
import { camouflage, freezing, frozen, overturned } from './land-crab.ts';
import { leaping } from './leaping.ts';
import type { Mark, MarkKind } from './mark.ts';
import type { Bearer, Effect, Listener, MarkRule, PowerRule, Window, Windows } from './power.ts';
import { stunning, unconscious } from './stunning.ts';
import { tentacles } from './tentacles.ts';
import { downed, recovering, undead } from './undead.ts';
import { landmark, unscored } from './unscored.ts';
import { buried, charging, hunting, pinned } from './wendol.ts';

const POWER_RULES: { readonly [K in PowerKind]: PowerRule<K> } = {
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

/** Those of which nothing follows by itself listen to nothing. */
const MARK_RULES: { readonly [K in MarkKind]: MarkRule<K> } = {
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
};

/** Everything that is said in a window, in the order of those present. */
export function heard<W extends Window>(window: W, moment: Windows[W]): Effect[] {
  return moment.present.flatMap((owner) => [
    ...owner.powers.flatMap((power) =>
      said(POWER_RULES[power.kind] as Listener<Power>, power, owner, window, moment),
    ),
    ...owner.marks.flatMap((mark) =>
      said(MARK_RULES[mark.kind] as Listener<Mark>, mark, owner, window, moment),
    ),
  ]);
}

const said = <S, W extends Window>(
  listener: Listener<S>,
  source: S,
  owner: Bearer,
  window: W,
  moment: Windows[W],
): readonly Effect[] => listener[window]?.(source, owner, moment) ?? [];

// Every power and every mark by its kind, and how everybody is heard. RUN-HOOK-31

import type { Power, PowerKind } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Mark, MarkKind } from '../hooks/mark.ts';
import type { Listener, Moment, Said, Window, Windows } from '../hooks/windows.ts';
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
  stripped: {},
};

const powerRule = ({ kind }: Power): Listener<Power> => POWER_RULES[kind] as Listener<Power>;
const markRule = ({ kind }: Mark): Listener<Mark> => MARK_RULES[kind] as Listener<Mark>;

/** The windows that somebody with these powers listens to. */
export const windowsOf = (powers: readonly Power[]): ReadonlySet<Window> =>
  new Set(powers.flatMap((power) => Object.keys(powerRule(power)) as Window[]));

export const isListening = (marks: readonly Mark[], window: Window): boolean =>
  marks.some((mark) => markRule(mark)[window] !== undefined);

/** Takes what is said, and which power or mark says it. */
export type Say<W extends Window> = (said: Said<W>, source: PowerKind | MarkKind) => void;

/** All that these say in a window, in their order. */
export function hear<W extends Window>(
  window: W,
  moment: Moment & Windows[W],
  owners: readonly Bearer[],
  say: Say<W>,
): void {
  for (const owner of owners) {
    for (const power of owner.powers)
      for (const said of powerRule(power)[window]?.(power, owner, moment) ?? []) say(said, power.kind);
    for (const mark of owner.marks)
      for (const said of markRule(mark)[window]?.(mark, owner, moment) ?? []) say(said, mark.kind);
  }
}

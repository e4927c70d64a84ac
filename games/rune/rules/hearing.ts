// How everybody is heard who has powers, gifts or marks. RUN-HOOK-31

import type { Boon } from '../content/boons.ts';
import type { Power, PowerKind } from '../content/powers.ts';
import { BOON_RULES } from './boons.ts';
import { CONDITION_RULES } from './gifts/conditions/index.ts';
import type { Bearer, Held } from './hooks/bearer.ts';
import type { Mark, MarkKind, MarkOf } from './hooks/mark.ts';
import type { Listener, Moment, Said, Window, Windows } from './hooks/windows.ts';
import { POWER_MARK_RULES, POWER_RULES } from './powers/index.ts';

const MARK_RULES: { readonly [K in Exclude<MarkKind, 'gift'>]: object } = {
  ...POWER_MARK_RULES,
  ...CONDITION_RULES,
};
const NOTHING = {};

const powerRule = ({ kind }: Power): Listener<Power> => POWER_RULES[kind] as Listener<Power>;
const giftRule = ({ gift }: Held): Listener<Held> => BOON_RULES[gift]?.on ?? NOTHING;
const markRule = (mark: Mark): Listener<Mark> =>
  (mark.kind === 'gift'
    ? (BOON_RULES[mark.gift]?.marked ?? NOTHING)
    : MARK_RULES[mark.kind]) as Listener<Mark>;

/** The windows that somebody with these listens to. */
export const windowsOf = (powers: readonly Power[], gifts: readonly Held[]): ReadonlySet<Window> =>
  new Set(
    [...powers.map(powerRule), ...gifts.map(giftRule)].flatMap((rule) => Object.keys(rule) as Window[]),
  );

export const isListening = (marks: readonly Mark[], window: Window): boolean =>
  marks.some((mark) => markRule(mark)[window] !== undefined);

/** What says something: a power, a gift, or a mark; the marks that any gift may leave go by its name. */
export type Source = PowerKind | MarkKind | Boon;

const nameOf = (mark: Mark): Source => (isGiven(mark) ? mark.gift : mark.kind);

const GIVEN: readonly MarkKind[] = ['gift', 'draught', 'bonus', 'loan', 'eased', 'lastStand'];
const isGiven = (mark: Mark): mark is MarkOf<'gift' | 'bonus' | 'loan' | 'eased' | 'lastStand'> =>
  GIVEN.includes(mark.kind);

/** Takes what is said, what says it, and whose it is. */
export type Say<W extends Window> = (said: Said<W>, source: Source) => void;

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
    for (const held of owner.gifts)
      for (const said of giftRule(held)[window]?.(held, owner, moment) ?? []) say(said, held.gift);
    for (const mark of owner.marks)
      for (const said of markRule(mark)[window]?.(mark, owner, moment) ?? []) say(said, nameOf(mark));
  }
}

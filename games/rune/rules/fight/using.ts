// Whether somebody may use a gift, what a use takes, and asking him in the midst of things. RUN-HOOK-22, -35

import { isOneOf, next } from '@skald/kernel';
import { BOON, type Boon } from '../../content/boons.ts';
import { GIFTS } from '../../content/gifts.ts';
import { isAwake } from '../../content/recharge.ts';
import { BOON_RULES } from '../boons.ts';
import type { EffectOf, Way } from '../hooks/effect.ts';
import type { FrameOf } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { fighterOf, formOf, sheetOf } from './fighters.ts';
import { goesOff } from './going-off.ts';
import { open, seen } from './listening.ts';
import { orShop } from './shopping.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

export const levelOf = (state: State, one: Fighter, gift: Boon): number =>
  sheetOf(state, one).held.find((held) => held.gift === gift)?.level ?? 0;

/** A rune power needs its weapon. RUN-GIFTRULE-RUNE-01 */
export const isInHand = (state: State, one: Fighter, gift: Boon): boolean =>
  BOON[gift].weapon === null || formOf(state, one).weapon === BOON[gift].weapon;

/** With its weapon in hand, awake, not used up, and paid for; `more`: with so many levels more. RUN-GIFTRULE-LEVEL-04 */
export function mayUse(state: State, one: Fighter, gift: Boon, more = 0): boolean {
  const { limit, price = 0 } = BOON_RULES[gift] ?? {};
  const level = levelOf(state, one, gift) + more;
  if (level === 0 || !isInHand(state, one, gift)) return false;
  if (sleeps(state, one, gift, level) || freePoints(state, one) < price) return false;
  if (limit === undefined) return true;
  const made = one.uses.filter(
    (use) => use.gift === gift && (limit.per !== 'round' || use.round === state.round),
  );
  return made.length < (limit.times === 'level' ? level : limit.times);
}

/** RUN-GIFTRULE-RUNE-03 */
function sleeps(state: State, one: Fighter, gift: Boon, level: number): boolean {
  const since = one.asleep.find((each) => each.gift === gift)?.since;
  return since !== undefined && !isAwake(level, { minutes: 0, rounds: state.round - since });
}

/** What he has to spend, less what his gifts have cost in this fight. RUN-GIFT-CURDS-OF-UTGARDALOKI */
export const freePoints = (state: State, one: Fighter): number =>
  one.uses.reduce((left, { gift }) => left - (BOON_RULES[gift]?.price ?? 0), sheetOf(state, one).freePoints);

/** Counts, and for a rune power is the last for a while. RUN-GIFTRULE-EVENT-01 */
export function use(table: Table, one: Fighter, gift: Boon, target: string | null): void {
  const { state } = table;
  one.uses = [...one.uses, { gift, round: state.round }];
  if (BOON[gift].weapon !== null && BOON_RULES[gift]?.sleeps !== 'byItself') sleep(state, one, gift);
  table.tell?.({ type: 'giftUsed', fighter: one.id, gift, target });
  goesOff(table, one, 'gift');
  open(table, 'giftUsed', () => ({ who: seen(state, one), gift }));
}

/** A rune power goes dormant at once, unless it leaves something on its owner that lasts. RUN-RULING-G09 */
export function sleep(state: State, one: Fighter, gift: Boon): void {
  one.asleep = [...one.asleep.filter((each) => each.gift !== gift), { gift, since: state.round }];
}

/** Asks its owner, if he may use it at all. */
export function askToUse(table: Table, { who, gift, target, what, brings, buys }: EffectOf<'ask'>): void {
  const { seat } = fighterOf(table.state, who);
  // Whom something has saved needs nothing else.
  if (brings.some(({ effect }) => effect === 'survive') && isSaved(table.state, who)) return;
  if (seat === null || !(buys || mayUse(table.state, fighterOf(table.state, who), gift))) return;
  const asked: Asked = { seat, fighter: who, gift, target, brings, ...(what !== undefined && { what }) };
  if (buys) {
    if (isOneOf(GIFTS, gift)) next(table, { step: 'need', ...asked, gift });
  } else if (BOON[gift].decision === 'pre-roll') next(table, { step: 'preRoll', ...asked });
  else next(table, { step: 'reaction', ...asked });
}

const isSaved = ({ agenda }: State, who: string): boolean =>
  agenda.some((frame) => frame.step === 'fate' && frame.victim === who && frame.survives);

type Asked = Omit<FrameOf<'reaction'>, 'step'>;

/** Free of charge it is used unless he says otherwise; what is scarce is kept. */
const isFree = (gift: Boon): boolean => {
  const { limit, price } = BOON_RULES[gift] ?? {};
  return limit === undefined && price === undefined && BOON[gift].weapon === null;
};

const USE = { act: 'use' } as const;
const PASS = { act: 'pass' } as const;

const whose = ({ fighter }: Asked): string => fighter;

const question = {
  options: () => [USE, PASS],
  byDefault: (_: State, { gift }: Asked) => (isFree(gift) ? USE : PASS),
  standing: { never: () => PASS, always: () => USE },
  answer(table: Table, { fighter, gift, target, brings }: Asked, { act }: ChoiceOf<'reaction'>): void {
    if (act === 'pass') return;
    if (brings.length > 0) next(table, { step: 'effects', effects: brings });
    use(table, fighterOf(table.state, fighter), gift, target);
  },
};

type Pick = FrameOf<'choose'>['ways'][number];

const pickOf = ({ what, target, spot }: Way) => ({
  act: 'pick' as const,
  ...(what !== null && { what }),
  ...(target !== null && { target }),
  ...spot,
});

/** The one that was meant. */
export const wayPicked = (
  ways: readonly Way[],
  { what, target, x, y }: ChoiceOf<'choose'>,
): Way | undefined =>
  ways.find(
    (each) =>
      (each.what ?? undefined) === what &&
      (each.target ?? undefined) === target &&
      each.spot?.x === x &&
      each.spot?.y === y,
  );

export const usingSteps: Steps<'preRoll' | 'reaction' | 'choose'> = {
  preRoll: orShop<'preRoll'>(whose, question),
  reaction: orShop<'reaction'>(whose, question),

  choose: {
    options: (_, { ways }) => ways.map(pickOf),
    byDefault: (_, { ways }) => pickOf(ways[0] as Pick),
    answer(table, { ways }, choice) {
      const way = wayPicked(ways, choice);
      if (way !== undefined && way.brings.length > 0) next(table, { step: 'effects', effects: way.brings });
    },
  },
};

// Rules of thumb between fights: what to touch, whom to treat, what to trade, hide and give.

import { chanceOf, FARTHEST, ordinaryIs } from '../rules/dice.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, sheetOf } from '../rules/fight/fighters.ts';
import { healing } from '../rules/fight/odds.ts';
import { rollScore } from '../rules/fight/rolls.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { lootFound, lootOf } from '../rules/sitting/caches.ts';
import { presentsOf } from '../rules/sitting/giving.ts';
import { ableIn, aliveIn, sittingOf } from '../rules/sitting/heroes.ts';
import { nowOf } from '../rules/sitting/interlude/goods.ts';
import { lifeAhead, mishap } from './ahead.ts';
import { worthOf } from './goods.ts';
import { DANGER, ENCOUNTER, encountersLeft } from './lives.ts';
import { marginOver } from './margins.ts';
import { FELLOW_LIFE, stamina } from './stakes.ts';
import type { Survey } from './survey.ts';

/** What somebody finds who touches what is there, and how often it is a trap that has him. */
const FIND = 8;
const TRAPPED = 0.06;
const TRAP = 32;
const MENDED = 1;
/** Bots do not read: words tell them nothing. */
const IDLE = -1;

/** Whatever lies there is worth a try for whoever can bear a trap; whoever is hurt is treated by who does it best. */
export function room(survey: Survey, frame: FrameOf<'room'>, options: readonly ChoiceOf<'room'>[]): number[] {
  const { state } = survey;
  const worth = (option: ChoiceOf<'room'>): number => {
    switch (option.act) {
      case 'treat':
        return treating(survey, frame, option);
      case 'touch':
        return FIND - TRAPPED * mishap(survey, fighterOf(state, option.hero), TRAP);
      case 'mend':
        return MENDED;
      case 'inspect':
      case 'lead':
      case 'drink':
      case 'improvise':
      case 'dispute':
      case 'silence':
        return IDLE;
      case 'goOn':
        return 0;
    }
  };
  return options.map(worth);
}

/** Nobody is treated again soon: where somebody who is still to be asked does it better, it is left to him. RUN-HEAL-13 */
function treating(
  survey: Survey,
  { rest }: FrameOf<'room'>,
  { hero, target }: Extract<ChoiceOf<'room'>, { act: 'treat' }>,
): number {
  const { state } = survey;
  const [healer, patient] = [fighterOf(state, hero), fighterOf(state, target)];
  const chance = healing(state, healer, patient);
  const others = ableIn(state).filter(
    (one) => one.id !== hero && (one.seat === healer.seat || rest.includes(one.seat ?? -1)),
  );
  if (others.some((other) => healing(state, other, patient) > chance)) return IDLE;
  return chance * recovery(survey, healer, patient);
}

/** What it is worth to whoever treats him. */
function recovery({ state, temper }: Survey, healer: Fighter, patient: Fighter): number {
  const { hp, wounds } = patient;
  const { maxHp, woundThreshold } = sheetOf(state, patient);
  const back = Math.min(maxHp, hp + (wounds > 0 ? woundThreshold : FEW));
  const better = stamina(back, Math.max(0, wounds - 1)) - stamina(hp, wounds);
  const own = patient.seat === healer.seat;
  return A_LITTLE + better * (own ? temper.life + lifeAhead(state, patient) : FELLOW * FELLOW_LIFE);
}
const FEW = 12;
const FELLOW = 0.6;
const A_LITTLE = 0.5;

/** Whoever bargains at all is paid for it once, by how much he does better than the other; nobody need buy. RUN-GAIN-15 */
export function haggle(
  { state }: Survey,
  { hero }: FrameOf<'haggle'>,
  options: readonly ChoiceOf<'haggle'>[],
): number[] {
  const { market, tried, progress } = sittingOf(state);
  const known = tried.some((one) => one.hero === hero && one.element.startsWith(`deal-${progress.event}-`));
  const bonus = rollScore(state, fighterOf(state, hero), 'bargain') - (market?.bonus ?? 0);
  const paid = known ? 0 : FACTOR * duel(bonus);
  const arms = nowOf(state, hero).weapons.length;
  return options.map((option) => {
    if (option.act === 'leave') return 0;
    if (option.act === 'buyOne') return paid - PRICE;
    // What he fights with, and a second of it, he keeps.
    return option.ware >= SPARE && option.ware < arms ? paid + SOLD : -PRICE - paid;
  });
}
const FACTOR = 3;
/** Ounces for something common, and for a thing of one's own that one hardly needs. */
const PRICE = 3;
const SOLD = 1;
const SPARE = 2;

/** By how much one die with a bonus comes out above another, defeats counted as nothing. */
function duel(bonus: number): number {
  let sum = 0;
  for (let face = -FARTHEST; face <= FARTHEST; face++) sum += ordinaryIs(face) * marginOver(face - bonus);
  return sum;
}

/** What he did not win he need not take. */
export const settlePrice = (
  { state }: Survey,
  { hero, buys, ware, silver }: FrameOf<'settlePrice'>,
  options: readonly ChoiceOf<'settlePrice'>[],
): number[] => {
  const sells = !buys && ware >= SPARE && ware < nowOf(state, hero).weapons.length;
  return options.map(({ act }) => (act === 'agree' ? (sells ? silver : -silver) : 0));
};

/** Insured he comes back; anything else that is for sale at a shrine is bought when there is time for it. RUN-GAIN-82 */
export const worship = (
  { state }: Survey,
  { hero }: FrameOf<'worship'>,
  options: readonly ChoiceOf<'worship'>[],
): number[] =>
  options.map(({ act }) => {
    if (act === 'leave') return 0;
    const isWanting = act === 'insure' && nowOf(state, hero).saved === null;
    return isWanting ? DANGER * ENCOUNTER * encountersLeft(state) - A_LITTLE : -PRICE;
  });

/** What is hidden may not be found again, what is carried may be lost with a life; and what he found himself is then his. RUN-GAIN-72 */
export function stash(
  { state }: Survey,
  { hero }: FrameOf<'stash'>,
  options: readonly ChoiceOf<'stash'>[],
): number[] {
  const kept = (1 - DANGER) ** (encountersLeft(state) + 1);
  const heroes = aliveIn(state);
  const found = unearthed(state, heroes);
  const [carried, lying] = [lootOf(state, fighterOf(state, hero)), lootFound(sittingOf(state))];
  return options.map((option) => {
    if (option.act === 'leave') return 0;
    if (option.act === 'hide') {
      const item = carried[option.thing];
      return item === undefined ? 0 : worthOf(item) * (found - kept);
    }
    const thing = lying[option.thing];
    if (thing === undefined) return 0;
    const part = (worthOf(thing.item) * kept) / heroes.length;
    return (thing.finder === hero ? worthOf(thing.item) * found : 0) - part;
  });
}

/** By whoever sees most, after whoever knows most of it has hidden it. RUN-GAIN-71, -72 */
function unearthed(state: State, heroes: readonly Fighter[]): number {
  const best = (score: (one: Fighter) => number): number => Math.max(...heroes.map(score));
  const hidden = marginOver(HIDING - best((one) => rollScore(state, one, 'traps')));
  const seeking = best((one) => sheetOf(state, one).roll('divine-awareness', 'Pre'));
  return chanceOf(seeking + Math.round(hidden), sittingOf(state).caches?.at(-1)?.difficulty ?? HIDING);
}
const HIDING = 6;

/** Twice as many points as it is worth at home. RUN-GAIN-91 */
export function give(
  { state }: Survey,
  { hero }: FrameOf<'give'>,
  options: readonly ChoiceOf<'give'>[],
): number[] {
  const things = presentsOf(state, fighterOf(state, hero));
  return options.map((option) => (option.act === 'nothing' ? 0 : (things[option.thing]?.ounces ?? 0)));
}

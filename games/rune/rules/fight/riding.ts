// On horseback: up, the horse that tramples, is struck and dies, and staying in the saddle. RUN-HORSE, RUN-SPECIAL-35 to -38

import { next } from '@skald/kernel';
import { HORSE_SIZE, HORSEMANSHIP, SPARE_LOOSE_HORSES } from '../../content/horse.ts';
import { chanceToBeat, STANDING_TARGET } from '../blow.ts';
import { chanceOf } from '../dice.ts';
import { hurt, lostHitPoints } from '../injury.ts';
import { type Base, damAt, distance, hasClearLine, hurtIn, isInReach } from '../space/index.ts';
import type { Turning } from './agenda.ts';
import { factsOf } from './attacks.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import {
  areEnemies,
  baseOf,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  isHelpless,
  isOnField,
  isRiding,
  sheetOf,
} from './fighters.ts';
import { fall, harm } from './harm.ts';
import { put } from './placing.ts';
import { rollBoth, rollOnce, throwDie } from './rolling.ts';
import { lacks, lacksSkill } from './rolls.ts';
import { attackParts, damOf, defenceParts, HELPLESS, total } from './scores.ts';
import type { HorseSheet } from './sheets.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf, parryOf, unrolled } from './striking.ts';
import { placeOf } from './words.ts';

type ActOf<A extends ChoiceOf<'act'>['act']> = Extract<ChoiceOf<'act'>, { act: A }>;
type Horse = NonNullable<Fighter['horse']>;

/** Up, if it stands beside him; down at any time. Half an action each. */
export function ridingOptions(state: State, one: Fighter): (ActOf<'mount'> | ActOf<'dismount'>)[] {
  const { horse } = one;
  if (horse === null || horse.hp === 0 || one.fallen || one.caught !== null || one.water !== null) return [];
  if (horse.ridden) return [{ act: 'dismount' }];
  return distance(baseOf(state, one), horseBase(one, horse)) <= 1 ? [{ act: 'mount' }] : [];
}

export function mount(table: Table, one: Fighter): void {
  const { horse } = one;
  if (horse === null) return;
  one.horse = { ...horse, ridden: true };
  put(table, one, placeOf(horse));
  table.tell?.({ type: 'mounted', fighter: one.id, how: 'mounts' });
}

/** RUN-HORSE-05 */
const ridingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('ride') + rollChange(state, one, 'ride') - hindrance(state, one);

/** After a jump or a stunt of the horse he has to stay in the saddle before he goes on. RUN-HORSE-05 */
export function stayMounted(table: Table, one: Fighter, turning: Turning | null): void {
  if (isRiding(one)) next(table, { step: 'staying', fighter: one.id, turning });
  else if (turning !== null) next(table, { step: 'continue', ...turning });
}

/** Whom the horse can tread on. RUN-HORSE-03 */
export const trampleOptions = (one: Fighter, targets: readonly string[]): ActOf<'trample'>[] =>
  isRiding(one) ? targets.map((target) => ({ act: 'trample', target })) : [];

/** Whose horse somebody may strike at, with what he holds. RUN-HORSE-08, RUN-RULING-C37 */
export const horseOptions = (state: State, one: Fighter): ActOf<'strikeHorse'>[] =>
  state.fighters
    .filter((owner) => areEnemies(one, owner) && isFairGame(state, one, owner) && isWithin(state, one, owner))
    .map(({ id }) => ({ act: 'strikeHorse', target: id }));

/** Whatever hunts, and whatever was made, strikes at any horse; people only at one that is ridden. RUN-HORSE-08 */
function isFairGame(state: State, one: Fighter, { horse }: Fighter): boolean {
  if (horse === null || horse.hp === 0) return false;
  const { tags } = sheetOf(state, one);
  return horse.ridden || tags.includes('undead') || !tags.some((tag) => SPARE_LOOSE_HORSES.includes(tag));
}

function isWithin(state: State, one: Fighter, owner: Fighter): boolean {
  if (owner.horse === null) return false;
  const [ground, from, to] = [groundFor(state), baseOf(state, one), horseBase(owner, owner.horse)];
  const { missile, range } = formOf(state, one);
  if (!missile) return isInReach(ground, from, to);
  return (
    one.pieces[one.hand] !== 0 && distance(from, to) >= (range?.least ?? 0) && hasClearLine(ground, from, to)
  );
}

/** Where it stands, with or without him. */
const horseBase = (owner: Fighter, horse: Horse): Base => ({
  ...placeOf(horse.ridden ? owner : horse),
  size: HORSE_SIZE,
});

/** Off what it rolls: its Wounds, and what it carries beyond its strength. RUN-HORSE-04 */
const burdenOf = ({ wounds, ridden }: Horse, { impairment }: HorseSheet): number =>
  wounds + (ridden ? impairment : 0);

export const ridingSteps: Steps<'trampling' | 'horseBlow' | 'staying'> = {
  staying(table, frame) {
    const { state } = table;
    const { fighter, turning } = frame;
    const one = fighterOf(state, fighter);
    const die = { who: one, for: 'ride', roll: 'ride', lacked: lacks(state, one, 'ride') } as const;
    const total = rollOnce(table, frame, die, () => ridingScore(state, one), HORSEMANSHIP);
    if (total === null) return;
    const stays = total >= HORSEMANSHIP;
    table.tell?.({ type: 'stayedMounted', fighter, total, stays });
    if (!stays) fall(table, one);
    else if (turning !== null) next(table, { step: 'continue', ...turning });
  },

  /** With its own numbers, and to its rider's credit. RUN-HORSE-03 */
  trampling(table, frame) {
    const { state } = table;
    const { by, target: id } = frame;
    const [one, target] = [fighterOf(state, by), fighterOf(state, id)];
    const { horse } = sheetOf(state, one);
    if (!isAble(one) || one.horse === null || horse === null || !isOnField(target)) return;
    const hooves = tramplingScore(one.horse, horse);
    const blow = { who: one, for: 'attack', roll: 'attack', unasked: true } as const;
    const totals = rollBoth(table, frame, [blow, parryOf(state, target)], () => [
      hooves,
      isHelpless(target) ? HELPLESS : treadDefence(state, one, target) + unrolled(state, target),
    ]);
    if (totals === null) return;
    const [attack, defence] = totals;
    table.tell?.({ type: 'trampled', by, at: id, attack, defence });
    if (attack < defence) return table.tell?.({ type: 'missed', by, at: id });
    harm(table, one, target, attack - defence, horse.dam);
  },

  /** At the horse alone. RUN-RULING-C37 */
  horseBlow(table, frame) {
    const { state } = table;
    const { by, target: id } = frame;
    const [one, owner] = [fighterOf(state, by), fighterOf(state, id)];
    const { horse } = sheetOf(state, owner);
    if (!isAble(one) || owner.horse === null || horse === null) return;
    const { missile } = formOf(state, one);
    const dfn = missile ? STANDING_TARGET : horse.dfn - burdenOf(owner.horse, horse);
    const totals = rollBoth(
      table,
      frame,
      [
        { who: one, for: 'attack', roll: 'attack', lacked: lacksSkill(state, one) },
        missile ? undefined : { who: owner, for: 'defence', roll: 'defence', unasked: true },
      ],
      () => [horseBlowScore(state, one, owner), dfn],
    );
    if (totals === null) return;
    const [attack, defence] = totals;
    table.tell?.({ type: 'struckHorse', by, at: id, attack, defence });
    if (attack < defence) return;
    const dam = damOf(state, one, owner, factsOf(blowOf(one, id, 'own')));
    hurtHorse(table, owner, attack - defence + dam);
  },
};

/** By how much the horse is ahead before the dice, and what it does; of whoever is helpless only its own side. */
export function tramplingAhead(
  state: State,
  one: Fighter,
  target: Fighter,
): { readonly ahead: number; readonly dam: number } {
  const { horse } = sheetOf(state, one);
  if (one.horse === null || horse === null) return { ahead: 0, dam: 0 };
  const against = isHelpless(target) ? 0 : treadDefence(state, one, target);
  return { ahead: tramplingScore(one.horse, horse) - against, dam: horse.dam };
}

/** To hit it at all. */
export function horseBlowChance(state: State, one: Fighter, owner: Fighter): number {
  const { horse } = sheetOf(state, owner);
  if (owner.horse === null || horse === null) return 0;
  const score = horseBlowScore(state, one, owner);
  return formOf(state, one).missile
    ? chanceOf(score, STANDING_TARGET)
    : chanceToBeat(score - (horse.dfn - burdenOf(owner.horse, horse)));
}

const tramplingScore = (own: Horse, sheet: HorseSheet): number => sheet.atk - burdenOf(own, sheet);

const treadDefence = (state: State, one: Fighter, target: Fighter): number =>
  total((add) => defenceParts(state, blowOf(one, target.id, 'own'), add));

/** One without a rider is struck at for itself: nothing that is about its owner counts. */
const horseBlowScore = (state: State, one: Fighter, owner: Fighter): number =>
  isRiding(owner)
    ? total((add) => attackParts(state, blowOf(one, owner.id, 'own'), add))
    : formOf(state, one).atk.total - hindrance(state, one);

/** What it loses, and what becomes of whoever sits on it. RUN-DMG-06, -12 */
export function hurtHorse(table: Table, owner: Fighter, raw: number): void {
  const { horse: sheet } = sheetOf(table.state, owner);
  const { horse } = owner;
  if (horse === null || sheet === null || horse.hp === 0) return;
  const lost = lostHitPoints(0, raw, sheet.soak);
  const { body, condition } = hurt({ ...horse, maxHp: sheet.hp, woundThreshold: sheet.woundThreshold }, lost);
  // Nobody treats a horse in time.
  const dead = condition === 'dying' || condition === 'dead';
  owner.horse = { ...horse, hp: dead ? 0 : body.hp, wounds: body.wounds };
  table.tell?.({ type: 'horseHurt', fighter: owner.id, lost, dead });
  if (condition !== 'able' && isRiding(owner)) fall(table, owner);
}

/** It suffers where it stands what anybody would. RUN-HORSE-09, RUN-TER-46 */
export function endanger(table: Table, owner: Fighter): void {
  const { state } = table;
  const { horse } = owner;
  const { horse: sheet } = sheetOf(state, owner);
  if (horse === null || sheet === null || horse.hp === 0) return;
  const dam = damAt(groundFor(state), horseBase(owner, horse));
  if (dam === 0) return;
  const raw = hurtIn(dam, sheet.res - burdenOf(horse, sheet) + throwDie(table, 'exposure').result);
  if (raw > 0) hurtHorse(table, owner, raw);
}

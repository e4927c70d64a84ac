// What is added to the dice of a fight, part by part. One place says what counts; who wants only the total, and who
// wants to see where it comes from, read the same list. RUN-MELEE-06, RUN-MISSILE-06

import { GRABBED, TANGLED_DFN } from '../../content/hazards.ts';
import { MOUNTED } from '../../content/horse.ts';
import type { WeirdStatistic } from '../../content/terrain.ts';
import { crowdedBy } from '../blow.ts';
import { BOON_RULES } from '../boons.ts';
import { isMarked } from '../hooks/mark.ts';
import type { Attack as Seen } from '../hooks/windows.ts';
import { ignoresBarriers } from '../powers/leaping.ts';
import {
  type Advantage,
  advantage,
  type Gained,
  isParted,
  type LineOfFire,
  lineOfFire,
  PLACED,
  pressedBy,
  weirdBy,
  windOn,
} from '../space/index.ts';
import type { Attack, Shot } from './agenda.ts';
import { surpriseOf } from './ambush.ts';
import { attackOf, type Facts, factsOf, isBraced, shotFacts } from './attacks.ts';
import { changesOf, rollChange } from './changes.ts';
import type { ScorePart } from './conditions.ts';
import { crowdedByExtras } from './decoys.ts';
import {
  bodiesOf,
  bodyOf,
  fighterOf,
  formOf,
  groundFor,
  groundUnder,
  impairment,
  isHelpless,
  isHero,
  isRiding,
  pacesBetween,
  pestered,
  sheetOf,
} from './fighters.ts';
import { hasOffHand } from './gear.ts';
import { areTraded } from './holmgang.ts';
import { halved } from './sheets.ts';
import { dimness } from './sight.ts';
import type { Fighter, State } from './state.ts';

/** Takes a part of a score: what it comes from, and by how much. */
export type Add = (of: ScorePart, by: number) => void;

/** The total of what a list of parts adds. */
export function total(parts: (add: Add) => void): number {
  let sum = 0;
  parts((_, by) => {
    sum += by;
  });
  return sum;
}

export interface Part {
  readonly of: ScorePart;
  readonly by: number;
}

/** The parts that count for something. */
export function partsOf(parts: (add: Add) => void): Part[] {
  const counted: Part[] = [];
  parts((of, by) => {
    if (by !== 0) counted.push({ of, by });
  });
  return counted;
}

/** A helpless target rolls nothing. RUN-RULING-C24 */
export const HELPLESS = 6;

const CHARGE = 3;
const LEAP = 3;
const BRACED = 3;
const BARRIER = 1;
const OFF_HAND = -3;
const GUARDED = -6;
const WITHDRAWING = 3;
/** Paces of a charge that only a braced longshaft meets better. RUN-MELEE-20 */
const BRACED_AGAINST = 20;

/** All that is added to the attacker's die. RUN-MELEE-01, -06 */
export function attackParts(state: State, attack: Attack, add: Add): void {
  const attacker = fighterOf(state, attack.attacker);
  const target = fighterOf(state, attack.target);
  const form = formOf(state, attacker, attack.form);
  const berserk = attack.manner === 'berserk';
  const facts = factsOf(attack);
  const { base, parts, fixed } = changesOf(state, attacker, 'atk', () =>
    attackOf(state, attacker, target, facts),
  );
  if (fixed !== null) return add(fixed.of, fixed.by);
  add(base?.of ?? 'atk', base?.by ?? form.atk.total);
  // Nothing else makes a berserk better. RUN-MELEE-09, -10
  if (berserk) add('berserk', form.dfn.total);
  else {
    if (attack.manner === 'holding' || attacker.stance === 'holding') add('holding', 1);
    if (attack.charge > 0) add('charge', CHARGE);
    if (attack.leapt) add('leap', LEAP);
    if (isRiding(attacker) && !isRiding(target)) add('mounted', MOUNTED);
    add('highGround', heightOf(state, attacker, target));
    if (isFavoured(state, attacker, target)) add('barrier', BARRIER);
  }
  const weird = weirdness(state, attacker, 'atk');
  add('weird', berserk ? Math.min(0, weird) : weird);
  if (attack.past === 'guarded') add('pastAlly', GUARDED);
  if (attacker.offHand && attack.form === attacker.hand) offHanded(state, attacker, add);
  startled(state, attacker, add);
  add('decoys', crowdedByExtras(state, attacker));
  if (attacker.caught !== null) add('caught', GRABBED.melee);
  if (attacker.fallen && !form.longshaft) add('fallen', -state.rulings.fallenPenalty);
  for (const { of, by } of parts) add(of, by);
  hampers(state, attacker, add);
}

/** RUN-MELEE-06, RUN-RULING-C21 */
function offHanded(state: State, one: Fighter, add: Add): void {
  if (hasOffHand(state, one)) add('offHand', OFF_HAND);
}

/** Of somebody who was ambushed. RUN-HAZ-AMBUSH-05 */
const startled = (state: State, one: Fighter, add: Add): void => add('surprise', -surpriseOf(state, one));

/** Whatever he does that needs eyes. RUN-DMG-09, RUN-TER-91 */
function hampers(state: State, one: Fighter, add: Add): void {
  add('dark', -dimness(state, one));
  if (one.distracted) add('distracted', -1);
  add('pestered', -pestered(state, one));
  add('impairment', -impairment(one));
}

/** RUN-TER-145 */
export const weirdness = (state: State, one: Fighter, statistic: WeirdStatistic): number =>
  weirdBy(groundFor(state), bodyOf(state, one), one.side, statistic);

/** All that is added to the defender's die. RUN-MELEE-01, -02, -06 */
export function defenceParts(state: State, attack: Attack, add: Add): void {
  // Only the die. RUN-RULING-R62
  if (areTraded(state)) return;
  const attacker = fighterOf(state, attack.attacker);
  const target = fighterOf(state, attack.target);
  const form = formOf(state, target);
  const facts = factsOf(attack);
  const { base, parts, fixed } = changesOf(state, target, 'dfn', () =>
    attackOf(state, attacker, target, facts),
  );
  if (fixed !== null) return add(fixed.of, fixed.by);
  // Of a careful strike, and of whoever went berserk, the score counts for nothing. RUN-ENGAGE-19, RUN-MELEE-11
  const bare = attack.kind === 'careful' || attack.kind === 'counter';
  const score = base?.by ?? form.dfn.total;
  if (!bare) add(base?.of ?? 'dfn', isHeldByOther(target, attacker) ? halved(score) : score);
  if (target.stance === 'weaving') add('weaving', 1);
  if (target.movement === 'withdrawing') add('withdrawing', WITHDRAWING);
  add('highGround', heightOf(state, target, attacker));
  if (isFavoured(state, target, attacker)) add('barrier', BARRIER);
  if (attack.kind === 'own' && attacker.paces >= BRACED_AGAINST && isBraced(state, target))
    add('braced', BRACED);
  add('crowd', crowdedBy(pressedBy(groundFor(state), bodiesOf(state), bodyOf(state, target)).length));
  if (isRiding(target) && !isRiding(attacker)) add('mounted', MOUNTED);
  add('weird', weirdness(state, target, 'dfn'));
  if (target.offHand && !bare) offHanded(state, target, add);
  startled(state, target, add);
  if (target.caught !== null) add('caught', GRABBED.melee);
  if (target.fallen) add('fallen', target.tangled ? TANGLED_DFN : -state.rulings.fallenPenalty);
  for (const { of, by } of parts) add(of, by);
  hampers(state, target, add);
}

/** DAM of a way to attack somebody, with what weird magic makes of it. RUN-TER-145 */
export function damOf(state: State, attacker: Fighter, target: Fighter, facts: Facts): number {
  const attack = (): Seen => attackOf(state, attacker, target, facts);
  const { base, parts } = changesOf(state, attacker, 'dam', attack);
  const dam = base?.by ?? formOf(state, attacker, facts.form).dam.total;
  return dam + weirdness(state, attacker, 'dam') + parts.reduce((sum, { by }) => sum + by, 0);
}

/** What a body soaks, with its armor or without, and with what weird magic makes of it. RUN-DMG-01, -05, RUN-TER-145, RUN-RULING-G06 */
export function soakOf(
  state: State,
  one: Fighter,
  armor = true,
  by: Fighter | null = null,
  hit: Facts | null = null,
): number {
  const { soak, bareSoak } = sheetOf(state, one);
  const attack = by && hit && (() => attackOf(state, by, one, hit));
  const { base, parts } = changesOf(state, one, 'soak', attack, !armor);
  // Without its armor a foe soaks half, and a hero what his body does. RUN-RULING-G24
  const bare = isHero(one) ? bareSoak : halved(soak.total);
  const worn = isMarked(one.marks, 'naked') ? bare : soak.total;
  const score = base?.by ?? (armor ? worn : bareSoak);
  const weird = armor ? weirdness(state, one, 'soak') : 0;
  return score + weird + parts.reduce((sum, { by: more }) => sum + more, 0);
}

/** Third parties find it easier to hit whoever is held. RUN-SPECIAL-10, RUN-RULING-C17, -C47 */
const isHeldByOther = ({ held }: Fighter, attacker: Fighter): boolean =>
  held !== null && held.by !== attacker.id;

/** What the ground gives one against the other; on a slope only once it was won. RUN-RULING-C31, RUN-TER-121 */
export function advantageOver(state: State, one: Fighter, other: Fighter): Advantage {
  const [ground, bodies] = [groundUnder(state, one, other), bodiesOf(state)];
  const gained: Gained = (upper, lower) => fighterOf(state, upper.id).upper.includes(lower.id);
  const given = advantage(ground, bodies, bodyOf(state, one), bodyOf(state, other), gained);
  return one.vantage ? { ...given, melee: PLACED.melee } : given;
}

const heightOf = (state: State, one: Fighter, other: Fighter): number =>
  advantageOver(state, one, other).melee;

/** Across a barrier the better fighter has the better of it. RUN-SPECIAL-21, RUN-RULING-C39 */
function isFavoured(state: State, one: Fighter, other: Fighter): boolean {
  // Who leaps over them is neither helped nor hindered. RUN-FOELIST-SARK-AMEN.2
  if ([one, other].some((each) => ignoresBarriers(sheetOf(state, each).powers))) return false;
  if (!isParted(groundUnder(state, one, other), bodyOf(state, one), bodyOf(state, other))) return false;
  const skill = (of: Fighter): number => formOf(state, of).atk.total + formOf(state, of).dfn.total;
  return skill(one) > skill(other);
}

const MOVING: Readonly<Record<Fighter['movement'], number>> = {
  none: 0,
  moved: -6,
  withdrawing: 3,
  fleeing: 6,
  reckless: 6,
};

/** All that is added to the die of somebody who shoots or throws. RUN-MISSILE-06, -17, RUN-RULING-C10 */
export function shotParts(state: State, shot: Shot, add: Add): void {
  const attacker = fighterOf(state, shot.attacker);
  const target = fighterOf(state, shot.target);
  const facts = shotFacts(shot);
  const attack = (): Seen => attackOf(state, attacker, target, facts);
  const { base, parts, fixed } = changesOf(state, attacker, 'atk', attack);
  if (fixed !== null) return add(fixed.of, fixed.by);
  add(base?.of ?? 'atk', base?.by ?? formOf(state, attacker, shot.form).atk.total);
  if (attacker.stance === 'holding') add('holding', 1);
  if (!shot.dodges || state.rulings.shotConditions === 'always') {
    shelter(state, shot, attack, add);
    if (target.stance === 'weaving') add('weaving', -3);
    add('movement', MOVING[target.movement]);
    if (target.caught !== null) add('caught', GRABBED.shotAt);
    add('wind', windOn(groundFor(state)));
  }
  if (shot.dodges) add('shield', -formOf(state, target).shieldDfn);
  add('weird', weirdness(state, attacker, 'atk'));
  startled(state, attacker, add);
  add('decoys', crowdedByExtras(state, attacker));
  if (attacker.fallen) add('fallen', -state.rulings.fallenPenalty);
  for (const { of, by } of parts) add(of, by);
  hampers(state, attacker, add);
}

/** Nothing in its way is anything to it, and nobody. RUN-HOOK-09 */
const isUnhindered = ({ gift }: Pick<Shot, 'gift'>): boolean =>
  gift !== undefined && BOON_RULES[gift]?.shoots?.unhindered === true;

/** What covers the target, unless something covers it better or makes an end of that. RUN-HOOK-16 */
function shelter(state: State, { behind, ...shot }: Shot, attack: () => Seen, add: Add): void {
  const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
  if (isUnhindered(shot)) return;
  const { parts, fixed } = changesOf(state, target, 'cover', attack);
  if (fixed !== null) return add(fixed.of, fixed.by);
  const line = lineOf(state, attacker, target);
  add('cover', (behind === 'cover' ? line?.shelter : line?.behind[behind]) ?? 0);
  for (const { of, by } of parts) add(of, by);
}

/** What is added to the die of somebody who dodges. RUN-MISSILE-05 */
export function dodgeParts(state: State, target: Fighter, add: Add, shooter: Fighter | null = null): void {
  add('dodge', sheetOf(state, target).roll('dodge') + rollChange(state, target, 'dodge', { about: shooter }));
  hampers(state, target, add);
}

/** Null where a wall is between. RUN-RULING-C32 */
export const lineOf = (state: State, attacker: Fighter, target: Fighter): LineOfFire | null =>
  lineOfFire(groundFor(state), bodiesOf(state), bodyOf(state, attacker), bodyOf(state, target));

/** Others about the target and in the line of fire, decoys too. RUN-MISSILE-10, RUN-RULING-C32, RUN-TER-61 */
export const bystanders = (
  state: State,
  shot: Pick<Shot, 'attacker' | 'target' | 'gift'>,
): readonly string[] =>
  isUnhindered(shot)
    ? []
    : (lineOf(state, fighterOf(state, shot.attacker), fighterOf(state, shot.target))?.crowd ?? []);

/** Held, pinned and helpless people dodge nothing. RUN-MISSILE-18 */
export const mayDodge = (target: Fighter): boolean => !isHelpless(target) && target.held === null;

export const isFarEnough = (state: State, attacker: Fighter, target: Fighter, form: number): boolean => {
  const { range } = formOf(state, attacker, form);
  return range !== null && pacesBetween(state, attacker, target) >= range.least;
};

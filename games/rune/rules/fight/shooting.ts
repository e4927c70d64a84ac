// A shot or a throw: whether the target dodges, who else is about, and whom it hits. RUN-MISSILE

import { next } from '@skald/kernel';
import { lostByDistance, WEAPON } from '../../content/weapons.ts';
import { STANDING_TARGET, shotOf } from '../blow.ts';
import { BOON_RULES } from '../boons.ts';
import type { Thrown } from '../dice.ts';
import { proveBlow } from '../sitting/interlude/proving.ts';
import { hasClearLine, hiddenBy, mustShift, popsUp } from '../space/index.ts';
import type { FrameOf, Shot } from './agenda.ts';
import { attackOf, type Facts, shotFacts } from './attacks.ts';
import {
  areEnemies,
  baseOf,
  bodyOf,
  fighterOf,
  formOf,
  groundFor,
  horseId,
  isAble,
  isHero,
  isOnField,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { isThrown, putDown } from './gear.ts';
import { goesOff } from './going-off.ts';
import { assail, harm, harmSteps, strayHarm } from './harm.ts';
import { strayInto } from './hostages.ts';
import { isWaiting, open, seen } from './listening.ts';
import { resolved } from './marks.ts';
import { hurtHorse } from './riding.ts';
import { type Cast, cast, isReconsidered, oneOf } from './rolling.ts';
import { lacks, lacksSkill } from './rolls.ts';
import {
  type Add,
  bystanders,
  damOf,
  dodgeParts,
  isFarEnough,
  mayDodge,
  partsOf,
  shotParts,
  total,
} from './scores.ts';
import { orShop } from './shopping.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** Far enough off, nothing solid between, and something to shoot. RUN-MISSILE-02, -16 */
export const canShoot = (state: State, attacker: Fighter, target: Fighter, form: number): boolean =>
  isOnField(target) &&
  attacker.pieces[form] !== 0 &&
  isFarEnough(state, attacker, target, form) &&
  hasClearLine(groundFor(state), baseOf(state, attacker), baseOf(state, target)) &&
  !mustShift(groundFor(state), bodyOf(state, attacker), bodyOf(state, target), attacker.lastShot);

export const shootingSteps: Steps<'shot' | 'loose' | 'dodge'> = {
  shot(table, { step: _, ...shot }) {
    const { state } = table;
    const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
    if (!isAble(attacker) || !isOnField(target)) return;
    if (shot.dodges !== null) return draw(table, shot);
    if (!mayDodge(target)) return next(table, { step: 'shot', ...shot, dodges: false });
    if (target.seat === null)
      return next(table, { step: 'shot', ...shot, dodges: isWorthDodging(state, target) });
    next(table, { step: 'dodge', seat: target.seat, ...shot });
  },

  loose(table, frame) {
    const { state } = table;
    const { step: _, dice: __, ...shot } = frame;
    const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
    if (!isAble(attacker) || !isOnField(target)) return;
    const facts = shotFacts(shot);
    const seenAs = () => attackOf(state, attacker, target, facts);
    const casts: Cast[] = [
      { who: attacker, for: 'attack', roll: 'attack', lacked: lacksSkill(state, attacker, shot.form) },
      ...(shot.dodges
        ? [{ who: target, for: 'dodge', roll: 'dodge', lacked: lacks(state, target, 'dodge') } as const]
        : []),
    ];
    const dice = cast(table, frame, casts, seenAs);
    if (dice === null) return;
    const [thrown, dodged] = dice as [Thrown, Thrown?];
    const reached = thrown.result + total((add) => shotParts(state, shot, add));
    const defence = (dodged?.result ?? 0) + total((add) => standing(state, shot, target, add));
    const missed = reached < defence;
    const failed = missed
      ? [{ at: 0, total: reached, against: defence }]
      : dodged === undefined
        ? []
        : [{ at: 1, total: defence, against: reached }];
    if (isReconsidered(table, frame, casts, dice, failed, seenAs)) return;
    fly(table, shot, facts, reached, defence);
    if (missed && dodged !== undefined) open(table, 'missileDodged', seenAs);
    resolved(table, { who: attacker, roll: 'attack', missing: defence - reached }, seenAs, 'atk', 'dam');
    if (dodged !== undefined)
      resolved(table, { who: target, roll: 'dodge', missing: reached - defence + 1 }, seenAs);
  },

  /** Decided before any die. RUN-MISSILE-03 */
  dodge: orShop<'dodge'>(({ target }) => target, {
    options: () => [{ act: 'dodge' }, { act: 'stand' }],
    byDefault: (state, { target }) => ({
      act: isWorthDodging(state, fighterOf(state, target)) ? 'dodge' : 'stand',
    }),
    standing: { never: () => ({ act: 'stand' }), always: () => ({ act: 'dodge' }) },
    answer(table, { step: _, seat: __, ...shot }, { act }) {
      next(table, { step: 'shot', ...shot, dodges: act === 'dodge' });
    },
  }),
};

/** He has spent an action on finding another line. RUN-TER-105 */
export function aimAnew(one: Fighter): void {
  if (one.shifted && one.lastShot !== null) one.lastShot = { ...one.lastShot, shooterMoved: true };
  one.shifted = false;
}

/** Better than standing still, on average. RUN-RULING-C45 */
export const isWorthDodging = (state: State, target: Fighter): boolean =>
  total((add) => dodgeParts(state, target, add)) + formOf(state, target).shieldDfn >= 1;

/** What is in the way of it, besides whom it is meant for: his dodge, or that he stands still. */
const standing = (state: State, { dodges, attacker }: Shot, target: Fighter, add: Add): void =>
  dodges ? dodgeParts(state, target, add, fighterOf(state, attacker)) : add('standing', STANDING_TARGET);

/** What is to be shot is on the string. */
function draw(table: Table, shot: Shot): void {
  const { state } = table;
  const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
  if (shot.gift === undefined) spend(state, attacker, target, shot.form);
  else flyOn(state, attacker, target, shot.form);
  rise(table, attacker, target);
  Object.assign(attacker, {
    shifted: false,
    lastShot: { target: target.id, targetMoved: false, shooterMoved: false },
  });
  assail(attacker, target);
  const loose: FrameOf<'loose'> = { step: 'loose', ...shot };
  const known = () => attackOf(state, attacker, target, shotFacts(shot));
  if (!isWaiting(table, 'attackDeclared', known, loose)) shootingSteps.loose(table, loose);
}

function fly(table: Table, shot: Shot, facts: Facts, reached: number, defence: number): void {
  const { state } = table;
  const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
  const form = formOf(state, attacker, shot.form);
  const others = bystanders(state, shot);
  const thrown = (shot.gift && BOON_RULES[shot.gift]?.shoots?.weapon) ?? form.weapon;
  const weapon = thrown === null ? null : WEAPON[thrown];
  const far = weapon === null ? 0 : lostByDistance(weapon, pacesBetween(state, attacker, target));
  const dam = damOf(state, attacker, target, facts) - far;
  if (isHero(attacker)) goesOff(table, attacker, 'shot');
  table.tell?.({
    type: 'shot',
    by: attacker.id,
    at: target.id,
    form: shot.form,
    attack: reached,
    defence,
    sums: {
      attack: partsOf((add) => shotParts(state, shot, add)),
      defence: partsOf((add) => standing(state, shot, target, add)),
    },
    others: others.length,
  });
  const outcome = shotOf(reached, defence, others.length);
  if (outcome.hits === 'nothing') return table.tell?.({ type: 'missed', by: attacker.id, at: target.id });
  const { margin } = outcome;
  if (outcome.hits === 'target') proveBlow(state, attacker, target, shot.form);
  if (outcome.hits === 'target') return harm(table, attacker, target, margin, dam, { ...facts, margin });
  // He neither dodges nor rolls. RUN-MISSILE-12, -13, RUN-RULING-C32
  const hit = oneOf(table, others, 'stray');
  // Whoever aims at a friend to hit the foe beside him fails. RUN-MISSILE-14
  if (!areEnemies(attacker, target) && isEnemyIn(state, attacker, hit))
    return table.tell?.({ type: 'missed', by: attacker.id, at: target.id });
  table.tell?.({ type: 'strayed', by: attacker.id, at: target.id, hit });
  const extra = state.extras.find(({ id }) => id === hit);
  if (extra !== undefined) return strayInto(table, attacker, extra);
  const owner = state.fighters.find(({ id, horse }) => horse !== null && horseId(id) === hit);
  if (owner !== undefined) return hurtHorse(table, owner, margin + dam);
  const struck = fighterOf(state, hit);
  // Foes never wear down their own. RUN-RULING-C19
  if (isHero(attacker) || isHero(struck)) goAstray(table, attacker, target, struck, facts, margin, dam);
}

const isEnemyIn = (state: State, one: Fighter, id: string): boolean =>
  state.fighters.some((other) => other.id === id && areEnemies(one, other));

/** It was meant for somebody else. */
function goAstray(
  table: Table,
  attacker: Fighter,
  target: Fighter,
  struck: Fighter,
  facts: Facts,
  margin: number,
  dam: number,
): void {
  const { state } = table;
  const stray = strayHarm(attacker, struck, margin + dam);
  const known = () => ({
    ...attackOf(state, attacker, target, facts),
    struck: seen(state, struck),
    raw: margin + dam,
  });
  if (!isWaiting(table, 'strayHit', known, stray)) harmSteps.harm(table, stray);
}

/** Who shoots from behind something shows himself; from full cover somebody answers. RUN-SPECIAL-19, RUN-TER-28 */
function rise(table: Table, attacker: Fighter, target: Fighter): void {
  const { state } = table;
  const [ground, from, to] = [groundFor(state), bodyOf(state, attacker), bodyOf(state, target)];
  if (hiddenBy(ground, from, to) === null) return;
  attacker.exposed = true;
  if (popsUp(ground, from, to)) next(table, { step: 'popUp', fighter: attacker.id });
}

/** A gift takes no further piece; what was thrown before lies where it comes to. RUN-HOOK-09 */
function flyOn(state: State, attacker: Fighter, { x, y }: Fighter, form: number): void {
  const at = attacker.lying.findLastIndex((thing) => thing.form === form);
  if (at >= 0 && isThrown(state, attacker, form)) attacker.lying = attacker.lying.with(at, { form, x, y });
}

/** One piece of what he shoots, but for slingers, who find stones everywhere. RUN-MISSILE-16, RUN-GEAR-19 */
function spend(state: State, attacker: Fighter, target: Fighter, form: number): void {
  const { pieces, weapon } = formOf(state, attacker, form);
  if (pieces === null || weapon === 'sling') return;
  const left = (attacker.pieces[form] ?? 0) - 1;
  if (!isThrown(state, attacker, form)) {
    attacker.pieces = attacker.pieces.with(form, left);
    return;
  }
  // What was thrown lies where the target stands, and is in nobody's hand. RUN-RULING-C29
  putDown(state, attacker, form, target);
  if (left === 0) attacker.hand = sheetOf(state, attacker).fists;
}

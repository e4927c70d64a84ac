// A blow: both roll, and what comes of it. RUN-MELEE, RUN-RULING-C50

import { next } from '@skald/kernel';
import { STATIC_DEFENCE } from '../../content/rulings.ts';
import { mayGoBerserk, ripostesOf } from '../blow.ts';
import { isBotch, isTriumph, type Thrown } from '../dice.ts';
import { proveBlow } from '../sitting/interlude/proving.ts';
import { straight } from '../space/index.ts';
import type { Attack, FrameOf } from './agenda.ts';
import { attackOf, factsOf } from './attacks.ts';
import type { Manner } from './choices.ts';
import { mayForestall } from './engagement.ts';
import {
  alliesWithin,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  isHelpless,
  isHero,
  isInReach,
  isOnField,
} from './fighters.ts';
import { goesOff } from './going-off.ts';
import { assail, harm } from './harm.ts';
import { areTraded } from './holmgang.ts';
import { isWaiting, open, seen } from './listening.ts';
import { resolved } from './marks.ts';
import { type Cast, cast, isReconsidered, oneOf, throwDie } from './rolling.ts';
import { lacksSkill } from './rolls.ts';
import { type Add, attackParts, damOf, defenceParts, HELPLESS, partsOf, total } from './scores.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** Paces within which a botch may find a friend. RUN-MELEE-22 */
const FOG = 3;
/** Who takes no care strikes the ally between when he misses by so much or less. RUN-MELEE-25 */
const NEAR_MISS = 6;

export const blowOf = (
  attacker: Pick<Fighter, 'id' | 'hand'>,
  target: string,
  kind: Attack['kind'],
): FrameOf<'attack'> => ({
  step: 'attack',
  attacker: attacker.id,
  target,
  form: attacker.hand,
  kind,
  as: 'blow',
  manner: 'plain',
  past: null,
  charge: 0,
  leapt: false,
  left: 0,
  forestalled: true,
});

/** The one between two who are in reach of each other. RUN-RULING-C27 */
export const allyBetween = (state: State, attacker: Fighter, target: Fighter): Fighter | undefined =>
  alliesWithin(state, attacker, FOG).find((ally) =>
    straight(groundFor(state), attacker, target)
      .slice(1, -1)
      .some(({ x, y }) => x === ally.x && y === ally.y),
  );

/** What a blow may be combined with. RUN-ACT-04, -07, -08, RUN-MELEE-09, RUN-RULING-C21, -C54 */
export function mannersOf(attacker: Fighter, inRangeAtFirst: boolean): Manner[] {
  if (!isHero(attacker) || !inRangeAtFirst) return ['plain'];
  switch (attacker.stance) {
    case 'holding':
    case 'weaving':
      return ['plain'];
    case 'none':
      return ['plain', 'holding', 'weaving', ...(mayGoBerserk(attacker.hp) ? (['berserk'] as const) : [])];
  }
}

/** Who is helpless rolls nothing, nor does anybody where that is agreed. RUN-BASIC-21 */
export const parryOf = (state: State, target: Fighter): Cast | undefined =>
  isHelpless(target) || state.rulings.staticDefence
    ? undefined
    : { who: target, for: 'defence', roll: 'defence', lacked: lacksSkill(state, target) };

/** What counts in place of a die where nobody rolls. RUN-BASIC-21 */
export const unrolled = (state: State, target: Fighter): number =>
  state.rulings.staticDefence && !isHelpless(target) ? STATIC_DEFENCE : 0;

/** Beyond all measure, for better or worse. */
const isMarvel = (die: Thrown): boolean => isBotch(die) || isTriumph(die);

export const strikingSteps: Steps<'attack' | 'blow' | 'clash' | 'ripostes' | 'counter'> = {
  /** Before the dice the defender may forestall it. RUN-ENGAGE-08, RUN-RULING-C53 */
  attack(table, { step: _, ...attack }) {
    const { state } = table;
    const target = fighterOf(state, attack.target);
    if (!isPossible(state, attack)) return;
    const after = { ...attack, forestalled: true };
    if (!attack.forestalled && target.seat !== null && mayForestall(state, target, attack.attacker))
      next(table, { step: 'forestall', seat: target.seat, ...after });
    else next(table, { step: 'blow', ...after });
  },

  blow(table, { step: _, ...attack }) {
    const { state } = table;
    if (!isPossible(state, attack)) return;
    const [attacker, target] = [fighterOf(state, attack.attacker), fighterOf(state, attack.target)];
    if (formOf(state, attacker, attack.form).bareHands) attacker.fists = true;
    assail(attacker, target);
    const clash: FrameOf<'clash'> = { step: 'clash', ...attack };
    if (!isWaiting(table, 'attackDeclared', () => attackOf(state, attacker, target, factsOf(attack)), clash))
      strikingSteps.clash(table, clash);
  },

  clash(table, frame) {
    const { state } = table;
    const { step: _, dice: __, ...attack } = frame;
    if (!isPossible(state, attack)) return;
    const [attacker, target] = [fighterOf(state, attack.attacker), fighterOf(state, attack.target)];
    const facts = factsOf(attack);
    const seenAs = () => attackOf(state, attacker, target, facts);
    const parry = parryOf(state, target);
    const casts: Cast[] = [
      { who: attacker, for: 'attack', roll: 'attack', lacked: lacksSkill(state, attacker, attack.form) },
      ...(parry === undefined ? [] : [parry]),
    ];
    const dice = cast(table, frame, casts, seenAs);
    if (dice === null) return;
    const [thrown, parried] = dice as [Thrown, Thrown?];
    const onAttack = (add: Add): void => attackParts(state, attack, add);
    const onDefence = (add: Add): void =>
      isHelpless(target) ? add('helpless', HELPLESS) : defenceParts(state, attack, add);
    const reached = thrown.result + total(onAttack);
    const defence = (parried?.result ?? unrolled(state, target)) + total(onDefence);
    const margin = reached - defence;
    const failed =
      margin < 0
        ? [{ at: 0, total: reached, against: defence }]
        : parried === undefined
          ? []
          : [{ at: 1, total: defence, against: reached }];
    if (isReconsidered(table, frame, casts, dice, failed, seenAs)) return;
    if (attack.manner === 'berserk') goesOff(table, attacker, 'berserk');
    if (!isHero(attacker) && isMarvel(thrown)) goesOff(table, attacker, 'foeBotchesOrTriumphs');
    table.tell?.({
      type: 'struck',
      by: attacker.id,
      at: target.id,
      form: attack.form,
      attack: reached,
      defence,
      sums: { attack: partsOf(onAttack), defence: partsOf(onDefence) },
    });
    if (attack.manner === 'berserk') next(table, { step: 'counter', by: target.id, at: attacker.id });
    if (attack.kind !== 'riposte' && ripostesOf(margin) > 0 && !areTraded(state))
      next(table, { step: 'ripostes', by: target.id, at: attacker.id, left: ripostesOf(margin) });
    if (margin >= 0) {
      proveBlow(state, attacker, target, attack.form);
      const dam = damOf(state, attacker, target, facts);
      next(table, { step: 'footing', ...attack, reached, raw: margin + dam });
      harm(table, attacker, target, margin, dam, { ...facts, margin });
    } else {
      miss(table, attack, margin, isBotch(thrown), defence);
      open(table, 'attackMissed', () => ({ ...seenAs(), margin }));
    }
    const botched = isBotch(thrown);
    resolved(table, { who: attacker, roll: 'attack', missing: -margin, botched }, seenAs, 'atk', 'dam');
    if (parried !== undefined)
      resolved(table, { who: target, roll: 'defence', missing: margin + 1 }, seenAs, 'dfn');
  },

  /** In a row, until one of the two can fight no more. RUN-MELEE-26, RUN-RULING-C20 */
  ripostes(table, { by, at, left }) {
    const { state } = table;
    const [one, other] = [fighterOf(state, by), fighterOf(state, at)];
    if (left === 0 || !canStrikeBack(state, one, other)) return;
    strikeBack(table, one, other, 'riposte', { step: 'ripostes', by, at, left: left - 1 });
  },

  /** RUN-MELEE-11, RUN-RULING-C21 */
  counter(table, { by, at }) {
    const { state } = table;
    const [one, other] = [fighterOf(state, by), fighterOf(state, at)];
    if (canStrikeBack(state, one, other)) strikeBack(table, one, other, 'counter');
  },
};

const isPossible = (state: State, { attacker, target, kind, as, gift }: Attack): boolean => {
  const [one, other] = [fighterOf(state, attacker), fighterOf(state, target)];
  const needsReach = kind === 'own' && as !== 'leap' && gift === undefined;
  return isAble(one) && isOnField(other) && (!needsReach || isInReach(state, one, other));
};

const canStrikeBack = (state: State, one: Fighter, other: Fighter): boolean =>
  isAble(one) &&
  one.held === null &&
  isOnField(other) &&
  !formOf(state, one).missile &&
  isInReach(state, one, other);

/** For nothing, unless something keeps him from it. */
function strikeBack(
  table: Table,
  one: Fighter,
  other: Fighter,
  occasion: 'riposte' | 'counter',
  ...after: FrameOf<'ripostes'>[]
): void {
  const { state } = table;
  const blow = blowOf(one, other.id, occasion);
  const known = () => ({ by: seen(state, one), target: seen(state, other), occasion });
  if (!isWaiting(table, 'freeAttackOffered', known, blow, ...after)) next(table, blow, ...after);
}

/** A miss may find somebody else. RUN-MELEE-22 to -25, RUN-SPECIAL-10 */
function miss(table: Table, attack: Attack, margin: number, botched: boolean, defence: number): void {
  const { state } = table;
  const [attacker, target] = [fighterOf(state, attack.attacker), fighterOf(state, attack.target)];
  const dam = damOf(state, attacker, target, factsOf(attack));
  table.tell?.({ type: 'missed', by: attacker.id, at: target.id });
  const holder = target.held === null ? null : fighterOf(state, target.held.by);
  if (holder !== null && holder.side === attacker.side && holder.id !== attacker.id)
    return strikeAlly(table, attack, holder, -margin, dam);
  const between = attack.past === 'heedless' ? allyBetween(state, attacker, target) : undefined;
  if (between !== undefined && -margin <= NEAR_MISS) return strikeAlly(table, attack, between, 0, dam);
  if (!botched) return;
  const near = alliesWithin(state, attacker, FOG).filter((ally) => ally.id !== target.id);
  if (near.length === 0) return;
  const again = throwDie(table, 'fog').result + total((add) => attackParts(state, attack, add));
  if (again >= defence) strikeAlly(table, attack, slowest(table, near), 0, dam);
}

/** RUN-MELEE-23 */
function slowest(table: Table, allies: readonly Fighter[]): Fighter {
  const least = Math.min(...allies.map(({ total: initiative }) => initiative ?? -Infinity));
  return oneOf(
    table,
    allies.filter(({ total: initiative }) => (initiative ?? -Infinity) === least),
    'stray',
  );
}

/** Foes never wear down their own; a net catches whomever it finds. RUN-MELEE-24, RUN-RULING-C19, RUN-GEAR-20 */
function strikeAlly(table: Table, attack: Attack, ally: Fighter, margin: number, dam: number): void {
  const { state } = table;
  const attacker = fighterOf(state, attack.attacker);
  table.tell?.({ type: 'strayed', by: attacker.id, at: attack.target, hit: ally.id });
  if (!isHero(attacker)) return;
  const { entangles } = formOf(state, attacker, attack.form);
  harm(table, attacker, ally, margin, dam, entangles ? { ...factsOf(attack), margin } : null);
}

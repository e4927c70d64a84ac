// How many dice each side of an attack rolls, and the Armour the attacker's dice must exceed. DUN-FIGHT, DUN-SHOOT,
// DUN-SPELL-16 to -18, DUN-RULING-12 and -13.

import {
  CAVE_IN,
  ETHEREAL_ARMOUR,
  FEWEST_DICE,
  LEAST_ARMOUR,
  LOCK,
  type LockFacts,
  MOST_ARMOUR,
  WEAK_SPOT_LOCK,
} from '../content/index.ts';
import type { Attack } from './agenda.ts';
import { isBehind } from './geometry/arcs.ts';
import {
  baseOf,
  carried,
  factsOf,
  has,
  isInjured,
  isLarge,
  markOf,
  model,
  quest,
  sumOf,
  terrain,
  threateners,
} from './models.ts';
import type { Modifier } from './modifiers.ts';
import { sightOf } from './sight.ts';
import type { Bar, Model, State } from './state.ts';

export interface Numbers {
  readonly attack: number;
  readonly defence: number;
  readonly armour: number;
  readonly attackerModifiers: readonly Modifier[];
  readonly defenderModifiers: readonly Modifier[];
}

export function numbersOf(state: State, attack: Attack): Numbers {
  const attacker = model(state, attack.attacker);
  const target = attack.target === null ? null : model(state, attack.target);
  const attackerModifiers = attackerPenalties(state, attack, attacker, target);
  const dice = Math.max(FEWEST_DICE, attackDice(state, attack, attacker) - attackerModifiers.length);
  if (target === null) {
    const { combat, armour } = barFacts(barAt(state, attack.bar as [number, number]) as Bar);
    return { attack: dice, defence: combat, armour, attackerModifiers, defenderModifiers: [] };
  }
  const defenderModifiers = defenderPenalties(state, attack, attacker, target);
  const { combat } = factsOf(state, target);
  // Penalties beyond two dice lower the Armour. DUN-FIGHT-10 to -13
  const rest = Math.max(0, defenderModifiers.length - Math.max(0, combat - FEWEST_DICE));
  return {
    attack: dice,
    defence: Math.max(FEWEST_DICE, combat - defenderModifiers.length),
    armour: Math.max(LEAST_ARMOUR, armourOf(state, target, attack.kind) - rest),
    attackerModifiers,
    defenderModifiers,
  };
}

/** What is rolled before penalties: the card, items, effects, Feats. */
function attackDice(state: State, { kind, bar, bonus, magic, spell }: Attack, attacker: Model): number {
  if (kind === 'magic')
    return magic + bonus + (spell === 'flamebolt' ? sumOf(attacker, 'flameboltDice', ({ dice }) => dice) : 0);
  const { combat, shooting } = factsOf(state, attacker);
  const guided = markOf(attacker, 'guided')?.dice ?? 0;
  if (kind === 'shot') return (shooting ?? 0) + guided + bonus;
  const wedge = bar === null ? 0 : sumOf(attacker, 'lockDice', ({ dice }) => dice);
  return combat + guided + bonus + wedge + sumOf(attacker, 'fightDice', ({ dice }) => dice);
}

function attackerPenalties(
  state: State,
  { kind }: Attack,
  attacker: Model,
  target: Model | null,
): Modifier[] {
  if (kind === 'magic') return [];
  const modifiers: Modifier[] = [];
  if (suffersInjury(state, attacker)) modifiers.push('injured');
  if (kind === 'fight' && isOutnumbered(state, attacker)) modifiers.push('outnumbered');
  if (kind === 'shot' && target !== null) {
    if (!has(attacker, 'ignoresCover') && sightOf(state, attacker, target)?.cover) modifiers.push('cover');
    else if (has(target, 'cover')) modifiers.push('cloak');
  }
  return modifiers;
}

function defenderPenalties(state: State, { kind }: Attack, attacker: Model, target: Model): Modifier[] {
  if (kind === 'magic') return [];
  const modifiers: Modifier[] = [];
  if (suffersInjury(state, target)) modifiers.push('injured');
  if (kind === 'fight' && isOutnumbered(state, target)) modifiers.push('outnumbered');
  const back = isBehind(terrain(state).grid, baseOf(state, target), baseOf(state, attacker));
  if (back && markOf(target, 'stance') === undefined) modifiers.push('behind');
  return modifiers;
}

const suffersInjury = (state: State, one: Model): boolean =>
  isInjured(state, one) && !has(one, 'ignoresInjury');

/** A Large enemy counts twice against a model of one square. DUN-FIGHT-07, DUN-LARGE-10, -11, DUN-RULING-12 */
export function isOutnumbered(state: State, one: Model): boolean {
  if (markOf(one, 'stance') !== undefined) return false;
  const large = isLarge(one);
  return threateners(state, one).reduce((sum, enemy) => sum + (isLarge(enemy) && !large ? 2 : 1), 0) >= 2;
}

/** Armour before penalties. DUN-FIGHT-14 */
export function armourOf(state: State, one: Model, against: Attack['kind'] = 'fight'): number {
  const facts = factsOf(state, one);
  if (against === 'magic' && facts.abilities.includes('ethereal')) return ETHEREAL_ARMOUR;
  let raised = markOf(one, 'stance')?.armour ?? facts.armour + sumOf(one, 'armour', ({ by }) => by);
  let lowered = markOf(one, 'corroded')?.by ?? 0;
  for (const mark of one.marks) if (mark.type === 'shielded' || mark.type === 'hardened') raised += mark.by;
  for (const special of quest(state).specials)
    if (special.type === 'weakness' && special.boss === one.type)
      lowered += special.armour * carried(state, special.object);
  return Math.max(LEAST_ARMOUR, Math.min(MOST_ARMOUR, raised) - lowered);
}

export const barAt = (state: State, [x, y]: readonly [number, number]): Bar | undefined =>
  state.bars.find((bar) => bar.x === x && bar.y === y);

/** DUN-RULING-22 */
export function barFacts({ what, lock }: Bar): LockFacts {
  if (what === 'caveIn') return CAVE_IN;
  return LOCK[lock ?? WEAK_SPOT_LOCK];
}

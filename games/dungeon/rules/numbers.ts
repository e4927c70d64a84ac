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
import { type Add, type Part, partsOf, UNHEARD } from './sums.ts';

export interface Numbers {
  readonly attack: number;
  readonly defence: number;
  readonly armour: number;
  readonly attackerModifiers: readonly Modifier[];
  readonly defenderModifiers: readonly Modifier[];
}

/** Who hears the parts of the attack's dice, of the defence's and of the Armour. */
interface Listeners {
  readonly attack: Add;
  readonly defence: Add;
  readonly armour: Add;
}

const NOBODY: Listeners = { attack: UNHEARD, defence: UNHEARD, armour: UNHEARD };

export function numbersOf(state: State, attack: Attack, tell: Listeners = NOBODY): Numbers {
  const attacker = model(state, attack.attacker);
  const target = attack.target === null ? null : model(state, attack.target);
  const attackerModifiers = attackerPenalties(state, attack, attacker, target);
  const dice = penalised(attackDice(state, attack, attacker, tell.attack), attackerModifiers, tell.attack);
  if (target === null) {
    const { combat, armour } = barFacts(barAt(state, attack.bar as [number, number]) as Bar);
    tell.defence('lock', combat);
    tell.armour('lock', armour);
    return { attack: dice, defence: combat, armour, attackerModifiers, defenderModifiers: [] };
  }
  const defenderModifiers = defenderPenalties(state, attack, attacker, target);
  const { combat } = factsOf(state, target);
  tell.defence('card', combat);
  // Penalties beyond two dice lower the Armour. DUN-FIGHT-10 to -13
  const rest = Math.max(0, defenderModifiers.length - Math.max(0, combat - FEWEST_DICE));
  const whole = armourOf(state, target, attack.kind, tell.armour);
  const armour = Math.max(LEAST_ARMOUR, whole - rest);
  tell.armour('beyond', -rest);
  tell.armour('least', armour - (whole - rest));
  return {
    attack: dice,
    defence: penalised(combat, defenderModifiers, tell.defence),
    armour,
    attackerModifiers,
    defenderModifiers,
  };
}

/** All parts of an attack's numbers, for people. */
export function sumsOf(state: State, attack: Attack): Record<keyof Listeners, Part[]> {
  const partsFor = (heard: keyof Listeners): Part[] =>
    partsOf((add) => numbersOf(state, attack, { ...NOBODY, [heard]: add }));
  return { attack: partsFor('attack'), defence: partsFor('defence'), armour: partsFor('armour') };
}

/** Each costs a die, and two are left. */
function penalised(dice: number, modifiers: readonly Modifier[], add: Add): number {
  for (const modifier of modifiers) add(modifier, -1);
  const left = Math.max(FEWEST_DICE, dice - modifiers.length);
  add('least', left - (dice - modifiers.length));
  return left;
}

/** What is rolled before penalties: the card, items, effects, Feats. */
function attackDice(
  state: State,
  { kind, bar, bonus, magic, spell }: Attack,
  attacker: Model,
  add: Add,
): number {
  if (kind === 'magic') {
    add('spell', magic);
    add('crystal', bonus);
    return magic + bonus + (spell === 'flamebolt' ? sumOf(attacker, 'flameboltDice', diceIn, add) : 0);
  }
  const { combat, shooting } = factsOf(state, attacker);
  const own = kind === 'shot' ? (shooting ?? 0) : combat;
  const guided = markOf(attacker, 'guided')?.dice ?? 0;
  add('card', own);
  add('guided', guided);
  add('feat', bonus);
  if (kind === 'shot') return own + guided + bonus;
  const wedge = bar === null ? 0 : sumOf(attacker, 'lockDice', diceIn, add);
  return own + guided + bonus + wedge + sumOf(attacker, 'fightDice', diceIn, add);
}

const diceIn = ({ dice }: { readonly dice: number }): number => dice;

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
export function armourOf(
  state: State,
  one: Model,
  against: Attack['kind'] = 'fight',
  add: Add = UNHEARD,
): number {
  const facts = factsOf(state, one);
  if (against === 'magic' && facts.abilities.includes('ethereal')) {
    add('ethereal', ETHEREAL_ARMOUR);
    return ETHEREAL_ARMOUR;
  }
  const stance = markOf(one, 'stance')?.armour;
  add(stance === undefined ? 'card' : 'stance', stance ?? facts.armour);
  let raised = stance ?? facts.armour + sumOf(one, 'armour', ({ by }) => by, add);
  for (const mark of one.marks)
    if (mark.type === 'shielded' || mark.type === 'hardened') {
      raised += mark.by;
      add(mark.type, mark.by);
    }
  const held = Math.min(MOST_ARMOUR, raised);
  add('most', held - raised);
  const corroded = markOf(one, 'corroded')?.by ?? 0;
  add('corroded', -corroded);
  let left = held - corroded;
  for (const special of quest(state).specials)
    if (special.type === 'weakness' && special.boss === one.type) {
      const weakness = special.armour * carried(state, special.object);
      left -= weakness;
      add('weakness', -weakness);
    }
  const armour = Math.max(LEAST_ARMOUR, left);
  add('least', armour - left);
  return armour;
}

export const barAt = (state: State, [x, y]: readonly [number, number]): Bar | undefined =>
  state.bars.find((bar) => bar.x === x && bar.y === y);

/** DUN-RULING-22 */
export function barFacts({ what, lock }: Bar): LockFacts {
  if (what === 'caveIn') return CAVE_IN;
  return LOCK[lock ?? WEAK_SPOT_LOCK];
}

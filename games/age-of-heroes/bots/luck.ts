// How much luck a die is worth.

import type { Seat } from '@skald/kernel';
import { SPELL_WORKS_UP_TO, type Spell, SYGIL_SAVES_UP_TO } from '../content/index.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { heroPiece, jarlsOf } from '../rules/pieces.ts';
import { type Battle, battleOf, playerOf, type State } from '../rules/state.ts';
import { battleSides, battleValues } from './battle.ts';
import { expected } from './chances.ts';
import { difference } from './stakes.ts';
import { deathWorth, jarlWorth, luckWorth, woundWorth } from './worth.ts';

type Bid = ChoiceOf<'luckBid'>;

const FACES = 6;
/** A spell that takes a hero, or his jarls alone, out of the battle. */
const HERO_AWAY = 2;
const JARLS_AWAY = 0.7;

const spent = (state: State, seat: Seat, points: number): number => {
  const { luck } = playerOf(state, seat);
  return luckWorth(state, seat, luck) - luckWorth(state, seat, luck - Math.abs(points));
};

/** Luck on the combat die. `sign` turns points given for one's own side into points on the die. */
function onCombatDie(
  state: State,
  seat: Seat,
  options: readonly Bid[],
  sign: 1 | -1,
  others: readonly number[],
): number[] {
  const battle = battleOf(state);
  const { attack, defence } = battleSides(state, battle);
  const gap = difference(attack, defence);
  const results = battleValues(state, battle, seat);
  return options.map(({ points }) => {
    let sum = 0;
    for (const other of others) sum += expected(state, gap, sign * points + other, results);
    return sum / others.length - spent(state, seat, points);
  });
}

/** In secret: the other side may add a point or none. */
export function luckBid(state: State, seat: Seat, options: readonly Bid[]): number[] {
  const battle = battleOf(state);
  const against = seat === battle.attacker ? -1 : 1;
  const rivals = state.players.some(
    (player, other) => other !== seat && player.luck > 0 && inIt(state, battle, other),
  );
  return onCombatDie(state, seat, options, 1, rivals ? [0, against] : [0]);
}

const inIt = (state: State, { attackers, defenders }: Battle, seat: Seat): boolean =>
  state.pieces.some(
    (one) => one.owner === seat && (attackers.includes(one.id) || defenders.includes(one.id)),
  );

/** Openly: what was given before is known. */
export function luckOpen(state: State, seat: Seat, options: readonly Bid[]): number[] {
  const battle = battleOf(state);
  const given = battle.luck.reduce((sum, points) => sum + points, 0);
  return onCombatDie(state, seat, options, seat === battle.attacker ? 1 : -1, [given]);
}

/** What a spell costs the player whom it strikes. */
function spellCost(state: State, seat: Seat, spell: Spell): number {
  const player = playerOf(state, seat);
  const hero = heroPiece(state, seat);
  const { attackers } = battleOf(state);
  const heroIn = hero !== null && attackers.includes(hero.id);
  if (spell !== 'yr') return heroIn ? HERO_AWAY : JARLS_AWAY;
  let cost = 0;
  for (const jarl of jarlsOf(state, seat))
    if (jarl.area === state.battle?.area) cost += jarlWorth(state, jarl);
  if (heroIn) cost += player.wounded ? deathWorth(state, seat) : woundWorth(state);
  return cost;
}

const chanceUpTo = (face: number): number => Math.min(FACES, Math.max(0, face)) / FACES;

/** High dice resist a spell. */
export const spellLuck = (state: State, seat: Seat, spell: Spell, options: readonly Bid[]): number[] =>
  options.map(
    ({ points }) =>
      -chanceUpTo(SPELL_WORKS_UP_TO - points) * spellCost(state, seat, spell) - spent(state, seat, points),
  );

/** Low dice save the hero by Sygil. */
export const sygilLuck = (state: State, seat: Seat, spell: Spell, options: readonly Bid[]): number[] =>
  options.map(
    ({ points }) =>
      chanceUpTo(SYGIL_SAVES_UP_TO - points) * spellCost(state, seat, spell) - spent(state, seat, points),
  );

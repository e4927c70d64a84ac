// The exact chances of what a choice leads to, as far as the asking seat may know them.

import { type Chance, type Choice, isOneOf, type Seat } from '@skald/kernel';
import {
  type Direction,
  FLEEING_FORD_ON,
  FORD_ON,
  type Hex,
  isHex,
  left,
  RETREAT_STEPS,
  right,
  TACTICAL,
  type TacticalCard,
} from '../content/index.ts';
import { lineOf, startOf } from './approach.ts';
import { areEnemies, armyIn, armyNamed, armyOf, canFight, hexOf, isSmall, ownerOf } from './armies.ts';
import { battleOf, battleTerms, hindrance, seatOfRole } from './battle.ts';
import { attackerWins, type Role, termsOf } from './quick.ts';
import type { Army, State } from './state.ts';
import { wayBetween, waysFrom, wayTowards } from './ways.ts';

/** Everything that can come of a choice. */
export const OUTCOMES = [
  'attackerWins',
  'defenderWins',
  /** Across the river, or left on the bank, or turned aside from it. */
  'forded',
  'stays',
  'turnedBack',
  /** A small army under attack. */
  'fled',
  'destroyed',
] as const;
type Outcome = (typeof OUTCOMES)[number];

type Odds = { readonly outcome: Outcome; readonly chance: number }[];

const faceChance = (needs: number): number => (7 - needs) / 6;

export function odds(view: State, seat: Seat, choice: Choice): Chance[] | null {
  const found = oddsOf(view, seat, choice);
  return found?.filter(({ chance }) => chance > 0) ?? null;
}

function oddsOf(view: State, seat: Seat, choice: Choice): Odds | null {
  const frame = view.agenda.at(-1);
  switch (frame?.step) {
    case 'command':
      return commandOdds(view, choice);
    case 'way':
      return choice.act === 'quick' ? battleOdds(view) : null;
    case 'tactics': {
      const role: Role = seatOfRole(view, 'attacker') === seat ? 'attacker' : 'defender';
      return battleOdds(view, isOneOf(TACTICAL, choice.card) ? { [role]: [choice.card] } : {});
    }
    case 'defendShip': {
      const defender = armyNamed(view, String(choice.army));
      return defender && attackOdds(view, armyOf(view, frame.attacker), defender, frame.hex);
    }
    case 'fordOrCard': {
      if (choice.act === 'ford') return [{ outcome: 'forded', chance: 1 }];
      const inFlight = view.agenda.some(({ step }) => step === 'flightForded');
      return fordOdds(FLEEING_FORD_ON, inFlight ? 'destroyed' : 'turnedBack');
    }
    case 'sidestep': {
      const from = hexOf(armyOf(view, frame.army));
      const way = waysFrom(view.map, from).find(({ to }) => to === choice.to);
      return way?.ford ? fordOdds(FLEEING_FORD_ON, 'turnedBack') : null;
    }
    default:
      return null;
  }
}

function fordOdds(needs: number, otherwise: Outcome): Odds {
  const chance = faceChance(needs);
  return [
    { outcome: 'forded', chance },
    { outcome: otherwise, chance: 1 - chance },
  ];
}

/** The quick battle under way, as if nobody played any further card. */
function battleOdds(view: State, more: Partial<Record<Role, TacticalCard[]>> = {}): Odds {
  const battle = battleOf(view);
  const { attacker, defender } = battle;
  return contest({ ...battleTerms(view, battle, more), attacker: attacker.left, defender: defender.left });
}

function contest(forces: Parameters<typeof attackerWins>[0]): Odds {
  const chance = attackerWins(forces);
  return [
    { outcome: 'attackerWins', chance },
    { outcome: 'defenderWins', chance: 1 - chance },
  ];
}

/** A step into a hex: the ford first, then whoever is known to stand there. */
function commandOdds(view: State, choice: Choice): Odds | null {
  if (!['move', 'land', 'board', 'ford'].includes(choice.act)) return null;
  const army = armyNamed(view, String(choice.army));
  const boards = choice.act === 'board' || choice.how === 'board';
  const to = choice.act === 'board' ? view.ship.at : choice.to;
  if (army === null || !isHex(to)) return null;
  const fords = choice.act !== 'ford' && wayBetween(view.map, startOf(view, army), to)?.ford === true;
  const target = boards ? null : armyIn(view, to);
  const fight = target !== null && areEnemies(army, target) ? attackOdds(view, army, target, to) : null;
  if (!fords) return fight;
  const across = faceChance(FORD_ON);
  const then: Odds = fight ?? [{ outcome: 'forded', chance: 1 }];
  return [
    ...then.map(({ outcome, chance }) => ({ outcome, chance: chance * across })),
    { outcome: 'stays', chance: 1 - across },
  ];
}

/** Null where a strength is hidden, or the battle may be fought on a table. */
function attackOdds(view: State, attacker: Army, defender: Army, hex: Hex): Odds | null {
  if (isSmall(defender)) return flightOdds(view, defender, lineOf(view, attacker, hex));
  if (!canFight(defender) || !canFight(attacker) || view.options.battles === 'table') return null;
  const crossed = wayBetween(view.map, startOf(view, attacker), hex)?.crosses ?? false;
  const terms = termsOf(hindrance(view, hex, defender.id, crossed), { attacker: [], defender: [] });
  return contest({ ...terms, attacker: attacker.points, defender: defender.points });
}

/** CAM-RULING-17, as if no Ford card were played. */
function flightOdds(view: State, army: Army, line: Direction): Odds {
  const fled = [line, left(line), right(line)]
    .map((direction) => escapes(view, army, direction))
    .reduce((sum, chance) => sum + chance / 3, 0);
  return [
    { outcome: 'fled', chance: fled },
    { outcome: 'destroyed', chance: 1 - fled },
  ];
}

function escapes(view: State, army: Army, direction: Direction): number {
  const sails = view.sides[ownerOf(view, army.id)] === 'vikings';
  let chance = 1;
  let hex = hexOf(army);
  for (let taken = 1; taken <= RETREAT_STEPS; taken++) {
    const way = wayTowards(view.map, hex, direction);
    if (way === null) return 0;
    const there = armyIn(view, way.to);
    if (there !== null && areEnemies(there, army)) return 0;
    if (way.ford) chance *= faceChance(FLEEING_FORD_ON);
    if (sails && way.to === view.ship.at) return chance;
    if (there !== null && taken === RETREAT_STEPS) return 0;
    hex = way.to;
  }
  return chance;
}

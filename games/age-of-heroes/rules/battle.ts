// One battle, step by step, in the order of the rulebook. AOH-CBT-02

import { type Choice, next, type Seat } from '@skald/kernel';
import {
  type Area,
  CASTS,
  type CounterId,
  isMonsterId,
  type MonsterId,
  monsterKind,
  type Result,
} from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { targetKey } from './attack.ts';
import { waitingGods } from './gods.ts';
import { fleeingHruntingUser, resultOf, turned } from './odds.ts';
import { findPiece, heroPiece, isHero, jarlId, ownPieces, piece, publicName } from './pieces.ts';
import { canRecruit } from './recruiting.ts';
import {
  type Battle,
  battleOf,
  type Piece,
  playerOf,
  resultIn,
  type State,
  type Steps,
  type Table,
} from './state.ts';
import { attackStrength, battleSums, defenceStrength } from './strength.ts';

/** Step I: the attack is declared; from here on there is no way back. AOH-RULING-20 */
export function startBattle(
  table: Table,
  seat: Seat,
  area: Area,
  attackers: CounterId[],
  named: string[],
): void {
  const { state } = table;
  closeEarlierArea(state, area);
  const hero = heroPiece(state, seat);
  const heroAttacks = hero !== null && attackers.includes(hero.id);
  if (heroAttacks) {
    const player = playerOf(state, seat);
    player.restsIn = null;
    if (named.some((target) => isMonsterId(target))) player.foughtMonster = true;
  }
  table.tell?.({ type: 'attacked', seat, area, attackers: [...attackers], targets: [...named] });
  state.battle = {
    area,
    attacker: seat,
    attackers,
    named,
    defenders: [],
    land: named.includes('land'),
    faceDown: [],
    recruited: [],
    heroes: heroAttacks ? [seat] : [],
    fought: [],
    luck: state.players.map(() => 0),
    godAttack: 0,
    godDefence: 0,
    attack: 0,
    defence: 0,
    die: 0,
    result: null,
  };
  next(table, { step: 'turnUp' });
}

/** One area at a time: what was left behind stays closed. AOH-CBT-04 */
function closeEarlierArea(state: State, area: Area): void {
  const at = state.agenda.length - 1;
  const frame = state.agenda[at];
  if (frame?.step !== 'attackFrom') return;
  const { current } = frame;
  const leaves = state.options.areaByArea && current !== null && current !== area;
  const closed = leaves ? [...frame.closed, current] : frame.closed;
  state.agenda[at] = { ...frame, current: area, closed };
}

/** The player who speaks for the defenders: that of the target named first. AOH-RULING-24 */
export function speaker(state: State): Seat | null {
  for (const id of state.battle?.defenders ?? []) {
    const owner = findPiece(state, id)?.owner;
    if (owner !== null && owner !== undefined) return owner;
  }
  return null;
}

/** Whom a player could still call into a battle. AOH-CBT-08 */
export const helpersOf = (state: State, battle: Battle, seat: Seat): Piece[] =>
  ownPieces(state, seat).filter((one) => one.area === battle.area && !battle.defenders.includes(one.id));

/** Who of them comes. */
export function calledBy(helpers: readonly Piece[], { act, counter }: Choice): readonly Piece[] {
  if (act === 'callAll') return helpers;
  return act === 'call' ? helpers.filter(({ id }) => id === counter) : [];
}

function join(state: State, battle: Battle, one: Piece): void {
  battle.defenders.push(one.id);
  if (isHero(state, one)) battle.heroes.push(one.owner);
}

const casts = (name: string): name is MonsterId =>
  isMonsterId(name) && CASTS[monsterKind(name)] !== undefined;

/** The dice of the next caster, and the casters that wait. */
function casting(casters: MonsterId[]): FrameOf<'spells'> {
  const [first] = casters;
  return { step: 'spells', casters, dice: first === undefined ? 0 : (CASTS[monsterKind(first)]?.dice ?? 0) };
}

/** On to the next caster. AOH-RULING-27 */
export const nextCaster = ({ casters }: FrameOf<'spells'>): FrameOf<'spells'> => casting(casters.slice(1));

export const battleSteps: Steps<
  'turnUp' | 'callAid' | 'aid' | 'totals' | 'combatDie' | 'turnFlight' | 'announce' | 'endBattle'
> = {
  turnUp(table) {
    const { state } = table;
    const battle = battleOf(state);
    for (const name of battle.named) {
      const one = state.pieces.find((other) => other.area === battle.area && publicName(other) === name);
      if (one === undefined) continue;
      if (!one.faceUp) {
        one.faceUp = true;
        battle.faceDown.push(jarlId(one));
        table.reveal();
        table.tell?.({ type: 'turnedUp', jarl: jarlId(one), token: one.token, area: battle.area });
      }
      join(state, battle, one);
    }
    const keys = battle.named
      .map((name) => targetKey(name, battle.area))
      .filter((key) => !key.startsWith('jarl-'));
    for (const id of battle.attackers) piece(state, id).attacked.push(...keys, ...battle.faceDown);
    next(table, { step: 'callAid', asked: [] });
  },

  /** Each attacked player decides for his own counters. AOH-CBT-08, AOH-RULING-21 */
  callAid(table, frame) {
    const { state } = table;
    const battle = battleOf(state);
    for (const id of battle.defenders) {
      const seat = piece(state, id).owner;
      if (seat === null || frame.asked.includes(seat)) continue;
      const asked = [...frame.asked, seat];
      if (helpersOf(state, battle, seat).length > 0) return next(table, { step: 'aid', seat, asked });
      return next(table, { step: 'callAid', asked });
    }
    next(table, casting(battle.named.filter(casts)));
  },

  aid: {
    byDefault: () => ({ act: 'enough' }),
    standing: {
      never: () => ({ act: 'enough' }),
      always: () => ({ act: 'callAll' }),
      span: ({ turn }) => turn,
    },
    options: (state, _frame, seat) => [
      { act: 'callAll' },
      { act: 'enough' },
      ...helpersOf(state, battleOf(state), seat).map((one) => ({
        act: 'call' as const,
        counter: one.id,
      })),
    ],
    answer(table, frame, choice, seat) {
      const { state } = table;
      const battle = battleOf(state);
      const helpers = helpersOf(state, battle, seat);
      const called = calledBy(helpers, choice);
      for (const one of called) join(state, battle, one);
      if (called.length > 0)
        table.tell?.({ type: 'cameToHelp', seat, counters: called.map((one) => one.id) });
      const more = choice.act === 'call' && helpers.length > 1;
      next(table, more ? frame : { step: 'callAid', asked: frame.asked });
    },
  },

  /** Step IV. The gods who waited speak now. AOH-GOD-16, -19 */
  totals(table) {
    const { state } = table;
    const battle = battleOf(state);
    waitingGods(table, battle);
    battle.attack = attackStrength(table, battle);
    battle.defence = defenceStrength(table, battle);
    const { attacker: seat, area } = battle;
    if (table.tell !== undefined) table.tell({ type: 'strengths', seat, area, ...battleSums(state, battle) });
    next(table, { step: 'combatDie' });
  },

  /** Step V. AOH-CBT-15, -16 */
  combatDie(table) {
    const { state } = table;
    const battle = battleOf(state);
    const blind = state.options.recruitBlind && battle.faceDown.some((jarl) => canRecruit(state, jarl));
    battle.die = table.roll(6, 'combat', blind ? [] : undefined);
    battle.result = asTheDieFell(state, battle);
    const recruits = {
      step: 'recruits' as const,
      jarls: battle.faceDown.filter((jarl) => battle.defenders.includes(jarl)),
    };
    const announce = { step: 'announce' as const };
    next(table, ...(blind ? [recruits, announce] : [announce, recruits]), { step: 'strike' });
    const user = fleeingHruntingUser(state, battle);
    if (user === null) return;
    if (state.options.hruntingOptional) next(table, { step: 'turnFlight', seat: user });
    else turnFlight(battle);
  },

  /** AOH-SWORD-06 */
  turnFlight: {
    options: () => [{ act: 'turn' }, { act: 'flee' }],
    answer(table, _frame, choice, seat) {
      if (choice.act === 'flee') return;
      turnFlight(battleOf(table.state));
      table.tell?.({ type: 'flightTurned', seat });
    },
  },

  /** Nobody is told while a recruiter chooses blindly. AOH-RULING-75 */
  announce(table) {
    const { state } = table;
    const battle = battleOf(state);
    const { area, attacker: seat, attack, defence, die, luck } = battle;
    const user = fleeingHruntingUser(state, { ...battle, result: asTheDieFell(state, battle) });
    if (user !== null && !state.options.hruntingOptional) table.tell?.({ type: 'flightTurned', seat: user });
    const sum = luck.reduce((total, points) => total + points, 0);
    table.tell?.({ type: 'fought', seat, area, attack, defence, die, luck: sum, result: resultIn(battle) });
  },

  endBattle(table) {
    table.state.battle = null;
  },
};

/** The result of die and luck, before anything turns it. */
function asTheDieFell(state: State, { attack, defence, die, luck }: Battle): Result {
  const sum = luck.reduce((total, points) => total + points, die);
  return resultOf(state, attack - defence, sum);
}

/** AOH-RULING-48 */
function turnFlight(battle: Battle): void {
  battle.result = turned(resultIn(battle));
}

// A battle begins: both strengths are shown, and it is settled how it is fought. CAM-BATTLE-01, -02, CAM-RULING-19, -20

import { isOneOf, next, type Seat } from '@skald/kernel';
import { FIELDS, type Field, geographyOf, type Hex, sideOf, TACTICAL } from '../content/index.ts';
import { lineOf, startOf } from './approach.ts';
import { armyOf, ownerOf, placeOf, spendMove } from './armies.ts';
import { discard, hasCards, holds } from './cards.ts';
import type { ChoiceOf } from './choices.ts';
import { type Hindrance, type HitPart, hampering, hitSum, type Role, type Terms, termsOf } from './quick.ts';
import type { Army, Battle, Party, State, Steps, Table } from './state.ts';
import { wayBetween } from './ways.ts';

export function beginBattle(table: Table, attacker: Army, defender: Army, hex: Hex): void {
  const { state } = table;
  const crossed = wayBetween(state.map, startOf(state, attacker), hex)?.crosses ?? false;
  const aboard = defender.at === 'ship';
  spendMove(attacker);
  attacker.fought = defender.fought = true;
  state.battle = {
    hex,
    field: crossed && !aboard ? 'river' : fieldOf(state, hex),
    from: placeOf(attacker),
    line: lineOf(state, attacker, hex),
    crossed,
    aboard,
    way: null,
    attacker: partyOf(attacker),
    defender: partyOf(defender),
    round: 0,
    winner: null,
    pieces: [],
    disputed: [],
  };
  next(table, { step: 'battle' });
}

/** CAM-BATTLE-02 */
const partyOf = ({ id, points }: Army): Party => ({ army: id, points, left: points, cards: [], saved: 0 });

/** CAM-RULING-22: an attack over the river is fought by the river; one on a ship on its beach. CAM-RULING-10 */
function fieldOf({ map }: State, hex: Hex): Field {
  const terrain = geographyOf(map).terrain.get(hex);
  if (!isOneOf(FIELDS, terrain)) throw new Error(`nobody fights in ${hex}`);
  return terrain;
}

export function battleOf({ battle }: State): Battle {
  if (battle === null) throw new Error('there is no battle');
  return battle;
}

export const seatOfRole = (state: State, role: Role): Seat => ownerOf(state, battleOf(state)[role].army);

export const battleSteps: Steps<'battle' | 'way' | 'tactics'> = {
  battle(table) {
    const { state } = table;
    const battle = battleOf(state);
    const { attacker, defender } = battle;
    // CAM-RULING-03
    table.reveal();
    armyOf(state, attacker.army).shown = armyOf(state, defender.army).shown = true;
    table.tell?.({
      type: 'battleBegan',
      hex: battle.hex,
      field: battle.field,
      attacker: attacker.army,
      defender: defender.army,
      points: [attacker.points, defender.points],
      aboard: battle.aboard,
    });
    const { battles } = state.options;
    if (battles === 'agree') next(table, { step: 'way', seats: [0, 1], answers: [null, null] });
    else fight(table, battles);
  },

  /** A table is only set when both sit down at it. */
  way: {
    options: () => [{ act: 'quick' }, { act: 'table' }],
    settle(table, _frame, answers) {
      const way = answers.every(({ act }) => act === 'table') ? 'table' : 'quick';
      table.tell?.({ type: 'wayAgreed', way });
      fight(table, way);
    },
  },

  /** Up to one of each kind. CAM-RULING-20.1 */
  tactics: {
    options(state, { seat }) {
      const { cards } = partyOfSeat(state, seat);
      const options: ChoiceOf<'tactics'>[] = [];
      for (const card of TACTICAL)
        if (holds(state, seat, card) && !cards.includes(card)) options.push({ act: 'play', card });
      return [...options, { act: 'ready' }];
    },
    answer(table, frame, choice) {
      if (choice.act === 'ready') return;
      playTactic(table, frame.seat, choice.card);
      if (hasCards(table.state, frame.seat)) next(table, frame);
    },
  },
};

function fight(table: Table, way: 'quick' | 'table'): void {
  const { state } = table;
  battleOf(state).way = way;
  if (way === 'table') return next(table, { step: 'battlefield' }, { step: 'moments', next: 0 });
  const seats = (['attacker', 'defender'] as const).map((role) => seatOfRole(state, role));
  const asked = seats.filter((seat) => hasCards(state, seat));
  next(table, ...asked.map((seat) => ({ step: 'tactics', seat }) as const), { step: 'round', round: 1 });
}

export function partyOfSeat(state: State, seat: Seat): Party {
  const { attacker, defender } = battleOf(state);
  return ownerOf(state, attacker.army) === seat ? attacker : defender;
}

export function playTactic(table: Table, seat: Seat, card: (typeof TACTICAL)[number]): void {
  discard(table.state, seat, card);
  partyOfSeat(table.state, seat).cards.push(card);
  table.tell?.({ type: 'tacticPlayed', seat, card });
}

type MoreCards = Partial<Record<Role, Party['cards']>>;

/** How the ground and the cards weigh in a quick battle; `more` are cards yet to be played. */
export const battleTerms = (state: State, battle: Battle, more: MoreCards = {}): Terms =>
  termsOf(fieldIn(state, battle), cardsIn(battle, more));

/** The face that a side needs in a round, part by part. */
export function battleHits(state: State, battle: Battle, role: Role, round: number): HitPart[] {
  const [field, cards] = [fieldIn(state, battle), cardsIn(battle)];
  return hitSum(termsOf(field, cards), hampering(field, cards)[role].by, role, round);
}

const fieldIn = (state: State, { hex, defender, crossed }: Battle): Hindrance =>
  hindrance(state, hex, defender.army, crossed);

const cardsIn = ({ attacker, defender }: Battle, more: MoreCards = {}): Record<Role, Party['cards']> => ({
  attacker: [...attacker.cards, ...(more.attacker ?? [])],
  defender: [...defender.cards, ...(more.defender ?? [])],
});

/** CAM-RULING-20.3 */
export function hindrance(state: State, hex: Hex, defender: Army['id'], crossed: boolean): Hindrance {
  const terrain = geographyOf(state.map).terrain.get(hex);
  return {
    crossed,
    mountain: terrain === 'mountain',
    castle: terrain === 'castle' && sideOf(defender) === 'normans',
  };
}

// The six phases of a turn, in order. AOH-SEQ

import { next, type Seat } from '@skald/kernel';
import { START_LUCK } from '../content/index.ts';
import { endGame } from './end.ts';
import { dropItems } from './items.ts';
import { handOver, lostWithoutPurse } from './kingdom.ts';
import { heroOf, heroPiece, jarlId, jarlsOf, newPiece, piece } from './pieces.ts';
import { placeJarl, placeMonster, rollArea } from './setup.ts';
import { type Piece, type Player, playerOf, type State, type Steps, type Table } from './state.ts';

/** Heroes on the map at this moment. AOH-RULING-14 */
const heroesInPlay = (state: State): number =>
  state.players.reduce((count, player) => count + (player.status === 'alive' ? 1 : 0), 0);

export const sequenceSteps: Steps<
  'turn' | 'afterDeath' | 'precedence' | 'movement' | 'combat' | 'placeMonsters' | 'placeJarls' | 'markTurn'
> = {
  turn(table) {
    const { state } = table;
    state.turn += 1;
    table.tell?.({ type: 'turnBegan', turn: state.turn, of: state.options.turns });
    for (const one of state.pieces) freshen(one);
    for (const player of state.players) player.foughtMonster = player.traded = false;
    next(table, { step: 'precedence' });
    // AOH-RULING-82: the fallen choose before precedence is fixed.
    for (let seat = state.players.length - 1; seat >= 0; seat--)
      if (state.players[seat]?.status === 'dead') next(table, { step: 'afterDeath', seat });
  },

  afterDeath: {
    options(state, _frame, seat) {
      const jarls = jarlsOf(state, seat).map((jarl) => ({
        act: 'transfer' as const,
        jarl: jarlId(jarl),
      }));
      return [{ act: 'withdraw' }, { act: 'restart' }, ...jarls];
    },
    answer(table, _frame, choice, seat) {
      if (choice.act === 'withdraw') withdraw(table, seat);
      else if (choice.act === 'restart') restart(table, seat);
      else transfer(table, seat, piece(table.state, choice.jarl));
    },
  },

  precedence(table) {
    const { state } = table;
    const seats = state.players.flatMap((player, seat) => (player.status === 'alive' ? [seat] : []));
    // AOH-RULING-88
    if (seats.length === 0) return endGame(table);
    state.order = byGlory(table, seats);
    table.tell?.({ type: 'order', order: [...state.order] });
    for (const seat of seats) beginRest(state, seat);
    next(
      table,
      { step: 'movement', next: 0 },
      { step: 'combat', next: 0 },
      { step: 'taxes' },
      { step: 'placeMonsters' },
      { step: 'placeJarls' },
      { step: 'markTurn' },
    );
  },

  /** One player after another finishes all his movement. AOH-SEQ-02 */
  movement(table, frame) {
    const seat = table.state.order[frame.next];
    if (seat === undefined) return;
    table.state.phase = 'movement';
    table.tell?.({ type: 'phase', phase: 'movement', seat });
    handOver(table, seat);
    const first = table.state.options.freeMoveOrder ? ('chooseCounter' as const) : ('nextCounter' as const);
    next(table, { step: first, seat }, { step: 'movement', next: frame.next + 1 });
  },

  /** Players attack in the same order. AOH-SEQ-05 */
  combat(table, frame) {
    const seat = table.state.order[frame.next];
    if (seat === undefined) return;
    table.state.phase = 'combat';
    table.tell?.({ type: 'phase', phase: 'combat', seat });
    next(
      table,
      { step: 'attackFrom', seat, current: null, closed: [] },
      { step: 'combat', next: frame.next + 1 },
    );
  },

  placeMonsters(table) {
    const { state } = table;
    // AOH-RULING-15: nothing is placed in the last turn.
    if (state.turn >= state.options.turns) return;
    state.phase = 'placement';
    table.tell?.({ type: 'phase', phase: 'placement', seat: null });
    const count = Math.min(heroesInPlay(state), state.piles.monsters.length);
    for (let i = 0; i < count; i++) placeMonster(table);
  },

  placeJarls(table) {
    const { state } = table;
    if (state.turn >= state.options.turns) return;
    const count = Math.min(heroesInPlay(state), state.piles.jarls.length);
    for (let i = 0; i < count; i++) placeJarl(table);
  },

  markTurn(table) {
    const { state } = table;
    state.players.forEach((player, seat) => {
      if (player.status === 'alive') endRest(table, seat);
    });
    for (const one of state.pieces) one.hail = 0;
    if (state.turn >= state.options.turns) return endGame(table);
    next(table, { step: 'turn' });
  },
};

function freshen(one: Piece): void {
  one.moved = one.barred = false;
  if (one.attacked.length > 0) one.attacked = [];
}

/** Most glory first; equals roll for it, and again while they are equal. AOH-SEQ-02, -03, AOH-RULING-11 */
function byGlory(table: Table, seats: readonly Seat[]): Seat[] {
  const { players } = table.state;
  const glory = (seat: Seat): number => players[seat]?.glory ?? 0;
  const totals = [...new Set(seats.map(glory))].sort((a, b) => b - a);
  return totals.flatMap((total) =>
    byDice(
      table,
      seats.filter((seat) => glory(seat) === total),
    ),
  );
}

function byDice(table: Table, tied: readonly Seat[]): Seat[] {
  if (tied.length < 2) return [...tied];
  const rolls = tied.map(() => table.roll(6, 'precedence'));
  return [6, 5, 4, 3, 2, 1].flatMap((face) =>
    byDice(
      table,
      tied.filter((_, i) => rolls[i] === face),
    ),
  );
}

/** AOH-RULING-61: wounded, at home (anywhere with Ing) when the turn begins. */
function beginRest(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const hero = heroPiece(state, seat);
  const here = hero?.area ?? null;
  player.restsIn = player.wounded && (here === player.home || player.rune === 'ing') ? here : null;
}

function endRest(table: Table, seat: Seat): void {
  const { state } = table;
  const player = playerOf(state, seat);
  if (player.worshipUntil > 0) {
    if (state.turn < player.worshipUntil) return;
    player.worshipUntil = 0;
    player.wounded = false;
    table.tell?.({ type: 'healed', seat, how: 'worship' });
  } else if (player.restsIn !== null && player.wounded) {
    player.wounded = false;
    table.tell?.({ type: 'healed', seat, how: 'rest' });
  }
  player.restsIn = null;
}

/** His jarls serve nobody any more and lie face down where they are; his countries are free. AOH-RULING-83 */
function releaseJarls(table: Table, seat: Seat): void {
  const { state } = table;
  for (const jarl of jarlsOf(state, seat)) {
    dropItems(table, jarl);
    lostWithoutPurse(jarl);
    jarl.owner = null;
    jarl.faceUp = false;
    jarl.token = state.nextToken++;
    table.tell?.({ type: 'jarlReleased', jarl: jarlId(jarl), token: jarl.token, area: jarl.area });
  }
  playerOf(state, seat).kingdom = [];
}

/** AOH-DEATH-05 */
function withdraw(table: Table, seat: Seat): void {
  const player = playerOf(table.state, seat);
  player.status = 'withdrawn';
  releaseJarls(table, seat);
  table.tell?.({ type: 'withdrew', seat, final: player.final as number });
}

/** AOH-DEATH-06, -07, AOH-RULING-84 */
function restart(table: Table, seat: Seat): void {
  const { state } = table;
  const player = playerOf(state, seat);
  releaseJarls(table, seat);
  const area = rollArea(table);
  const hero = newPiece(heroOf(player), area, seat, 0);
  const lies = state.ground.findIndex(({ item }) => item === player.fallenSword);
  const sword = state.options.restartKeepsSword && lies >= 0 ? player.fallenSword : null;
  if (sword !== null) {
    state.ground.splice(lies, 1);
    hero.items.push(sword);
  }
  state.pieces.push(hero);
  Object.assign(player, {
    counter: player.hero,
    home: area,
    glory: 0,
    hoard: 0,
    luck: START_LUCK,
    rune: null,
  });
  liveAgain(player);
  table.tell?.({ type: 'restarted', seat, hero: heroOf(player), area, sword });
}

/** AOH-DEATH-08, -09, AOH-RULING-85 */
function transfer(table: Table, seat: Seat, jarl: Piece): void {
  const player = playerOf(table.state, seat);
  Object.assign(player, { counter: jarl.id, home: jarl.arrived, glory: 0, hoard: jarl.purse, rune: null });
  jarl.purse = 0;
  liveAgain(player);
  table.tell?.({ type: 'transferred', seat, jarl: jarlId(jarl), home: jarl.arrived });
  handOver(table, seat);
}

function liveAgain(player: Player): void {
  player.status = 'alive';
  player.wounded = false;
  player.restsIn = null;
  player.final = null;
  player.fallenSword = null;
}

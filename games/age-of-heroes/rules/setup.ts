// Before the first turn. AOH-SETUP

import { next, type Outcome, refuse, type Seat } from '@skald/kernel';
import {
  DRAGON_MARKS,
  DRAGONS_WITH_TREASURE,
  HEROES,
  type HeroId,
  JARLS,
  type Land,
  landByDice,
  MONSTERS,
  monsterKind,
  type Options,
  START_LUCK,
  SWORDS,
  TREASURES,
} from '../content/index.ts';
import { heroOf, newPiece } from './pieces.ts';
import { type Player, playerOf, type State, type Steps, type Table } from './state.ts';

/** A seat names the hero it wants, or `null` to choose at the table. */
export type SeatWish = HeroId | null;

export function begin(wishes: readonly SeatWish[], options: Options): Outcome<State> {
  if (wishes.length < 1 || wishes.length > HEROES.length)
    return refuse('wrong-number-of-seats', { given: wishes.length });
  const seats = wishes.map((_, seat) => seat);
  const open = seats.filter((seat) => wishes[seat] === null);
  const named = seats.filter((seat) => wishes[seat] !== null);
  return {
    ok: {
      options,
      turn: 0,
      phase: 'setUp',
      order: [],
      players: wishes.map(newPlayer),
      pieces: [],
      piles: { monsters: [...MONSTERS], jarls: [...JARLS], swords: [...SWORDS], treasures: [...TREASURES] },
      slain: [],
      ground: [],
      gone: [],
      hoards: [],
      shown: [],
      faxiRides: 0,
      iced: [],
      nextToken: 1,
      battle: null,
      agenda: [
        { step: 'setUp' },
        { step: 'chooseHero', seats: open, answers: open.map(() => null) },
        {
          step: 'chooseHero',
          seats: named,
          answers: named.map((seat) => ({ act: 'hero', hero: wishes[seat] as HeroId })),
        },
      ],
    },
  };
}

export function newPlayer(): Player {
  return {
    hero: null,
    counter: null,
    status: 'choosing',
    home: null,
    glory: 0,
    luck: START_LUCK,
    hoard: 0,
    rune: null,
    kingdom: [],
    wounded: false,
    restsIn: null,
    maidens: [],
    worshipUntil: 0,
    god: null,
    njordAid: 0,
    njordStorm: 0,
    foughtMonster: false,
    traded: false,
    fallenSword: null,
    final: null,
  };
}

/** The area that two dice in order point to. AOH-SETUP-07 */
export const rollArea = (table: Table): Land => {
  const first = table.roll(6, 'placement');
  return landByDice(first, table.roll(6, 'placement'));
};

/** Places a monster face up; a dragon seen for the first time gets its hoard. AOH-SETUP-08, AOH-TREAS-02, -03 */
export function placeMonster(table: Table): void {
  const { state } = table;
  const monster = table.draw(state.piles.monsters, 'monster');
  const area = rollArea(table);
  state.pieces.push(newPiece(monster, area, null, 0));
  table.tell?.({ type: 'monsterPlaced', monster, area: area });
  if (monsterKind(monster) !== 'dragon' || state.hoards.some((hoard) => hoard.dragon === monster)) return;
  const hidden = state.options.hiddenTreasures;
  const withTreasure = state.hoards.length < DRAGONS_WITH_TREASURE;
  const treasure = withTreasure
    ? table.draw(state.piles.treasures, 'treasure', hidden ? [] : undefined)
    : null;
  const marks = withTreasure ? 0 : DRAGON_MARKS;
  state.hoards.push({ dragon: monster, treasure, marks });
  if (treasure !== null && !hidden) state.shown.push(treasure);
  table.tell?.({ type: 'dragonHoard', dragon: monster, marks, treasure: hidden ? null : treasure });
}

/** Places a jarl face down: nobody sees which. AOH-SETUP-09 */
export function placeJarl(table: Table): void {
  const { state } = table;
  const jarl = table.draw(state.piles.jarls, 'jarl', []);
  const area = rollArea(table);
  const token = state.nextToken++;
  state.pieces.push(newPiece(jarl, area, null, token));
  table.tell?.({ type: 'jarlPlaced', token, area: area });
}

/** Highest roll wins; those still tied roll again. AOH-SETUP-03, AOH-RULING-13 */
function contest(table: Table, seats: readonly Seat[]): Seat {
  let left = [...seats];
  while (left.length > 1) {
    const rolls = left.map(() => table.roll(6, 'contest'));
    const best = Math.max(...rolls);
    left = left.filter((_, i) => rolls[i] === best);
  }
  return left[0] as Seat;
}

export const setUpSteps: Steps<'chooseHero' | 'setUp'> = {
  chooseHero: {
    options(state) {
      const taken = state.players.map((player) => player.hero);
      return HEROES.filter((hero) => !taken.includes(hero)).map((hero) => ({ act: 'hero', hero }));
    },
    settle(table, frame, answers) {
      const again: Seat[] = [];
      for (const hero of HEROES) {
        const seats = frame.seats.filter((_, i) => answers[i]?.hero === hero);
        if (seats.length === 0) continue;
        const winner = contest(table, seats);
        if (seats.length > 1) table.tell?.({ type: 'heroContested', hero, seats, winner });
        const player = playerOf(table.state, winner);
        player.hero = player.counter = hero;
        player.status = 'alive';
        table.tell?.({ type: 'heroChosen', seat: winner, hero });
        again.push(...seats.filter((seat) => seat !== winner));
      }
      again.sort((a, b) => a - b);
      if (again.length > 0) next(table, { step: 'chooseHero', seats: again, answers: again.map(() => null) });
    },
  },

  setUp(table) {
    const { state } = table;
    const swords = state.players.map(() => table.draw(state.piles.swords, 'sword'));
    // AOH-SETUP-05: what nobody drew is out of the game.
    state.gone.push(...state.piles.swords.splice(0));
    for (const _ of state.players) placeMonster(table);
    for (const _ of state.players) placeJarl(table);
    state.players.forEach((player, seat) => {
      const area = rollArea(table);
      player.home = area;
      const hero = newPiece(heroOf(player), area, seat, 0);
      const sword = swords[seat] as (typeof SWORDS)[number];
      hero.items.push(sword);
      state.pieces.push(hero);
      table.tell?.({ type: 'heroPlaced', seat, counter: hero.id, area, sword });
    });
    next(table, { step: 'turn' });
  },
};

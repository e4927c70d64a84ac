import { expect, it } from 'vitest';
import type { CounterId } from '../content/index.ts';
import { rules } from './game.ts';
import { imaginedBattle } from './imagined.ts';
import type { Piece, Player, State } from './state.ts';
import { scene } from './testing.ts';

/** Egil with Gram and his jarl Ivar, Ragnar, Kari face down, Hauk, and Fafnir on his hoard. */
const honest = (): State =>
  scene({
    heroes: [
      { hero: 'egil', in: 'wessex', kingdom: ['wessex'], piece: { items: ['gram'] } },
      { hero: 'ragnar', in: 'thule', kingdom: ['thule'] },
    ],
    jarls: [
      { jarl: 'ivar', in: 'mercia', of: 0 },
      { jarl: 'kari', in: 'sussex' },
    ],
    monsters: [
      { monster: 'hauk', in: 'rhineland' },
      { monster: 'fafnir', in: 'frisia' },
    ],
    hoards: [{ dragon: 'fafnir', treasure: 'mail-coat', marks: 12 }],
  });

it('finds nothing wrong with an honest position', () => {
  expect(rules.faults(honest())).toEqual([]);
});

const piece = (state: State, id: CounterId): Piece => state.pieces.find((one) => one.id === id) as Piece;
const player = (state: State, seat = 0): Player => state.players[seat] as Player;
const fight = (state: State, more: Partial<NonNullable<State['battle']>> = {}): void => {
  const attack = { attacker: 0, area: 'rhineland', attackers: ['egil'], named: ['hauk'] } as const;
  state.battle = { ...imaginedBattle(state, attack), ...more };
};

it.each<[string, (state: State) => unknown]>([
  ['ivar is in 2 places', (state) => state.slain.push('ivar')],
  ['gizar is in 0 places', (state) => state.piles.monsters.splice(state.piles.monsters.indexOf('gizar'), 1)],
  ['amleth is in 0 places', (state) => state.piles.jarls.splice(state.piles.jarls.indexOf('amleth'), 1)],
  ['hauk is in 2 places', (state) => state.piles.monsters.push('hauk')],
  ['gram is in 2 places', (state) => state.ground.push({ item: 'gram', area: 'mercia' })],
  ['mail-coat is in 2 places', (state) => state.piles.treasures.push('mail-coat')],
  ['egil is twice on the map', (state) => state.pieces.push({ ...piece(state, 'egil'), items: [] })],
  ['hauk is no monster of the wild', (state) => Object.assign(piece(state, 'hauk'), { owner: 0 })],
  ['hauk is no monster of the wild', (state) => Object.assign(piece(state, 'hauk'), { faceUp: false })],
  ['hauk is no monster of the wild', (state) => Object.assign(piece(state, 'hauk'), { purse: 1 })],
  ['hauk is no monster of the wild', (state) => piece(state, 'hauk').items.push('lovi')],
  ['egil is on the map but plays for nobody', (state) => Object.assign(player(state), { counter: 'ivar' })],
  ['ivar serves face down', (state) => Object.assign(piece(state, 'ivar'), { faceUp: false })],
  ['ivar serves an empty seat', (state) => Object.assign(piece(state, 'ivar'), { owner: 2 })],
  ['kari has what is not his', (state) => Object.assign(piece(state, 'kari'), { purse: 3 })],
  ['kari has what is not his', (state) => piece(state, 'kari').items.push('lovi')],
  ['kari has no token', (state) => Object.assign(piece(state, 'kari'), { token: 0 })],
  ['egil has two swords', (state) => piece(state, 'egil').items.push('lovi')],
  [
    'a hoard belongs to no dragon',
    (state) => state.hoards.push({ dragon: 'hauk', treasure: null, marks: 0 }),
  ],
  ['a dragon has two hoards', (state) => state.hoards.push({ dragon: 'fafnir', treasure: null, marks: 0 })],
  ['bad order', (state) => state.order.push(0)],
  ['bad order', (state) => (state.order = [0, 2])],
  ['two players have the same hero', (state) => Object.assign(player(state, 1), { hero: 'egil' })],
  ['a country has two kings', (state) => player(state).kingdom.push('thule')],
  ['an iced country has a king', (state) => state.iced.push('thule')],
  ['the hero of seat 0 is not on the map', (state) => Object.assign(player(state), { home: null })],
  ['the hero of seat 1 is not on the map', (state) => state.pieces.splice(1, 1)],
  ['seat 1 has no counter', (state) => Object.assign(player(state, 1), { counter: null })],
  ['seat 1 died without a name', (state) => Object.assign(player(state, 1), { status: 'dead', final: null })],
  ['seat 0 has less than nothing', (state) => Object.assign(player(state), { luck: -1 })],
  ['seat 0 has less than nothing', (state) => Object.assign(player(state), { hoard: -1 })],
  [
    'seat 0 has too many jarls',
    (state) => {
      for (const id of ['amleth', 'bjarki', 'erik', 'eyjolf'] as const) {
        state.pieces.push({ ...piece(state, 'ivar'), id });
        state.piles.jarls.splice(state.piles.jarls.indexOf(id), 1);
      }
    },
  ],
  [
    'withdrawn seat 0 has jarls',
    (state) => {
      Object.assign(player(state), { status: 'withdrawn', final: 3 });
      state.pieces.splice(0, 1);
    },
  ],
  ['totals waits, but nobody fights', (state) => state.agenda.push({ step: 'totals' })],
  ['nobody attacks', (state) => fight(state, { attacker: 2 })],
  ['luck of the wrong number of seats', (state) => fight(state, { luck: [0] })],
  ['gizar fights but is not on the map', (state) => fight(state, { defenders: ['gizar'] })],
  ['a stranger attacks', (state) => fight(state, { attackers: ['ragnar'] })],
])('finds that %s', (fault, damage) => {
  const state = honest();
  damage(state);
  expect(rules.faults(state)).toContain(fault);
});

it('lets all that be which is as it should be', () => {
  const fought = honest();
  fight(fought);
  fought.agenda.push({ step: 'totals' });
  expect(rules.faults(fought)).toEqual([]);
  const dead = honest();
  Object.assign(player(dead, 1), { status: 'dead', final: 0 });
  dead.pieces.splice(1, 1);
  expect(rules.faults(dead)).toEqual([]);
});

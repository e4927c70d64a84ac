import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import type { State } from './state.ts';
import { movement, NORMANS, type Scene, scene } from './testing.ts';

const SCENE: Scene = {
  normans: [
    { points: 5, in: '2,4' },
    { points: 4, in: '3,4' },
  ],
  vikings: [
    { points: 5, in: '0,2' },
    { points: 4, in: 'ship' },
  ],
  agenda: movement(NORMANS),
};

const PARTY = { points: 5, left: 5, cards: [], saved: 0 };
const BATTLE: NonNullable<State['battle']> = {
  hex: '0,2',
  field: 'village',
  from: '1,2',
  line: 3,
  crossed: false,
  aboard: false,
  way: 'quick',
  attacker: { ...PARTY, army: 'n1' },
  defender: { ...PARTY, army: 'v1' },
  round: 0,
  winner: null,
  pieces: [],
  disputed: [],
};

describe('a position is refused when', () => {
  it('nothing is wrong with this one', () => {
    expect(faults(scene(SCENE))).toEqual([]);
  });

  it.each<[string, (state: State) => void, RegExp]>([
    ['the map is none', (state) => (state.map = { ...state.map, rows: ['ggg'] }), /not playable/],
    ['two armies share a hex', (state) => Object.assign(state.armies[0] as object, { at: '3,4' }), /one hex/],
    ['an army is there twice', (state) => Object.assign(state.armies[0] as object, { id: 'n2' }), /twice/],
    [
      'an army stands in the sea',
      (state) => Object.assign(state.armies[0] as object, { at: '9,4' }),
      /not on land/,
    ],
    [
      'an army stands off the map',
      (state) => Object.assign(state.armies[0] as object, { at: '40,4' }),
      /not on land/,
    ],
    ['a Norman sails', (state) => Object.assign(state.armies[0] as object, { at: 'ship' }), /aboard no ship/],
    ['an army is nowhere', (state) => Object.assign(state.armies[0] as object, { at: null }), /nowhere/],
    ['the dead walk', (state) => Object.assign(state.armies[0] as object, { points: 0 }), /no points/],
    ['points are won', (state) => Object.assign(state.armies[0] as object, { points: 6 }), /16 points/],
    ['a side has no army', (state) => state.armies.splice(0, 2), /normans have/],
    ['the ship lies on land', (state) => Object.assign(state.ship, { at: '2,3' }), /ship is nowhere/],
    ['there is no ship', (state) => Object.assign(state.ship, { at: null }), /nowhere/],
    ['a castle was pillaged', (state) => state.pillaged.push('2,4'), /no village/],
    ['a village was pillaged twice', (state) => state.pillaged.push('0,2', '0,2'), /twice/],
    ['four villages have burnt', (state) => state.pillaged.push('0,2', '1,6', '6,1', '6,3'), /won/],
    ['a card is missing', (state) => state.deck.pop(), /of forcedMarch/],
    ['a card is there too often', (state) => state.hands[0]?.push('ambush'), /2 of ambush/],
    ['both play one side', (state) => (state.sides = ['vikings', 'vikings']), /no player/],
    ['one moves twice', (state) => (state.order = [1, 1]), /order/],
    ['the first turn is none', (state) => (state.turn = 0), /turn does not fit/],
    ['nobody is asked', (state) => state.agenda.splice(0), /over, or/],
    ['it is over and goes on', (state) => (state.ended = { winner: 0, how: 'rout' }), /over, or/],
    [
      'a stranger is waited for',
      (state) => state.agenda.push({ step: 'enter', army: 'n5', to: '2,3' }),
      /not there/,
    ],
    [
      'the dead are waited for',
      (state) => {
        state.armies.push({ ...(state.armies[0] as State['armies'][number]), id: 'n3', points: 0, at: null });
        state.agenda.push({ step: 'enter', army: 'n3', to: '2,3' });
      },
      /not there/,
    ],
    [
      'somebody answers twice',
      (state) => state.agenda.push({ step: 'initiativeCards', seats: [0], answers: [null, null] }),
      /more answers/,
    ],
    ['a battle has no armies', (state) => state.agenda.push({ step: 'decide' }), /nobody fights/],
    ['a battle is forgotten', (state) => (state.battle = structuredClone(BATTLE)), /forgotten/],
    [
      'an army fights its own side',
      (state) => (state.battle = { ...structuredClone(BATTLE), defender: { ...PARTY, army: 'n2' } }),
      /own side/,
    ],
    [
      'a ghost fights',
      (state) => (state.battle = { ...structuredClone(BATTLE), defender: { ...PARTY, army: 'v5' } }),
      /v5 fights/,
    ],
    [
      'a battle makes an army grow',
      (state) => (state.battle = { ...structuredClone(BATTLE), attacker: { ...PARTY, army: 'n1', left: 6 } }),
      /more left/,
    ],
    [
      'a battle is at sea',
      (state) => (state.battle = { ...structuredClone(BATTLE), hex: '9,4' }),
      /fought nowhere/,
    ],
  ])('%s', (_what, spoil, words) => {
    const state = scene(structuredClone(SCENE));
    spoil(state);
    expect(faults(state).join('; ')).toMatch(words);
  });

  it('but during set-up armies may wait for their place', () => {
    const state = scene({ ...SCENE, agenda: [{ step: 'place', seat: NORMANS, army: 'n1' }] });
    Object.assign(state, { turn: 0, phase: 'setUp', order: [] });
    (state.armies[0] as State['armies'][number]).at = null;
    expect(faults(state)).toEqual([]);
  });
});

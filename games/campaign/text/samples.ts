// One of everything, for the tests: a state in the middle of a campaign, questions, choices, events.

import { DECK, GARROCK, STANDARD } from '../content/index.ts';
import type { AnyFrame, FrameOf } from '../rules/agenda.ts';
import { newArmy } from '../rules/armies.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Army, State } from '../rules/state.ts';

const army = (id: Army['id'], points: number, at: Army['at'], more: Partial<Army> = {}): Army => ({
  ...newArmy(id, points),
  at,
  stood: at,
  ...more,
});

/** Turn 5: Raoul attacks Thorkel in Ravensey; Ulf is small, Odo gone, the ship on the beach below Ravensey. */
export function sampleState(...agenda: AnyFrame[]): State {
  return {
    options: { ...STANDARD, freeArmyCount: true },
    map: GARROCK,
    sides: ['normans', 'vikings'],
    turn: 5,
    phase: 'movement',
    order: [1, 0],
    armies: [
      army('n1', 5, '5,3', { shown: true }),
      army('n2', 1, '2,4', { moved: true }),
      army('n3', 4, '3,4'),
      army('n4', 0, null, { at: null, stood: null, shown: true }),
      army('v1', 4, '6,3', { shown: true }),
      army('v2', 2, '4,7'),
      army('v3', 6, 'ship', { boarded: true }),
      army('v4', 1, '7,2', { fought: true, stirred: true }),
    ],
    lost: [5, 2],
    ship: { at: '7,3', moved: true },
    pillaged: ['6,1'],
    deck: DECK.filter((card) => card !== 'ambush').slice(1, -2),
    discard: ['forcedMarch'],
    hands: [['ford', 'scouts'], ['ambush']],
    battle: {
      hex: '6,3',
      field: 'village',
      from: '5,3',
      line: 0,
      crossed: false,
      aboard: false,
      way: 'table',
      attacker: { army: 'n1', points: 5, left: 4, cards: ['scouts'], saved: 0 },
      defender: { army: 'v1', points: 4, left: 1, cards: [], saved: 0 },
      round: 1,
      winner: 'attacker',
      pieces: ['house', 'house', 'house', 'swamp'],
      disputed: [
        { winner: 'attacker', attacker: 1, defender: 3 },
        { winner: 'draw', attacker: 1, defender: 2 },
      ],
    },
    dice: [],
    fordCard: false,
    ended: null,
    agenda,
  };
}

const both = { seats: [0, 1], answers: [null, null] };

export const FRAMES: { readonly [Q in QuestionName]: FrameOf<Q> } = {
  divide: { step: 'divide', ...both },
  place: { step: 'place', seat: 0, army: 'n2' },
  initiativeCards: { step: 'initiativeCards', ...both },
  command: { step: 'command', seat: 0 },
  amount: { step: 'amount', seat: 0, army: 'n2', with: 'n3' },
  typeDie: { step: 'typeDie', seat: 0, count: 3, for: 'saves', faces: [4] },
  defendShip: { step: 'defendShip', seat: 1, attacker: 'n1', hex: '7,3' },
  putToSea: { step: 'putToSea', seat: 1 },
  stopAboard: { step: 'stopAboard', seat: 1, army: 'v4', line: 5, taken: 0, attacker: 'n1' },
  fordOrCard: { step: 'fordOrCard', seat: 0, army: 'n3' },
  way: { step: 'way', ...both },
  tactics: { step: 'tactics', seat: 0 },
  moment: { step: 'moment', seat: 1, moment: 'allSetUp' },
  winner: { step: 'winner', ...both },
  losses: {
    step: 'losses',
    of: 'defender',
    reports: [
      { winner: 'attacker', attacker: 1, defender: 0 },
      { winner: 'attacker', attacker: 1, defender: 0 },
    ],
    ...both,
  },
  confirm: { step: 'confirm', ...both },
  bonusCard: { step: 'bonusCard', seat: 0 },
  sidestep: { step: 'sidestep', seat: 0, army: 'n3', line: 0, taken: 0, tried: [0] },
};

const sail = { act: 'sail', to: '8,3' } as const;
const play = [
  { act: 'play', card: 'scouts' },
  { act: 'play', card: 'localKnowledge' },
  { act: 'play', card: 'ambush' },
] as const;

/** At least one choice of every act. */
export const SAMPLE_CHOICES: { readonly [Q in QuestionName]: readonly ChoiceOf<Q>[] } = {
  divide: [
    { act: 'divide', points: '6-5-4' },
    { act: 'divide', points: '3-3-3-3-3' },
  ],
  place: [
    { act: 'place', army: 'n2', hex: '2,4' },
    { act: 'place', army: 'n2', hex: '3,5' },
  ],
  initiativeCards: [
    { act: 'commit', cards: 0 },
    { act: 'commit', cards: 1 },
    { act: 'commit', cards: 2 },
  ],
  command: [
    { act: 'move', army: 'n1', to: '6,3' },
    { act: 'move', army: 'n3', to: '4,4' },
    { act: 'move', army: 'n3', to: '3,3' },
    { act: 'land', army: 'v3', to: '7,3' },
    { act: 'board', army: 'v4' },
    { act: 'ford', army: 'n3', to: '4,4', how: 'move' },
    { act: 'ford', army: 'v4', to: '7,3', how: 'board' },
    { act: 'exchange', army: 'n2', with: 'n3' },
    { act: 'march', army: 'n3' },
    sail,
    { act: 'done' },
    { act: 'concede' },
  ],
  amount: [
    { act: 'give', points: 1 },
    { act: 'give', points: -3 },
  ],
  typeDie: [{ act: 'die', face: 5 }],
  defendShip: [{ act: 'defend', army: 'v3' }],
  putToSea: [sail, { act: 'sail', to: '7,2' }],
  stopAboard: [{ act: 'aboard' }, { act: 'flee' }],
  fordOrCard: [{ act: 'roll' }, { act: 'ford' }],
  way: [{ act: 'quick' }, { act: 'table' }],
  tactics: [...play, { act: 'ready' }],
  moment: [...play, { act: 'ready' }],
  winner: [
    { act: 'winner', side: 'attacker' },
    { act: 'winner', side: 'defender' },
    { act: 'winner', side: 'draw' },
  ],
  losses: [
    { act: 'lost', points: 0 },
    { act: 'lost', points: 1 },
    { act: 'lost', points: 3 },
  ],
  confirm: [{ act: 'confirm' }, { act: 'correct' }],
  bonusCard: [{ act: 'draw' }, { act: 'decline' }],
  sidestep: [
    { act: 'step', to: '4,3' },
    { act: 'step', to: '4,4' },
  ],
};

/** Every event there is, some in several guises. */
export const ALL_EVENTS: readonly GameEvent[] = [
  { type: 'roll', sides: 6, face: 4, for: 'initiative' },
  { type: 'typed', seat: 0, faces: [3, 6], for: 'saves' },
  { type: 'divided', seat: 0, armies: ['n1', 'n2', 'n3'], points: [6, 5, 4] },
  { type: 'mustered', seat: 1, armies: ['v1', 'v2', 'v3'] },
  { type: 'placed', army: 'n1', hex: '2,4' },
  { type: 'turnBegan', turn: 1, of: 24 },
  { type: 'turnBegan', turn: 31, of: 0 },
  { type: 'initiativePlayed', seat: 0, cards: 1 },
  { type: 'initiativePlayed', seat: 1, cards: 2 },
  { type: 'initiativeRolled', dice: [3, 5] },
  { type: 'initiativeTied' },
  { type: 'initiativeResult', seat: 1, die: 3, bonus: 3, weak: 2, result: 4 },
  { type: 'order', order: [1, 0] },
  { type: 'movement', seat: 1 },
  { type: 'sailed', from: '9,4', to: '7,3', aboard: ['v1', 'v3'], fled: false },
  { type: 'moved', army: 'v1', from: 'ship', to: '6,3', how: 'land' },
  { type: 'moved', army: 'v4', from: '7,2', to: 'ship', how: 'board' },
  { type: 'exchanged', seat: 1, army: 'v2', with: 'v3' },
  { type: 'exchangedPoints', seat: 1, army: 'v2', with: 'v3', points: 2 },
  { type: 'exchangedPoints', seat: 1, army: 'v2', with: 'v3', points: -1 },
  { type: 'destroyed', army: 'v5', how: 'dissolved', at: '4,7' },
  { type: 'movement', seat: 0 },
  { type: 'cardPlayed', seat: 0, card: 'forcedMarch' },
  { type: 'forcedMarch', army: 'n3' },
  { type: 'forded', army: 'n3', from: '3,4', to: '4,4', face: 5, ok: true },
  { type: 'moved', army: 'n3', from: '3,4', to: '4,4', how: 'march' },
  { type: 'moved', army: 'n3', from: '4,4', to: '5,3', how: 'march' },
  { type: 'forded', army: 'n2', from: '4,3', to: '5,3', face: 2, ok: false },
  { type: 'forded', army: 'n2', from: '4,3', to: '5,3', face: null, ok: true },
  { type: 'attacked', army: 'n1', target: 'v1', hex: '6,3', from: '5,3' },
  {
    type: 'battleBegan',
    hex: '6,3',
    field: 'village',
    attacker: 'n1',
    defender: 'v1',
    points: [5, 4],
    aboard: false,
  },
  { type: 'wayAgreed', way: 'table' },
  { type: 'wayAgreed', way: 'quick' },
  { type: 'battlefield', field: 'village', pieces: ['house', 'house', 'house', 'field'] },
  { type: 'battlefield', field: 'coast', pieces: [] },
  { type: 'moment', moment: 'sidesChosen' },
  { type: 'moment', moment: 'settingUp' },
  { type: 'moment', moment: 'allSetUp' },
  { type: 'tacticPlayed', seat: 0, card: 'scouts' },
  {
    type: 'round',
    round: 1,
    attacker: [6, 5, 2, 1, 1],
    defender: [5, 3, 3, 2],
    needs: [4, 5],
    hits: [2, 1],
    left: [4, 2],
    sums: [
      [
        { from: 'hit', amount: 5 },
        { from: 'scouts', amount: -1 },
      ],
      [{ from: 'hit', amount: 5 }],
    ],
  },
  {
    type: 'round',
    round: 1,
    attacker: [6, 1],
    defender: [],
    needs: [5, 5],
    hits: [1, 0],
    left: [2, 3],
    sums: [],
  },
  {
    type: 'disputed',
    reports: [
      { winner: 'attacker', attacker: 1, defender: 3 },
      { winner: 'draw', attacker: 1, defender: 2 },
    ],
  },
  { type: 'battleWon', winner: 'attacker', attacker: 'n1', defender: 'v1', lost: [1, 3] },
  { type: 'battleWon', winner: 'draw', attacker: 'n1', defender: 'v1', lost: [0, 1] },
  { type: 'saves', army: 'n1', role: 'attacker', dice: [4], needs: 4, saved: 1, left: 5 },
  { type: 'saves', army: 'v1', role: 'defender', dice: [1, 2, 5], needs: 5, saved: 1, left: 2 },
  { type: 'saves', army: 'v1', role: 'defender', dice: [], needs: 5, saved: 0, left: 1 },
  { type: 'moved', army: 'v1', from: '6,3', to: '7,2', how: 'retreat' },
  { type: 'moved', army: 'n1', from: '6,3', to: '5,3', how: 'back' },
  { type: 'beachTaken', army: 'n1', hex: '7,3' },
  { type: 'sailed', from: '7,3', to: '8,3', aboard: [], fled: true },
  { type: 'cardDrawn', seat: 0, card: 'ford', only: [0] },
  { type: 'cardDrawn', seat: 0, card: null, but: [0] },
  { type: 'cardDeclined', seat: 1 },
  { type: 'reshuffled', cards: 6 },
  { type: 'attacked', army: 'n3', target: 'v4', hex: '7,2', from: '5,3' },
  { type: 'flightRolled', army: 'v4', face: 2, line: 1 },
  { type: 'fled', army: 'v4', path: ['7,2', '7,3', 'ship'] },
  { type: 'moved', army: 'n2', from: '5,3', to: '4,3', how: 'flight' },
  { type: 'destroyed', army: 'v4', how: 'flight', at: '7,2' },
  { type: 'destroyed', army: 'v2', how: 'battle', at: '4,7' },
  { type: 'destroyed', army: 'n2', how: 'retreat', at: '2,4' },
  { type: 'destroyed', army: 'v3', how: 'ship', at: 'ship' },
  { type: 'turnEnded', turn: 1 },
  { type: 'pillaged', army: 'v1', hex: '6,3', count: 1 },
  { type: 'pillaged', army: 'v1', hex: '6,1', count: 3 },
  { type: 'besieged', army: 'v2', turns: 1, of: 2 },
  { type: 'castleDestroyed', army: 'v2' },
  { type: 'shipDestroyed', army: 'n1', hex: '7,3' },
  { type: 'shipDestroyed', army: null, hex: '7,3' },
  {
    type: 'revealed',
    armies: [
      { army: 'n1', points: 5 },
      { army: 'v1', points: 0 },
    ],
  },
  ...(['pillage', 'castle', 'rout', 'ship', 'wipedOut', 'turnLimit', 'surrender'] as const).map(
    (how): GameEvent => ({ type: 'campaignOver', winner: how === 'rout' || how === 'ship' ? 0 : 1, how }),
  ),
];

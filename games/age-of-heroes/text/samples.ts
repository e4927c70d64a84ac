// One of everything, for the tests: a state in the middle of a game, questions, choices, events.

import { CLASSIC } from '../content/index.ts';
import type { AnyFrame, FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { EventOf, GameEvent } from '../rules/events.ts';
import { newPiece } from '../rules/pieces.ts';
import { newPlayer } from '../rules/setup.ts';
import type { Piece, Player, State } from '../rules/state.ts';

const piece = (id: Piece['id'], area: Piece['area'], more: Partial<Piece> = {}): Piece => ({
  ...newPiece(id, area, null, 0),
  ...more,
});

const player = (hero: NonNullable<Player['hero']>, more: Partial<Player> = {}): Player => ({
  ...newPlayer(),
  hero,
  counter: hero,
  status: 'alive',
  home: 'wessex',
  glory: 4,
  hoard: 12,
  ...more,
});

/** Turn 3: Egil with Ivar in Wessex, Brunhild on the Irish Sea, Fafnir, and a hidden jarl. */
export function sampleState(...agenda: AnyFrame[]): State {
  return {
    options: CLASSIC,
    turn: 3,
    phase: 'movement',
    order: [0, 1],
    players: [
      player('egil', { kingdom: ['wessex'], rune: 'sygil', wounded: true }),
      player('brunhild', { home: 'thule' }),
    ],
    pieces: [
      piece('egil', 'wessex', { owner: 0, items: ['gram'] }),
      piece('ivar', 'wessex', { owner: 0, purse: 6 }),
      piece('brunhild', 'irish-sea', { owner: 1, items: ['lovi'], seaBan: 3, lostFrom: 3, lostUntil: 3 }),
      piece('fafnir', 'wessex'),
      piece('hedin', 'thule'),
      piece('kari', 'mercia', { token: 7, faceUp: false }),
    ],
    piles: { monsters: ['glam', 'hall'], jarls: ['amleth'], swords: [], treasures: ['frey-faxi'] },
    slain: ['mord'],
    ground: [{ item: 'mail-coat', area: 'mercia' }],
    gone: [],
    hoards: [{ dragon: 'fafnir', treasure: 'magic-shirt', marks: 0 }],
    shown: [],
    faxiRides: 0,
    iced: ['hebrides'],
    nextToken: 8,
    battle: {
      area: 'wessex',
      attacker: 0,
      attackers: ['egil', 'ivar'],
      named: ['fafnir'],
      defenders: ['fafnir'],
      land: false,
      faceDown: [],
      recruited: [],
      heroes: [0],
      fought: [0],
      luck: [0, 0],
      godAttack: 0,
      godDefence: 0,
      attack: 11,
      defence: 11,
      die: 4,
      result: 'F',
    },
    agenda,
  };
}

const moving = {
  seat: 0,
  counter: 'egil',
  spent: 2,
  riding: false,
  riders: [],
  stretch: [],
  sailed: false,
} as const;

export const FRAMES: { readonly [Q in QuestionName]: FrameOf<Q> } = {
  chooseHero: { step: 'chooseHero', seats: [0, 1], answers: [null, null] },
  afterDeath: { step: 'afterDeath', seat: 0 },
  taxHolder: { step: 'taxHolder', seat: 0, area: 'rhineland', marks: 10 },
  chooseCounter: { step: 'chooseCounter', seat: 0 },
  move: { step: 'move', ...moving, riders: [], stretch: [] },
  riders: { step: 'riders', seat: 0, counter: 'egil', riders: [] },
  peril: { step: 'peril', ...moving, riders: [], stretch: [], to: 'irish-sea' },
  pickUp: { step: 'pickUp', seat: 0, counter: 'egil', items: ['mail-coat', 'lovi'] },
  attackFrom: { step: 'attackFrom', seat: 0, current: null, closed: [] },
  attackers: { step: 'attackers', seat: 0, area: 'wessex', chosen: ['egil'] },
  targets: {
    step: 'targets',
    seat: 0,
    area: 'wessex',
    attackers: ['egil', 'ivar'],
    named: ['fafnir', 'jarl-7'],
  },
  aid: { step: 'aid', seat: 1, asked: [1] },
  spellLuck: { step: 'spellLuck', seat: 0, caster: 'hedin', spell: 'yr' },
  sygilWorks: { step: 'sygilWorks', seat: 0, caster: 'hedin', spell: 'nied', waiting: [0], saved: [] },
  sygilLuck: { step: 'sygilLuck', seat: 0, caster: 'hedin', spell: 'nied', waiting: [0], saved: [] },
  luckBid: { step: 'luckBid', seats: [0, 1], answers: [null, null] },
  luckOpen: { step: 'luckOpen', seat: 0, after: [] },
  turnFlight: { step: 'turnFlight', seat: 0 },
  recruit: { step: 'recruit', seat: 0, jarl: 'kari' },
  reward: { step: 'reward', seat: 0, glory: 6, luck: 5, deed: 'slain', counter: 'fafnir' },
  loss: { step: 'loss', seat: 0, amount: 2, jarl: 'ivar' },
  spoils: { step: 'spoils', seat: 0, dragon: 'fafnir' },
  fleeTo: { step: 'fleeTo', seat: 0, counter: 'hallbjorn-troll' },
  fleeStep: { step: 'fleeStep', seat: 0, counter: 'brunhild', left: 3 },
  godCheck: { step: 'godCheck', seat: 0 },
};

const lend = { act: 'lend', item: 'mail-coat', from: 'egil', to: 'ivar' } as const;
const luck = [
  { act: 'luck', points: 0 },
  { act: 'luck', points: 2 },
  { act: 'luck', points: -1 },
] as const;

/** At least one choice of every act. */
export const SAMPLE_CHOICES: { readonly [Q in QuestionName]: readonly ChoiceOf<Q>[] } = {
  chooseHero: [{ act: 'hero', hero: 'brunhild' }],
  afterDeath: [{ act: 'withdraw' }, { act: 'restart' }, { act: 'transfer', jarl: 'ivar' }],
  taxHolder: [{ act: 'holder', jarl: 'ivar' }],
  chooseCounter: [{ act: 'counter', counter: 'ivar' }, lend, { act: 'done' }],
  move: [
    { act: 'step', to: 'rhineland' },
    { act: 'ride' },
    lend,
    { act: 'trade', dragon: 'fafnir' },
    { act: 'stop' },
  ],
  riders: [{ act: 'rider', counter: 'ivar' }, { act: 'go' }],
  peril: [{ act: 'dare' }, { act: 'stay' }],
  pickUp: [{ act: 'take', item: 'mail-coat' }, { act: 'leave' }],
  attackFrom: [{ act: 'area', area: 'dogger-bank' }, { act: 'done' }],
  attackers: [{ act: 'attacker', counter: 'egil' }, { act: 'ready' }],
  targets: [
    { act: 'target', target: 'land' },
    { act: 'target', target: 'jarl-7' },
    { act: 'target', target: 'hedin' },
    { act: 'strike' },
    { act: 'back' },
  ],
  aid: [{ act: 'call', counter: 'ivar' }, { act: 'callAll' }, { act: 'enough' }],
  spellLuck: luck,
  sygilWorks: [{ act: 'work' }, { act: 'rest' }],
  sygilLuck: luck,
  luckBid: luck,
  luckOpen: luck,
  turnFlight: [{ act: 'turn' }, { act: 'flee' }],
  recruit: [{ act: 'recruit' }, { act: 'refuse' }],
  reward: [{ act: 'glory' }, { act: 'luck' }],
  loss: [{ act: 'glory' }, { act: 'luck' }],
  spoils: [{ act: 'give', jarl: 'ivar' }],
  fleeTo: [{ act: 'fleeTo', area: 'hebrides' }],
  fleeStep: [{ act: 'step', to: 'kattegat' }, { act: 'stop' }],
  godCheck: [{ act: 'roll' }, { act: 'pass' }],
};

/** At least one event of every type, with its odd cases. */
const SAMPLE_EVENTS: { readonly [T in GameEvent['type']]: readonly Omit<EventOf<T>, 'type'>[] } = {
  roll: [
    { sides: 6, face: 5, for: 'combat' },
    { sides: 27, face: 12, for: 'monster' },
  ],
  heroContested: [{ hero: 'egil', seats: [0, 1], winner: 0 }],
  heroChosen: [{ seat: 0, hero: 'egil' }],
  heroPlaced: [
    { seat: 0, counter: 'egil', area: 'wessex', sword: 'gram' },
    { seat: 1, counter: 'brunhild', area: 'hebrides', sword: null },
  ],
  monsterPlaced: [{ monster: 'hedin', area: 'rhineland' }],
  dragonHoard: [
    { dragon: 'fafnir', marks: 0, treasure: null },
    { dragon: 'fafnir', marks: 0, treasure: 'mail-coat' },
    { dragon: 'istvan', marks: 20, treasure: null },
  ],
  jarlPlaced: [{ token: 7, area: 'thule' }],
  turnBegan: [{ turn: 3, of: 20 }],
  order: [{ order: [1, 0] }],
  phase: [
    { phase: 'movement', seat: 0 },
    { phase: 'taxes', seat: null },
  ],
  moved: [
    { counters: ['egil'], from: 'wessex', to: 'celtic-sea' },
    { counters: ['egil', 'ivar'], from: 'rhineland', to: 'frisia' },
  ],
  rode: [
    { counter: 'egil', riders: [], ridesLeft: 2 },
    { counter: 'egil', riders: ['ivar'], ridesLeft: 0 },
  ],
  faxiGone: [{}],
  handedOver: [{ seat: 0, jarl: 'ivar', marks: 6, area: 'wessex' }],
  lent: [
    { seat: 0, item: 'gram', giver: 'egil', taker: 'ivar' },
    { seat: 0, item: null, giver: 'egil', taker: 'ivar' },
  ],
  took: [{ counter: 'egil', item: 'mail-coat', area: 'mercia' }],
  dropped: [{ counter: 'ivar', item: 'magic-shirt', area: 'mercia' }],
  showed: [{ counter: 'egil', item: 'mail-coat' }],
  traded: [
    { counter: 'egil', dragon: 'fafnir', item: 'mail-coat', marks: 0 },
    { counter: 'egil', dragon: 'fafnir', item: null, marks: 20 },
    { counter: 'egil', dragon: 'fafnir', item: null, marks: 0 },
  ],
  attacked: [
    { seat: 0, area: 'wessex', attackers: ['egil', 'ivar'], targets: ['fafnir', 'jarl-7', 'land'] },
    { seat: 0, area: 'rhineland', attackers: ['egil'], targets: ['land'] },
    { seat: 0, area: 'wessex', attackers: ['egil'], targets: ['hedin'] },
    { seat: 0, area: 'wessex', attackers: ['egil'], targets: ['jarl-7'] },
    { seat: 0, area: 'irish-sea', attackers: ['egil'], targets: ['brunhild'] },
  ],
  turnedUp: [{ jarl: 'kari', token: 7, area: 'wessex' }],
  cameToHelp: [{ seat: 1, counters: ['kari'] }],
  noSpell: [{ caster: 'glam' }],
  spellCast: [{ caster: 'hedin', spell: 'hagall', area: 'wessex' }],
  spellFailed: [{ spell: 'nied', seat: 0 }],
  sygilRested: [{ seat: 0, spell: 'nied' }],
  sygilSaved: [{ seat: 0, spell: 'yr' }],
  hail: [{ area: 'wessex', counters: ['egil', 'hedin'] }],
  iced: [
    { area: 'wessex', owner: 0 },
    { area: 'rhineland', owner: null },
  ],
  turnLost: [{ counters: ['egil', 'ivar'], area: 'wessex' }],
  leftBattle: [{ counters: ['ivar'] }],
  luckSpent: [
    { seat: 0, points: 2 },
    { seat: 1, points: -1 },
    { seat: 1, points: 0 },
  ],
  godHelped: [
    { seat: 0, god: 'odin', own: 5, enemy: 0, glory: 3 },
    { seat: 0, god: 'odin', own: 0, enemy: 1, glory: 0 },
    { seat: 0, god: 'tyr', own: 0, enemy: 0, glory: 0 },
  ],
  strengths: [
    {
      ...{ seat: 0, area: 'wessex' },
      attack: [
        { from: 'egil', amount: 5 },
        { from: 'lovi', amount: 1 },
        { from: 'loviAgainstJarls', amount: 2 },
      ],
      defence: [
        { from: 'ivar', amount: 4 },
        { from: 'hagall', amount: -1 },
        { from: 'land', amount: 10 },
      ],
    },
  ],
  battleStopped: [{ area: 'wessex' }],
  fought: [
    { seat: 0, area: 'wessex', attack: 9, defence: 11, die: 6, luck: 2, result: 'K' },
    { seat: 0, area: 'wessex', attack: 9, defence: 9, die: 3, luck: 0, result: 'n' },
  ],
  flightTurned: [{ seat: 0 }],
  recruitOffered: [{ seat: 0, jarl: 'kari' }],
  recruited: [{ seat: 0, jarl: 'kari' }],
  slain: [
    { counter: 'fafnir', owner: null, by: 0, area: 'wessex' },
    { counter: 'egil', owner: 0, by: null, area: 'wessex' },
  ],
  wounded: [
    { counter: 'egil', owner: 0, by: null, area: 'wessex' },
    { counter: 'hedin', owner: null, by: 1, area: 'wessex' },
  ],
  freyHealed: [{ seat: 1, maidens: 1 }],
  worshipBegan: [{ seat: 1, until: 5 }],
  fled: [
    { counter: 'egil', path: ['wessex', 'celtic-sea', 'leinster'] },
    { counter: 'gunnar', path: [] },
  ],
  gloryLost: [
    { seat: 0, amount: 2, why: 'flight' },
    { seat: 0, amount: 1, why: 'jarl' },
  ],
  luckLost: [
    { seat: 0, amount: 1, why: 'loki' },
    { seat: 0, amount: 1, why: 'jarl' },
  ],
  rewarded: [
    { seat: 0, glory: 6, luck: 0, deed: 'slain', counter: 'fafnir' },
    { seat: 0, glory: 0, luck: 1, deed: 'god', counter: null },
    { seat: 0, glory: 0, luck: 0, deed: 'wounded', counter: 'ivar' },
  ],
  purseTaken: [{ seat: 0, counter: 'egil', from: 'kari', marks: 6 }],
  spoils: [
    { seat: 0, counter: 'egil', dragon: 'fafnir', item: 'mail-coat', marks: 0 },
    { seat: 0, counter: 'egil', dragon: 'fafnir', item: null, marks: 20 },
    { seat: 0, counter: 'egil', dragon: 'fafnir', item: null, marks: 0 },
  ],
  landWon: [
    { seat: 0, area: 'rhineland', from: null },
    { seat: 0, area: 'hebrides', from: 1 },
  ],
  noticed: [{ seat: 1, god: 'loki' }],
  unnoticed: [{ seat: 0 }],
  frey: [
    { seat: 0, maidens: 1 },
    { seat: 0, maidens: 2 },
  ],
  njord: [
    { seat: 0, effect: 'aid', marks: 0 },
    { seat: 0, effect: 'gold', marks: 3 },
    { seat: 0, effect: 'loss', marks: 1 },
    { seat: 0, effect: 'storm', marks: 0 },
  ],
  runeLearned: [{ seat: 0, rune: 'ing' }],
  taxed: [
    { seat: 0, area: 'wessex', marks: 10, jarl: null },
    { seat: 0, area: 'hebrides', marks: 3, jarl: 'ivar' },
  ],
  landLost: [{ seat: 0, area: 'wessex' }],
  healed: [
    { seat: 0, how: 'rest' },
    { seat: 0, how: 'worship' },
  ],
  heroDied: [
    { seat: 0, counter: 'egil', area: 'wessex', how: 'battle' },
    { seat: 1, counter: 'brunhild', area: 'irish-sea', how: 'storm' },
    { seat: 1, counter: 'brunhild', area: 'wessex', how: 'spell' },
    { seat: 1, counter: 'brunhild', area: 'wessex', how: 'frey' },
  ],
  withdrew: [{ seat: 0, final: 12 }],
  restarted: [
    { seat: 0, hero: 'egil', area: 'frankland', sword: 'gram' },
    { seat: 0, hero: 'egil', area: 'thule', sword: null },
  ],
  transferred: [{ seat: 0, jarl: 'ivar', home: 'mercia' }],
  jarlReleased: [{ jarl: 'ivar', token: 9, area: 'wessex' }],
  scored: [
    { seat: 0, glory: 9, fromHoard: 3, fromLuck: 2, fromJarls: 3, final: 17, valhalla: true },
    { seat: 1, glory: 4, fromHoard: 0, fromLuck: 1, fromJarls: 0, final: 5, valhalla: false },
  ],
  gameOver: [{ winners: [0] }, { winners: [0, 1] }, { winners: [] }],
};

/** Every sample event, whole. */
export const ALL_EVENTS: readonly GameEvent[] = Object.entries(SAMPLE_EVENTS).flatMap(([type, samples]) =>
  samples.map((sample) => ({ type, ...sample }) as unknown as GameEvent),
);

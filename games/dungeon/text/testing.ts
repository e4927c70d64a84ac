// One of everything, for the tests: a state in the middle of an adventure, questions, choices, events.

import type { AnyFrame, FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { scene } from '../rules/testing.ts';
import { startOf } from '../rules/turn.ts';

/** Orlaf faces a Skeleton and a Zombie, Danor stands back; a door with lock and Ward, a chest, a table, an exit. */
export function sampleState(...agenda: AnyFrame[]): State {
  const state = scene({
    map: ['###########', '#O.M.c#..X#', '#s....1...#', '#z..tt#.TT#', '#W.R.b#.TT#', '###########'],
    quest: {
      doors: [{ door: '1', lock: 'L2', ward: 2 }],
      chests: [{ at: [5, 1], lock: 'L1', contents: ['lucky-coin'] }],
      overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { 'skeleton-warrior': 2, zombie: 1 } },
    },
    models: {
      orlaf: { facing: 'S', wounds: 3, items: ['healing-potion', 'ring-of-second-wind'] },
      danor: {
        facing: 'E',
        items: ['energy-crystal-2', 'lucky-coin'],
        spells: [
          { spell: 'burn', turned: 2 },
          { spell: 'flamebolt', turned: 0 },
        ],
      },
      'zombie-1': { facing: 'E', acted: true },
    },
    hand: ['interrupt-2', 'raise-dead-1'],
    discard: ['double-commands'],
  });
  state.agenda = agenda;
  return state;
}

const sample = sampleState();
const [orlaf, danor] = ['orlaf', 'danor'].map((id) => sample.models.find((one) => one.id === id)!) as [
  State['models'][number],
  State['models'][number],
];
const PLAIN_ATTACK = {
  kind: 'fight',
  attacker: 'orlaf',
  target: 'skeleton-warrior-1',
  bar: null,
  bonus: 0,
  magic: 0,
  spell: null,
  free: false,
  crystalsDecided: false,
} as const;

export const FRAMES: { readonly [Q in QuestionName]: FrameOf<Q> } = {
  face: { step: 'face', seat: 1, models: ['orlaf', 'danor'] },
  nextHero: { step: 'nextHero', seat: 1, passed: [] },
  concede: { step: 'concede', seat: 1, others: [] },
  interrupt: { step: 'interrupt', seat: 0 },
  interruptModel: { step: 'interruptModel', seat: 0, left: 2 },
  command: { step: 'command', seat: 0, first: true },
  turn: { step: 'turn', ...startOf(1, orlaf, 'turn'), left: 7 },
  inReturn: { step: 'inReturn', seat: 1, item: 'healing-potion', giver: 'orlaf', taker: 'danor' },
  agree: { step: 'agree', seat: 1, item: 'healing-potion', giver: 'orlaf', taker: 'danor' },
  secondWind: { step: 'secondWind', seat: 1, model: 'orlaf' },
  freeStrike: { step: 'freeStrike', seat: 0, target: 'orlaf', strikers: ['zombie-1'], passed: [] },
  crystal: {
    step: 'crystal',
    seat: 1,
    ...PLAIN_ATTACK,
    kind: 'magic',
    attacker: 'danor',
    magic: 3,
    spell: 'flamebolt',
  },
  reroll: {
    step: 'reroll',
    seat: 1,
    ...PLAIN_ATTACK,
    attacker: 'danor',
    attack: [3, 1],
    defence: [5, 2],
    armour: 2,
    attackerModifiers: [],
    defenderModifiers: ['outnumbered'],
    askedCoin: ['danor'],
    owner: 'danor',
  },
  castAt: { step: 'castAt', seat: 1, model: 'danor', spell: 'flamebolt' },
  summonAt: { step: 'summonAt', seat: 0, minion: 'zombie', beside: 'orlaf' },
  raise: { step: 'raise', seat: 0, left: 2, optional: true },
  raiseAs: { step: 'raiseAs', seat: 0, x: 5, y: 4 },
  placeFacing: { step: 'placeFacing', seat: 0, model: 'zombie-1' },
  caveInAt: { step: 'caveInAt', seat: 0 },
  bestow: { step: 'bestow', seat: 1, item: 'lucky-coin', heroes: ['orlaf', 'danor'] },
  reward: { step: 'reward', seat: 1, item: 'lucky-coin', heroes: ['orlaf', 'danor'] },
};

/** The same question where a Feat or a spell shapes the Turn. */
export const PLANNED: readonly FrameOf<'turn'>[] = [
  { step: 'turn', ...startOf(1, orlaf, 'frenzy'), left: 7 },
  { step: 'turn', ...startOf(1, danor, 'turn'), left: 4, stepped: true, begun: true },
  { step: 'turn', ...startOf(1, orlaf, 'turn'), stopped: true, stepped: true, begun: true },
  { step: 'turn', ...startOf(1, danor, 'turn'), actions: 1, cast: ['flamebolt'], begun: true },
];

const face = [
  { act: 'face', facing: 'N' },
  { act: 'face', facing: 'W' },
] as const;
const square = [
  { act: 'square', x: 2, y: 2 },
  { act: 'square', x: 2, y: 4 },
] as const;
const hero = [
  { act: 'hero', hero: 'orlaf' },
  { act: 'hero', hero: 'danor' },
] as const;
const yesNo = [{ act: 'yes' }, { act: 'no' }] as const;
const done = { act: 'done' } as const;

/** At least one choice of every act. */
export const SAMPLE_CHOICES: { readonly [Q in QuestionName]: readonly ChoiceOf<Q>[] } = {
  face: [...face, { act: 'auto' }],
  nextHero: [...hero, { act: 'pass' }, { act: 'concede' }],
  concede: yesNo,
  interrupt: [{ act: 'play', card: 'interrupt-2' }, { act: 'play', card: 'interrupt-1' }, { act: 'wait' }],
  interruptModel: [{ act: 'command', model: 'zombie-1' }, done],
  command: [
    { act: 'command', model: 'zombie-1' },
    { act: 'command', model: 'skeleton-warrior-1' },
    { act: 'raise' },
    { act: 'sceptre' },
    { act: 'play', card: 'extra-commands-1' },
    { act: 'play', card: 'extra-commands-2' },
    { act: 'play', card: 'double-commands' },
    { act: 'play', card: 'raise-dead-1' },
    { act: 'play', card: 'raise-dead-3' },
    { act: 'caveIn' },
    { act: 'concede' },
    done,
  ],
  turn: [
    { act: 'step', x: 2, y: 1 },
    { act: 'step', x: 2, y: 2 },
    ...face,
    { act: 'fight', target: 'skeleton-warrior-1' },
    { act: 'turnAndFight', facing: 'W', target: 'zombie-1' },
    { act: 'order', model: 'zombie-1', target: 'orlaf' },
    { act: 'force', x: 6, y: 2 },
    { act: 'shoot', target: 'zombie-1' },
    { act: 'cast', spell: 'burn' },
    { act: 'cast', spell: 'flamebolt' },
    { act: 'search', x: 4, y: 3 },
    { act: 'pull', x: 4, y: 3 },
    { act: 'leave' },
    { act: 'feat', feat: 'whirlwind' },
    { act: 'use', item: 'healing-potion' },
    { act: 'use', item: 'greater-healing-potion' },
    { act: 'use', item: 'potion-of-haste' },
    { act: 'use', item: 'potion-of-stone' },
    { act: 'use', item: 'smoke-phial' },
    { act: 'use', item: 'blessed-ash' },
    { act: 'use', item: 'ring-of-second-wind' },
    { act: 'useAt', item: 'ward-key', x: 6, y: 2 },
    { act: 'give', item: 'healing-potion', hero: 'danor' },
    { act: 'take', item: 'lucky-coin', hero: 'danor' },
    { act: 'swap', item: 'healing-potion', hero: 'danor' },
    done,
  ],
  inReturn: [{ act: 'item', item: 'lucky-coin' }, { act: 'withdraw' }],
  agree: yesNo,
  secondWind: [{ act: 'feat', feat: 'whirlwind' }],
  freeStrike: [{ act: 'strike', model: 'zombie-1' }, { act: 'pass' }, { act: 'waive' }],
  crystal: [{ act: 'use', item: 'energy-crystal-2' }, { act: 'keep' }],
  reroll: yesNo,
  castAt: [
    { act: 'model', model: 'zombie-1' },
    { act: 'model', model: 'danor' },
    { act: 'ward', x: 6, y: 2 },
    ...square,
  ],
  summonAt: square,
  raise: [{ act: 'bones', x: 5, y: 4 }, done],
  raiseAs: [
    { act: 'minion', minion: 'zombie' },
    { act: 'minion', minion: 'skeleton-warrior' },
  ],
  placeFacing: face,
  caveInAt: square,
  bestow: hero,
  reward: hero,
};

const at = { x: 2, y: 2 } as const;
const fallen = { model: 'zombie-1', modelType: 'zombie', by: 'orlaf', ...at } as const;
const trade = { giver: 'orlaf', taker: 'danor', item: 'healing-potion', inReturn: null } as const;
const swap = { ...trade, inReturn: 'lucky-coin' } as const;
const rolled = {
  type: 'attacked',
  kind: 'fight',
  free: false,
  spell: null,
  attacker: 'orlaf',
  target: 'skeleton-warrior-1',
  bar: null,
  from: [1, 1],
  to: [1, 2],
  attack: [6, 4, 2, 1],
  defence: [5, 2],
  armour: 2,
  attackerModifiers: ['injured'],
  defenderModifiers: [],
  rerolled: null,
  sums: {
    attack: [
      { from: 'card', amount: 5 },
      { from: 'injured', amount: -1 },
    ],
    defence: [{ from: 'card', amount: 2 }],
    armour: [{ from: 'card', amount: 2 }],
  },
} as const;

/** Every event there is, some in several guises. */
export const ALL_EVENTS: readonly GameEvent[] = [
  { type: 'roll', sides: 6, face: 4, for: 'attack' },
  { type: 'began', heroes: ['orlaf', 'danor'], commands: 2, deck: 12 },
  ...(['start', 'revealed', 'raised', 'summoned'] as const).map(
    (how): GameEvent => ({
      type: 'appeared',
      model: 'zombie-1',
      modelType: 'zombie',
      ...at,
      facing: 'E',
      how,
    }),
  ),
  { type: 'faced', model: 'orlaf', facing: 'S' },
  { type: 'roundBegan', round: 1 },
  { type: 'turnBegan', model: 'orlaf', seat: 1 },
  { type: 'turnEnded', model: 'orlaf' },
  { type: 'overlordTurn', commands: 1 },
  { type: 'commanded', model: 'zombie-1', interrupt: false },
  { type: 'commanded', model: 'zombie-1', interrupt: true },
  { type: 'cardPlayed', card: 'interrupt-2' },
  { type: 'cardDrawn', card: 'double-commands', only: [0] },
  { type: 'drew', cards: 1, pile: 8 },
  { type: 'pileEmpty' },
  { type: 'endOfRound', round: 1 },
  { type: 'spellTurned', model: 'danor', spell: 'burn', turned: 1 },
  { type: 'spellTurned', model: 'danor', spell: 'burn', turned: 0 },
  { type: 'effectEnded', model: 'orlaf', mark: 'shielded' },
  ...(['tough', 'item', 'spell'] as const).map(
    (by): GameEvent => ({ type: 'healed', model: 'orlaf', wounds: by === 'item' ? 0 : 1, by }),
  ),
  { type: 'mended', model: 'zombie-troll-1' },
  { type: 'chamberTurned', open: 'northSouth' },
  { type: 'chamberTurned', open: 'eastWest' },
  { type: 'stepped', model: 'orlaf', from: [1, 1], path: [[2, 1]] },
  {
    type: 'stepped',
    model: 'ghost-1',
    from: [1, 1],
    path: [
      [2, 1],
      [3, 1],
    ],
  },
  { type: 'turned', model: 'orlaf', facing: 'W' },
  { type: 'stopped', model: 'orlaf', ...at, by: ['zombie-1'] },
  { type: 'brokeAway', model: 'orlaf', ...at, strikers: ['zombie-1', 'skeleton-warrior-1'] },
  { type: 'strikesAt', model: 'zombie-1', strikers: ['orlaf'] },
  { type: 'waived', models: ['orlaf'] },
  { type: 'left', hero: 'orlaf', ...at },
  rolled as unknown as GameEvent,
  { ...rolled, free: true, rerolled: 'orlaf' } as unknown as GameEvent,
  { ...rolled, kind: 'shot', attacker: 'madriga' } as unknown as GameEvent,
  { ...rolled, kind: 'magic', attacker: 'danor', spell: 'burn' } as unknown as GameEvent,
  { ...rolled, target: null, bar: [6, 2], to: [6, 2] } as unknown as GameEvent,
  {
    type: 'hits',
    attacker: 'orlaf',
    target: 'skeleton-warrior-1',
    bar: null,
    hits: 2,
    pairs: [
      { attack: 6, defence: 5, hit: true },
      { attack: 4, defence: 4, hit: false },
      { attack: 3, defence: null, hit: true },
    ],
    discarded: [2, 1],
  },
  { type: 'hits', attacker: 'orlaf', target: 'zombie-1', bar: null, hits: 0, pairs: [], discarded: [1] },
  { type: 'unharmed', model: 'zombie-1', hits: 0 },
  { type: 'unharmed', model: 'zombie-1', hits: 2 },
  { type: 'wounded', model: 'orlaf', wounds: 3, injured: true, by: 'zombie-1' },
  { type: 'woundIgnored', model: 'orlaf', item: 'saints-knucklebone' },
  { type: 'crippled', model: 'orlaf', modelType: 'orlaf', by: 'zombie-1', ...at },
  { type: 'crippled', model: 'grund', modelType: 'grund', by: null, ...at },
  { type: 'minionInjured', model: 'zombie-troll-1', by: 'orlaf' },
  { type: 'boned', ...fallen },
  { type: 'destroyed', ...fallen },
  { type: 'lockHeld', x: 6, y: 2 },
  { type: 'lockBroken', x: 5, y: 1, lock: 'L1', by: 'orlaf' },
  { type: 'wardLowered', x: 6, y: 2, from: 2, to: 1, by: 'danor' },
  { type: 'wardLowered', x: 6, y: 2, from: 2, to: 0, by: null },
  { type: 'doorOpened', x: 6, y: 2, by: 'orlaf' },
  { type: 'weakSpotBroken', x: 6, y: 2, by: 'orlaf' },
  { type: 'caveInCleared', ...at, by: 'orlaf' },
  { type: 'chestOpened', x: 5, y: 1, by: 'orlaf', contents: ['lucky-coin'] },
  { type: 'chestOpened', x: 5, y: 1, by: null, contents: [] },
  {
    type: 'revealed',
    squares: [
      [7, 1],
      [8, 1],
    ],
    bones: [[7, 1]],
  },
  { type: 'searched', hero: 'orlaf', x: 4, y: 3, found: [] },
  { type: 'searched', hero: 'orlaf', x: 4, y: 3, found: ['rune-axe'] },
  { type: 'gained', hero: 'orlaf', item: 'rune-axe' },
  { type: 'lostToTheDark', item: 'ember-staff' },
  { type: 'dropped', hero: 'orlaf', item: 'book', ...at },
  { type: 'pickedUp', hero: 'orlaf', item: 'book', ...at },
  { type: 'pulled', hero: 'orlaf', ...at, left: 1 },
  { type: 'pulled', hero: 'orlaf', ...at, left: 0 },
  { type: 'cast', model: 'danor', spell: 'burn', target: 'zombie-1', place: null },
  { type: 'cast', model: 'danor', spell: 'break-ward', target: null, place: [6, 2] },
  { type: 'cast', model: 'danor', spell: 'crystallise', target: null, place: null },
  ...(['corroded', 'shielded', 'hardened', 'stance', 'guided', 'chilled'] as const).map(
    (mark): GameEvent => ({ type: 'marked', model: 'orlaf', mark, by: 'danor' }),
  ),
  { type: 'used', model: 'orlaf', item: 'healing-potion' },
  { type: 'offered', ...trade },
  { type: 'traded', ...trade },
  { type: 'declined', ...trade },
  { type: 'offered', ...swap },
  { type: 'traded', ...swap },
  { type: 'declined', ...swap },
  { type: 'bonesRemoved', squares: [[5, 4]] },
  { type: 'feat', model: 'orlaf', feat: 'whirlwind' },
  { type: 'featRestored', model: 'orlaf', feat: 'whirlwind' },
  { type: 'raiseLost', castings: 1 },
  { type: 'raiseLost', castings: 2 },
  { type: 'caveIn', ...at },
  { type: 'conceded', side: 'heroes' },
  { type: 'conceded', side: 'overlord' },
  ...(['goal', 'crippled', 'noHeroes', 'deckOut', 'conceded'] as const).map(
    (ending): GameEvent => ({ type: 'gameOver', winner: ending === 'goal' ? 'heroes' : 'overlord', ending }),
  ),
  { type: 'rewarded', hero: 'orlaf', item: 'healing-potion' },
];

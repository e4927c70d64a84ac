// One of everything, for the laws of words: a fight that is under way, questions, choices, events.

import { ROLL_TYPES } from '../content/design/rolls.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import type { AnyFrame, FrameOf, Turning } from '../rules/fight/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/fight/choices.ts';
import { CONDITIONS, SETTLINGS, VERDICTS } from '../rules/fight/conditions.ts';
import type { EventOf, GameEvent } from '../rules/fight/events.ts';
import { begin } from '../rules/fight/setup.ts';
import type { State } from '../rules/fight/state.ts';
import { play } from '../rules/fight/testing.ts';
import { MARK_KINDS } from '../rules/hooks/mark.ts';
import { DEEDS, type Deed } from '../rules/hooks/windows.ts';
import { CAUSES, ruleFor, worthOf } from '../rules/scoring.ts';

const { ragnar, gunnhild } = READY_MADE;

const silver = { kind: 'loot', form: 'silver', ounces: 5 } as const;
const place = { title: { en: 'A gate', de: 'Ein Tor' }, scene: 'cave' } as const;
const tale = { en: 'The gate is shut.', de: 'Das Tor ist zu.' };
const deed = { en: 'Push it open.', de: 'Stoß es auf.' };
const roll = { hero: 'h0', total: 9, difficulty: 6 } as const;

/** Of a sitting. */
const SITTING_SAMPLES: readonly GameEvent[] = [
  { type: 'encounterBegan', number: 1, name: place.title, heroes: ['h0', 'h1'] },
  { type: 'narrated', ...place, location: '', narration: tale },
  { type: 'narrated', ...place, location: { en: 'north wall', de: 'Nordwand' }, narration: tale },
  ...[null, deed].flatMap((what): GameEvent[] => [
    { type: 'inspected', what, inspection: '' },
    { type: 'inspected', what, inspection: tale },
  ]),
  { type: 'touched', hero: 'h0', what: deed },
  { type: 'tookLead', hero: 'h0' },
  { type: 'cameUpon', name: place.title },
  ...ROLL_TYPES.map((kind): GameEvent => ({ type: 'called', kind, with: ['climb', 'Str'], difficulty: 6 })),
  { type: 'volunteered', heroes: ['h0'] },
  { type: 'volunteered', heroes: ['h0', 'h1'] },
  { type: 'elbowed', heroes: ['h0', 'h1'], winner: 'h0' },
  { type: 'attempted', ...roll, with: 'climb', success: true },
  { type: 'attempted', ...roll, with: 'atk', total: 3, success: false },
  { type: 'stricken', hero: 'h0', name: place.title },
  ...[2, -1].flatMap((by): GameEvent[] => [
    { type: 'swayed', hero: 'h0', by },
    { type: 'swayOver', hero: 'h0', by },
  ]),
  { type: 'swayed', hero: null, by: 2 },
  { type: 'found', hero: 'h0', category: null, items: [silver] },
  { type: 'claimed', hero: 'h0', item: silver },
  { type: 'sheltered', time: '12h' },
  { type: 'atShrine', god: 'thor' },
  { type: 'recovered', hero: 'h0' },
  { type: 'background', title: place.title, background: tale },
  { type: 'encounterEnded', number: 1 },
  { type: 'banked', hero: 'h0', points: 12, gained: 40 },
  { type: 'sittingEnded', encounters: 1 },
];

/** Ragnar is Engaged with a troll and a goblin, Gunnhild stands off; another goblin is far away, a dark Viking has a bow. */
export function sampleState(...agenda: AnyFrame[]): State {
  const { state } = play({
    map: {
      name: 'barrow-field',
      walls: [[0, 20, 3]],
      heights: [{ feet: 2.5, area: [[10, 10, 1]] }],
      zones: [
        { kind: 'damaging', area: [[30, 20, 2]], dam: 20, grows: false, nature: 'fire' },
        { kind: 'slope', area: [[8, 10, 2]], up: 2 },
        { kind: 'wind', area: [[33, 20, 1]], penalty: 2 },
        { kind: 'weird', area: [[34, 20, 1]], statistic: 'atk', by: -1, side: 'heroes' },
        { kind: 'slippery', area: [[35, 20, 1]], from: 1 },
      ],
      objects: [
        { id: 'stone', kind: 'cover', area: [[30, 22, 1]], degree: 'half', persons: 1 },
        { id: 'cask', kind: 'barrier', area: [[31, 22, 1]], item: 'barrel' },
        { id: 'fire', kind: 'light', area: [[32, 22, 1]], lit: true },
        { id: 'door', kind: 'exit', area: [[33, 22, 1]], viable: true, heroesPerRound: 1, open: false },
        { id: 'snare', kind: 'grabber', area: [[34, 22, 1]], difficulty: 6, dam: 0 },
      ],
    },
    heroes: [ragnar, gunnhild],
    foes: [
      { foe: 'troll', threat: 'superior' },
      { foe: 'goblin-warrior' },
      { foe: 'goblin-warrior' },
      { foe: 'dark-viking', missile: 'bow' },
    ],
    fighters: {
      h0: { x: 10, y: 10, hp: 30, wounds: 1, planned: 0, total: 17, steps: [17], belt: 1 },
      h1: { x: 20, y: 20, total: 12, steps: [12], lying: [{ form: 1, x: 20, y: 20 }] },
      f0: { x: 12, y: 10, total: 27, steps: [7] },
      f1: { x: 10, y: 12, total: 9, steps: [9] },
      f2: { x: 25, y: 5 },
      f3: { x: 30, y: 10, hand: 1 },
    },
    state: {
      round: 2,
      extras: [
        { id: 'd0', x: 25, y: 25, state: 'calm', hostage: false, captor: null, hurt: 0, step: null },
        { id: 'd1', x: 30, y: 10, state: 'captive', hostage: true, captor: 'f3', hurt: 0, step: null },
      ],
      tally: [{ hero: 'h0', of: 'f0', cause: 'damage', points: 12 }],
    },
  });
  state.agenda = agenda;
  return state;
}

/** Two in a ring; the first has dealt 7. */
export function duelState(): State {
  const begun = begin([['ragnar'], ['gunnhild']], { mode: 'holmgang', form: 'ring' });
  if ('refused' in begun || begun.ok.duel === null) throw new Error('no holmgang');
  begun.ok.duel.dealt = { h0: 7, h1: 0 };
  return begun.ok;
}

const blow = {
  attacker: 'f0',
  target: 'h0',
  form: 0,
  kind: 'own',
  as: 'blow',
  manner: 'plain',
  past: null,
  charge: 0,
  leapt: false,
  left: 3,
  forestalled: true,
} as const;
const turning: Turning = {
  fighter: 'h0',
  halves: [],
  engagedAtFirst: true,
  paces: 0,
  charges: false,
  retires: false,
  leapt: false,
  as: 'blow',
  did: [],
};
const pair = { by: 'f0', target: 'h0' } as const;

const asked = { seat: 0, fighter: 'h0', target: 'f0', brings: [] };

export const FRAMES: { readonly [Q in QuestionName]: FrameOf<Q> } = {
  plan: { step: 'plan', seats: [0], answers: [null], fighters: ['h0'] },
  act: { step: 'act', seat: 0, ...turning },
  window: { step: 'window', seat: 0, fighter: 'h0', rest: [], finished: 12 },
  opportunity: { step: 'opportunity', seat: 0, by: 'h0', target: 'f0', left: false },
  resist: { step: 'resist', seat: 0, ...pair },
  forestall: { step: 'forestall', seat: 0, ...blow },
  wonEngagement: { step: 'wonEngagement', seat: 0, by: 'h0', target: 'f0' },
  dodge: { step: 'dodge', seat: 0, attacker: 'f3', target: 'h0', form: 1, dodges: null, behind: 'cover' },
  preRoll: { step: 'preRoll', ...asked, gift: 'gathering-thunder' },
  reaction: { step: 'reaction', ...asked, gift: 'buffeting-gale' },
  shop: { step: 'shop', seat: 0, fighter: 'h0' },
  need: { step: 'need', ...asked, gift: 'destiny-reversed' },
  choose: { step: 'choose', seat: 0, fighter: 'h0', gift: 'eight-legged-horse', ways: [] },
  moveOn: { step: 'moveOn', seat: 0, fighter: 'h0', target: 'f0' },
  leap: { step: 'leap', seat: 1, fighter: 'f0', paces: 20 },
  midLeap: { step: 'midLeap', seat: 1, fighter: 'f0', passed: ['h0'] },
  trade: { step: 'trade', seat: 1, traders: ['f0', 'f1'], left: 1 },
  consent: { step: 'consent', seat: 0, fighter: 'h0', rest: [] },
  intercept: { step: 'intercept', seat: 0, by: 'h0', fighter: 'f0', way: [{ x: 13, y: 10 }], rest: [] },
  freeShot: { step: 'freeShot', seat: 0, by: 'h1', target: 'f0', behind: 'cover' },
  spoils: { step: 'spoils', seat: 1, by: 'f0', fighter: 'h0', sprint: 4, pursuit: 12 },
  sever: { step: 'sever', seat: 0, by: 'h0', of: 'f0' },
  wrest: { step: 'wrest', seat: 0, by: 'h0', target: 'f0' },
  goOn: { step: 'goOn', seat: 0, rest: [] },
  room: { step: 'room', seat: 0, rest: [] },
  volunteer: { step: 'volunteer', seats: [0], answers: [null], heroes: ['h0'] },
  claim: { step: 'claim', seat: 0, hero: 'h0', order: ['h0', 'h1'], passed: 0 },
};

const spot = { x: 11, y: 12 } as const;
/** What is done to nobody else. */
const ALONE: readonly Deed[] = ['leap', 'breakFree', 'chant'];

/** At least one choice of every act. */
export const SAMPLE_CHOICES: { readonly [Q in QuestionName]: readonly ChoiceOf<Q>[] } = {
  plan: [{ act: 'plan', form: 0 }, { act: 'plan', form: 1 }, { act: 'noFight' }, { act: 'runAway' }],
  act: [
    ...(['plain', 'holding', 'weaving', 'berserk'] as const).map(
      (manner) => ({ act: 'strike', target: 'f0', form: 0, manner }) as const,
    ),
    { act: 'strike', target: 'f1', form: 3, manner: 'plain' },
    { act: 'strike', target: 'f0', form: 0, manner: 'plain', past: 'guarded' },
    { act: 'strike', target: 'f0', form: 0, manner: 'plain', past: 'heedless' },
    { act: 'shoot', target: 'f3', form: 2, manner: 'plain' },
    { act: 'grab', target: 'f0', how: 'hold' },
    { act: 'grab', target: 'f0', how: 'pin' },
    { act: 'walk', ...spot },
    { act: 'walk', ...spot, means: 'attack' },
    { act: 'seize', ...spot },
    { act: 'withdraw', ...spot },
    { act: 'flee', ...spot },
    { act: 'rush', ...spot },
    { act: 'change', form: 1 },
    { act: 'swap' },
    { act: 'pickUp', form: 1 },
    { act: 'engage', target: 'f0' },
    { act: 'contend', target: 'h1' },
    { act: 'heal', target: 'h0' },
    { act: 'heal', target: 'h1' },
    { act: 'swim', ...spot },
    { act: 'throwRope', target: 'h1' },
    { act: 'rescue', target: 'h1' },
    { act: 'smother' },
    { act: 'fendOff' },
    { act: 'pry', target: 'h0' },
    { act: 'pry', target: 'h1' },
    { act: 'climb', ...spot },
    { act: 'leap', ...spot },
    { act: 'takeArm', target: 'f0' },
    { act: 'takeShield' },
    { act: 'lightTorch' },
    { act: 'dropTorch' },
    { act: 'otherHand' },
    { act: 'lieDown' },
    { act: 'getUp' },
    { act: 'stunt', does: 'vantage' },
    { act: 'stunt', does: 'clear', ...spot },
    { act: 'stunt', does: 'block', ...spot },
    { act: 'stunt', does: 'veil' },
    { act: 'stunt', does: 'turn', thing: 'door' },
    { act: 'stunt', does: 'disarm', thing: 'snare' },
    { act: 'stunt', does: 'disarmHastily', thing: 'snare' },
    { act: 'stunt', does: 'distract', target: 'f0' },
    { act: 'mount' },
    { act: 'dismount' },
    { act: 'trample', target: 'f0' },
    { act: 'strikeHorse', target: 'h0' },
    { act: 'cutDown', extra: 'd0' },
    { act: 'pullFree', target: 'f3' },
    { act: 'weave' },
    { act: 'breakFree' },
    { act: 'release' },
    { act: 'keepHold' },
    { act: 'gift', gift: 'obscuring-mist' },
    { act: 'gift', gift: 'chattering-squirrel', target: 'f0' },
    { act: 'gift', gift: 'eight-legged-horse', target: 'h1', what: 'atk' },
    ...DEEDS.map((does) => ({ act: 'power', does, ...(!ALONE.includes(does) && { target: 'f0' }) }) as const),
    { act: 'shop' },
    { act: 'wait' },
    { act: 'done' },
  ],
  window: [{ act: 'now' }, { act: 'later' }, { act: 'shop' }],
  opportunity: [{ act: 'strikeIt' }, { act: 'carefully' }, { act: 'letGo' }, { act: 'shop' }],
  resist: [{ act: 'resist' }, { act: 'yield' }, { act: 'shop' }],
  forestall: [{ act: 'forestall' }, { act: 'stand' }, { act: 'shop' }],
  wonEngagement: [
    { act: 'shove', direction: 2, paces: 1 },
    { act: 'shove', direction: 2, paces: 3 },
    { act: 'shift', ...spot },
    { act: 'deny' },
  ],
  dodge: [{ act: 'dodge' }, { act: 'stand' }, { act: 'shop' }],
  preRoll: [{ act: 'use' }, { act: 'pass' }, { act: 'shop' }],
  reaction: [{ act: 'use' }, { act: 'pass' }, { act: 'shop' }],
  shop: [{ act: 'buy', gift: 'might-of-thor' }, { act: 'leave' }],
  need: [{ act: 'buy' }, { act: 'pass' }],
  choose: [
    { act: 'pick' },
    { act: 'pick', what: 'atk' },
    { act: 'pick', target: 'f0' },
    { act: 'pick', x: 3, y: 4 },
  ],
  moveOn: [{ act: 'go', ...spot }, { act: 'stay' }],
  leap: [{ act: 'land', ...spot }, { act: 'stay' }],
  midLeap: [{ act: 'strikeIt', target: 'h0' }, { act: 'pass' }],
  trade: [{ act: 'trade', one: 'f0', other: 'f1' }, { act: 'keep' }],
  consent: [{ act: 'agree' }, { act: 'refuse' }],
  intercept: [{ act: 'block', ...spot }, { act: 'stay' }],
  freeShot: [{ act: 'shootIt' }, { act: 'letGo' }],
  spoils: [{ act: 'maim' }, { act: 'rob' }],
  sever: [{ act: 'sever' }, { act: 'spare' }],
  wrest: [{ act: 'weapon' }, { act: 'both' }, { act: 'nothing' }],
  goOn: [{ act: 'goOn' }, { act: 'stop' }],
  room: [
    { act: 'touch', hero: 'h0', offer: 0 },
    { act: 'inspect' },
    { act: 'inspect', offer: 0 },
    { act: 'treat', hero: 'h0', target: 'h0' },
    { act: 'treat', hero: 'h0', target: 'h1' },
    { act: 'lead', hero: 'h0' },
    { act: 'goOn' },
  ],
  volunteer: [{ act: 'roll' }, { act: 'leaveIt' }],
  claim: [{ act: 'take', thing: 0 }, { act: 'pass' }],
};

const blowBetween = { by: 'h0', at: 'f0' } as const;
const ofBlow: EventOf<'struck'>['sums'] = {
  attack: [
    { of: 'atk', by: 9 },
    { of: 'charge', by: 3 },
    { of: 'impairment', by: -1 },
  ],
  defence: [
    { of: 'dfn', by: 7 },
    { of: 'crowd', by: -2 },
  ],
};
const bySelf = ['rose', 'stayedDown', 'fell', 'woke', 'tired', 'waited', 'left', 'forsook'] as const;

/** Every event there is, some in several guises. */
export const ALL_EVENTS: readonly GameEvent[] = [
  { type: 'roll', sides: 10, face: 4, for: 'attack' },
  { type: 'mustered', foes: ['f0', 'f1'] },
  { type: 'roundBegan', round: 2 },
  { type: 'initiative', fighter: 'h0', total: 17, steps: [17] },
  { type: 'initiative', fighter: 'f0', total: 27, steps: [27, 7] },
  { type: 'turnBegan', fighter: 'h0', at: 17 },
  { type: 'chose', fighter: 'f0', target: 'h0' },
  ...bySelf.map((type): GameEvent => ({ type, fighter: 'h0' })),
  { type: 'moved', fighter: 'h0', way: [{ x: 9, y: 10 }, spot] },
  { type: 'moved', fighter: 'h0', way: [] },
  { type: 'shoved', ...blowBetween, way: [{ x: 14, y: 10 }] },
  { type: 'shoved', ...blowBetween, way: [] },
  { type: 'changed', fighter: 'h0', form: 1 },
  { type: 'dropped', fighter: 'h0', form: 0 },
  { type: 'delayed', fighter: 'h0', to: 9 },
  { type: 'broke', fighter: 'h0', free: true },
  { type: 'broke', fighter: 'h0', free: false },
  { type: 'struck', ...blowBetween, form: 0, attack: 17, defence: 9, sums: ofBlow },
  ...[0, 1, 2].map(
    (others): GameEvent => ({
      type: 'shot',
      by: 'f3',
      at: 'h0',
      form: 1,
      attack: 12,
      defence: 6,
      others,
      sums: {
        attack: [
          { of: 'atk', by: 8 },
          { of: 'cover', by: -3 },
        ],
        defence: [{ of: 'standing', by: 6 }],
      },
    }),
  ),
  { type: 'missed', ...blowBetween },
  { type: 'strayed', ...blowBetween, hit: 'h1' },
  { type: 'hurt', fighter: 'f0', by: 'h0', lost: 14, wounds: 0 },
  { type: 'hurt', fighter: 'f0', by: 'h0', lost: 31, wounds: 2 },
  { type: 'hurt', fighter: 'f0', by: 'h0', lost: 0, wounds: 0 },
  { type: 'hurt', fighter: 'h0', by: null, lost: 0, wounds: 0 },
  { type: 'hurt', fighter: 'h0', by: null, lost: 1, wounds: 0 },
  ...CONDITIONS.map((condition): GameEvent => ({ type: 'became', fighter: 'h0', condition })),
  ...CAUSES.flatMap((cause): GameEvent[] =>
    ['f0', null].map((of) => ({
      type: 'scored',
      hero: 'h0',
      of,
      cause,
      points: worthOf({ cause, points: 2 }),
      rule: ruleFor(cause),
    })),
  ),
  ...SETTLINGS.flatMap((cause): GameEvent[] =>
    ['h0', null].map((hero) => ({ type: 'settled', seat: 0, hero, cause, points: -75, rule: 'RUN-VP-41' })),
  ),
  { type: 'engaged', ...blowBetween, total: 12, against: 8, won: true },
  { type: 'engaged', ...blowBetween, total: 2, against: 8, won: false },
  { type: 'denied', ...blowBetween },
  { type: 'gripped', ...blowBetween, how: 'hold', margin: 4 },
  { type: 'gripped', ...blowBetween, how: 'pin', margin: 0 },
  { type: 'gripped', ...blowBetween, how: 'pin', margin: -3 },
  { type: 'released', ...blowBetween },
  { type: 'treated', healer: 'h1', patient: 'h0', total: 9, difficulty: 8, helped: true },
  { type: 'treated', healer: 'h1', patient: 'h1', total: 7, difficulty: 8, helped: false },
  { type: 'tumbled', fighter: 'h0', way: [{ x: 9, y: 10 }, spot] },
  { type: 'tangled', fighter: 'h0', with: 'h1' },
  { type: 'sprang', fighter: 'h0', trap: 'snare', caught: true },
  { type: 'sprang', fighter: 'h0', trap: 'snare', caught: false },
  { type: 'caughtFire', fighter: 'h0' },
  { type: 'smothered', fighter: 'h0', out: true },
  { type: 'smothered', fighter: 'h0', out: false },
  { type: 'bore', fighter: 'h0', total: 9, difficulty: 6, bears: true },
  { type: 'bore', fighter: 'h0', total: 3, difficulty: 8, bears: false },
  { type: 'fended', fighter: 'h0', total: 9, difficulty: 8, off: true },
  { type: 'fended', fighter: 'h0', total: 3, difficulty: 8, off: false },
  { type: 'swam', fighter: 'h0', total: 9, difficulty: 6, afloat: true },
  { type: 'swam', fighter: 'h0', total: 3, difficulty: 6, afloat: false },
  { type: 'threwRope', by: 'h0', at: 'h1' },
  { type: 'rescued', by: 'h0', at: 'h1', held: true },
  { type: 'rescued', by: 'h0', at: 'h1', held: false },
  { type: 'pried', by: 'h0', at: 'h0', free: true },
  { type: 'pried', by: 'h0', at: 'h0', free: false },
  { type: 'pried', by: 'h0', at: 'h1', free: true },
  { type: 'pried', by: 'h0', at: 'h1', free: false },
  { type: 'climbed', fighter: 'h0', total: 9, difficulty: 6, holds: true },
  { type: 'climbed', fighter: 'h0', total: 3, difficulty: 6, holds: false },
  { type: 'jumped', fighter: 'h0', to: spot, total: 9, difficulty: 6, lands: true },
  { type: 'jumped', fighter: 'h0', to: spot, total: 3, difficulty: 6, lands: false },
  ...DEEDS.flatMap((does): GameEvent[] => [
    { type: 'used', fighter: 'f0', does, target: null },
    { type: 'used', fighter: 'f0', does, target: 'h0' },
  ]),
  { type: 'giftUsed', fighter: 'h0', gift: 'obscuring-mist', target: null },
  { type: 'giftUsed', fighter: 'h0', gift: 'chattering-squirrel', target: 'f0' },
  { type: 'offered', fighter: 'h0', gift: 'eight-legged-horse', target: 'h1', points: 15 },
  {
    type: 'usedUp',
    fighter: 'h0',
    item: { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 1 },
  },
  { type: 'robbed', by: 'f0', at: 'h0', items: ['ring-of-alberich', 'even-handed-torc'] },
  { type: 'paid', by: 'h1', at: 'h0', points: 15 },
  { type: 'bought', fighter: 'h0', gift: 'might-of-thor', level: 1, points: 150 },
  { type: 'bought', fighter: 'h0', gift: 'might-of-thor', level: 2, points: 150 },
  { type: 'rolled', fighter: 'f0', total: 9, rule: 'RUN-FOELIST-DISHONORED.6' },
  { type: 'checked', fighter: 'h0', roll: 'Str', total: 9, against: 8, success: true },
  { type: 'checked', fighter: 'h0', roll: 'healer', total: 3, against: 6, success: false },
  { type: 'checked', fighter: 'h0', roll: 'engagement', total: 9, against: 8, success: true },
  { type: 'checked', fighter: 'h0', roll: 'gift', total: 9, against: 8, success: true },
  ...MARK_KINDS.flatMap((mark): GameEvent[] => [
    { type: 'marked', fighter: 'h0', mark },
    { type: 'unmarked', fighter: 'h0', mark },
  ]),
  { type: 'bequeathed', fighter: 'h0', points: 14 },
  { type: 'healed', fighter: 'f0', hp: 5 },
  { type: 'thrown', fighter: 'h0', by: 'f0', way: [spot] },
  { type: 'thrown', fighter: 'h0', by: 'f0', way: [] },
  { type: 'flung', fighter: 'h0', by: 'f0', form: 0, to: spot },
  { type: 'leapt', fighter: 'f0', to: spot },
  { type: 'traded', fighter: 'f0', target: 'h0' },
  { type: 'shookOff', fighter: 'h0', recovers: true },
  { type: 'shookOff', fighter: 'h0', recovers: false },
  { type: 'severed', by: 'h0', at: 'f0', arm: 'weapon' },
  { type: 'severed', by: 'h0', at: 'f0', arm: 'other' },
  { type: 'lostHeart', fighter: 'f0' },
  { type: 'tookArm', by: 'h0', at: 'f0' },
  { type: 'shield', fighter: 'h1', held: true },
  { type: 'shield', fighter: 'h1', held: false },
  { type: 'torch', fighter: 'h1', lit: true },
  { type: 'torch', fighter: 'h1', lit: false },
  { type: 'spotted', by: 'f0', at: 'h1', found: true },
  { type: 'spotted', by: 'f0', at: 'h1', found: false },
  { type: 'worn', thing: 'rock' },
  { type: 'scourged', statistic: 'atk' },
  { type: 'stunt', fighter: 'h0', does: 'vantage', total: 8, done: true },
  { type: 'stunt', fighter: 'h0', does: 'clear', ...spot, total: 8, done: true },
  { type: 'stunt', fighter: 'h0', does: 'block', ...spot, total: 3, done: false },
  { type: 'stunt', fighter: 'h0', does: 'veil', total: 8, done: true },
  { type: 'stunt', fighter: 'h0', does: 'turn', thing: 'door', total: 8, done: true },
  { type: 'stunt', fighter: 'h0', does: 'disarm', thing: 'snare', total: 8, done: true },
  { type: 'stunt', fighter: 'h0', does: 'disarmHastily', thing: 'snare', total: 3, done: false },
  { type: 'stunt', fighter: 'h0', does: 'distract', target: 'f0', total: 8, done: true },
  { type: 'mounted', fighter: 'h0', how: 'mounts' },
  { type: 'mounted', fighter: 'h0', how: 'dismounts' },
  { type: 'mounted', fighter: 'h0', how: 'thrown' },
  { type: 'stayedMounted', fighter: 'h0', total: 8, stays: true },
  { type: 'stayedMounted', fighter: 'h0', total: 3, stays: false },
  { type: 'trampled', by: 'h0', at: 'f0', attack: 12, defence: 9 },
  { type: 'struckHorse', by: 'f0', at: 'h0', attack: 12, defence: 9 },
  { type: 'horseHurt', fighter: 'h0', lost: 7, dead: false },
  { type: 'horseHurt', fighter: 'h0', lost: 40, dead: true },
  { type: 'panicked', extra: 'd0' },
  { type: 'ranAbout', extra: 'd0', way: [spot], panicked: true },
  { type: 'ranAbout', extra: 'd0', way: [spot], panicked: false },
  { type: 'cutDown', fighter: 'h0', extra: 'd0', total: 9, hit: true },
  { type: 'cutDown', fighter: 'h0', extra: 'd0', total: 4, hit: false },
  { type: 'hostageHurt', extra: 'd1', by: 'h0', lost: 4, slain: false },
  { type: 'hostageHurt', extra: 'd1', by: 'h0', lost: 6, slain: true },
  { type: 'hostageStruck', extra: 'd1', by: 'h0', slain: true },
  { type: 'hostageStruck', extra: 'd1', by: 'h0', slain: false },
  { type: 'hostageFreed', extra: 'd1', by: 'h0' },
  { type: 'hostageFreed', extra: 'd1', by: null },
  { type: 'fightEnded', won: 'heroes' },
  { type: 'fightEnded', won: 'foes' },
  { type: 'fightEnded', won: 'nobody' },
  ...VERDICTS.flatMap((verdict): GameEvent[] =>
    ['h0', null].map((winner) => ({ type: 'duelEnded', winner, verdict })),
  ),
  ...SITTING_SAMPLES,
];

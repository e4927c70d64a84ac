// One encounter for every problem that can be mended, with nothing else wrong with it where that can be.

import type { Problem } from '@skald/kernel';
import type { BattleMap, Thing, Zone } from '../../../content/battle-map.ts';
import { check } from '../check/index.ts';
import type { Encounter, EncounterContext } from '../schema.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  freestanding,
  type GivenElement,
  type GivenEncounter,
  type GivenEvent,
  gain,
  laborers,
  roll,
  rows,
  trap,
} from '../testing.ts';

export interface Broken {
  readonly encounter: Encounter;
  readonly context?: EncounterContext;
}

const hoard = (): GivenEvent =>
  event({
    id: 'hoard',
    title: 'The hoard',
    elements: [
      gain(
        [
          { kind: 'treasure', category: 'F' },
          { kind: 'treasure', category: 'F' },
          { kind: 'treasure', category: 'E' },
        ],
        null,
        { id: 'riches', name: 'Riches' },
      ),
    ],
  });

const made = (events: readonly GivenEvent[], what: Partial<GivenEncounter> = {}): Broken => ({
  encounter: encounter([...events, hoard()], what),
});
/** In an event without a fight, before the fight. */
const before = (...elements: readonly GivenElement[]): Broken =>
  made([event({ title: 'The way', elements: [...elements] }), fightEvent({ title: 'The fight' })]);
/** In the fight, while it lasts. */
const during = (...elements: readonly GivenElement[]): Broken =>
  made([fightEvent({ elements: elements.map((one) => ({ phase: 'during' as const, ...one })) })]);
const after = (...elements: readonly GivenElement[]): Broken =>
  made([fightEvent(), event({ elements: [...elements] })]);
const onMap = (map: Partial<BattleMap>, what: Partial<GivenEvent> = {}): Broken =>
  made([fightEvent({ map: field(map), ...what })]);

const harm = { kind: 'damage', dam: 5 } as const;
const hostage = (id: string): Thing => ({ id, kind: 'hostage', area: [[3, 3, 1]] });
const weird = (statistic: 'init' | 'atk' | 'dfn', by: number, side: 'heroes' | 'foes' = 'heroes'): Zone => ({
  kind: 'weird',
  area: rows(1),
  statistic,
  by,
  side,
});
const goblins = (kinds: readonly ('goblin-warrior' | 'goblin-shaman')[]) =>
  kinds.map((kind, i) => ({ id: `goblin-${i}`, name: `Goblin ${i}`, kind, threat: 'equal' as const }));
const magic = (
  effects: readonly { score: 'atk' | 'dfn' | 'init'; by: number; on: 'goblins' | 'others' }[],
) => [{ from: 'chant' as const, effects: effects.map(({ score, by, on }) => ({ score, by, on })) }];
const creature = {
  skald: 'creature' as const,
  version: 1 as const,
  name: 'Nykur',
  description: 'A horse out of the water.',
  trait: 'Its hoofs are turned.',
  benchmark: 8,
  move: 22,
  missile: false,
  weapon: 'natural' as const,
  temper: 'headlong' as const,
  nightVision: true,
  stunnable: true,
};
const own = (what: Partial<NonNullable<GivenEncounter['creatures']>[number]>): Broken =>
  made([fightEvent()], { creatures: [{ ...creature, ...what }] });
const withFoe = (what: object): Broken =>
  made([
    fightEvent({
      combat: { foes: laborers(5).foes.map((foe, i) => (i === 0 ? { ...foe, ...what } : foe)) },
    }),
  ]);
const costly = (dam: number): GivenElement => trap(roll('dodge', 6), [{ kind: 'damage', dam }]);
const threeOf = (category: 'D' | 'E' | 'F'): GivenElement =>
  gain([1, 2, 3].map(() => ({ kind: 'treasure', category })));
/** Whoever passes begins sooner, and whoever fails lets the foes do so. */
const alarmed = (helps: { by: number; rounds?: number }): GivenElement => ({
  ...trap(roll('stealth', 6, { type: 'weakLink' }), [
    { kind: 'foesStick', score: 'init', by: 3, foes: 'all' },
  ]),
  gains: [{ kind: 'carrot', for: { score: 'init' }, ...helps }],
});
const claimed: Partial<BattleMap> = {
  zones: [
    { kind: 'uneven', area: rows(6) },
    { kind: 'slippery', area: rows(3), from: 1 },
    { kind: 'obstructed', area: rows(6) },
    { kind: 'gloom', area: rows(6), torches: true },
  ],
};

export const BROKEN: Readonly<Record<string, () => Broken>> = {
  events: () => made([fightEvent(), event(), event(), event({ title: 'The fourth' })]),
  notUnderground: () => made([fightEvent()], { hook: 'jotunheim' }),
  idTwice: () => before(trap(roll('dodge', 6), [harm], { id: 'riches' })),
  unknownCreature: () => withFoe({ kind: { creature: 0 } }),
  otherHeroes: () => ({ ...made([fightEvent()]), context: { heroes: 5 } }),

  overLimit: () => ({
    encounter: encounter([
      event({ elements: [50, 50, 50, 50].map(costly) }),
      fightEvent(),
      event({ elements: (['F', 'E', 'D'] as const).map(threeOf) }),
    ]),
  }),
  unpaid: () => made([event({ elements: [costly(50), costly(50), costly(45)] }), fightEvent()]),
  overEarned: () => ({
    encounter: encounter([fightEvent(), event({ elements: (['F', 'E'] as const).map(threeOf) })]),
  }),
  costWaived: () => before(trap(roll('dodge', 6), [harm], { waives: ['damage'] })),
  netNegative: () =>
    before(
      trap(roll('dodge', 6, { type: 'rush', condition: { trigger: 'x', exposure: 'first' } }), [
        { kind: 'damage', dam: 1 },
      ]),
    ),

  tooManyCombats: () =>
    made([
      fightEvent(),
      ...[1, 2].map((n) =>
        fightEvent({
          title: `Fight ${n}`,
          combat: { foes: [{ id: `lone-${n}`, name: 'Lone', kind: 'dwarf-laborer', threat: 'equal' }] },
        }),
      ),
    ]),
  mix: () => made([fightEvent({ combat: laborers(3) })]),
  mixOfSecond: () =>
    made([
      fightEvent(),
      fightEvent({
        combat: { foes: laborers(4).foes.map((foe, i) => ({ ...foe, id: `other-${i}` })) },
      }),
    ]),
  noOpponent: () => withFoe({ kind: 'tube-striker' }),
  terrifying: () =>
    made([fightEvent({ combat: { foes: [{ id: 'a', name: 'A', kind: 'troll', threat: 'terrifying' }] } })], {
      group: { heroes: 3 },
    }),
  maxThreat: () => withFoe({ threat: 'terrifying' }),
  noWill: () => withFoe({ kind: 'centi-werk', selfWilled: true }),
  noMissile: () => withFoe({ kind: 'rock-goblin', missile: 'bow' }),
  notWithoutMissiles: () =>
    made([
      fightEvent({
        combat: {
          foes: laborers(5).foes.map((foe) => ({ ...foe, kind: 'rock-goblin' as const })),
          noMissiles: true,
        },
        map: field(),
      }),
    ]),
  mayNotHunt: () => withFoe({ hunts: true }),
  magicWithoutShaman: () =>
    made([
      fightEvent({
        combat: {
          foes: goblins(Array(5).fill('goblin-warrior')),
          magic: magic([{ score: 'atk', by: 1, on: 'goblins' }]),
        },
      }),
    ]),
  magicTooStrong: () =>
    made([
      fightEvent({
        combat: {
          foes: goblins(['goblin-shaman', ...Array(4).fill('goblin-warrior')]),
          magic: magic([
            { score: 'atk', by: 3, on: 'goblins' },
            { score: 'dfn', by: -2, on: 'others' },
          ]),
        },
      }),
    ]),
  magicForbidden: () =>
    made([
      fightEvent({
        combat: {
          foes: goblins(['goblin-shaman', ...Array(4).fill('goblin-warrior')]),
          magic: magic([{ score: 'atk', by: -1, on: 'goblins' }]),
        },
      }),
    ]),

  noMap: () => made([fightEvent({ map: null })]),
  claimsNothing: () => onMap({}, { claims: ['uneven'] }),
  terrainSlots: () => onMap(claimed, { claims: ['uneven', 'slippery', 'obstruction', 'obscured'] }),
  terrainWithoutFoes: () => made([event({ claims: ['uneven'] }), fightEvent()]),
  coverCapped: () =>
    onMap(
      { objects: [{ id: 'wall', kind: 'cover', area: [[3, 3, 1]], degree: 'full', persons: 4 }] },
      { claims: ['cover:wall'] },
    ),
  hostages: () => onMap({ objects: ['a', 'b', 'c', 'd'].map(hostage) }),
  captorNotCrafty: () =>
    made([
      fightEvent({
        map: field({ objects: [hostage('captive')] }),
        combat: {
          foes: laborers(5).foes.map((foe, i) =>
            i === 0 ? { ...foe, kind: 'rock-goblin' as const, holds: 'captive' } : foe,
          ),
        },
      }),
    ]),
  captorWithoutHostage: () => withFoe({ kind: 'dark-viking', holds: 'captive' }),
  exitsNotFew: () =>
    onMap(
      {
        edge: 'walled',
        objects: ['a', 'b', 'c'].map((id) => ({
          id,
          kind: 'exit',
          area: [[3, 3, 1]],
          viable: true,
          heroesPerRound: 1,
          open: true,
        })),
      },
      { claims: ['exits'] },
    ),
  smallRamp: () => onMap({ zones: [{ kind: 'slope', area: [[0, 0, 2]], up: 0 }] }, { claims: ['slope'] }),
  weirdTooStrong: () => onMap({ zones: [weird('atk', -2), weird('init', -2)] }),
  weirdForbidden: () => onMap({ zones: [weird('init', 1, 'foes')] }),
  startOutside: () => withFoe({ start: { x: 40, y: 2 } }),
  manyDecoys: () =>
    onMap({ objects: ['a', 'b', 'c', 'd'].map((id) => ({ id, kind: 'decoy', area: [[3, 3, 1]] })) }),
  beginnerTerrain: () =>
    made([fightEvent({ map: field({ zones: [{ kind: 'uneven', area: rows(2) }] }) })], { beginner: true }),
  repeatedTerrain: () => ({
    ...onMap({ zones: [{ kind: 'uneven', area: rows(2) }] }, { claims: ['uneven'] }),
    context: { recent: ['uneven'] },
  }),

  difficultyRange: () => before(trap(roll('dodge', 24), [harm])),
  bonusRange: () =>
    before(trap(roll('dodge', 6, { against: { kind: 'opposed', bonus: 14, opponent: 'Somebody' } }), [harm])),
  baselineRange: () =>
    before(
      trap(roll('dodge', 6, { methods: [], against: { kind: 'baseline', score: 'atk', by: 9 } }), [harm]),
    ),
  noMethod: () => before(trap(roll('dodge', 6, { methods: [] }), [harm])),
  characteristicNotNamed: () => before(trap(roll('healer', 6), [harm])),
  tooManyMethods: () =>
    before(
      trap(
        roll('dodge', 6, {
          methods: (['dodge', 'jump', 'climb', 'bravery'] as const).map((ability) => ({
            ability,
            characteristic: null,
          })),
        }),
        [harm],
      ),
    ),
  lowDifficulty: () => before(gain([{ kind: 'treasure', category: 'A' }], roll('awareness', 4))),
  noDirection: () => before(trap(roll('dodge', 6, { type: 'lineOfDoom' }), [harm])),
  noExposure: () => before(trap(roll('dodge', 6, { condition: { trigger: 'x', exposure: null } }), [harm])),
  forced: () =>
    before(
      trap(roll('dodge', 6, { leadsTo: 'pit' }), [harm]),
      trap(
        roll('jump', 6, { condition: { trigger: 'x', exposure: 'remains' } }),
        [{ kind: 'damage', dam: 20 }],
        {
          id: 'pit',
        },
      ),
    ),
  actionOutsideCombat: () => before(trap(roll('dodge', 6, { action: true }), [harm])),
  noKitAnyway: () => before(trap(roll('dodge', 6, { withoutKit: true }), [harm])),
  actionsAtOnce: () =>
    during(trap(roll('dodge', 6, { action: true, also: [roll('jump', 6, { action: true })] }), [harm])),
  sameAbilityAtOnce: () => before(trap(roll('dodge', 6, { also: [roll('dodge', 6)] }), [harm])),
  spotWithoutMap: () => before(trap(roll('dodge', 6, { spot: { x: 0, y: 0 } }), [harm])),
  leadsNowhere: () => before(trap(roll('dodge', 6, { leadsTo: 'gone' }), [harm])),
  notForBeginners: () =>
    made([event({ elements: [trap(roll('dodge', 6, { type: 'dogpile' }), [harm])] }), fightEvent()], {
      beginner: true,
    }),
  sinkOutsideCombat: () =>
    before({
      ...trap(roll('repair', 6, { multiple: { kind: 'actionSink', successes: 2, trapAtEnd: false } }), []),
      nature: 'task',
    }),
  sinkSuccesses: () =>
    during({
      ...trap(roll('repair', 6, { multiple: { kind: 'actionSink', successes: 5, trapAtEnd: true } }), []),
      nature: 'task',
    }),
  noEnding: () =>
    before(trap(roll('dodge', 6, { multiple: { kind: 'panicButton', end: null, ending: '' } }), [harm])),
  enduranceRolls: () => before(trap(roll('swim', 6, { multiple: { kind: 'endurance', rolls: 7 } }), [harm])),
  enduranceType: () =>
    before(trap(roll('swim', 6, { type: 'rush', multiple: { kind: 'endurance', rolls: 2 } }), [harm])),
  countdownAttempts: () =>
    before(trap(roll('repair', 6, { multiple: { kind: 'countdown', share: 'half', attempts: 7 } }), [harm])),
  countdownType: () =>
    before(
      trap(
        roll('repair', 6, { type: 'noFault', multiple: { kind: 'countdown', share: 'half', attempts: 4 } }),
        [harm],
      ),
    ),
  scoreboardNotOpposed: () =>
    before(
      trap(
        roll('gamble', 6, {
          methods: [{ ability: 'gamble', characteristic: 'Int' }],
          type: 'singular',
          multiple: { kind: 'scoreboard', successes: 3 },
        }),
        [harm],
      ),
    ),
  scoreboardSuccesses: () =>
    before(
      trap(
        roll('insight', 6, {
          type: 'singular',
          against: { kind: 'opposed', bonus: 2, opponent: 'Somebody' },
          multiple: { kind: 'scoreboard', successes: 8 },
        }),
        [harm],
      ),
    ),
  extraRollsType: () => before(trap(roll('stealth', 4, { type: 'weakLink', extra: 1 }), [harm])),

  trapCount: () =>
    made([
      event({
        elements: Array.from({ length: 5 }, (_, i) => trap(roll('dodge', 6), [harm], { name: `Trap ${i}` })),
      }),
      event({ elements: Array.from({ length: 4 }, () => trap(roll('awareness', 6), [harm])) }),
      fightEvent(),
    ]),
  trapCountInCombat: () => during(...Array.from({ length: 5 }, () => trap(roll('dodge', 6), [harm]))),
  noRollToAvoid: () => before(trap(null, [harm])),
  noEffect: () => before(trap(roll('dodge', 6), [])),
  damTooHigh: () => before(trap(roll('dodge', 6), [{ kind: 'damage', dam: 60 }])),
  diceTooMany: () => before(trap(roll('dodge', 6), [{ kind: 'dice', dice: 9 }])),
  noStop: () => before(trap(roll('dodge', 6), [{ kind: 'damage', dam: 5, over: 'recurring' }])),
  impairmentTooMuch: () => after(trap(roll('dodge', 6), [{ kind: 'impairment', points: 3 }])),
  stickTooMuch: () =>
    before(
      trap(roll('dodge', 6), [{ kind: 'stick', roll: 'later', by: 9 }]),
      trap(roll('jump', 6, { id: 'later' }), [harm]),
    ),
  stickNowhere: () => before(trap(roll('dodge', 6), [{ kind: 'stick', roll: 'gone', by: 1 }])),
  untilNowhere: () => before(trap(roll('dodge', 6), [{ kind: 'impairment', points: 1, until: 'gone' }])),
  stickNoFoe: () =>
    before(trap(roll('stealth', 6), [{ kind: 'foesStick', score: 'atk', by: 1, foes: ['gone'] }])),
  stickOnAllFoes: () =>
    before(trap(roll('stealth', 6), [{ kind: 'foesStick', score: 'atk', by: 1, foes: 'all' }])),
  stickTooLong: () =>
    before({
      ...trap(roll('stealth', 6, { type: 'weakLink' }), [
        { kind: 'foesStick', score: 'init', by: 3, rounds: 5, foes: 'all' },
      ]),
      gains: [{ kind: 'carrot', for: { score: 'init' }, by: 3 }],
    }),
  stickWithoutFight: () =>
    after(
      trap(roll('stealth', 6, { type: 'weakLink' }), [
        { kind: 'foesStick', score: 'init', by: 3, foes: 'all' },
      ]),
    ),
  status: () => before(trap(null, [{ kind: 'status', points: 7 }])),
  statusTotal: () =>
    before(trap(null, [{ kind: 'status', points: 15 }]), trap(null, [{ kind: 'status', points: 10 }])),
  servesNothing: () => before(trap(roll('dodge', 6, { serves: ['gone'] }), [harm])),
  tooManyTargets: () =>
    before(
      trap(roll('dodge', 6), [{ kind: 'damage', dam: 1 }], {
        targets: { most: 9, by: 'chance', repeats: { roll: null, countdown: null, how: 'Stop it.' } },
      }),
    ),
  zoneWithoutMap: () =>
    before(trap(roll('dodge', 6), [harm], { zone: { of: 'danger', around: { x: 0, y: 0 }, paces: 10 } })),
  zoneSteps: () =>
    during(trap(roll('dodge', 6), [harm], { zone: { of: 'danger', around: { x: 0, y: 0 }, paces: 14 } })),
  grabType: () =>
    during(trap(roll('awareness', 6), [{ kind: 'grab', dam: 0, escape: roll('repair', 6), traps: 2 }])),
  grabWithoutFight: () =>
    before(trap(roll('awareness', 6), [{ kind: 'grab', dam: 0, escape: roll('repair', 6), traps: 6 }])),
  nuisance: () => before(trap(null, [{ kind: 'nuisance', dam: 14 }])),
  lostRange: () => before(trap(null, [{ kind: 'lost', difficulty: 17 }])),
  ambushRoll: () =>
    before(
      trap(
        roll('awareness', 6, { type: 'weakLink', against: { kind: 'opposed', bonus: 2, opponent: 'They' } }),
        [{ kind: 'ambush' }],
      ),
    ),
  triggerOutsideCombat: () => before(trap(roll('dodge', 6), [harm], { trigger: 'shot' })),
  partOfNothing: () => before(trap(roll('dodge', 6), [harm], { partOf: 'gone' })),

  noWay: () => before(gain([{ kind: 'silver', ounces: 3 }], null, { how: '' })),
  noGain: () => before(gain([])),
  silverTooMuch: () => before(gain([{ kind: 'silver', ounces: 6 }]), gain([{ kind: 'silver', ounces: 6 }])),
  liarsTooMuch: () =>
    before(gain([{ kind: 'liarsSilver', pieces: 6 }]), gain([{ kind: 'liarsSilver', pieces: 6 }])),
  treasureUnpaid: () =>
    before(gain(Array.from({ length: 4 }, () => ({ kind: 'treasure' as const, category: 'A' as const })))),
  baitTooLong: () =>
    onMap(
      { zones: [{ kind: 'damaging', area: rows(1), dam: 10, grows: false, nature: 'fire' }] },
      { elements: [gain([{ kind: 'silver', ounces: 3 }], null, { bait: 5 })] },
    ),
  baitNowhere: () => before(gain([{ kind: 'silver', ounces: 3 }], null, { bait: 1 })),
  bargainRange: () => before(gain([{ kind: 'bargain', bonus: 14 }])),
  carrotNowhere: () => before(gain([{ kind: 'carrot', for: { roll: 'gone' }, by: 1 }])),
  carrotTooMuch: () => before(alarmed({ by: 20 })),
  carrotTooLong: () => before(alarmed({ by: 3, rounds: 4 })),
  heroesAmbushRoll: () => before(gain([{ kind: 'ambush' }])),
  gainAtRisk: () =>
    before(
      trap(null, [{ kind: 'drowning', surface: 'tranquil', current: 'none' }], {
        nature: 'hazard',
        how: 'Dive.',
        gains: [{ kind: 'silver', ounces: 3 }],
      }),
    ),
  freestandingTooEasy: () => before(freestanding(roll('lore', 4))),
  freestandingWins: () =>
    before({ ...freestanding(roll('lore', 6)), gains: [{ kind: 'silver', ounces: 3 }] }),
  healingUnpaid: () => before(gain([{ kind: 'healing', time: '24h' }])),
  healingPointless: () =>
    after(trap(roll('dodge', 6), [{ kind: 'damage', dam: 30 }]), gain([{ kind: 'healing', time: '24h' }])),
  invigorationTooMuch: () => before(gain([{ kind: 'invigoration', points: 3 }])),
  goHomeTooMuch: () => before(gain([{ kind: 'goHome', bonus: 9 }])),
  goHomePoor: () => ({
    encounter: encounter([
      event({
        elements: [
          gain([
            { kind: 'goHome', bonus: 2 },
            { kind: 'treasure', category: 'D' },
          ]),
        ],
      }),
      fightEvent(),
    ]),
  }),
  cacheDifficulty: () => before(gain([{ kind: 'lootCache', difficulty: 9 }])),
  shrinesTooMany: () =>
    before(gain((['odin', 'thor', 'freyja'] as const).map((god) => ({ kind: 'shrine' as const, god })))),
  shrineTwice: () =>
    before(gain((['odin', 'odin'] as const).map((god) => ({ kind: 'shrine' as const, god })))),

  mustStayAwake: () => own({ tags: ['undead'] }),
  powerTwice: () => own({ powers: ['leaping', 'leaping'] }),
  likeAnother: () => own({ move: 15, nightVision: true }),
  paysNothing: () => own({ adjust: { init: -3 } }),
  clawsThatShoot: () => own({ missile: true }),
};

/** The first problem of this code. */
export const problemOf = ({ encounter: given, context }: Broken, code: string): Problem | undefined =>
  check(given, context).find((one) => one.code === code);

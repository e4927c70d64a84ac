// More encounters with something wrong with them, for ways to mend it that are not open in the plainest.

import type { BattleMap, Thing } from '../../../content/battle-map.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  type GivenElement,
  type GivenEncounter,
  type GivenEvent,
  gain,
  laborers,
  roll,
  rows,
  trap,
} from '../testing.ts';
import type { Broken } from './testing.ts';

const riches = (waives: readonly string[] = []): GivenElement =>
  gain(
    [1, 2, 3].map(() => ({ kind: 'treasure' as const, category: 'F' as const })),
    null,
    {
      name: 'Riches',
      waives: [...waives],
    },
  );
/** With enough to pay for whatever goes before. */
const made = (events: readonly GivenEvent[], what: Partial<GivenEncounter> = {}): Broken => ({
  encounter: encounter([...events, event({ title: 'The hoard', elements: [riches()] })], what),
});
const before = (...elements: readonly GivenElement[]): Broken =>
  made([event({ title: 'The way', elements: [...elements] }), fightEvent({ title: 'The fight' })]);
const onMap = (map: Partial<BattleMap>, what: Partial<GivenEvent> = {}): Broken =>
  made([fightEvent({ map: field(map), ...what })]);
const foes = (change: (i: number) => object) =>
  laborers(5).foes.map((foe, i) => ({ ...foe, name: `Laborer ${i}`, ...change(i) }));

const harm = { kind: 'damage', dam: 5 } as const;
const costly = (dam: number, what: Partial<GivenElement> = {}): GivenElement =>
  trap(roll('dodge', 6), [{ kind: 'damage', dam }], what);
const hostage = (id: string): Thing => ({ id, kind: 'hostage', area: [[3, 3, 1]] });
const exit = (id: string, viable = true): Thing => ({
  id,
  kind: 'exit',
  area: [[3, 3, 1]],
  viable,
  heroesPerRound: 2,
  open: true,
});
/** Poor by so much, with nothing but this to earn it. */
const poor = (...elements: readonly GivenElement[]): Broken => ({
  encounter: encounter([event({ title: 'The way', elements: [...elements] }), fightEvent()]),
});
const NYKUR = {
  skald: 'creature' as const,
  version: 1 as const,
  name: 'Nykur',
  description: 'A horse out of the water.',
  trait: 'Its hoofs are turned.',
  benchmark: 8,
  move: 15,
  missile: false,
  weapon: 'natural' as const,
  temper: 'headlong' as const,
  nightVision: true,
  stunnable: true,
};

/** By what is wrong, and what else there is. */
export const SCENES: readonly (readonly [code: string, scene: string, make: () => Broken])[] = [
  [
    'unpaid',
    'and ground that could be claimed',
    () => ({
      encounter: encounter([
        event({ elements: [costly(3)] }),
        fightEvent({ map: field({ zones: [{ kind: 'uneven', area: rows(6) }] }) }),
      ]),
    }),
  ],
  ['unpaid', 'and an earning that is waived', () => poor(costly(50), riches(['treasure']))],
  [
    'unpaid',
    'and a treasure that could be better',
    () => poor(costly(25), gain([{ kind: 'treasure', category: 'A' }])),
  ],
  ['unpaid', 'and a little silver', () => poor(costly(7), gain([{ kind: 'silver', ounces: 4 }]))],
  ['unpaid', 'and a gain without silver', () => poor(costly(15), gain([{ kind: 'shrine', god: 'ull' }]))],
  [
    'unpaid',
    'and much that costs',
    () =>
      poor(
        ...[1, 2, 3].map((n) => trap(roll('dodge', 6), [{ kind: 'equipment' }], { name: `Trap ${n}` })),
        gain([{ kind: 'treasure', category: 'A' }], null, { name: 'Purse' }),
      ),
  ],
  [
    'unpaid',
    'by what foes and rolls may do',
    () => ({
      encounter: encounter([
        fightEvent({
          combat: { foes: foes((i) => (i === 0 ? { selfWilled: true } : {})) },
          elements: [
            {
              id: 'task',
              name: 'A task',
              nature: 'task',
              phase: 'during',
              roll: roll('repair', 6, { action: true, type: 'weakLink' }),
            },
          ],
        }),
        event({ elements: [gain([{ kind: 'treasure', category: 'C' }])] }),
      ]),
    }),
  ],
  [
    'overEarned',
    'by terrain',
    () => ({
      encounter: encounter([
        fightEvent({ map: field({ zones: [{ kind: 'uneven', area: rows(6) }] }), claims: ['uneven'] }),
        event({
          elements: [
            riches(),
            gain([1, 2].map(() => ({ kind: 'treasure' as const, category: 'D' as const }))),
          ],
        }),
      ]),
    }),
  ],
  [
    'overLimit',
    'by many traps',
    () =>
      made([
        event({
          elements: [1, 2, 3, 4].map((n) =>
            trap(roll('dodge', 14), [{ kind: 'equipment' }], { name: `Trap ${n}` }),
          ),
        }),
        fightEvent(),
        event({
          elements: [
            riches(),
            gain([1, 2, 3].map(() => ({ kind: 'treasure' as const, category: 'E' as const }))),
          ],
        }),
      ]),
  ],
  [
    'stickNowhere',
    'and a roll to come',
    () =>
      before(
        trap(roll('dodge', 6), [{ kind: 'stick', roll: 'gone', by: 1 }]),
        trap(roll('jump', 6, { id: 'later' }), [harm], { name: 'The ditch' }),
      ),
  ],
  [
    'stickNowhere',
    'of two effects',
    () =>
      before(
        trap(roll('dodge', 6, { serves: ['burn', 'stick-1'] }), [
          { id: 'burn', ...harm },
          { id: 'stick-1', kind: 'stick', roll: 'gone', by: 1 },
        ]),
      ),
  ],
  [
    'carrotNowhere',
    'after the last fight',
    () =>
      made([
        fightEvent(),
        event({
          elements: [
            gain([{ kind: 'carrot', for: { roll: 'gone' }, by: 1 }]),
            trap(roll('jump', 6, { id: 'later' }), [harm], { name: 'The ditch' }),
          ],
        }),
      ]),
  ],
  [
    'leadsNowhere',
    'and another trap',
    () =>
      before(
        trap(roll('dodge', 6, { leadsTo: 'gone' }), [harm]),
        trap(roll('jump', 6), [harm], { id: 'ditch', name: 'The ditch' }),
      ),
  ],
  [
    'captorWithoutHostage',
    'and somebody whom nobody holds',
    () =>
      made([
        fightEvent({
          map: field({ objects: [hostage('child')] }),
          combat: { foes: foes((i) => (i === 0 ? { kind: 'dark-viking', holds: 'gone' } : {})) },
        }),
      ]),
  ],
  [
    'hostages',
    'one of whom is held',
    () =>
      made([
        fightEvent({
          map: field({ objects: ['a', 'b', 'c', 'd'].map(hostage) }),
          combat: { foes: foes((i) => (i === 0 ? { kind: 'dark-viking', holds: 'a' } : {})) },
        }),
      ]),
  ],
  ['exitsNotFew', 'on an open field', () => onMap({ objects: [exit('a')] }, { claims: ['exits'] })],
  [
    'exitsNotFew',
    'with ways that are none',
    () => onMap({ edge: 'walled', objects: [exit('a'), exit('b'), exit('c', false)] }, { claims: ['exits'] }),
  ],
  [
    'spotWithoutMap',
    'beside the map',
    () => onMap({}, { elements: [trap(roll('dodge', 6, { spot: { x: 40, y: 2 } }), [harm])] }),
  ],
  [
    'smallRamp',
    'beside a large one',
    () =>
      onMap(
        {
          zones: [
            { kind: 'slope', area: [[0, 0, 2]], up: 0 },
            { kind: 'slope', area: rows(3, 2), up: 0 },
          ],
        },
        { claims: ['slope'] },
      ),
  ],
  [
    'noStop',
    'of what shoots',
    () =>
      before(
        trap(roll('dodge', 6), [harm], {
          targets: { most: 1, by: 'chance', repeats: { roll: null, countdown: null, how: '' } },
        }),
      ),
  ],
  [
    'grabType',
    'for all, without a roll',
    () =>
      made([
        fightEvent({
          elements: [
            trap(null, [{ kind: 'grab', dam: 0, escape: roll('repair', 6), traps: 6 }], { phase: 'during' }),
          ],
        }),
      ]),
  ],
  [
    'grabType',
    'for all, by one',
    () =>
      made([
        fightEvent({
          elements: [
            trap(
              roll('awareness', 6, { type: 'singular' }),
              [{ kind: 'grab', dam: 0, escape: roll('repair', 6), traps: 6 }],
              { phase: 'during' },
            ),
          ],
        }),
      ]),
  ],
  [
    'healingUnpaid',
    'after some harm',
    () =>
      made([
        event({ title: 'The way', elements: [costly(12), gain([{ kind: 'healing', time: '24h' }])] }),
        fightEvent({ title: 'The fight' }),
      ]),
  ],
  [
    'statusTotal',
    'by as much as one of them',
    () =>
      before(
        trap(null, [{ kind: 'status', points: 20 }], { name: 'The duel' }),
        trap(
          null,
          [
            { kind: 'status', points: 5 },
            { kind: 'nuisance', dam: 1 },
          ],
          { name: 'The toast' },
        ),
      ),
  ],
  [
    'silverTooMuch',
    'by as much as one of them',
    () =>
      before(
        gain([{ kind: 'silver', ounces: 9 }], null, { name: 'A purse' }),
        gain(
          [
            { kind: 'silver', ounces: 2 },
            { kind: 'shrine', god: 'ull' },
          ],
          null,
          { name: 'An altar' },
        ),
      ),
  ],
  [
    'likeAnother',
    'of two, and they fight',
    () =>
      made(
        [
          fightEvent({
            combat: { foes: foes((i) => (i < 2 ? { kind: { creature: i }, threat: 'inferior' } : {})) },
          }),
        ],
        { creatures: [NYKUR, { ...NYKUR, name: 'Skoffin', move: 22, trait: 'Its look kills.' }] },
      ),
  ],
  [
    'notWithoutMissiles',
    'where some shoot',
    () =>
      made([
        fightEvent({
          combat: { foes: foes((i) => (i === 0 ? { missile: 'bow' } : {})), noMissiles: true },
        }),
      ]),
  ],
  [
    'noMethod',
    'beside another way',
    () =>
      before(
        trap(
          roll('dodge', 6, {
            methods: [
              { ability: 'dodge', characteristic: null },
              { ability: null, characteristic: null },
            ],
          }),
          [harm],
        ),
      ),
  ],
  [
    'unknownCreature',
    'whom an alarm helps',
    () =>
      made([
        event({
          elements: [
            trap(roll('stealth', 6), [{ kind: 'foesStick', score: 'atk', by: 1, foes: ['foe-0', 'foe-1'] }]),
          ],
        }),
        fightEvent({ combat: { foes: foes((i) => (i === 0 ? { kind: { creature: 0 } } : {})) } }),
      ]),
  ],
  ['ambushRoll', 'without a roll', () => before(trap(null, [{ kind: 'ambush' }]))],
  [
    'heroesAmbushRoll',
    'by another Ability',
    () => before(gain([{ kind: 'ambush' }], roll('awareness', 9, { type: 'weakLink' }))),
  ],
  [
    'heroesAmbushRoll',
    'against somebody',
    () =>
      before(
        gain(
          [{ kind: 'ambush' }, { kind: 'shrine', god: 'ull' }],
          roll('stealth', 6, {
            type: 'weakLink',
            against: { kind: 'opposed', bonus: 3, opponent: 'Guards' },
          }),
        ),
      ),
  ],
  [
    'freestandingWins',
    'and hurts',
    () => before({ ...costly(10), nature: 'freestanding', gains: [{ kind: 'silver', ounces: 3 }] }),
  ],
  [
    'freestandingTooEasy',
    'and is against somebody',
    () =>
      before({
        id: 'trial',
        name: 'A trial',
        nature: 'freestanding',
        roll: roll('lore', 6, { against: { kind: 'opposed', bonus: 3, opponent: 'A skald' } }),
      }),
  ],
  [
    'shrineTwice',
    'in two places',
    () =>
      before(
        gain([{ kind: 'shrine', god: 'odin' }]),
        gain([{ kind: 'shrine', god: 'odin' }], null, { name: 'A stone' }),
      ),
  ],
  [
    'events',
    'two too many',
    () =>
      made([fightEvent(), event(), event({ title: 'The third' }), event(), event({ elements: [costly(5)] })]),
  ],
  [
    'trapCount',
    'two too many',
    () =>
      made([
        event({ elements: Array.from({ length: 10 }, (_, i) => costly(5, { name: `Trap ${i}` })) }),
        fightEvent(),
      ]),
  ],
  [
    'triggerOutsideCombat',
    'in a fight that comes later',
    () => made([fightEvent({ elements: [trap(roll('dodge', 6), [harm], { trigger: 'shot' })] })]),
  ],
  [
    'forced',
    'by one of two at once',
    () =>
      before(
        trap(roll('dodge', 6, { also: [roll('jump', 6, { leadsTo: 'pit' })] }), [harm]),
        trap(null, [{ kind: 'drowning', surface: 'tranquil', current: 'none' }], {
          id: 'pit',
          condition: { trigger: 'x', exposure: 'remains' },
        }),
      ),
  ],
  [
    'netNegative',
    'and against somebody',
    () =>
      before(
        trap(
          roll('dodge', 6, {
            type: 'rush',
            against: { kind: 'opposed', bonus: 2, opponent: 'They' },
            condition: { trigger: 'x', exposure: 'first' },
          }),
          [{ kind: 'nuisance', dam: 1 }],
        ),
      ),
  ],
  [
    'maxThreat',
    'of two',
    () =>
      made([
        fightEvent({ combat: { foes: foes((i) => (i < 2 ? { threat: 'terrifying' } : {})).slice(0, 3) } }),
      ]),
  ],
];

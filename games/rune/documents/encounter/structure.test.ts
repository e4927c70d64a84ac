// What a designer can write down, and what he cannot: the rest is rolled, reported or told when it is played.

import { LoadedDice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../rules/foe-making.ts';
import { findTreasure } from '../../rules/treasure/finding.ts';
import { mayBringHome } from '../../rules/treasure/silver.ts';
import { MOMENTS } from '../hero/lines.ts';
import { check } from './check/index.ts';
import { encounterRules } from './index.ts';
import { priceOf } from './price/index.ts';
import { EncounterSchema } from './schema.ts';
import {
  encounter,
  event,
  fightEvent,
  type GivenElement,
  type GivenEvent,
  gain,
  holding,
  laborers,
  linesOf,
  roll,
  trap,
} from './testing.ts';

const HARM = { kind: 'damage', dam: 5 } as const;
const breaches = (...elements: GivenElement[]): string[] =>
  check(holding(...elements)).flatMap(({ code, advice }) => (advice || code === 'unpaid' ? [] : [code]));

/** Where a file is malformed, null if it is not. */
const malformedAt = (event: GivenEvent): string | null =>
  encounterRules.fault?.({ ...encounter([fightEvent()]), events: [event] })?.path.join('.') ?? null;
const holdingRaw = (element: object): GivenEvent => ({
  ...event(),
  elements: [element as GivenElement],
});

describe('what a designer decides', () => {
  it('[RUN-ENC-08] of a treasure is its category; what it is, the dice say when it is seen', () => {
    const chest = gain([{ kind: 'treasure', category: 'A' }]);
    expect(malformedAt(holdingRaw(chest))).toBeNull();
    for (const more of [{ item: 'potion' }, { ounces: 10 }])
      expect(malformedAt(holdingRaw({ ...chest, gains: [{ ...chest.gains?.[0], ...more }] }))).toBe(
        `events.0.elements.0.gains.0.${Object.keys(more)[0]}`,
      );
    const seen = (...faces: number[]) => findTreasure('A', new LoadedDice(faces)).items;
    expect(seen(3, 10, 4, 1)).not.toEqual(seen(1, 10));
    expect(linesOf(holding(chest))).toEqual([['treasure', -10]]);
  });

  it('[RUN-ENC-24] of a foe is its category and type; its numbers follow from whoever comes', () => {
    const [foe, ...rest] = laborers(5).foes;
    const fought = (more: object) =>
      malformedAt(fightEvent({ combat: { foes: [{ ...foe!, ...more }, ...rest] } }));
    expect(fought({ threat: 'equal', selfWilled: true, missile: 'bow', adjust: { atk: 1 } })).toBeNull();
    for (const fixed of [{ hp: 30 }, { statistics: { atk: 9 } }])
      expect(fought(fixed)).toBe(`events.0.combat.foes.0.${Object.keys(fixed)[0]}`);
    const tally = { init: 5, atk: 6, dfn: 6, dam: 5, soak: 4, hp: 30, res: 4 };
    const [young, old] = [tally, { ...tally, atk: 12, hp: 60 }].map((each) => statisticsOf(each, 'equal'));
    expect(young).not.toEqual(old);
  });

  it('[RUN-DIF-07] [RUN-GIFTRULE-CTRL-03] of a test is an Ability, a Characteristic or a score, never a gift', () => {
    const method = { ability: null, characteristic: null };
    const tested = (way: object) =>
      malformedAt(holdingRaw(trap({ ...roll('dodge', 6), methods: [way as never] }, [HARM])));
    expect(tested({ ability: 'dodge', characteristic: null })).toBeNull();
    expect(tested({ ...method, score: 'atk' })).toBeNull();
    expect(tested({ ...method, gift: 'sunder' })).toBe('events.0.elements.0.roll.methods.0.gift');
    expect(tested({ ...method, ability: 'sunder' })).toBe('events.0.elements.0.roll.methods.0.ability');
    expect(tested({ ...method, score: 'gift' })).toBe('events.0.elements.0.roll.methods.0.score');
    // And nothing at all is no way, either.
    expect(breaches(trap({ ...roll('dodge', 6), methods: [method] }, [HARM]))).toEqual(['noMethod']);
  });

  it('[RUN-DIF-49] of many rolls is one of five kinds', () => {
    const many = (multiple: object) =>
      malformedAt(holdingRaw(trap(roll('dodge', 6, { multiple: multiple as never }), [HARM])));
    const kinds = [
      { kind: 'actionSink', successes: 2, trapAtEnd: false },
      { kind: 'panicButton', end: null, ending: 'It rains.' },
      { kind: 'endurance', rolls: 2 },
      { kind: 'countdown', share: 'half', attempts: 3 },
      { kind: 'scoreboard', successes: 3 },
    ];
    expect(kinds.map(many)).toEqual(kinds.map(() => null));
    expect(many({ kind: 'tournament', rolls: 2 })).toBe('events.0.elements.0.roll.multiple.kind');
  });

  it('[RUN-TRAP-02] of what hurts is whether somebody made it', () => {
    const pit = trap(roll('jump', 6), [HARM]);
    for (const nature of ['trap', 'hazard']) expect(malformedAt(holdingRaw({ ...pit, nature }))).toBeNull();
    const { nature: _, ...unsaid } = pit;
    expect(malformedAt(holdingRaw(unsaid))).toBe('events.0.elements.0.nature');
    expect(malformedAt(holdingRaw({ ...pit, nature: 'either' }))).toBe('events.0.elements.0.nature');
  });

  it('[RUN-TRAP-55] of four bear traps that are alike is one trap, with as many victims', () => {
    const bears = (id: string) =>
      trap(roll('awareness', 6), [HARM], { id, targets: { most: 4, by: 'choice' } });
    const eight = Array.from({ length: 8 }, (_, i) => bears(`bears-${i}`));
    expect(breaches(...eight)).toEqual([]);
    expect(breaches(...eight, bears('more'))).toEqual(['trapCount']);
    expect(linesOf(holding(bears('one')))).toEqual([
      ['difficulty', 0],
      ['damage', 5],
    ]);
  });

  it('[RUN-GAIN-01] of a gain is a roll, or something simple that one does', () => {
    const shrine = { kind: 'shrine', god: 'tyr' } as const;
    expect(breaches(gain([shrine], roll('divine-awareness', 8), { how: '' }))).toEqual([]);
    expect(breaches(gain([shrine], null, { how: 'Kneel.' }))).toEqual([]);
    expect(breaches(gain([shrine], null, { how: '' }))).toEqual(['noWay']);
  });

  it('[RUN-ENC-16] of a way home before the adventure is over is a gain, where there is enough to carry', () => {
    const home = (...more: Parameters<typeof gain>[0][number][]) =>
      gain([{ kind: 'goHome', bonus: 1 }, ...more]);
    expect(breaches(home())).toEqual(['goHomePoor']);
    const riches = { kind: 'treasure', category: 'F' } as const;
    expect(breaches(home(riches))).toEqual([]);
    // Loot becomes points at home: after the adventure, or where somebody has offered this.
    expect(MOMENTS.filter(mayBringHome)).toEqual(['between-adventures', 'early-return']);
  });

  it('[RUN-ENC-10] is told to others as they come, as they look closer and when all is over, as he likes', () => {
    const words = { narration: 'A door.', inspection: 'It is painted.', background: 'Nobody built it.' };
    const told = encounter([
      fightEvent({
        ...words,
        elements: [trap(roll('dodge', 6), [HARM], { inspection: 'A wire.', background: 'Rust.' })],
      }),
    ]);
    expect(EncounterSchema.parse(JSON.parse(JSON.stringify(told)))).toEqual(told);
    const bare = encounter([fightEvent({ elements: [trap(roll('dodge', 6), [HARM])] })]);
    // What layout asks for costs nothing and is no duty.
    expect(priceOf(told).totals).toEqual(priceOf(bare).totals);
    expect(check(bare).map(({ code }) => code)).toEqual(check(told).map(({ code }) => code));
  });
});

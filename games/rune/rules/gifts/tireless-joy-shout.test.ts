import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

const SHOUT = 'gift:tireless-joy-shout:f0';
const marks: Fighter['marks'] = [
  { kind: 'gift', gift: 'tireless-joy-shout', by: 'h0', level: 1, n: 0, whom: [], until: 1 },
];
/** Gunnhild holds the goblin, seven paces from where Ragnar bleeds. His half move is 10. */
const held = (ragnar: Partial<Fighter> = {}, more: Scene = {}, level = 1): Scene =>
  facing(
    { 'tireless-joy-shout': level },
    {
      heroes: [READY_MADE.gunnhild],
      ...more,
      fighters: {
        h0: { x: 10, y: 10, hp: 18, marks, ...ragnar },
        h1: { x: 19, y: 10 },
        f0: { x: 17, y: 10 },
        ...more.fighters,
      },
      turn: more.turn ?? 'h0',
    },
  );
const shouts = (scene: Scene) => optionsOf(play(scene), SHOUT);

describe('The Tireless Joy-Shout', () => {
  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] [RUN-HOOK-09] [RUN-RULING-G28] leaps in, strikes with three more whatever its level, and runs on', () => {
    for (const level of [1, 4]) {
      const driver = play(held({}, {}, level), 2, 6).choose(SHOUT, 'stand');
      expect(addedTo(driver, 'attack')).toMatchObject({ 'tireless-joy-shout': 3 });
      expect(addedTo(driver, 'attack')).not.toHaveProperty('charge');
      expect(driver.kind).toBe('moveOn');
      expect(one(driver, 'h0').x).toBe(14);
    }
  });

  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] [RUN-RULING-G81] gets half a move away, and whom he struck does not strike after him', () => {
    const driver = play(held(), 2, 6).choose(SHOUT, 'stand');
    expect(driver.options()).toContain('go:4:10');
    expect(driver.options()).not.toContain('go:3:10');
    driver.choose('go:4:10');
    expect(one(driver, 'h0').x).toBe(4);
    expect(driver.told('struck')).toHaveLength(1);
    expect(driver.kind).toBeNull();
    expect(one(play(held(), 2, 6).choose(SHOUT, 'stand', 'stay'), 'h0').x).toBe(14);
  });

  it('[RUN-RULING-G81] others whose reach he leaves do strike, on the way in and on the way out', () => {
    const another = { foes: [{ statistics: FOE }, { statistics: FOE }] };
    const near = (y: number) => held({}, { ...another, fighters: { f1: { x: 14, y } } });
    const out = play(near(13), 2, 6).choose(SHOUT, 'stand', 'go:4:10');
    expect(out.kind).toBe('opportunity');
    const passes = held({ x: 8 }, { ...another, fighters: { f1: { x: 10, y: 8 } } });
    expect(play(passes).choose(SHOUT).kind).toBe('opportunity');
  });

  it('[RUN-RULING-G81] is a charge as well from ten paces straight on', () => {
    const far = play(held({ x: 4 }), 2, 6).choose(SHOUT, 'stand');
    expect(addedTo(far, 'attack')).toMatchObject({ 'tireless-joy-shout': 3, charge: 3 });
  });

  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] is for whoever has a Wound or no more than twenty hit points', () => {
    expect(shouts(held({ hp: 20 }))).toEqual([SHOUT]);
    expect(shouts(held({ hp: 21 }))).toEqual([]);
    expect(shouts(held({ hp: 60, wounds: 1 }))).toEqual([SHOUT]);
  });

  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] wants a foe within half a move whom another hero holds, a free beginning, and a whole action', () => {
    expect(shouts(held({ x: 3 }))).toEqual([]);
    expect(shouts(held({}, { fighters: { h1: { x: 30, y: 28 } } }))).toEqual([]);
    expect(shouts(held({ marks: [] }))).toEqual([]);
    expect(shouts(held({ hand: 2 }))).toEqual([]);
    expect(optionsOf(play(held()).choose('walk:11:10'), SHOUT)).toEqual([]);
  });

  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] knows who began the round with nobody about', () => {
    const begins = (x: number) =>
      one(play({ ...held({ x, marks: [] }), turn: undefined as never, agenda: [{ step: 'round' }] }), 'h0')
        .marks;
    expect(begins(10)).toEqual([{ ...marks[0], until: 2 }]);
    expect(begins(15)).toEqual([]);
  });

  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] [RUN-HOOK-56] is left alone by it until its next attack, unless he comes near', () => {
    const { marks: eluded } = one(play(held(), 2, 6).choose(SHOUT, 'stand', 'go:10:10'), 'f0');
    expect(eluded).toEqual([{ kind: 'eluded', gift: 'tireless-joy-shout', by: 'h0' }]);
    const turn = (x: number, f0: Partial<Fighter> = {}) =>
      play(held({ x }, { fighters: { f0: { x: 17, y: 10, marks: eluded, ...f0 } }, turn: 'f0' }));
    expect(optionsOf(turn(15), 'strike:h0')).toEqual(['strike:h0:0:plain']);
    // Seven paces to go and three to reach: he is there, but it does not want him.
    const goes = turn(7, { x: 17 }).choose('walk:10:10:attack');
    expect(optionsOf(goes, 'strike')).toEqual([]);
    const strikes = turn(7).load(2, 9).choose('strike:h1:0:plain', 'stand');
    expect(one(strikes, 'f0').marks).toEqual([]);
  });

  it('[RUN-GIFT-TIRELESS-JOY-SHOUT] [RUN-HOOK-13] the chart passes him over, even where it had named him', () => {
    const predictable = { foes: [{ statistics: FOE, selfWilled: false }], nobodyPlaysFoes: true, turn: 'f0' };
    const eluded = [{ kind: 'eluded', gift: 'tireless-joy-shout', by: 'h0' } as const];
    const set = (f0: Partial<Fighter>) =>
      play(held({}, { ...predictable, fighters: { f0: { x: 17, y: 10, target: 'h0', ...f0 } } }), 2, 9);
    expect(
      set({ marks: [...eluded] })
        .choose('stand')
        .told('struck'),
    ).toMatchObject([{ by: 'f0', at: 'h1' }]);
  });
});

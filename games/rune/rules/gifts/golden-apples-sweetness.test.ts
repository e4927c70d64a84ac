import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe("Golden Apples' Sweetness", () => {
  const EAT = 'gift:golden-apples-sweetness';
  const near = (h0: Partial<Fighter>, loki = 0) =>
    facing(
      { 'golden-apples-sweetness': 2, ...(loki > 0 && { 'banish-his-blade': loki }) },
      { fighters: { h0: { x: 10, y: 10, ...h0 } } },
    );

  it('[RUN-GIFT-GOLDEN-APPLES-SWEETNESS] is a roll of Presence and its level against six, hampered by what it is to cure', () => {
    // 7 − 1 + 2 − 2.
    const eats = play({ ...near({ wounds: 2 }), turn: 'h0' }, 7).choose(EAT);
    expect(eats.told('checked')).toMatchObject([{ roll: 'Pre', total: 6, against: 6, success: true }]);
    expect(eats.kind).toBe('act');
    const fails = play({ ...near({ wounds: 2 }), turn: 'h0' }, 6).choose(EAT);
    expect(fails.told('checked')).toMatchObject([{ success: false }]);
    expect(one(fails, 'h0').marks).toEqual([]);
  });

  it('[RUN-GIFT-GOLDEN-APPLES-SWEETNESS] [RUN-GIFTRULE-LOKI-02] is harder for every tie to Loki', () => {
    const eats = play({ ...near({ wounds: 2 }, 3), turn: 'h0' }, 9).choose(EAT);
    expect(eats.told('checked')).toMatchObject([{ total: 8, against: 9, success: false }]);
  });

  it('[RUN-GIFT-GOLDEN-APPLES-SWEETNESS] [RUN-RULING-G42] takes off one for the rest of it, and leaves the Wounds; later ones count', () => {
    const eats = play({ ...near({ wounds: 2 }), turn: 'h0' }, 7, 6).choose(EAT);
    expect(one(eats, 'h0')).toMatchObject({ wounds: 2, marks: [{ kind: 'eased', amount: 1, until: null }] });
    // 6 − 1 + 2 − 1: a second bite.
    eats.choose(EAT);
    const { marks } = one(eats, 'h0');
    expect(marks).toMatchObject([{ amount: 2 }]);
    const hampered = (wounds: number) =>
      addedTo(
        play({ ...near({ wounds, marks }), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand'),
        'attack',
      );
    expect(hampered(2)).toEqual({ atk: 9 });
    expect(hampered(3)).toEqual({ atk: 9, impairment: -1 });
  });

  it('[RUN-GIFT-GOLDEN-APPLES-SWEETNESS] [RUN-RULING-G42] [RUN-RULING-G80] is tried as often as its level in a session, and only by whom something hampers', () => {
    const fails = play({ ...near({ wounds: 2 }), turn: 'h0' }, 6, 6).choose(EAT, EAT);
    expect(optionsOf(fails, 'gift')).toEqual([]);
    expect(optionsOf(play({ ...near({}), turn: 'h0' }), 'gift')).toEqual([]);
    expect(optionsOf(play({ ...near({ impairment: 1 }), turn: 'h0' }), 'gift')).toEqual([EAT]);
  });
});

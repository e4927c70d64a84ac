import { afterEach, describe, expect, it } from 'vitest';
import type { Trinket } from '../../content/treasure/item.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { sheetOf } from '../fight/fighters.ts';
import {
  addedTo,
  allDiceCast,
  armedWith,
  carried,
  finding,
  one,
  optionsOf,
  play,
  scoresOf,
} from './testing.ts';

afterEach(allDiceCast);

const potion = (more: Partial<Extract<Trinket, { kind: 'potion' }>> = {}): Trinket => ({
  kind: 'potion',
  to: 'great-weapon',
  bonus: 2,
  rounds: 3,
  doses: 2,
  ...more,
});
const near = (...items: Trinket[]) => armedWith(finding(READY_MADE.ragnar, ...items));
const DRINK = 'gift:potion:great-weapon-2-3';

describe('a potion', () => {
  it('[RUN-TRE-44] is drunk for an action, a dose at a time, and with the last of them it is gone', () => {
    const turn = play({ ...near(potion()), turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual([DRINK]);
    const drunk = turn.choose(DRINK);
    expect(carried(drunk)).toEqual([potion({ doses: 1 })]);
    expect(drunk.asked).toEqual([]);
    expect(carried(play({ ...near(potion({ doses: 1 })), turn: 'h0' }).choose(DRINK))).toEqual([]);
  });

  it('[RUN-TRE-41] [RUN-RULING-H28] of an Ability is as if he could do that so much better, and nothing else', () => {
    const before = scoresOf(play({ ...near(potion()), turn: 'h0' }));
    const after = scoresOf(play({ ...near(potion()), turn: 'h0' }).choose(DRINK));
    expect(after).toEqual({ ...before, init: before.init + 2, atk: before.atk + 2, dfn: before.dfn + 2 });
  });

  it('[RUN-TRE-41] [RUN-RULING-H24] of a Characteristic helps with all that rests on it, and makes nobody hardier', () => {
    const strong = potion({ to: 'Str', bonus: 3 });
    const before = play({ ...near(strong), turn: 'h0' });
    const numbers = scoresOf(before);
    const { state } = before;
    const climb = sheetOf(state, one(before, 'h0')).roll('swim', 'Str');
    const drunk = before.choose('gift:potion:Str-3-3');
    const sheet = sheetOf(drunk.state, one(drunk, 'h0'));
    expect(scoresOf(drunk)).toEqual({ ...numbers, dam: numbers.dam + 3 });
    expect(sheet.roll('swim', 'Str')).toBe(climb + 3);
    expect([sheet.maxHp, sheet.woundThreshold]).toEqual([77, 18]);
  });

  it('[RUN-TRE-42] works for its rounds, the one in which it is drunk being the first', () => {
    const drunk = play({ ...near(potion()), turn: 'h0' }).choose(DRINK);
    const { marks } = one(drunk, 'h0');
    expect(marks).toMatchObject([{ kind: 'draught', to: 'great-weapon', amount: 2, until: 3 }]);
    const ending = (round: number) => {
      const scene = near(potion());
      const fighters = { ...scene.fighters, h0: { ...scene.fighters?.h0, marks } };
      return one(play({ ...scene, fighters, state: { round }, agenda: [{ step: 'endRound' }] }), 'h0').marks;
    };
    expect(ending(2).length).toBe(1);
    expect(ending(3)).toEqual([]);
  });

  it('[RUN-TRE-41] is in the blow that follows it', () => {
    const scene = near(potion());
    const { marks } = one(play({ ...scene, turn: 'h0' }).choose(DRINK), 'h0');
    const fighters = { ...scene.fighters, h0: { ...scene.fighters?.h0, marks } };
    const struck = play({ ...scene, fighters, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(struck, 'attack').atk).toBe(11);
  });

  it('[RUN-TRE-46] that is simple is nothing to drink in a fight', () => {
    expect(optionsOf(play({ ...near(potion({ rounds: null })), turn: 'h0' }), 'gift')).toEqual([]);
  });

  it('of a kind is offered once, however many there are; different ones each', () => {
    const turn = play({ ...near(potion(), potion(), potion({ to: 'Dex' })), turn: 'h0' });
    expect(optionsOf(turn, 'gift').toSorted()).toEqual(['gift:potion:Dex-2-3', DRINK]);
  });
});

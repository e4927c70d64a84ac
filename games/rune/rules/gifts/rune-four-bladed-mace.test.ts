import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { offersOf } from '../fight/offers.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-four-bladed-mace';

describe('the rune power of the four-bladed mace', () => {
  const before = (level: number, more: Scene = {}) => ({
    ...wielding(
      'four-bladed-mace',
      { 'rune-four-bladed-mace': level },
      {
        foes: [{ statistics: FOE }, { statistics: FOE }],
        ...more,
        fighters: { f0: { x: 30, y: 10 }, f1: { x: 31, y: 10 }, ...more.fighters },
      },
    ),
    turn: 'h0',
  });

  it('[RUN-GIFT-RUNE-FOUR-BLADED-MACE] [RUN-RULING-G53] [RUN-GIFTRULE-ACT-02] burns at once whoever is within ten paces a level, without a roll, and never him', () => {
    const used = play(before(2)).choose(USE);
    expect(used.kind).toBe('act');
    expect(one(used, 'f0')).toMatchObject({ hp: 50 - 12, fire: { raging: true, by: 'h0' } });
    expect(one(used, 'f1')).toMatchObject({ hp: 50, fire: null });
    expect(one(used, 'h0')).toMatchObject({ hp: 77, fire: null });
    expect(used.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', of: 'f0', points: 12 }]);
    expect(one(play(before(1)).choose(USE), 'f0').fire).toBeNull();
    expect(one(play(before(3)).choose(USE), 'f1').fire).not.toBeNull();
  });

  it('[RUN-GIFT-RUNE-FOUR-BLADED-MACE] [RUN-HOOK-52] burns worse in every round, and goes where he goes', () => {
    const used = play(before(2)).choose(USE);
    const { marks } = one(used, 'h0');
    const { turn: _, ...scene } = before(2, {
      fighters: { h0: { x: 11, y: 10, marks }, f0: one(used, 'f0') },
    });
    const next = play({ ...scene, agenda: [{ step: 'exposure' }] });
    expect([one(next, 'f0').hp, one(next, 'f1').hp]).toEqual([50 - 12 - 14, 50 - 12]);
    expect(optionsOf(play({ ...scene, turn: 'f0' }), 'smother')).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-FOUR-BLADED-MACE] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-03] lasts its level in rounds, and sleeps then', () => {
    const used = play({ ...before(2), state: { round: 4 } }).choose(USE);
    expect(one(used, 'h0')).toMatchObject({
      marks: [{ kind: 'ablaze', until: 5, paces: 20 }],
      asleep: [{ gift: 'rune-four-bladed-mace', since: 5 }],
    });
    expect(optionsOf(used, 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-FOUR-BLADED-MACE] [RUN-RULING-G53] [RUN-VP-35] asks fellow heroes first: their harm is done on purpose unless they agree', () => {
    const among = before(1, { heroes: [READY_MADE.ragnar], fighters: { h1: { x: 12, y: 10, seat: 1 } } });
    const tally = (answer: string) => play(among).choose(USE, answer).state.tally;
    // 12 less his Stamina of 3.
    expect(tally('pick:refuse')).toMatchObject([
      { hero: 'h1', cause: 'suffered', points: 9 },
      { hero: 'h0', cause: 'heroStruck', of: 'h1', points: 9 },
    ]);
    expect(tally('pick:agree').map(({ cause }) => cause)).toEqual(['suffered']);
  });

  it('[RUN-HOOK-10] [RUN-HOOK-52] is shown on the board before it is used', () => {
    const turn = play(before(1));
    const [offer] = offersOf(turn.state, turn.state.agenda.at(-1) as FrameOf<'act'>);
    expect(offer?.area?.()).toContainEqual({ x: 20, y: 10 });
    expect(offer?.area?.()).not.toContainEqual({ x: 21, y: 10 });
  });
});

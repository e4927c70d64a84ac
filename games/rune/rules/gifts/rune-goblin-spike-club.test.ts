import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { offersOf } from '../fight/offers.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-goblin-spike-club';

describe('the rune power of the goblin spike club', () => {
  const before = (level: number, more: Scene = {}) => ({
    ...wielding(
      'goblin-spike-club',
      { 'rune-goblin-spike-club': level },
      { foes: [{ statistics: FOE }, { statistics: FOE }], ...more },
    ),
    turn: 'h0',
  });
  const at = (x: number, y: number) => ({ f1: { x, y } });

  it('[RUN-GIFT-RUNE-GOBLIN-SPIKE-CLUB] [RUN-RULING-G55] [RUN-GIFTRULE-ACT-02] is one roll, against which each rolls DFN; DAM is its level and no Strength', () => {
    // 9 + 2 against 2 + 7 and 5 + 7: 2 + 3 − 3.
    const barrage = play(before(3, { fighters: at(30, 10) }), 9, 2, 5).choose(`${USE}:f0`);
    expect([one(barrage, 'f0').hp, one(barrage, 'f1').hp]).toEqual([50 - 2, 50]);
    expect(barrage.kind).toBe('act');
    expect(barrage.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', points: 2 }]);
    // 9 + 2 against 2 + 7: 2 + 5 − 3.
    const stronger = play(before(5, { fighters: at(5, 5) }), 9, 2).choose(`${USE}:f0`);
    expect(one(stronger, 'f0').hp).toBe(50 - 4);
  });

  it('[RUN-GIFT-RUNE-GOBLIN-SPIKE-CLUB] [RUN-RULING-G55] knows nothing of what makes shots harder, and nobody dodges', () => {
    const moving = before(3, { fighters: { f0: { x: 20, y: 10, movement: 'moved' }, ...at(5, 5) } });
    const barrage = play(moving, 9, 2).choose(`${USE}:f0`);
    expect(addedTo(barrage, 'attack')).not.toHaveProperty('movement');
    expect(addedTo(barrage, 'defence')).toMatchObject({ dfn: 7 });
  });

  it('[RUN-GIFT-RUNE-GOBLIN-SPIKE-CLUB] [RUN-HOOK-57] reaches ten paces a level, and is half as wide at its end', () => {
    const struck = (level: number, x: number, y: number) => {
      const turn = play(before(level, { fighters: at(x, y) }));
      const offers = offersOf(turn.state, turn.state.agenda.at(-1) as FrameOf<'act'>);
      const brings = offers.find(({ target }) => target === 'f0')?.brings.at(-1);
      return brings?.effect === 'volley' && brings.targets.includes('f1');
    };
    expect([struck(1, 20, 10), struck(1, 21, 10), struck(2, 21, 10)]).toEqual([true, false, true]);
    expect([struck(1, 20, 12), struck(1, 20, 13), struck(1, 8, 10)]).toEqual([true, false, false]);
    expect([struck(2, 30, 15), struck(2, 30, 16), struck(2, 31, 10)]).toEqual([true, false, false]);
    // Whom it does not reach it is not pointed at.
    expect(optionsOf(play(before(1, { fighters: at(21, 10) })), 'gift')).toEqual([`${USE}:f0`]);
  });

  it('[RUN-HOOK-10] is shown on the board before it is used', () => {
    const turn = play(before(1));
    const [offer] = offersOf(turn.state, turn.state.agenda.at(-1) as FrameOf<'act'>);
    expect(offer?.area?.()).toContainEqual({ x: 20, y: 12 });
    expect(offer?.area?.()).not.toContainEqual({ x: 20, y: 13 });
  });

  it('[RUN-GIFT-RUNE-GOBLIN-SPIKE-CLUB] [RUN-RULING-G53] strikes friends too, who are asked: it is done on purpose unless they agree', () => {
    const among = before(3, {
      heroes: [READY_MADE.gunnhild],
      fighters: { ...at(5, 5), f0: { x: 25, y: 10 } },
    });
    const seated = (seat: number) => ({
      ...among,
      fighters: { ...among.fighters, h1: { x: 20, y: 10, seat } },
    });
    const struck = (driver: ReturnType<typeof play>) =>
      driver.state.tally.find(({ cause }) => cause === 'heroStruck');
    const other = (answer: string) => play(seated(1), 10, 9, 2, 9).choose(`${USE}:f0`, answer);
    const refused = other('pick:refuse');
    expect(refused.told('struck').map(({ at: whom }) => whom)).toEqual(['h1', 'f0']);
    expect(struck(refused)).toMatchObject({ hero: 'h0', of: 'h1', points: lostBy(refused, 'h1') });
    expect(struck(other('pick:agree'))).toBeUndefined();
    // Who plays both need not ask himself.
    expect(struck(play(seated(0), 10, 9, 2, 9).choose(`${USE}:f0`))).toBeUndefined();
  });

  const lostBy = (driver: ReturnType<typeof play>, id: string) =>
    driver.told('hurt').find(({ fighter }) => fighter === id)?.lost as number;

  it('[RUN-GIFT-RUNE-GOBLIN-SPIKE-CLUB] [RUN-GIFTRULE-RUNE-01] [RUN-GIFTRULE-RUNE-03] is over at once, and sleeps', () => {
    const used = play(before(1, { fighters: at(5, 5) }), 2, 9).choose(`${USE}:f0`);
    expect(one(used, 'h0').asleep).toEqual([{ gift: 'rune-goblin-spike-club', since: 1 }]);
    expect(optionsOf(used, 'gift')).toEqual([]);
    expect(optionsOf(play(before(1, { fighters: { h0: { x: 10, y: 10, hand: 1 } } })), 'gift')).toEqual([]);
  });
});

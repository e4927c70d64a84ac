import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import { allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

const BLAST = 'gift:trumpets-commanding-blast';
/** Two goblins side by side, and a third that is out of everybody's reach. */
const band = (level: number, f0: Partial<Fighter> = {}, f1: Partial<Fighter> = {}) =>
  facing(
    { 'trumpets-commanding-blast': level },
    {
      foes: [{ statistics: FOE, missile: 'bow' }, { statistics: FOE }, { statistics: FOE }],
      fighters: {
        f0: { x: 20, y: 10, ...f0 },
        f1: { x: 22, y: 11, ...f1 },
        f2: { x: 38, y: 28 },
      },
      turn: 'h0',
    },
  );
/** 3 + 2 against 3 + 2. */
const HEARD = [3, 3] as const;

describe('The Trumpet’s Commanding Blast', () => {
  it('[RUN-GIFT-TRUMPETS-COMMANDING-BLAST] [RUN-HOOK-09] [RUN-RULING-G14] turns a foe on its neighbour at once, for the hero’s points', () => {
    // 8 + 8 against 5 + 7, 4 + 10 − 3.
    const blown = play(band(2), ...HEARD, 8, 5).choose(`${BLAST}:f0`, 'pick:f1');
    expect(blown.told('checked')).toMatchObject([{ roll: 'gift', total: 5, against: 5, success: true }]);
    expect(one(blown, 'f1').hp).toBe(50 - 11);
    expect(blown.state.tally).toEqual([{ hero: 'h0', of: 'f1', cause: 'damage', points: 11 }]);
    expect(blown.kind).toBe('act');
    expect(one(blown, 'f0').marks).toEqual([]);
  });

  it('[RUN-GIFT-TRUMPETS-COMMANDING-BLAST] [RUN-GIFTRULE-VP-03] scores the death blow too, and no more than was there', () => {
    const blown = play(band(2, {}, { hp: 4 }), ...HEARD, 8, 5).choose(`${BLAST}:f0`, 'pick:f1');
    expect(one(blown, 'f1').condition).toBe('dead');
    // Might 19, of which half.
    expect(blown.state.tally).toMatchObject([
      { hero: 'h0', of: 'f1', cause: 'damage', points: 4 },
      { hero: 'h0', of: 'f1', cause: 'deathBlow', points: 9 },
    ]);
  });

  it('[RUN-GIFT-TRUMPETS-COMMANDING-BLAST] costs neither of them an action, and is made once for each level', () => {
    const steps = [12];
    const twice = play(band(2, { steps }), ...HEARD, 2, 9, ...HEARD, 2, 9);
    twice.choose(`${BLAST}:f0`, 'pick:f1', `${BLAST}:f0`, 'pick:f1');
    expect(one(twice, 'f0')).toMatchObject({ steps, acted: 0 });
    expect(optionsOf(twice, BLAST)).toEqual([]);
    expect(twice.kind).toBe('act');
  });

  it('[RUN-GIFT-TRUMPETS-COMMANDING-BLAST] [RUN-RULING-G80] [RUN-GIFTRULE-ACT-03] is in vain if Res is more, and a Wound is felt in it; that is a use as well', () => {
    const vain = play(band(1), 3, 3).choose(`${BLAST}:f0`);
    expect(vain.told('checked')).toMatchObject([{ total: 4, against: 5, success: false }]);
    expect(optionsOf(vain, BLAST)).toEqual([]);
    const scene = band(2);
    const hurt = { ...scene, fighters: { ...scene.fighters, h0: { x: 10, y: 10, wounds: 1 } } };
    expect(play(hurt, 3, 3).choose(`${BLAST}:f0`).told('checked')).toMatchObject([{ total: 4 }]);
  });

  it('[RUN-RULING-G65] is refused where the foe could strike nobody', () => {
    expect(optionsOf(play(band(2)), BLAST)).toEqual([`${BLAST}:f0`, `${BLAST}:f1`]);
    expect(optionsOf(play(band(2, { x: 17 })), BLAST)).toEqual([]);
  });

  it('[RUN-GIFT-TRUMPETS-COMMANDING-BLAST] [RUN-RULING-G65] lets an archer shoot at whom its owner names, and at nobody beside it', () => {
    const bow = play(band(2, { x: 30, hand: 1 }), ...HEARD).choose(`${BLAST}:f0`);
    expect(bow.options()).toEqual(['pick:f1', 'pick:f2']);
    // 9 + ATK against 6, three paces of crowd and all: it hits or not, but it is shot.
    bow.load(9, 9).choose('pick:f2', 'dodge');
    expect(bow.told('shot')).toMatchObject([{ by: 'f0', at: 'f2' }]);
    expect(optionsOf(play(band(2, { hand: 1 })), BLAST)).toEqual([`${BLAST}:f0`, `${BLAST}:f1`]);
    const beside = play(band(2, { hand: 1 }), ...HEARD).choose(`${BLAST}:f0`);
    expect(beside.options()).toEqual(['pick:f2']);
  });

  it('[RUN-RUN-48] nobody else’s blow at its own side hurts', () => {
    // The neighbour strikes back for a riposte at a foe, and takes nothing from it.
    const blown = play(band(2), ...HEARD, 1, 9, 10, 5, 9, 2).choose(`${BLAST}:f0`, 'pick:f1');
    expect(blown.told('struck')).toMatchObject([
      { by: 'f0' },
      { by: 'f1', at: 'f0', attack: 17, defence: 9 },
    ]);
    expect(one(blown, 'f0').hp).toBe(50);
  });
});

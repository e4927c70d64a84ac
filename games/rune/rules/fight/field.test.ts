import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { UNTOUCHED } from '../space/index.ts';
import { turn } from './field.ts';
import { groundFor } from './fighters.ts';
import { allDiceCast, optionsOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const everywhere = Array.from({ length: 30 }, (_, y): [number, number, number] => [0, y, 40]);
const { round: _, ...untouched } = UNTOUCHED;

describe('the field', () => {
  it('[RUN-HOOK-59] cover that is worn shelters less, asks for a shorter jump, and is gone in the end', () => {
    const wall = (worn: string[]): Scene => ({
      foes: [GOBLIN],
      map: { objects: [{ id: 'wall', kind: 'cover', area: [[11, 10, 1]], degree: 'half', persons: 1 }] },
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 30, y: 20 } },
      state: {
        happened: { ...untouched, turned: [], cleared: [], blocked: [], veiled: [], scourged: [], worn },
      },
      turn: 'h0',
    });
    const jump = (worn: string[]) => play(wall(worn), 9).choose('leap:12:10').told('jumped');
    expect(jump([])).toMatchObject([{ difficulty: 6 }]);
    expect(jump(['wall'])).toMatchObject([{ difficulty: 3 }]);
    expect(optionsOf(play(wall(['wall', 'wall'])), 'walk')).toContain('walk:11:10');
    expect(groundFor(play(wall(['wall', 'wall'])).state).things).toEqual([]);
  });

  it('[RUN-RULING-C44] a door that is shut again leaves the others open', () => {
    const { state } = play({ foes: [GOBLIN] });
    const after = (...things: string[]) => {
      for (const thing of things) turn(state, thing);
      return state.happened.turned;
    };
    expect(after('east', 'west')).toEqual(['east', 'west']);
    expect(after('east')).toEqual(['west']);
    expect(after('east')).toEqual(['west', 'east']);
  });

  it('[RUN-TER-145] [RUN-GIFTRULE-ACT-03] weird magic touches the rolls of gifts, of whoever calls on them', () => {
    const shout = (side: 'heroes' | 'foes') => {
      const scene: Scene = {
        heroes: [spentOn({ 'roaring-shout-of-rage': 1 }, READY_MADE.ragnar)],
        foes: [GOBLIN],
        map: { zones: [{ kind: 'weird', area: everywhere, statistic: 'gift', by: -3, side }] },
        fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
        turn: 'h0',
      };
      return play(scene, 6, 3).choose('gift:roaring-shout-of-rage').told('checked');
    };
    // Pre −1, level 1.
    expect(shout('heroes')).toMatchObject([{ total: 6 - 3, against: 3 + 2 }]);
    expect(shout('foes')).toMatchObject([{ total: 6, against: 3 + 2 }]);
  });
});

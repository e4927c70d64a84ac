import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { heroScores, settlement } from '../fight/reckoning.ts';
import { blowOf } from '../fight/striking.ts';
import { allDiceCast, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

const cloaked = (level: number) => legendary({ 'blue-cloak-of-treachery': level });

describe('the Blue Cloak of Treachery', () => {
  const feud = (hero: ReturnType<typeof cloaked>) => {
    const driver = play({
      heroes: [hero, READY_MADE.gunnhild],
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 10, y: 11 }, f0: { x: 30, y: 20 } },
      options: { feuds: true },
    });
    const agenda = [blowOf(one(driver, 'h0'), 'h1', 'own')];
    return play(
      {
        heroes: [hero, READY_MADE.gunnhild],
        fighters: { h0: { x: 10, y: 10 }, h1: { x: 10, y: 11 }, f0: { x: 30, y: 20 } },
        options: { feuds: true },
        agenda,
      },
      9,
      2,
    );
  };

  it('[RUN-ITEM-BLUECLOAK] hides what its wearer does to other heroes: it costs him nothing', () => {
    expect(feud(READY_MADE.ragnar).state.tally.map(({ cause }) => cause)).toEqual(['suffered', 'heroStruck']);
    expect(feud(cloaked(1)).state.tally.map(({ cause }) => cause)).toEqual(['suffered']);
  });

  it('[RUN-ITEM-BLUECLOAK] [RUN-RULING-R19] makes the dead cost him 25 a level less in all, and never less than nothing', () => {
    const maw = (level: number, dead: readonly string[]): number => {
      const { ragnar, gunnhild } = READY_MADE;
      const gone = { condition: 'dead', hp: 0 } as const;
      const { state } = play({
        heroes: [level > 0 ? cloaked(level) : ragnar, gunnhild, ragnar],
        fighters: Object.fromEntries(dead.map((id) => [id, gone])),
        state: { tally: [{ hero: 'h0', cause: 'damage', of: 'f0', points: 400 }] },
      });
      expect(heroScores(state)['h0']!.maw).toBe(
        Math.abs(settlement(state).find(({ hero, cause }) => hero === 'h0' && cause === 'maw')?.points ?? 0),
      );
      return heroScores(state)['h0']!.maw;
    };
    expect([maw(0, ['h1']), maw(1, ['h1']), maw(2, ['h1', 'h2']), maw(4, ['h1'])]).toEqual([75, 50, 100, 0]);
    expect(maw(1, [])).toBe(0);
  });
});

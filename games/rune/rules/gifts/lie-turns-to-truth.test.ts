import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import { addedTo, allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Lie Turns to Truth', () => {
  /** Neither Healer nor Brawling; his fists are the fourth of his weapons. */
  const near = (level: number, h0: Partial<Fighter> = {}) =>
    facing(
      { 'lie-turns-to-truth': level },
      {
        heroes: [READY_MADE.gunnhild],
        fighters: { h0: { x: 10, y: 10, ...h0 }, h1: { x: 10, y: 11, hp: 40 } },
      },
    );
  const heals = (level: number, answer: string) =>
    play({ ...near(level), turn: 'h0' }, 6)
      .choose('heal:h1', answer)
      .told('treated');

  it('[RUN-GIFT-LIE-TURNS-TO-TRUTH] [RUN-HOOK-03] [RUN-HOOK-35] adds its level to a roll of what he never learned, which stays three worse', () => {
    // Dex 3, three less for what he lacks and two for its kit.
    expect(heals(1, 'pass')).toMatchObject([{ total: 6 + 3 - 5 }]);
    expect(heals(1, 'use')).toMatchObject([{ total: 6 + 3 - 5 + 1 }]);
    expect(heals(5, 'use')).toMatchObject([{ total: 6 + 3 - 5 + 5 }]);
  });

  it('[RUN-GIFT-LIE-TURNS-TO-TRUTH] is asked before the die, and good for that roll alone', () => {
    const asked = play({ ...near(1), turn: 'h0' }, 6).choose('heal:h1');
    expect(asked.kind).toBe('preRoll');
    expect(asked.told('roll')).toEqual([]);
    asked.choose('use');
    expect(one(asked, 'h0')).toMatchObject({ marks: [], uses: [{ gift: 'lie-turns-to-truth' }] });
  });

  it('[RUN-GIFT-LIE-TURNS-TO-TRUTH] helps with a weapon that he cannot use, in attack and defence', () => {
    const strikes = play({ ...near(2, { hand: 3 }), turn: 'h0' }, 4, 6).choose(
      'strike:f0:3:plain',
      'stand',
      'use',
    );
    expect(addedTo(strikes, 'attack')).toMatchObject({ 'lie-turns-to-truth': 2 });
    const struck = play({ ...near(2, { hand: 3 }), turn: 'f0' }, 4, 6).choose(
      'strike:h0:0:plain',
      'stand',
      'use',
    );
    expect(addedTo(struck, 'defence')).toMatchObject({ 'lie-turns-to-truth': 2 });
    const axe = play({ ...near(2), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(axe.kind).toBeNull();
  });

  it('[RUN-GIFT-LIE-TURNS-TO-TRUTH] is used as often in a session as its level', () => {
    const use = { gift: 'lie-turns-to-truth', round: 1 } as const;
    const made = (uses: Fighter['uses']) => play({ ...near(2, { uses }), turn: 'h0' }).choose('heal:h1').kind;
    expect(made([use])).toBe('preRoll');
    const spent = play({ ...near(2, { uses: [use, use] }), turn: 'h0' }, 6).choose('heal:h1');
    expect(spent.kind).toBeNull();
  });
});

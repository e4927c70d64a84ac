import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../fight/events.ts';
import { toldScores } from './from-log.ts';

const ALL = ['h0', 'h1', 'h2', 'h3'];
const began = (number = 1): GameEvent => ({ type: 'encounterBegan', number, name: 'A gate', heroes: ALL });
const scored = (hero: string, points: number, cause = 'damage', of: string | null = null): GameEvent =>
  ({ type: 'scored', hero, of, cause, points, rule: 'RUN-VP-11' }) as GameEvent;
const hurt = (fighter: string, by: string | null): GameEvent => ({
  type: 'hurt',
  fighter,
  by,
  lost: 9,
  wounds: 0,
});
const became = (fighter: string, condition: 'dead' | 'able'): GameEvent => ({
  type: 'became',
  fighter,
  condition,
});
const settled = (hero: string, cause: 'sloth' | 'deficit', points: number): GameEvent => ({
  type: 'settled',
  seat: 0,
  hero,
  cause,
  points,
  rule: 'RUN-VP-43',
});
const banked: GameEvent = { type: 'banked', hero: 'h0', points: 0, gained: 0 };
const gains = ALL.map((hero, i) => scored(hero, 400 - 100 * i));
const told = (...events: GameEvent[]) => toldScores([began(), ...gains, ...events, banked])[0]!.gained;

describe('what was told of an encounter', () => {
  it('[RUN-VP-41] takes 75, 45 and 30 for each of the dead, by how well one stands, and nothing below', () => {
    expect(told()).toEqual({ h0: 400, h1: 300, h2: 200, h3: 100 });
    expect(told(became('h3', 'dead'))).toEqual({ h0: 325, h1: 255, h2: 170, h3: 0 });
    expect(told(became('h2', 'dead'), became('h3', 'dead'))).toEqual({ h0: 250, h1: 210, h2: 0, h3: 0 });
    expect(told(became('h0', 'dead'))).toEqual({ h0: 0, h1: 225, h2: 155, h3: 70 });
    // Nobody is dead who got up again.
    expect(told(became('h3', 'dead'), became('h3', 'able'))).toMatchObject({ h0: 400, h3: 100 });
  });

  it('[RUN-VP-36] [RUN-VP-37] knows who was killed by a hero, and who meant it', () => {
    const stray = told(hurt('h3', 'h1'), became('h3', 'dead'));
    expect(stray).toEqual({ h0: 400, h1: 300, h2: 200, h3: 0 });
    const murder = told(hurt('h3', 'h1'), became('h3', 'dead'), scored('h1', -45, 'heroStruck', 'h3'));
    expect(murder).toEqual({ h0: 400, h1: 0, h2: 200, h3: 0 });
    // By a foe, or by his own hand, it is everybody's loss.
    expect(told(hurt('h3', 'f0'), became('h3', 'dead'))).toMatchObject({ h0: 325 });
    expect(told(hurt('h3', 'h3'), became('h3', 'dead'))).toMatchObject({ h0: 325 });
    expect(told(hurt('h3', 'h1'), hurt('h3', null), became('h3', 'dead'))).toMatchObject({ h0: 325 });
  });

  it('[RUN-VP-04] [RUN-VP-43] is never below nothing, halved for sloth, and less what was owed', () => {
    expect(told(scored('h3', -150, 'suffered'))).toMatchObject({ h3: 0 });
    expect(told(scored('h0', 1), settled('h0', 'sloth', -201))).toMatchObject({ h0: 200 });
    expect(told(settled('h1', 'deficit', -120))).toMatchObject({ h1: 180 });
    expect(told(settled('h1', 'deficit', -300))).toMatchObject({ h1: 0 });
  });

  it('goes encounter by encounter, and leaves what is banked at home alone', () => {
    const events = [
      began(1),
      ...gains,
      banked,
      banked,
      began(2),
      scored('h1', 5),
      banked,
      scored('h1', 9),
      banked,
    ];
    expect(toldScores(events)).toEqual([
      { number: 1, gained: { h0: 400, h1: 300, h2: 200, h3: 100 } },
      { number: 2, gained: { h0: 0, h1: 5, h2: 0, h3: 0 } },
    ]);
  });
});

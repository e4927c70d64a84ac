import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../content/abilities.ts';
import { attempt } from './attempt.ts';
import { abilityScore } from './score.ts';
import { roller } from './testing.ts';
import { rollsUnasked, toldOf, watchModifier } from './watch.ts';

describe('whoever keeps watch', () => {
  const hour = { from: 100, until: 160 };

  it('[RUN-ABIL-AWA-03] sees more by three as long as he concentrates', () => {
    expect([99, 100, 130, 159].map((minute) => watchModifier(hour, minute))).toEqual([0, 3, 3, 3]);
    expect(watchModifier(null, 130)).toBe(0);
  });

  it('[RUN-ABIL-AWA-03] cannot do so for more than ninety minutes', () => {
    const tireless = { from: 0, until: null };
    expect([0, 89, 90].map((minute) => watchModifier(tireless, minute))).toEqual([3, 3, -3]);
    expect(watchModifier({ from: 0, until: 200 }, 95)).toBe(-3);
  });

  it('[RUN-ABIL-AWA-04] sees less by three afterwards, for as long as he watched', () => {
    expect([160, 219, 220].map((minute) => watchModifier(hour, minute))).toEqual([-3, -3, 0]);
    expect([90, 179, 180].map((minute) => watchModifier({ from: 0, until: null }, minute))).toEqual([
      -3, -3, 0,
    ]);
  });
});

describe('Awareness', () => {
  it('[RUN-ABIL-AWA-02] is at work without a word of the player’s, as no other Ability is', () => {
    expect(ABILITIES.filter(rollsUnasked)).toEqual(['awareness']);
  });

  it('[RUN-ABIL-AWA-05] may be rolled unseen, and is told only where it matters', () => {
    const score = abilityScore(roller({ is: { Per: 1 }, can: { awareness: 2 } }), ['awareness', 'Per']).total;
    const roll = attempt({ result: 2 }, score, 9);
    expect(toldOf({ ability: 'awareness', roll, matters: false })).toBeNull();
    expect(toldOf({ ability: 'awareness', roll, matters: true })).toEqual(roll);
    // What is rolled in the open is told anyway.
    expect(toldOf({ ability: 'climb', roll, matters: false })).toEqual(roll);
  });
});

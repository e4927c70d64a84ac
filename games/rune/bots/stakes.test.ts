import { describe, expect, it } from 'vitest';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { fighterOf, isHero } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { amend } from '../rules/sitting/heroes.ts';
import { owning } from '../rules/sitting/interlude/testing.ts';
import { amid, begun, fighting, notes } from '../rules/sitting/testing.ts';
import { ENCOUNTER, stillToBeWon } from './lives.ts';
import { heroesPrevail, isLost } from './stakes.ts';
import { survey } from './survey.ts';

const { ragnar, gunnhild } = READY_MADE;

describe('what is at stake in a sitting', () => {
  it('is more than in a fight alone, so that all go home together sooner [RUN-RUN-80]', () => {
    const state = fighting(amid());
    for (let hp = 10; heroesPrevail(survey(state)) > 0.42; hp += 5)
      for (const one of state.fighters) if (!isHero(one)) one.hp = hp;
    const { sitting: _, ...alone } = state;
    expect(heroesPrevail(survey(state))).toBeGreaterThan(0.2);
    expect([isLost(survey(state)), isLost(survey(alone as State))]).toEqual([true, false]);
  });

  it('is all that follows, and for the insured what they carry [RUN-INSURE-02]', () => {
    const state = begun(notes({}), [
      owning(ragnar, 0, { kind: 'loot', form: 'silver', ounces: 30 }),
      gunnhild,
    ]);
    amend(state, { of: 5 });
    expect(stillToBeWon(state, fighterOf(state, 'h1'))).toBe(4 * ENCOUNTER);
    expect(stillToBeWon(state, fighterOf(state, 'h0'))).toBe(4 * ENCOUNTER + 30);
    amend(state, { of: 1 });
    expect(stillToBeWon(state, fighterOf(state, 'h0'))).toBe(30);
  });
});

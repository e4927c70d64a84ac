import { describe, expect, it } from 'vitest';
import type { RollType } from '../content/design/rolls.ts';
import { roll, trap } from '../documents/encounter/testing.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { heroSheet } from '../rules/fight/sheets.ts';
import type { Fighter } from '../rules/fight/state.ts';
import { amend } from '../rules/sitting/heroes.ts';
import { goOn, holding, sit } from '../rules/sitting/testing.ts';
import { best, reasonOf, worth } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
const HURTS = [{ kind: 'damage', dam: 30, over: 'once' }] as const;
/** Gunnhild climbs better than Ragnar, or he than she: whoever does, does it best. */
const [RAGNAR, GUNNHILD] = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('climb')) as [
  number,
  number,
];
const [better, worse] = RAGNAR >= GUNNHILD ? [0, 1] : [1, 0];

/** A roll that whoever likes makes; Ragnar is seat 0, Gunnhild seat 1. */
function called(type: RollType, nature: 'trap' | 'task', difficulty: number, them: Partial<Fighter> = {}) {
  const element = trap(roll('climb', difficulty, { type }), nature === 'trap' ? HURTS : [], { nature });
  const driver = goOn(sit(holding(element)));
  for (const id of ['h0', 'h1']) Object.assign(fighterOf(driver.state, id), them);
  return driver;
}

describe('bots who may roll', () => {
  it('come forward where a trap has all of them unless somebody does, however little they can [RUN-DIF-161]', () => {
    const driver = called('singular', 'trap', Math.max(RAGNAR, GUNNHILD) + 7);
    expect(best(driver, better)).toBe('roll');
  });

  it('leave a trap for whoever does it better by far [RUN-DIF-161]', () => {
    const driver = called('dogpile', 'trap', Math.max(RAGNAR, GUNNHILD) + 2);
    const weakened = driver.state.fighters.find(({ seat }) => seat === worse) as Fighter;
    Object.assign(weakened, { wounds: 3, impairment: 2 });
    amend(driver.state, { of: 8 });
    expect(best(driver, worse)).toBe('leaveIt');
    expect(best(driver, better)).toBe('roll');
  });

  it('all try where one success is enough [RUN-DIF-162]', () => {
    const driver = called('noFault', 'trap', RAGNAR + 9);
    expect([best(driver, 0), best(driver, 1)]).toEqual(['roll', 'roll']);
  });

  it('do not run into a trap for points who can hardly stand, and do who cannot fail [RUN-DIF-163]', () => {
    expect(best(called('rush', 'trap', RAGNAR + 8, { hp: 9, wounds: 3 }))).toBe('leaveIt');
    expect(best(called('rush', 'trap', RAGNAR - 12))).toBe('roll');
  });

  it('try whatever is no trap, for what there may be to win', () => {
    expect(best(called('rush', 'task', RAGNAR + 6))).toBe('roll');
    expect(worth(called('scramble', 'task', RAGNAR + 2), 'roll')).toBeGreaterThan(
      worth(called('scramble', 'task', RAGNAR + 6), 'roll'),
    );
  });

  it('say how likely it is, who else could, and what it costs to fail', () => {
    const driver = called('singular', 'trap', RAGNAR + 5);
    const why = reasonOf(driver, 'roll');
    expect(why.success).toBeCloseTo(0.6, 1);
    expect(why.fails).toBeGreaterThan(0);
    expect(reasonOf(driver, 'leaveIt')).toMatchObject({ fails: why.fails });
  });
});

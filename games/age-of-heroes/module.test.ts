import { describe, expect, it } from 'vitest';
import { ageOfHeroes as module } from './module.ts';

describe('Age of Heroes in the hall', () => {
  it('finishes what can be finished, and nothing else', () => {
    const decision = (...acts: string[]) => ({ seat: 0, kind: 'x', options: acts.map((act) => ({ act })) });
    expect(module.finishing(decision('step', 'ride', 'stop'))).toEqual({ act: 'stop' });
    expect(module.finishing(decision('target', 'back'))).toEqual({ act: 'back' });
    expect(module.finishing(decision('glory', 'luck'))).toBeNull();
  });
});

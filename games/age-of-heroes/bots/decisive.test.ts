import { type Decision, optionId } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from '../rules/testing.ts';
import { mayDecide } from './decisive.ts';

const asked: Decision = {
  seat: 0,
  kind: 'attackFrom',
  options: [{ act: 'area', area: 'wessex' }, { act: 'area', area: 'norway' }, { act: 'done' }],
};
const decisive = (left: number, decision: Decision): string[] => {
  const state = scene({ heroes: [{ hero: 'egil', in: 'wessex' }] });
  state.turn = state.options.turns - left;
  return mayDecide(state, decision).map(optionId);
};

describe('what may decide a saga', () => {
  it('is every battle of the last turn, and none before it', () => {
    expect(decisive(0, asked)).toEqual(['area:wessex', 'area:norway']);
    expect(decisive(1, asked)).toEqual([]);
    expect(decisive(0, { ...asked, kind: 'targets' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { HeroNow } from '../../documents/hero/now.ts';
import { mayTryAgain, untried } from '../rolls/tries.ts';
import { successPoints } from '../scoring.ts';
import { cloaked, judged, lightlyTrodden, mayJudge, ringed, suretyBonus, torqued } from './points.ts';
import { mayTreatAtOnce, retry } from './retry.ts';

const owner = (legendary: HeroNow['legendary']): Pick<HeroNow, 'legendary'> => ({ legendary });
const at = (level: number) => ({ level, damaged: false });

describe('legends and points', () => {
  it('[RUN-ITEM-SURETY] three a level against Impairment', () => {
    expect(suretyBonus(owner({ 'armor-of-inflexible-surety': at(2) }))).toBe(6);
    expect(suretyBonus(owner({}))).toBe(0);
  });

  it('[RUN-ITEM-RING] a success with its Ability counts as often as its level: 6, made with 10, at two levels is 24', () => {
    const ring = owner({ 'ring-of-alberich': { ...at(2), ability: 'climb' } });
    const points = successPoints({ result: 10, difficulty: 6, calledFor: 'listed', again: false });
    expect(ringed(ring, 'climb', points)).toBe(24);
    expect(ringed(ring, 'jump', points)).toBe(12);
    expect(ringed(owner({ 'ring-of-alberich': { ...at(0), ability: 'climb' } }), 'climb', points)).toBe(12);
  });

  it('[RUN-ITEM-TORC] a failure by three is worth 6 to the runner instead of 9, and never less than nothing', () => {
    expect(torqued(owner({ 'torc-of-alberich': at(1) }), 9)).toBe(6);
    expect(torqued(owner({ 'torc-of-alberich': at(4) }), 9)).toBe(0);
  });

  it('[RUN-ITEM-BLUECLOAK] [RUN-RULING-R19] hurting heroes costs nothing, and their deaths 25 a level less', () => {
    const cloak = owner({ 'blue-cloak-of-treachery': at(2) });
    expect(cloaked(cloak, { struck: 35, dead: 75 })).toEqual({ struck: 0, dead: 25 });
    expect(cloaked(cloak, { struck: 0, dead: 45 })).toEqual({ struck: 0, dead: 0 });
    expect(cloaked(owner({}), { struck: 35, dead: 75 })).toEqual({ struck: 35, dead: 75 });
  });

  it('[RUN-ITEM-MANTLE] judges those who owe more to Loki, as long as one owes more to Odin, so often as its level', () => {
    const mantle = owner({ 'mantle-of-grim-justice': at(2) });
    const [just, false_] = [
      { odin: 3, loki: 2 },
      { odin: 1, loki: 2 },
    ];
    expect(mayJudge(mantle, just, false_, 1)).toBe(true);
    expect(mayJudge(mantle, just, false_, 2)).toBe(false);
    expect(mayJudge(mantle, { odin: 2, loki: 2 }, false_, 0)).toBe(false);
    expect(mayJudge(mantle, just, { odin: 2, loki: 2 }, 0)).toBe(false);
    expect([judged(9, 8), judged(8, 8)]).toEqual(['judge', 'culprit']);
  });

  it('[RUN-ITEM-BOOTS] so many things of the ground as its level pay the runner nothing', () => {
    expect(lightlyTrodden(owner({ 'light-treading-boots': at(2) }), ['ice', 'pit', 'slope'])).toEqual([
      'ice',
      'pit',
    ]);
    expect(lightlyTrodden(owner({}), ['ice'])).toEqual([]);
  });
});

describe('a simple potion', () => {
  const potion = { kind: 'potion', to: 'climb', bonus: 2, rounds: null, doses: 2 } as const;

  it('[RUN-TRE-46] [RUN-RULING-R09] allows one more try at a roll of its Ability, with its potency; what was missed stays missed', () => {
    const failed = { ...untried(), failed: 1 };
    expect(mayTryAgain(failed)).toBe(false);
    const again = retry(failed, potion, 'climb');
    expect(again).toEqual({ tries: { ...failed, changes: 1 }, bonus: 2, left: { ...potion, doses: 1 } });
    expect(again && mayTryAgain(again.tries)).toBe(true);
    expect(retry(failed, potion, 'jump')).toBeNull();
    expect(retry(failed, { ...potion, rounds: 3 }, 'climb')).toBeNull();
    expect(retry(failed, { ...potion, doses: 1 }, 'climb')?.left).toBeNull();
  });

  it('[RUN-TRE-47] [RUN-HEAL-16] of Healer lets nobody wait', () => {
    expect(mayTreatAtOnce([{ ...potion, to: 'healer' }])).toBe(true);
    expect(mayTreatAtOnce([potion, { ...potion, to: 'healer', rounds: 2 }])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../rules/events.ts';
import { prospects, winOf } from '../prospects.ts';
import { escapeChance } from './chances.ts';
import { gloryOverTime } from './glory.ts';
import { attackersPlan, likelyTargets, namedBy, targetsPlan } from './muster.ts';
import { firstRefused, randomGame } from './testing.ts';

describe('choosing several at once', () => {
  it.each(['classic', 'amended'] as const)('plays only what is on the list (%s)', (ruleset) => {
    const plans = { attackers: 0, targets: 0 };
    for (let seed = 30; seed <= 40; seed++)
      randomGame(seed, ruleset, (moment, random) => {
        const { view, decision } = moment;
        if (decision.kind !== 'attackers' && decision.kind !== 'targets') return;
        const offered =
          decision.kind === 'attackers'
            ? namedBy(decision, 'attacker', 'counter')
            : namedBy(decision, 'target', 'target');
        const some = offered.filter(() => random(2) === 0);
        const plan =
          decision.kind === 'attackers'
            ? attackersPlan(view, decision, new Set(some))
            : targetsPlan(view, decision, some);
        if (plan === null) return;
        plans[decision.kind]++;
        expect(firstRefused(moment, plan), `${decision.kind} ${plan.join(' ')}`).toBeNull();
      });
    expect(plans.targets).toBeGreaterThan(10);
    if (ruleset === 'classic') expect(plans.attackers).toBeGreaterThan(3);
  });

  it('ticks the likely target, which can be struck at once, or none', () => {
    const ticked = { one: 0, none: 0 };
    for (let seed = 30; seed <= 40; seed++)
      randomGame(seed, 'classic', (moment) => {
        const { view, decision } = moment;
        if (decision.kind !== 'targets') return;
        const likely = likelyTargets(view, decision);
        ticked[likely.length === 0 ? 'none' : 'one']++;
        if (likely.length === 0) return;
        const plan = targetsPlan(view, decision, likely);
        expect(plan).not.toBeNull();
        expect(firstRefused(moment, plan as [string])).toBeNull();
      });
    expect(Math.min(ticked.one, ticked.none)).toBeGreaterThan(3);
  });

  it('reckons chances that sum to one, and is never better off against the stronger jarl', () => {
    let reckoned = 0;
    for (let seed = 30; seed <= 35; seed++)
      randomGame(seed, 'classic', ({ view, decision }) => {
        const frame = view.agenda.at(-1);
        if (frame?.step !== 'targets') return;
        const { worst, best } = prospects(view, {
          attacker: decision.seat,
          area: frame.area,
          attackers: frame.attackers,
          named: namedBy(decision, 'target', 'target'),
        });
        for (const { odds } of [worst, best])
          expect([...odds.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        expect(winOf(worst.odds)).toBeLessThanOrEqual(winOf(best.odds) + 1e-9);
        reckoned++;
      });
    expect(reckoned).toBeGreaterThan(10);
  });
});

describe('glory over the turns', () => {
  it('ends where the record sheets stand', () => {
    for (let seed = 60; seed <= 63; seed++)
      randomGame(seed, seed % 2 === 0 ? 'classic' : 'amended', ({ match, view }, random) => {
        if (random(40) !== 0 || view.phase === 'over') return;
        const turns = gloryOverTime(match.events as readonly GameEvent[], view.players.length);
        expect(turns.at(-1)?.glory).toEqual(view.players.map(({ glory }) => glory));
      });
  });
});

describe('the chance to escape a spell', () => {
  it.each([
    ['spellLuck', 0, 3 / 6],
    ['spellLuck', 2, 5 / 6],
    ['spellLuck', -3, 0],
    ['sygilLuck', 0, 3 / 6],
    ['sygilLuck', -2, 5 / 6],
  ] as const)('%s with %i luck', (kind, luck, chance) => {
    expect(escapeChance(kind, luck)).toBe(chance);
  });
});

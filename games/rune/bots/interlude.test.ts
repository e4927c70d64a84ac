import { describe, expect, it } from 'vitest';
import type { Item } from '../content/treasure/item.ts';
import type { State } from '../rules/fight/state.ts';
import { bustling, finding, gunnhild, owning, ragnar, silver } from '../rules/sitting/interlude/testing.ts';
import { together } from '../rules/sitting/testing.ts';
import { weigh } from './weigh.ts';

type Driver = ReturnType<typeof finding>;

/** What a bot of this seat would say. */
function said(driver: Driver, seat: number): string {
  const decision = driver.decision(seat);
  const worth = weigh(driver.state as State, decision);
  return driver.options(seat)[worth.indexOf(Math.max(...worth))]!;
}

describe('bots between two encounters', () => {
  const potion: Item = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 4 };

  it('divide evenly, but for who found more than half of it', () => {
    const driver = finding([silver(20), [silver(5), 'h1']]);
    expect([said(driver, 0), said(driver, 1)]).toEqual(['propose:finders', 'propose:even']);
  });

  it('want what is worth something, and quarrel with what they do best', () => {
    const driver = together(finding([potion, { kind: 'liars-silver', pieces: 3 }]), 'claims');
    expect(said(driver, 0)).toBe('want:h0');
    together(driver, 'want:h0', 'want:h1');
    expect(said(driver, 0)).toMatch(/^contest:/);
    together(driver, 'yield', 'contest:brawling');
    expect(said(driver, 1)).toBe('leaveIt');
  });

  it('go on when there is nothing worth doing, and put on a helm', () => {
    const helm: Item = { kind: 'helm', gift: 'obscuring-mist', levels: 1, whole: 1 };
    const driver = bustling([ragnar, owning(gunnhild, 0, helm)]);
    expect([said(driver, 0), said(driver, 1).split(':')[0]]).toEqual(['goOn', 'wear']);
  });

  it('take an offer that is worth more than it costs, and no other', () => {
    const offer = (...acts: string[]) => {
      const driver = together(
        bustling([owning(ragnar, 30), owning(gunnhild, 0, silver(40))]),
        'barter:h0:h1',
        'goOn',
      );
      return said(driver.choose(...acts, 'offer'), 1);
    };
    expect(offer('givePoints:20', 'askSilver:5')).toBe('accept');
    expect(offer('givePoints:5', 'askSilver:20')).toBe('refuse');
  });
});

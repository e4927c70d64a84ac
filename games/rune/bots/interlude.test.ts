import type { Level } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { Item } from '../content/treasure/item.ts';
import type { State } from '../rules/fight/state.ts';
import { playFrom } from '../rules/fight/testing.ts';
import { amend } from '../rules/sitting/heroes.ts';
import { bustling, finding, gunnhild, owning, ragnar, silver } from '../rules/sitting/interlude/testing.ts';
import { adventure, begun, notes, together } from '../rules/sitting/testing.ts';
import { weigh } from './weigh.ts';

type Driver = ReturnType<typeof finding>;

/** What a bot of this seat would say. */
function said(driver: Driver, seat: number, level: Level = 'karl'): string {
  const decision = driver.decision(seat);
  const worth = weigh(driver.state as State, decision, level);
  return driver.options(seat)[worth.indexOf(Math.max(...worth))]!;
}

describe('bots between two encounters', () => {
  const potion: Item = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 4 };

  it('would have what they found, and whoever found less anything but that [RUN-TRE-27]', () => {
    const driver = finding([silver(20), [silver(5), 'h1']]);
    expect(said(driver, 0)).toBe('propose:finders');
    expect(['propose:even', 'claims']).toContain(said(driver, 1));
  });

  it('refuse a division that leaves them nothing, and take one that gives them all [RUN-TRE-27]', () => {
    const asked = (finder: string) => {
      const driver = finding([[silver(20), finder]]);
      driver.chooseAs(0, 'propose:finders').chooseAs(1, 'claims');
      return said(driver, 1);
    };
    expect([asked('h0'), asked('h1')]).toEqual(['refuse', 'accept']);
  });

  it('want what is worth something, and nothing that shames them', () => {
    const driver = together(finding([potion, { kind: 'liars-silver', pieces: 3 }]), 'claims');
    expect(said(driver, 0)).toBe('want:h0');
    together(driver, 'want:h0', 'want:h1');
    together(driver, 'yield', 'contest:brawling');
    expect(said(driver, 1)).toBe('leaveIt');
  });

  it('try each other in what they do better, and share where they are worse at everything [RUN-WORLD-06]', () => {
    const best = (weakened: string) => {
      const driver = together(finding([silver(20)]), 'claims');
      for (const one of driver.state.fighters) if (one.id === weakened) one.impairment = 30;
      together(driver, 'want:h0', 'want:h1');
      return said(driver, 0);
    };
    expect(best('h1')).toMatch(/^contest:/);
    expect(best('h0')).toBe('share');
  });

  it('are insured as soon as they can pay for it, as long as something lies ahead [RUN-INSURE-02]', () => {
    const before = (points: number, of: number, level?: Level) => {
      const driver = playFrom(begun(adventure(notes({}), notes({})), [owning(ragnar, points), gunnhild]));
      amend(driver.state, { of });
      return driver.kind === 'bustle' && driver.asked.includes(0) ? said(driver, 0, level) : 'room';
    };
    expect(before(25, 8)).toBe('insure:h0');
    expect(before(25, 8, 'jarl')).toBe('insure:h0');
    // A thrall does not think of tomorrow.
    expect(before(25, 8, 'thrall')).toBe('goOn');
    expect(before(200, 1)).toBe('goOn');
  });

  it('buy nothing for what would insure them, and spend what is left: points stay won [RUN-WIN-02]', () => {
    const after = (points: number) => {
      const driver = bustling([owning(ragnar, points), gunnhild]);
      amend(driver.state, { of: 8 });
      return said(driver, 0);
    };
    expect(after(60)).toBe('goOn');
    expect(after(400)).toMatch(/^(buyGift|learn):h0:/);
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

import { describe, expect, it } from 'vitest';
import type { Result } from '../content/index.ts';
import { rules } from '../rules/game.ts';
import { combatTurn, type Scene, scene } from '../rules/testing.ts';
import { loseOf, prospects, winFor, winOf } from './prospects.ts';

const SEA = 'celtic-sea';
const ATTACK = { attacker: 0, area: SEA, attackers: ['beowulf'] } as const;

const outlook = (of: Partial<Scene>, ...named: string[]) => {
  const state = scene({ heroes: [{ hero: 'beowulf', in: SEA }], agenda: combatTurn(0), ...of });
  return prospects(rules.redact(state, 0), { ...ATTACK, named });
};

const sixths = (chance: number): number => Math.round(chance * 6e9) / 1e9;
const said = (parts: readonly { from: string; amount: number }[]) =>
  parts.map(({ from, amount }) => `${from} ${amount}`);

describe('who wins', () => {
  // Five against nine in the amended game: the attacker cannot win, whoever asks.
  const hopeless = new Map<Result, number>([['k', 1]]);
  // Seven against five: of six faces three strike the defender, two the attacker, one nobody.
  const good = new Map<Result, number>(
    (['w', 'f', 'n', 'F', 'W', 'K'] as const).map((result) => [result, 1 / 6]),
  );

  it('[AOH-CRT-06] is the attacker by capitals, the defender by small letters', () => {
    expect([winFor(hopeless, false), winFor(hopeless, true)]).toEqual([0, 1]);
    expect([winFor(good, false), winFor(good, true)].map(sixths)).toEqual([3, 2]);
    expect([winOf(good), loseOf(good)].map(sixths)).toEqual([3, 2]);
  });
});

describe('the prospects of an attack', () => {
  it('[AOH-CBT-14] are one case with its sums where nothing is hidden', () => {
    const { worst, best, help, hiddenItems } = outlook({ monsters: [{ monster: 'hauk', in: SEA }] }, 'hauk');
    expect(worst).toBe(best);
    expect([said(best.attack), said(best.defence)]).toEqual([['beowulf 5'], ['hauk 5']]);
    expect([sixths(winOf(best.odds)), sixths(loseOf(best.odds))]).toEqual([1, 4]);
    expect([help, hiddenItems]).toEqual([[], false]);
  });

  it('[AOH-RULING-94] run from the strongest to the weakest jarl that may lie there', () => {
    const { worst, best } = outlook({ jarls: [{ jarl: 'kari', in: SEA }] }, 'jarl-1');
    // Against 4 a difference of 1, against 2 one of 3.
    expect([worst, best].map(({ defence }) => defence[0]?.amount)).toEqual([4, 2]);
    expect([worst, best].map(({ odds }) => sixths(winOf(odds)))).toEqual([2, 4]);
  });

  it('[AOH-CBT-08, AOH-RULING-94] say who may still be called, and that something hidden may count', () => {
    const { best, help, hiddenItems } = outlook(
      {
        heroes: [
          { hero: 'beowulf', in: SEA },
          { hero: 'egil', in: SEA, piece: { items: ['mail-coat'] } },
        ],
        jarls: [
          { jarl: 'ivar', in: SEA, of: 1 },
          { jarl: 'kari', in: 'thule', of: 1 },
        ],
      },
      'egil',
    );
    expect(said(best.defence)).toEqual(['egil 5']);
    expect(help.map(({ id }) => id)).toEqual(['ivar']);
    expect(hiddenItems).toBe(true);
  });
});

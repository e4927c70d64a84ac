// What an option that begins a battle, or calls help into it, is said to come to. Reckoned by hand, in sixths.

import type { Choice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import { battleBy, helpToCome } from './option-odds.ts';
import type { State } from './state.ts';
import { combatTurn, play, type Scene } from './testing.ts';

const SEA = 'celtic-sea';
const BOTH = ['classic', 'amended'] as const;
type Ruleset = (typeof BOTH)[number];

const viewOf = (state: State, seat: number): State => rules.redact(structuredClone(state), seat);

function sixths(state: State, seat: number, choice: Choice): Record<string, number> | null {
  const chances = rules.odds?.(viewOf(state, seat), seat, choice) ?? null;
  return (
    chances &&
    Object.fromEntries(chances.map(({ outcome, chance }) => [outcome, Math.round(chance * 6e9) / 1e9]))
  );
}

const beowulf = { hero: 'beowulf', in: SEA } as const;

const hunt = (ruleset: Ruleset, hero: Partial<Scene['heroes'][number]>, more: Partial<Scene> = {}) =>
  play({
    options: { ruleset },
    heroes: [{ ...beowulf, ...hero }],
    monsters: [{ monster: 'hauk', in: SEA }],
    agenda: combatTurn(0),
    ...more,
  });

describe('the option that begins a battle', () => {
  it('[AOH-CBT-15] where nobody else can attack anything else: seven against five', () => {
    const game = hunt('classic', { piece: { items: ['gram'] } });
    const odds = { w: 1, f: 1, n: 1, F: 1, W: 1, K: 1 };
    expect(sixths(game.state, 0, { act: 'area', area: SEA })).toEqual(odds);
    expect(sixths(game.state, 0, { act: 'done' })).toBeNull();
  });

  it('[AMI-DIFF-13] in the amended game only once the target is named', () => {
    const game = hunt('amended', { piece: { items: ['gram'] } });
    expect(sixths(game.state, 0, { act: 'area', area: SEA })).toBeNull();
    game.choose(`area:${SEA}`);
    const odds = { w: 1, f: 1, n: 1, F: 1, W: 1, K: 1 };
    expect(sixths(game.state, 0, { act: 'target', target: 'hauk' })).toEqual(odds);
    expect(sixths(game.state, 0, { act: 'back' })).toBeNull();
  });

  it('[AOH-CBT-01] with the attackers chosen so far, once they are all', () => {
    const game = hunt('classic', {}, { jarls: [{ jarl: 'ivar', in: SEA, of: 0 }] });
    game.choose(`area:${SEA}`);
    expect(sixths(game.state, 0, { act: 'attacker', counter: 'beowulf' })).toBeNull();
    // Ivar stands last in the list: nobody can follow him. Four against five.
    expect(sixths(game.state, 0, { act: 'attacker', counter: 'ivar' })).toEqual({ k: 3, w: 1, f: 1, n: 1 });
    game.choose('attacker:beowulf');
    // Five alone, or nine together, against five.
    expect(sixths(game.state, 0, { act: 'ready' })).toEqual({ k: 2, w: 1, f: 1, n: 1, F: 1 });
    expect(sixths(game.state, 0, { act: 'attacker', counter: 'ivar' })).toEqual({ n: 1, F: 1, W: 1, K: 3 });
  });

  it('[AOH-CBT-07] naming one of two says nothing, striking says all', () => {
    const game = hunt(
      'classic',
      {},
      {
        monsters: [
          { monster: 'hauk', in: SEA },
          { monster: 'onund', in: SEA },
        ],
      },
    );
    game.choose(`area:${SEA}`);
    expect(sixths(game.state, 0, { act: 'target', target: 'hauk' })).toBeNull();
    game.choose('target:hauk');
    expect(sixths(game.state, 0, { act: 'strike' })).toEqual({ k: 2, w: 1, f: 1, n: 1, F: 1 });
    // Five against ten.
    expect(sixths(game.state, 0, { act: 'target', target: 'onund' })).toEqual({ k: 4, w: 1, f: 1 });
  });

  it('[AOH-RULING-94] says nothing of a jarl who lies face down', () => {
    const game = hunt('classic', {}, { monsters: [], jarls: [{ jarl: 'kari', in: SEA }] });
    expect(battleBy(viewOf(game.state, 0), { act: 'area', area: SEA })).toBeNull();
    expect(sixths(game.state, 0, { act: 'area', area: SEA })).toBeNull();
  });

  it.each(BOTH)('[AOH-SWORD-06] Hrunting turns the flight of its side into the enemy’s (%s)', (ruleset) => {
    const game = hunt(ruleset, { piece: { items: ['hrunting'] } });
    if (ruleset === 'amended') game.choose(`area:${SEA}`);
    const choice =
      ruleset === 'amended' ? { act: 'target', target: 'hauk' } : ({ act: 'area', area: SEA } as const);
    // Six against five.
    expect(sixths(game.state, 0, choice)).toEqual({ k: 1, w: 1, n: 1, F: 2, W: 1 });
  });
});

describe('a call for help', () => {
  const attacked = (ruleset: Ruleset) => {
    const game = play({
      options: { ruleset },
      heroes: [beowulf, { hero: 'egil', in: SEA }],
      jarls: [
        { jarl: 'ivar', in: SEA, of: 1 },
        { jarl: 'amleth', in: SEA, of: 1 },
      ],
      agenda: combatTurn(0),
    });
    return game.choose(`area:${SEA}`, 'target:egil', ...(ruleset === 'classic' ? ['strike'] : []));
  };

  it.each([
    ['classic', { act: 'enough' }, { k: 2, w: 1, f: 1, n: 1, F: 1 }],
    ['classic', { act: 'call', counter: 'amleth' }, { k: 4, w: 1, f: 1 }],
    ['classic', { act: 'callAll' }, { k: 4, w: 1, f: 1 }],
    // Five against five, seven, nine and eleven: the sum knows no last column.
    ['amended', { act: 'enough' }, { k: 2, w: 1, f: 1, n: 1, F: 1 }],
    ['amended', { act: 'call', counter: 'amleth' }, { k: 4, w: 1, f: 1 }],
    ['amended', { act: 'call', counter: 'ivar' }, { k: 6 }],
    ['amended', { act: 'callAll' }, { k: 6 }],
  ] as const)('[AOH-CBT-08, AMI-DIFF-06] in the %s game with %j', (ruleset, choice, odds) => {
    const game = attacked(ruleset);
    expect(game.kind).toBe('aid');
    expect(sixths(game.state, 1, choice)).toEqual(odds);
  });

  it('[AOH-CBT-08] is foreseen by whoever attacks', () => {
    const { state } = attacked('classic');
    const { battle } = state;
    expect(battle && helpToCome(viewOf(state, 0), battle).map(({ id }) => id)).toEqual(['ivar', 'amleth']);
    const hauk = hunt('classic', {});
    const begun = battleBy(viewOf(hauk.state, 0), { act: 'area', area: SEA });
    expect(begun && helpToCome(hauk.state, begun)).toEqual([]);
  });
});

import {
  answer,
  asked,
  type Choice,
  clone,
  decisionOf,
  type Game,
  LoadedDice,
  optionId,
  Play,
} from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../content/index.ts';
import { rules } from './game.ts';
import { odds, volley } from './odds.ts';
import type { State } from './state.ts';
import { allDiceCast, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const game = rules as Game<State>;

/** The chances of an option of the seat that is asked. */
function chances(of: Scene, id: string, before: (game: ReturnType<typeof play>) => void = () => {}) {
  const driver = play(of);
  before(driver);
  const { seat, options } = driver.decision();
  const choice = options.find((option) => optionId(option) === id);
  if (choice === undefined) throw new Error(`${id} is none of ${options.map(optionId).join(' ')}`);
  const found = odds(rules.redact(clone(driver.state), seat), seat, choice);
  return found && Object.fromEntries(found.map(({ outcome, chance }) => [outcome, chance]));
}

/** The same by casting all dice there are. */
function counted(
  of: Scene,
  id: string,
  dice: number,
  outcome: (state: State) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const { state } = play(of);
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, i) => (Math.floor(roll / 6 ** i) % 6) + 1);
    const copy = clone(state);
    const [seat = 0] = asked(game, copy);
    const option = decisionOf(game, copy, seat)?.options.find((each) => optionId(each) === id);
    answer(game, new Play(copy, new LoadedDice(faces)), seat, option as Choice);
    const what = outcome(copy);
    counts[what] = (counts[what] ?? 0) + 1 / 6 ** dice;
  }
  return counts;
}

const duel: Scene = {
  map: ['#####', '#.s.#', '#.W.#', '#...#', '#####'],
  models: { 'skeleton-warrior-1': { facing: 'S' } },
  turn: 'danor',
};

const same = (found: Record<string, number> | null, expected: Record<string, number>): void => {
  expect(Object.keys(found ?? {}).sort()).toEqual(Object.keys(expected).sort());
  for (const [outcome, chance] of Object.entries(expected)) expect(found?.[outcome]).toBeCloseTo(chance, 9);
};

function skeletonsFate({ models, bones }: State): string {
  if (models.some(({ id }) => id === 'skeleton-warrior-1')) return 'unharmed';
  return bones.length > 0 ? 'bones' : 'removed';
}

describe('the odds', () => {
  it('of a Fight with a Minion are those of all dice cast', () => {
    const all = counted(duel, 'fight:skeleton-warrior-1', 4, skeletonsFate);
    same(chances(duel, 'fight:skeleton-warrior-1'), all);
  });

  it('of a Fight with a Hero are those of all dice cast', () => {
    const attacked: Scene = { ...duel, turn: 'skeleton-warrior-1' };
    const fate = (state: State) =>
      (state.models.find(({ id }) => id === 'danor')?.wounds ?? 0) > 0 ? 'wounded' : 'unharmed';
    same(chances(attacked, 'fight:danor'), counted(attacked, 'fight:danor', 4, fate));
    const last = { ...attacked, models: { ...duel.models, danor: { wounds: 4 } } };
    expect(Object.keys(chances(last, 'fight:danor') ?? {})).toEqual(['unharmed', 'crippled']);
  });

  it('count a Saint’s Knucklebone', () => {
    const attacked: Scene = { ...duel, turn: 'skeleton-warrior-1' };
    const bone: Scene = { ...attacked, models: { ...duel.models, danor: { items: ['saints-knucklebone'] } } };
    const wounded = chances(attacked, 'fight:danor')?.wounded ?? 0;
    expect(chances(bone, 'fight:danor')?.wounded).toBeCloseTo(wounded / 2, 9);
  });

  it('of a lock are that it opens or holds', () => {
    const door: Scene = {
      map: ['#####', '#W1.#', '#####'],
      models: { danor: { facing: 'E' } },
      turn: 'danor',
    };
    same(
      chances(door, 'force:2:1'),
      counted(door, 'force:2:1', 4, (state) => (state.bars.length > 0 ? 'holds' : 'opens')),
    );
  });

  it('of breaking away are those of all strikes', () => {
    const pinned: Scene = {
      map: ['#####', '#.s.#', '#.W.#', '#...#', '#...#', '#####'],
      models: { 'skeleton-warrior-1': { facing: 'S' } },
      turn: 'danor',
    };
    expect(chances(pinned, 'step:2:3')).toEqual(
      chances({ ...pinned, turn: 'skeleton-warrior-1' }, 'fight:danor'),
    );
    const two: Scene = {
      ...pinned,
      map: ['#####', '#s.s#', '#.W.#', '#...#', '#...#', '#####'],
      models: {
        danor: { wounds: 3 },
        'skeleton-warrior-1': { facing: 'S' },
        'skeleton-warrior-2': { facing: 'S' },
      },
    };
    const found = chances(two, 'step:2:3') ?? {};
    expect(Object.keys(found)).toEqual(['unharmed', 'wounded', 'crippled']);
    expect(Object.values(found).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(chances({ ...pinned, models: { 'skeleton-warrior-1': { facing: 'N' } } }, 'step:2:3')).toBeNull();
  });

  it('[DUN-ITEMCARD-17] of breaking away count each Knucklebone against one strike', () => {
    const pinned = (items: Item[], more: object = {}): Scene => ({
      map: ['#####', '#s.s#', '#.W.#', '#...#', '#...#', '#####'],
      models: {
        danor: { items, ...more },
        'skeleton-warrior-1': { facing: 'S' },
        'skeleton-warrior-2': { facing: 'S' },
      },
      turn: 'danor',
    });
    // Each strike is the same while nobody falls and Danor has no wound to spare: two dice at two, Armour 1.
    const hit = 1 - (chances(pinned([]), 'step:2:3')?.unharmed ?? 0) ** 0.5;
    const bone = chances(pinned(['saints-knucklebone']), 'step:2:3') ?? {};
    same(bone, {
      unharmed: (1 - hit) ** 2 + 2 * (1 - hit) * hit * (1 / 2),
      wounded: 1 - (1 - hit) ** 2 - 2 * (1 - hit) * hit * (1 / 2),
    });
    const two = chances(pinned(['saints-knucklebone', 'saints-knucklebone']), 'step:2:3') ?? {};
    expect(two.unharmed).toBeCloseTo((bone.unharmed ?? 0) + hit ** 2 / 4, 9);
  });

  it('[DUN-ITEMCARD-19] of a Fight with the Rune Axe are those of all dice cast', () => {
    // Injured and outnumbered he rolls two dice.
    const axe = (items: Item[]): Scene => ({
      map: ['#####', '#s.s#', '#.R.#', '#####'],
      models: {
        rordin: { wounds: 3, items },
        'skeleton-warrior-1': { facing: 'S' },
        'skeleton-warrior-2': { facing: 'S' },
      },
      turn: 'rordin',
    });
    const found = chances(axe(['rune-axe']), 'fight:skeleton-warrior-1');
    same(found, counted(axe(['rune-axe']), 'fight:skeleton-warrior-1', 4, skeletonsFate));
    expect(found?.bones).toBeGreaterThan(chances(axe([]), 'fight:skeleton-warrior-1')?.bones ?? 1);
  });

  it('of a second roll weigh one’s own dice against the others as they lie', () => {
    const coin: Scene = { ...duel, models: { ...duel.models, danor: { items: ['lucky-coin'] } } };
    const fought = (game: ReturnType<typeof play>) =>
      void game.load(1, 1, 1, 1).choose('fight:skeleton-warrior-1');
    expect(chances(coin, 'no', fought)).toEqual({ unharmed: 1 });
    // Two dice over Armour 2, both better than a 1: bones.
    same(chances(coin, 'yes', fought), { unharmed: 1 - (4 / 6) ** 2, bones: (4 / 6) ** 2 });
  });

  it('of a spell, with and without a crystal', () => {
    const spell: Scene = {
      map: ['#####', '#.s.#', '#...#', '#.W.#', '#####'],
      models: { danor: { spells: [{ spell: 'flamebolt', turned: 0 }], items: ['energy-crystal-1'] } },
      turn: 'danor',
    };
    const aimed = (game: ReturnType<typeof play>) => void game.choose('cast:flamebolt');
    const cast = (game: ReturnType<typeof play>) =>
      void game.choose('cast:flamebolt', 'model:skeleton-warrior-1');
    const plain = chances(spell, 'model:skeleton-warrior-1', aimed);
    expect(chances(spell, 'keep', cast)).toEqual(plain);
    expect(chances(spell, 'use:energy-crystal-1', cast)?.unharmed).toBeLessThan(plain?.unharmed ?? 0);
  });

  it('[DUN-SPELL-19] of a spell on several are told for each of them', () => {
    const storm: Scene = {
      map: ['######', '#.sz.#', '#....#', '#.W..#', '######'],
      models: { danor: { spells: [{ spell: 'firestorm', turned: 0 }] } },
      turn: 'danor',
    };
    const aim = { act: 'model', model: 'skeleton-warrior-1' };
    const aimed = play(storm).choose('cast:firestorm');
    expect(volley(aimed.state, aim).map(({ target }) => target)).toEqual(['skeleton-warrior-1', 'zombie-1']);
    // Three dice over Armour 1 against two: a Zombie falls to two Hits.
    const [skeleton, zombie] = volley(aimed.state, aim).map(({ chances: each }) =>
      each.map((one) => one.outcome),
    );
    expect(skeleton).toEqual(['unharmed', 'bones', 'removed']);
    expect(zombie).toEqual(['unharmed', 'removed']);
    // Before anybody is aimed at, nothing can be said; of one target the usual way tells.
    expect(volley(play(storm).state, { act: 'cast', spell: 'firestorm' })).toEqual([]);
    const alone: Scene = { ...storm, map: ['######', '#.s..#', '#....#', '#.W..#', '######'] };
    expect(volley(play(alone).choose('cast:firestorm').state, aim)).toEqual([]);
  });

  it('[DUN-SPELLCARD-16, DUN-BOSS-03] of a wail and of a last breath are told for every Hero in range', () => {
    const lair: Scene = {
      map: ['###########', '#E.O.W....#', '#########.#', '#........M#', '###########'],
      models: { elshara: { spells: [{ spell: 'deathly-wail', turned: 0 }] } },
      turn: 'elshara',
    };
    const told = (choice: Choice) => volley(play(lair).state, choice).map(({ target }) => target);
    expect(told({ act: 'cast', spell: 'deathly-wail' })).toEqual(['orlaf', 'danor']);
    expect(told({ act: 'feat', feat: 'last-breath' })).toEqual(['orlaf', 'danor']);
    expect(told({ act: 'done' })).toEqual([]);
    expect(volley(play({ ...lair, turn: 'orlaf' }).state, { act: 'feat', feat: 'whirlwind' })).toEqual([]);
  });

  it('are none where no die decides', () => {
    expect(chances(duel, 'done')).toBeNull();
    expect(chances(duel, 'face:S')).toBeNull();
  });
});

it('nothing is left to chance when the adventure is over', () => {
  const { state } = play({ map: ['#####', '#O.s#', '#####'], turn: 'orlaf' });
  const over = { ...rules.redact(clone(state), 0), agenda: [] };
  expect(odds(over, 0, { act: 'fight', model: 'skeleton-warrior-1' })).toBeNull();
});

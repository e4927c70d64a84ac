import { FastDice, type Game, Match } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { allDiceCast, HERO_SEAT, OVERLORD_SEAT, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

/** Why the seat that is asked cannot do this, as it may know it. */
function why(
  of: Scene,
  choice: Record<string, unknown>,
  before: (game: ReturnType<typeof play>) => void = () => {},
) {
  const game = play(of);
  before(game);
  const [seat] = game.asked;
  if (seat === undefined) throw new Error('nobody is asked');
  return explain(rules.redact(structuredClone(game.state), seat), seat, choice)?.code ?? null;
}

const hall: Scene = {
  map: ['##########', '#..o..s..#', '#........#', '#..M.R.1.#', '#..z...#.#', '#......#.#', '##########'],
  models: {
    'zombie-1': { facing: 'S' },
    'skeleton-warrior-1': { facing: 'N' },
    madriga: { items: ['healing-potion', 'spidersilk-armour'] },
  },
  turn: 'madriga',
};

describe('a refusal', () => {
  it.each([
    [null, { act: 'step', x: 1, y: 99 }],
    [null, { act: 'step', x: 99, y: 1 }],
    ['wall-there', { act: 'step', x: 0, y: 0 }],
    ['furniture-there', { act: 'step', x: 3, y: 1 }],
    ['square-taken', { act: 'step', x: 3, y: 4 }],
    ['not-the-next-square', { act: 'step', x: 6, y: 2 }],
    ['faces-so-already', { act: 'face', facing: 'N' }],
    ['not-in-front-arc', { act: 'fight', target: 'zombie-1' }],
    ['own-side', { act: 'fight', target: 'rordin' }],
    ['not-on-the-board', { act: 'fight', target: 'zombie-9' }],
    ['too-near-to-shoot', { act: 'shoot', target: 'zombie-1' }],
    ['lock-not-in-front-arc', { act: 'force', x: 7, y: 3 }],
    ['nothing-locked-here', { act: 'force', x: 1, y: 1 }],
    ['no-spellcaster', { act: 'cast', spell: 'burn' }],
    ['not-its-feat', { act: 'feat', feat: 'whirlwind' }],
    ['no-use-now', { act: 'use', item: 'healing-potion' }],
    ['works-by-itself', { act: 'use', item: 'spidersilk-armour' }],
    ['not-carried', { act: 'use', item: 'lucky-coin' }],
    ['not-side-by-side', { act: 'give', item: 'healing-potion', hero: 'rordin' }],
    ['not-tradeable', { act: 'give', item: 'spidersilk-armour', hero: 'rordin' }],
    ['no-exit-here', { act: 'leave' }],
    ['nothing-to-search', { act: 'search', x: 3, y: 1 }],
  ])('%s is told for %j', (code, choice) => {
    expect(why(hall, choice)).toBe(code);
  });

  it.each([
    ['engaged', { act: 'shoot', target: 'skeleton-warrior-1' }, { 'zombie-1': { facing: 'N' as const } }],
    ['pinned', { act: 'step', x: 2, y: 4 }, { 'zombie-1': { facing: 'N' as const } }],
    [
      'no-line-of-sight',
      { act: 'shoot', target: 'skeleton-warrior-1' },
      { madriga: { facing: 'S' as const } },
    ],
    ['feat-used', { act: 'feat', feat: 'arrow-storm' }, { madriga: { usedFeats: ['arrow-storm' as const] } }],
  ])('%s is told for %j in the right position', (code, choice, models) => {
    expect(why({ ...hall, models: { ...hall.models, ...models } }, choice)).toBe(code);
  });

  it('tells of range, of the Action taken, of movement spent', () => {
    const far: Scene = {
      map: ['#'.repeat(16), `#M${'.'.repeat(11)}s.#`, '#'.repeat(16)],
      models: { madriga: { facing: 'E' } },
      turn: 'madriga',
    };
    expect(why(far, { act: 'shoot', target: 'skeleton-warrior-1' })).toBe('out-of-range');
    const potion = { ...hall, models: { ...hall.models, madriga: { items: ['potion-of-stone' as const] } } };
    const after = (game: ReturnType<typeof play>) =>
      void game.load(1, 1, 1, 1, 6, 6).choose('shoot:skeleton-warrior-1');
    expect(why(potion, { act: 'step', x: 2, y: 3 }, after)).toBe('moves-before-acting');
    expect(why(potion, { act: 'fight', target: 'zombie-1' }, after)).toBe('has-taken-its-action');
    const corner: Scene = { map: ['####', '#O##', '#o.#', '####'], turn: 'orlaf' };
    expect(why(corner, { act: 'step', x: 2, y: 2 })).toBe('corner-blocked');
  });

  it('tells why a spell cannot be cast, or not at this', () => {
    const wizard: Scene = {
      map: ['########', '#..s...#', '#.....1#', '#..W...#', '#..R...#', '########'],
      models: {
        danor: {
          spells: [
            { spell: 'burn', turned: 2 },
            { spell: 'flamebolt', turned: 0 },
            { spell: 'mend-flesh', turned: 0 },
          ],
        },
      },
      turn: 'danor',
    };
    expect(why(wizard, { act: 'cast', spell: 'burn' })).toBe('spell-not-ready');
    expect(why(wizard, { act: 'cast', spell: 'mend-flesh' })).toBe('no-target');
    expect(why(wizard, { act: 'cast', spell: 'aegis' })).toBe('spell-unknown');
    const aiming = (game: ReturnType<typeof play>) => void game.choose('cast:flamebolt');
    expect(why(wizard, { act: 'model', model: 'rordin' }, aiming)).toBe('own-side');
    expect(why(wizard, { act: 'ward', x: 6, y: 2 }, aiming)).toBe('mundane-lock');
    const cast = (game: ReturnType<typeof play>) =>
      void game.load(1, 1, 1, 6, 6).choose('cast:flamebolt', 'model:skeleton-warrior-1');
    const two: Scene = {
      ...wizard,
      models: {
        danor: {
          spells: [
            { spell: 'burn', turned: 0 },
            { spell: 'flamebolt', turned: 0 },
            { spell: 'corrode', turned: 0 },
          ],
        },
      },
    };
    expect(why(two, { act: 'cast', spell: 'burn' }, cast)).toBe('major-or-minor');
    expect(why(two, { act: 'cast', spell: 'flamebolt' }, cast)).toBe('spell-cast-already');
  });

  it('tells the Overlord why a Command, a card or a raising is not possible', () => {
    const turn: Scene = {
      map: ['######', '#O..z#', '#b...#', '######'],
      hand: ['interrupt-1'],
      agenda: [{ step: 'overlordTurn' }],
    };
    expect(why(turn, { act: 'command', model: 'orlaf' })).toBe('not-your-model');
    expect(why(turn, { act: 'play', card: 'interrupt-1' })).toBe('interrupt-only-between-turns');
    expect(why(turn, { act: 'play', card: 'double-commands' })).toBe('card-not-in-hand');
    expect(why(turn, { act: 'raise' })).toBe('nothing-to-raise');
    expect(
      why(
        turn,
        { act: 'command', model: 'zombie-1' },
        (game) => void game.choose('command:zombie-1', 'done'),
      ),
    ).toBe('has-acted');
    const raise: Scene = {
      ...turn,
      quest: { overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 1 } } },
    };
    expect(why(raise, { act: 'bones', x: 3, y: 2 }, (game) => void game.choose('raise'))).toBe(
      'no-bones-here',
    );
  });

  it('tells who may go next', () => {
    const next: Scene = {
      map: ['#####', '#OR.#', '#...#', '#####'],
      seats: ['overlord', ['orlaf'], ['rordin']],
      agenda: [{ step: 'heroTurns', last: null }],
    };
    expect(why(next, { act: 'hero', hero: 'rordin' })).toBe('not-your-model');
    expect(why(next, { act: 'hero', hero: 'danor' })).toBe('not-on-the-board');
    expect(why(next, { act: 'hero', hero: 'orlaf' })).toBeNull();
    const acted: Scene = {
      ...next,
      seats: ['overlord', []],
      models: { orlaf: { acted: true } },
      agenda: [{ step: 'nextHero', seat: HERO_SEAT, passed: [] }],
    };
    expect(why(acted, { act: 'hero', hero: 'orlaf' })).toBe('has-acted');
  });
});

it('never stumbles over nonsense, whatever is asked', () => {
  const game = { ...rules } as unknown as Game<State>;
  const nonsense = [
    { act: 'step', x: 'a', y: -1 },
    { act: 'fight' },
    { act: 'cast', spell: 7 },
    { act: 'use' },
    { act: 'give' },
    { act: 'model' },
    {},
    { act: 'feat', feat: null },
  ];
  const dice = new FastDice(9);
  for (let adventure = 1; adventure <= 10; adventure++) {
    const begun = Match.create(game, {
      seats: ['overlord', []],
      options: { quest: adventure, conceding: false },
      seed: `${adventure}`.padStart(64, '0'),
    });
    if ('refused' in begun) throw new Error(begun.refused.code);
    for (let i = 0; i < 60; i++) {
      const [asked] = begun.ok.decisions();
      if (asked === undefined) break;
      for (const choice of nonsense) expect(begun.ok.play(asked.seat, choice)).toHaveProperty('refused');
      for (const seat of [HERO_SEAT, OVERLORD_SEAT])
        for (const choice of nonsense) explain(begun.ok.view(seat), seat, choice);
      begun.ok.play(asked.seat, asked.options[dice.roll(asked.options.length) - 1]?.id ?? '');
    }
  }
});

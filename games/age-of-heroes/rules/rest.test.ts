// Healing by rest. AOH-RULING-61

import { expect, it } from 'vitest';
import { JARLS, MONSTERS } from '../content/index.ts';
import { combatTurn, play, player, restOfTurn, type Scene } from './testing.ts';

const wounded = (more: Partial<Scene['heroes'][number]> = {}) => ({
  hero: 'beowulf' as const,
  in: 'wessex' as const,
  luck: 0,
  wounded: true,
  ...more,
});

/** A whole turn of a wounded hero, with nothing left to place. */
const turnOf = (hero: ReturnType<typeof wounded>, rest: Partial<Scene> = {}, ...faces: number[]) =>
  play(
    {
      heroes: [hero],
      state: { slain: [...JARLS, ...MONSTERS] },
      agenda: [{ step: 'turn' }],
      ...rest,
    },
    ...faces,
  );

it('[AOH-RULING-61] heals a hero who has spent a whole turn at home, when the turn ends', () => {
  const game = turnOf(wounded()).choose('done');
  expect(player(game, 0).wounded).toBe(true);
  game.choose('done');
  expect(player(game, 0).wounded).toBe(false);
  expect(game.told('healed')).toMatchObject([{ seat: 0, how: 'rest' }]);
});

it('[AOH-RULING-61] does not heal a hero away from home, unless he has the rune Ing', () => {
  const away = turnOf(wounded({ home: 'thule' })).choose('done', 'done');
  expect(player(away, 0).wounded).toBe(true);
  const ing = turnOf(wounded({ home: 'thule', rune: 'ing' })).choose('done', 'done');
  expect(player(ing, 0).wounded).toBe(false);
});

it('[AOH-RULING-61] asks for a turn that begins there: coming home, or going out and back, is no rest', () => {
  const came = turnOf(wounded({ in: 'mercia', home: 'wessex' }));
  came.choose('counter:beowulf', 'step:wessex', 'stop', 'done', 'done');
  expect(player(came, 0).wounded).toBe(true);
  const out = turnOf(wounded()).choose(
    'counter:beowulf',
    'step:mercia',
    'step:wessex',
    'stop',
    'done',
    'done',
  );
  expect(player(out, 0).wounded).toBe(true);
});

it('[AOH-RULING-61] does not heal a hero who was wounded in this turn', () => {
  const game = turnOf(
    wounded({ wounded: false }),
    {
      monsters: [{ monster: 'hauk', in: 'wessex' }],
      state: { slain: [...JARLS, ...MONSTERS.filter((id) => id !== 'hauk')] },
    },
    3,
  ).choose('done', 'area:wessex', 'target:hauk', 'strike', 'pass', 'done');
  expect(game.told('fought')).toMatchObject([{ result: 'w' }]);
  expect(player(game, 0).wounded).toBe(true);
  expect(game.left).toEqual([]);
});

it('[AOH-RULING-61] does not heal a hero who attacks', () => {
  const game = turnOf(
    wounded(),
    {
      monsters: [{ monster: 'hauk', in: 'wessex' }],
      state: { slain: [...JARLS, ...MONSTERS.filter((id) => id !== 'hauk')] },
    },
    5,
  ).choose('done', 'area:wessex', 'target:hauk', 'strike', 'pass', 'done');
  expect(game.told('fought')).toMatchObject([{ result: 'n' }]);
  expect(player(game, 0).wounded).toBe(true);
  expect(game.left).toEqual([]);
});

it('[AOH-RULING-61] heals a hero who was attacked and stayed, but not one who was driven away', () => {
  const attacked = (die: number, ...choices: string[]) => {
    const game = play(
      {
        heroes: [wounded({ restsIn: 'wessex', glory: 5 }), { hero: 'egil', in: 'wessex', luck: 0 }],
        state: { slain: [...JARLS, ...MONSTERS] },
        agenda: [...restOfTurn(), ...combatTurn(1)],
      },
      die,
    ).choose('area:wessex', 'target:beowulf', 'strike', ...choices, 'pass', 'pass', 'done');
    expect(game.left).toEqual([]);
    return player(game, 0).wounded;
  };
  expect(attacked(5)).toBe(false);
  expect(attacked(6, 'fleeTo:rhineland')).toBe(true);
});

it('[AOH-DEATH-01, AOH-RULING-61] heals a hero whose jarls move and fight, as long as he does neither', () => {
  const game = turnOf(
    wounded(),
    {
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
      monsters: [{ monster: 'hauk', in: 'mercia' }],
      state: { slain: [...JARLS, ...MONSTERS].filter((id) => id !== 'kari' && id !== 'hauk') },
    },
    6,
  );
  game.choose('counter:kari', 'step:mercia', 'stop', 'done');
  expect(player(game, 0).restsIn).toBe('wessex');
  game.choose('area:mercia', 'target:hauk', 'strike', 'done');
  expect(game.told('fought')).toMatchObject([{ attack: 4, defence: 5, result: 'n' }]);
  expect(game.told('healed')).toMatchObject([{ seat: 0, how: 'rest' }]);
  expect(player(game, 0).wounded).toBe(false);
  expect(game.left).toEqual([]);
});

it('[AOH-RULING-61] counts a lost turn as rest', () => {
  const game = turnOf(wounded({ piece: { lostFrom: 3, lostUntil: 3 } }));
  expect(game.options()).toEqual(['done']);
  game.choose('done', 'done');
  expect(player(game, 0).wounded).toBe(false);
});

// A position may be written by anybody: it holds no more than the box does.

import { limitsOf } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ITEMS,
  JARLS,
  LANDS,
  MAX_JARLS,
  MONSTERS,
  monsterKind,
  SWORDS,
  TREASURES,
} from '../content/index.ts';
import { StateSchema } from './state.ts';
import { scene } from './testing.ts';

const DRAGONS = MONSTERS.filter((id) => monsterKind(id) === 'dragon');

describe('a position', () => {
  it.each([
    ['piles.monsters', MONSTERS.length],
    ['piles.jarls', JARLS.length],
    ['piles.swords', SWORDS.length],
    ['piles.treasures', TREASURES.length],
    ['slain', JARLS.length + MONSTERS.length],
    ['ground', ITEMS.length],
    ['gone', ITEMS.length],
    ['hoards', DRAGONS.length],
    ['shown', TREASURES.length],
    ['pieces.*.items', ITEMS.length],
    ['battle.faceDown', JARLS.length],
    ['battle.recruited', MAX_JARLS],
  ])('[AOH-COMP-04] has in %s no more than the %i there are', (path, most) => {
    expect(limitsOf(StateSchema, path).maxItems).toBe(most);
  });

  it.each(['order', 'battle.heroes', 'battle.fought', 'battle.luck'])(
    '[AOH-COMP-01] has in %s one of each player at most',
    (path) => {
      expect(limitsOf(StateSchema, path).maxItems).toBe(6);
    },
  );

  it('[AOH-COMP-01, AOH-RULING-90] has one to six players', () => {
    expect(limitsOf(StateSchema, 'players')).toMatchObject({ minItems: 1, maxItems: 6 });
    expect(limitsOf(StateSchema, 'pieces.*.owner')).toMatchObject({ minimum: 0, maximum: 5 });
  });

  it.each(['iced', 'players.*.kingdom'])('[AOH-COMP-05] has in %s each country at most', (path) => {
    expect(limitsOf(StateSchema, path).maxItems).toBe(LANDS.length);
  });

  it('[AOH-CBT-16, AOH-TREAS-08] knows a die of six faces and no more than three rides', () => {
    expect(limitsOf(StateSchema, 'battle.die')).toMatchObject({ minimum: 0, maximum: 6 });
    expect(limitsOf(StateSchema, 'faxiRides')).toMatchObject({ minimum: 0, maximum: 3 });
  });

  it('has nothing that is less than nothing, and nothing beside what is known', () => {
    const honest = scene({ heroes: [{ hero: 'egil', in: 'wessex' }] });
    expect(StateSchema.safeParse(honest).success).toBe(true);
    expect(StateSchema.safeParse({ ...honest, turn: -1 }).success).toBe(false);
    expect(StateSchema.safeParse({ ...honest, more: 1 }).success).toBe(false);
    for (const part of ['token', 'purse', 'hail', 'seaBan', 'lostFrom', 'lostUntil'])
      expect(limitsOf(StateSchema, `pieces.*.${part}`).minimum).toBe(0);
    for (const part of ['glory', 'luck', 'hoard', 'worshipUntil', 'njordStorm'])
      expect(limitsOf(StateSchema, `players.*.${part}`).minimum).toBe(0);
    expect(limitsOf(StateSchema, 'players.*.njordAid').minimum).toBe(-1);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { AmuletEffect } from '../../content/treasure/amulets.ts';
import type { ItemOf } from '../../content/treasure/item.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, armedWith, carried, FOE, finding, one, play } from './testing.ts';

afterEach(allDiceCast);

const amulet = (effect: AmuletEffect, failures = 0): ItemOf<'amulet'> => ({
  kind: 'amulet',
  effect,
  bonus: 3,
  limit: 6,
  failures,
});
const near = (effect: AmuletEffect, more: Scene = {}, failures = 0) =>
  armedWith(finding(READY_MADE.ragnar, amulet(effect, failures)), more);
const struckBy = (
  foe: 'goblin-warrior' | 'dark-viking',
  effect: AmuletEffect,
  failures = 0,
  ...faces: number[]
) =>
  play({ ...near(effect, { foes: [{ foe, statistics: FOE }] }, failures), turn: 'f0' }, ...faces).choose(
    'strike:h0:0:plain',
    'stand',
  );

describe('an amulet', () => {
  it('[RUN-TRE-51] [RUN-TRE-56] [RUN-RULING-R103] helps by itself against those whom it knows, and nobody else', () => {
    expect(addedTo(struckBy('goblin-warrior', 'goblin-melee', 0, 4, 6), 'defence')).toMatchObject({
      amulet: 3,
    });
    expect(addedTo(struckBy('dark-viking', 'goblin-melee', 0, 4, 6), 'defence')).not.toHaveProperty('amulet');
    expect(addedTo(struckBy('dark-viking', 'dark-viking-melee', 0, 4, 6), 'defence')).toMatchObject({
      amulet: 3,
    });
  });

  it('[RUN-TRE-52] [RUN-RULING-R10] fails once for every blow that hurts in spite of it, and at last is worthless', () => {
    const unhurt = struckBy('goblin-warrior', 'goblin-melee', 0, 4, 6);
    expect(carried(unhurt)).toEqual([amulet('goblin-melee')]);
    const hurt = struckBy('goblin-warrior', 'goblin-melee', 0, 9, 2);
    expect(one(hurt, 'h0').hp).toBeLessThan(77);
    expect(carried(hurt)).toEqual([amulet('goblin-melee', 1)]);
    expect(carried(struckBy('goblin-warrior', 'goblin-melee', 5, 9, 2))).toEqual([]);
    expect(carried(struckBy('dark-viking', 'goblin-melee', 0, 9, 2))).toEqual([amulet('goblin-melee')]);
  });

  it('[RUN-TRE-51] helps whoever has little blood left', () => {
    const at = (hp: number) => {
      const scene = near('last-blood-melee', { foes: [{ statistics: FOE }] });
      const fighters = { ...scene.fighters, h0: { x: 10, y: 10, hp } };
      return addedTo(
        play({ ...scene, fighters, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand'),
        'defence',
      );
    };
    expect(at(10)).toMatchObject({ amulet: 3 });
    expect(at(11)).not.toHaveProperty('amulet');
  });

  it('[RUN-TRE-51] [RUN-RULING-R10] helps whoever is wounded to hit, and fails when he misses', () => {
    const strikes = (h0: object, ...faces: number[]) => {
      const scene = near('wounded', { foes: [{ statistics: FOE }] });
      const fighters = { ...scene.fighters, h0: { x: 10, y: 10, ...h0 } };
      return play({ ...scene, fighters, turn: 'h0' }, ...faces).choose('strike:f0:0:plain', 'stand');
    };
    expect(addedTo(strikes({ wounds: 1 }, 9, 4), 'attack')).toMatchObject({ amulet: 3 });
    expect(addedTo(strikes({}, 9, 4), 'attack')).not.toHaveProperty('amulet');
    expect(carried(strikes({ wounds: 1 }, 9, 4))).toEqual([amulet('wounded')]);
    expect(carried(strikes({ wounds: 1 }, 2, 9))).toEqual([amulet('wounded', 1)]);
  });

  it('[RUN-TRE-51] remembers who has wounded him, and helps against that one alone', () => {
    const foes = { foes: [{ statistics: FOE }, { statistics: FOE }] };
    const scene = near('vengeance', foes);
    const both = { ...scene.fighters, f1: { x: 10, y: 12 } };
    const wounded = play({ ...scene, fighters: both, turn: 'f0' }, 10, 10, 1, 5).choose(
      'strike:h0:0:plain',
      'stand',
    );
    const { marks, wounds, hp } = one(wounded, 'h0');
    expect(wounds).toBe(1);
    const strikes = (whom: string) => {
      const fighters = { ...both, h0: { x: 10, y: 10, marks, wounds, hp } };
      return addedTo(
        play({ ...scene, fighters, turn: 'h0' }, 9, 4).choose(`strike:${whom}:0:plain`, 'stand'),
        'attack',
      );
    };
    expect(strikes('f0')).toMatchObject({ amulet: 3 });
    expect(strikes('f1')).not.toHaveProperty('amulet');
  });
});

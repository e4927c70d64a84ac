import { Match } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { BattleMap } from '../../content/battle-map.ts';
import { derive } from '../../documents/hero/derive.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { rune } from '../../index.ts';
import { reportOf } from '../valor.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, play, type Scene } from './testing.ts';
import { redact } from './view.ts';

const { gunnhild, hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};

describe('rolls of a fight', () => {
  it('[RUN-BASIC-01] are made with ten-sided dice', () => {
    const driver = play(DUEL, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(driver.told('roll')).toMatchObject([
      { for: 'attack', sides: 10 },
      { for: 'defence', sides: 10 },
    ]);
  });

  it('[RUN-BASIC-05] are changed by what helps and hinders, and what they must reach is not', () => {
    const shot = (movement: 'none' | 'moved' | 'fleeing') => {
      const scene: Scene = {
        ...DUEL,
        heroes: [hrolf],
        fighters: { h0: { x: 5, y: 10 }, f0: { x: 15, y: 10, movement } },
      };
      return play(scene, 9).choose('shoot:f0:0:plain', 'stand').told('shot');
    };
    expect(shot('none')).toMatchObject([{ attack: 9 + 6, defence: 6 }]);
    expect(shot('moved')).toMatchObject([{ attack: 9 + 6 - 6, defence: 6 }]);
    expect(shot('fleeing')).toMatchObject([{ attack: 9 + 6 + 6, defence: 6 }]);
  });

  it('[RUN-BASIC-06] tell by how much: a blow does more, a treatment heals more', () => {
    const left = (face: number): number =>
      one(play(DUEL, face, 2).choose('strike:f0:0:plain', 'stand'), 'f0').hp;
    expect(left(4) - left(8)).toBe(4);
    const treated = (face: number): number =>
      one(
        play(
          {
            heroes: [ragnar, gunnhild],
            foes: [GOBLIN],
            fighters: { h0: { x: 10, y: 10, hp: 10 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 } },
            turn: 'h1',
          },
          face,
        ).choose('heal:h0'),
        'h0',
      ).hp;
    expect(treated(8) - treated(6)).toBe(2 * 4);
  });

  it('[RUN-ABIL-03] are a die without end, a Characteristic, an Ability and whatever else counts', () => {
    const jump = (faces: number[], jump = 1, more: { Str?: number; impairment?: number } = {}) => {
      const { Str = 2, impairment = 0 } = more;
      const scene: Scene = {
        ...DUEL,
        heroes: [
          {
            ...ragnar,
            characteristics: { ...ragnar.characteristics, Str },
            abilities: { ...ragnar.abilities, jump },
            kitsLeft: ['climb'],
          },
        ],
        map: { objects: [{ id: 'log', kind: 'barrier', area: [[11, 0, 1]], item: 'log' }] },
        fighters: { h0: { x: 10, y: 0, impairment }, f0: { x: 35, y: 0 } },
      };
      return play(scene, ...faces)
        .choose('leap:12:0')
        .told('jumped');
    };
    expect(jump([3])).toMatchObject([{ total: 3 + 2 + 1, difficulty: 6, lands: true }]);
    expect(jump([2])).toMatchObject([{ total: 2 + 2 + 1, difficulty: 6, lands: false }]);
    expect(jump([10, 10, 4])).toMatchObject([{ total: 24 + 2 + 1 }]);
    expect(jump([3], 3)).toMatchObject([{ total: 3 + 2 + 3 }]);
    expect(jump([3], 1, { Str: 1 })).toMatchObject([{ total: 3 + 1 + 1 }]);
    expect(jump([3], 1, { impairment: 1 })).toMatchObject([{ total: 3 + 2 + 1 - 1 }]);
  });

  it('[RUN-NUM-20] of heroes never use their Response, which foes are made of', () => {
    const wary = { ...ragnar, abilities: { ...ragnar.abilities, awareness: 3, bravery: 3 } };
    expect([ragnar, wary].map((hero) => derive(hero).response.sum.total)).toEqual([5, 6]);
    expect([ragnar, wary].map((hero) => reportOf(derive(hero)).res)).toEqual([5, 6]);
    const totals = (hero: typeof ragnar): unknown[] => {
      const scene: Scene = { ...DUEL, heroes: [hero] };
      const archer = { ...scene, foes: [{ ...GOBLIN, missile: 'bow' as const }], turn: 'f0' };
      const far = { h0: { x: 10, y: 10 }, f0: { x: 20, y: 10, hand: 1 } };
      return [
        play(scene, 4, 6).choose('engage:f0', 'resist').told('engaged')[0]?.total,
        play({ ...scene, turn: 'f0' }, 4, 6)
          .choose('engage:h0', 'resist')
          .told('engaged')[0]?.against,
        play({ ...archer, fighters: far }, 4, 6)
          .choose('shoot:h0:1:plain', 'dodge')
          .told('shot')[0]?.defence,
      ];
    };
    for (const hero of [ragnar, wary]) expect(totals(hero)).toEqual([4 + 5, 6 + 5, 6 + 3]);
  });

  it('[RUN-ABIL-BRV-02] are none to stay in a fight, however bad it stands', () => {
    const driver = play({
      heroes: [{ ...ragnar, abilities: { 'great-weapon': 1 } }, gunnhild, hrolf],
      foes: [GOBLIN, GOBLIN, GOBLIN],
      fighters: {
        h0: { x: 10, y: 10, hp: 2, wounds: 3 },
        h1: { x: 8, y: 10, hp: 0, condition: 'dead' },
        h2: { x: 8, y: 12, hp: 0, condition: 'dead' },
        f0: { x: 12, y: 10 },
        f1: { x: 12, y: 12 },
        f2: { x: 12, y: 8 },
      },
      turn: 'h0',
    });
    expect(driver.told('roll')).toEqual([]);
    expect(driver.options()).toContain('strike:f0:0:plain');
  });

  it('[RUN-BASIC-15] are one worse for each point of Impairment, whatever they are for', () => {
    const impaired = (impairment: number): Scene => ({
      ...DUEL,
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, impairment } },
    });
    const totals = (impairment: number): unknown[] => [
      play(impaired(impairment), 4, 6).choose('strike:f0:0:plain', 'stand').told('struck')[0]?.attack,
      play({ ...impaired(impairment), turn: 'f0' }, 4, 6)
        .choose('strike:h0:0:plain', 'stand')
        .told('struck')[0]?.defence,
      play(impaired(impairment), 4, 6).choose('engage:f0', 'resist').told('engaged')[0]?.total,
      play(impaired(impairment), 4).choose('stunt:vantage').told('stunt')[0]?.total,
    ];
    const [sound, weary] = [totals(0), totals(2)] as [number[], number[]];
    expect(weary).toEqual(sound.map((total) => total - 2));
  });
});

describe('everybody at the table', () => {
  it('[RUN-BASIC-20] sees the whole map, traps and all, and so does whoever only looks on', () => {
    const objects: BattleMap['objects'] = [
      { id: 'snare', kind: 'grabber', area: [[10, 11, 1]], difficulty: 8, dam: 9 },
    ];
    const { state } = play({ ...DUEL, map: { objects } });
    expect(state.map.objects).toHaveLength(1);
    for (const seat of [0, 1, null]) {
      const { map, fighters } = redact(structuredClone(state), seat);
      expect(map).toEqual(state.map);
      expect(fighters.map(({ x, y }) => [x, y])).toEqual(state.fighters.map(({ x, y }) => [x, y]));
    }
  });

  it('[RUN-HEAL-01] comes to every fight whole, whatever he suffered in the last', () => {
    const driver = play({ heroes: [ragnar, gunnhild] });
    for (const [id, hero] of [
      ['h0', ragnar],
      ['h1', gunnhild],
    ] as const) {
      const { hp, wounds, impairment } = one(driver, id);
      const { hitPoints } = derive(hero);
      expect({ hp, wounds, impairment }).toEqual({ hp: hitPoints.total, wounds: 0, impairment: 0 });
    }
  });
});

describe('before anybody commits himself', () => {
  it('[RUN-BASIC-19] he is offered nothing that cannot be done, and who tries it all the same chooses again', () => {
    const begun = Match.create(rune, { seats: [['ragnar']], options: {}, seed: '3'.repeat(64) });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const match = begun.ok;
    match.play(0, 'plan:0');
    const asked = match.decisions().find(({ kind }) => kind === 'act');
    expect(asked?.options.some(({ id }) => id.startsWith('strike'))).toBe(false);
    const { moves } = match;
    expect(match.play(0, 'strike:f0:0:plain')).toMatchObject({ refused: { code: 'no-such-option' } });
    expect(match.moves).toBe(moves);
    expect(match.decisions()).toEqual(match.decisions().filter(({ kind }) => kind === 'act'));
    expect('refused' in match.play(0, 'done')).toBe(false);
  });

  it('[RUN-BASIC-19] he sees what is harder than usual: the chance that is told is that of the roll as it is', () => {
    const jump = { act: 'leap', x: 12, y: 0 };
    const over = (more: object): Scene => ({
      ...DUEL,
      map: {
        walls: [[0, 1, 40]],
        objects: [{ id: 'log', kind: 'barrier', area: [[11, 0, 1]], item: 'log', ...more }],
      },
      fighters: { h0: { x: 10, y: 0 }, f0: { x: 30, y: 0 } },
    });
    const chance = (scene: Scene) => odds(play(scene).state, HEROES_SEAT, jump)?.[0]?.chance as number;
    expect(chance(over({}))).toBeCloseTo(0.8, 9);
    expect(chance(over({ jump: 8 }))).toBeCloseTo(0.6, 9);
    const dark: BattleMap['zones'] = [{ kind: 'darkness', area: [[0, 0, 40]], torches: false }];
    expect(chance({ ...over({}), map: { ...over({}).map, zones: dark } })).toBeLessThan(0.5);
  });
});

describe('the number that is taken from a roll', () => {
  it.each(['goblin-warrior', 'dwarf-laborer', 'dark-viking'] as const)(
    '[RUN-CHAR-14] of Presence is the same whoever stands before one: %s',
    (foe) => {
      const scene: Scene = {
        ...DUEL,
        heroes: [spentOn({ 'roaring-shout-of-rage': 2 }, ragnar)],
        foes: [{ ...GOBLIN, foe }],
      };
      // Pre −1 and two levels, against Res 2.
      const shouts = play(scene, 6, 3).choose('gift:roaring-shout-of-rage');
      expect(shouts.told('checked')).toMatchObject([{ roll: 'Pre', total: 6 - 1 + 2, against: 3 + 2 }]);
    },
  );
});

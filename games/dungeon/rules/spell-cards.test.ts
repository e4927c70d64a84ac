import { afterEach, describe, expect, it } from 'vitest';
import type { Quest, Spell } from '../content/index.ts';
import { fightWith } from './attack.ts';
import { model } from './models.ts';
import { armourOf, numbersOf } from './numbers.ts';
import type { SpellCard } from './state.ts';
import {
  allDiceCast,
  endOfRound,
  HERO_SEAT,
  modelOf,
  OVERLORD_SEAT,
  optionsOf,
  play,
  type Scene,
  whereIs,
} from './testing.ts';

afterEach(allDiceCast);

const knows = (...spells: Spell[]): { spells: SpellCard[] } => ({
  spells: spells.map((spell) => ({ spell, turned: 0 })),
});

const necromancer = (pool: Quest['overlord']['pool']) => ({
  overlord: { type: 'necromancer' as const, commands: 2, deck: 12, pool },
});

const hall = (spell: Spell, more: object = {}): Scene => ({
  map: ['#######', '#..s..#', '#.....#', '#.R...#', '#..W..#', '#.....#', '#######'],
  models: { danor: { ...knows(spell), ...more } },
  turn: 'danor',
});

const attackedBy = (spell: Spell, dice: number) => {
  const game = play(hall(spell), ...Array<number>(dice).fill(1), 6, 6);
  game.choose(`cast:${spell}`, 'model:skeleton-warrior-1');
  return game.told('attacked')[0]?.attack;
};

describe('Danor’s spells', () => {
  it('[DUN-SPELLCARD-01] Burn: five dice on one enemy', () => {
    expect(attackedBy('burn', 5)).toHaveLength(5);
  });

  it('[DUN-SPELLCARD-02] Flamebolt: three dice', () => {
    expect(attackedBy('flamebolt', 3)).toHaveLength(3);
  });

  const warded: Scene = {
    map: ['########', '#W.....#', '#......#', '#####1##', '#......#', '########'],
    quest: { doors: [{ door: '1', ward: 4 }] },
    models: { danor: { ...knows('break-ward', 'sunder-ward'), facing: 'E' } },
    turn: 'danor',
  };

  it('[DUN-SPELLCARD-03] Break Ward: one off a Ward beside him', () => {
    const game = play({ ...warded, models: { danor: { ...knows('break-ward'), x: 4, y: 2 } } });
    game.choose('cast:break-ward', 'ward:5:3');
    expect(game.told('wardLowered')).toMatchObject([{ from: 4, to: 3 }]);
  });

  it('[DUN-SPELLCARD-04] Sunder Ward: three off a Ward that is near and in sight', () => {
    const game = play(warded).choose('cast:sunder-ward', 'ward:5:3');
    expect(game.told('wardLowered')).toMatchObject([{ from: 4, to: 1 }]);
    const away = { ...warded, models: { danor: { ...knows('sunder-ward'), facing: 'N' as const } } };
    expect(optionsOf(play(away), 'cast')).toEqual([]);
  });

  it('[DUN-SPELLCARD-05] Corrode: Armour −1 this round, not under 1, and no more for a second casting', () => {
    const flamebolt: Scene = { ...hall('corrode'), models: { danor: knows('corrode', 'flamebolt') } };
    const game = play({ ...flamebolt, agenda: endOfRound() }).choose(
      'cast:corrode',
      'model:skeleton-warrior-1',
    );
    expect(armourOf(game.state, modelOf(game, 'skeleton-warrior-1'))).toBe(1);
    const archer = { ...flamebolt, map: flamebolt.map.map((row) => row.replace('s', 'a')) };
    const low = play(archer).choose('cast:corrode', 'model:skeleton-archer-1');
    expect(armourOf(low.state, modelOf(low, 'skeleton-archer-1'))).toBe(1);
    const again = play({
      ...hall('corrode'),
      models: { danor: knows('corrode'), 'skeleton-warrior-1': { marks: [{ type: 'corroded', by: 1 }] } },
    }).choose('cast:corrode', 'model:skeleton-warrior-1');
    expect(modelOf(again, 'skeleton-warrior-1').marks).toHaveLength(1);
    game.load(1).choose('done');
    expect(armourOf(game.state, modelOf(game, 'skeleton-warrior-1'))).toBe(2);
  });

  it('[DUN-SPELLCARD-06] Brisk Work: one Hero moves up to three squares, free of strikes, but is stopped', () => {
    const scene: Scene = {
      map: ['#######', '#.....#', '#.s...#', '#.R...#', '#..W..#', '#....z#', '#######'],
      models: {
        danor: knows('brisk-work'),
        'skeleton-warrior-1': { facing: 'S' },
        'zombie-1': { facing: 'N' },
      },
      seats: ['overlord', ['danor'], ['rordin']],
      turn: 'danor',
    };
    const game = play(scene).choose('cast:brisk-work', 'model:rordin');
    expect(game.asked).toEqual([2]);
    game.choose('step:2:4');
    expect(game.kind).toBe('turn');
    game.choose('step:2:5', 'step:3:5');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(optionsOf(game, 'face')).toHaveLength(3);
    game.choose('done');
    expect(game.asked).toEqual([]);
    const stopped = play(scene).choose('cast:brisk-work', 'model:rordin', 'step:1:4', 'step:1:3');
    expect(optionsOf(stopped, 'step')).toEqual([]);
    expect(stopped.told('stopped')).toHaveLength(1);
  });

  it('[DUN-SPELLCARD-07] Crystallise: a die makes a crystal of 1, 2 or 3; he holds two', () => {
    const made = [1, 2, 3, 4, 5, 6].map((die) => {
      const game = play(hall('crystallise'), die).choose('cast:crystallise');
      return modelOf(game, 'danor').items[0]?.slice(-1);
    });
    expect(made.join('')).toBe('111223');
    const full = play(hall('crystallise', { items: ['energy-crystal-1', 'energy-crystal-1'] }));
    expect(optionsOf(full, 'cast')).toEqual([]);
  });

  it('[DUN-SPELLCARD-08] Mend Flesh: one Hero loses a wound', () => {
    const game = play({
      ...hall('mend-flesh'),
      models: { danor: knows('mend-flesh'), rordin: { wounds: 3 } },
    });
    game.choose('cast:mend-flesh', 'model:rordin');
    expect(modelOf(game, 'rordin').wounds).toBe(2);
  });

  it('[DUN-SPELLCARD-09] Aegis: Armour +1 until Danor’s next Turn begins', () => {
    const game = play({
      ...hall('aegis'),
      agenda: [
        { step: 'heroTurn', seat: HERO_SEAT, hero: 'danor' },
        { step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' },
      ],
    }).choose('cast:aegis', 'model:rordin');
    const armour = () => armourOf(game.state, modelOf(game, 'rordin'));
    expect(game.state.agenda.at(-1)).toMatchObject({ model: 'rordin' });
    expect(armour()).toBe(5);
    game.choose('done');
    expect(game.state.agenda.at(-1)).toMatchObject({ model: 'danor' });
    expect(armour()).toBe(4);
  });

  it('[DUN-SPELLCARD-10] Firestorm: three dice on an enemy and on each of its side beside it, not on Heroes', () => {
    const game = play(
      {
        map: ['#######', '#.Rss.#', '#.....#', '#.....#', '#..W..#', '#.s...#', '#######'],
        models: { danor: knows('firestorm') },
        turn: 'danor',
      },
      ...[1, 1, 1, 6, 6],
      ...[1, 1, 1, 6, 6],
    ).choose('cast:firestorm', 'model:skeleton-warrior-1');
    expect(game.told('attacked').map(({ target, attack }) => [target, (attack as number[]).length])).toEqual([
      ['skeleton-warrior-1', 3],
      ['skeleton-warrior-2', 3],
    ]);
  });

  it('[DUN-SPELLCARD-11] Guiding Light: another Hero has one die more on its next Fight or shot of the round', () => {
    const scene: Scene = {
      map: ['#######', '#.....#', '#.s...#', '#.R...#', '#..W..#', '#.....#', '#######'],
      models: { danor: knows('guiding-light') },
      agenda: [...endOfRound(), { step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' }],
      state: { round: 2 },
      turn: 'danor',
    };
    const game = play({ ...scene, agenda: scene.agenda?.slice(-1) as never }).choose('cast:guiding-light');
    expect(game.options()).toEqual(['model:rordin']);
    game.choose('model:rordin').load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.told('attacked')[0]?.attack).toHaveLength(5);
    expect(numbersOf(game.state, fightWith('rordin', { target: 'skeleton-warrior-1' })).attack).toBe(4);
    const unused = play(scene, 1).choose('cast:guiding-light', 'model:rordin', 'done', 'done');
    expect(modelOf(unused, 'rordin').marks).toEqual([]);
  });
});

describe('spells of the Bosses', () => {
  const lair = (letter: string, boss: string, spell: Spell, more: Partial<Scene> = {}): Scene => ({
    map: ['#######', `#..${letter}..#`, '#.....#', '#.....#', '#..R..#', '#.....#', '#######'],
    models: { [boss]: { ...knows(spell), facing: 'S' } },
    turn: boss,
    ...more,
  });

  it('[DUN-SPELLCARD-12] Black Bolt: three dice on one Hero', () => {
    const game = play(lair('N', 'mortibris', 'black-bolt'), 6, 1, 1, 1, 1, 1, 1);
    game.choose('cast:black-bolt', 'model:rordin');
    expect(game.told('attacked')[0]?.attack).toHaveLength(3);
    expect(modelOf(game, 'rordin').wounds).toBe(1);
  });

  it('[DUN-SPELLCARD-13, DUN-BREAK-15] Bleed: three dice, and a Zombie beside whom it wounds, exposed to Free Strikes', () => {
    const bleed = lair('N', 'mortibris', 'bleed', { quest: necromancer({ zombie: 1 }) });
    const game = play(bleed, 6, 1, 1, 1, 1, 1, 1).choose('cast:bleed', 'model:rordin');
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'summonAt' });
    expect(game.options()).toHaveLength(8);
    game.choose('square:3:3', 'face:S');
    expect(game.decision()).toMatchObject({ seat: HERO_SEAT, kind: 'freeStrike' });
    game.choose('waive');
    expect(whereIs(game, 'zombie-1')).toEqual([3, 3]);
    expect(game.state.pool.zombie).toBe(0);
    const missed = play(bleed, 1, 1, 1, 6, 6, 6, 6).choose('cast:bleed', 'model:rordin');
    expect(missed.state.models.some(({ type }) => type === 'zombie')).toBe(false);
    const empty = play(lair('N', 'mortibris', 'bleed'), 6, 1, 1, 1, 1, 1, 1).choose(
      'cast:bleed',
      'model:rordin',
    );
    expect(empty.asked).toEqual([]);
  });

  it('[DUN-SPELLCARD-14, DUN-BREAK-15] Faithful in Death: a Ghost in a free square in range, seen or not, exposed to Free Strikes', () => {
    const game = play(lair('E', 'elshara', 'faithful-in-death', { quest: necromancer({ ghost: 1 }) }));
    game.choose('cast:faithful-in-death');
    expect(game.options()).toContain('square:3:3');
    expect(game.options()).not.toContain('square:3:4');
    game.choose('square:3:3', 'face:S', 'waive');
    expect(modelOf(game, 'ghost-1')).toMatchObject({ x: 3, y: 3, acted: true });
  });

  it('[DUN-SPELLCARD-14] Faithful in Death: within Short range, through walls, and only while the pool has a Ghost', () => {
    const walled = (ghost: number): Scene => ({
      map: ['###########', '#E.#......#', '#..#......#', '#O.#.....R#', '#.........#', '###########'],
      quest: ghost > 0 ? necromancer({ ghost }) : necromancer({}),
      models: { elshara: { ...knows('faithful-in-death'), facing: 'S' } },
      turn: 'elshara',
    });
    const game = play(walled(1)).choose('cast:faithful-in-death');
    expect(game.options()).toContain('square:4:1');
    expect(game.options()).toContain('square:5:1');
    expect(game.options()).not.toContain('square:8:1');
    expect(game.options()).not.toContain('square:1:1');
    game.choose('square:5:1', 'face:S');
    expect(modelOf(game, 'ghost-1')).toMatchObject({ x: 5, y: 1 });
    expect(game.state.pool.ghost).toBe(0);
    expect(optionsOf(play(walled(0)), 'cast')).toEqual([]);
  });

  it('[DUN-SPELLCARD-15] Grave Chill: Movement −2 in the Hero’s next Turn only', () => {
    const game = play(
      lair('E', 'elshara', 'grave-chill', {
        agenda: [
          { step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' },
          { step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' },
        ],
      }),
    ).choose('cast:grave-chill', 'model:rordin');
    expect(game.state.agenda.at(-1)).toMatchObject({ model: 'rordin', left: 4 });
    game.choose('done');
    expect(game.state.agenda.at(-1)).toMatchObject({ model: 'rordin', left: 6 });
  });

  it('[DUN-SPELLCARD-16] Deathly Wail: two dice on every Hero in range, seen or not', () => {
    const game = play(
      {
        map: [
          '#########',
          '#O.#.M..#',
          '#..#E...#',
          '#...##..#',
          '#.......#',
          '#.......#',
          '#.......#',
          '#......R#',
          '#########',
        ],
        models: { elshara: { ...knows('deathly-wail'), facing: 'N' } },
        turn: 'elshara',
      },
      ...[6, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 6, 6, 6],
    ).choose('cast:deathly-wail');
    expect(game.told('attacked').map(({ target }) => target)).toEqual(['orlaf', 'madriga']);
    expect(modelOf(game, 'orlaf').wounds).toBe(1);
  });

  it('[DUN-SPELLCARD-17] Knit Bone: a Boss loses a wound, or an Injured Minion its counter', () => {
    const scene: Scene = {
      map: ['########', '#.TT..N#', '#.TT...#', '#......#', '#R.....#', '########'],
      models: { mortibris: { ...knows('knit-bone'), wounds: 2 }, 'zombie-troll-1': { injured: true } },
      turn: 'mortibris',
    };
    const self = play(scene).choose('cast:knit-bone', 'model:mortibris');
    expect(modelOf(self, 'mortibris').wounds).toBe(1);
    const troll = play(scene).choose('cast:knit-bone', 'model:zombie-troll-1');
    expect(modelOf(troll, 'zombie-troll-1').injured).toBe(false);
  });

  it('[DUN-SPELLCARD-18] You Are In My Power: the Hero fights only whom it has in its front arc, and no enemy of its own', () => {
    const game = play({
      map: ['#######', '#..N..#', '#.....#', '#..R..#', '#.sO..#', '#######'],
      models: { mortibris: { ...knows('you-are-in-my-power'), facing: 'S' }, rordin: { facing: 'N' } },
      turn: 'mortibris',
    }).choose('cast:you-are-in-my-power', 'model:rordin');
    expect(optionsOf(game, 'fight')).toEqual([]);
    expect(optionsOf(game, 'turnAndFight')).toEqual(['turnAndFight:S:orlaf']);
    expect(optionsOf(game.choose('face:S'), 'fight')).toEqual(['fight:orlaf']);
    expect(optionsOf(game.choose('face:N'), 'fight')).toEqual([]);
  });

  it('[DUN-SPELLCARD-18] You Are In My Power: the Overlord moves a Hero, turns it, and fights another Hero with it', () => {
    const scene: Scene = {
      map: ['#######', '#..N..#', '#.....#', '#.R...#', '#.s...#', '#O....#', '#######'],
      models: {
        mortibris: { ...knows('you-are-in-my-power'), facing: 'S' },
        'skeleton-warrior-1': { facing: 'N' },
        orlaf: { items: ['lucky-coin'] },
        rordin: { items: ['lucky-coin'] },
      },
      turn: 'mortibris',
    };
    const game = play(scene).choose('cast:you-are-in-my-power', 'model:rordin');
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'turn' });
    // From one front arc into another, and nobody strikes.
    game.choose('step:1:4', 'face:S');
    expect(optionsOf(game, 'step').length).toBeGreaterThan(0);
    expect(optionsOf(game, 'use')).toEqual([]);
    expect(optionsOf(game, 'fight')).toEqual(['fight:orlaf']);
    game.load(6, 1, 1, 1, 1, 1, 1, 1, 1).choose('fight:orlaf');
    expect(game.decision()).toMatchObject({ seat: HERO_SEAT, kind: 'reroll' });
    game.choose('no');
    expect(modelOf(game, 'orlaf').wounds).toBe(1);
    expect(modelOf(game, 'rordin').acted).toBe(false);
    expect(model(game.state, 'rordin').items).toEqual(['lucky-coin']);
  });
});

import { FastDice, Play, run } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { type BattleMap, BattleMapSchema } from '../../content/battle-map.ts';
import { DIFFICULTIES, FIGHT_IDS, THEME_NAMES } from '../../content/fights.ts';
import { BATTLE_MAPS } from '../../content/maps/index.ts';
import { roundMix, THREATS } from '../../content/threats.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { combatPrice } from '../../documents/encounter/combat-price.ts';
import { eventMix } from '../../documents/encounter/mix.ts';
import { encounter, event } from '../../documents/encounter/testing.ts';
import { GALLERY, GALLERY_IDS, grown } from '../../documents/hero/builds/index.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { damAt, dimnessAt, groundOf } from '../space/index.ts';
import { fight, foe } from '../testing-foes.ts';
import { rules } from './game.ts';
import { matched } from './mustering.ts';
import { type GameOptions, GameOptionsSchema, type SeatEntry, SeatSchema } from './options.ts';
import { begin } from './setup.ts';
import { kindOf } from './sheets.ts';
import type { State } from './state.ts';

const begun = (seats: readonly SeatEntry[], options: GameOptions = {}): State => {
  const made = begin(seats, options);
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
};
const refusal = (seats: readonly SeatEntry[], options: GameOptions = {}) => {
  const made = begin(seats, options);
  return 'refused' in made ? made.refused : null;
};
const heroes = (count: number): SeatEntry[] => GALLERY_IDS.slice(0, count).map((id) => [id]);

/** Up to the first question, with dice of this seed. */
function mustered(seats: readonly SeatEntry[], options: GameOptions, seed: number): State {
  const state = begun(seats, options);
  const dice = new FastDice(seed);
  run(rules as never, new Play(state, dice));
  return state;
}
const mixOf = ({ foes }: State): number =>
  roundMix(
    eventMix(
      foes.map(({ foe, threat, selfWilled, missile, hunts }) => ({
        kind: kindOf(foe),
        threat,
        adjust: 'type',
        selfWilled,
        missile,
        hunts,
      })),
    ),
  );

describe('who plays whom', () => {
  it('brings heroes of the gallery, as they have grown, and heroes of his own, as they are', () => {
    const own: Hero = { ...READY_MADE.knut, name: 'Kjartan' };
    const state = begun([['ragnar', 'gunnhild'], 'foes', [own]], { points: 300 });
    expect(state.seats).toEqual([['h0', 'h1'], 'foes', ['h2']]);
    expect(state.heroes).toEqual([grown('ragnar', 300), grown('gunnhild', 300), own]);
    expect(state.fighters.map(({ id, seat }) => [id, seat])).toEqual([
      ['h0', 0],
      ['h1', 0],
      ['h2', 2],
    ]);
  });

  it('[RUN-BASIC-24] brings no more than three encounters to run, one hero at least and no more than eight', () => {
    const heroes = (count: number) => GALLERY_IDS.slice(0, count);
    const own = encounter([event()]);
    const brings = (count: number, encounters: number): boolean =>
      SeatSchema.safeParse({ heroes: heroes(count), encounters: new Array(encounters).fill(own) }).success;
    expect([brings(1, 1), brings(8, 3)]).toEqual([true, true]);
    expect([brings(0, 1), brings(9, 1), brings(1, 0), brings(1, 4)]).toEqual([false, false, false, false]);
    expect([[], heroes(1), heroes(8), heroes(9)].map((all) => SeatSchema.safeParse(all).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is refused where nobody brings a hero, too many come, or two want the same', () => {
    expect(refusal(['foes'])?.code).toBe('no-heroes');
    expect(refusal(['foes', 'foes', ['ragnar']])?.code).toBe('two-play-foes');
    expect(refusal(heroes(9))).toMatchObject({ code: 'too-many-heroes', params: { most: 8 } });
    expect(refusal([['ragnar'], ['ragnar']])?.code).toBe('hero-taken-twice');
    expect(begun(heroes(8)).fighters).toHaveLength(8);
  });

  it('[RUN-HERO-06] is refused with a hero who broke the rules when he was made', () => {
    const strong: Hero = { ...READY_MADE.ragnar, name: 'Bragi', hitPoints: 60 };
    expect(refusal([['gunnhild'], [strong]])).toEqual({
      code: 'bad-hero',
      params: { hero: 'Bragi', problem: 'overspent' },
    });
    expect(refusal([['gunnhild']], { hero: strong })?.code).toBe('bad-hero');
  });

  it('is joined by others of the gallery up to the size of a band, and to eight in all', () => {
    const two = begun([['gunnhild'], ['knut', 'ragnar']], { band: 3 });
    expect(two.seats).toEqual([
      ['h0', 'h1', 'h2'],
      ['h3', 'h4', 'h5'],
    ]);
    expect(two.heroes.map(({ name }) => name)).toEqual(
      (['gunnhild', 'hrolf', 'thorfinn', 'knut', 'ragnar', 'bersi'] as const).map((id) => GALLERY[id].name),
    );
    const many = begun(heroes(5), { band: 4 });
    expect(many.heroes).toHaveLength(8);
    expect(many.seats.map(({ length }) => length)).toEqual([2, 2, 2, 1, 1]);
  });

  it('has the hero of the options in the first place', () => {
    const own: Hero = { ...READY_MADE.knut, name: 'Kjartan' };
    const state = begun(['foes', ['ragnar'], ['gunnhild']], { hero: own });
    expect(state.heroes.map(({ name }) => name)).toEqual(['Kjartan', 'Gunnhild']);
  });
});

describe('where', () => {
  const small: BattleMap = { ...BATTLE_MAPS['mead-hall'], name: 'our-own' };
  it('is a map of ours by its name, or one that somebody drew', () => {
    expect(begun([['ragnar']], { map: 'ship-to-ship' }).map).toBe(BATTLE_MAPS['ship-to-ship']);
    expect(begun([['ragnar']], { map: small }).map).toEqual(small);
    expect(begun([['ragnar']]).map).toBe(BATTLE_MAPS['raven-wood']);
  });

  it.each(['skirmish', 'holmgang'] as const)('[RUN-TER-160] has a map in every %s', (mode) => {
    for (const preset of FIGHT_IDS)
      expect(BattleMapSchema.safeParse(begun([['ragnar'], ['gunnhild']], { preset, mode }).map).success).toBe(
        true,
      );
    for (const map of [null, 'nowhere', {}])
      expect(GameOptionsSchema.safeParse({ map } as never).success).toBe(false);
  });

  it('[RUN-TER-01] may be full of terrain, and every bit of it counts', () => {
    const area: BattleMap['walls'] = [[5, 5, 1]];
    const overlaid: BattleMap = {
      ...small,
      edge: 'open',
      walls: [],
      heights: [],
      objects: [],
      zones: [
        { kind: 'slippery', area, from: 1 },
        { kind: 'uneven', area },
        { kind: 'slope', area, up: 2 },
        { kind: 'damaging', area, dam: 20, grows: false, nature: 'heat' },
        { kind: 'gloom', area, torches: true },
        { kind: 'mist', area, decrease: 3 },
        { kind: 'wind', area, penalty: 2 },
      ],
    };
    const { map } = begun([['ragnar']], { map: overlaid });
    const ground = groundOf(map);
    const here = { x: 5, y: 5, size: 1 } as const;
    const square = 5 * map.width + 5;
    expect(map.zones).toHaveLength(7);
    expect(ground.zones.every(({ squares }) => squares.has(square))).toBe(true);
    // Slippery and uneven, uphill, hot, and dim by the worse of gloom and mist.
    expect([ground.toil[square], ground.up[square]]).toEqual([4, 2]);
    expect([damAt(ground, here), dimnessAt(ground, here, [], false)]).toEqual([20, 3]);
  });

  it('[RUN-CEVENT-22] lets foes begin wherever its designer likes, right before the heroes too, at no price', () => {
    const foes = [
      { foe: 'troll', threat: 'equal', missile: null, selfWilled: true, hunts: false, magic: null },
    ] as const;
    const at = (x: number, y: number): State =>
      begun([['ragnar']], {
        map: {
          ...small,
          walls: [],
          objects: [],
          zones: [],
          starts: { heroes: [{ x: 5, y: 5 }], foes: [{ x, y }] },
        },
        foes: [...foes],
        mix: 'free',
      });
    for (const [x, y] of [
      [7, 5],
      [40, 20],
    ] as const) {
      const state = at(x, y);
      expect(state.fighters.find(({ id }) => id === 'f0')).toMatchObject({ x, y });
      expect(mixOf(state)).toBe(mixOf(at(20, 10)));
    }
    const priced = combatPrice(fight([foe('troll', 'equal', { selfWilled: true })]));
    expect(priced.map(({ code }) => code)).toEqual(['selfWilled']);
  });

  it('is refused where not everybody has room', () => {
    const closet: BattleMap = {
      ...small,
      width: 4,
      height: 4,
      walls: [],
      heights: [],
      zones: [],
      objects: [],
      starts: { heroes: [{ x: 0, y: 0 }], foes: [{ x: 3, y: 3 }] },
    };
    const troll = {
      foe: 'giant',
      threat: 'equal',
      missile: null,
      selfWilled: false,
      hunts: false,
      magic: null,
    } as const;
    expect(refusal([['ragnar']], { map: closet, foes: [troll], mix: 'free' })?.code).toBe(
      'no-room-on-the-map',
    );
    expect(
      refusal(heroes(8), {
        map: {
          ...closet,
          walls: [
            [0, 1, 4],
            [0, 2, 4],
            [0, 3, 3],
          ],
        },
      })?.code,
    ).toBe('no-room-on-the-map');
    // Whom chance calls is small enough then, and no more than have room.
    for (let seed = 1; seed <= 12; seed++) {
      const { fighters, foes } = mustered(heroes(4), { map: closet, foes: 'monsters' }, seed);
      expect(new Set(fighters.map(({ x, y }) => `${x} ${y}`)).size).toBe(fighters.length);
      expect(foes.length).toBeLessThanOrEqual(12);
    }
  });
});

describe('foes', () => {
  const wish = (foe: 'troll' | 'goblin-warrior' | 'tube-striker', threat: (typeof THREATS)[number]) =>
    ({ foe, threat, missile: null, selfWilled: false, hunts: false, magic: null }) as const;

  it.each(THEME_NAMES)(
    '[RUN-CEVENT-05] [RUN-CEVENT-07] of %s are a match for one to eight heroes',
    (theme) => {
      for (let count = 1; count <= 8; count++) {
        const state = mustered(heroes(count), { foes: theme, map: 'glacier-pass' }, count);
        expect(mixOf(state)).toBe(count);
        expect(state.fighters.filter(({ side }) => side === 'foes')).toHaveLength(state.foes.length);
        if (count < 4) expect(state.foes.map(({ threat }) => threat)).not.toContain('terrifying');
      }
    },
  );

  it('[RUN-CEVENT-06] are a match for half of the heroes where it shall be light, but never nobody', () => {
    for (let count = 1; count <= 8; count++) {
      const state = mustered(heroes(count), { foes: 'goblins', difficulty: 'light' }, count);
      expect(mixOf(state)).toBe(Math.floor(count / 2));
      expect(state.foes.length).toBeGreaterThan(0);
    }
  });

  it('[RUN-CEVENT-15] [RUN-FOELIST-CRAFTWERKS] choose for themselves where it shall be hard, if they have a will', () => {
    const wills = DIFFICULTIES.map((difficulty) =>
      [1, 2, 3, 4].flatMap((seed) =>
        mustered(heroes(6), { foes: 'dwarves', difficulty }, seed).foes.map(
          ({ foe, selfWilled }) => selfWilled === (difficulty === 'hard' && kindOf(foe).maySelfWill),
        ),
      ),
    );
    expect(wills.flat()).not.toContain(false);
    expect(
      mustered(heroes(6), { foes: 'dwarves', difficulty: 'hard' }, 1).foes.some((foe) => foe.selfWilled),
    ).toBe(true);
  });

  it('[RUN-CEVENT-18] have bows only if their kind may, and not all of them', () => {
    const foes = [1, 2, 3, 4, 5, 6].flatMap((seed) => mustered(heroes(8), { foes: 'any' }, seed).foes);
    expect(foes.filter(({ foe, missile }) => missile !== null && !kindOf(foe).missile)).toEqual([]);
    expect(new Set(foes.filter(({ foe }) => kindOf(foe).missile).map(({ missile }) => missile))).toEqual(
      new Set(['bow', null]),
    );
  });

  it('come by the dice of the match, and are told', () => {
    const sight = (seed: number) => mustered(heroes(4), { foes: 'any' }, seed).foes.map(({ foe }) => foe);
    expect(sight(5)).toEqual(sight(5));
    expect(new Set([1, 2, 3, 4].map((seed) => sight(seed).join())).size).toBeGreaterThan(1);
    const state = begun(heroes(2), { foes: 'goblins' });
    expect(state.foes).toEqual([]);
    const told: unknown[] = [];
    run(rules as never, new Play(state, new FastDice(1), (event) => told.push(event)));
    expect(told).toContainEqual({ type: 'mustered', foes: state.foes.map((_, i) => `f${i}`) });
    expect(told).toContainEqual(expect.objectContaining({ type: 'roll', for: 'muster' }));
  });

  it('[RUN-CEVENT-11] [RUN-RULING-F40] who were named one by one are changed until they match the heroes', () => {
    const four = [wish('goblin-warrior', 'inferior'), wish('troll', 'superior'), wish('troll', 'equal')];
    expect(mixOf(begun(heroes(4), { foes: [...four] }))).toBe(4);
    expect(begun(heroes(4), { foes: [...four] }).foes.map(({ threat }) => threat)).toEqual([
      'inferior',
      'superior',
      'equal',
    ]);
    expect(mixOf(begun(heroes(2), { foes: [...four] }))).toBe(2);
    expect(mixOf(begun(heroes(7), { foes: [...four] }))).toBe(7);
    expect(begun(heroes(1), { foes: [...four], mix: 'free' }).foes).toHaveLength(3);
  });

  it('[RUN-CEVENT-13] [RUN-CEVENT-18] who can never be a legal fight are refused', () => {
    expect(refusal(heroes(2), { foes: [wish('tube-striker', 'equal')] })).toEqual({
      code: 'no-match',
      params: { heroes: 2 },
    });
    expect(matched([{ ...wish('goblin-warrior', 'inferior'), hunts: true }], 1)).toBeNull();
    expect(matched([{ ...wish('goblin-warrior', 'inferior'), missile: 'bow' }], 1)).toHaveLength(1);
  });

  it('[RUN-CREATE-01] may be a creature of one’s own, as many of them as match the heroes', () => {
    const rat = CreatureSchema.parse({
      skald: 'creature',
      version: 1,
      name: 'Rat of Hel',
      description: 'As large as a calf, and it never blinks.',
      benchmark: 6,
      missile: false,
      weapon: 'natural',
      temper: 'headlong',
      nightVision: true,
      stunnable: true,
    });
    const state = mustered(heroes(3), { creature: rat }, 3);
    expect(state.foes.map(({ foe }) => foe)).toEqual(state.foes.map(() => rat));
    expect(mixOf(state)).toBe(3);
    expect(refusal(heroes(3), { creature: { ...rat, description: '' } })).toEqual({
      code: 'bad-creature',
      params: { creature: 'Rat of Hel' },
    });
  });

  it('[RUN-CREATE-12] [RUN-CEVENT-05] come in the one category that their designer allows, if it is but one', () => {
    const rat = CreatureSchema.parse({
      skald: 'creature',
      version: 1,
      name: 'Rat of Hel',
      description: 'As large as a calf, and it never blinks.',
      benchmark: 6,
      missile: false,
      maxThreat: 'pitiful',
      weapon: 'natural',
      temper: 'headlong',
      nightVision: true,
      stunnable: true,
    });
    const state = mustered(heroes(1), { creature: rat }, 3);
    expect(new Set(state.foes.map(({ threat }) => threat))).toEqual(new Set(['pitiful']));
    expect(mixOf(state)).toBe(1);
  });

  it('[RUN-RUN-91] [RUN-RULING-R47] show their category from the beginning, and their numbers once they were hurt, or always', () => {
    const foesSeen = (options: GameOptions) =>
      rules.redact(structuredClone(mustered([['ragnar'], 'foes'], options, 2)), 0).foes;
    for (const { statistics, threat } of foesSeen({}))
      expect([statistics, THREATS.includes(threat)]).toEqual([null, true]);
    for (const { statistics } of foesSeen({ statistics: 'always' })) expect(statistics).not.toBeNull();
  });
});

it('takes the options of a preset unless something else is said, and nothing that is no option', () => {
  expect(begun([['ragnar']], { preset: 'battle' })).toMatchObject({ rounds: 60, heroes: [{}, {}] });
  expect(begun([['ragnar']], { preset: 'battle', band: 1, rounds: 5 })).toMatchObject({
    rounds: 5,
    heroes: [{}],
  });
  expect(begun([['ragnar'], ['knut']], { preset: 'duel' }).duel).not.toBeNull();
  expect(GameOptionsSchema.safeParse({ weather: 'bad' }).success).toBe(false);
  expect(GameOptionsSchema.safeParse({ points: 500 }).success).toBe(false);
});

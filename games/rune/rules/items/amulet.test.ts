import { afterEach, describe, expect, it } from 'vitest';
import type { AmuletEffect } from '../../content/treasure/amulets.ts';
import type { ItemOf } from '../../content/treasure/item.ts';
import { withLines } from '../../documents/hero/account.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { DAY, rich } from '../../documents/hero/testing.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, armedWith, carried, FOE, finding, happening, one, play } from './testing.ts';

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

  it.each([
    ['poison', 'poison', 'Sta', 3],
    ['poison', 'poison', 'traps', 0],
    ['poison', 'disease', 'Sta', 0],
    ['disease', 'disease', 'Sta', 3],
    ['disease', 'poison', 'Sta', 0],
  ] as const)('[RUN-TRE-51] of %s, in peril of %s, helps a roll of %s by %i', (effect, peril, roll, by) => {
    const total = (hero: typeof READY_MADE.ragnar): number => {
      const check = { who: 'h0', roll, plus: 0, against: { difficulty: 9 }, peril };
      const scene = { ...armedWith(hero), agenda: [{ step: 'check', check, success: [], failure: [] }] };
      return (play(scene as Scene, 4).told('checked')[0] as unknown as { total: number }).total;
    };
    expect(total(finding(READY_MADE.ragnar, amulet(effect))) - total(READY_MADE.ragnar)).toBe(by);
  });

  it.each([
    ['dark-viking', 'dodge', 3],
    ['dark-viking', 'climb', 0],
    ['goblin-warrior', 'dodge', 0],
  ] as const)(
    '[RUN-TRE-56] against vikings who shoot: of a %s, a roll of %s is better by %i',
    (foe, roll, by) => {
      const total = (hero: typeof READY_MADE.ragnar): number => {
        const check = { who: 'h0', roll, plus: 0, against: { difficulty: 9 }, about: 'f0' };
        const near = armedWith(hero, { foes: [{ foe, statistics: FOE }] });
        const scene = { ...near, agenda: [{ step: 'check', check, success: [], failure: [] }] };
        return (play(scene as Scene, 4).told('checked')[0] as unknown as { total: number }).total;
      };
      const amuletOn = finding(READY_MADE.ragnar, amulet('dark-viking-missile'));
      expect(total(amuletOn) - total(READY_MADE.ragnar)).toBe(by);
    },
  );

  it('[RUN-TRE-51] helps whoever ran first of all heroes to be first again, and nobody who came later', () => {
    const first = (runs: readonly string[]): number => {
      const scene = near('first-to-sprint', { heroes: [READY_MADE.gunnhild] });
      const fighters = { h0: { x: 10, y: 10 }, h1: { x: 10, y: 20 }, f0: { x: 38, y: 15 } };
      const marks = runs.flatMap((id) => {
        const ran = play({ ...scene, fighters, turn: id });
        const to = ran.options().find((option) => option.startsWith('walk:')) ?? '';
        return one(ran.choose(to), 'h0').marks;
      });
      const now = { ...fighters, h0: { ...fighters.h0, marks } };
      const rolled = play({ ...scene, fighters: now, agenda: [{ step: 'initiative' }] }, 3, 3, 8);
      return rolled.told('initiative').find(({ fighter }) => fighter === 'h0')?.total as number;
    };
    const usual = first([]);
    expect([first(['h0']) - usual, first(['h1']) - usual]).toEqual([3, 0]);
  });

  it.each([
    ['dark-viking-melee', 'dark-viking'],
    ['goblin-melee', 'goblin-leader'],
    ['dwarf-melee', 'dwarf-medic'],
    ['lokis-dead-melee', 'sark-amen'],
    ['lokis-dead-melee', 'dishonored'],
    ['land-crab-melee', 'land-crab-large'],
    ['wendol-melee', 'wendol'],
  ] as const)('[RUN-CHART-AMULET-EFFECT] %s helps against a %s in melee', (effect, foe) => {
    const struck = (worn: AmuletEffect) => {
      const scene = near(worn, { foes: [{ foe, statistics: FOE }] });
      const driver = play({ ...scene, turn: 'f0' }, 4, 6);
      const strike = driver.options().find((id) => id.startsWith('strike:h0')) as string;
      return addedTo(driver.choose(strike, 'stand'), 'defence');
    };
    expect(struck(effect)).toMatchObject({ amulet: 3 });
    expect(struck(effect === 'wendol-melee' ? 'goblin-melee' : 'wendol-melee')).not.toHaveProperty('amulet');
  });

  const shotAt = (
    effect: AmuletEffect,
    foe: 'dark-viking' | 'dwarf-laborer',
    hp: number,
    ...faces: number[]
  ) => {
    const scene = near(effect, { foes: [{ foe, missile: 'bow', statistics: FOE }] });
    const fighters = { h0: { x: 5, y: 10, hp }, f0: { x: 15, y: 10, hand: 1 } };
    return play({ ...scene, fighters, turn: 'f0' }, ...faces).choose('shoot:h0:1:plain', 'dodge');
  };
  it.each([
    ['dark-viking-missile', 'dark-viking', 'dwarf-laborer', 77],
    ['dwarf-missile', 'dwarf-laborer', 'dark-viking', 77],
    ['last-blood-missile', 'dwarf-laborer', null, 10],
  ] as const)('[RUN-CHART-AMULET-EFFECT] %s helps to dodge a %s', (effect, foe, other, hp) => {
    const defence = (of: 'dark-viking' | 'dwarf-laborer', at: number) =>
      shotAt(effect, of, at, 4, 6).told('shot')[0]!.defence as number;
    expect(defence(foe, hp) - defence(other ?? foe, 77)).toBe(3);
  });

  it('[RUN-TRE-52] one that helps to dodge fails where the shot hurts', () => {
    const carriedAfter = (...faces: number[]) =>
      carried(shotAt('dwarf-missile', 'dwarf-laborer', 77, ...faces));
    expect(carriedAfter(9, 2)).toEqual([amulet('dwarf-missile', 1)]);
    expect(carriedAfter(2, 9)).toEqual([amulet('dwarf-missile')]);
  });

  it('[RUN-TRE-52] for the last blood fails only where little of it was left before the blow', () => {
    const hurt = (hp: number) => {
      const scene = near('last-blood-melee', { foes: [{ statistics: FOE }] });
      const fighters = { ...scene.fighters, h0: { x: 10, y: 10, hp } };
      return play({ ...scene, fighters, turn: 'f0' }, 9, 2).choose('strike:h0:0:plain', 'stand');
    };
    const driver = hurt(15);
    expect(one(driver, 'h0').hp).toBeLessThanOrEqual(10);
    expect(carried(driver)).toEqual([amulet('last-blood-melee')]);
    expect(carried(hurt(10))).toEqual([amulet('last-blood-melee', 1)]);
  });

  it('[RUN-EQDMG-12] makes up for what armor has lost, where that helps at all, and fails where he is hurt', () => {
    const torn = (by: number, hero = finding(READY_MADE.ragnar, amulet('damaged-gear'))) =>
      withLines(hero, { line: 'battered', on: DAY, thing: { kind: 'armor' }, by });
    const harmed = (hero: typeof READY_MADE.ragnar, armor: boolean, raw = 20) =>
      play({
        ...armedWith(hero),
        agenda: [happening({ effect: 'damage', who: 'h0', raw, by: 'f0', armor, rule: 'RUN-DMG-01' })],
      });
    const lost = (...how: Parameters<typeof harmed>) => harmed(...how).told('hurt')[0]!.lost as number;
    expect(lost(torn(1, READY_MADE.ragnar), true) - lost(torn(1), true)).toBe(3);
    expect(lost(torn(1, READY_MADE.ragnar), false) - lost(torn(1), false)).toBe(0);
    const whole = finding(READY_MADE.ragnar, amulet('damaged-gear'));
    expect(lost(READY_MADE.ragnar, true) - lost(whole, true)).toBe(0);
    expect(carried(harmed(torn(1), true))).toEqual([amulet('damaged-gear', 1)]);
    expect(carried(harmed(torn(1), true, 8))).toEqual([amulet('damaged-gear')]);
    expect(carried(harmed(torn(1), false))).toEqual([amulet('damaged-gear')]);
    expect(carried(harmed(whole, true))).toEqual([amulet('damaged-gear')]);
  });

  it('[RUN-CHART-AMULET-EFFECT] helps whoever is impaired otherwise than by Wounds to hit', () => {
    const strikes = (h0: object, ...faces: number[]) => {
      const scene = near('impaired', { foes: [{ statistics: FOE }] });
      const fighters = { ...scene.fighters, h0: { x: 10, y: 10, ...h0 } };
      return play({ ...scene, fighters, turn: 'h0' }, ...faces).choose('strike:f0:0:plain', 'stand');
    };
    expect(addedTo(strikes({ impairment: 1 }, 9, 4), 'attack')).toMatchObject({ amulet: 3 });
    expect(addedTo(strikes({ wounds: 1 }, 9, 4), 'attack')).not.toHaveProperty('amulet');
    expect(carried(strikes({ impairment: 1 }, 2, 9))).toEqual([amulet('impaired', 1)]);
    expect(carried(strikes({ wounds: 1 }, 2, 9))).toEqual([amulet('impaired')]);
  });

  it('[RUN-RULING-R10] a shot that misses in spite of it is a failure, too', () => {
    const shoots = (impairment: number, ...faces: number[]) => {
      const scene = armedWith(finding(READY_MADE.hrolf, amulet('impaired')));
      const fighters = { h0: { x: 5, y: 10, impairment }, f0: { x: 15, y: 10 } };
      return play({ ...scene, fighters, turn: 'h0' }, ...faces).choose('shoot:f0:0:plain', 'dodge');
    };
    expect(carried(shoots(1, 2, 9))).toEqual([amulet('impaired', 1)]);
    expect(carried(shoots(1, 9, 2))).toEqual([amulet('impaired')]);
    expect(carried(shoots(0, 2, 9))).toEqual([amulet('impaired')]);
  });

  it('[RUN-VP-10] helps whoever’s player is behind all others to hit, and fails where he misses', () => {
    const strikes = (own: number, others: number, seat: number, ...faces: number[]) => {
      const scene = armedWith(rich(own, finding(READY_MADE.ragnar, amulet('hindmost'))), {
        heroes: [rich(others, READY_MADE.gunnhild)],
      });
      const fighters = { ...scene.fighters, h1: { x: 1, y: 1, seat } };
      return play({ ...scene, fighters, turn: 'h0' }, ...faces).choose('strike:f0:0:plain', 'stand');
    };
    expect(addedTo(strikes(10, 20, 1, 9, 4), 'attack')).toMatchObject({ amulet: 3 });
    // As many, more, or nobody else’s.
    for (const [own, others, seat] of [
      [20, 20, 1],
      [30, 20, 1],
      [10, 20, 0],
    ] as const)
      expect(addedTo(strikes(own, others, seat, 9, 4), 'attack')).not.toHaveProperty('amulet');
    expect(carried(strikes(10, 20, 1, 2, 9))).toEqual([amulet('hindmost', 1)]);
    expect(carried(strikes(20, 20, 1, 2, 9))).toEqual([amulet('hindmost')]);
  });

  const FELLED = { hp: 0, condition: 'dead', felled: { by: 'h1', meant: true } } as const;
  const envying = (felled: object) => {
    const scene = near('envy', {
      heroes: [READY_MADE.gunnhild],
      foes: [{ statistics: FOE }, { statistics: FOE }],
    });
    const fighters = { ...scene.fighters, h1: { x: 1, y: 1 }, f1: { x: 30, y: 20, ...felled } };
    return { ...scene, fighters };
  };
  it('[RUN-CHART-AMULET-EFFECT] helps whoever has killed nobody, where another hero has, to be first', () => {
    const total = (felled: object) =>
      play(
        { ...envying(felled), agenda: [{ step: 'initiative' }] },
        ...('condition' in felled ? [3, 3, 8] : [3, 3, 8, 8]),
      )
        .told('initiative')
        .find(({ fighter }) => fighter === 'h0')?.total as number;
    expect(total(FELLED) - total({})).toBe(3);
    expect(total({ ...FELLED, felled: { by: 'h0', meant: true } }) - total({})).toBe(0);
  });

  it('[RUN-RULING-R10] one for Initiative fails once in a round in which a foe acts before him', () => {
    const turns = (felled: object, h0: object, whose: string) => {
      const scene = envying(felled);
      const driver = play({
        ...scene,
        state: { round: 1 },
        fighters: { ...scene.fighters, h0: { x: 10, y: 10, ...h0 } },
        agenda: [],
        turn: whose,
      });
      return carried(driver);
    };
    const haste = {
      kind: 'gift',
      gift: 'amulet',
      by: 'h0',
      level: 3,
      whom: [],
      until: null,
      what: 'envy-haste',
    };
    const hastened = { marks: [{ ...haste, n: 1 }] };
    expect(turns(FELLED, hastened, 'f0')).toEqual([amulet('envy', 1)]);
    expect(turns(FELLED, hastened, 'h1')).toEqual([amulet('envy')]);
    expect(turns(FELLED, { ...hastened, order: 1 }, 'f0')).toEqual([amulet('envy')]);
    expect(turns(FELLED, { marks: [{ ...haste, n: 0 }] }, 'f0')).toEqual([amulet('envy')]);
  });

  it('[RUN-TRE-51] knows from the beginning of a round whether it helps him in it', () => {
    const began = (felled: object) => {
      const driver = play({ ...envying(felled), agenda: [{ step: 'round' }] });
      return one(driver, 'h0').marks.filter((mark) => mark.kind === 'gift' && mark.what === 'envy-haste');
    };
    expect(began(FELLED)).toMatchObject([{ n: 2 }]);
    expect(began({})).toEqual([]);
  });

  it('[RUN-TRE-54] of plain traps helps to see one that holds, and fails where it catches him', () => {
    const walks = (effect: AmuletEffect, ...faces: number[]) => {
      const snare = { id: 'snare', kind: 'grabber', area: [[10, 10, 1]], difficulty: 8, dam: 9 } as const;
      const scene = armedWith(finding(READY_MADE.gunnhild, amulet(effect)), {
        map: { objects: [snare as never] },
      });
      const fighters = { h0: { x: 8, y: 10 }, f0: { x: 35, y: 25 } };
      return play({ ...scene, fighters, turn: 'h0' }, ...faces).choose('walk:12:10');
    };
    // Six are needed, she has two.
    expect(walks('standard-trap', 1, 2).told('sprang')).toMatchObject([{ caught: true }]);
    expect(walks('standard-trap', 2).told('sprang')).toMatchObject([{ caught: false }]);
    expect(walks('fire-trap', 2).told('sprang')).toMatchObject([{ caught: true }]);
    expect(carried(walks('standard-trap', 1, 2))).toEqual([amulet('standard-trap', 1)]);
    expect(carried(walks('fire-trap', 2))).toEqual([amulet('fire-trap')]);
  });

  it('[RUN-TRE-51] several of one hero remember each its own', () => {
    const worn = finding(READY_MADE.ragnar, amulet('vengeance'), amulet('first-to-sprint'));
    const ran = play({
      ...armedWith(worn),
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 38, y: 15 } },
      turn: 'h0',
    });
    ran.choose(ran.options().find((option) => option.startsWith('walk:')) as string);
    const { marks } = one(ran, 'h0');
    const scene = { ...armedWith(worn), turn: 'f0' };
    const fighters = { h0: { x: 10, y: 10, marks }, f0: { x: 12, y: 10 } };
    const wounded = play({ ...scene, fighters }, 10, 10, 1, 5).choose('strike:h0:0:plain', 'stand');
    const notes = one(wounded, 'h0').marks.filter(({ kind }) => kind === 'gift');
    expect(notes).toMatchObject([
      { what: 'first-to-sprint', n: 2 },
      { what: 'vengeance', whom: ['f0'] },
    ]);
  });

  it('[RUN-TRE-51] helps the envious while another hero has killed and he has not, and only the dead count', () => {
    const felledBy = (by: string | null) => ({ hp: 0, felled: { by, meant: true } });
    const rolls = (fallen: Record<string, object>): number => {
      const scene = near('envy', {
        heroes: [READY_MADE.gunnhild, READY_MADE.knut],
        foes: [{ statistics: FOE }, { statistics: FOE }, { statistics: FOE }],
      });
      const fighters = {
        h0: { x: 5, y: 10 },
        h1: { x: 5, y: 20 },
        h2: {
          x: 9,
          y: 20,
          condition: 'dying' as const,
          saviours: ['h0'],
          ...felledBy(null),
          ...fallen['h2'],
        },
        f0: { x: 20, y: 10, condition: 'out' as const, ...fallen['f0'] },
        f1: { x: 22, y: 10, condition: 'out' as const, ...fallen['f1'] },
        f2: { x: 38, y: 15 },
      };
      const rolled = play({ ...scene, fighters, agenda: [{ step: 'initiative' }] }, 3, 3, 8);
      return rolled.told('initiative').find(({ fighter }) => fighter === 'h0')?.total as number;
    };
    const kill = (by: string | null) => ({ condition: 'dead', ...felledBy(by) });
    const usual = rolls({});
    expect(rolls({ f0: kill('h1') }) - usual).toBe(3);
    expect(rolls({ f0: kill(null) }) - usual).toBe(0);
    expect(rolls({ f0: kill('h1'), f1: kill('h0') }) - usual).toBe(0);
    // Whoever lies dying of his blow is not dead.
    expect(rolls({ h2: felledBy('h1') }) - usual).toBe(0);
    expect(rolls({ f0: kill('h1'), h2: felledBy('h0') }) - usual).toBe(3);
  });
});

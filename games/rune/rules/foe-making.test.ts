import { describe, expect, it } from 'vitest';
import { FOE, FOES, type Foe, GOBLINS_GNAWED, typical } from '../content/foes.ts';
import {
  MIX,
  roundMix,
  SELF_WILLED,
  STATISTICS,
  type Statistics,
  statistics,
  THREATS,
  type Threat,
} from '../content/threats.ts';
import { derive } from '../documents/hero/derive.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { spentOn } from '../documents/hero/testing.ts';
import { ledgerTable } from '../testing-ledger.ts';
import { deathBlow, foeWoundThreshold, mightOf, missileLine, statisticsOf } from './foe-making.ts';
import { reportOf, tallyOf } from './valor.ts';

const LEDGER = 'rune-4a-budget-foes';
const SAMPLE = statistics([8, 10, 7, 9, 6, 52, 3]);
const line = (of: Statistics): number[] => STATISTICS.map((name) => of[name]);

describe('the Roll of Valor', () => {
  const heroes = ledgerTable(LEDGER, 'RUN-FOE-09')
    .slice(0, 6)
    .map((row) => {
      const [init, atk, dfn, dam, soak, hp, res] = row
        .slice(1)
        .map((cell) => Number(cell.replace(' (?)', '')));
      return statistics([init!, atk!, dfn!, dam!, soak!, hp!, res!]);
    });

  it('[RUN-FOE-04] [RUN-FOE-08] [RUN-FOE-09] [RUN-TV-10] [RUN-RULING-F17] of many heroes takes the second-worst of each column', () => {
    expect(line(tallyOf(heroes))).toEqual([8, 10, 7, 8, 10, 52, 3]);
  });

  it('[RUN-FOE-05] [RUN-RULING-F18] takes the odd one out when it is higher, and what all have', () => {
    const equal = Array.from({ length: 4 }, () => SAMPLE);
    expect(tallyOf(equal)).toEqual(SAMPLE);
    expect(tallyOf([...equal, { ...SAMPLE, atk: 12 }]).atk).toBe(12);
    expect(tallyOf([...equal, { ...SAMPLE, atk: 2 }]).atk).toBe(10);
  });

  it('[RUN-FOE-06] of three takes the worst', () => {
    expect(line(tallyOf(heroes.slice(0, 3)))).toEqual([8, 7, 8, 8, 7, 48, 3]);
  });

  it('[RUN-FOE-07] [RUN-TV-51] [RUN-RULING-F18] of two takes the worst and less, of one as well', () => {
    const two = [statistics([10, 9, 8, 12, 6, 60, 5]), statistics([7, 11, 9, 10, 7, 50, 4])];
    expect(line(tallyOf(two))).toEqual([6, 8, 7, 9, 5, 40, 3]);
    expect(line(tallyOf(two.slice(0, 1)))).toEqual([9, 8, 7, 11, 5, 50, 4]);
  });

  it('[RUN-FOE-01] [RUN-FOE-02] [RUN-RULING-F16] [RUN-RULING-F19] [RUN-TV-H18] takes one row of a hero, his full hit points and his Response', () => {
    expect(line(reportOf(derive(READY_MADE.ragnar)))).toEqual([9, 9, 9, 12, 6, 77, 5]);
  });
});

describe('what a hero reports', () => {
  it('[RUN-FOE-03] has in it what permanent gifts add, and nothing that comes and goes', () => {
    const of = (gifts: Parameters<typeof spentOn>[0]) => reportOf(derive(spentOn(gifts)));
    const plain = of({});
    expect(of({ 'might-of-thor': 2 }).dam).toBe(plain.dam + 2);
    expect(of({ 'gathering-thunder': 3, 'from-lofty-asgards-peaks': 2 })).toEqual(plain);
  });
});

describe('the statistics of foes', () => {
  it('[RUN-HERO-23] grow with the hit points that all heroes buy', () => {
    const foe = (hitPoints: number): Statistics => {
      const report = reportOf(derive({ ...READY_MADE.ragnar, hitPoints }));
      return statisticsOf(tallyOf([report, report, report, report]), 'equal');
    };
    expect(foe(5).hp).toBe(foe(3).hp + 2 * 7);
    expect({ ...foe(5), hp: 0 }).toEqual({ ...foe(3), hp: 0 });
  });

  it.each<[string, Threat, Foe | null, number[]]>([
    ['[RUN-TV-11] [RUN-FOE-10]', 'terrifying', null, [14, 16, 13, 15, 9, 82, 6]],
    ['[RUN-TV-11] [RUN-FOE-12]', 'terrifying', 'mecha-dwarf', [14, 16, 13, 24, 9, 82, 6]],
    ['[RUN-TV-12]', 'inferior', null, [6, 8, 5, 8, 5, 42, 2]],
    ['[RUN-TV-13] [RUN-FOE-11] [RUN-RULING-F22]', 'equal', 'dwarf-centurion', [8, 8, 6, 18, 6, 52, 3]],
    ['[RUN-FOE-10]', 'exceptional', null, [12, 14, 11, 13, 8, 72, 5]],
    ['[RUN-FOE-10]', 'superior', null, [10, 12, 9, 11, 7, 62, 4]],
    ['[RUN-FOE-10] [RUN-RULING-F20]', 'weak', null, [4, 6, 3, 7, 4, 32, 1]],
    ['[RUN-FOE-10] [RUN-RULING-F20]', 'pitiful', null, [2, 4, 1, 6, 3, 22, 0]],
  ])('%s %s %s', (_, threat, foe, expected) => {
    expect(line(statisticsOf(SAMPLE, threat, foe === null ? {} : FOE[foe].adjust))).toEqual(expected);
  });

  it('[RUN-TV-52] [RUN-FOE-13] [RUN-RULING-F21] stop at 10 hit points and at no Soak or DAM, but nowhere else', () => {
    const weak = statistics([4, 4, 3, 5, 2, 38, 1]);
    const spider = statisticsOf(weak, 'pitiful', FOE['spider-werk'].adjust);
    expect(line(spider)).toEqual([-2, -2, -3, 14, 0, 10, -2]);
    expect([foeWoundThreshold(spider.hp), mightOf(spider), deathBlow(spider)]).toEqual([12, 7, 3]);
    expect(statisticsOf({ ...weak, dam: 1 }, 'pitiful').dam).toBe(0);
  });

  it.each([
    ['[RUN-TV-14] [RUN-FOE-21]', 'crossbow', [8, 8, 6, 18, 6, 52, 3], [0, 5, 3, 14, 6, 52, 3]],
    ['[RUN-TV-15] [RUN-FOE-20]', 'bow', [6, 8, 5, 8, 5, 42, 2], [5, 4, 2, 8, 5, 42, 2]],
    ['[RUN-FOE-20] [RUN-FOE-22]', 'bow', [8, 8, 6, 18, 6, 52, 3], [7, 4, 3, 11, 6, 52, 3]],
  ] as const)('%s with a %s', (_, missile, [init, atk, dfn, dam, soak, hp, res], expected) => {
    expect(line(missileLine(statistics([init, atk, dfn, dam, soak, hp, res]), missile))).toEqual(expected);
  });

  it('[RUN-FOE-25] [RUN-TV-53] [RUN-RULING-F41] are wounded from 12, 15 or 18 on', () => {
    expect([19, 20, 60, 61].map(foeWoundThreshold)).toEqual([12, 15, 15, 18]);
  });

  it('[RUN-FOE-26] [RUN-FOE-27] [RUN-TV-16] [RUN-TV-22] [RUN-RULING-F23] give Might, dropping fractions only at the end', () => {
    const centurion = statisticsOf(SAMPLE, 'equal', FOE['dwarf-centurion'].adjust);
    expect([mightOf(centurion), deathBlow(centurion)]).toEqual([25, 12]);
    expect(mightOf(statistics([6, 4, 5, 4, 1, 48, 0]))).toBe(12);
    expect(mightOf(statistics([6, 7, 1, 8, 0, 48, 0]))).toBe(13);
    expect(mightOf(statistics([-9, 7, 1, 8, 0, 48, 99]))).toBe(10);
  });
});

const GALLERY = ledgerTable(LEDGER, '8.1 Reference table');
const STATISTIC: Readonly<Record<string, string>> = {
  INIT: 'init',
  ATK: 'atk',
  DFN: 'dfn',
  DAM: 'dam',
  Soak: 'soak',
  HP: 'hp',
};

describe('the gallery', () => {
  /** How the tables call them, some several at once. */
  const CALLED: Readonly<Record<string, readonly Foe[]>> = {
    'Dwarf laborer': ['dwarf-laborer'],
    'Pit boss, slaver, medic': ['dwarf-pit-boss', 'dwarf-slaver', 'dwarf-medic'],
    'Centurion, clan champion': ['dwarf-centurion', 'dwarf-clan-champion'],
    'Beetle-, centi-, spider-werk': ['beetle-werk', 'centi-werk', 'spider-werk'],
    'Elf mischief-maker, courtier': ['elf-mischief-maker', 'elf-courtier'],
    'Rock goblin, gobliness': ['rock-goblin', 'rock-gobliness'],
    Slayers: ['slayer-roving', 'slayer-senior'],
    Freak: ['goblin-freak'],
    Shaman: ['goblin-shaman'],
    Vegetarian: ['goblin-vegetarian'],
    'Land crabs': ['land-crab-small', 'land-crab-large'],
    Laborer: ['dwarf-laborer'],
    'Pit boss': ['dwarf-pit-boss'],
    Slaver: ['dwarf-slaver'],
    Medic: ['dwarf-medic'],
    Centurion: ['dwarf-centurion'],
    'Clan champion': ['dwarf-clan-champion'],
    'Mischief-maker': ['elf-mischief-maker'],
    Courtier: ['elf-courtier'],
    'Rock goblin, gobliness, warrior, shaman': [
      'rock-goblin',
      'rock-gobliness',
      'goblin-warrior',
      'goblin-shaman',
    ],
    'Roving / senior slayer': ['slayer-roving', 'slayer-senior'],
    'Small land crab': ['land-crab-small'],
    'Large land crab': ['land-crab-large'],
  };

  it('[RUN-FOE-30] [RUN-FOE-31] [RUN-FOE-33] [RUN-FOE-34] [RUN-FOE-35] has the types of the reference table', () => {
    const rows = GALLERY.map(([slug = '', , , benchmark, threat = '', move, adjusts = '', mix = '']) => [
      slug.toLowerCase(),
      {
        benchmark: Number(benchmark),
        maxThreat: threat.toLowerCase(),
        move: Number(move),
        adjust: Object.fromEntries(
          adjusts === 'none'
            ? []
            : adjusts
                .split(', ')
                .map((one) => one.split(' '))
                .map(([name = '', by = '']) => [STATISTIC[name], Number(by.replace('−', '-'))]),
        ),
        mix: mix === 'not applicable' ? null : Math.round(Number(mix) * 10),
      },
    ]);
    expect(rows).toHaveLength(31);
    const facts = FOES.map((id) => {
      const { benchmark, maxThreat, move, adjust, mix } = FOE[id];
      return [id, { benchmark, maxThreat, move, adjust, mix }];
    });
    expect(Object.fromEntries(facts)).toEqual(Object.fromEntries(rows));
  });

  it.each<[string, Foe, number, number, number]>([
    ['[RUN-FOELIST-DARK-VIKING]', 'dark-viking', 18, 37, 18],
    ['[RUN-FOELIST-DISHONORED]', 'dishonored', 18, 27, 13],
    ['[RUN-FOELIST-SARK-AMEN]', 'sark-amen', 18, 37, 18],
    ['[RUN-FOELIST-DWARF-LABORER]', 'dwarf-laborer', 15, 22, 11],
    ['[RUN-FOELIST-DWARF-PIT-BOSS]', 'dwarf-pit-boss', 18, 29, 14],
    ['[RUN-FOELIST-DWARF-SLAVER]', 'dwarf-slaver', 18, 27, 13],
    ['[RUN-FOELIST-DWARF-MEDIC]', 'dwarf-medic', 18, 34, 17],
    ['[RUN-FOELIST-DWARF-CENTURION]', 'dwarf-centurion', 18, 30, 15],
    ['[RUN-FOELIST-DWARF-CLAN-CHAMPION]', 'dwarf-clan-champion', 18, 42, 21],
    ['[RUN-FOELIST-BEETLE-WERK]', 'beetle-werk', 18, 32, 16],
    ['[RUN-FOELIST-CENTI-WERK]', 'centi-werk', 15, 23, 11],
    ['[RUN-FOELIST-SPIDER-WERK]', 'spider-werk', 15, 28, 14],
    ['[RUN-FOELIST-MECHA-DWARF]', 'mecha-dwarf', 18, 42, 21],
    ['[RUN-FOELIST-MEGA-DWARF]', 'mega-dwarf', 18, 37, 18],
    ['[RUN-FOELIST-ELF-MISCHIEF-MAKER]', 'elf-mischief-maker', 15, 22, 11],
    ['[RUN-FOELIST-ELF-COURTIER]', 'elf-courtier', 18, 37, 18],
    ['[RUN-FOELIST-ROCK-GOBLIN]', 'rock-goblin', 15, 18, 9],
    ['[RUN-FOELIST-ROCK-GOBLINESS]', 'rock-gobliness', 15, 18, 9],
    ['[RUN-FOELIST-GOBLIN-WARRIOR]', 'goblin-warrior', 15, 18, 9],
    ['[RUN-FOELIST-GOBLIN-SHAMAN]', 'goblin-shaman', 15, 18, 9],
    ['[RUN-FOELIST-SLAYER-ROVING]', 'slayer-roving', 15, 22, 11],
    ['[RUN-FOELIST-SLAYER-SENIOR]', 'slayer-senior', 15, 22, 11],
    ['[RUN-FOELIST-GOBLIN-FREAK]', 'goblin-freak', 18, 30, 15],
    ['[RUN-FOELIST-GOBLIN-LEADER]', 'goblin-leader', 18, 16, 8],
    ['[RUN-FOELIST-GOBLIN-VEGETARIAN]', 'goblin-vegetarian', 15, 17, 8],
    ['[RUN-FOELIST-GIANT]', 'giant', 18, 34, 17],
    ['[RUN-FOELIST-LAND-CRAB-SMALL]', 'land-crab-small', 15, 18, 9],
    ['[RUN-FOELIST-LAND-CRAB-LARGE]', 'land-crab-large', 18, 32, 16],
    ['[RUN-FOELIST-TROLL]', 'troll', 18, 38, 19],
    ['[RUN-FOELIST-WENDOL]', 'wendol', 18, 36, 18],
  ])('%s %s at its worst: WT %i, Might %i, death blow %i', (_, foe, threshold, might, blow) => {
    const { maxThreat, adjust } = FOE[foe];
    const made = statisticsOf(SAMPLE, maxThreat, adjust);
    expect([foeWoundThreshold(made.hp), mightOf(made), deathBlow(made)]).toEqual([threshold, might, blow]);
  });

  it.each(ledgerTable(LEDGER, '8.4 Computed fixture'))(
    '[RUN-FOE-12] [RUN-FOELIST-CENTI-WERK.1] [RUN-RULING-F25] %s, %s: %s',
    (name = '', threat = '', numbers = '', ...cells) => {
      const printed = numbers.replaceAll('−', '-').split('/').map(Number);
      const [threshold, might, blow, mix] = cells.map(Number);
      for (const id of (CALLED[name] ?? [name.toLowerCase().replaceAll(' ', '-')]) as Foe[]) {
        const facts = FOE[id];
        const made = statisticsOf(SAMPLE, facts.maxThreat, facts.adjust);
        expect(facts.maxThreat).toBe(threat.toLowerCase());
        expect(line(made)).toEqual(printed);
        expect([foeWoundThreshold(made.hp), mightOf(made), deathBlow(made)]).toEqual([
          threshold,
          might,
          blow,
        ]);
        expect(MIX[facts.maxThreat] + (facts.mix ?? 0)).toBe(Math.round((mix ?? 0) * 10));
        expect(facts.maySelfWill ? String(SELF_WILLED[facts.maxThreat]) : 'not allowed').toBe(cells[4]);
      }
    },
  );

  it.each<[Foe, string]>([
    ['dwarf-pit-boss', '8/8/8/13'],
    ['dwarf-centurion', '12/10/11/21'],
    ['beetle-werk', '-9/2/2/12'],
    ['centi-werk', '21/4/3/6'],
    ['goblin-freak', '14/9/5/11'],
    ['giant', '11/20/20/23'],
    ['wendol', '12/15/15/16'],
    ['dark-viking', '8/8/8/8'],
  ])('[RUN-FOE-31] [RUN-TV-17] a typical %s has %s', (id, numbers) => {
    expect(typical(FOE[id]).join('/')).toBe(numbers);
  });

  it('[RUN-FOELIST-GOBLINS] their teeth are known by Awareness against 6', () => {
    expect(GOBLINS_GNAWED).toBe(6);
  });

  it('[RUN-FOE-39] [RUN-FOE-36] [RUN-RULING-F29] undead, craftwerks and tube-strikers cannot be knocked out', () => {
    const awake = FOES.filter((id) => !FOE[id].stunnable);
    expect(awake).toEqual([
      'dishonored',
      'sark-amen',
      ...FOES.filter((id) => FOE[id].family === 'craftwerk'),
      'tube-striker',
    ]);
  });

  it.each(
    ledgerTable(LEDGER, '8.2 Icons').flatMap(([name = '', ...icons]) =>
      (CALLED[name] ?? [name.toLowerCase().replaceAll(' ', '-') as Foe]).map((id) => [id, ...icons]),
    ) as [Foe, string, string, string, string, string][],
  )(
    '[RUN-FOE-36] [RUN-FOE-38] [RUN-RULING-F29] [RUN-RULING-R50] %s: %s, %s, %s, %s',
    (id, missile, weapon, temper, night, awake) => {
      expect(FOE[id]).toMatchObject({
        missile: missile.startsWith('yes'),
        weapon: weapon.split(' ')[0],
        temper: temper.split(' ')[0],
        nightVision: night.startsWith('yes'),
        stunnable: !awake.startsWith('yes'),
      });
    },
  );

  it('[RUN-FOE-40] [RUN-RULING-F53] are of one square but for eight', () => {
    const large = FOES.filter((id) => FOE[id].size > 1).map((id) => [id, FOE[id].size]);
    expect(Object.fromEntries(large)).toEqual({
      'sark-amen': 2,
      troll: 2,
      'mecha-dwarf': 2,
      'land-crab-large': 2,
      wendol: 3,
      'beetle-werk': 4,
      giant: 4,
      'mega-dwarf': 5,
    });
  });

  it('[RUN-FOELIST-CRAFTWERKS] simple craftwerks never choose', () => {
    expect(FOES.filter((id) => !FOE[id].maySelfWill)).toEqual(['beetle-werk', 'centi-werk', 'spider-werk']);
  });
});

describe('the Mix', () => {
  it('[RUN-CEVENT-02] [RUN-CEVENT-03] [RUN-CEVENT-15] of each category, and what its own will costs', () => {
    const rows = ledgerTable(LEDGER, 'RUN-CEVENT-03 Mix table');
    expect(THREATS.map((threat) => [threat, MIX[threat] / 10])).toEqual(
      rows.map(([name = '', mix]) => [name.toLowerCase(), Number(mix)]),
    );
    expect(THREATS.map((threat) => SELF_WILLED[threat])).toEqual([50, 35, 25, 15, 10, 5, 2]);
  });

  it('[RUN-CEVENT-24] gives the counts of the helper table', () => {
    const rows = ledgerTable(LEDGER, 'RUN-CEVENT-24 Helper table');
    for (const [heroes, ...cells] of rows)
      for (const [i, cell] of cells.entries()) {
        const threat = THREATS[i]!;
        const counts = Array.from({ length: 40 }, (_, n) => n + 1).filter(
          (n) => roundMix(n * MIX[threat]) === Number(heroes),
        );
        const [from, to = from] = cell.split('–');
        expect(counts.length === 0 ? ['–'] : [counts[0], counts.at(-1)]).toEqual(
          cell === '–' ? ['–'] : [Number(from), Number(to)],
        );
      }
  });
});

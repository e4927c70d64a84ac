import { describe, expect, it } from 'vitest';
import type { MagicEffect } from '../content/powers.ts';
import { statistics, type Threat } from '../content/threats.ts';
import { derive } from '../documents/creature/derive.ts';
import { CreatureSchema } from '../documents/creature/schema.ts';
import {
  adjustOf,
  type CombatEvent,
  checkMix,
  eventMix,
  heroesAgainst,
  MIX_PROBLEMS,
  mayForgoMissiles,
  mixSheets,
  type Opponent,
  opponentMix,
} from '../documents/encounter/mix.ts';
import { statisticsOf } from './foe-making.ts';
import { fight, foe, times } from './testing-foes.ts';

const SIX = [foe('dark-viking', 'terrifying'), foe('dwarf-laborer', 'equal'), foe('rock-goblin', 'inferior')];
const wrongs = (events: readonly CombatEvent[], heroes = 6): [string, string | null, string][] =>
  checkMix(events, heroes).map(({ code, rule, path }) => [code, rule, path.join('.')]);
/** Wrongs of a fight besides its Mix. */
const besides = (event: CombatEvent, heroes = 6) =>
  wrongs([event], heroes).filter(([code]) => code !== 'mix');

describe('the Mix of a foe', () => {
  it.each<[string, Opponent, number]>([
    ['[RUN-CEVENT-04]', foe('sark-amen', 'terrifying'), 48],
    ['[RUN-RULING-F25]', foe('sark-amen', 'terrifying', { adjust: 'none' }), 48],
    ['[RUN-CEVENT-04] [RUN-RULING-F25]', foe('mecha-dwarf', 'exceptional'), 33],
    ['[RUN-RULING-F25] [RUN-CEVENT-21]', foe('mecha-dwarf', 'exceptional', { adjust: 'none' }), 30],
    ['[RUN-RULING-F27]', foe('dark-viking', 'equal', { adjust: { atk: 1 } }), 14],
    ['[RUN-RULING-F27]', foe('spider-werk', 'equal', { adjust: { dam: 3 } }), 14],
    ['[RUN-TV-60]', foe('land-crab-large', 'equal', { adjust: { dfn: -1, soak: 3 } }), 15],
    ['[RUN-TV-60]', foe('spider-werk', 'inferior', { adjust: { dam: 5, hp: -10 } }), 8],
    ['[RUN-TV-60]', foe('dwarf-medic', 'equal', { adjust: { atk: -4, dfn: -3, dam: 4 } }), 8],
  ])('%s is %#: %s', (_, one, tenths) => {
    expect(opponentMix(one)).toBe(tenths);
  });

  it('[RUN-CEVENT-21] [RUN-RULING-F27] goes with its Adjust: its type’s, none, or its own', () => {
    expect(adjustOf(foe('spider-werk', 'equal'))).toEqual({ dam: 12, hp: -10 });
    expect(adjustOf(foe('spider-werk', 'equal', { adjust: 'none' }))).toEqual({});
    expect(adjustOf(foe('spider-werk', 'equal', { adjust: { dam: 3 } }))).toEqual({ dam: 3 });
  });

  it('[RUN-CEVENT-12] [RUN-TV-59] of an own creature is its own', () => {
    const kind = derive(
      CreatureSchema.parse({
        skald: 'creature',
        version: 1,
        name: 'Pulsating spew-rat',
        benchmark: 6,
        adjust: { init: 9, atk: -2 },
        missile: false,
        weapon: 'natural',
        temper: 'headlong',
        nightVision: true,
        stunnable: true,
      }),
    );
    const rat: Opponent = { ...foe('rock-goblin', 'weak'), kind };
    const roster = [
      foe('mecha-dwarf', 'terrifying'),
      foe('dwarf-centurion', 'equal', { selfWilled: true, missile: 'crossbow' }),
      rat,
    ];
    expect([opponentMix(rat), eventMix(roster)]).toEqual([6, 62]);
    expect(wrongs([fight(roster)])).toEqual([]);
  });
});

describe('a fight for these heroes', () => {
  it('[RUN-CEVENT-05] [RUN-CEVENT-08] [RUN-TV-09] matches their number exactly', () => {
    expect(wrongs([fight(SIX)])).toEqual([]);
    expect(wrongs([fight(SIX)], 5)).toEqual([['mix', 'RUN-CEVENT-05', '0']]);
    expect(checkMix([fight(SIX)], 7)[0]?.params).toEqual({ mix: 6, heroes: 7 });
  });

  it.each<[string, Threat, number]>([
    ['[RUN-TV-08]', 'weak', 58],
    ['[RUN-TV-09]', 'inferior', 60],
  ])(
    '%s [RUN-CEVENT-04] [RUN-CEVENT-09] [RUN-RULING-F24] Terrifying, Equal and a third that is %s: %i',
    (_, threat, tenths) => {
      const foes = [...SIX.slice(0, 2), foe('rock-goblin', threat)];
      expect(eventMix(foes)).toBe(tenths);
      expect(wrongs([fight(foes)])).toEqual([]);
    },
  );

  it('[RUN-CEVENT-10] [RUN-RULING-R49] counts the runner’s own hero', () => {
    expect([heroesAgainst(5, 'player'), heroesAgainst(5, 'impartial')]).toEqual([6, 5]);
  });

  it('[RUN-CEVENT-06] may have a lesser one beside it, for half of them', () => {
    const half = fight(times(2, foe('land-crab-large', 'equal')));
    expect(wrongs([half, fight(SIX)])).toEqual([]);
    expect(wrongs([fight(SIX), fight(times(5, foe('dwarf-centurion', 'inferior')))])).toEqual([]);
    expect(wrongs([fight(SIX), fight(times(3, foe('land-crab-large', 'equal')))])).toEqual([
      ['mixOfSecond', 'RUN-CEVENT-06', '1'],
    ]);
    expect(checkMix([fight(SIX), fight(SIX)], 6)[0]).toMatchObject({
      path: [1],
      params: { mix: 6, most: 3 },
    });
    const five = [foe('dwarf-clan-champion', 'terrifying'), foe('rock-goblin', 'inferior')];
    expect(wrongs([fight(five), fight(times(4, foe('rock-goblin', 'inferior')))], 5)).toEqual([
      ['mixOfSecond', 'RUN-CEVENT-06', '1'],
    ]);
  });

  it('[RUN-CEVENT-05] [RUN-CEVENT-06] says what each fight should be', () => {
    expect(mixSheets([fight(times(5, foe('dwarf-centurion', 'inferior'))), fight(SIX)], 6)).toEqual([
      { tenths: 35, rounded: 3, required: 3, relation: '<=', ok: true },
      { tenths: 60, rounded: 6, required: 6, relation: '==', ok: true },
    ]);
    const neither = [times(2, foe('troll', 'equal')), times(3, foe('troll', 'equal'))].map((foes) =>
      fight(foes),
    );
    expect(mixSheets(neither, 6).map(({ relation, ok }) => [relation, ok])).toEqual([
      ['<=', true],
      ['==', false],
    ]);
  });

  it('[RUN-CEVENT-01] is one of two at most, and there is one', () => {
    expect(wrongs([])).toEqual([['noCombat', 'RUN-CEVENT-01', '']]);
    expect(wrongs([fight(SIX), fight([]), fight([])])).toEqual([['tooManyCombats', 'RUN-CEVENT-01', '']]);
  });

  it.each([
    ['[RUN-TV-49]', [foe('sark-amen', 'terrifying')], 4, false],
    ['[RUN-TV-49]', [foe('sark-amen', 'terrifying')], 5, true],
    ['[RUN-TV-49]', [foe('dishonored', 'superior')], 2, true],
    ['[RUN-TV-49]', [foe('mecha-dwarf', 'terrifying')], 4, true],
  ])('%s %#', (_, foes, heroes, legal) => {
    expect(wrongs([fight(foes)], heroes).length === 0).toBe(legal);
  });

  const trolls = foe('troll', 'equal', { adjust: 'none' });
  const medic = foe('dwarf-medic', 'equal', { adjust: { atk: -4, dfn: -3, dam: 4 } });
  const mecha = foe('mecha-dwarf', 'exceptional', { adjust: 'none', selfWilled: true });
  const climax = [medic, mecha, ...times(2, foe('dwarf-centurion', 'weak'))];

  it.each<[string, readonly Opponent[], number, boolean]>([
    ['1/3', times(6, foe('rock-goblin', 'inferior')), 42, false],
    ['1/3 mended', times(8, foe('rock-goblin', 'inferior')), 56, true],
    ['1/3 mended', times(9, foe('rock-goblin', 'inferior')), 63, true],
    ['2/4', [foe('troll', 'superior', { adjust: 'none' }), ...times(3, trolls)], 59, true],
    ['3/3', times(9, foe('spider-werk', 'inferior')), 90, false],
    ['3/3 mended', times(6, foe('spider-werk', 'inferior')), 60, true],
    [
      '4/3',
      [
        foe('dark-viking', 'equal', { adjust: { atk: 1 } }),
        foe('dark-viking', 'equal'),
        foe('dishonored', 'inferior'),
        ...times(2, foe('dishonored', 'weak')),
      ],
      59,
      true,
    ],
    ['5', times(6, foe('centi-werk', 'weak')), 30, false],
    ['5 mended', times(13, foe('centi-werk', 'weak')), 65, true],
    ['6/3', times(7, foe('dishonored', 'weak')), 70, false],
    ['6/3 mended', times(6, foe('dishonored', 'weak')), 60, true],
    ['7/3', [...climax, ...times(3, foe('spider-werk', 'pitiful'))], 66, false],
    ['7/3 mended', [...climax, ...times(2, foe('spider-werk', 'pitiful'))], 60, true],
  ])('[RUN-RULING-F30] [RUN-CEVENT-09] the sample’s %s', (_, foes, tenths, legal) => {
    expect(eventMix(foes)).toBe(tenths);
    expect(wrongs([fight(foes)]).length === 0).toBe(legal);
  });

  it('[RUN-TV-60] the sample’s climax by its printed Adjusts', () => {
    const centurions = times(
      2,
      foe('dwarf-centurion', 'weak', { adjust: { init: -2, atk: -2, dfn: -3, dam: 7 } }),
    );
    const foes = [medic, mecha, ...centurions, ...times(3, foe('spider-werk', 'pitiful'))];
    expect(eventMix(foes)).toBe(62);
    expect(wrongs([fight(foes)])).toEqual([]);
  });
});

describe('a foe in a fight', () => {
  it('[RUN-CEVENT-07] is Terrifying only for four heroes', () => {
    const event = fight([foe('troll', 'terrifying')]);
    expect(besides(event, 4)).toEqual([]);
    expect(besides(event, 3)).toEqual([['terrifying', 'RUN-CEVENT-07', '0.foes.0.threat']]);
  });

  it('[RUN-CEVENT-13] [RUN-CEVENT-14] [RUN-FOELIST-DARK-VIKING.1] is of any category up to its worst, and each makes another of it', () => {
    const all = ['terrifying', 'exceptional', 'superior', 'equal', 'inferior', 'weak', 'pitiful'] as const;
    expect(besides(fight(all.map((threat) => foe('dark-viking', threat))))).toEqual([]);
    expect(besides(fight(all.map((threat) => foe('rock-goblin', threat)))).map(([code]) => code)).toEqual(
      Array(4).fill('maxThreat'),
    );
    expect(besides(fight([foe('goblin-leader', 'inferior')]))).toEqual([
      ['maxThreat', 'RUN-CEVENT-13', '0.foes.0.threat'],
    ]);
    const tally = statistics([8, 10, 7, 9, 6, 52, 3]);
    expect(new Set(all.map((threat) => statisticsOf(tally, threat).hp)).size).toBe(7);
  });

  it('[RUN-FOELIST-CRAFTWERKS] [RUN-FOELIST-SPIDER-WERK] [RUN-FOELIST-MECHA-DWARF] has a will of its own unless it is a simple craftwerk', () => {
    const will = { selfWilled: true };
    expect(besides(fight([foe('mecha-dwarf', 'equal', will), foe('spider-werk', 'equal', will)]))).toEqual([
      ['noWill', 'RUN-FOELIST-CRAFTWERKS', '0.foes.1.selfWilled'],
    ]);
  });

  it('[RUN-CEVENT-18] [RUN-FOE-37] shoots only if its type does', () => {
    const armed = fight([
      foe('goblin-warrior', 'weak', { missile: 'bow' }),
      foe('rock-goblin', 'weak', { missile: 'bow' }),
    ]);
    expect(besides(armed)).toEqual([['noMissile', 'RUN-CEVENT-18', '0.foes.1.missile']]);
  });

  it('[RUN-FOELIST-WENDOL.5] hunts others only if it is a wendol', () => {
    const hunters = fight([foe('wendol', 'equal', { hunts: true }), foe('troll', 'equal', { hunts: true })]);
    expect(besides(hunters)).toEqual([['mayNotHunt', 'RUN-FOELIST-WENDOL.5', '0.foes.1.hunts']]);
  });

  it('[RUN-FOELIST-TUBE-STRIKER] [RUN-FOELIST-TUBE-STRIKER.1] is never a tube-striker', () => {
    expect(besides(fight([foe('tube-striker', 'equal')]))).toEqual([
      ['noOpponent', 'RUN-FOELIST-TUBE-STRIKER.1', '0.foes.0'],
    ]);
  });
});

describe('going without missiles', () => {
  const centurions = times(5, foe('dwarf-centurion', 'inferior'));

  it.each<[string, CombatEvent, boolean]>([
    [
      '[RUN-TV-50]',
      fight([
        foe('mecha-dwarf', 'terrifying', { adjust: 'none' }),
        foe('dwarf-centurion', 'equal'),
        foe('dwarf-laborer', 'inferior'),
      ]),
      false,
    ],
    ['[RUN-TV-50]', fight(centurions), true],
    ['', fight([foe('rock-goblin', 'weak'), foe('goblin-warrior', 'weak')]), true],
    ['', fight([...centurions, foe('troll', 'weak', { missile: 'bow' })]), false],
    ['', fight(centurions, { missileObstruction: true }), false],
  ])('%s [RUN-CEVENT-19] [RUN-RULING-F28] %# pays: %s', (_, event, may) => {
    expect(mayForgoMissiles(event)).toBe(may);
    const claimed = besides({ ...event, noMissiles: true }).map(([code]) => code);
    expect(claimed).toEqual(may ? [] : ['notWithoutMissiles']);
    expect(besides(event)).toEqual([]);
  });
});

describe('goblin magic in a fight', () => {
  const goblins = [foe('goblin-shaman', 'weak'), foe('rock-goblin', 'weak')];
  const magic = (effects: MagicEffect[], foes = goblins) =>
    besides(fight(foes, { magic: [{ from: 'chant', effects }] }));
  const hampers = (score: MagicEffect['score'], by: number): MagicEffect => ({ score, on: 'others', by });
  const helps = (score: MagicEffect['score'], by: number): MagicEffect => ({ score, on: 'goblins', by });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.1] is three points at most', () => {
    expect(magic([hampers('atk', -2), helps('dam', 1)])).toEqual([]);
    expect(magic([hampers('atk', -2), helps('dam', 2)])).toEqual([
      ['magicTooStrong', 'RUN-FOELIST-GOBLIN-SHAMAN.1', '0.magic.0'],
    ]);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.1] never touches ATK and DFN, DAM and Soak, or the INIT of foes', () => {
    const forbidden = [['magicForbidden', 'RUN-FOELIST-GOBLIN-SHAMAN.1', '0.magic.0']];
    expect(magic([hampers('atk', -1), helps('dfn', 1)])).toEqual(forbidden);
    expect(magic([hampers('soak', -1), helps('dam', 1)])).toEqual(forbidden);
    expect(magic([hampers('atk', -1), hampers('soak', -1)])).toEqual([]);
    expect(magic([helps('init', 1)])).toEqual(forbidden);
    expect(magic([helps('init', 1), hampers('atk', -1)])).toEqual(forbidden);
    expect(magic([hampers('init', -1)])).toEqual([]);
    expect(magic([hampers('init', -1)], [...goblins, foe('troll', 'weak')])).toEqual(forbidden);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.2] never helps others nor hampers goblins', () => {
    const wrong = [['magicForbidden', 'RUN-FOELIST-GOBLIN-SHAMAN.2', '0.magic.0']];
    expect(magic([hampers('atk', 1)])).toEqual(wrong);
    expect(magic([hampers('atk', 1), hampers('soak', -1)])).toEqual(wrong);
    expect(magic([helps('atk', -1)])).toEqual(wrong);
    expect([magic([hampers('atk', 0)]), magic([helps('atk', 0)])]).toEqual([wrong, wrong]);
  });

  it('[RUN-RULING-F38] needs a shaman for each', () => {
    expect(magic([hampers('atk', -1)], [foe('rock-goblin', 'weak')])).toEqual([
      ['magicWithoutShaman', 'RUN-RULING-F38', '0.magic.0'],
    ]);
    const two = { from: 'brazier', effects: [hampers('atk', -1)] } as const;
    expect(besides(fight(goblins, { magic: [two, two] }))).toEqual([
      ['magicWithoutShaman', 'RUN-RULING-F38', '0.magic.1'],
    ]);
  });

  it('gives only codes that are declared', () => {
    const muddle = fight(
      [foe('spider-werk', 'terrifying', { selfWilled: true, hunts: true, missile: 'bow' })],
      {
        noMissiles: true,
        magic: [{ from: 'chant', effects: [helps('init', 9)] }],
      },
    );
    for (const { code } of checkMix([muddle, muddle, muddle], 2)) expect(MIX_PROBLEMS).toContain(code);
  });
});

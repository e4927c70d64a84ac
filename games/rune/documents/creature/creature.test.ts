import { describe, expect, it } from 'vitest';
import { type Adjust, FOE, type Foe } from '../../content/foes.ts';
import { POWER } from '../../content/powers.ts';
import { creatureRules } from './index.ts';
import { adjustMix, priceOf } from './price.ts';
import { type Creature, CreatureSchema } from './schema.ts';

const { check, derive, fault } = creatureRules as Required<typeof creatureRules>;

/** The example of the ledger's data model. RUN-TV-59 */
const given = {
  skald: 'creature',
  version: 1,
  name: 'Pulsating spew-rat',
  description: 'A rat as large as a dog, full of what it ate.',
  trait: 'It spews when it is struck.',
  benchmark: 6,
  adjust: { init: 9, atk: -2 },
  missile: false,
  weapon: 'natural',
  temper: 'headlong',
  nightVision: true,
  stunnable: true,
} as const;
const rat = CreatureSchema.parse(given);
const breaches = (what: Partial<Creature>, advised = false): [string, string | null, string][] =>
  check({ ...rat, ...what })
    .filter(({ advice = false }) => advice === advised)
    .map(({ code, rule, path }) => [code, rule, path.join('.')]);

describe('what an Adjust adds to the Mix', () => {
  it.each<[string, Adjust, number]>([
    ['[RUN-TV-18] [RUN-CREATE-08]', { init: 3, atk: -1 }, 0],
    ['[RUN-TV-18] [RUN-CREATE-08]', { init: 3, dfn: -1 }, 0],
    ['[RUN-TV-18] [RUN-CREATE-08]', { init: 3, soak: -1 }, 0],
    ['[RUN-TV-18] [RUN-CREATE-08]', { init: 3, dam: -3 }, 0],
    ['[RUN-TV-18] [RUN-CREATE-09] [RUN-RULING-F26]', { init: 3, hp: -10 }, 1],
    ['[RUN-CREATE-09] [RUN-RULING-F26]', { atk: 1, init: -3 }, 1],
    ['[RUN-CREATE-09] [RUN-RULING-F26]', { atk: 1, res: -3 }, 1],
    ['[RUN-CREATE-07]', { res: 3 }, 1],
    ['[RUN-CREATE-07]', { res: 5 }, 1],
    ['[RUN-CREATE-07]', { init: 5 }, 1],
    ['[RUN-CREATE-07]', { dam: 5 }, 1],
    ['[RUN-CREATE-07]', { hp: 19 }, 1],
    ['[RUN-TV-19]', { hp: 60, atk: -3, dfn: -3 }, 0],
    ['[RUN-TV-19]', { hp: 60, dam: -6, soak: -4 }, 0],
    ['[RUN-TV-20] [RUN-CREATE-10]', { init: 9, atk: -2 }, 1],
    ['[RUN-TV-21] [RUN-CREATE-10]', { dam: -6 }, -2],
    ['[RUN-TV-60]', { dfn: -1, soak: 3 }, 2],
    ['[RUN-TV-60]', { dam: 5, hp: -10 }, 1],
    ['[RUN-TV-60]', { init: -2, atk: -2, dfn: -3, dam: 7 }, -2],
    ['[RUN-TV-60]', { atk: -4, dfn: -3, dam: 4 }, -5],
    ['[RUN-CREATE-06] [RUN-CREATE-11]', {}, 0],
    ['[RUN-CREATE-11]', { init: 1, dam: 1, res: 1 }, 1],
    ['[RUN-CREATE-11]', { init: 1, dam: 1, hp: 3 }, 0],
    ['[RUN-CREATE-11]', { init: 2, dam: 2, hp: 7 }, 2],
  ])('%s %j: %i tenths', (_, adjust, tenths) => {
    expect(adjustMix(adjust)).toBe(tenths);
  });

  it.each<[Foe, number]>([
    ['dwarf-pit-boss', 0],
    ['dwarf-slaver', 0],
    ['dwarf-medic', 0],
    ['dwarf-centurion', 0],
    ['dwarf-clan-champion', 3],
    ['mecha-dwarf', 3],
    ['beetle-werk', 2],
    ['centi-werk', 0],
    ['elf-courtier', 0],
    ['elf-mischief-maker', 0],
    ['goblin-freak', 0],
    ['goblin-vegetarian', 0],
    ['land-crab-small', 0],
    ['land-crab-large', 0],
    ['troll', 0],
    ['wendol', 0],
  ])('[RUN-CREATE-11] [RUN-RULING-F26] agrees with the gallery on %s: %i', (foe, tenths) => {
    expect(adjustMix(FOE[foe].adjust)).toBe(tenths);
    expect(FOE[foe].adjustMix).toBe(tenths);
  });

  it.each<[Foe, number, number]>([
    ['spider-werk', 4, 3],
    ['goblin-leader', 5, 0],
    ['giant', 1, 0],
  ])(
    '[RUN-RULING-F26] would be more for %s than is printed, and what is printed holds',
    (foe, formula, printed) => {
      expect(adjustMix(FOE[foe].adjust)).toBe(formula);
      expect(FOE[foe].mix).toBe(printed);
    },
  );
});

describe('an own creature', () => {
  it('[RUN-CREATE-11] [RUN-CREATE-13] [RUN-RULING-F27] is priced line by line', () => {
    const { lines, totals } = priceOf({ ...rat, powers: ['crushing', 'undead', 'leaping'] });
    expect(lines.map(({ path, points }) => [path.join('.'), points])).toEqual([
      ['adjust.init', 3],
      ['adjust.atk', -2],
      ['powers.1', 5],
      ['powers.2', 3],
    ]);
    expect(totals).toEqual({ mix: 9 });
    expect(priceOf({ ...rat, adjust: { init: 0, dam: 5 } }).lines).toMatchObject([
      { path: ['adjust', 'dam'], points: 5 / 3, rule: 'RUN-CREATE-07', params: { name: 'dam', by: 5 } },
    ]);
  });

  it('[RUN-CREATE-12] [RUN-FOE-40] is Terrifying at most and fills one square, unless its designer says otherwise', () => {
    expect(derive(rat)).toMatchObject({ maxThreat: 'terrifying', size: 1, move: 15, tags: ['monstrous'] });
    expect(derive({ ...rat, maxThreat: 'weak', size: 3 })).toMatchObject({ maxThreat: 'weak', size: 3 });
  });

  it('[RUN-CREATE-02] [RUN-CREATE-04] [RUN-CREATE-05] [RUN-FOE-37] [RUN-CEVENT-18] shoots, holds and waits as its designer says', () => {
    const rock = FOE['rock-goblin'];
    expect(rock).toMatchObject({ missile: false, weapon: 'natural', temper: 'headlong' });
    const slinger: Creature = {
      ...rat,
      missile: true,
      weapon: 'handheld',
      temper: 'crafty',
      tags: ['goblin'],
    };
    expect(derive(slinger)).toMatchObject({
      missile: true,
      weapon: 'handheld',
      temper: 'crafty',
      nightVision: true,
      stunnable: true,
    });
  });

  it('[RUN-RULING-F27] has powers of the gallery with the gallery’s numbers', () => {
    expect(derive({ ...rat, powers: ['undead', 'charging'] })).toMatchObject({
      powers: [POWER.undead, POWER.charging],
      tags: ['monstrous', 'undead'],
      mix: 6,
      adjustMix: 1,
    });
    expect(derive({ ...rat, powers: ['undead'], tags: ['undead'] })).toMatchObject({ tags: ['undead'] });
  });

  it('[RUN-FOELIST-CRAFTWERKS] has a will only if it is no simple craftwerk', () => {
    const will = (what: Partial<Creature>) =>
      (derive({ ...rat, ...what }) as { maySelfWill: boolean }).maySelfWill;
    expect([
      will({}),
      will({ tags: ['craftwerk'] }),
      will({ tags: ['craftwerk'], temper: 'crafty' }),
    ]).toEqual([true, false, true]);
  });

  it('[RUN-CREATE-01] needs a description, and something that sets it apart', () => {
    expect(breaches({})).toEqual([]);
    expect(breaches({}, true)).toEqual([]);
    expect(breaches({ description: '' })).toEqual([['undescribed', 'RUN-CREATE-01', 'description']]);
    expect(breaches({ trait: '' }, true)).toEqual([['noTrait', 'RUN-CREATE-01', 'trait']]);
    expect(breaches({ adjust: {} }, true)).toEqual([['likeAnother', 'RUN-CREATE-01', '']]);
    expect(check({ ...rat, adjust: {} })[0]?.params).toEqual({ foe: 'rock-goblin' });
    expect(breaches({ adjust: {}, move: 20 }, true)).toEqual([]);
    expect(breaches({ adjust: {}, powers: ['charging'] }, true)).toEqual([]);
  });

  it('[RUN-CREATE-03] cannot be knocked out if it is dead or made', () => {
    const breach = [['mustStayAwake', 'RUN-CREATE-03', 'stunnable']];
    expect(breaches({ tags: ['craftwerk'] })).toEqual(breach);
    expect(breaches({ powers: ['undead'] })).toEqual(breach);
    expect(breaches({ powers: ['undead'], stunnable: false })).toEqual([]);
  });

  it('[RUN-RULING-F27] has no power twice', () => {
    expect(breaches({ powers: ['crushing', 'charging', 'crushing'] })).toEqual([
      ['powerTwice', 'RUN-RULING-F27', 'powers.2'],
    ]);
  });

  it('[RUN-CREATE-09] is told what pays for nothing', () => {
    expect(breaches({ adjust: { init: -3, hp: -10, res: -1, atk: -1 } }, true)).toEqual([
      ['paysNothing', 'RUN-CREATE-09', 'adjust.init'],
      ['paysNothing', 'RUN-CREATE-09', 'adjust.hp'],
      ['paysNothing', 'RUN-CREATE-09', 'adjust.res'],
    ]);
  });

  it('[RUN-CREATE-02] is wondered at if it shoots with claws', () => {
    expect(breaches({ missile: true }, true)).toEqual([['clawsThatShoot', 'RUN-CREATE-02', 'missile']]);
  });

  it.each([
    ['', null, 'notACreature', ''],
    ['', 'a rat', 'notACreature', ''],
    ['', { skald: 'hero' }, 'notACreature', ''],
    ['', { ...given, version: 2 }, 'otherVersion', 'version'],
    ['', { ...given, name: ' ' }, 'malformed', 'name'],
    ['', { ...given, move: 101 }, 'malformed', 'move'],
    ['[RUN-FOE-40]', { ...given, size: 0 }, 'malformed', 'size'],
    ['', { ...given, size: 6 }, 'malformed', 'size'],
    ['[RUN-CREATE-13] [RUN-RULING-F27]', { ...given, powers: ['flying'] }, 'malformed', 'powers.0'],
    ['[RUN-RULING-F27]', { ...given, powers: ['unscored'] }, 'malformed', 'powers.0'],
    ['', { ...given, adjust: { luck: 1 } }, 'malformed', 'adjust.luck'],
    ['', { ...given, adjust: { atk: 0.5 } }, 'malformed', 'adjust.atk'],
    ['[RUN-FOE-14]', { ...given, armor: 'chain-mail' }, 'malformed', 'armor'],
    ['[RUN-FOE-15]', { ...given, gifts: [] }, 'malformed', 'gifts'],
  ])('%s says what is wrong with %j: %s', (_, what, code, path) => {
    expect(fault(what)).toMatchObject({ code });
    expect(fault(what)?.path.join('.')).toBe(path);
  });

  it('is one, and gives only codes that it declares', () => {
    expect(fault(given)).toBeNull();
    const muddled: Creature = {
      ...rat,
      trait: '',
      description: '',
      tags: ['undead'],
      adjust: { hp: -1 },
      missile: true,
    };
    for (const { code } of check(muddled)) expect(creatureRules.codes).toContain(code);
  });
});

import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ABILITY,
  ABILITY_COST,
  type Ability,
  canBeTried,
  FIGHTING,
  HIGHEST_RATING,
  LACKING,
  RECOMMENDED,
  WITHOUT_KIT,
} from './abilities.ts';
import { loadNumber } from './load.ts';

const of = (has: (ability: Ability) => boolean): Ability[] => ABILITIES.filter(has);

describe('Abilities', () => {
  it('[RUN-ABIL-17] are 43: 8 Fighting, 22 Exploratory, 12 Interaction, 1 of neither; 15 primary', () => {
    const sets = Object.groupBy(ABILITIES, (id) => ABILITY[id].set);
    expect(Object.entries(sets).map(([set, all]) => [set, all.length])).toEqual([
      ['fighting', 8],
      ['exploratory', 22],
      ['interaction', 12],
      ['miscellaneous', 1],
    ]);
    expect(new Set(ABILITIES).size).toBe(43);
    expect(sets.miscellaneous).toEqual(['divine-awareness']);
    expect(of((id) => ABILITY[id].category === 'primary')).toHaveLength(15);
  });

  it('[RUN-ABIL-16] [RUN-RULING-H06] the primary ones are all Fighting ones and seven others, Sprint among them', () => {
    const others = of((id) => ABILITY[id].category === 'primary' && ABILITY[id].set !== 'fighting');
    expect(others.toSorted()).toEqual([
      'awareness',
      'divine-awareness',
      'dodge',
      'healer',
      'sprint',
      'stealth',
      'traps',
    ]);
    for (const id of FIGHTING) expect(ABILITY[id].category).toBe('primary');
  });

  it.each<[string, string]>([
    ['Str', 'climb jump sprint swim'],
    ['Sta', 'bravery carouse seamanship sing sleep'],
    [
      'Dex',
      'balance brawling chain-weapon great-weapon healer longshaft-weapon pick-lock repair ride single-weapon ski stealth traps two-weapons',
    ],
    ['Qik', 'dodge'],
    ['Int', 'disguise gamble lore map runes survival'],
    ['Per', 'awareness bows pursuit thrown-weapon'],
    ['Pre', 'animal-handling deception divine-awareness leadership skald'],
    ['Com', 'bargain demeanor insight music'],
  ])('[RUN-ABIL-16] [RUN-RULING-H04] %s usually governs: %s', (name, abilities) => {
    expect(of((id) => ABILITY[id].governing[0] === name).toSorted()).toEqual(abilities.split(' '));
  });

  it.each<[Ability, (string | null)[]]>([
    ['gamble', ['Int', 'Per', 'Qik', null]],
    ['healer', ['Dex', 'Per']],
    ['seamanship', ['Sta', 'Int', 'Dex']],
    ['skald', ['Pre', 'Int']],
    ['swim', ['Str', 'Sta']],
  ])('[RUN-ABIL-16] %s rests on one or another: %j', (ability, governing) => {
    expect(ABILITY[ability].governing).toEqual(governing);
    expect(of((id) => ABILITY[id].governing.length > 1)).toHaveLength(5);
  });

  it('[RUN-GEAR-22] [RUN-RULING-H05] [RUN-RULING-H27] [RUN-ABIL-13] eleven come with a kit, of which none is for a fight', () => {
    const kits = of((id) => ABILITY[id].kit !== null).map((id) => [id, loadNumber(ABILITY[id].kit!)]);
    expect(Object.fromEntries(kits)).toEqual({
      climb: 2,
      gamble: 0.5,
      healer: 1,
      map: 0.5,
      music: 3,
      'pick-lock': 0.5,
      repair: 1,
      ride: 0,
      ski: 4,
      survival: 0.25,
      traps: 0.5,
    });
  });

  it('[RUN-ABIL-01] [RUN-ABIL-02] [RUN-ABIL-04] [RUN-ABIL-10] [RUN-RULING-H22] cost 2 or 1, go up to 3, and lacking costs 3, without its kit 2', () => {
    expect(ABILITY_COST).toEqual({ primary: 2, secondary: 1 });
    expect(HIGHEST_RATING).toBe(3);
    expect(LACKING).toBe(-3);
    expect(WITHOUT_KIT).toBe(-2);
  });

  it('[RUN-ABIL-06] [RUN-ABIL-RUN-03] anything can be tried without, but Runes', () => {
    expect(of((id) => !canBeTried(id, 0))).toEqual(['runes']);
    expect(canBeTried('runes', 1)).toBe(true);
  });

  it('[RUN-ABIL-14] [RUN-RULING-H03] eight are recommended to beginners', () => {
    expect(RECOMMENDED).toEqual([
      'awareness',
      'balance',
      'bravery',
      'climb',
      'dodge',
      'jump',
      'sprint',
      'swim',
    ]);
  });
});

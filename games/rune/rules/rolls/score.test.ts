import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY, type Ability } from '../../content/abilities.ts';
import { CHARACTERISTICS, type Characteristic } from '../../content/characteristics.ts';
import { attempt } from './attempt.ts';
import { decide } from './contest.ts';
import {
  abilityScore,
  bestWay,
  characteristicScore,
  engagementScore,
  mayTry,
  useScore,
  usual,
  type Way,
} from './score.ts';
import { faces, roller } from './testing.ts';

describe('a roll of an Ability', () => {
  const skier = roller({ is: { Dex: 3, Int: -1 }, can: { ski: 2 }, kits: ['ski'], load: 6 });

  it('[RUN-ABIL-07] goes with another Characteristic where the task fits another, and with what that brings', () => {
    // Dex 3 and Ski 2, less 3 for a Load of 6; judging a slope is no matter of Load.
    expect(abilityScore(skier, ['ski', usual('ski')]).total).toBe(3 + 2 - 3);
    expect(abilityScore(skier, ['ski', 'Int']).total).toBe(-1 + 2);
    expect(abilityScore(skier, ['ski', 'Sta']).total).toBe(2 - 3);
  });

  it('[RUN-ABIL-12] forgives the missing kit where none is needed', () => {
    const bare = roller({ can: { climb: 1 } });
    expect(abilityScore(bare, ['climb', 'Str']).total).toBe(1 - 2);
    expect(abilityScore(bare, ['climb', 'Str'], false).total).toBe(1);
    expect(abilityScore(roller(), ['climb', 'Str']).total).toBe(-5);
  });

  it('[RUN-BASIC-15] is worse by all that impairs him, and says so', () => {
    const hurt = roller({ is: { Per: 1 }, can: { awareness: 2 }, impairment: 4 });
    const sum = abilityScore(hurt, ['awareness', 'Per']);
    expect(sum.total).toBe(-1);
    expect(sum.parts).toContainEqual({ of: 'impairment', by: -4 });
    expect(characteristicScore(hurt, 'Per').total).toBe(1 - 4);
  });

  it('[RUN-BASIC-16] is made with what was named, or with what its player points out if that is better', () => {
    const able = roller({ is: { Str: 1, Pre: 2 }, can: { leadership: 3, brawling: 1 } });
    const score = (way: Way) => abilityScore(able, way).total;
    const named: Way = ['brawling', 'Str'];
    expect(bestWay([named], score)).toEqual(named);
    expect(bestWay([named, ['leadership', 'Pre']], score)).toEqual(['leadership', 'Pre']);
    expect(bestWay([named, ['lore', 'Int']], score)).toEqual(named);
  });

  it('[RUN-ABIL-DIV-02] is one of Divine Awareness where nothing else fits', () => {
    expect(bestWay([], () => 0)).toEqual(['divine-awareness', 'Pre']);
    const lucky = roller({ is: { Pre: 2 }, can: { 'divine-awareness': 1 } });
    expect(
      abilityScore(
        lucky,
        bestWay([], () => 0),
      ).total,
    ).toBe(3);
  });

  it('[RUN-OTHER-02] is none at all for whoever cannot read a rune; everything else may be tried', () => {
    expect(mayTry(roller(), 'runes')).toBe(false);
    expect(mayTry(roller({ can: { runes: 1 } }), 'runes')).toBe(true);
    for (const ability of ABILITIES) if (ability !== 'runes') expect(mayTry(roller(), ability)).toBe(true);
  });
});

describe('what an Ability is used for', () => {
  const clever = roller({
    is: { Str: 1, Sta: 2, Dex: 3, Qik: -1, Int: -2, Per: -3, Pre: 2 },
    can: { healer: 1, gamble: 1, seamanship: 1, skald: 1, swim: 1 },
    kits: ['healer', 'gamble'],
  });

  it('[RUN-ABIL-HEA-02] Healer knows illnesses and herbs, brews medicine and patches up its owner', () => {
    expect(useScore(clever, 'identify-illness').total).toBe(-3 + 1);
    expect(useScore(clever, 'find-herbs').total).toBe(-3 + 1);
    expect(useScore(clever, 'brew-medicine').total).toBe(3 + 1);
    expect(useScore(clever, 'treat-oneself').total).toBe(3 + 1);
  });

  it('[RUN-ABIL-GAM-01] Gamble rests on wits, eyes or fingers, and by luck alone on nothing', () => {
    const games = ['game-of-skill', 'spot-cheat', 'cheat', 'game-of-luck'] as const;
    expect(games.map((game) => useScore(clever, game).total)).toEqual([-2 + 1, -3 + 1, -1 + 1, 1]);
  });

  it('[RUN-ABIL-SEA-01] Seamanship rests on body, head or hands', () => {
    const uses = ['resist-seasickness', 'navigate', 'repair-vessel'] as const;
    expect(uses.map((use) => useScore(clever, use).total)).toEqual([2 + 1, -2 + 1, 3 + 1]);
  });

  it('[RUN-ABIL-SKA-01] Skald rests on presence for verses, and on memory for what was', () => {
    const uses = ['perform', 'satirize', 'recall'] as const;
    expect(uses.map((use) => useScore(clever, use).total)).toEqual([2 + 1, 2 + 1, -2 + 1]);
  });

  it('[RUN-ABIL-SWI-01] Swim rests on arms to get on, and on breath to stay up', () => {
    const uses = ['cover-distance', 'stay-afloat'] as const;
    expect(uses.map((use) => useScore(clever, use).total)).toEqual([1 + 1, 2 + 1]);
  });
});

describe('a Characteristic of the mind', () => {
  const loaded = { load: 20 };
  const usedBy = (by: Characteristic): Ability[] => ABILITIES.filter((ability) => usual(ability) === by);

  it('[RUN-CHAR-12] Intelligence: riddles and memory are rolled with it alone, and lore, maps, runes rest on it', () => {
    const sage = roller({ is: { Int: 3 }, can: { lore: 2 }, ...loaded });
    expect(characteristicScore(sage, 'Int').total).toBe(3);
    expect(attempt({ result: 6 }, characteristicScore(sage, 'Int').total, 9).success).toBe(true);
    expect(abilityScore(sage, ['lore', usual('lore')]).total).toBe(5);
    expect(usedBy('Int')).toEqual(['lore', 'map', 'survival', 'disguise', 'gamble', 'runes']);
  });

  it('[RUN-CHAR-15] Communication: persuading is rolled with it alone, and all talk and listening rest on it', () => {
    const talker = roller({ is: { Com: 2 }, can: { insight: 1 }, ...loaded });
    expect(characteristicScore(talker, 'Com').total).toBe(2);
    expect(abilityScore(talker, ['insight', usual('insight')]).total).toBe(3);
    expect(usedBy('Com')).toEqual(['bargain', 'demeanor', 'insight', 'music']);
  });

  it('[RUN-LOAD-10] [RUN-LOAD-11] what one carries weighs on the body, and never on the mind', () => {
    const weighed = CHARACTERISTICS.filter((by) => characteristicScore(roller(loaded), by).total < 0);
    expect(weighed).toEqual(['Str', 'Sta', 'Dex', 'Qik']);
    expect(ABILITY['divine-awareness'].governing).toEqual(['Pre']);
  });
});

describe('heroes who want the same thing', () => {
  it('[RUN-ENGAGE-14] roll Engagement against each other, and the highest has it', () => {
    const thora = engagementScore(roller({ is: { Str: 2 }, can: { 'great-weapon': 3, brawling: 1 } }));
    const ulf = engagementScore(roller({ is: { Str: 3 }, can: { brawling: 1 }, load: 10 }));
    // Str and the best of what one fights with hand to hand; Ulf is Loaded.
    expect([thora.total, ulf.total]).toEqual([5, 3]);
    const both = [
      { id: 'thora', hero: true, bonus: thora.total },
      { id: 'ulf', hero: true, bonus: ulf.total },
    ];
    expect(decide(both, faces(4, 6, 3, 4)).winner).toBe('thora');
    expect(decide(both, faces(4, 7)).winner).toBe('ulf');
  });
});

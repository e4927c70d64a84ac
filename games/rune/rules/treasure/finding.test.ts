import { FastDice, LoadedDice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category } from '../../content/design/gains.ts';
import { GIFT } from '../../content/gifts.ts';
import { EQUIP_TYPE } from '../../content/treasure/equipment.ts';
import { ItemSchema } from '../../content/treasure/item.ts';
import { WEAPON } from '../../content/weapons.ts';
import { type Finding, rollOn } from './charts.ts';
import { findTreasure } from './finding.ts';

/** All dice have to be used up. */
function found(category: Category, faces: readonly number[], blade = 0) {
  const dice = new LoadedDice(faces);
  const treasure = findTreasure(category, dice, blade);
  expect(dice.faces).toEqual([]);
  return treasure;
}
const things = (category: Category, ...faces: number[]) => found(category, faces).items;

describe('a treasure, when it is first seen', () => {
  it('[RUN-TRE-04] [RUN-TRE-43] [RUN-RULING-R01] is rolled from its letter, a 10 or a 1 being no more than that, and is known at once', () => {
    expect(things('A', 3, 10, 4, 1)).toEqual([{ kind: 'loot', form: 'silver', ounces: 10 }]);
    expect(things('A', 1, 10)).toEqual([{ kind: 'liars-silver', pieces: 10 }]);
    expect(things('A', 6, 10, 1, 3, 1)).toEqual([{ kind: 'loot', form: 'silver', ounces: 11 }]);
  });

  it('[RUN-TRE-33] has a form where it is loot: 100 and four times two dice, as ceramics', () => {
    expect(things('D', 1, 1, 3, 4, 2, 5)).toEqual([{ kind: 'loot', form: 'ceramics', ounces: 128 }]);
    expect(things('C', 1, 3, 4)).toEqual([{ kind: 'liars-silver', pieces: 28 }]);
  });

  it('[RUN-TRE-25] [RUN-RULING-R04] becomes one of the next category, and is rolled on as such', () => {
    // Sent on from A to B; with A’s modifiers the bonus would be +1: 7 − 5, with B’s it is 7 − 2 = 5, and 8 − 2 = 6 for +2.
    const { items, origin, category } = found('A', [10, 9, 8, 5, 4, 5]);
    expect([origin, category]).toEqual(['A', 'B']);
    expect(items).toEqual([{ kind: 'amulet', effect: 'last-blood-melee', bonus: 2, limit: 6, failures: 0 }]);
  });

  it('[RUN-TRE-26] of several things is several, each with dice of its own', () => {
    // D 46: two pieces of equipment, both rare.
    expect(things('D', 4, 6, 5, 3, 3, 2, 10, 10)).toEqual([
      { kind: 'weapon', weapon: 'goblin-axe' },
      { kind: 'weapon', weapon: 'dwarven-battle-hammer' },
    ]);
  });

  it('[RUN-TRE-26] of the last row of F is two, and neither comes from that row again', () => {
    // 95: twice; 91 again; 11 loot; 40 loot.
    const items = things('F', 9, 5, 9, 1, 1, 1, 1, 1, 5, 10, 4, 10, 2, 2, 5, 10);
    expect(items).toEqual([
      { kind: 'loot', form: 'silver', ounces: 360 },
      { kind: 'loot', form: 'silver', ounces: 420 },
    ]);
  });

  it('[RUN-TRE-22] [RUN-TRE-23] keeps every throw, with the chart and what was added to it', () => {
    expect(found('A', [8, 7, 10, 9, 9, 5, 2]).rolls).toEqual([
      { rule: 'RUN-CHART-CAT-A', faces: [8], by: 0, number: 8 },
      { rule: 'RUN-CHART-POTION-TYPE', faces: [7], by: -4, number: 3 },
      { rule: 'RUN-CHART-POTION-POTENCY', faces: [10], by: -5, number: 5 },
      { rule: 'RUN-CHART-POTION-DURATION', faces: [9], by: -6, number: 3 },
      { rule: 'RUN-CHART-ABILITY', faces: [9, 5], by: -30, number: 65 },
      { rule: 'RUN-CHART-POTION-DOSES', faces: [2], by: 0, number: 2 },
    ]);
  });

  it('[RUN-TRE-24] [RUN-TRE-55] stays on the chart; only what is bound to something is thrown anew where it leaves it', () => {
    // Potency 1 − 5 and duration 1 − 6 are read as 1; the Ability 30 − 30 is thrown bare until it is below 30: 55, 30, 29.
    expect(things('A', 8, 7, 1, 1, 3, 10, 5, 5, 3, 10, 2, 9, 10)).toEqual([
      { kind: 'potion', to: 'brawling', bonus: 1, rounds: 1, doses: 8 },
    ]);
    // F: 100 + 15 is thrown bare until it is above 30: 30, 31. Of F a charm’s bonus 10 + 3 is read as 10.
    expect(
      things('F', 5, 3, 2, 10, 1, 1, 1, 10, 10, 3, 10, 3, 1, 2, 1, 1, 1, 1, 10, 7, 2, 1, 1, 1, 1, 5, 7).at(0),
    ).toMatchObject({
      kind: 'charm',
      to: 'insight',
      bonus: 4,
    });
  });

  it('[RUN-TRE-24] of F a Characteristic below 1 is thrown bare until below 30', () => {
    const [first] = things(
      'F',
      5,
      3,
      10,
      10,
      10,
      4,
      5,
      5,
      3,
      10,
      2,
      9,
      ...[1, 1, 1, 5, 5, 5, 5],
      ...[1, 1, 1, 5, 5, 5, 5],
    );
    expect(first).toMatchObject({ kind: 'charm', to: 'Dex' });
  });

  it('is always something that a hero can carry, whatever the dice say', () => {
    const dice = new FastDice(7);
    for (let i = 0; i < 600; i++)
      for (const category of CATEGORIES)
        for (const item of findTreasure(category, dice, i % 12).items)
          expect(ItemSchema.safeParse(item).error).toBeUndefined();
  });
});

describe('potions, charms and amulets', () => {
  it('[RUN-TRE-45] a potion is rolled by type, potency, duration, what it is bound to, and doses', () => {
    expect(things('C', 6, 3, 6, 10, 7, 6, 5, 4)).toEqual([
      { kind: 'potion', to: 'climb', bonus: 2, rounds: 12, doses: 6 },
    ]);
    expect(things('C', 6, 9, 9, 1, 5, 6, 1)).toEqual([
      { kind: 'potion', to: 'Str', bonus: 3, rounds: 1, doses: 4 },
    ]);
  });

  it('[RUN-TRE-46] [RUN-RULING-R09] a simple one has a potency, but lasts for one roll', () => {
    expect(things('C', 6, 2, 9, 7, 8, 8)).toEqual([
      { kind: 'potion', to: 'healer', bonus: 3, rounds: null, doses: 7 },
    ]);
  });

  it('[RUN-TRE-50] a charm by type, bonus, duration, what wakes it, and what it is bound to', () => {
    expect(things('C', 7, 8, 6, 9, 7, 2, 8, 3)).toEqual([
      { kind: 'charm', to: 'dodge', bonus: 2, rounds: 6, recharge: 'any-shrine', charged: true },
    ]);
    expect(things('C', 7, 9, 6, 10, 3, 10, 10, 2, 3)).toEqual([
      { kind: 'charm', to: 'Sta', bonus: 2, rounds: 9, recharge: 'next-encounter', charged: true },
    ]);
  });

  it('[RUN-TRE-53] an amulet on all three of its charts', () => {
    expect(things('C', 8, 10, 10, 3, 8, 10)).toEqual([
      { kind: 'amulet', effect: 'standard-trap', bonus: 4, limit: 10, failures: 0 },
    ]);
  });
});

describe('equipment', () => {
  const share = (category: Category): number => {
    const magical = Array.from({ length: 10 }, (_, i) => {
      const finding: Finding = { category, dice: new LoadedDice([i + 1]), blade: 0, rolls: [] };
      return rollOn(finding, EQUIP_TYPE);
    });
    return magical.filter((type) => type === 'magical').length * 10;
  };

  it('[RUN-TRE-62] is magical the more often the better the category', () => {
    expect(CATEGORIES.map(share)).toEqual([0, 20, 50, 50, 80, 100]);
  });

  it('[RUN-TRE-61] is rare, and that is all; or magical, in one thing and by how much', () => {
    expect(things('A', 7, 10, 10, 10)).toEqual([{ kind: 'weapon', weapon: 'dwarven-work-sword' }]);
    // C: a Viking axe; 7 − 1 = 6 is +2, to Atk.
    expect(things('C', 5, 6, 6, 7, 7, 4)).toEqual([
      { kind: 'weapon', weapon: 'viking-axe', magic: { atk: 2 } },
    ]);
    expect(things('C', 5, 6, 3, 5, 9)).toEqual([
      { kind: 'armor', armor: 'heavy-leather', magic: { prot: 5 } },
    ]);
    expect(things('C', 5, 6, 3, 5, 4)).toEqual([
      { kind: 'armor', armor: 'heavy-leather', magic: { init: 3 } },
    ]);
    expect(things('C', 5, 6, 9, 10, 6)).toEqual([{ kind: 'kit', ability: 'climb', bonus: 2 }]);
  });

  it('[RUN-RULING-R12] may be better in two things, never twice in the same', () => {
    // 10 − 1 = 9: two bonuses. 9 and 10 are thrown again; +3 to Dam, then Dam again is thrown anew: +1 to Init.
    expect(things('C', 5, 6, 6, 7, 10, 10, 9, 1, 2, 3, 6)).toEqual([
      { kind: 'weapon', weapon: 'viking-axe', magic: { dam: 3, init: 1 } },
    ]);
  });

  it('[RUN-RULING-R12] may be better three times, even in the same', () => {
    // D: 9 + 1 = 10.
    expect(things('D', 4, 1, 6, 6, 7, 9, 7, 1, 7, 2, 1, 8)).toEqual([
      { kind: 'weapon', weapon: 'viking-axe', magic: { dam: 6, dfn: 1 } },
    ]);
  });

  it('[RUN-RULING-R12] has no better Dfn where it parries nothing, and a shield throws 1 and 2 again', () => {
    expect(things('C', 5, 6, 4, 3, 1, 10, 8, 7)).toEqual([
      { kind: 'weapon', weapon: 'short-bow', magic: { init: 1 } },
    ]);
    expect(things('C', 5, 6, 3, 10, 1, 1, 2, 3)).toEqual([
      { kind: 'shield', shield: 'round-shield', magic: { dam: 1 } },
    ]);
  });

  it('is thrown again where the category bars it', () => {
    // E: below 30 again; 30 is a round shield: 2 + 2 = 4 is +1, to Dfn.
    const [shield] = things('E', 4, 1, 8, 2, 9, 3, 10, 2, 10, 1, 1, 1);
    expect(shield).toEqual({ kind: 'shield', shield: 'round-shield', magic: { dfn: 1 } });
  });
});

describe('helms and legends', () => {
  it('[RUN-ITEM-HELM-01] [RUN-ITEM-HELM-05] a helm lends levels of one gift, never more than that has', () => {
    expect(things('C', 9, 2, 5, 10)).toEqual([{ kind: 'helm', gift: 'buffeting-gale', levels: 6, whole: 6 }]);
    expect(GIFT['with-either-hand'].cap).toBe(1);
    expect(things('C', 9, 10, 8, 10)).toEqual([
      { kind: 'helm', gift: 'with-either-hand', levels: 1, whole: 1 },
    ]);
  });

  it('[RUN-RULING-R13] of a gift without levels it lends one; of Clatter as many as fall', () => {
    expect(things('C', 9, 8, 4, 10)).toMatchObject([{ gift: 'comeuppance-postponed', levels: 1 }]);
    expect(things('C', 9, 8, 3, 10)).toMatchObject([{ gift: 'clatter-of-rushing-boots', levels: 6 }]);
  });

  it('[RUN-ITEM-LEG-04] [RUN-ITEM-LEG-05] armor of legend is of some kind, and magical besides', () => {
    // D 86: a legend; 46 Einherjar’s Armor; 4: studded leather; Prot +6.
    expect(things('D', 8, 6, 4, 6, 4, 10)).toEqual([
      {
        kind: 'legendary',
        item: 'einherjars-armor',
        base: { kind: 'armor', armor: 'studded-leather', magic: { prot: 6 } },
      },
    ]);
    expect(things('D', 8, 6, 2, 5, 1)).toEqual([
      {
        kind: 'legendary',
        item: 'blinding-armor',
        base: { kind: 'armor', armor: 'steel-scale', magic: { init: 1 } },
      },
    ]);
    expect(things('D', 8, 6, 6, 10, 1, 9)).toEqual([
      {
        kind: 'legendary',
        item: 'golden-blade',
        base: { kind: 'weapon', weapon: 'dagger', magic: { dfn: 1 } },
      },
    ]);
  });

  it('[RUN-RULING-R18] an axe of legend is the first axe that falls', () => {
    expect(things('D', 8, 6, 1, 1, 6, 6, 7, 1, 1, 3, 1, 1)).toMatchObject([{ item: 'axe-of-glory' }]);
    const dice = new FastDice(3);
    for (let i = 0; i < 200; i++)
      for (const item of findTreasure('F', dice).items)
        if (item.kind === 'legendary' && item.item === 'axe-of-glory')
          expect(item.base?.kind === 'weapon' && WEAPON[item.base.weapon].id).toMatch(/axe$/);
  });

  it('[RUN-ITEM-LEG-04] what is neither weapon nor armor is only itself; the ring knows an Ability, the helm a gift', () => {
    expect(things('D', 8, 6, 3, 1)).toEqual([{ kind: 'legendary', item: 'blue-cloak-of-treachery' }]);
    expect(things('D', 8, 6, 8, 1, 6, 10)).toEqual([
      { kind: 'legendary', item: 'ring-of-alberich', ability: 'climb' },
    ]);
    expect(things('D', 8, 6, 4, 1, 1, 9, 7)).toEqual([
      { kind: 'legendary', item: 'demon-maw-helm', helm: { gift: 'agony-postponed', levels: 3 } },
    ]);
  });
});

describe('a Golden Blade', () => {
  it('[RUN-ITEM-GOLDENBLADE] [RUN-RULING-R21] lifts every number on a chart, but no ounces', () => {
    // A: 4 + 2 = 6 is two dice of loot; the form 70 + 20 = 90 is silver.
    expect(found('A', [4, 5, 5, 7, 10], 2).items).toEqual([{ kind: 'loot', form: 'silver', ounces: 10 }]);
    expect(found('A', [4, 5, 5, 7, 1], 2).items).toEqual([{ kind: 'loot', form: 'jewelry', ounces: 10 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { load, loadNumber } from '../../content/load.ts';
import type { Item, Trinket } from '../../content/treasure/item.ts';
import { abilityScore } from '../../rules/rolls/score.ts';
import { withLines } from './account.ts';
import { books } from './books.ts';
import { connectionsOf } from './connections.ts';
import { derive, kitsCarried } from './derive.ts';
import { damagedHelm, giftsHad, levelOf } from './levels.ts';
import type { Battered, Line } from './lines.ts';
import { heroNow } from './now.ts';
import { itemsLoad, kitBonus } from './possessions.ts';
import { READY_MADE } from './ready-made.ts';
import { type Hero, HeroSchema } from './schema.ts';
import { DAY } from './testing.ts';

const { ragnar } = READY_MADE;
const found = (...things: Item[]): Line => ({ line: 'found', on: DAY, how: 'treasure', things });
const bearing = (...things: Item[]): Hero => withLines(ragnar, found(...things));
const potion: Trinket = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 4 };
const helm: Trinket = { kind: 'helm', gift: 'agony-postponed', levels: 2, whole: 2 };
const worn: Line = { line: 'worn', on: DAY, helm: { gift: 'agony-postponed', levels: 2 } };
const form = (hero: Hero, weapon: string) => {
  const { init, atk, dfn, dam } = derive(hero).forms.find((one) => one.weapon === weapon) ?? {};
  return [init?.total, atk?.total, dfn?.total, dam?.total];
};

describe('what a hero has found', () => {
  it('[RUN-TRE-01] [RUN-TRE-40] is in his books and nowhere else, and loads as it was written', () => {
    const hero = bearing(potion, helm);
    expect(HeroSchema.parse(JSON.parse(JSON.stringify(hero)))).toEqual(hero);
    expect(heroNow(hero).items).toEqual([potion, helm]);
    expect(books(hero)).toEqual([]);
  });

  it('[RUN-TRE-44] is used up by a line, and only what he has', () => {
    const drunk: Line = { line: 'changed', on: DAY, was: potion, is: { ...potion, doses: 3 } };
    expect(heroNow(withLines(bearing(potion), drunk)).items).toEqual([{ ...potion, doses: 3 }]);
    expect(heroNow(withLines(bearing(potion), { ...drunk, is: null })).items).toEqual([]);
    expect(books(withLines(ragnar, drunk))).toMatchObject([{ code: 'notOwned' }]);
  });

  it('goes with his life', () => {
    const died: Line = {
      line: 'death',
      on: DAY,
      name: 'Ragnar again',
      weapons: [],
      armor: null,
      shield: null,
    };
    expect(heroNow(withLines(bearing(potion, helm), worn, died))).toMatchObject({ items: [], helm: null });
  });
});

describe('magic in gear', () => {
  it('[RUN-TRE-61] makes that weapon better, and no other', () => {
    const axe: Item = { kind: 'weapon', weapon: 'viking-axe', magic: { atk: 2, dam: 3 } };
    const [init = 0, atk = 0, dfn = 0, dam = 0] = form(ragnar, 'viking-axe');
    // The axe’s Load of 1.5 is carried twice.
    const heavier = derive(bearing({ kind: 'weapon', weapon: 'viking-axe' }));
    expect(heavier.decrease).toBe(derive(bearing(axe)).decrease);
    const less = heavier.decrease - derive(ragnar).decrease;
    expect(form(bearing(axe), 'viking-axe')).toEqual([init - less, atk + 2 - less, dfn - less, dam + 3]);
    const [, maulAtk = 0] = form(ragnar, 'war-maul');
    expect(form(bearing(axe), 'war-maul')[1]).toBe(maulAtk - less);
  });

  it('[RUN-CHART-ARMOR-POTENCY] makes armor harder or lighter', () => {
    const plain: Item = { kind: 'armor', armor: 'heavy-leather' };
    const [{ soak }, [init = 0]] = [derive(ragnar), form(ragnar, 'viking-axe')];
    expect(derive(bearing({ ...plain, magic: { prot: 4 } })).soak.total).toBe(soak.total + 4);
    expect(form(bearing({ ...plain, magic: { init: 1 } }), 'viking-axe')[0]).toBe(init + 1);
  });

  it('[RUN-CHART-POTENCY-STAT] makes a shield better with all that goes with one', () => {
    const shield = (dfn?: number): Item => ({
      kind: 'shield',
      shield: 'buckler',
      ...(dfn !== undefined && { magic: { dfn } }),
    });
    const sword: Item = { kind: 'weapon', weapon: 'shortsword' };
    const [, , plain = 0] = form(bearing(sword, shield()), 'shortsword');
    expect(form(bearing(sword, shield(2)), 'shortsword')[2]).toBe(plain + 2);
  });

  it('[RUN-CHART-KIT-POTENCY] in a kit helps only where the kit is needed', () => {
    const now = heroNow(bearing({ kind: 'kit', ability: 'healer', bonus: 3 }));
    const { traits } = derive(ragnar);
    const roller = {
      traits,
      kits: kitsCarried(now),
      magicKits: (ability: 'healer') => kitBonus(now, ability),
    };
    const bare = abilityScore({ traits, kits: ['healer'] }, ['healer', 'Dex'], true).total;
    expect(abilityScore(roller as never, ['healer', 'Dex'], true).total).toBe(bare + 3);
    expect(abilityScore(roller as never, ['healer', 'Dex'], false).total).toBe(bare);
  });

  it('[RUN-ITEM-LEG-04] a legend is worn as what it is made of, and goes with it', () => {
    const legend: Item = {
      kind: 'legendary',
      item: 'einherjars-armor',
      base: { kind: 'armor', armor: 'chain-mail', magic: { prot: 1 } },
    };
    expect(heroNow(bearing(legend))).toMatchObject({ armor: 'chain-mail', magic: { armor: { prot: 1 } } });
    const lost = heroNow(withLines(bearing(legend), { line: 'lost', on: DAY, things: [legend] }));
    expect(lost).toMatchObject({ armor: null, legendary: {}, magic: { armor: {} } });
  });
});

describe('a Helm of Power', () => {
  const now = heroNow(withLines(bearing(helm), worn));

  it('[RUN-ITEM-HELM-01] [RUN-ITEM-HELM-04] lends its levels to whoever wears it', () => {
    expect(giftsHad(now, now.helm)).toEqual(['agony-postponed']);
    expect(levelOf({ gifts: { 'agony-postponed': 1 } }, 'agony-postponed', now.helm)).toBe(3);
    expect(connectionsOf(now, now.helm).heimdal).toBe(2);
  });

  it('[RUN-ITEM-HELM-03] is one at a time, weighs 2 on his head or off it, and is no armor', () => {
    const [bare, carries, wears] = [ragnar, bearing(helm), withLines(bearing(helm), worn)].map((hero) =>
      derive(hero, heroNow(hero).helm),
    );
    expect([carries, wears].map((one) => loadNumber(one?.load ?? (0 as never)))).toEqual([
      loadNumber(bare?.load ?? (0 as never)) + 2,
      loadNumber(bare?.load ?? (0 as never)) + 2,
    ]);
    expect(wears?.soak.total).toBe(bare?.soak.total);
    const other: Trinket = { ...helm, gift: 'buffeting-gale' };
    const both = withLines(bearing(helm, other), worn, {
      ...worn,
      helm: { gift: 'buffeting-gale', levels: 2 },
    } as Line);
    expect(heroNow(both).helm?.gift).toBe('buffeting-gale');
    expect(books(withLines(ragnar, worn))).toMatchObject([{ code: 'notOwned' }]);
  });

  it('[RUN-ITEM-HELM-08] that is damaged lends less at once', () => {
    const is = damagedHelm(helm as never, 0) as Trinket;
    const hit = heroNow(withLines(bearing(helm), worn, { line: 'changed', on: DAY, was: helm, is }));
    expect(hit.helm?.levels).toBe(1);
  });
});

describe('what befell his gear', () => {
  const battered = (thing: Battered, by: number): Line => ({ line: 'battered', on: DAY, thing, by });
  const axe = { kind: 'weapon', weapon: 'viking-axe' } as const;

  it('[RUN-EQDMG-11] takes from the blows of that weapon alone, and twice from what it does', () => {
    const worse = withLines(ragnar, battered(axe, 2));
    const [init, atk = 0, dfn = 0, dam = 0] = form(ragnar, 'viking-axe');
    expect(form(worse, 'viking-axe')).toEqual([init, atk - 2, dfn - 2, dam - 4]);
    expect(form(worse, 'war-maul')).toEqual(form(ragnar, 'war-maul'));
    expect(derive(worse).soak.total).toBe(derive(ragnar).soak.total);
    expect(form(withLines(worse, battered(axe, 0)), 'viking-axe')).toEqual(form(ragnar, 'viking-axe'));
  });

  it('[RUN-EQDMG-10] takes from the protection of his armor, and from no blow', () => {
    const worse = withLines(ragnar, battered({ kind: 'armor' }, 1));
    expect(derive(worse).soak.total).toBe(derive(ragnar).soak.total - 1);
    expect(form(worse, 'viking-axe')).toEqual(form(ragnar, 'viking-axe'));
  });

  it('[RUN-EQDMG-12] takes from the defence behind his shield', () => {
    const { gunnhild } = READY_MADE;
    const worse = withLines(gunnhild, battered({ kind: 'shield' }, 1));
    const [init, atk, dfn = 0, dam] = form(gunnhild, 'mace');
    expect(form(worse, 'mace')).toEqual([init, atk, dfn - 1, dam]);
    expect(derive(worse).soak.total).toBe(derive(gunnhild).soak.total);
  });

  it('[RUN-EQDMG-13] takes one from the Ability of a kit, two from 5 on, and nothing from other kits', () => {
    const worse = (by: number) => heroNow(withLines(ragnar, battered({ kind: 'kit', ability: 'climb' }, by)));
    expect([0, 4, 5].map((by) => kitBonus(worse(by), 'climb') + 0)).toEqual([0, -1, -2]);
    expect(kitBonus(worse(4), 'healer') + 0).toBe(0);
  });
});

describe('what it weighs', () => {
  const weight = (...things: Trinket[]): number => loadNumber(itemsLoad(things));

  it('[RUN-TRE-30] silver by 32 ounces, true and false together; [RUN-ITEM-HELM-03] a helm two, potions nothing', () => {
    const silver = (ounces: number): Trinket => ({ kind: 'loot', form: 'silver', ounces });
    expect([31, 32, 63, 64].map((ounces) => weight(silver(ounces)))).toEqual([0, 1, 1, 2]);
    expect(weight(silver(20), { kind: 'liars-silver', pieces: 12 })).toBe(1);
    expect([weight(potion), weight(helm), weight(potion, helm)]).toEqual([0, 2, 2]);
    expect(weight({ kind: 'loot', form: 'furniture', ounces: 40 })).toBe(8);
  });
});

describe('what he has drunk', () => {
  it('[RUN-TRE-41] raises the Ability it is bound to, in its blows and rolls, and no other', () => {
    const drunk = derive(ragnar, null, load(0), [{ to: 'great-weapon', by: 2 }]);
    expect(drunk.now.abilities['great-weapon']).toBe(derive(ragnar).now.abilities['great-weapon']);
    const blow = (numbers: typeof drunk, weapon: string) =>
      numbers.forms.find((one) => one.weapon === weapon)?.atk?.total ?? 0;
    expect(blow(drunk, 'viking-axe')).toBe(blow(derive(ragnar), 'viking-axe') + 2);
    expect(blow(drunk, 'short-bow')).toBe(blow(derive(ragnar), 'short-bow'));
  });
});

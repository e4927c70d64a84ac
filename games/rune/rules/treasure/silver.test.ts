import { describe, expect, it } from 'vitest';
import { FOE } from '../../content/foes.ts';
import { loadNumber } from '../../content/load.ts';
import type { Item, Trinket } from '../../content/treasure/item.ts';
import { GOLDEN_BLADE } from '../../content/treasure/legends.ts';
import { MOMENTS } from '../../documents/hero/lines.ts';
import { itemsLoad } from '../../documents/hero/possessions.ts';
import { mayLoot, spoilsOf } from './looting.ts';
import {
  bladesPrice,
  burdenOf,
  isTradable,
  lootPoints,
  mayBringHome,
  mayDropLiars,
  mayLeaveInCache,
  ownerOf,
  seesThrough,
  split,
  trueSilverDropped,
} from './silver.ts';
import { damagedItem, survivalOf } from './wear.ts';

const silver = (ounces: number): Trinket => ({ kind: 'loot', form: 'silver', ounces });
const liars = (pieces: number): Trinket => ({ kind: 'liars-silver', pieces });
const ceramics = (ounces: number): Trinket => ({ kind: 'loot', form: 'ceramics', ounces });
const helm: Trinket = { kind: 'helm', gift: 'buffeting-gale', levels: 4, whole: 4 };
const potion: Trinket = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 4 };

describe('loot', () => {
  it('[RUN-TRE-15] [RUN-TRE-30] weighs 1 for 32 ounces, false and true together', () => {
    const weighs = (...items: Trinket[]): number => loadNumber(itemsLoad(items));
    expect([31, 32, 63, 64].map((ounces) => weighs(silver(ounces)))).toEqual([0, 1, 1, 2]);
    expect(weighs(silver(20), liars(12))).toBe(1);
    expect(weighs(liars(32))).toBe(1);
    // Of other things every parcel by itself.
    expect(weighs(ceramics(40))).toBe(2);
    expect(weighs(ceramics(20), ceramics(20))).toBe(2);
    expect(weighs(ceramics(29), ceramics(11))).toBe(1);
  });

  it('[RUN-TRE-01] [RUN-TRE-02] [RUN-TRE-03] at home is worth a point an ounce; gear is worth none', () => {
    expect(lootPoints([silver(30), ceramics(12)])).toBe(42);
    expect(lootPoints([helm, potion])).toBe(0);
  });

  it('[RUN-TRE-16] [RUN-RULING-R03] loses a point for every false piece, and no more than there is', () => {
    expect(lootPoints([silver(30), liars(12)])).toBe(18);
    expect(lootPoints([silver(5), liars(12)])).toBe(0);
  });

  it('[RUN-TRE-17] is seen through with Lore against 8', () => {
    expect(seesThrough({ result: 6 }, 2).success).toBe(true);
    expect(seesThrough({ result: 5 }, 2).success).toBe(false);
  });

  it('[RUN-TRE-18] that is false stays with whoever believes in it, until he has to put something down', () => {
    expect(mayDropLiars(true, 'overloaded')).toBe(false);
    expect(mayDropLiars(true, 'put-something-down')).toBe(true);
    expect(mayDropLiars(true, 'no-one-will-take')).toBe(true);
    expect(mayDropLiars(false, 'light')).toBe(true);
    expect(trueSilverDropped([silver(10), ceramics(50), liars(20)], 7)).toBe(7);
    expect(trueSilverDropped([silver(10), ceramics(50), liars(20)], 20)).toBe(10);
  });

  it('[RUN-TRE-19] that is false goes into a cache, and comes out with the rest', () => {
    expect(mayLeaveInCache(liars(3), [])).toBe(true);
    expect(mayLeaveInCache(liars(3), [silver(4)])).toBe(false);
    expect(mayLeaveInCache(silver(4), [liars(3)])).toBe(true);
  });

  it('[RUN-TRE-31] becomes points at home, and not before', () => {
    const when = MOMENTS.filter(mayBringHome);
    expect(when).toEqual(['between-adventures', 'early-return']);
  });

  it('[RUN-TRE-32] weighs nothing while it is hidden', () => {
    expect(loadNumber(burdenOf({ carried: [silver(64)], cached: [silver(640), ceramics(150)] }))).toBe(2);
  });

  it('[RUN-TRE-65] [RUN-RULING-R100] and what was looted can be traded; magic cannot', () => {
    const axe: Item = { kind: 'weapon', weapon: 'viking-axe' };
    expect([axe, silver(3), ceramics(9)].map(isTradable)).toEqual([true, true, true]);
    expect([{ ...axe, magic: { dam: 1 } }, potion, helm, liars(3)].map(isTradable)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isTradable({ kind: 'legendary', item: 'torc-of-alberich' })).toBe(false);
  });

  it('[RUN-RULING-R07] is shared in whole ounces', () => {
    expect(split(ceramics(40), 15)).toEqual([ceramics(15), ceramics(25)]);
    expect(split(liars(4), 1)).toEqual([liars(1), liars(3)]);
    expect(split(silver(2), 1)).toEqual([silver(1), silver(1)]);
    expect([split(silver(2), 0), split(liars(2), 0), split(liars(2), 2)]).toEqual([null, null, null]);
    expect(split(ceramics(40), 40)).toBeNull();
    expect(split(potion, 1)).toBeNull();
  });

  it('[RUN-TRE-27] is his who alone wants it, the finder’s where nobody does, and otherwise to be settled', () => {
    expect(ownerOf('h0', [])).toEqual({ owner: 'h0' });
    expect(ownerOf('h0', ['h2', 'h2'])).toEqual({ owner: 'h2' });
    expect(ownerOf('h0', ['h1', 'h2'])).toEqual({ disputed: ['h1', 'h2'] });
  });

  it('[RUN-ITEM-GOLDENBLADE] that a Golden Blade bettered costs whoever shares it', () => {
    expect(bladesPrice(2, GOLDEN_BLADE.unshared, 'h0', ['h0', 'h0'])).toBe(0);
    expect(bladesPrice(2, GOLDEN_BLADE.unshared, 'h0', ['h0', 'h1'])).toBe(40);
  });
});

describe('what damages gear', () => {
  it('[RUN-TRE-34] [RUN-ITEM-HELM-08] is withstood by each thing in its own measure', () => {
    expect([ceramics(9), silver(9), helm, potion].map(survivalOf)).toEqual([2, 15, 10, 4]);
    expect(survivalOf({ kind: 'kit', ability: 'climb', bonus: 1 })).toBeNull();
  });

  it('[RUN-RULING-R08] [RUN-EQDMG-15] [RUN-EQDMG-20] makes an end of potions and of whole parcels of loot', () => {
    expect([ceramics(9), silver(900), potion].map((item) => damagedItem(item, 1))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('[RUN-EQDMG-16] [RUN-EQDMG-17] takes from charms and amulets by threes, from helms by fives', () => {
    const amulet = { kind: 'amulet', effect: 'envy', bonus: 4, limit: 6, failures: 0 } as const;
    expect(damagedItem(amulet, 2)).toEqual({ ...amulet, bonus: 3 });
    expect(damagedItem(amulet, 3)).toEqual({ ...amulet, bonus: 2 });
    expect(damagedItem(amulet, 9)).toBeNull();
    expect(damagedItem(helm, 5)).toEqual({ ...helm, levels: 2 });
  });
});

describe('looting', () => {
  const slain = (foe: keyof typeof FOE, shot = false) => ({ weapon: FOE[foe].weapon, shot });
  const battle = [slain('dark-viking', true), slain('dishonored'), slain('wendol')];
  const axe = { kind: 'weapon', weapon: 'viking-axe' } as const;
  const bow = { kind: 'weapon', weapon: 'short-bow' } as const;

  it('[RUN-TRE-63] brings two weapons of each foe that held one, and one to shoot with of each that shot', () => {
    expect(spoilsOf(battle)).toEqual({ melee: 4, missile: 1 });
  });

  it('[RUN-TRE-64] [RUN-TRE-67] is a choice among common weapons; armor is always spoiled', () => {
    expect(mayLoot(battle, [axe, axe, axe, axe, bow])).toBe(true);
    expect(mayLoot(battle, [axe, axe, axe, axe, axe])).toBe(false);
    expect(mayLoot(battle, [bow, bow])).toBe(false);
    expect(mayLoot(battle, [{ kind: 'weapon', weapon: 'goblin-axe' }])).toBe(false);
    expect(mayLoot(battle, [{ ...axe, magic: { dam: 1 } }])).toBe(false);
    expect(mayLoot(battle, [{ kind: 'armor', armor: 'quilted' }])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY } from '../abilities.ts';
import { CATEGORIES } from '../design/gains.ts';
import { GIFTS } from '../gifts.ts';
import { LEGENDARY_ITEMS } from '../legendary.ts';
import { loadNumber } from '../load.ts';
import { WEAPON } from '../weapons.ts';
import {
  AMULET_BONUS,
  AMULET_EFFECT,
  AMULET_FAILURE,
  AMULET_FOES,
  AMULET_HELP,
  type AmuletEffect,
} from './amulets.ts';
import { ABILITY_CHART, CHARACTERISTIC_CHART } from './bindings.ts';
import { CATEGORY_CHART, LAST_SINGLE, type Yield } from './categories.ts';
import { CHARM_BONUS, CHARM_DURATION, CHARM_RECHARGE, CHARM_TYPE, type Recharge } from './charms.ts';
import { type Chart, topOf } from './chart.ts';
import {
  ARMOR_POTENCY,
  type Base,
  EQUIP_TYPE,
  KIT_POTENCY,
  MAGIC_EQUIP,
  POTENCY_BONUS,
  POTENCY_STAT,
  RARE_CHART,
} from './equipment.ts';
import { HELM_GIFT, HELM_LEVEL } from './helms.ts';
import { ANY_ARMOR, LEGEND_BASE, LEGENDARY_CHART } from './legends.ts';
import { LOOT, LOOT_CHART, lootLoad } from './loot.ts';
import type { Lasting } from './measures.ts';
import { POTION_DOSES, POTION_DURATION, POTION_POTENCY, POTION_TYPE } from './potions.ts';
import { ledgerChart, ledgerModifiers, modifiersOf, numbersOf } from './testing.ts';

/** Every number of ours says what the ledger says, in its words. */
function agrees<R>(chart: Chart<R>, words: (result: R) => string | RegExp): void {
  const ledger = ledgerChart(chart.rule);
  const ours = numbersOf(chart);
  expect([...ours.keys()]).toEqual(Array.from({ length: topOf(chart) }, (_, i) => i + 1));
  expect(ledger.size).toBe(topOf(chart));
  for (const [number, result] of ours) {
    const said = words(result);
    const printed = ledger.get(number);
    if (said instanceof RegExp) expect(printed, `${number}`).toMatch(said);
    else expect(`${number} ${said}`).toBe(`${number} ${slug(printed ?? '')}`);
  }
  expect(modifiersOf(chart)).toEqual(ledgerModifiers(chart.rule));
}

/** As we spell names, without what was added to them in brackets. */
const slug = (name: string): string =>
  name
    .replace(/ \((?!and).*/, '')
    .replaceAll(/[’'()]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+]+/g, '-')
    .replace(/-$/, '');

const DIGITS = ['', '1 ', '2 ', '3 ', '4 '] as const;
const NAMES = {
  equipment: 'Equipment',
  potion: 'Potions?',
  charm: 'Charms?',
  amulet: 'Amulets?',
  helm: 'Helms? of Power',
  legendary: 'Legendary Items?',
} as const;

function yieldWords(what: Yield): RegExp {
  switch (what.of) {
    case 'category':
      return new RegExp(`^go to Category ${what.category} chart`);
    case 'twice':
      return new RegExp(`^roll twice on this chart; re-roll every result above ${LAST_SINGLE}$`);
    case 'loot':
    case 'liars-silver': {
      const { plus, dice, times } = what;
      const amount = `${plus > 0 ? `${plus} \\+ ` : ''}${dice}d10${times > 1 ? `×${times}` : ''} oz`;
      return new RegExp(what.of === 'loot' ? `^loot worth ${amount}$` : `^${amount} liar's silver$`);
    }
    default:
      return new RegExp(`^(${DIGITS[what.count]}${what.count === 1 ? '|' : ''})${NAMES[what.of]}$`);
  }
}

describe('the charts of the categories', () => {
  const [A, B, C, D, E, F] = CATEGORIES.map((category) => CATEGORY_CHART[category]);
  it('[RUN-CHART-CAT-A] A', () => agrees(A as Chart<Yield>, yieldWords));
  it('[RUN-CHART-CAT-B] B', () => agrees(B as Chart<Yield>, yieldWords));
  it('[RUN-CHART-CAT-C] C', () => agrees(C as Chart<Yield>, yieldWords));
  it('[RUN-CHART-CAT-D] D', () => agrees(D as Chart<Yield>, yieldWords));
  it('[RUN-CHART-CAT-E] [RUN-RULING-R05] E, with the row that is not printed', () =>
    agrees(E as Chart<Yield>, yieldWords));
  it('[RUN-CHART-CAT-F] [RUN-RULING-R06] F, with the rows that overlap in print', () =>
    agrees(F as Chart<Yield>, yieldWords));

  it('[RUN-TRE-20] [RUN-TRE-60] liar’s silver is in the first row of each and nowhere else; nothing common is on any', () => {
    for (const category of CATEGORIES) {
      const [first, ...others] = CATEGORY_CHART[category].rows;
      expect(first?.[1].of).toBe('liars-silver');
      expect(others.some(([, { of }]) => of === 'liars-silver')).toBe(false);
    }
    expect(
      [...numbersOf(RARE_CHART).values()].every((weapon) => WEAPON[weapon].availability === 'rare'),
    ).toBe(true);
  });
});

describe('loot', () => {
  it('[RUN-CHART-LOOT] comes in six forms, each with its weight and what it stands', () => {
    const ledger = ledgerChart(LOOT_CHART.rule);
    for (const [number, form] of numbersOf(LOOT_CHART)) {
      const [name = '', weight = '', stands = ''] = (ledger.get(number) ?? '').split(' | ');
      expect(name.toLowerCase()).toContain(form);
      const { perLoad, survives } = LOOT[form];
      expect(weight).toBe(perLoad === null ? '0' : `1 per ${perLoad} items`);
      expect(stands).toBe(`+${survives}`);
    }
    expect(ledger.size).toBe(100);
  });

  it('[RUN-RULING-R07] weighs by its value: 40 ounces of ceramics 2, of furniture 8, of sculpture 13', () => {
    const weighs = (form: Parameters<typeof lootLoad>[0]) => loadNumber(lootLoad(form, 40));
    expect([weighs('ceramics'), weighs('furniture'), weighs('sculpture'), weighs('jewelry')]).toEqual([
      2, 8, 13, 0,
    ]);
  });
});

/** `5 + d10 rounds`, or the bare number, with what is counted in the first row. */
const long = ({ count, andDie }: Lasting): RegExp =>
  andDie ? new RegExp(`^${count} \\+ d10 `) : new RegExp(`^${count}( rounds?)?$`);
const plus = (by: number): string => `+${by}`;

describe('potions', () => {
  it('[RUN-CHART-POTION-TYPE] are simple, or of an Ability or a Characteristic', () =>
    agrees(POTION_TYPE, (type) => new RegExp(`^${type} \\| Potency, `, 'i')));
  it('[RUN-CHART-POTION-POTENCY] help by 1 to 4', () => agrees(POTION_POTENCY, plus));
  it('[RUN-CHART-POTION-DURATION] last one round to fifteen', () => agrees(POTION_DURATION, long));
  it('[RUN-CHART-POTION-DOSES] are four to eight doses', () =>
    agrees(POTION_DOSES, (n) => new RegExp(`^${n}( doses)?$`)));
});

const RECHARGE_WORDS: Readonly<Record<Recharge, RegExp>> = {
  'death-blow': /death blow to a foe of threat category Equal or higher/,
  'triumph-Qik': /triumphs on a QIK-based Ability roll from the encounter notes/,
  'triumph-Sta': /STA-based/,
  'triumph-Dex': /DEX-based/,
  'triumph-Str': /STR-based/,
  'triumph-Per': /PER-based/,
  'triumph-Int': /INT-based/,
  'triumph-Com': /COM-based/,
  'triumph-Pre': /PRE-based/,
  'gift-roll': /succeeds on a roll that activates a Divine Gift/,
  'any-shrine': /visits any shrine/,
  'primary-shrine': /visits a shrine of his primary deity/,
  'next-event': /reaches the next event/,
  'next-encounter': /reaches the next encounter/,
};

describe('charms', () => {
  it('[RUN-CHART-CHARM-TYPE] are of an Ability or a Characteristic', () =>
    agrees(CHARM_TYPE, (type) => type));
  it('[RUN-CHART-CHARM-BONUS] help by 1 to 4', () => agrees(CHARM_BONUS, plus));
  it('[RUN-CHART-CHARM-DURATION] last two rounds to sixteen', () => agrees(CHARM_DURATION, long));
  it('[RUN-CHART-CHARM-RECHARGE] wake again by deeds, at shrines, or with time', () =>
    agrees(CHARM_RECHARGE, (recharge) => RECHARGE_WORDS[recharge]));
});

const AMULET_WORDS: Readonly<Record<AmuletEffect, RegExp>> = {
  'dark-viking-melee': /^a Dark Viking .* melee \| DFN$/,
  'goblin-melee': /^a goblin .* melee \| DFN$/,
  'dwarf-melee': /^a dwarf .* melee \| DFN$/,
  'lokis-dead-melee': /^a Sark Amen or Dishonored .* melee \| DFN$/,
  'land-crab-melee': /^a land crab .* close combat \| DFN$/,
  'wendol-melee': /^a wendol .* close combat \| DFN$/,
  'dark-viking-missile': /^a Dark Viking .* missile \| Dodge$/,
  'dwarf-missile': /^a dwarf .* missile \| Dodge$/,
  poison: /poisoned \| Stamina$/,
  disease: /disease \| Stamina$/,
  'damaged-gear': /Prot is reduced by damage .* \| Prot$/,
  'last-blood-melee': /≤ 10 HP .* melee \| DFN$/,
  'last-blood-missile': /≤ 10 HP .* missile \| Dodge$/,
  envy: /other hero has a kill .* none \| INIT$/,
  impaired: /Impairment not caused by Wounds \| ATK$/,
  wounded: /Wound Impairment \| ATK$/,
  'first-to-sprint': /first hero to Sprint .* \| INIT$/,
  'fire-trap': /fire-damage trap \| roll to avoid$/,
  'standard-trap': /standard-damage trap \| roll to avoid$/,
  'drowning-trap': /drowning trap \| roll to avoid$/,
  'falling-trap': /falling trap \| roll to avoid$/,
  'acid-trap': /acid trap \| roll to avoid$/,
  vengeance: /current adversary gave him at least one Wound .* \| ATK$/,
  hindmost: /fewer total VP than every other player \| ATK$/,
};

describe('amulets', () => {
  it('[RUN-CHART-AMULET-BONUS] help by 1 to 4', () => agrees(AMULET_BONUS, plus));
  it('[RUN-CHART-AMULET-FAILURE] may fail four times to seventeen', () => agrees(AMULET_FAILURE, long));
  it('[RUN-CHART-AMULET-EFFECT] help against somebody, or in need', () => {
    agrees(AMULET_EFFECT, (effect) => AMULET_WORDS[effect]);
    const help = { avoid: 'roll to avoid', stamina: 'Stamina', prot: 'Prot', dodge: 'Dodge' } as Record<
      string,
      string
    >;
    const ledger = ledgerChart(AMULET_EFFECT.rule);
    for (const [number, effect] of numbersOf(AMULET_EFFECT)) {
      const [, to] = (ledger.get(number) ?? '').split(' | ');
      expect(help[AMULET_HELP[effect]] ?? AMULET_HELP[effect].toUpperCase()).toBe(to);
    }
  });

  it('[RUN-TRE-56] [RUN-RULING-R103] know foes by their family: every goblin, but no dwarf that was built', () => {
    expect(AMULET_FOES['goblin-melee']).toEqual(
      expect.arrayContaining(['goblin-vegetarian', 'goblin-leader', 'slayer-senior']),
    );
    expect(AMULET_FOES['dwarf-melee']).toContain('dwarf-medic');
    expect(AMULET_FOES['dwarf-melee']).not.toContain('mecha-dwarf');
    expect(AMULET_FOES['dwarf-missile']).toEqual(AMULET_FOES['dwarf-melee']);
  });
});

const FULL = {
  Quickness: 'Qik',
  Stamina: 'Sta',
  Dexterity: 'Dex',
  Strength: 'Str',
  Perception: 'Per',
  Intelligence: 'Int',
  Communication: 'Com',
  Presence: 'Pre',
} as const;

describe('what things are bound to', () => {
  it('[RUN-CHART-ABILITY] any Ability, each once', () => {
    agrees(ABILITY_CHART, (ability) => ability);
    expect(new Set(ABILITY_CHART.rows.map(([, ability]) => ability))).toEqual(new Set(ABILITIES));
    expect(ABILITY_CHART.rows.length).toBe(ABILITIES.length);
  });
  it('[RUN-CHART-CHARACTERISTIC] any Characteristic', () =>
    agrees(
      CHARACTERISTIC_CHART,
      (is) =>
        new RegExp(
          `^(${Object.entries(FULL)
            .flatMap(([name, one]) => (one === is ? [name] : []))
            .join()})$`,
        ),
    ));
});

const ALIASES: Readonly<Record<string, string>> = {
  knife: 'puny-knife',
  'quilted-fur-armor': 'quilted',
  'quilted-fur': 'quilted',
  'heavy-leather-armor': 'heavy-leather',
  'studded-leather-armor': 'studded-leather',
  'leather-scale-armor': 'chain-mail',
  'leather-scale': 'chain-mail',
  'steel-scale-mail-armor': 'steel-scale',
  'steel-scale-mail': 'steel-scale',
  'throwing-knife': 'throwing-knives',
};
const ours = (printed: string): string => ALIASES[slug(printed)] ?? slug(printed);

/** Kits go by the Ability in brackets. */
function baseWords(base: Base): RegExp {
  if (base.kind !== 'kit') {
    const id = base.kind === 'weapon' ? base.weapon : base.kind === 'armor' ? base.armor : base.shield;
    const printed = [...ledgerChart(MAGIC_EQUIP.rule).values()].find((words) => ours(words) === id);
    return new RegExp(`^${printed?.replaceAll(/[()]/g, '\\$&')}$`);
  }
  const name = base.ability.replaceAll('-', ' ');
  return new RegExp(`\\((kit: )?${name}\\)$`, 'i');
}

describe('equipment', () => {
  it('[RUN-CHART-EQUIP-TYPE] is rare or magical', () => agrees(EQUIP_TYPE, (type) => `${type}-item`));
  it('[RUN-CHART-RARE] that is rare', () => agrees(RARE_CHART, (weapon) => weapon));
  it('[RUN-CHART-MAGIC-EQUIP] [RUN-RULING-R11] that is magical; leather scale is what is called chain mail elsewhere', () => {
    agrees(MAGIC_EQUIP, baseWords);
    expect(MAGIC_EQUIP.rerolls).toEqual({ A: { above: 80 }, E: { below: 30 }, F: { below: 60 } });
    for (const [, base] of MAGIC_EQUIP.rows)
      if (base.kind === 'kit') expect(ABILITY[base.ability].kit).not.toBeNull();
  });
  it('[RUN-CHART-POTENCY-BONUS] how strong it is', () =>
    agrees(POTENCY_BONUS, (potency) => {
      if (typeof potency === 'number') return `+${potency}`;
      return potency.apart ? /^two further rolls .*different/ : /^three further rolls .*stack/;
    }));
  it('[RUN-CHART-POTENCY-STAT] and in what', () => agrees(POTENCY_STAT, (stat) => stat));
  it('[RUN-CHART-ARMOR-POTENCY] armor is lighter or harder', () =>
    agrees(ARMOR_POTENCY, ([stat, bonus]) => `${stat}-+${bonus}`));
  it('[RUN-CHART-KIT-POTENCY] kits help by 1 to 4', () => agrees(KIT_POTENCY, plus));
});

const giftSlug = (printed: string): string =>
  slug(printed.replace(/^The /, '').replace(/^Rune Power: /, 'Rune ')).replace(
    'scourging-the-fell',
    'scourging-of-fell',
  );

describe('helms and legends', () => {
  it('[RUN-CHART-HELM-GIFT] [RUN-RULING-R14] every gift and rune power has its helm, once', () => {
    const ledger = ledgerChart(HELM_GIFT.rule);
    const numbers = numbersOf(HELM_GIFT);
    expect(numbers.size).toBe(100);
    for (const [number, gift] of numbers) expect(giftSlug(ledger.get(number) ?? '')).toBe(gift);
    expect(HELM_GIFT.rows.map(([, gift]) => gift).toSorted()).toEqual(GIFTS.toSorted());
    expect(HELM_GIFT.rerolls?.E).toEqual(HELM_GIFT.rerolls?.D);
    expect(HELM_GIFT.rerolls).toMatchObject({
      A: { above: 18 },
      B: { above: 76 },
      D: { below: 19 },
      F: { below: 77 },
    });
  });
  it('[RUN-CHART-HELM-LEVEL] of one level to six', () =>
    agrees(HELM_LEVEL, (n) => new RegExp(`^${n}( level)?$`)));
  it('[RUN-CHART-LEGENDARY] twenty legends are alike to the dice', () => {
    agrees(LEGENDARY_CHART, (item) => item);
    expect(LEGENDARY_CHART.rows.map(([, item]) => item).toSorted()).toEqual(LEGENDARY_ITEMS.toSorted());
    expect(Object.keys(LEGEND_BASE).length).toBe(LEGENDARY_ITEMS.length);
  });
  it('[RUN-CHART-ANY-ARMOR] some are armor of any kind', () => {
    const ledger = ledgerChart(ANY_ARMOR.rule);
    for (const [number, armor] of numbersOf(ANY_ARMOR)) expect(ours(ledger.get(number) ?? '')).toBe(armor);
    expect(ledger.size).toBe(10);
  });
});

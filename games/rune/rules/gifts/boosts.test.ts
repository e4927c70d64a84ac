// Gifts that are always on and part of the sheet: each on the sheet, and in a fight.

import { afterEach, describe, expect, it } from 'vitest';
import type { Gift } from '../../content/gifts.ts';
import { derive } from '../../documents/hero/derive.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { heroSheet } from '../fight/sheets.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

type Levels = Readonly<Partial<Record<Gift, number>>>;
const { ragnar } = READY_MADE;
/** With something to throw as well. */
const armed: Hero = { ...ragnar, weapons: [...ragnar.weapons, { weapon: 'throwing-spear' }] };
const [AXE, BOW, SPEAR] = [0, 2, 3];
const sheet = (levels: Levels, hero: Hero = armed) => heroSheet(spentOn(levels, hero));
const form = (levels: Levels, at: number, hero: Hero = armed) => {
  const { init, atk, dfn, dam } = sheet(levels, hero).forms[at]!;
  return { init: init.total, atk: atk.total, dfn: dfn.total, dam: dam.total };
};
/** What became of it in a fight beside a goblin. */
const strikes = (levels: Levels, ...faces: number[]) =>
  play({ ...facing(levels), turn: 'h0' }, ...faces).choose('strike:f0:0:plain', 'stand');
const isStruck = (levels: Levels, ...faces: number[]) =>
  play({ ...facing(levels), turn: 'f0' }, ...faces).choose('strike:h0:0:plain', 'stand');
const rolls = (levels: Levels, roll: 'balance' | 'lore' | 'bargain' | 'awareness' | 'Sta', face: number) => {
  const check = { who: 'h0', roll, plus: 0, against: { difficulty: 6 } };
  const thrown = play(
    { ...facing(levels), agenda: [{ step: 'check', check, success: [], failure: [] }] },
    face,
  );
  return (thrown.told('checked') as unknown as { total: number }[])[0]?.total;
};

describe('a Characteristic of the gods', () => {
  it('[RUN-GIFT-MIGHT-OF-THOR] [RUN-HOOK-01] [RUN-RULING-G45] Strength: melee and thrown DAM, Engagement, shoves, load, what rests on it; no hit points', () => {
    const thor: Levels = { 'might-of-thor': 2 };
    expect([form({}, AXE).dam, form(thor, AXE).dam]).toEqual([12, 14]);
    expect([form({}, SPEAR).dam, form(thor, SPEAR).dam]).toEqual([7, 9]);
    expect(form(thor, BOW).dam).toBe(form({}, BOW).dam);
    expect(sheet(thor).forms[AXE]!.engagement).toBe(sheet({}).forms[AXE]!.engagement + 2);
    expect([sheet({}).shove, sheet(thor).shove]).toEqual([5, 9]);
    expect(sheet(thor).roll('swim', 'Str')).toBe(sheet({}).roll('swim', 'Str') + 2);
    expect(sheet(thor)).toMatchObject({ maxHp: 77, woundThreshold: 18 });
    const laden: Hero = { ...armed, armor: 'steel-scale', weapons: [...armed.weapons, ...armed.weapons] };
    expect(derive(spentOn(thor, laden)).decrease).toBeLessThan(derive(laden).decrease);
    expect(one(strikes(thor, 4, 6), 'f0').hp).toBe(50 - (14 - 3));
    const pushes = play({ ...facing(thor), turn: 'h0' }, 4, 6).choose('engage:f0', 'resist');
    expect(optionsOf(pushes, 'shove')).toContain('shove:2:9');
    expect(optionsOf(pushes, 'shove')).not.toContain('shove:2:10');
  });

  it('[RUN-GIFT-VALOR-OF-TYR] [RUN-HOOK-01] Stamina: Soak and what rests on it; neither Wound Threshold nor hit points', () => {
    const tyr: Levels = { 'valor-of-tyr': 2 };
    expect([sheet({}).soak.total, sheet(tyr).soak.total]).toEqual([6, 8]);
    expect(sheet(tyr)).toMatchObject({ bareSoak: 5, maxHp: 77, woundThreshold: 18 });
    expect(sheet(tyr).stamina).toBe(sheet({}).stamina + 2);
    expect(sheet(tyr).roll('swim', 'Sta')).toBe(sheet({}).roll('swim', 'Sta') + 2);
    // 9 + 8 against 4 + 9: 4 + 10 − 8.
    expect(one(isStruck(tyr, 9, 4), 'h0').hp).toBe(77 - 6);
    expect(rolls(tyr, 'Sta', 4)).toBe(4 + 5);
  });

  it('[RUN-GIFT-ULLS-SURE-HAND] [RUN-HOOK-01] Dexterity: melee ATK and what rests on it', () => {
    const ull: Levels = { 'ulls-sure-hand': 1 };
    expect([form({}, AXE).atk, form(ull, AXE).atk]).toEqual([9, 10]);
    expect(form(ull, BOW).atk).toBe(form({}, BOW).atk);
    for (const ability of ['balance', 'healer', 'pick-lock', 'stealth', 'traps'] as const)
      expect(sheet(ull).roll(ability)).toBe(sheet({}).roll(ability) + 1);
    expect(addedTo(strikes(ull, 4, 6), 'attack')).toEqual({ atk: 10 });
    // Dex 3 + 1, Balance 1.
    expect(rolls(ull, 'balance', 4)).toBe(4 + 5);
  });

  it('[RUN-GIFT-RELENTLESS-GALES-OF-NJORD] [RUN-HOOK-01] Quickness: every INIT and DFN, Dodge and what rests on it', () => {
    const njord: Levels = { 'relentless-gales-of-njord': 1 };
    for (const at of [AXE, 1, BOW, SPEAR]) {
      const [before, after] = [form({}, at), form(njord, at)];
      expect(after).toMatchObject({ init: before.init + 1, dfn: before.dfn + 1, atk: before.atk });
    }
    expect(sheet(njord).nonCombatInit).toBe(sheet({}).nonCombatInit + 1);
    expect(sheet(njord).roll('dodge')).toBe(sheet({}).roll('dodge') + 1);
    expect(addedTo(isStruck(njord, 4, 6), 'defence')).toEqual({ dfn: 10 });
    const first = (levels: Levels) =>
      (
        play({ ...facing(levels), agenda: [{ step: 'initiative' }] }, 5, 5).told('initiative') as unknown as {
          total: number;
        }[]
      )[0]!.total;
    expect(first(njord)).toBe(first({}) + 1);
  });

  it('[RUN-GIFT-WILES-OF-LOKI] [RUN-HOOK-01] Intelligence: lore, maps, disguises, runes, survival', () => {
    const loki: Levels = { 'wiles-of-loki': 1 };
    expect([sheet({}).bare('Int'), sheet(loki).bare('Int')]).toEqual([-1, 0]);
    for (const ability of ['lore', 'map', 'disguise', 'runes', 'survival'] as const)
      expect(sheet(loki).roll(ability)).toBe(sheet({}).roll(ability) + 1);
    expect(rolls(loki, 'lore', 5)).toBe(rolls({}, 'lore', 5)! + 1);
  });

  it('[RUN-GIFT-VIGILANCE-OF-HEIMDAL] [RUN-HOOK-01] Perception: ATK of what is shot or thrown, Awareness, jockeying', () => {
    const heimdal: Levels = { 'vigilance-of-heimdal': 2 };
    expect([form({}, BOW).atk, form(heimdal, BOW).atk]).toEqual([0, 2]);
    expect(form(heimdal, SPEAR).atk).toBe(form({}, SPEAR).atk + 2);
    expect(form(heimdal, AXE).atk).toBe(9);
    expect(sheet(heimdal).perception).toBe(sheet({}).perception + 2);
    expect(sheet(heimdal).roll('pursuit')).toBe(sheet({}).roll('pursuit') + 2);
    const scene = facing(heimdal, { fighters: { h0: { x: 10, y: 10, hand: BOW }, f0: { x: 25, y: 10 } } });
    const shoots = play({ ...scene, turn: 'h0' }, 9).choose(`shoot:f0:${BOW}:plain`, 'stand');
    expect(addedTo(shoots, 'attack')).toEqual({ atk: 2 });
    expect(rolls(heimdal, 'awareness', 5)).toBe(rolls({}, 'awareness', 5)! + 2);
  });

  it('[RUN-GIFT-MANTLE-OF-ODIN] [RUN-HOOK-01] Presence: what rests on it, and every gift that asks for it', () => {
    const odin: Levels = { 'mantle-of-odin': 3 };
    expect([sheet({}).bare('Pre'), sheet(odin).bare('Pre')]).toEqual([-1, 2]);
    expect(sheet(odin).roll('divine-awareness')).toBe(sheet({}).roll('divine-awareness') + 3);
    const shouts = play({ ...facing({ ...odin, 'roaring-shout-of-rage': 1 }), turn: 'h0' }, 4, 5);
    expect(shouts.choose('gift:roaring-shout-of-rage').told('checked')).toMatchObject([{ total: 4 + 2 + 1 }]);
  });

  it('[RUN-GIFT-GILDED-TONGUE-OF-FREYR] [RUN-HOOK-01] Communication: bargains, demeanor, insight, music', () => {
    const freyr: Levels = { 'gilded-tongue-of-freyr': 2 };
    expect([sheet({}).bare('Com'), sheet(freyr).bare('Com')]).toEqual([-1, 1]);
    for (const ability of ['bargain', 'demeanor', 'insight', 'music'] as const)
      expect(sheet(freyr).roll(ability)).toBe(sheet({}).roll(ability) + 2);
    expect(rolls(freyr, 'bargain', 5)).toBe(rolls({}, 'bargain', 5)! + 2);
  });
});

describe('hit points of the gods', () => {
  /** 56. */
  const bare: Hero = { ...ragnar, hitPoints: 0 };
  const most = (levels: Levels, hero: Hero = bare) => sheet(levels, hero).maxHp;
  const begins = (levels: Levels) => one(play(facing(levels)), 'h0').hp;

  it('[RUN-GIFT-NJORDS-CRUST] [RUN-HOOK-01] are ten more a level, beside all the others', () => {
    expect([most({}), most({ 'njords-crust': 2 })]).toEqual([56, 76]);
    const all: Levels = { 'njords-crust': 1, 'thors-thews': 1, 'ulls-hide': 1, 'tyrs-forbearance': 1 };
    expect(most(all)).toBe(56 + 10 + 10 + 10 + 12);
    expect(begins({ 'njords-crust': 2 })).toBe(77 + 20);
  });

  it('[RUN-GIFT-THORS-THEWS] [RUN-HOOK-01] are ten more a level', () => {
    expect([most({ 'thors-thews': 1 }, ragnar), most({ 'thors-thews': 3 }, ragnar)]).toEqual([87, 107]);
    expect(begins({ 'thors-thews': 1 })).toBe(87);
  });

  it('[RUN-GIFT-TYRS-FORBEARANCE] [RUN-HOOK-01] are twelve more a level', () => {
    expect(most({ 'tyrs-forbearance': 2 })).toBe(80);
    expect(begins({ 'tyrs-forbearance': 1 })).toBe(77 + 12);
  });

  it('[RUN-GIFT-ULLS-HIDE] [RUN-HOOK-01] are ten more a level', () => {
    expect(most({ 'ulls-hide': 1, 'njords-crust': 1, 'tyrs-forbearance': 1 })).toBe(88);
    expect(begins({ 'ulls-hide': 2 })).toBe(77 + 20);
  });
});

describe('other numbers of the sheet', () => {
  it('[RUN-GIFT-ON-VALKYRIES-WINGS] [RUN-HOOK-01] armor slows less, never less than not at all, and a shield as before', () => {
    const mailed: Hero = { ...READY_MADE.gunnhild, armor: 'chain-mail' };
    const init = (level: number, hero: Hero) => form({ 'on-valkyries-wings': level }, 0, hero).init;
    expect([3, 5, 6, 9].map((level) => init(level, mailed) - init(0, mailed))).toEqual([3, 5, 5, 5]);
    const none: Hero = { ...mailed, armor: null };
    expect(init(6, none)).toBe(init(0, none));
    const first = (level: number) => {
      const scene = { ...facing({}), heroes: [spentOn({ 'on-valkyries-wings': level }, mailed)] };
      const rolled = play({ ...scene, agenda: [{ step: 'initiative' }] }, 5, 5).told('initiative');
      return (rolled as unknown as { total: number }[])[0]!.total;
    };
    expect(first(3)).toBe(first(0) + 3);
  });

  it('[RUN-GIFT-FROST-SPEEDED-HEELS] [RUN-GIFTRULE-ROLL-01] [RUN-HOOK-01] INIT is two higher a level with every weapon and without, on the Roll of Valor too', () => {
    const njord: Levels = { 'frost-speeded-heels': 3 };
    for (const at of [AXE, BOW, SPEAR]) expect(form(njord, at).init).toBe(form({}, at).init + 6);
    expect(sheet(njord).nonCombatInit).toBe(sheet({}).nonCombatInit + 6);
    const valor = (levels: Levels) => derive(spentOn(levels, armed)).valor.init.total;
    expect(valor(njord)).toBe(valor({}) + 6);
  });

  it('[RUN-GIFT-SPRIG-OF-MISTLETOE] [RUN-RULING-G62] [RUN-HOOK-01] bows strike harder and farther, and nothing that is thrown', () => {
    const loki: Levels = { 'sprig-of-mistletoe': 2 };
    expect([form({}, BOW).dam, form(loki, BOW).dam]).toEqual([6, 8]);
    expect([sheet({}), sheet(loki)].map(({ forms }) => forms[BOW]!.range?.standard)).toEqual([60, 80]);
    expect(sheet(loki).forms[SPEAR]!.range).toEqual(sheet({}).forms[SPEAR]!.range);
    for (const at of [AXE, SPEAR]) expect(form(loki, at)).toEqual(form({}, at));
    const scene = facing(loki, { fighters: { h0: { x: 10, y: 10, hand: BOW }, f0: { x: 25, y: 10 } } });
    // 9 against 6: 3 + 8 − 3.
    const shoots = play({ ...scene, turn: 'h0' }, 9).choose(`shoot:f0:${BOW}:plain`, 'stand');
    expect(one(shoots, 'f0').hp).toBe(50 - 8);
  });
});

// The numbers somebody fights with: a hero's sheet, or what the heroes made of a foe.

import { recordOf } from '@skald/kernel';
import { ABILITY, type Ability } from '../../content/abilities.ts';
import { SHIELD } from '../../content/armor.ts';
import { CHARACTERISTICS, type Characteristic } from '../../content/characteristics.ts';
import { FOE, type FoeKind } from '../../content/foes.ts';
import type { God } from '../../content/gods.ts';
import { HORSE_SIZE } from '../../content/horse.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import { type Load, load } from '../../content/load.ts';
import { POWER, type Power, type Tag } from '../../content/powers.ts';
import { STATISTICS, type Statistics } from '../../content/threats.ts';
import { isMissile, loadWith, WEAPON, type Weapon } from '../../content/weapons.ts';
import { derive as deriveCreature } from '../../documents/creature/derive.ts';
import type { Creature } from '../../documents/creature/schema.ts';
import { connectionsOf } from '../../documents/hero/connections.ts';
import { type Draught, derive, kitsCarried } from '../../documents/hero/derive.ts';
import { horseNumbers } from '../../documents/hero/horse.ts';
import { giftsHad, levelOf } from '../../documents/hero/levels.ts';
import { type HeroNow, heroNow } from '../../documents/hero/now.ts';
import { attackForm, protectionOf } from '../../documents/hero/numbers.ts';
import { isSame, kitBonus } from '../../documents/hero/possessions.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { type Sum, sumOf } from '../../documents/hero/sum.ts';
import { foeWoundThreshold, mightOf, missileLine } from '../foe-making.ts';
import { windowsOf } from '../hearing.ts';
import type { Held } from '../hooks/bearer.ts';
import type { Window } from '../hooks/windows.ts';
import { abilityScore, characteristicScore, type Roller, usual } from '../rolls/score.ts';
import { foeShove, heroShove } from '../space/index.ts';
import type { FoeSheet } from './state.ts';

/** A way to attack, with the numbers it gives. */
export interface Form {
  /** Null: claws, teeth, whatever a foe brings. */
  readonly weapon: Weapon | null;
  readonly missile: boolean;
  /** The fewest paces of a shot, and those up to which it loses nothing; null in melee. */
  readonly range: { readonly least: number; readonly standard: number } | null;
  readonly init: Sum;
  readonly atk: Sum;
  readonly dfn: Sum;
  readonly dam: Sum;
  /** Added to an Engagement roll. RUN-ENGAGE-04 */
  readonly engagement: number;
  readonly longshaft: boolean;
  readonly severs: boolean;
  /** RUN-GEAR-20 */
  readonly entangles: boolean;
  /** A shield's Dfn goes with it: against shots it helps whoever dodges. RUN-MISSILE-06 */
  readonly shieldDfn: number;
  /** Whoever fights with bare hands threatens nobody until he strikes. RUN-RULING-C34 */
  readonly bareHands: boolean;
  /** Pieces at the beginning; null where it needs none. */
  readonly pieces: number | null;
  /** What it weighs, with all that is shot or thrown. */
  readonly load: Load;
}

/** A horse by its numbers. RUN-HORSE-03 */
export interface HorseSheet {
  readonly atk: number;
  readonly dfn: number;
  readonly dam: number;
  readonly soak: number;
  readonly hp: number;
  readonly woundThreshold: number;
  readonly res: number;
  readonly move: number;
  /** By what it carries. RUN-HORSE-04 */
  readonly impairment: number;
}

export interface Sheet {
  readonly isHero: boolean;
  /** Of a hero his weapons, then his fists, and at last what he may strike off. */
  readonly forms: readonly Form[];
  readonly nonCombatInit: number;
  readonly soak: Sum;
  /** The part of it that armor-ignoring damage meets. RUN-DMG-05, RUN-RULING-G06 */
  readonly bareSoak: number;
  /** What armor has lost by what befell it. RUN-EQDMG-12 */
  readonly rent: number;
  readonly move: { readonly half: number; readonly full: number };
  readonly maxHp: number;
  readonly woundThreshold: number;
  readonly size: number;
  readonly might: number;
  /** How far he shoves. RUN-ENGAGE-12, RUN-RULING-C16 */
  readonly shove: number;
  /** Against fatigue: Sta, less what weighs on him. RUN-RULING-C15 */
  readonly stamina: number;
  /** For Jockeying. RUN-INIT-10 */
  readonly perception: number;
  /** How many gods have favoured him: of equals the more favoured acts first. RUN-RULING-G71 */
  readonly gifts: number;
  readonly tags: readonly Tag[];
  /** What one can do besides striking: a foe's powers, those bought for it alone, and those of a hero's weapons. */
  readonly powers: readonly Power[];
  /** Darkness and gloom are nothing to it. RUN-TER-97 */
  readonly nightVision: boolean;
  /** Null where he has none. */
  readonly horse: HorseSheet | null;
  /** Wears what catches fire easily. RUN-HAZ-FIRE-01 */
  readonly furry: boolean;
  /** Carries a rope. RUN-ABIL-CLI-01 */
  readonly rope: boolean;
  /** The form of bare hands; of a foe that of whatever it brings. */
  readonly fists: number;
  /** The form of somebody else's arm; none where nobody takes any. RUN-SPECIAL-16 */
  readonly trophy: number | null;
  /** Carries torches. RUN-ABIL-SUR-01 */
  readonly torches: boolean;
  readonly held: readonly Held[];
  /** The windows to which all that listens. */
  readonly hears: ReadonlySet<Window>;
  /** What is held can be struck from a hand. */
  readonly handheld: boolean;
  /** Wears something; is as clever as people; is weighed down. RUN-RULING-G57, RUN-CREATE-05, RUN-LOAD-09 */
  readonly clothed: boolean;
  readonly crafty: boolean;
  readonly decrease: number;
  /** What his shield weighs, and the forms that grow lighter as they are shot or thrown. RUN-LOAD-12 */
  readonly shieldLoad: Load;
  readonly spendable: readonly number[];
  readonly res: number;
  /** Victory points to spend. RUN-VP-SPEND-02 */
  readonly freePoints: number;
  connection(god: God): number;
  /** What a weapon would give him, had he one. */
  wielding(weapon: Weapon): { readonly atk: number; readonly dam: number };
  /** What is added to a roll of an Ability; a foe rolls Res for everything. */
  roll(ability: Ability, characteristic?: Characteristic | null): number;
  /** Of a Characteristic alone. */
  bare(characteristic: Characteristic): number;
  /** By which distances are told. RUN-ABIL-18 */
  rating(ability: Ability): number;
}

const NO_LOAD = load(0);
const heroSheets = new WeakMap<Hero, Map<Load | string, Sheet>>();
const foeSheets = new WeakMap<FoeSheet, Sheet>();

/** Computed once for as long as the document, what he has put down of it, and what he has drunk stay the same. RUN-LOAD-12, RUN-TRE-41 */
export function heroSheet(
  hero: Hero,
  shed: Load = NO_LOAD,
  draughts: readonly Draught[] = NO_DRAUGHTS,
): Sheet {
  const sheets = kept(heroSheets, hero, () => new Map<Load | string, Sheet>());
  const key = draughts.length === 0 ? shed : `${shed} ${draughts.map(({ to, by }) => to + by)}`;
  const known = sheets.get(key) ?? makeHeroSheet(hero, shed, draughts);
  sheets.set(key, known);
  return known;
}
const NO_DRAUGHTS: readonly Draught[] = [];
export const foeSheet = (foe: FoeSheet): Sheet => kept(foeSheets, foe, makeFoeSheet);

const creatures = new WeakMap<Creature, FoeKind>();

/** What there is to know of a foe before heroes give it its numbers. */
export const kindOf = (foe: FoeSheet['foe']): FoeKind =>
  typeof foe === 'string' ? FOE[foe] : kept(creatures, foe, deriveCreature);

/** By which two of the same kind are told apart from others. */
export const nameOf = (foe: FoeSheet['foe']): string => (typeof foe === 'string' ? foe : foe.name);

function kept<D extends object, M>(all: WeakMap<D, M>, of: D, make: (of: D) => M): M {
  const known = all.get(of);
  if (known !== undefined) return known;
  const made = make(of);
  all.set(of, made);
  return made;
}

/** As he is now, with all that he has gained. */
function makeHeroSheet(hero: Hero, shed: Load, draughts: readonly Draught[]): Sheet {
  const { helm } = heroNow(hero);
  const numbers = derive(hero, helm, shed, draughts);
  const { traits, now } = numbers;
  const { characteristics } = traits;
  const roller: Roller = { traits, kits: kitsCarried(now), magicKits: (ability) => kitBonus(now, ability) };
  const rolls = new Map<string, number>();
  const roll = (ability: Ability, by = usual(ability)): number => {
    const key = `${ability} ${by}`;
    const total = rolls.get(key) ?? abilityScore(roller, [ability, by], needsKit(ability)).total;
    rolls.set(key, total);
    return total;
  };
  const bare = recordOf(CHARACTERISTICS, (by) => characteristicScore(roller, by).total);
  const connections = connectionsOf(now, helm);
  const held: Held[] = [
    ...giftsHad(now, helm).map((gift) => ({ gift, level: levelOf(now, gift, helm) })),
    ...magicOf(now),
  ];
  const forms = [...numbers.forms, attackForm(traits, 'severed-arm', now.shield)].map(
    ({ weapon, shield, range, init, atk, dfn, dam }): Form => {
      const facts = WEAPON[weapon];
      const missile = isMissile(facts);
      return {
        weapon,
        missile,
        range,
        init,
        atk,
        dfn,
        dam,
        engagement: roll(missile ? 'brawling' : facts.ability, 'Str'),
        longshaft: facts.ability === 'longshaft-weapon',
        severs: facts.severs,
        entangles: facts.entangles,
        shieldDfn: shield === null ? 0 : shieldDfn(dfn),
        bareHands: weapon === 'fist',
        pieces: piecesOf(now, weapon),
        load: loadWith(facts, dozensOf(now.weapons, weapon)),
      };
    },
  );
  // What his weapon can do, it does as in anybody's hands. RUN-GEAR-20
  const powers = now.weapons.some(({ weapon }) => WEAPON[weapon].entangles) ? [POWER.barbNet] : [];
  return {
    isHero: true,
    forms,
    nonCombatInit: numbers.nonCombatInit.total,
    soak: numbers.soak,
    bareSoak: numbers.soak.total - protectionOf(traits),
    rent: now.armor === null ? 0 : (now.battered.armor ?? 0),
    move: { half: numbers.move.half.total, full: numbers.move.full.total },
    maxHp: numbers.hitPoints.total,
    woundThreshold: numbers.woundThreshold,
    size: 1,
    might: 0,
    shove: heroShove(characteristics.Str),
    stamina: characteristics.Sta - numbers.decrease,
    perception: characteristics.Per,
    gifts: numbers.gifts,
    tags: ['human'],
    powers,
    nightVision: false,
    horse: now.horse && horseSheet(now.horse, numbers.load),
    furry: now.armor === 'quilted',
    rope: roller.kits.includes('climb'),
    fists: numbers.forms.findIndex(({ weapon }) => weapon === 'fist'),
    trophy: numbers.forms.length,
    torches: roller.kits.includes('survival'),
    held,
    hears: windowsOf(powers, held),
    handheld: true,
    clothed: true,
    crafty: true,
    decrease: numbers.decrease,
    shieldLoad: now.shield === null ? NO_LOAD : SHIELD[now.shield].load,
    spendable: [...forms.keys()].filter((form) => forms[form]?.pieces !== null),
    res: numbers.response.sum.total,
    freePoints: standingOf(hero).free,
    connection: (god) => connections[god],
    wielding(weapon) {
      const { atk, dam } = attackForm(traits, weapon, null);
      return { atk: atk.total, dam: dam.total };
    },
    roll,
    bare: (by) => bare[by],
    rating: (ability) => traits.abilities[ability] ?? 0,
  };
}

/** What he carries that works by itself, or when he wants it to; a legend only with a level, and a helm only on his head. */
const magicOf = (now: HeroNow): Held[] => [
  ...LEGENDARY_ITEMS.flatMap((gift) => {
    const { level = 0, helm, ability } = now.legendary[gift] ?? {};
    const idle = level === 0 || (helm !== undefined && !isSame(helm, now.helm));
    return idle ? [] : [{ gift, level, ...(ability !== undefined && { ability }) }];
  }),
  ...now.items.flatMap((item) =>
    item.kind === 'potion' || item.kind === 'charm' || item.kind === 'amulet'
      ? [{ gift: item.kind, level: item.bonus, item }]
      : [],
  ),
];

/** What is climbed in a fight needs no rope, and a horse carries its saddle. RUN-ABIL-12, RUN-ABIL-CLI-03, RUN-ABIL-RID-01 */
const NEEDS_NO_KIT: readonly Ability[] = ['climb', 'ride'];

const needsKit = (ability: Ability): boolean =>
  ABILITY[ability].kit !== null && !NEEDS_NO_KIT.includes(ability);

const shieldDfn = ({ parts }: Sum): number => parts.find(({ of }) => of === 'shield')?.by ?? 0;

/** RUN-GEAR-17, -19, -21 */
function piecesOf({ weapons }: Pick<HeroNow, 'weapons'>, weapon: Weapon): number | null {
  const { pieces } = WEAPON[weapon];
  if (pieces === null) return null;
  return pieces * dozensOf(weapons, weapon);
}

const dozensOf = (weapons: HeroNow['weapons'], weapon: Weapon): number =>
  weapons.find((one) => one.weapon === weapon)?.dozens ?? 1;

function horseSheet(upgrades: NonNullable<HeroNow['horse']>, carried: Load): HorseSheet {
  const { atk, dfn, dam, soak, hitPoints, woundThreshold, res, move, impairment } = horseNumbers(
    upgrades,
    carried,
  );
  return {
    atk: atk.total,
    dfn: dfn.total,
    dam: dam.total,
    soak: soak.total,
    hp: hitPoints.total,
    woundThreshold: woundThreshold.total,
    res: res.total,
    move: move.total,
    impairment,
  };
}

const riders = new WeakMap<Sheet, Sheet>();

/** In the saddle: the size of a horse, its legs, and its Res where it jumps or keeps its feet. RUN-HORSE-05, RUN-RULING-C37 */
export const mounted = (sheet: Sheet): Sheet => kept(riders, sheet, makeMounted);

function makeMounted(sheet: Sheet): Sheet {
  const { horse } = sheet;
  if (horse === null) return sheet;
  const isHorses = (ability: Ability): boolean => ability === 'jump' || ability === 'balance';
  return {
    ...sheet,
    size: HORSE_SIZE,
    move: { half: Math.floor(horse.move / 2), full: horse.move },
    roll: (ability, by) => (isHorses(ability) ? horse.res - horse.impairment : sheet.roll(ability, by)),
    rating: (ability) => (isHorses(ability) ? horse.res : sheet.rating(ability)),
  };
}

const bare = new WeakMap<Form, Form>();

/** The same without a shield. */
export function shieldless(form: Form): Form {
  const known = bare.get(form);
  if (known !== undefined) return known;
  const without = ({ parts }: Sum): Sum =>
    sumOf(...parts.filter(({ of }) => of !== 'shield').map(({ of, by }) => [of, by] as const));
  const { init, atk, dfn, dam } = form;
  const made: Form = {
    ...form,
    init: without(init),
    atk: without(atk),
    dfn: without(dfn),
    dam: without(dam),
    shieldDfn: 0,
  };
  bare.set(form, made);
  return made;
}

/** Of a foe that lost its weapon, or has it in the wrong hand. RUN-SPECIAL-14, RUN-RULING-C47, -G24 */
export function maimed(form: Form, res: number, disarmed: boolean): Form {
  const { atk, dfn, dam } = form;
  if (!disarmed) return { ...form, atk: sumOf(['foe', halved(atk.total)]) };
  return {
    ...form,
    atk: sumOf(['foe', Math.min(atk.total, res)]),
    dfn: sumOf(['foe', Math.min(dfn.total, res)]),
    dam: sumOf(['foe', Math.floor(dam.total / 2)]),
    bareHands: true,
  };
}

/** RUN-RULING-C47 */
export const halved = (score: number): number => (score <= 0 ? score : Math.floor(score / 2));

/** Of whoever nobody has hurt yet. */
const UNKNOWN: Statistics = recordOf(STATISTICS, () => 0);

/** Arrows of foes are not counted. */
function makeFoeSheet(sheet: FoeSheet): Sheet {
  const { statistics: told, missile } = sheet;
  const statistics = told ?? UNKNOWN;
  const { move, size, weapon, tags, temper, nightVision } = kindOf(sheet.foe);
  const { res, soak, hp } = statistics;
  const natural = weapon === 'natural';
  const powers = powersOf(sheet);
  const form = (of: typeof statistics, shoots: boolean): Form => ({
    weapon: null,
    missile: shoots,
    range: shoots ? { least: 5, standard: 10 * of.dam } : null,
    init: sumOf(['foe', of.init]),
    atk: sumOf(['foe', of.atk]),
    dfn: sumOf(['foe', of.dfn]),
    dam: sumOf(['foe', of.dam]),
    engagement: res,
    longshaft: false,
    severs: false,
    entangles: false,
    shieldDfn: 0,
    bareHands: false,
    pieces: null,
    load: NO_LOAD,
  });
  return {
    isHero: false,
    forms: [
      form(statistics, false),
      ...(missile === null || natural
        ? []
        : [form({ ...statistics, ...missileLine(statistics, missile) }, true)]),
    ],
    nonCombatInit: statistics.init,
    soak: sumOf(['foe', soak]),
    // One number, of which armor is no part that could be taken away. RUN-RULING-G06
    bareSoak: 0,
    rent: 0,
    move: { half: Math.floor(move / 2), full: move },
    maxHp: hp,
    woundThreshold: foeWoundThreshold(hp),
    size,
    might: mightOf(statistics),
    shove: foeShove(res),
    stamina: res,
    perception: 0,
    gifts: 0,
    tags,
    nightVision,
    horse: null,
    furry: false,
    rope: false,
    fists: 0,
    trophy: null,
    torches: false,
    powers,
    held: [],
    hears: windowsOf(powers, []),
    handheld: !natural,
    clothed: !natural && !tags.includes('craftwerk'),
    crafty: temper === 'crafty',
    decrease: 0,
    shieldLoad: NO_LOAD,
    spendable: [],
    res,
    freePoints: 0,
    connection: () => 0,
    wielding: () => ({ atk: statistics.atk, dam: statistics.dam }),
    roll: () => res,
    bare: () => res,
    rating: () => Math.max(0, res),
  };
}

/** All that its type can do, and what was bought for it. */
function powersOf({ foe, hunts, magic }: FoeSheet): Power[] {
  const { powers, options } = kindOf(foe);
  return [
    ...powers,
    ...(hunts && options.includes('hunting') ? [{ kind: 'hunting', spares: 'wendol' } as const] : []),
    ...(magic !== null && options.includes('goblinMagic')
      ? [{ kind: 'goblinMagic', ...magic } as const]
      : []),
  ];
}

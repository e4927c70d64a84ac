// Buying: what something costs somebody here and now, and what speaks against it. RUN-VP-SPEND-05, RUN-XP

import type { Problem } from '@skald/kernel';
import {
  ABILITY,
  type Ability,
  canBeTried,
  FIGHTING,
  type FightingAbility,
} from '../../content/abilities.ts';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import { GIFT } from '../../content/gifts.ts';
import { HORSE_PRICE, HORSE_UPGRADE, HORSE_UPGRADE_PRICE } from '../../content/horse.ts';
import { LEGENDARY } from '../../content/legendary.ts';
import { atShrine, CURDS, EXPERIENCE, INSURANCE, isSilverPrice, TRAINING } from '../../content/prices.ts';
import { type Availability, WEAPON } from '../../content/weapons.ts';
import { type Account, accountOf, withLines } from './account.ts';
import { connectionsOf, primaryGods } from './connections.ts';
import { levelOf } from './levels.ts';
import type { Moment, Place, Purchase, Ware } from './lines.ts';
import { type HeroNow, wandForsakes } from './now.ts';
import { problem } from './problem.ts';
import type { Hero } from './schema.ts';

/** In victory points. */
export function costOf(
  purchase: Purchase,
  now: HeroNow,
  { shrine, helm }: Pick<Place, 'shrine' | 'helm'>,
): number {
  switch (purchase.kind) {
    case 'gift': {
      const { cost, patron } = GIFT[purchase.gift];
      return patron === shrine ? atShrine(cost) : cost;
    }
    case 'experience':
      return experienceCost(purchase.ability, now);
    case 'training':
      return TRAINING[ABILITY[purchase.ability].category];
    case 'insurance':
      return shrine !== undefined && primaryGods(connectionsOf(now, helm)).includes(shrine)
        ? INSURANCE.primary
        : INSURANCE.usual;
    case 'curds':
      return CURDS;
    case 'legendary':
      return LEGENDARY[purchase.item].cost * (now.legendary[purchase.item]?.damaged ? 2 : 1);
    case 'horse':
      return HORSE_PRICE;
    case 'horse-upgrade':
      return HORSE_UPGRADE_PRICE;
    case 'deficit':
      return purchase.points;
    case 'gear':
      return 0;
  }
}

const isFighting = (ability: Ability): ability is FightingAbility =>
  (FIGHTING as readonly Ability[]).includes(ability);

/** Each of those tied for best costs the best one's price; what one lacks is not one's best. RUN-XP-04, RUN-RULING-G19 */
function experienceCost(ability: Ability, { abilities }: Pick<HeroNow, 'abilities'>): number {
  if (!isFighting(ability)) return EXPERIENCE[ABILITY[ability].category];
  const rating = abilities[ability] ?? 0;
  const best = Math.max(...FIGHTING.map((one) => abilities[one] ?? 0));
  return rating > 0 && rating === best ? EXPERIENCE.best : EXPERIENCE.fighting;
}

/** All that speaks against it; nothing if it may be bought. */
export function refusals(purchase: Purchase, account: Account, place: Place): Problem[] {
  const cost = costOf(purchase, account.now, place);
  const { free } = account.standing;
  return [
    ...ofMoment(purchase, place),
    ...ofKind(purchase, account, place),
    ...(cost > free ? [problem('tooDear', 'RUN-VP-SPEND-02', [], { cost, free })] : []),
  ];
}

/** When each may be bought, and the rule that says so; any time where there is none. RUN-VP-SPEND-05 */
const WINDOWS: Readonly<
  Partial<Record<Purchase['kind'], readonly [rule: string, moments: readonly Moment[]]>>
> = {
  experience: ['RUN-XP-03', ['encounter-end']],
  training: ['RUN-XP-06', ['between-adventures']],
  insurance: ['RUN-INSURE-01', ['encounter-start']],
  horse: ['RUN-VP-SPEND-05', ['adventure-start']],
  'horse-upgrade': ['RUN-VP-SPEND-05', ['adventure-start']],
  gear: ['RUN-GEAR-35', ['between-adventures', 'early-return']],
};

/** While these last, whoever runs the encounter buys nothing for his own hero. */
const RUN: readonly Moment[] = ['encounter-start', 'encounter'];

function ofMoment({ kind }: Purchase, { moment, shrine, running }: Place): Problem[] {
  const [rule = null, moments] = WINDOWS[kind] ?? [];
  const insuredAtShrine = kind === 'insurance' && shrine !== undefined;
  return [
    ...(moments === undefined || moments.includes(moment) || insuredAtShrine
      ? []
      : [problem('wrongMoment', rule, [], { kind, moment })]),
    ...(running && RUN.includes(moment) && kind !== 'deficit'
      ? [problem('runnerMayNotSpend', 'RUN-VP-SPEND-07', [], { kind })]
      : []),
  ];
}

function ofKind(purchase: Purchase, { now, standing, marks }: Account, { helm }: Place): Problem[] {
  switch (purchase.kind) {
    case 'gift': {
      const { gift } = purchase;
      const { cap } = GIFT[gift];
      return cap !== null && (now.gifts[gift] ?? 0) >= cap
        ? [problem('overCap', 'RUN-GIFTRULE-LEVEL-02', [], { gift, cap })]
        : [];
    }
    case 'experience': {
      const { ability } = purchase;
      return marks.includes(ability) && canBeTried(ability, now.abilities[ability] ?? 0)
        ? []
        : [problem('notMarked', 'RUN-XP-03', [], { ability })];
    }
    case 'training': {
      const { ability } = purchase;
      return (now.abilities[ability] ?? 0) > 0 ? [problem('alreadyKnown', 'RUN-XP-01', [], { ability })] : [];
    }
    case 'curds':
      return levelOf(now, 'curds-of-utgardaloki', helm) > 0
        ? []
        : [problem('notOwned', 'RUN-GIFTRULE-LEVEL-04', [], { thing: 'curds-of-utgardaloki' })];
    case 'legendary': {
      const { item } = purchase;
      if (now.legendary[item] === undefined)
        return [problem('notOwned', 'RUN-RULING-R16', [], { thing: item })];
      return item === 'loki-trouncing-wand' && wandForsakes(now, helm)
        ? [problem('wandForsakes', 'RUN-GIFTRULE-BUY-03', [], {})]
        : [];
    }
    case 'horse-upgrade': {
      const { upgrade } = purchase;
      if (now.horse === null) return [problem('notOwned', 'RUN-HORSE-07', [], { thing: 'horse' })];
      const { times } = HORSE_UPGRADE[upgrade];
      return (now.horse[upgrade] ?? 0) >= times
        ? [problem('overCap', 'RUN-HORSE-07', [], { upgrade, cap: times })]
        : [];
    }
    case 'deficit':
      return purchase.points > standing.deficit
        ? [problem('noSuchDeficit', 'RUN-VP-SPEND-04', [], { deficit: standing.deficit })]
        : [];
    case 'gear':
      return isSilverPrice(availabilityOf(purchase.ware), purchase.silver)
        ? []
        : [problem('wrongSilver', 'RUN-GEAR-35', [], { silver: purchase.silver })];
    case 'insurance':
    case 'horse':
      return [];
  }
}

export function availabilityOf(ware: Ware): Availability {
  switch (ware.kind) {
    case 'weapon':
      return WEAPON[ware.weapon].availability;
    case 'armor':
      return ARMOR[ware.armor].availability;
    case 'shield':
      return SHIELD[ware.shield].availability;
  }
}

export type Bought = { readonly hero: Hero } | { readonly problems: readonly Problem[] };

/** It works at once, and what is eaten cannot be given back. RUN-GIFTRULE-BUY-02 */
export function afterPurchase(hero: Hero, purchase: Purchase, place: Place, on: string): Bought {
  const account = accountOf(hero);
  const problems = refusals(purchase, account, place);
  if (problems.length > 0) return { problems };
  const points = costOf(purchase, account.now, place);
  const used = purchase.kind === 'curds' ? { used: true as const } : {};
  return { hero: withLines(hero, { line: 'expense', on, points, purchase, place, ...used }) };
}

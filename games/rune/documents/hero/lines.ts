// The ledger of a hero: what came, what was paid for what, and what befell him, in the order in which it did.

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { ARMORS, SHIELDS } from '../../content/armor.ts';
import { GIFTS } from '../../content/gifts.ts';
import { GODS } from '../../content/gods.ts';
import { HORSE_UPGRADES } from '../../content/horse.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import { HelmPower, ItemSchema, TrinketSchema } from '../../content/treasure/item.ts';
import { WEAPONS } from '../../content/weapons.ts';

export const Name = z.string().trim().max(40);

/** Far beyond what a life of pillaging brings. */
const MOST_POINTS = 1_000_000;
const Points = z.int().min(0).max(MOST_POINTS);

const MOST_DOZENS = 99;
const MOST_WEAPONS = 12;
const WeaponCarried = z.strictObject({
  weapon: z.enum(WEAPONS),
  /** Dozens of what it shoots. RUN-GEAR-19 */
  dozens: z.int().min(0).max(MOST_DOZENS).exactOptional(),
});
export const Gear = {
  weapons: z.array(WeaponCarried).max(MOST_WEAPONS),
  armor: z.enum(ARMORS).nullable(),
  shield: z.enum(SHIELDS).nullable(),
};

/** When something is bought: the rules open a window for each kind of purchase. RUN-VP-SPEND-05 */
export const MOMENTS = [
  'between-adventures',
  'adventure-start',
  'encounter-start',
  'encounter',
  'encounter-end',
  'between-encounters',
  /** At home before the adventure is over. RUN-GEAR-35 */
  'early-return',
] as const;
export type Moment = (typeof MOMENTS)[number];

const MOST_HELM_LEVELS = 6;
const PlaceSchema = z.strictObject({
  moment: z.enum(MOMENTS),
  /** Whose shrine he is at. */
  shrine: z.enum(GODS).exactOptional(),
  /** His player runs this encounter, and somebody else plays him. RUN-VP-SPEND-07 */
  running: z.literal(true).exactOptional(),
  /** The Helm of Power on his head: its god takes notice. RUN-GIFTRULE-DC-02 */
  helm: z.strictObject({ gift: z.enum(GIFTS), levels: z.int().min(1).max(MOST_HELM_LEVELS) }).exactOptional(),
});
export type Place = z.infer<typeof PlaceSchema>;

const weapon = z.strictObject({ kind: z.literal('weapon'), ...WeaponCarried.shape });
const armor = z.strictObject({ kind: z.literal('armor'), armor: z.enum(ARMORS) });
const shield = z.strictObject({ kind: z.literal('shield'), shield: z.enum(SHIELDS) });

/** What a craftsman has. */
const Wares = z.discriminatedUnion('kind', [weapon, armor, shield]);
export type Ware = z.infer<typeof Wares>;
const Losable = z.discriminatedUnion('kind', [
  ...ItemSchema.options,
  z.strictObject({ kind: z.literal('horse') }),
]);
export type Thing = z.infer<typeof Losable>;
const MOST_THINGS = 40;

/** What acid may spoil without destroying it. RUN-EQDMG-10 to -13 */
export const BatteredSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weapon'), weapon: z.enum(WEAPONS) }),
  z.strictObject({ kind: z.literal('armor') }),
  z.strictObject({ kind: z.literal('shield') }),
  z.strictObject({ kind: z.literal('kit'), ability: z.enum(ABILITIES) }),
]);
export type Battered = z.infer<typeof BatteredSchema>;

export const PurchaseSchema = z.discriminatedUnion('kind', [
  /** One level of a gift or a rune power. */
  z.strictObject({ kind: z.literal('gift'), gift: z.enum(GIFTS) }),
  z.strictObject({ kind: z.literal('experience'), ability: z.enum(ABILITIES) }),
  z.strictObject({ kind: z.literal('training'), ability: z.enum(ABILITIES) }),
  z.strictObject({ kind: z.literal('insurance') }),
  /** One use. */
  z.strictObject({ kind: z.literal('curds') }),
  z.strictObject({ kind: z.literal('legendary'), item: z.enum(LEGENDARY_ITEMS) }),
  z.strictObject({ kind: z.literal('horse') }),
  z.strictObject({ kind: z.literal('horse-upgrade'), upgrade: z.enum(HORSE_UPGRADES) }),
  z.strictObject({ kind: z.literal('deficit'), points: Points.min(1) }),
  /** For silver, not for points: what the contest came to. RUN-GEAR-35 */
  z.strictObject({ kind: z.literal('gear'), ware: Wares, silver: Points }),
]);
export type Purchase = z.infer<typeof PurchaseSchema>;

/** What points were gained by; loot is scored when it is home. */
const CAUSES = ['pillaging', 'running', 'loot', 'dying-blow'] as const;

/** What somebody can be the winner of. RUN-BASIC-29 */
export const WON = ['session', 'saga'] as const;
const MOST_WINS = 10_000;

const on = z.iso.date();

const LineSchema = z.discriminatedUnion('line', [
  z.strictObject({
    line: z.literal('gain'),
    on,
    cause: z.enum(CAUSES),
    points: z.int().min(-MOST_POINTS).max(MOST_POINTS),
    /** Abilities that proved themselves in the encounter. RUN-XP-02 */
    marked: z.array(z.enum(ABILITIES)).max(ABILITIES.length).default([]),
  }),
  z.strictObject({
    line: z.literal('expense'),
    on,
    points: Points,
    purchase: PurchaseSchema,
    place: PlaceSchema,
    /** It has had its effect in play, and cannot be taken back. */
    used: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    line: z.literal('found'),
    on,
    how: z.enum(['looted', 'treasure']),
    things: z.array(ItemSchema).max(MOST_THINGS),
  }),
  z.strictObject({ line: z.literal('lost'), on, things: z.array(Losable).max(MOST_THINGS) }),
  /** What is used up, wakes again or wears out; null: it is gone. RUN-TRE-44, -49, -52 */
  z.strictObject({ line: z.literal('changed'), on, was: TrinketSchema, is: TrinketSchema.nullable() }),
  /** A Helm of Power is put on, or taken off. RUN-ITEM-HELM-02, -03 */
  z.strictObject({ line: z.literal('worn'), on, helm: HelmPower.nullable() }),
  /** Further levels cost double, for good. RUN-ITEM-LEG-06 */
  z.strictObject({ line: z.literal('damaged'), on, item: z.enum(LEGENDARY_ITEMS) }),
  /** Gear that is the worse by so much from now on; 0: it is mended. RUN-EQDMG-10 to -13, -21 */
  z.strictObject({ line: z.literal('battered'), on, thing: BatteredSchema, by: z.int().min(0).max(99) }),
  /** And came back as he was saved, under another name. RUN-INSURE-03 */
  z.strictObject({ line: z.literal('death'), on, name: Name.min(1), ...Gear }),
  /** His player was the best of all. RUN-HERO-28, RUN-BASIC-29 */
  z.strictObject({ line: z.literal('won'), on, what: z.enum(WON) }),
  /** Victory points that changed hands, for good: what he gave is below 0. RUN-RULING-G39 */
  z.strictObject({
    line: z.literal('traded'),
    on,
    with: Name.min(1),
    points: z.int().min(-MOST_POINTS).max(MOST_POINTS),
  }),
  /** The books of a player whose last hero is dead. RUN-RULING-G21 */
  z.strictObject({
    line: z.literal('inherited'),
    on,
    from: Name.min(1),
    overall: Points,
    bonusFree: Points,
    spent: Points,
    deficit: Points,
    wins: z.int().min(1).max(MOST_WINS).exactOptional(),
  }),
]);
export type Line = z.infer<typeof LineSchema>;
export type LineOf<L extends Line['line']> = Extract<Line, { line: L }>;

const MOST_LINES = 2_000;
export const LedgerSchema = z.array(LineSchema).max(MOST_LINES);

// Everything that can happen in Dungeon, as data for the board, the log and the saga.

import { z } from 'zod';
import { BOSSES, CARDS, FACINGS, FEATS, HEROES, ITEMS, LOCKS, MINIONS, SPELLS } from '../content/index.ts';
import { MODIFIERS } from './modifiers.ts';
import { ALL_SOURCES } from './sums.ts';
import { Count, HeroId, ModelId, Place, SeatId, X, Y } from './words.ts';

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({
    type: z.literal(type),
    ...what,
    only: z.array(SeatId).readonly().exactOptional(),
    but: z.array(SeatId).readonly().exactOptional(),
  });

const at = { x: X, y: Y };
const Facing = z.enum(FACINGS);
const Item = z.enum(ITEMS);
const Trade = { giver: HeroId, taker: HeroId, item: Item, inReturn: Item.nullable() } as const;
const Dice = z.array(z.int().min(1).max(6));
const Parts = z.array(z.strictObject({ from: z.enum(ALL_SOURCES), amount: z.int() }));
const Type = z.enum([...HEROES, ...BOSSES, ...MINIONS]);

/** What a die was for. */
export const ROLLS = [
  'card',
  'attack',
  'defence',
  'tough',
  'chamber',
  'search',
  'crystal',
  'knucklebone',
] as const;

const Appearing = {
  model: ModelId,
  modelType: Type,
  ...at,
  facing: Facing,
};

export const EventSchema = z.discriminatedUnion('type', [
  event('roll', { sides: z.int().min(1), face: z.int().min(1), for: z.enum(ROLLS) }),
  // Set-up and the round
  event('began', { heroes: z.array(HeroId), commands: Count, deck: Count }),
  event('appeared', { ...Appearing, how: z.enum(['start', 'revealed', 'raised', 'summoned']) }),
  event('faced', { model: ModelId, facing: Facing }),
  event('roundBegan', { round: Count }),
  event('turnBegan', { model: ModelId, seat: SeatId }),
  event('turnEnded', { model: ModelId }),
  event('overlordTurn', { commands: Count }),
  event('commanded', { model: ModelId, interrupt: z.boolean() }),
  event('cardPlayed', { card: z.enum(CARDS) }),
  event('cardDrawn', { card: z.enum(CARDS) }),
  event('drew', { cards: Count, pile: Count }),
  event('pileEmpty', {}),
  event('endOfRound', { round: Count }),
  event('spellTurned', { model: ModelId, spell: z.enum(SPELLS), turned: Count }),
  event('effectEnded', { model: ModelId, mark: z.string() }),
  event('healed', { model: ModelId, wounds: Count, by: z.enum(['tough', 'item', 'spell']) }),
  event('mended', { model: ModelId }),
  event('chamberTurned', { open: z.enum(['northSouth', 'eastWest']) }),
  // Movement
  /** The squares entered, in order; more than one where an Ethereal model passes through something. */
  event('stepped', { model: ModelId, from: Place, path: z.array(Place) }),
  event('turned', { model: ModelId, facing: Facing }),
  event('stopped', { model: ModelId, ...at, by: z.array(ModelId) }),
  event('brokeAway', { model: ModelId, ...at, strikers: z.array(ModelId) }),
  event('strikesAt', { model: ModelId, strikers: z.array(ModelId) }),
  event('waived', { models: z.array(ModelId) }),
  event('left', { hero: HeroId, ...at }),
  // Attacks
  /** Dice as rolled, highest first. */
  event('attacked', {
    kind: z.enum(['fight', 'shot', 'magic']),
    free: z.boolean(),
    spell: z.enum(SPELLS).nullable(),
    attacker: ModelId,
    target: ModelId.nullable(),
    bar: Place.nullable(),
    from: Place,
    to: Place,
    attack: Dice,
    defence: Dice,
    armour: Count,
    attackerModifiers: z.array(z.enum(MODIFIERS)),
    defenderModifiers: z.array(z.enum(MODIFIERS)),
    rerolled: ModelId.nullable(),
    /** Where the numbers of dice and the Armour come from; null when the same dice are cast again. */
    sums: z.strictObject({ attack: Parts, defence: Parts, armour: Parts }).nullable(),
  }),
  event('hits', {
    attacker: ModelId,
    target: ModelId.nullable(),
    bar: Place.nullable(),
    hits: Count,
    /** Each of the attacker's dice over the Armour, what it met (null: nothing) and whether it is a Hit. */
    pairs: z.array(z.strictObject({ attack: Count, defence: Count.nullable(), hit: z.boolean() })),
    discarded: Dice,
  }),
  event('unharmed', { model: ModelId, hits: Count }),
  event('wounded', { model: ModelId, wounds: Count, injured: z.boolean(), by: ModelId.nullable() }),
  event('woundIgnored', { model: ModelId, item: Item }),
  event('crippled', { model: ModelId, modelType: Type, by: ModelId.nullable(), ...at }),
  event('minionInjured', { model: ModelId, by: ModelId.nullable() }),
  event('boned', { model: ModelId, modelType: Type, by: ModelId.nullable(), ...at }),
  event('destroyed', { model: ModelId, modelType: Type, by: ModelId.nullable(), ...at }),
  // Doors, chests and what is found
  event('lockHeld', at),
  event('lockBroken', { ...at, lock: z.enum(LOCKS).nullable(), by: ModelId }),
  event('wardLowered', { ...at, from: Count, to: Count, by: ModelId.nullable() }),
  event('doorOpened', { ...at, by: ModelId.nullable() }),
  event('weakSpotBroken', { ...at, by: ModelId }),
  event('caveInCleared', { ...at, by: ModelId }),
  event('chestOpened', { ...at, by: ModelId.nullable(), contents: z.array(Item) }),
  event('revealed', { squares: z.array(Place), bones: z.array(Place) }),
  event('searched', { hero: ModelId, ...at, found: z.array(Item) }),
  event('gained', { hero: HeroId, item: Item }),
  event('lostToTheDark', { item: Item }),
  event('dropped', { hero: HeroId, item: Item, ...at }),
  event('pickedUp', { hero: HeroId, item: Item, ...at }),
  event('pulled', { hero: ModelId, ...at, left: Count }),
  // Spells, items and Feats
  event('cast', {
    model: ModelId,
    spell: z.enum(SPELLS),
    target: ModelId.nullable(),
    place: Place.nullable(),
  }),
  event('marked', { model: ModelId, mark: z.string(), by: ModelId }),
  event('used', { model: ModelId, item: Item }),
  event('offered', Trade),
  event('traded', Trade),
  event('declined', Trade),
  event('bonesRemoved', { squares: z.array(Place) }),
  event('feat', { model: ModelId, feat: z.enum(FEATS) }),
  event('featRestored', { model: ModelId, feat: z.enum(FEATS) }),
  // The Overlord's magic
  event('raiseLost', { castings: Count }),
  event('caveIn', at),
  // The end
  event('conceded', { side: z.enum(['heroes', 'overlord']) }),
  event('gameOver', { winner: z.enum(['heroes', 'overlord']), ending: z.string() }),
  event('rewarded', { hero: HeroId, item: Item }),
]);
export type GameEvent = z.infer<typeof EventSchema>;
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

// What each result of a battle brings a player: the seven letters from `k` to `K` as seven numbers.

import type { Seat } from '@skald/kernel';
import {
  AREA,
  type Area,
  COUNTER,
  FLIGHT_GLORY_LOSS,
  half,
  ITEM,
  isMonsterId,
  isSword,
  LOVI_AGAINST_JARLS,
  MARKS_PER_GLORY,
  MAX_JARLS,
  type MonsterKind,
  REWARD,
} from '../content/index.ts';
import { holdsLand, ownerOf } from '../rules/kingdom.ts';
import { combatFactor, has, isHero, isJarl, jarlsOf, seatOf } from '../rules/pieces.ts';
import { type Piece, playerOf, type State } from '../rules/state.ts';
import { deathWorth, jarlWorth, landWorth, woundWorth } from './worth.ts';

/** What a rival loses counts for the one who takes it, shared among all others. */
const ENVY = 0.8;
/** Combat factor of a jarl nobody has seen: the mean of all eighteen. */
const UNSEEN = 2.7;
/** Half the combat factor of a jarl nobody has seen. */
const UNSEEN_HALF = 1.2;
/** A hero driven off also loses his time. */
const FLIGHT = 0.4;
/** A wound that one of Frey's maidens will heal. */
const COVERED = 0.5;
/** The luck that a new jarl costs. */
const RECRUITING = 0.4;
/** Something of what a dragon guards. */
const HOARD = 2;
/** What the spells of its kind cost on the average. */
const SPELLS: Readonly<Partial<Record<MonsterKind, number>>> = { ghost: 0.15, drow: 0.5, witch: 1 };
/** Slaying one of these teaches a rune, once. */
const RUNE = 0.6;

/** One side of a battle, seen by the player who weighs it. */
export interface Side {
  readonly power: number;
  /** Counts only in defence, and not against Balmung. */
  readonly armour: number;
  readonly lovi: boolean;
  readonly balmung: boolean;
  readonly jarls: boolean;
  /** What it costs this side to flee, to be wounded and to be slain. */
  readonly flee: number;
  readonly wound: number;
  readonly slay: number;
  /** What it costs before the die is cast. */
  readonly risk: number;
}

export const NOBODY: Side = {
  power: 0,
  armour: 0,
  lovi: false,
  balmung: false,
  jarls: false,
  flee: 0,
  wound: 0,
  slay: 0,
  risk: 0,
};

export const together = (a: Side, b: Side): Side => ({
  power: a.power + b.power,
  armour: a.armour + b.armour,
  lovi: a.lovi || b.lovi,
  balmung: a.balmung || b.balmung,
  jarls: a.jarls || b.jarls,
  flee: a.flee + b.flee,
  wound: a.wound + b.wound,
  slay: a.slay + b.slay,
  risk: a.risk + b.risk,
});

export const difference = (attack: Side, defence: Side): number =>
  attack.power +
  (attack.lovi && defence.jarls ? LOVI_AGAINST_JARLS : 0) -
  defence.power -
  (defence.lovi && attack.jarls ? LOVI_AGAINST_JARLS : 0) -
  (attack.balmung ? 0 : defence.armour);

/** The seven values for the attacker: his own losses, nothing, his gains. */
export const values = (losses: Side, gains: Side): number[] => [
  -losses.slay,
  -losses.wound,
  -losses.flee,
  0,
  gains.flee,
  gains.wound,
  gains.slay,
];

function arms(state: State, one: Piece): Omit<Side, 'flee' | 'wound' | 'slay' | 'risk'> {
  let power = one.faceUp ? combatFactor(state, one) : UNSEEN - one.hail;
  let armour = 0;
  for (const item of one.items) {
    // A hidden treasure is not in the table of items.
    const facts = ITEM[item] as (typeof ITEM)[typeof item] | undefined;
    if (facts === undefined) continue;
    if (isSword(item)) power += facts.strength;
    armour += facts.defence;
  }
  return { power, armour, lovi: has(one, 'lovi'), balmung: has(one, 'balmung'), jarls: isJarl(state, one) };
}

/** What it costs a player if this counter of his is struck. */
export function atStake(state: State, one: Piece): Side {
  const seat = seatOf(one);
  const player = playerOf(state, seat);
  if (isHero(state, one)) {
    const death = deathWorth(state, seat);
    const wound = player.wounded ? death : player.maidens.length > 0 ? COVERED : woundWorth(state);
    const flee = Math.min(FLIGHT_GLORY_LOSS, player.glory) + FLIGHT;
    return { ...arms(state, one), flee, wound, slay: death, risk: 0 };
  }
  const gone = jarlWorth(state, one) + (holdsLand(player, one.area) ? landWorth(state, one.area) : 0);
  const slay = gone + Math.min(half(COUNTER[one.id].cf), player.luck) / 2;
  return { ...arms(state, one), flee: gone - jarlWorth(state, one), wound: gone, slay, risk: 0 };
}

const rivals = (state: State): number => Math.max(1, state.players.length - 1);

/** What it brings a player to strike this counter of somebody else. */
export function prize(state: State, seat: Seat, one: Piece, heroLeads: boolean): Side {
  const envy = one.owner === null ? 0 : ENVY / rivals(state);
  const loss = envy > 0 ? atStake(state, one) : NOBODY;
  if (isMonsterId(one.id)) return monsterPrize(state, seat, one, heroLeads);
  const factor = one.faceUp ? half(COUNTER[one.id].cf) : UNSEEN_HALF;
  if (!one.faceUp && heroLeads && mayRecruit(state, seat)) {
    const joins = factor * 2 + jarlWorth(state, one) - half(COUNTER[one.id].cf) - RECRUITING;
    return { ...arms(state, one), flee: joins, wound: joins, slay: joins, risk: 0 };
  }
  const purse = one.purse / MARKS_PER_GLORY;
  return {
    ...arms(state, one),
    flee: envy * loss.flee,
    wound: Math.floor(factor / 2) + envy * loss.wound,
    slay: factor + purse + envy * loss.slay,
    risk: 0,
  };
}

const mayRecruit = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).luck > 0 && jarlsOf(state, seat).length < MAX_JARLS;

function monsterPrize(state: State, seat: Seat, one: Piece, heroLeads: boolean): Side {
  const { kind } = COUNTER[one.id];
  const whole = REWARD[kind as MonsterKind].glory;
  const spells = SPELLS[kind as MonsterKind] ?? 0;
  const rune = spells > 0 && heroLeads && playerOf(state, seat).rune === null ? RUNE : 0;
  const hoard = kind === 'dragon' ? HOARD : 0;
  return { ...arms(state, one), flee: 0, wound: half(whole), slay: whole + rune + hoard, risk: spells };
}

/** What it brings a player to win an area that somebody of his can hold. */
export function landPrize(state: State, seat: Seat, area: Area, settlers: boolean): Side {
  const whole = landWorth(state, area);
  const owner = ownerOf(state, area);
  const envy = owner === null || owner === seat ? 0 : (ENVY / rivals(state)) * whole;
  const won = (settlers ? whole : AREA[area].tax / MARKS_PER_GLORY) + envy;
  return { ...NOBODY, power: AREA[area].tax, flee: won, wound: won, slay: won };
}

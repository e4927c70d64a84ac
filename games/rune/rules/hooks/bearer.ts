// Whoever may have powers, gifts or marks, as far as these look at anybody; and how he stands to others.

import type { Ability } from '../../content/abilities.ts';
import type { Spot } from '../../content/battle-map.ts';
import type { Boon } from '../../content/boons.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import type { Foe } from '../../content/foes.ts';
import type { God } from '../../content/gods.ts';
import type { Power, Tag } from '../../content/powers.ts';
import type { Threat } from '../../content/threats.ts';
import type { Trinket } from '../../content/treasure/item.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { Cone, Makeshift, Weird } from '../space/index.ts';
import type { Mark } from './mark.ts';

/** A die of so many sides. */
export type Die = (sides: number) => number;

/** A gift or a rune power with its level, the X of the rules. RUN-GIFTRULE-LEVEL-04 */
export interface Held {
  readonly gift: Boon;
  readonly level: number;
  /** What he carries, where that is one of several things of its kind. */
  readonly item?: Trinket;
  /** Of a ring, which Ability it knows. RUN-ITEM-RING */
  readonly ability?: Ability;
}

export interface Bearer {
  readonly id: string;
  /** Whom he fights for now. */
  readonly side: 'heroes' | 'foes';
  readonly isHero: boolean;
  /** Who decides for him; null: the rules alone. */
  readonly seat: number | null;
  readonly tags: readonly Tag[];
  /** Which foe of the gallery; null for heroes and for what somebody thought up. */
  readonly kind: Foe | null;
  readonly might: number;
  /** Of enemies, in this fight. */
  readonly kills: number;
  /** Of a foe, where it is known. */
  readonly threat: Threat | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly wounds: number;
  readonly woundThreshold: number;
  readonly impairment: number;
  /** For whatever a foe rolls; of a hero only where Res is named. */
  readonly res: number;
  /** What the body soaks by itself, and what its armor adds. */
  readonly soak: { readonly body: number; readonly armor: number };
  /** What his armor is the worse for what befell it. RUN-EQDMG-12 */
  readonly rent: number;
  /** Can act, and nobody holds him. */
  readonly able: boolean;
  readonly fallen: boolean;
  readonly stance: 'none' | 'holding' | 'weaving';
  /** Engagement rolls that he may still make in this round. RUN-ENGAGE-09 */
  readonly engagementsLeft: number;
  /** He has begun an action in this round. */
  readonly hasActed: boolean;
  /** What his feet did last in this round. */
  readonly movement: 'none' | 'moved' | 'withdrawing' | 'fleeing' | 'reckless';
  /** Between life and death. */
  readonly dying: boolean;
  /** The least hit points and the most Wounds that he has had in this encounter. */
  readonly worst: { readonly hp: number; readonly wounds: number };
  /** In hand; null for what nature gave. */
  readonly weapon: Weapon | null;
  /** What he holds is to shoot or throw with. */
  readonly shoots: boolean;
  /** Of what is in hand. */
  readonly scores: { readonly init: number; readonly atk: number; readonly dfn: number };
  /** All that he has about him, in hand or not; bare hands too. */
  readonly arms: readonly Arm[];
  /** Holds what could be struck from a hand. */
  readonly armed: boolean;
  /** Wears what can burn or be lost: no beast does, and nothing that was built. RUN-RULING-G24, -G57 */
  readonly clothed: boolean;
  /** At least as intelligent as people. RUN-CREATE-05 */
  readonly crafty: boolean;
  /** What his load takes off. RUN-LOAD-09 */
  readonly decrease: number;
  /** Whom he has attacked in this fight. */
  readonly attacked: readonly string[];
  readonly powers: readonly Power[];
  readonly gifts: readonly Held[];
  readonly marks: readonly Mark[];
  /** ATK and DAM with a weapon, whether he has one or not. */
  wielding(weapon: Weapon): { readonly atk: number; readonly dam: number };
  characteristic(name: Characteristic): number;
  /** 0 where he lacks it. RUN-RULING-G13 */
  rating(ability: Ability): number;
  /** RUN-GIFTRULE-DC-01 */
  connection(god: God): number;
  /** Victory points to spend. RUN-VP-SPEND-02 */
  readonly freePoints: number;
  /** There are other players, and each of them has more victory points in all than his. RUN-VP-10 */
  readonly hindmost: boolean;
}

/** A way to fight, by its place on his sheet. */
export interface Arm {
  readonly form: number;
  readonly weapon: Weapon | null;
  readonly missile: boolean;
  readonly dfn: number;
}

/** Where everybody is, by ids. */
export interface Field {
  paces(one: string, other: string): number;
  /** Near enough for a blow. RUN-ENGAGE-01 */
  isInReach(one: string, other: string): boolean;
  /** Half a move brings him to where he could strike the other. */
  canRaid(one: string, other: string): boolean;
  /** Far enough off for what he holds to shoot with, and nothing solid between; never in melee. */
  canShoot(one: string, other: string): boolean;
  /** In reach of each other, enemies, and both can fight. */
  areEngaged(one: string, other: string): boolean;
  /** Has something before him that shelters him from the other's shots. RUN-MISSILE-06 */
  isCovered(one: string, from: string): boolean;
  /** Stands better because he stands higher. RUN-RULING-C31 */
  isAbove(one: string, other: string): boolean;
  /** What shelters somebody from another's shot, by its id; of several the best. RUN-HOOK-59 */
  cover(one: string, from: string): string | null;
  /** Whatever magic changes, and by how much before anybody turned it. RUN-TER-145 */
  weird(): readonly (Weird & { readonly by: number })[];
  /** A straight way that nothing bars. */
  isStraight(one: string, other: string): boolean;
  where(one: string): Spot;
  /** The one of the eight directions, from north with the sun, 0 to 7, that leads from one to another. RUN-RULING-C02 */
  direction(one: string, other: string): number;
  /** What beside the second could cover him against the first like a wall, and does not yet. RUN-HOOK-59 */
  makeshift(one: string, other: string): Makeshift;
  /** Nothing solid between them. RUN-RULING-C32 */
  isClear(one: string, other: string): boolean;
  /** Up to so many paces from somebody. */
  around(one: string, paces: number): Area;
  /** From somebody toward another. */
  cone(one: string, toward: string, cone: Cone): Area;
  /** Everybody else, the nearest first; those come together who are equally near. RUN-HOOK-53 */
  nearest(one: string): readonly (readonly string[])[];
  /** Beyond another in line with him, so many degrees aside and so many paces from him at most. RUN-RULING-G44 */
  behind(one: string, other: string, degrees: number, paces: number): readonly string[];
}

/** Part of the field, and everybody there but whoever it goes out from. RUN-HOOK-10 */
export interface Area {
  readonly spots: readonly Spot[];
  readonly whom: readonly string[];
}

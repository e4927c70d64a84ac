// What tests of powers share: somebody to bear them, dice that fall as they should, and a window to hear them in.

import { hear } from '../hearing.ts';
import type { Area, Bearer, Die, Field } from '../hooks/bearer.ts';
import type { Manner } from '../hooks/effect.ts';
import type { Attack, Hit, Moment, Said, Window, Windows } from '../hooks/windows.ts';

export const bearer = (id: string, what: Partial<Bearer> = {}): Bearer => ({
  id,
  side: 'foes',
  isHero: false,
  seat: null,
  tags: ['monstrous'],
  kind: null,
  might: 0,
  kills: 0,
  threat: 'equal',
  hp: 40,
  maxHp: 52,
  wounds: 0,
  woundThreshold: 15,
  impairment: 0,
  res: 3,
  soak: { body: 6, armor: 0 },
  rent: 0,
  able: true,
  fallen: false,
  stance: 'none',
  engagementsLeft: 1,
  hasActed: false,
  movement: 'none',
  dying: false,
  worst: { hp: 40, wounds: 0 },
  weapon: null,
  shoots: false,
  scores: { init: 5, atk: 8, dfn: 7 },
  arms: [],
  armed: false,
  clothed: false,
  crafty: false,
  decrease: 0,
  attacked: [],
  powers: [],
  gifts: [],
  marks: [],
  wielding: () => ({ atk: 0, dam: 0 }),
  characteristic: () => 0,
  rating: () => 0,
  connection: () => 0,
  freePoints: 0,
  hindmost: false,
  ...what,
});
export const hero = (id: string, what: Partial<Bearer> = {}): Bearer =>
  bearer(id, {
    side: 'heroes',
    isHero: true,
    tags: ['human'],
    threat: null,
    soak: { body: 1, armor: 5 },
    ...what,
  });

/** Faces of a die of ten in their order, and not one more. */
export const loaded = (...faces: number[]): Die => lots(...faces.map((face) => [face, 10] as const));

/** The same for dice of any sides: each face, and of how many. */
export function lots(...drawn: (readonly [face: number, sides: number])[]): Die {
  return (sides) => {
    const [face, of] = drawn.shift() ?? [0, 0];
    if (of !== sides) throw new Error(`a die of ${sides} where one of ${of} was to fall`);
    return face;
  };
}

const NOWHERE: Area = { spots: [], whom: [] };

/** Everybody is so many paces from everybody else, or as far as is said of him. */
export const field = (far: Readonly<Record<string, number>> = {}, straight = true): Field => {
  const paces = (one: string, other: string): number => far[other] ?? far[one] ?? 99;
  const isInReach = (one: string, other: string): boolean => paces(one, other) <= 3;
  return {
    paces,
    isInReach,
    canRaid: () => false,
    makeshift: () => ({ things: [], shelter: 0 }),
    canShoot: () => false,
    areEngaged: isInReach,
    isCovered: () => false,
    isAbove: () => false,
    cover: () => null,
    weird: () => [],
    isStraight: () => straight,
    where: () => ({ x: 0, y: 0 }),
    direction: () => 0,
    isClear: () => true,
    around: () => NOWHERE,
    cone: () => NOWHERE,
    nearest: () => [],
    behind: () => [],
  };
};

type Given<W extends Window> = Windows[W] & Partial<Moment> & Pick<Moment, 'present'>;

export function at<W extends Window>(window: W, given: Given<W>): Said<W>[] {
  const { round = 1, dice = loaded(), field: near = field() } = given;
  const moment = { ...given, round, dice, field: near };
  const all: Said<W>[] = [];
  hear(window, moment, given.present, (said) => all.push(said));
  return all;
}

export const attack = (attacker: Bearer, defender: Bearer, manner: Manner = 'blow'): Attack => ({
  attacker,
  defender,
  kind: 'melee',
  manner,
  weapon: null,
  form: 0,
  occasion: 'own',
  berserk: false,
  charge: 0,
  braced: false,
  waited: false,
  gift: null,
});
export const hit = (attacker: Bearer, defender: Bearer, margin: number, manner: Manner = 'blow'): Hit => ({
  ...attack(attacker, defender, manner),
  margin,
});
/** A hit that brings Raw Damage. */
export const incoming = (of: Hit, dam: number) => ({
  victim: of.defender,
  by: of.attacker,
  hit: of,
  raw: of.margin + dam,
  armor: true,
  nature: null,
  element: null,
  missing: null,
});
/** Harm that nobody does. */
export const accident = (victim: Bearer) => ({
  victim,
  by: null,
  hit: null,
  raw: 20,
  armor: true,
  nature: 'place' as const,
  element: null,
  missing: null,
});
/** What it came to. */
export const loss = (lost: number) => ({ lost, taken: lost, wounds: 0, killed: false });

export const names = (effects: readonly { readonly effect: string }[]): string[] =>
  effects.map(({ effect }) => effect);

export const thurid = hero('thurid');
export const bolli = hero('bolli');

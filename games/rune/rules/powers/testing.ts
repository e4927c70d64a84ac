// What tests of powers share: somebody to bear them, dice that fall as they should, and a window to hear them in.

import { heard } from './index.ts';
import type { Attack, Bearer, Die, Effect, Manner, Window, Windows } from './power.ts';

export const bearer = (id: string, what: Partial<Bearer> = {}): Bearer => ({
  id,
  side: 'foes',
  tags: ['monstrous'],
  hp: 40,
  maxHp: 52,
  woundThreshold: 15,
  res: 3,
  dam: 9,
  soak: { body: 6, armor: 0 },
  powers: [],
  marks: [],
  ...what,
});
export const hero = (id: string, what: Partial<Bearer> = {}): Bearer =>
  bearer(id, { side: 'heroes', tags: ['human'], soak: { body: 1, armor: 5 }, ...what });

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

type Given<W extends Window> = Omit<Windows[W], 'round' | 'dice' | 'present'> & {
  readonly round?: number;
  readonly dice?: Die;
  readonly present: readonly Bearer[];
};

export const at = <W extends Window>(window: W, given: Given<W>): Effect[] =>
  heard(window, { round: 1, dice: loaded(), ...given } as unknown as Windows[W]);

export const attack = (attacker: Bearer, defender: Bearer, manner: Manner = 'blow'): Attack => ({
  attacker,
  defender,
  kind: 'melee',
  manner,
  weapon: null,
});
export const hit = (attacker: Bearer, defender: Bearer, margin: number, manner: Manner = 'blow') => ({
  ...attack(attacker, defender, manner),
  margin,
  round: 1,
  dice: loaded(),
  present: [attacker, defender],
});

export const other = (of: Bearer, paces: number, more = {}) => ({
  id: of.id,
  side: of.side,
  tags: of.tags,
  marks: of.marks,
  paces,
  straight: true,
  attackedBefore: false,
  ...more,
});

export const offers = (effects: readonly Effect[]) =>
  effects.flatMap((one) => (one.effect === 'offer' ? [one.offer] : []));
export const names = (effects: readonly Effect[]): string[] => effects.map(({ effect }) => effect);

export const thurid = hero('thurid');
export const bolli = hero('bolli');

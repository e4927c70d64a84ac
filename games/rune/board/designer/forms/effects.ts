// Ill effects as they begin when somebody adds one: as legal as the encounter allows.

import { STATUS } from '../../../content/design/traps.ts';
import type { Effect } from '../../../documents/encounter/effect-schema.ts';
import { stepsOf } from '../../../documents/encounter/order.ts';
import type { Element, Encounter } from '../../../documents/encounter/schema.ts';
import { methodBy, NO_END, newRoll } from './edits.ts';
import type { Fresh } from './ids.ts';

const MOST_EFFECTS = 8;
export const mayHaveEffect = ({ effects }: Element): boolean => effects.length < MOST_EFFECTS;

export const withEffect = (
  element: Element,
  kind: Effect['kind'],
  encounter: Encounter,
  fresh: Fresh,
): Element =>
  mayHaveEffect(element)
    ? { ...element, effects: [...element.effects, effectOf(kind, fresh, encounter, element.id)] }
    : element;

export function effectOf(
  kind: Effect['kind'],
  fresh: Fresh,
  encounter: Encounter,
  /** The element it is of. */
  within: string,
): Effect {
  const id = fresh(kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  switch (kind) {
    case 'damage':
      return { id, kind, dam: 10, armorIgnoring: false, over: 'once', end: null };
    case 'dice':
      return { id, kind, dice: 2, armorIgnoring: false, over: 'once', end: null };
    case 'impairment':
      return { id, kind, points: 1, only: null, until: null };
    case 'stick':
      return { id, kind, roll: laterRoll(encounter, within) ?? 'later', by: 2, rounds: 1 };
    case 'foesStick':
      return { id, kind, score: 'init', by: 3, rounds: 1, fights: 1, foes: 'all' };
    case 'status':
      return { id, kind, points: STATUS.step };
    case 'equipment':
    case 'ambush':
      return { id, kind };
    case 'acid':
      return { id, kind, dam: 5, deep: null, end: NO_END };
    case 'drowning':
      return { id, kind, surface: 'tranquil', current: 'none' };
    case 'fall':
      return { id, kind, feet: 15 };
    case 'fire':
      return { id, kind, raging: false, water: null };
    case 'lost':
      return { id, kind, difficulty: 6 };
    case 'grab': {
      // RUN-HAZ-GRAB-02, -05
      const freeing = {
        ...newRoll(fresh('escape')),
        methods: [{ ...methodBy('traps'), characteristic: 'Str' as const }],
      };
      return { id, kind, dam: 0, escape: freeing, traps: Math.min(20, encounter.group.heroes) };
    }
    case 'nuisance':
      return { id, kind, dam: 2 };
  }
}

/** The next roll that comes after this element; the last of all where none does. RUN-TRAP-40 */
function laterRoll(encounter: Encounter, within: string): string | null {
  const steps = stepsOf(encounter, encounter.group.heroes);
  const here = steps.find(({ element }) => element?.id === within)?.at ?? Infinity;
  const named = steps.flatMap(({ at, rolls }) =>
    rolls.flatMap(({ id }) => (id === null ? [] : [{ at, id }])),
  );
  return (named.find(({ at }) => at > here) ?? named.at(-1))?.id ?? null;
}

// What a field may refer to: other elements, events, later rolls and foes, by name.

import { type Step, stepsOf } from '../../../documents/encounter/order.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { nameOf, rollName } from '../../../text/designer/references.ts';
import { said } from '../../../text/encounter.ts';
import type { FormProps } from '../form-props.ts';

type Place = Pick<FormProps<unknown>, 'at' | 'encounter' | 'language'>;
type Named = readonly [id: string, name: string];

const steps = new WeakMap<Encounter, readonly Step[]>();

function inOrder(encounter: Encounter): readonly Step[] {
  const found = steps.get(encounter) ?? stepsOf(encounter, encounter.group.heroes);
  steps.set(encounter, found);
  return found;
}

/** The element that a field belongs to, at its place in the order of play. */
const stepAt = ({ at, encounter }: Place): Step | undefined =>
  inOrder(encounter).find(({ element, path }) => element !== null && path.every((key, i) => at[i] === key));

/** What is referred to stays in the list, even where it is not there any more. */
const keeping = (named: readonly Named[], chosen: string | null, place: Place): Named[] =>
  chosen === null || named.some(([id]) => id === chosen)
    ? [...named]
    : [...named, [chosen, nameOf(chosen, place.encounter, place.language)]];

/** All but the one the field is in. RUN-DIF-130, RUN-RULING-T55 */
export function otherElements(place: Place, chosen: string | null): Named[] {
  const own = stepAt(place)?.element;
  const named = inOrder(place.encounter).flatMap(({ element }): Named[] =>
    element === null || element === own ? [] : [[element.id, said(element.name, place.language)]],
  );
  return keeping(named, chosen, place);
}

/** What hurts somebody before the fight of the same event. RUN-RULING-R85 */
export function bleeders(place: Place, chosen: string | null): Named[] {
  const { encounter, language } = place;
  const { combat = null, elements = [] } = encounter.events[Number(place.at[1])] ?? {};
  const named = elements
    .filter(({ phase, effects }) => combat !== null && phase === 'before' && effects.length > 0)
    .map(({ id, name }): Named => [id, said(name, language)]);
  return keeping(named, chosen, place);
}

/** Rolls that are still to come. RUN-TRAP-40, RUN-GAIN-22 */
export function laterRolls(place: Place, chosen: string | null): Named[] {
  const here = stepAt(place)?.at ?? -1;
  const named = inOrder(place.encounter)
    .filter(({ at }) => at > here)
    .flatMap((step) =>
      step.rolls.flatMap((roll): Named[] =>
        roll.id === null ? [] : [[roll.id, rollName(roll, step, place.language)]],
      ),
    );
  return keeping(named, chosen, place);
}

/** With what something may end: later events, elements and rolls. RUN-IMPAIR-04 */
export function endings(place: Place, chosen: string | null): Named[] {
  const { encounter, language } = place;
  const here = stepAt(place);
  const later = inOrder(encounter).filter(({ at }) => at > (here?.at ?? -1));
  const events = encounter.events.flatMap(({ id, title }, e): Named[] =>
    e > (here?.event ?? -1) ? [[id, said(title, language)]] : [],
  );
  const elements = later.flatMap(({ element }): Named[] =>
    element === null ? [] : [[element.id, said(element.name, language)]],
  );
  return keeping([...events, ...elements, ...laterRolls(place, null)], chosen, place);
}

/** All who will be fought from here on. RUN-TRAP-43 */
export function laterFoes(place: Place): Named[] {
  const { encounter, language } = place;
  const here = stepAt(place)?.at ?? -1;
  return inOrder(encounter)
    .filter(({ at, element }) => at > here && element === null)
    .flatMap(({ event }) =>
      (encounter.events[event]?.combat?.foes ?? []).map((foe): Named => [foe.id, said(foe.name, language)]),
    );
}

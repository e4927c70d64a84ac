// Generated encounters and whole adventures, for all that is tried at random.

import { clone } from '@skald/kernel';
import { pick, type Trial } from '@skald/kernel/testing';
import type { Element, Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import { GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import { conditionOf } from '../../rules/encounter/progress.ts';
import type { State } from '../../rules/fight/state.ts';
import { deedOf, offersIn } from '../../rules/sitting/notes.ts';
import { isDeed } from '../../rules/sitting/works.ts';
import { STOLEN_RUNE } from '../stolen-rune/editions.ts';
import { generateAdventure, generateEncounter } from './index.ts';

export const SITTINGS: Trial<State> = {
  setUp(random) {
    const heroes = random(4);
    const seed = random(100_000);
    const made = { seed, heroes: 1 + random(5) };
    const points = pick(random, [0, 300, 1000] as const);
    const hands: unknown[] = GALLERY_IDS.slice(0, heroes).map((hero) => [hero]);
    // Some have brought what they run, and are everybody's pillagers otherwise. RUN-BASIC-24
    if (heroes > 1 && random(4) === 1)
      return {
        seats: hands.map((hand, seat) =>
          random(3) === 1
            ? hand
            : { heroes: hand, encounters: [generateEncounter({ seed: seed + seat, heroes })] },
        ),
        options: { points },
      };
    const sitting =
      random(10) > 1
        ? generateEncounter(made)
        : pick(random, [STOLEN_RUNE.balanced, generateAdventure(made)]);
    // Somebody runs it who has no hero.
    const seats = random(3) === 1 ? [...hands, 'foes'] : hands;
    return { seats, options: { sitting, points, band: random(2) } };
  },
  games: 10,
  matches: 2,
  every: 40,
  secrets: {
    /** Whatever has not been reached is something else, or nothing. */
    alike(state, seat) {
      const { sitting } = state;
      // Whoever runs knows it.
      if (sitting === undefined || (seat !== null && sitting.running?.seat === seat)) return null;
      if (sitting.at >= sitting.encounters.length) return null;
      const other = clone(state);
      const { at, reached } = sitting;
      const now = sitting.encounters[at] as Encounter;
      const events = now.events
        .slice(0, reached)
        .map((event, e) => (e === sitting.progress.event ? otherwise(state, event) : event));
      const ahead = { ...now, concept: 'Another one.', events };
      other.sitting = { ...sitting, encounters: [...sitting.encounters.slice(0, at), ahead] };
      return [clone(state), other];
    },
    reveals: ({ type }) => REVEALING.includes(type),
    enough: 15,
  },
};

/** What was hidden in a place, or in a fight, comes to light. */
const REVEALING = [
  'narrated',
  'background',
  'encounterEnded',
  'notesOpened',
  'cameUpon',
  'touched',
  'fightEnded',
  'attempted',
];

/** What nobody has touched is a purse of silver, and what has not gone off in a fight is nothing at all. */
function otherwise(state: State, event: EncounterEvent): EncounterEvent {
  const { sitting, agenda } = state;
  if (sitting === undefined || sitting.call !== null || agenda.some((frame) => 'element' in frame))
    return event;
  const { triggered } = sitting.progress;
  const isMet = ({ id }: Element): boolean =>
    (triggered[id] ?? 0) > 0 || (sitting.works ?? []).some((one) => one.element === id);
  const here = offersIn(sitting);
  const elements = event.elements.flatMap((element): Element[] => {
    if (isMet(element) || (sitting.ordeals ?? []).some((one) => one.element === element.id)) return [element];
    if (event.combat !== null && element.phase === 'during' && !isDeed(element)) return [];
    if (!here.includes(element)) return [element];
    const condition = conditionOf(element);
    return [
      {
        ...element,
        name: 'A purse',
        nature: 'gain',
        roll: null,
        effects: [],
        gains: [{ kind: 'silver', ounces: 1 }],
        how: deedOf(element),
        ...(condition !== null && { condition }),
      },
    ];
  });
  return { ...event, elements };
}

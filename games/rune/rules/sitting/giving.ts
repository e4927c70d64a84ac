// An award that is not the same for all: whoever gives most has most of it. RUN-GAIN-90, -91, -93, -94

import { next } from '@skald/kernel';
import type { ItemOf } from '../../content/treasure/item.ts';
import { awardsOf } from '../encounter/awards.ts';
import { fighterOf } from '../fight/fighters.ts';
import type { Fighter, State, Steps } from '../fight/state.ts';
import { reward } from '../fight/tally.ts';
import { write } from './books.ts';
import { lootFound, lootOf } from './caches.ts';
import { ableIds, amend, sittingOf } from './heroes.ts';
import { elementNamed } from './notes.ts';
import { mayPart } from './running.ts';

/** Points for an ounce that was given. RUN-GAIN-91 */
const EACH = 2;

type Given = ItemOf<'loot'>;
const isGiven = (item: { readonly kind: string }): item is Given => item.kind === 'loot';

/** What he carries, and what he has found and nobody has claimed yet. */
export const presentsOf = (state: State, one: Fighter): Given[] => [
  ...lootOf(state, one).filter(isGiven),
  ...lootFound(sittingOf(state)).flatMap(({ item, finder }) =>
    finder === one.id && isGiven(item) ? [item] : [],
  ),
];

export const givingSteps: Steps<'givers' | 'give'> = {
  givers(table, { element: id, heroes: [hero, ...heroes], given }) {
    const { state } = table;
    if (hero !== undefined) {
      const one = fighterOf(state, hero);
      next(table, { step: 'givers', element: id, heroes, given });
      if (one.seat !== null && ableIds(state).includes(hero) && presentsOf(state, one).length > 0)
        mayPart(table, one.seat, hero, 'give');
      return;
    }
    const gain = elementNamed(sittingOf(state), id)?.gains.find(
      (each) => each.kind === 'points' && each.award === 'variable',
    );
    if (gain?.kind !== 'points' || given.length === 0) return;
    const most = given.reduce((best, one) => (one.ounces > best.ounces ? one : best));
    const rewarded = gain.shared === 'singular' ? [most] : given;
    for (const one of rewarded)
      for (const [whose, points] of Object.entries(
        awardsOf({ shared: gain.shared, points: EACH * one.ounces }, ableIds(state), [one.hero], false),
      ))
        reward(table, fighterOf(state, whose), 'award', points, 'RUN-GAIN-90');
  },

  give: {
    options: (state, { hero }) => [
      ...presentsOf(state, fighterOf(state, hero)).map((_, thing) => ({ act: 'present' as const, thing })),
      { act: 'nothing' },
    ],
    byDefault: () => ({ act: 'nothing' }),
    answer(table, { hero }, choice) {
      const { state } = table;
      const item =
        choice.act === 'present' ? presentsOf(state, fighterOf(state, hero))[choice.thing] : undefined;
      if (item === undefined) return;
      const { hoard } = sittingOf(state);
      const found = hoard.find((each) => each.item === item);
      if (found === undefined) write(state, hero, { line: 'lost', things: [item] });
      else amend(state, { hoard: hoard.filter((each) => each !== found) });
      table.tell?.({ type: 'presented', hero, item });
      const waiting = state.agenda.at(-1);
      if (waiting?.step === 'givers')
        state.agenda[state.agenda.length - 1] = {
          ...waiting,
          given: [...waiting.given, { hero, ounces: item.ounces }],
        };
    },
  },
};

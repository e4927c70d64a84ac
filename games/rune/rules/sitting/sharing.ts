// What was found is shared: one after the other takes a thing, until nobody wants any more. RUN-TRE-27

import { next } from '@skald/kernel';
import { fighterOf } from '../fight/fighters.ts';
import type { Steps } from '../fight/state.ts';
import { amend, sittingOf } from './heroes.ts';
import { isWearable } from './interlude/goods.ts';
import { bladeTurns, take } from './interlude/hoard.ts';

export const sharingSteps: Steps<'sharing' | 'claim'> = {
  sharing(table, { order, passed }) {
    const { state } = table;
    const { hoard, at } = sittingOf(state);
    const [hero] = order;
    if (hero !== undefined && hoard.length > 0 && passed < order.length) {
      const { seat } = fighterOf(state, hero);
      if (seat !== null) return next(table, { step: 'claim', seat, hero, order, passed });
    }
    // What nobody claims stays with whoever found it, if he lives and need not leave anything for it.
    for (const { item, finder } of hoard)
      if (order.includes(finder) && !isWearable(item)) take(table, finder, item);
      else table.tell?.({ type: 'leftBehind', hero: finder, item });
    amend(state, { hoard: [] });
    // Older sittings have counted their points by now.
    if (state.agenda.length > 0) return;
    amend(state, { at: at + 1 });
    next(table, { step: 'encounter' });
  },

  claim: {
    options: (state) => [
      ...sittingOf(state).hoard.map((_, thing) => ({ act: 'take' as const, thing })),
      { act: 'pass' },
    ],
    byDefault: () => ({ act: 'pass' }),
    answer(table, { hero, order: [first, ...others], passed }, choice) {
      const order = first === undefined ? others : [...others, first];
      const { hoard } = sittingOf(table.state);
      const thing = choice.act === 'take' ? hoard[choice.thing] : undefined;
      if (thing === undefined) return next(table, { step: 'sharing', order, passed: passed + 1 });
      amend(table.state, { hoard: hoard.filter((one) => one !== thing) });
      bladeTurns(table, thing, [hero]);
      take(table, hero, thing.item);
      next(table, { step: 'sharing', order, passed: 0 });
    },
  },
};

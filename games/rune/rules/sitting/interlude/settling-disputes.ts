// Several want the same thing, and none of them gives way: a contest, or a holmgang. RUN-OTHER-12 to -17, RUN-WORLD-02, -06

import { next } from '@skald/kernel';
import type { Ability } from '../../../content/abilities.ts';
import { CONTESTS } from '../../../content/contests.ts';
import type { ChoiceOf } from '../../fight/choices.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { cast, oneOf } from '../../fight/rolling.ts';
import { lacks, rollScore } from '../../fight/rolls.ts';
import type { State, Steps } from '../../fight/state.ts';
import { standing } from '../../rolls/contest.ts';
import { amongRivals } from '../dice-kits.ts';
import { sittingOf } from '../heroes.ts';
import { mayDuel } from './duelling.ts';
import { partsOf, settleFirst, shareFirst } from './hoard.ts';

/** An arm on the table, where nobody names anything. RUN-OTHER-17 */
const USUAL: Ability = 'brawling';

export const disputeSteps: Steps<'dispute' | 'contest'> = {
  dispute: {
    options: (state, { heroes }) => waysToSettle(state, heroes),
    byDefault: () => ({ act: 'yield' }),
    settle(table, { heroes }, answers) {
      const left = heroes.flatMap((hero, i) => {
        const said = answers[i] as ChoiceOf<'dispute'>;
        return said.act === 'yield' ? [] : [{ hero, said }];
      });
      const those = left.map(({ hero }) => hero);
      const all = (act: string): boolean => left.every(({ said }) => said.act === act);
      if (left.length < 2) return settleFirst(table, those[0] ?? null);
      if (all('share')) return shareFirst(table, those);
      if (all('holmgang') && left.length === 2) return next(table, { step: 'challenge', heroes: those });
      const named = left.flatMap(({ said }) => (said.act === 'contest' ? [said.ability] : []));
      const ability = named.length === 0 ? USUAL : oneOf(table, [...new Set(named)], 'lot');
      next(table, { step: 'contest', heroes: those, ability });
    },
  },

  /** Those who are level roll again. RUN-OTHER-14, -16 */
  contest(table, frame) {
    const { state } = table;
    const { heroes, ability } = frame;
    const rivals = heroes.map((id) => fighterOf(state, id));
    const dice = cast(
      table,
      frame,
      rivals.map((who) => ({ who, for: 'contest', roll: ability, lacked: lacks(state, who, ability) })),
    );
    if (dice === null) return;
    const totals = rivals.map((one, i) => ({
      hero: one.id,
      total:
        (dice[i]?.result ?? 0) + rollScore(state, one, ability) + amongRivals(state, one, ability, rivals),
    }));
    const now = standing(totals.map(({ hero, total }) => ({ id: hero, hero: true, total })));
    const winner = 'winner' in now ? now.winner : null;
    table.tell?.({ type: 'contested', ability, totals, winner });
    if ('again' in now) return next(table, { step: 'contest', heroes: [...now.again], ability });
    settleFirst(table, now.winner);
  },
};

/** What may be said in a quarrel. RUN-WORLD-02, -06, RUN-OTHER-17 */
const waysToSettle = (state: State, heroes: readonly string[]) => [
  { act: 'yield' as const },
  ...(partsOf(sittingOf(state).hoard[0]?.item, heroes.length) === null ? [] : [{ act: 'share' as const }]),
  ...CONTESTS.map((ability) => ({ act: 'contest' as const, ability })),
  ...(mayDuel(state, heroes) ? [{ act: 'holmgang' as const }] : []),
];

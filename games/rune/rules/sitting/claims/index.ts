// Before terrain and traps are counted: whoever runs claims what the rule has not found, everybody else may contest each of
// them once, and the table decides. RUN-VPR-09, -10, -16, RUN-RULING-R41, -T70

import { next, type Seat } from '@skald/kernel';
import { claimFeature, featuresOf, possibleFeatures } from '../../fight/features.ts';
import type { State, Steps, Table } from '../../fight/state.ts';
import { amend, sittingOf } from '../heroes.ts';
import { runningIn } from '../runner.ts';

export const claimSteps: Steps<'claiming' | 'assertion' | 'objections' | 'objection'> = {
  claiming(table) {
    const running = runningIn(table.state);
    if (running === null || sittingOf(table.state).claims === undefined) return;
    next(table, ...assertionOf(table.state, running.seat), { step: 'objections' });
  },

  /** What cannot have come into play is nobody's to claim. RUN-VPR-16 */
  assertion: {
    options: (state) => [
      ...unfoundIn(state).map((element) => ({
        act: 'assert' as const,
        feature: possibleIn(state).indexOf(element),
      })),
      { act: 'enough' },
    ],
    byDefault: () => ({ act: 'enough' }),
    answer(table, { seat }, choice) {
      if (choice.act === 'enough') return;
      const { state } = table;
      const feature = possibleIn(state)[choice.feature] as string;
      claimFeature(state, feature);
      table.tell?.({ type: 'terrainClaimed', feature });
      next(table, ...assertionOf(state, seat));
    },
  },

  /** As long as anybody has something against what is still open. */
  objections(table) {
    const seats = objectorsIn(table.state);
    if (openIn(table.state).length > 0 && seats.length > 0)
      next(table, { step: 'objection', seats, answers: seats.map(() => null) });
  },

  objection: {
    options: (state) => [
      { act: 'grant' },
      ...openIn(state).map((feature) => ({
        act: 'object' as const,
        feature: claimedIn(state).indexOf(feature),
      })),
    ],
    byDefault: () => ({ act: 'grant' }),
    settle(table, { seats }, answers) {
      const { state } = table;
      const claimed = claimedIn(state);
      const by = new Map<string, Seat>();
      for (const [i, answer] of answers.entries()) {
        if (answer.act === 'grant') continue;
        const feature = claimed[answer.feature] as string;
        const seat = seats[i] as Seat;
        table.tell?.({ type: 'objected', seat, feature });
        if (!by.has(feature)) by.set(feature, seat);
      }
      if (by.size === 0) return;
      next(
        table,
        ...[...by].map(([feature, seat]) => ({ step: 'poll' as const, by: seat, about: { feature } })),
        { step: 'objections' },
      );
    },
  },
};

/** The fight is over: what there was stays known until all is counted, a leader of foes who are gone as well. RUN-VPR-14 */
export function rememberField(state: State): void {
  for (const { element } of featuresOf(state)) claimFeature(state, element);
  const { claims } = sittingOf(state);
  if (claims === undefined) return;
  amend(state, {
    claims: { ...claims, possible: [...new Set([...claims.possible, ...possibleFeatures(state)])] },
  });
}

/** What most will not have does not count; nobody contests it again. RUN-RUN-21 */
export function decide(table: Table, feature: string, counts: boolean): void {
  const { state } = table;
  const { claims } = sittingOf(state);
  if (claims === undefined) return;
  if (!counts) state.features = state.features.filter((one) => one !== feature);
  amend(state, { claims: { ...claims, decided: [...claims.decided, { feature, counts }] } });
  table.tell?.({ type: 'claimDecided', feature, counts });
}

/** In the order in which they came into play. */
export const claimedIn = (state: State): string[] => featuresOf(state).map(({ element }) => element);

export const possibleIn = ({ sitting }: Pick<State, 'sitting'>): readonly string[] =>
  sitting?.claims?.possible ?? [];

const isDecided = ({ sitting }: State, feature: string): boolean =>
  sitting?.claims?.decided.some((one) => one.feature === feature) ?? false;

const unfoundIn = (state: State): string[] => {
  const claimed = claimedIn(state);
  return possibleIn(state).filter((one) => !claimed.includes(one) && !isDecided(state, one));
};

const openIn = (state: State): string[] => claimedIn(state).filter((one) => !isDecided(state, one));

const assertionOf = (state: State, seat: Seat) =>
  unfoundIn(state).length === 0 ? [] : [{ step: 'assertion' as const, seat }];

/** Every seat but his that has a hero here. */
function objectorsIn(state: State): Seat[] {
  const { present } = sittingOf(state);
  const runner = runningIn(state)?.seat;
  return state.seats.flatMap((role, seat) =>
    seat !== runner && role !== 'foes' && role.some((id) => present.includes(id)) ? [seat] : [],
  );
}

import type { Sense } from '@skald/kernel';
import { CHARMS } from '../content/index.ts';
import { runnerOf, widthBefore } from '../rules/race.ts';
import { type State, UNKNOWN } from '../rules/state.ts';

export const sense: Sense<State> = {
  imagine(view, _seat, random) {
    for (const runner of view.runners)
      if ((runner.charm as string) === UNKNOWN) runner.charm = CHARMS[random(2) - 1] ?? null;
    return view;
  },
  /** A leap is worth what the water is narrow; a rest is better before wide water. */
  weigh: (state, { seat, options }) =>
    options.map(({ act }) => (act === 'leap' ? 4 - widthBefore(state, runnerOf(state, seat)) : 0)),
  assess: ({ runners, options }) => runners.map(({ at }) => at / options.course.widths.length),
  round: ({ round }) => round,
};

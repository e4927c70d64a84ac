// A copy of a fight that shares nothing which play would change: lists of a fighter and frames are replaced, never
// changed, but for the answers that a secret question collects; documents stay as they are.

import type { State } from './state.ts';

export const copy = (state: State): State => ({
  ...state,
  duel: state.duel && { ...state.duel },
  foes: state.foes.slice(),
  fighters: state.fighters.map((one) => ({ ...one })),
  tally: state.tally.slice(),
  agenda: state.agenda.map((frame) =>
    'answers' in frame ? ({ ...frame, answers: frame.answers.slice() } as typeof frame) : frame,
  ),
});

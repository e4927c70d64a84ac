// A copy of a state that shares nothing which play would change. Spreading carries every plain field along, so only
// what is nested is named; a test plays copies on and looks at what is left. What is replaced but never changed
// (options, dungeon, the lists of a model, frames) is shared.

import type { State } from './state.ts';

export function copy(state: State): State {
  return {
    ...state,
    bars: state.bars.map((bar) => ({ ...bar })),
    models: state.models.map((model) => ({ ...model })),
    gone: state.gone.map((one) => ({ ...one })),
    slain: state.slain.slice(),
    bones: state.bones.map((pile) => ({ ...pile })),
    pool: { ...state.pool },
    numbers: { ...state.numbers },
    overlord: {
      ...state.overlord,
      hand: state.overlord.hand.slice(),
      unseen: state.overlord.unseen.slice(),
      discard: state.overlord.discard.slice(),
    },
    opened: state.opened.slice(),
    searched: state.searched.slice(),
    pulled: state.pulled.slice(),
    ground: state.ground.slice(),
    taken: state.taken.slice(),
    prizes: state.prizes.slice(),
    rewards: state.rewards.slice(),
    agenda: state.agenda.slice(),
  };
}

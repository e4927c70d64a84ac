// A copy of a state that shares nothing which play would change. Spreading carries every plain field along, so only
// what is nested is named; a test plays copies on and looks at what is left. The map never changes: all share it.

import type { AnyFrame } from './agenda.ts';
import type { Battle, Party, State } from './state.ts';

export function copy(state: State): State {
  return {
    ...state,
    order: state.order.slice(),
    armies: state.armies.map((army) => ({ ...army })),
    lost: state.lost.slice(),
    ship: { ...state.ship },
    pillaged: state.pillaged.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    battle: state.battle && copyBattle(state.battle),
    dice: state.dice.slice(),
    agenda: state.agenda.map(copyFrame),
  };
}

const copyParty = (party: Party): Party => ({ ...party, cards: party.cards.slice() });

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  attacker: copyParty(battle.attacker),
  defender: copyParty(battle.defender),
  pieces: battle.pieces.slice(),
  disputed: battle.disputed.slice(),
});

/** Frames are replaced, never changed, but for the answers that a secret question collects. */
const copyFrame = (frame: AnyFrame): AnyFrame =>
  'answers' in frame ? ({ ...frame, answers: frame.answers.slice() } as AnyFrame) : frame;

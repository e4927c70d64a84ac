// A copy of a state that shares nothing which play would change. Spreading carries every plain field along, so only
// what is nested is named; a test plays copies on and looks at what is left.

import type { AnyFrame } from './agenda.ts';
import type { Battle, State } from './state.ts';

export function copy(state: State): State {
  return {
    ...state,
    order: state.order.slice(),
    players: state.players.map((player) => ({
      ...player,
      kingdom: player.kingdom.slice(),
      maidens: player.maidens.slice(),
    })),
    pieces: state.pieces.map((piece) => ({
      ...piece,
      items: piece.items.slice(),
      attacked: piece.attacked.slice(),
    })),
    piles: {
      monsters: state.piles.monsters.slice(),
      jarls: state.piles.jarls.slice(),
      swords: state.piles.swords.slice(),
      treasures: state.piles.treasures.slice(),
    },
    slain: state.slain.slice(),
    ground: state.ground.map((lying) => ({ ...lying })),
    gone: state.gone.slice(),
    hoards: state.hoards.map((hoard) => ({ ...hoard })),
    shown: state.shown.slice(),
    iced: state.iced.slice(),
    battle: state.battle && copyBattle(state.battle),
    agenda: state.agenda.map(copyFrame),
  };
}

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  attackers: battle.attackers.slice(),
  named: battle.named.slice(),
  defenders: battle.defenders.slice(),
  faceDown: battle.faceDown.slice(),
  recruited: battle.recruited.slice(),
  heroes: battle.heroes.slice(),
  fought: battle.fought.slice(),
  luck: battle.luck.slice(),
});

/** Frames are replaced, never changed, but for the answers that a secret question collects. */
const copyFrame = (frame: AnyFrame): AnyFrame =>
  'answers' in frame ? ({ ...frame, answers: frame.answers.slice() } as AnyFrame) : frame;

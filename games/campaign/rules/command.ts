// The movement of one player: all his armies and the ship, in any order. CAM-TURN-06, CAM-MOVE, CAM-SHIP

import { next } from '@skald/kernel';
import { FORCED_MARCH_STEPS, sideOf } from '../content/index.ts';
import { armiesAboard, armyOf, hasBegun, placeOf } from './armies.ts';
import { holds, playCard } from './cards.ts';
import type { ChoiceOf } from './choices.ts';
import { endCampaign } from './end.ts';
import { partnersOf } from './exchange.ts';
import { type Move, movesOf, mustWalk } from './moves.ts';
import { cross, go } from './moving.ts';
import { sail, sailReach } from './ship.ts';
import type { Army, State, Steps, Table } from './state.ts';

type Command = ChoiceOf<'command'>;

export const commandSteps: Steps<'command'> = {
  command: {
    options(state, { seat }) {
      const side = state.sides[seat];
      const options: Command[] = [];
      let walks = false;
      const ford = holds(state, seat, 'ford');
      const march = holds(state, seat, 'forcedMarch');
      for (const army of state.armies) {
        if (army.at === null || army.moved || sideOf(army.id) !== side) continue;
        for (const move of movesOf(state, army)) addMove(options, army, move, ford);
        for (const other of partnersOf(state, army))
          options.push({ act: 'exchange', army: army.id, with: other.id });
        if (march && army.march === 0 && !hasBegun(army)) options.push({ act: 'march', army: army.id });
        walks ||= mustWalk(state, army);
      }
      if (side === 'vikings' && mayShipSail(state))
        for (const to of sailReach(state)) options.push({ act: 'sail', to });
      // CAM-RULING-15: nobody is done while a small army has yet to walk.
      if (!walks) options.push({ act: 'done' });
      options.push({ act: 'concede' });
      return options;
    },

    answer(table, frame, choice, seat) {
      if (choice.act === 'done') return;
      // CAM-RULING-27
      if (choice.act === 'concede') return endCampaign(table, 1 - seat, 'surrender');
      next(table, frame);
      carryOut(table, seat, choice);
    },
  },
};

/** Once a turn, and never without an army aboard. CAM-SHIP-02, -03, CAM-RULING-09 */
const mayShipSail = (state: State): boolean => !state.ship.moved && armiesAboard(state).length > 0;

function addMove(options: Command[], army: Army, { how, to, ford }: Move, card: boolean): void {
  if (how === 'board') options.push({ act: 'board', army: army.id });
  else options.push({ act: how, army: army.id, to });
  if (ford && card) options.push({ act: 'ford', army: army.id, to, how });
}

function carryOut(table: Table, seat: number, choice: Exclude<Command, { act: 'done' | 'concede' }>): void {
  const { state } = table;
  switch (choice.act) {
    case 'move':
    case 'land':
      return cross(table, armyOf(state, choice.army), choice.to);
    case 'board':
      return cross(table, armyOf(state, choice.army), 'ship');
    case 'ford': {
      // CAM-CARD-10
      playCard(table, seat, 'ford');
      const army = armyOf(state, choice.army);
      const to = choice.how === 'board' ? 'ship' : choice.to;
      table.tell?.({ type: 'forded', army: army.id, from: placeOf(army), to, face: null, ok: true });
      return go(table, army, to);
    }
    case 'exchange':
      return next(table, { step: 'amount', seat, army: choice.army, with: choice.with });
    case 'march':
      // CAM-CARD-11
      playCard(table, seat, 'forcedMarch');
      armyOf(state, choice.army).march = FORCED_MARCH_STEPS;
      table.tell?.({ type: 'forcedMarch', army: choice.army });
      return;
    case 'sail':
      state.ship.moved = true;
      return sail(table, choice.to, false);
  }
}

import { next } from '@skald/kernel';
import { type Direction, LOSER_SAVES_ON, opposite, WINNER_SAVES_ON } from '../content/index.ts';
import { armyOf, destroy, ownerOf } from './armies.ts';
import { battleOf, seatOfRole } from './battle.ts';
import { canDraw, drawCard } from './cards.ts';
import { takeHex } from './moving.ts';
import { ROLES, type Role, winnerOf } from './quick.ts';
import type { Army, Battle, Party, Steps, Table } from './state.ts';

export const aftermathSteps: Steps<'decide' | 'saves' | 'saved' | 'aftermath' | 'endBattle' | 'bonusCard'> = {
  decide(table) {
    const battle = battleOf(table.state);
    battle.winner ??= quickWinner(battle);
    table.tell?.({
      type: 'battleWon',
      winner: battle.winner,
      attacker: battle.attacker.army,
      defender: battle.defender.army,
      lost: ROLES.map((role) => lossOf(battle, role)),
    });
    next(
      table,
      { step: 'saves', of: 'attacker' },
      { step: 'saves', of: 'defender' },
      { step: 'aftermath' },
      { step: 'endBattle' },
    );
  },

  /** One die a point that was destroyed. CAM-BATTLE-03, CAM-RULING-29 */
  saves(table, { of }) {
    const { state } = table;
    const count = lossOf(battleOf(state), of);
    if (count === 0) return;
    next(table, { step: 'throw', seat: seatOfRole(state, of), count, for: 'saves' }, { step: 'saved', of });
  },

  saved(table, { of }) {
    const { state } = table;
    const battle = battleOf(state);
    const party = battle[of];
    const needs = battle.winner === of ? WINNER_SAVES_ON : LOSER_SAVES_ON;
    party.saved = state.dice.filter((face) => face >= needs).length;
    table.tell?.({
      type: 'saves',
      army: party.army,
      role: of,
      dice: [...state.dice],
      needs,
      saved: party.saved,
      left: party.left + party.saved,
    });
  },

  /** Who has nothing left is gone; the loser goes, on a draw the attacker goes back. CAM-BATTLE-07 to -09 */
  aftermath(table) {
    const { state } = table;
    const battle = battleOf(state);
    const attacker = armyOf(state, battle.attacker.army);
    const defender = armyOf(state, battle.defender.army);
    for (const role of ROLES) settle(table, battle[role]);
    if (battle.winner === 'attacker') {
      // CAM-RULING-10: from aboard, the ship's flight is the retreat.
      if (defender.points > 0 && !battle.aboard) retreat(table, defender, battle.line, 0);
    } else if (attacker.points > 0) goBack(table, battle, attacker);
  },

  /** CAM-RULING-32, CAM-BATTLE-11 */
  endBattle(table) {
    const { state } = table;
    const { hex, winner, attacker: party } = battleOf(state);
    const attacker = armyOf(state, party.army);
    const card = winner !== 'draw' && winner !== null && canDraw(state) ? seatOfRole(state, winner) : null;
    state.battle = null;
    if (card !== null) next(table, { step: 'bonusCard', seat: card });
    next(table, { step: 'checkVictory' });
    if (winner === 'attacker' && attacker.points > 0) takeHex(table, attacker, hex);
  },

  /** CAM-BATTLE-10 */
  bonusCard: {
    options: () => [{ act: 'draw' }, { act: 'decline' }],
    answer(table, { seat }, { act }) {
      if (act === 'draw') drawCard(table, seat);
      else table.tell?.({ type: 'cardDeclined', seat });
    },
  },
};

const lossOf = (battle: Battle, role: Role): number => battle[role].points - battle[role].left;

/** CAM-BATTLE-06 */
function settle(table: Table, { army: id, points, left, saved }: Party): void {
  const { state } = table;
  const army = armyOf(state, id);
  const seat = ownerOf(state, id);
  army.points = left + saved;
  state.lost[seat] = (state.lost[seat] as number) + points - army.points;
  if (army.points === 0) destroy(table, army, 'battle');
}

function quickWinner({ attacker, defender }: Battle): Role {
  return winnerOf(
    { attacker: attacker.points, defender: defender.points },
    { attacker: attacker.left, defender: defender.left },
  );
}

/** To where he came from: always open, and the ship is the end of it. CAM-RULING-16, -19 */
function goBack(table: Table, { hex, from, line, winner }: Battle, attacker: Army): void {
  const how = winner === 'draw' ? 'back' : 'retreat';
  table.tell?.({ type: 'moved', army: attacker.id, from: hex, to: from, how });
  if (how === 'retreat' && from !== 'ship') retreat(table, attacker, opposite(line), 1);
}

const retreat = (table: Table, army: Army, line: Direction, taken: number): void =>
  next(table, { step: 'retreat', army: army.id, line, taken, tried: [] });

// Up to three rounds of dice instead of a table. CAM-RULING-20

import { next } from '@skald/kernel';
import { QUICK_ROUNDS } from '../content/index.ts';
import { battleHits, battleOf, battleTerms, seatOfRole } from './battle.ts';
import { enemyOf, hitsOn, ROLES, type Role } from './quick.ts';
import type { Steps, Table } from './state.ts';

export const quickBattleSteps: Steps<'round' | 'strike'> = {
  round(table, { round }) {
    const battle = battleOf(table.state);
    battle.round = round;
    const ambush = round === 1 ? battleTerms(table.state, battle).ambush : null;
    strike(table, round, ambush ?? 'attacker', ambush !== null, []);
  },

  strike(table, { round, side, alone, faces }) {
    const { dice } = table.state;
    if (alone) {
      hit(table, round, { attacker: [], defender: [], [side]: dice });
      // Who lay in ambush has struck; what is left of the enemy strikes back.
      const { ambush } = battleTerms(table.state, battleOf(table.state));
      const enemy = enemyOf(side);
      if (side === ambush && battleOf(table.state)[enemy].left > 0) strike(table, round, enemy, true, []);
      else nextRound(table, round);
    } else if (side === 'attacker') strike(table, round, 'defender', false, dice);
    else {
      hit(table, round, { attacker: faces, defender: dice });
      nextRound(table, round);
    }
  },
};

function strike(table: Table, round: number, side: Role, alone: boolean, faces: number[]): void {
  const { state } = table;
  next(
    table,
    { step: 'throw', seat: seatOfRole(state, side), count: battleOf(state)[side].left, for: 'round' },
    { step: 'strike', round, side, alone, faces },
  );
}

function nextRound(table: Table, round: number): void {
  const battle = battleOf(table.state);
  const over = round === QUICK_ROUNDS || ROLES.some((role) => battle[role].left === 0);
  next(table, over ? { step: 'decide' } : { step: 'round', round: round + 1 });
}

function hit(table: Table, round: number, faces: Record<Role, number[]>): void {
  const battle = battleOf(table.state);
  const terms = battleTerms(table.state, battle);
  const needs = ROLES.map((role) => hitsOn(terms, role, round));
  const hits = ROLES.map((role, i) => faces[role].filter((face) => face >= (needs[i] as number)).length);
  ROLES.forEach((role, i) => {
    const enemy = battle[enemyOf(role)];
    enemy.left = Math.max(0, enemy.left - (hits[i] as number));
  });
  const left = ROLES.map((role) => battle[role].left);
  const sums = ROLES.map((role) => battleHits(table.state, battle, role, round));
  table.tell?.({
    type: 'round',
    round,
    attacker: faces.attacker,
    defender: faces.defender,
    needs,
    hits,
    left,
    sums,
  });
}

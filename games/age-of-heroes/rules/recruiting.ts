// Recruiting beaten jarls. AOH-JARL

import { next } from '@skald/kernel';
import { COUNTER, half, type JarlId, MAX_JARLS, RECRUITING_LUCK, strikesDefender } from '../content/index.ts';
import { leaveBattle } from './death.ts';
import { heroPiece, jarlsOf, piece } from './pieces.ts';
import { battleOf, playerOf, type State, type Steps } from './state.ts';

/** Whether the attacker could take this beaten jarl into his service. AOH-RULING-73, -76 */
export function canRecruit(state: State, jarl: JarlId): boolean {
  const battle = battleOf(state);
  const hero = heroPiece(state, battle.attacker);
  if (hero === null || !battle.attackers.includes(hero.id) || !battle.defenders.includes(jarl)) return false;
  const player = playerOf(state, battle.attacker);
  return player.luck >= RECRUITING_LUCK && jarlsOf(state, battle.attacker).length < MAX_JARLS;
}

export const recruitingSteps: Steps<'recruits' | 'recruit'> = {
  /** One offer for each face-down jarl beaten. AOH-RULING-22 */
  recruits(table, { jarls: [jarl, ...others] }) {
    const { state } = table;
    const battle = battleOf(state);
    if (jarl === undefined || battle.result === null || !strikesDefender(battle.result)) return;
    next(table, { step: 'recruits', jarls: others });
    if (!canRecruit(state, jarl)) return;
    table.tell?.({ type: 'recruitOffered', seat: battle.attacker, jarl });
    next(table, { step: 'recruit', seat: battle.attacker, jarl });
  },

  recruit: {
    options: () => [{ act: 'recruit' }, { act: 'refuse' }],
    answer(table, { jarl: id }, choice, seat) {
      if (choice.act === 'refuse') return;
      const { state } = table;
      const jarl = piece(state, id);
      playerOf(state, seat).luck -= RECRUITING_LUCK;
      battleOf(state).recruited.push(id);
      leaveBattle(table, [id]);
      jarl.owner = seat;
      // AOH-RULING-74
      jarl.barred = !state.options.recruitsAttackAtOnce;
      table.tell?.({ type: 'recruited', seat, jarl: id });
      const value = half(COUNTER[id].cf);
      next(table, { step: 'reward', seat, glory: value, luck: value, deed: 'recruited', counter: id });
    },
  },
};

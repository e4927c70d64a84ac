// The fight is over: what becomes of those who lie there, and of everybody's points. RUN-RULING-C23, -F52, RUN-VP-02

import { next } from '@skald/kernel';
import { outcome } from './end.ts';
import { fighterOf, isAble, isHelpless, isHero, sheetOf } from './fighters.ts';
import { gatherArrows } from './gear.ts';
import { become } from './harm.ts';
import { decide, judge } from './holmgang.ts';
import { open } from './listening.ts';
import { settlement } from './reckoning.ts';
import type { State, Steps } from './state.ts';

export const endingSteps: Steps<'aftermath' | 'lastCare' | 'reckoning'> = {
  aftermath(table) {
    const { state } = table;
    if (state.duel !== null) {
      judge(table);
      return decide(table, state.duel.winner, state.duel.verdict ?? 'night');
    }
    const ended = outcome(state);
    state.ended = ended === 'mercy' ? 'heroes' : ended === 'fighting' ? 'night' : ended;
    const lying = state.fighters.filter((one) => isHero(one) && isHelpless(one));
    next(table, { step: 'reckoning' });
    open(table, 'combatEnded', () => ({}));
    if (ended === 'foes') {
      // Nobody is left to stop them, unless all they want is prisoners. RUN-RULING-F52
      if (!onlyCapture(state)) for (const one of lying) become(table, one, 'dead');
      return;
    }
    for (const { id, condition, saviours } of lying)
      if (condition === 'dying') next(table, { step: 'lastCare', patient: id, saviours });
  },

  /** Whoever still has his chance to save him takes it. RUN-RULING-C23 */
  lastCare(table, { patient, saviours: [healer, ...saviours] }) {
    const one = fighterOf(table.state, patient);
    if (one.condition !== 'dying') return;
    if (healer === undefined) return become(table, one, 'dead');
    next(table, { step: 'care', healer, patient }, { step: 'lastCare', patient, saviours });
  },

  /** Gains and deductions are balanced. RUN-VP-02, RUN-VPR-22 */
  reckoning(table) {
    const { state } = table;
    const ended = state.ended ?? 'nobody';
    table.tell?.({ type: 'fightEnded', won: ended === 'night' ? 'nobody' : ended });
    for (const line of settlement(state)) table.tell?.({ type: 'settled', ...line });
    gatherArrows(state);
    state.over = true;
  },
};

/** RUN-FOELIST-GOBLIN-VEGETARIAN.3 */
const onlyCapture = (state: State): boolean =>
  state.fighters
    .filter((one) => !isHero(one) && isAble(one))
    .every((one) => sheetOf(state, one).powers.some(({ kind }) => kind === 'stunning'));

// The fight is over: what becomes of those who lie there, and of everybody's points. RUN-RULING-C23, -F52, RUN-VP-02

import { next } from '@skald/kernel';
import { markOf } from '../hooks/mark.ts';
import { heroesThere } from '../sitting/heroes.ts';
import { outcome } from './end.ts';
import { fighterOf, isAble, isHelpless, isHero, sheetOf } from './fighters.ts';
import { gatherArrows } from './gear.ts';
import { become } from './harm.ts';
import { decide, judge } from './holmgang.ts';
import { open, seen } from './listening.ts';
import { settlement } from './reckoning.ts';
import type { Fighter, State, Steps } from './state.ts';

export const endingSteps: Steps<'aftermath' | 'lying' | 'lastCare' | 'tallying' | 'reckoning'> = {
  aftermath(table) {
    const { state } = table;
    if (state.duel !== null) {
      judge(table);
      return decide(table, state.duel.winner, state.duel.verdict ?? 'night');
    }
    const ended = outcome(state);
    state.ended = ended === 'mercy' ? 'heroes' : ended === 'fighting' ? 'night' : ended;
    // In a sitting a fight is but a part of an encounter, which is reckoned as a whole. RUN-VP-02
    if (state.sitting !== undefined) next(table, { step: 'lying' }, { step: 'fought' });
    else next(table, { step: 'lying' }, { step: 'tallying' }, { step: 'reckoning' });
    open(table, 'combatEnded', () => ({}));
  },

  /** Those who lie there are at the mercy of their foes, or of whoever can still save them. */
  lying(table) {
    const { state } = table;
    const lying = state.fighters.filter((one) => isHero(one) && isHelpless(one));
    if (state.ended === 'foes') {
      // Nobody is left to stop them, unless all they want is prisoners. RUN-RULING-F52
      if (!onlyCapture(state)) for (const one of lying) become(table, one, 'dead');
      return;
    }
    for (const one of lying)
      if (one.condition === 'dying')
        next(table, { step: 'lastCare', patient: one.id, saviours: saviours(state, one) });
  },

  /** Whoever still has his chance to save him takes it. RUN-RULING-C23 */
  lastCare(table, { patient, saviours: [healer, ...saviours] }) {
    const one = fighterOf(table.state, patient);
    if (one.condition !== 'dying') return;
    if (healer === undefined) return become(table, one, 'dead');
    next(table, { step: 'care', healer, patient }, { step: 'lastCare', patient, saviours });
  },

  /** What an encounter pays for when it is over. */
  tallying(table) {
    const { state } = table;
    for (const one of heroesThere(state))
      open(table, 'encounterEnded', () => ({ who: seen(state, one) }), one);
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

/** As many attempts as any lists hold. */
const MOST_ATTEMPTS = 60;

/** Those who have not tried it yet; if he clings to life, everybody in each round that is left to him. RUN-RULING-C23, -G79 */
function saviours({ fighters, round }: State, patient: Fighter): string[] {
  const until = markOf(patient.marks, 'lingering')?.until ?? null;
  if (until === null) return patient.saviours;
  const healers = fighters.filter((one) => one.side === patient.side && isAble(one)).map(({ id }) => id);
  return Array.from({ length: Math.max(1, until - round) }, () => healers)
    .flat()
    .slice(0, MOST_ATTEMPTS);
}

/** RUN-FOELIST-GOBLIN-VEGETARIAN.3 */
const onlyCapture = (state: State): boolean =>
  state.fighters
    .filter((one) => !isHero(one) && isAble(one))
    .every((one) => sheetOf(state, one).powers.some(({ kind }) => kind === 'stunning'));

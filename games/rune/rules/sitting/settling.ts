// The end of an encounter: what lay behind it, and what it was worth to everybody. RUN-RUN-90, RUN-VP-02 to -04, -32 to -45

import { next } from '@skald/kernel';
import { isBlank } from '../../documents/encounter/words.ts';
import { featuresOf } from '../fight/features.ts';
import { sheetOf } from '../fight/fighters.ts';
import { foesScore, heroScores, settlement } from '../fight/reckoning.ts';
import type { Steps, Table } from '../fight/state.ts';
import { bank, payRunner } from './banking.ts';
import { refreshed } from './bodies.ts';
import { aliveIn, amend, sittingOf } from './heroes.ts';
import { unseeing } from './interlude/carrying.ts';
import { provenOf } from './interlude/proving.ts';
import { reckoningOf } from './interlude/reckoning.ts';
import { encounterIn } from './notes.ts';
import { handBack } from './running.ts';

export const settlingSteps: Steps<'encounterOver' | 'settling' | 'tending'> = {
  encounterOver(table) {
    table.reveal();
    table.tell?.({ type: 'encounterEnded', number: sittingOf(table.state).at + 1 });
    // Who owns what is known before anything is counted. RUN-VP-03, RUN-ITEM-GOLDENBLADE
    const { claims } = sittingOf(table.state);
    next(
      table,
      { step: 'dividing' },
      { step: 'tallying' },
      ...(claims === undefined ? [] : [{ step: 'claiming' as const }]),
      { step: 'settling' },
    );
  },

  settling(table) {
    const { state } = table;
    explain(table);
    for (const line of settlement(state)) table.tell?.({ type: 'settled', ...line });
    for (const one of reckoningOf(state)) table.tell?.({ type: 'reckoned', ...one });
    const alive = aliveIn(state).map(({ id }) => id);
    // What this encounter makes of heroes is no part of what they were when it brought them down. RUN-VP-10
    const earned = foesScore(state);
    for (const [hero, { score }] of Object.entries(heroScores(state)))
      bank(table, hero, score, 'pillaging', alive.includes(hero) ? provenOf(state, hero) : []);
    if (earned !== null) payRunner(table, earned.score);
    const terrain = featuresOf(state)
      .filter(({ trap }) => !trap)
      .map(({ kind }) => kind);
    openNotes(table);
    handBack(state, terrain);
    Object.assign(state, { tally: [], almostDown: [], features: [], failures: [] });
    recover(table);
    const { at } = sittingOf(state);
    amend(state, { present: [], call: null, sways: [], proven: [], at: at + 1 });
    next(
      table,
      // Of older sittings, which counted first.
      ...(sittingOf(state).hoard.length > 0 ? [{ step: 'dividing' } as const] : []),
      ...unseeing(state).map((hero) => ({ step: 'seeingThrough', hero }) as const),
      { step: 'interlude', occasion: 'after' },
      { step: 'encounter' },
    );
  },

  /** Who is dying outside a fight has as many chances as there are others to help. RUN-RULING-C23 */
  tending(table) {
    for (const { id, condition, saviours } of aliveIn(table.state))
      if (condition === 'dying') next(table, { step: 'lastCare', patient: id, saviours });
  },
};

/** At once, or where they tell of what comes later when all is over. RUN-ENC-11, -12, RUN-RUN-90 */
function openNotes(table: Table): void {
  const { encounters, at, plotted } = sittingOf(table.state);
  const isLast = encounters.length === at + 1;
  const now = !plotted ? [at] : isLast ? [...encounters.keys()] : [];
  for (const number of now) {
    const encounter = encounters[number];
    if (encounter !== undefined) table.tell?.({ type: 'notesOpened', number: number + 1, encounter });
  }
}

/** What lay behind it. RUN-RUN-90 */
function explain(table: Table): void {
  for (const { title, background, elements } of encounterIn(sittingOf(table.state)).events) {
    if (!isBlank(background)) table.tell?.({ type: 'background', title, background });
    for (const element of elements)
      if (!isBlank(element.background))
        table.tell?.({ type: 'background', title: element.name, background: element.background });
  }
}

/** Between two encounters everybody does. RUN-HEAL-01, RUN-GAIN-43 */
function recover(table: Table): void {
  const { state } = table;
  for (const one of aliveIn(state)) {
    const hurt = one.wounds > 0 || one.hp < sheetOf(state, one).maxHp || one.impairment !== 0;
    Object.assign(one, refreshed(state, one));
    if (hurt) table.tell?.({ type: 'recovered', hero: one.id });
  }
}

// The End of Round. DUN-ROUND-07 to -11, DUN-RULING-24

import { squareAt } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import { TOUGH_FROM } from '../content/index.ts';
import { heal } from './damage.ts';
import { drawCards } from './deck.ts';
import { endMarks } from './marks.ts';
import { factsOf, layout, quest, squaresUnder } from './models.ts';
import type { Steps, Table } from './state.ts';

export const endOfRoundSteps: Steps<'turnSpells' | 'abilities' | 'drawCard'> = {
  /** Step 1: cards turn back a quarter. DUN-ROUND-07 */
  turnSpells(table) {
    const { state } = table;
    state.phase = 'endOfRound';
    table.tell?.({ type: 'endOfRound', round: state.round });
    for (const one of state.models)
      if (one.spells.some(({ turned }) => turned > 0))
        one.spells = one.spells.map((card) => {
          if (card.turned === 0) return card;
          const turned = card.turned - 1;
          table.tell?.({ type: 'spellTurned', model: one.id, spell: card.spell, turned });
          return { ...card, turned };
        });
    next(table, { step: 'judge' });
  },

  /** Step 2: what lasts a round ends, the Tough recover, the chamber turns. DUN-ROUND-08 */
  abilities(table) {
    const { state } = table;
    for (const one of state.models) {
      endMarks(table, one, ({ type }) => type === 'corroded' || type === 'guided');
      if (
        one.wounds > 0 &&
        factsOf(state, one).abilities.includes('tough') &&
        table.roll(6, 'tough') >= TOUGH_FROM
      )
        heal(table, one, 1, 'tough');
    }
    turnChamber(table);
    next(table, { step: 'judge' });
  },

  /** Step 3. DUN-ROUND-09 to -11, DUN-RULING-25 */
  drawCard(table) {
    if (drawCards(table, 1) === 0) {
      table.tell?.({ type: 'pileEmpty' });
      next(table, { step: 'deckOut' });
    }
  },
};

/** DUN-ADV-08 */
function turnChamber(table: Table): void {
  const { state } = table;
  for (const special of quest(state).specials) {
    if (special.type !== 'turningChamber') continue;
    const thresholds = [...special.northSouth, ...special.eastWest].map((at) => squareAt(layout(state), at));
    const held = state.models.some((one) =>
      squaresUnder(state, one).some((square) => thresholds.includes(square)),
    );
    if (held || table.roll(6, 'chamber') < special.turnsFrom) continue;
    const chamber = state.dungeon.chamber === 'northSouth' ? 'eastWest' : 'northSouth';
    state.dungeon = { ...state.dungeon, chamber };
    table.tell?.({ type: 'chamberTurned', open: chamber });
  }
}

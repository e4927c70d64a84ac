// The chances of luck against a spell.

import { SPELL_WORKS_UP_TO, SYGIL_SAVES_UP_TO } from '../../content/index.ts';

/** A spell is resisted by more than so much, Sygil saves up to so much. AOH-SPELL-12, AOH-RUNE-11 */
export function escapeChance(kind: 'spellLuck' | 'sygilLuck', luck: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const escapes = (die: number): boolean =>
    kind === 'spellLuck' ? die + luck > SPELL_WORKS_UP_TO : die + luck <= SYGIL_SAVES_UP_TO;
  return faces.filter(escapes).length / faces.length;
}

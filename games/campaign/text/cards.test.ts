import { describe, expect, it } from 'vitest';
import { HELP } from './help.ts';

describe('what a card says of the table', () => {
  it('[CAM-CARD-07] Ambush moves one piece of terrain by at most L, once everything is set up', () => {
    expect(HELP.en.cards.ambush).toMatch(
      /when everything is set up, its player moves one piece of terrain by at most the distance L\./,
    );
    expect(HELP.de.cards.ambush).toMatch(
      /verrückt ihr Spieler, wenn alles steht, ein Geländestück um höchstens die Strecke L\./,
    );
  });
});

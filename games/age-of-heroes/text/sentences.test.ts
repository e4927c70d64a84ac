// Single sentences that once read wrong.

import type { Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { WEB_WORDS } from '../board/web/words.ts';
import type { GameEvent } from '../rules/events.ts';
import { BOARD_WORDS } from './board.ts';
import { lessons } from './de/lessons.ts';
import { eventText, guide } from './index.ts';
import { saga } from './saga/index.ts';
import { sampleState } from './samples.ts';

const line = (event: GameEvent, language: Language): string | null =>
  eventText(event, sampleState(), language);

describe('the log', () => {
  it('takes a purse from the slain, not from who takes it', () => {
    const purse: GameEvent = { type: 'purseTaken', seat: 0, counter: 'egil', from: 'kari', marks: 3 };
    expect(line(purse, 'en')).toBe('3 marks from the purse of Kari go to Egil.');
    expect(line({ ...purse, marks: 1 }, 'en')).toBe('1 mark from the purse of Kari goes to Egil.');
    expect(line(purse, 'de')).toBe('3 Mark aus dem Beutel von Kari gehen an Egil.');
    const story = [{ type: 'turnBegan', turn: 1, of: 1 } as const, purse, { type: 'gameOver', winners: [] }];
    expect(saga(story as GameEvent[], sampleState(), 'en')).toMatch(/Kari[^.]*Egil/);
  });

  it('says by whom somebody was slain', () => {
    const slain: GameEvent = { type: 'slain', counter: 'fafnir', owner: null, by: 0, area: 'wessex' };
    expect(line(slain, 'en')).toBe('Fafnir the dragon is slain in Wessex by the people of Egil.');
    expect(line(slain, 'de')).toBe('Der Drache Fafnir fällt in Wessex, erschlagen von den Leuten um Egil.');
  });

  it.each(['luckLost', 'gloryLost'] as const)('does not count a loss of nothing (%s)', (type) => {
    const lost = { type, seat: 0, amount: 0, why: 'jarl' } as const;
    expect(line(lost, 'en')).toMatch(/^Egil has no (luck|glory) left to lose\.$/);
    expect(line(lost, 'de')).toMatch(/^Egil hat kein(en)? (Glück|Ruhm) mehr zu verlieren\.$/);
  });

  it('attacks in the accusative, and begins anew in the right order', () => {
    const attacked: GameEvent = {
      type: 'attacked',
      seat: 0,
      area: 'wessex',
      attackers: ['egil'],
      targets: ['fafnir', 'jarl-7'],
    };
    expect(line(attacked, 'de')).toBe(
      'Egil greift den Drachen Fafnir und einen verdeckten Jarl (7) in Wessex an.',
    );
    const again: GameEvent = { type: 'restarted', seat: 0, hero: 'egil', area: 'romeirt', sword: 'tyrfing' };
    expect(line(again, 'de')).toBe('Egil fängt in Romeirt mit Tyrfing von vorn an.');
    expect(line({ type: 'phase', phase: 'placement', seat: null }, 'de')).toBe(
      'Neue Figuren kommen ins Land.',
    );
  });
});

describe('one word for one thing', () => {
  it('in German: Abgaben, and Neufassung', () => {
    expect(Object.values(lessons).join()).not.toContain('Steuer');
    expect(guide('de')).not.toMatch(/Steuer/);
    expect([WEB_WORDS.de.tax(3), BOARD_WORDS.de.tax(3)]).toEqual(['Abgaben 3', 'Abgaben 3']);
    expect(BOARD_WORDS.de.presets.amended).toContain('Neufassung');
  });

  it('for what becomes of a jarl who is not recruited', () => {
    expect(WEB_WORDS.en.cards.refuseText).toMatch(/^He takes what the die has given him/);
  });

  it('for a day, as people write it', () => {
    expect(guide('en')).toContain('15 November 2026');
    expect(guide('de')).toContain('15. November 2026');
    for (const language of ['en', 'de'] as const) expect(guide(language)).not.toMatch(/\d{4}-\d\d-\d\d/);
  });
});

import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ENCOUNTER_KINDS, HOOKS } from '../content/design/budget.ts';
import { PROBLEMS } from '../documents/adventure/problem.ts';
import { adventurePriceText, adventureProblemText } from './adventure.ts';

const said = (code: string, params: Record<string, string | number> = {}, path: (string | number)[] = []) =>
  LANGUAGES.map((language) => adventureProblemText({ code, rule: null, path, params }, language));

describe('what is wrong with an adventure', () => {
  it('has a sentence for every code, kind and setting', () => {
    for (const kind of ENCOUNTER_KINDS)
      for (const hook of HOOKS)
        for (const code of PROBLEMS)
          for (const text of said(code, {
            path: 'form',
            encounters: 5,
            kind,
            right: code === 'otherRole' ? kind : code === 'otherHook' || code === 'hookLeft' ? hook : 2,
            hook,
            runner: 1,
            players: 6,
            part: 'goal',
            least: 0,
            most: 2,
          })) {
            expect(text).toMatch(/^\p{Lu}.*\.$/u);
            expect(text).not.toContain('undefined');
          }
  });

  it('says of which encounter it speaks', () => {
    expect(said('noMap', {}, ['encounters', 2, 'encounter', 'events', 0, 'map'])).toEqual([
      'Encounter 3: Every fight needs a map.',
      'Begegnung 3: Zu jedem Kampf gehört eine Karte.',
    ]);
    const line = {
      path: ['encounters', 0, 'encounter', 'events', 0],
      code: 'difficulty',
      points: 20,
      rule: null,
      params: { value: 8 },
    };
    expect(LANGUAGES.map((language) => adventurePriceText(line, language))).toEqual([
      'Encounter 1: Difficulty 8',
      'Begegnung 1: Schwierigkeit 8',
    ]);
  });

  it('[RUN-ADV-19] asks of a set-up for a day at home, for those in danger, and for an end that is seen', () => {
    const [english] = said('noPlot', { part: 'setup' });
    expect(english).toContain('an ordinary day at home');
    expect(english).toContain('puts in danger');
    expect(said('noPlot', { part: 'setup' })[1]).toContain('einen gewöhnlichen Tag daheim');
    expect(said('noPlot', { part: 'goal' })[0]).toContain('the heroes know that it is done');
  });
});

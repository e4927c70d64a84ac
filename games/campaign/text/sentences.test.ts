// Single sentences that once read wrong.

import { describe, expect, it } from 'vitest';
import { names as german } from './de/names.ts';
import { battle as de } from './de/saga-battle.ts';
import { battle as en } from './en/saga-battle.ts';
import { optionText, questionText } from './index.ts';
import type { Onset, Person } from './saga/words.ts';
import { FRAMES, sampleState } from './samples.ts';

const person = { name: 'Raoul', he: 'er' } as Person;

describe('an attack', () => {
  const meadows = { at: 'in the meadows', to: 'to the meadows', from: 'from the meadows' };
  const onset = { attacker: person, defender: person, from: meadows, place: meadows } as unknown as Onset;

  it.each([
    ['en', en],
    ['de', de],
  ])('does not come from where it happens (%s)', (_, words) => {
    for (const phrase of words.attack) expect(phrase(onset)).not.toContain('from the meadows');
    const away = { ...onset, from: { ...meadows, at: 'at sea', from: 'from the sea' } };
    expect(words.attack.some((phrase) => phrase(away).includes('from the sea'))).toBe(true);
  });
});

describe('losses', () => {
  const told = (words: typeof en, lost: number, saved: number, left: number): string =>
    words.losses.map((phrase) => phrase({ who: person, lost, saved, left })).join(' ');

  it('agree in number with how many are missing and how many came back', () => {
    expect(told(en, 1, 1, 6)).toContain('lost one band, but it came back in the night, and had six');
    expect(told(en, 2, 2, 6)).toContain('lost two bands, but all of them came back in the night');
    expect(told(de, 3, 2, 4)).toContain('doch zwei kamen in der Nacht zurück');
    expect(told(de, 2, 1, 4)).toContain('doch eine kam in der Nacht zurück');
    expect(told(de, 1, 0, 4)).toContain('fehlte am Abend eine Schar');
    expect(told(de, 2, 0, 4)).toContain('fehlten am Abend zwei Scharen');
  });

  it('of one band against one stand in the singular', () => {
    const even = { attacker: person, defender: person, points: [1, 1] as const };
    const said = de.strengths.map((phrase) => phrase(even)).join(' ');
    expect(said).toContain('eine Schar stand gegen eine');
  });
});

describe('a battle on the table', () => {
  it('is to be fought before anybody asks who won', () => {
    const view = sampleState(FRAMES.winner);
    expect(questionText(view, { seat: 0, kind: 'winner' }, 'en')).toMatch(/Fight it on your table now\./);
    expect(questionText(view, { seat: 0, kind: 'winner' }, 'de')).toMatch(/Kämpft jetzt auf eurem Tisch\./);
  });
});

describe('German', () => {
  it('ends a movement as people say it', () => {
    const view = sampleState(FRAMES.command);
    expect(optionText(view, { seat: 0, kind: 'command' }, { act: 'done' }, 'de')).toBe('Bewegung beenden');
    expect(questionText(view, { seat: 0, kind: 'command' }, 'de')).not.toContain('schließ ab');
  });

  it('stands on a castle, and in a village', () => {
    const spot = { ship: false, label: 'E5', terrain: 'castle' as const };
    expect(german.at({ ...spot, name: 'Burg Garrock' })).toBe('auf Burg Garrock (E5)');
    expect(german.at({ ...spot, name: 'Westerby' })).toBe('in Westerby (E5)');
  });
});

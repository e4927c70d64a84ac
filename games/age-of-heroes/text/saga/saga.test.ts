import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../rules/events.ts';
import { ALL_EVENTS, sampleState } from '../samples.ts';
import { saga } from './index.ts';

const state = { ...sampleState(), turn: 20, battle: null };

/** Three turns: a dragon slain, a country won, a death and a jarl who takes over. */
const GAME: readonly GameEvent[] = [
  { type: 'heroChosen', seat: 0, hero: 'egil' },
  { type: 'heroChosen', seat: 1, hero: 'brunhild' },
  { type: 'heroPlaced', seat: 0, counter: 'egil', area: 'wessex', sword: 'gram' },
  { type: 'heroPlaced', seat: 1, counter: 'brunhild', area: 'thule', sword: 'lovi' },
  { type: 'monsterPlaced', monster: 'fafnir', area: 'dalriada' },
  { type: 'jarlPlaced', token: 1, area: 'mercia' },
  { type: 'turnBegan', turn: 1, of: 3 },
  { type: 'order', order: [0, 1] },
  { type: 'phase', phase: 'movement', seat: 0 },
  { type: 'moved', counters: ['egil'], from: 'wessex', to: 'daffyd' },
  { type: 'moved', counters: ['egil'], from: 'daffyd', to: 'irish-sea' },
  { type: 'moved', counters: ['egil'], from: 'irish-sea', to: 'dalriada' },
  { type: 'phase', phase: 'combat', seat: 0 },
  { type: 'attacked', seat: 0, area: 'dalriada', attackers: ['egil'], targets: ['fafnir'] },
  { type: 'luckSpent', seat: 0, points: 3 },
  { type: 'roll', sides: 6, face: 6, for: 'combat' },
  { type: 'fought', seat: 0, area: 'dalriada', attack: 7, defence: 11, die: 6, luck: 3, result: 'K' },
  { type: 'slain', counter: 'fafnir', owner: null, by: 0, area: 'dalriada' },
  { type: 'rewarded', seat: 0, glory: 6, luck: 0, deed: 'slain', counter: 'fafnir' },
  { type: 'spoils', seat: 0, counter: 'egil', dragon: 'fafnir', item: 'mail-coat', marks: 0, only: [0] },
  { type: 'spoils', seat: 0, counter: 'egil', dragon: 'fafnir', item: null, marks: 0, but: [0] },
  { type: 'noticed', seat: 0, god: 'odin' },
  { type: 'phase', phase: 'placement', seat: null },
  { type: 'monsterPlaced', monster: 'hedin', area: 'mercia' },
  { type: 'turnBegan', turn: 2, of: 3 },
  { type: 'phase', phase: 'movement', seat: 0 },
  { type: 'moved', counters: ['egil'], from: 'dalriada', to: 'northumberland' },
  { type: 'moved', counters: ['egil'], from: 'northumberland', to: 'mercia' },
  { type: 'phase', phase: 'combat', seat: 0 },
  { type: 'attacked', seat: 0, area: 'mercia', attackers: ['egil'], targets: ['jarl-1'] },
  { type: 'turnedUp', jarl: 'ivar', token: 1, area: 'mercia' },
  { type: 'recruitOffered', seat: 0, jarl: 'ivar' },
  { type: 'recruited', seat: 0, jarl: 'ivar' },
  { type: 'fought', seat: 0, area: 'mercia', attack: 7, defence: 4, die: 5, luck: 0, result: 'K' },
  { type: 'rewarded', seat: 0, glory: 0, luck: 2, deed: 'recruited', counter: 'ivar' },
  { type: 'attacked', seat: 0, area: 'mercia', attackers: ['egil'], targets: ['hedin'] },
  { type: 'spellCast', caster: 'hedin', spell: 'hagall', area: 'mercia' },
  { type: 'fought', seat: 0, area: 'mercia', attack: 6, defence: 3, die: 1, luck: -4, result: 'k' },
  { type: 'slain', counter: 'egil', owner: 0, by: null, area: 'mercia' },
  { type: 'heroDied', seat: 0, counter: 'egil', area: 'mercia', how: 'battle' },
  { type: 'turnBegan', turn: 3, of: 3 },
  { type: 'transferred', seat: 0, jarl: 'ivar', home: 'mercia' },
  { type: 'phase', phase: 'combat', seat: 0 },
  { type: 'attacked', seat: 0, area: 'mercia', attackers: ['ivar'], targets: ['land'] },
  { type: 'fought', seat: 0, area: 'mercia', attack: 4, defence: 8, die: 6, luck: 4, result: 'F' },
  { type: 'landWon', seat: 0, area: 'mercia', from: null },
  { type: 'taxed', seat: 0, area: 'mercia', marks: 8, jarl: null },
  { type: 'scored', seat: 0, glory: 0, fromHoard: 0, fromLuck: 1, fromJarls: 0, final: 1, valhalla: false },
  { type: 'scored', seat: 1, glory: 12, fromHoard: 2, fromLuck: 1, fromJarls: 0, final: 15, valhalla: true },
  { type: 'gameOver', winners: [1] },
];

const clean = (prose: string): void => {
  expect(prose).not.toMatch(/\{|\}|undefined|null\b(?!en)|\[object|NaN| {2}|\s[.,;]|\.\.(?!\.)|,,/);
  for (const paragraph of prose.split('\n\n').filter((line) => line !== '' && !line.startsWith('#')))
    expect(paragraph.trim(), paragraph).toMatch(/^[\p{Lu}\d“„][\s\S]*[.?!]$/u);
};

describe('the saga', () => {
  const english = saga(GAME, state, 'en');
  const german = saga(GAME, state, 'de');

  it('[AMI-UI-41] is told in English and in German', () => {
    clean(english);
    clean(german);
    expect(english).toMatch(/^# The Saga of Egil and Brunhild\n/);
    expect(german).toMatch(/^# Die Saga von Egil und Brunhild\n/);
    const sentences = (prose: string): Set<string> =>
      new Set(prose.split(/[.\n]+/).filter((line) => line.length > 25));
    const shared = [...sentences(english)].filter((sentence) => sentences(german).has(sentence));
    expect(shared).toEqual([]);
  });
  it('has a prologue, a chapter for each eventful turn and an epilogue', () => {
    const headings = english.split('\n').filter((line) => line.startsWith('## '));
    expect(headings).toHaveLength(5);
    expect(headings[1]).toMatch(/^## 1\. .*Fafnir/);
    expect(headings[2]).toMatch(/^## 2\. .*Egil/);
    expect(headings[3]).toMatch(/^## 3\. .*Mercia/);
  });
  it('sums up a journey in one sentence', () => {
    const sentences = english.split(/(?<=\.)\s/).filter((line) => line.includes('the Irish Sea'));
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain('to Dalriada');
    expect(english).not.toContain('Daffyd');
  });
  it('calls a seat by whoever led it then', () => {
    const [before, after] = english.split('## 3.');
    expect(before).not.toMatch(/Ivar (attacked|won)/);
    expect(after).toContain('Ivar');
    expect(after).not.toMatch(/Egil (won|was lord)/);
  });
  it('keeps a secret, whoever reads it', () => {
    const others = GAME.filter(({ only }) => only === undefined);
    const finder = GAME.filter(({ but }) => but === undefined);
    for (const events of [others, finder]) expect(saga(events, state, 'en')).toBe(english);
    expect(english).not.toContain('Mail Coat');
    expect(english).toContain('something in a sack');
  });
  it('ends with glory, Valhalla and the winner', () => {
    const end = english.slice(english.lastIndexOf('## '));
    expect(end).toMatch(/fifteen[\s\S]*Valhalla[\s\S]*Brunhild/);
  });
  it('is the same every time, and varied from match to match', () => {
    expect(saga(GAME, state, 'en')).toBe(english);
    expect(saga(GAME.slice(1), state, 'en')).not.toBe(english);
  });
  it('can be told of an unfinished game, and of none at all', () => {
    clean(saga(GAME.slice(0, 30), state, 'de'));
    clean(saga([], state, 'en'));
  });
  it('copes with any list of events, however much of it is hidden', () => {
    const any = fc.array(fc.option(fc.constantFrom(...ALL_EVENTS)), { maxLength: 60 });
    fc.assert(
      fc.property(any, fc.constantFrom('en' as const, 'de' as const), (events, language) => {
        clean(saga(events, state, language));
      }),
      { numRuns: 300 },
    );
  });
});

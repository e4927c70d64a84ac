import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../content/treasure/item.ts';
import type { GameEvent } from '../../rules/fight/events.ts';
import type { State } from '../../rules/fight/state.ts';
import { saga } from '../index.ts';
import { ALL_EVENTS, duelState, sampleState } from '../testing.ts';

const round = (number: number): GameEvent => ({ type: 'roundBegan', round: number });
const blow = (by: string, at: string, form = 0): GameEvent => ({
  type: 'struck',
  by,
  at,
  form,
  attack: 17,
  defence: 9,
  sums: { attack: [], defence: [] },
});
const hurt = (fighter: string, by: string, wounds = 0): GameEvent => ({
  type: 'hurt',
  fighter,
  by,
  lost: 12,
  wounds,
});
const dies = (fighter: string): GameEvent => ({ type: 'became', fighter, condition: 'dead' });
const killed = (by: string, at: string): GameEvent[] => [blow(by, at), hurt(at, by), dies(at)];

const over = (): State => Object.assign(sampleState(), { over: true });
const told = (events: readonly GameEvent[], language: Language, view = over()): string =>
  saga(events, view, language);
const headings = (text: string): string[] => [...text.matchAll(/^#+ .+$/gm)].map(([heading]) => heading);

describe('the saga of a fight', () => {
  it('has a title, a prologue, a chapter after each death, and an epilogue', () => {
    const text = told([round(1), ...killed('h0', 'f0'), round(2), blow('h0', 'f1')], 'en');
    const [title, prologue, first, second, epilogue] = headings(text);
    expect([title, prologue, first, epilogue]).toEqual([
      '# The Barrow-Field',
      '## How it began',
      '## The first blows',
      '## How it ended',
    ]);
    expect(second).toContain('the troll');
  });

  it('tells a death with the blow that brought it, and deeds of one hand together', () => {
    const events = [round(1), ...killed('h0', 'f1'), ...killed('h0', 'f2')];
    expect(told(events, 'en')).toContain('two goblin warriors');
    expect(told(events, 'de')).toMatch(/zwei Goblinkriegern?/);
    expect(told(events, 'en').match(/goblin warrior/g)).toHaveLength(2);
  });

  it('bends foes and heroes as German does', () => {
    const text = told([round(1), blow('f0', 'h0'), hurt('h0', 'f0')], 'de');
    const [, story = ''] = text.split('## Die ersten Hiebe');
    expect(story).toMatch(/(der|den|dem) Troll\b/);
    expect(story).toContain('Ragnar');
  });

  it('tells a round when it is over, and says when the end is still to come', () => {
    const events = [round(1), ...killed('h0', 'f0')];
    expect(headings(told(events, 'en', sampleState()))).toHaveLength(3);
    expect(headings(told([...events, round(2)], 'en', sampleState()))).toHaveLength(4);
    expect(told(events, 'de', sampleState())).toContain('noch nicht erzählt');
  });

  it('does not tell what somebody failed to do beside what he did', () => {
    const events: GameEvent[] = [
      round(1),
      blow('h0', 'f0'),
      { type: 'missed', by: 'h0', at: 'f0' },
      ...killed('h0', 'f1'),
    ];
    const [, story = ''] = told(events, 'en').split('## The first blows');
    expect(story.slice(0, story.indexOf('##'))).not.toContain('troll');
  });

  it('tells a push over the edge as one thing', () => {
    const events: GameEvent[] = [
      round(1),
      { type: 'shoved', by: 'h0', at: 'f0', way: [{ x: 1, y: 1 }] },
      { type: 'fell', fighter: 'f0' },
      hurt('f0', 'h0'),
    ];
    const [, story = ''] = told(events, 'en').split('## The first blows\n\n');
    expect(story.split('\n')[0]).toMatch(/edge|short way/);
    expect(story.split('\n')[0]?.match(/\./g)).toHaveLength(1);
  });

  it('tells how those rise who do not stay dead, and who makes an end of it', () => {
    const undead = [
      round(1),
      blow('h0', 'f0'),
      hurt('f0', 'h0'),
      { type: 'marked', fighter: 'f0', mark: 'downed' },
      round(2),
      { type: 'unmarked', fighter: 'f0', mark: 'downed' },
      round(3),
      { type: 'used', fighter: 'h1', does: 'finish', target: 'f0' },
      dies('f0'),
    ] satisfies GameEvent[];
    const [, story = ''] = told(undead, 'en').split('## The first blows');
    const sentences = story.slice(0, story.indexOf('##')).match(/[^.]+\./g) ?? [];
    expect(sentences).toHaveLength(5);
    expect(sentences.at(-1)).toContain('Gunnhild');
  });

  it('means the last of a kind when it speaks of it', () => {
    const events = [round(1), ...killed('h0', 'f1'), round(2), blow('h0', 'f2'), hurt('f2', 'h0')];
    const text = told(events, 'en');
    expect(text).toContain('the goblin warrior');
    expect(told(events, 'de')).toMatch(/(der|den|dem) Goblinkrieger\b/);
    expect(text.slice(text.indexOf('## How it ended'))).not.toContain('the goblin warrior');
  });

  it('tells now and then of what happens all the time', () => {
    const events = [1, 2, 3, 4, 5, 6].flatMap((number): GameEvent[] => [
      round(number),
      blow('h0', 'f0'),
      { type: 'missed', by: 'h0', at: 'f0' },
    ]);
    const [, story = ''] = told(events, 'en').split('## The first blows');
    expect(story.slice(0, story.indexOf('##')).match(/Ragnar/g)).toHaveLength(2);
  });

  it('says nothing twice in a row', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [
      round(number),
      blow('h0', 'f0'),
      hurt('f0', 'h0'),
    ]);
    for (const language of LANGUAGES) {
      const sentences = told(rounds, language).match(/[^.;]*Ragnar[^.;]*[.;]/g) ?? [];
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('can tell of everything there is, in both languages', () => {
    for (const language of LANGUAGES)
      expect(told([round(1), ...ALL_EVENTS], language)).not.toMatch(/undefined|null|NaN|\[object| {2}/);
  });

  it('names the dead and whoever has most to tell', () => {
    const view = over();
    Object.assign(view.fighters[1]!, { condition: 'dead' });
    const [, end = ''] = told([], 'de', view).split('## Wie es endete');
    expect(end).toContain('Gunnhild');
    expect(end).toContain('Ragnar');
  });
});

describe('the saga of a sitting', () => {
  const silver = (ounces: number): Item => ({ kind: 'loot', form: 'silver', ounces });
  const EVENTS = [
    { type: 'encounterBegan', number: 1, name: 'The ford', heroes: ['h0', 'h1'] },
    { type: 'narrated', title: 'The bank', location: '', scene: 'shore', narration: 'A bank.' },
    { type: 'cameUpon', name: 'The current' },
    { type: 'attempted', hero: 'h0', with: 'swim', total: 9, difficulty: 4, success: true },
    { type: 'attempted', hero: 'h1', with: 'swim', total: 9, difficulty: 4, success: true },
    { type: 'touched', hero: 'h1', what: 'The wet sack.' },
    { type: 'found', hero: 'h1', category: null, items: [silver(1)] },
    { type: 'found', hero: 'h1', category: null, items: [silver(12)] },
    { type: 'narrated', title: 'The far side', location: '', scene: 'shore', narration: 'A side.' },
    { type: 'mustered', foes: ['f0', 'f1', 'f2'] },
    round(1),
    ...killed('h0', 'f1'),
    round(2),
    ...killed('h1', 'f0'),
    round(3),
    ...killed('h0', 'f2'),
    { type: 'fightEnded', won: 'heroes' },
    { type: 'encounterEnded', number: 1 },
    { type: 'claimed', hero: 'h0', item: silver(6) },
    { type: 'claimed', hero: 'h1', item: silver(6) },
    { type: 'background', title: 'The bank', background: 'It was dug by giants.' },
    { type: 'background', title: 'The current', background: 'Against Swim 4, and each but once.' },
    { type: 'background', title: 'The far side', background: 'It was dug by giants.' },
  ] as unknown as GameEvent[];
  const tale = (language: Language): string =>
    told(EVENTS, language, { ...over(), sitting: { present: [], purses: {} } } as unknown as State);

  it('names those who set out once, and then says how many they are', () => {
    expect(tale('en').match(/Ragnar and Gunnhild/g)).toHaveLength(3);
    expect(tale('en')).toMatch(/The current: .*\bthe two\b/);
    expect(tale('de')).toMatch(/The current: .*\b(die|den) beiden\b/i);
  });

  it('begins with the first place, and goes on to the next', () => {
    const [, first = '', second = ''] = tale('en').split('## Chapter 1: The ford')[1]!.split('\n\n');
    expect(first).toMatch(/\*The bank\*/);
    expect(first).not.toMatch(/^(Then|After|The next)/);
    expect(second).toMatch(/\*The far side\*/);
  });

  it('tells finds of one hand, foes of one hand and like shares together, in words that one would say', () => {
    expect(tale('en')).toContain('an ounce of silver and 12 ounces of silver');
    expect(tale('de')).toContain('eine Unze Silber und 12 Unzen Silber');
    // Once as they come, once as they fall.
    expect(tale('en').match(/two goblin warriors/g)).toHaveLength(2);
    expect(tale('en')).not.toContain('a goblin warrior');
    expect(tale('en').match(/6 ounces of silver/g)).toHaveLength(1);
    expect(tale('de').match(/6 Unzen Silber/g)).toHaveLength(1);
  });

  it('has what lay behind each place once, and leaves to the notes how their traps work', () => {
    expect(tale('en').match(/It was dug by giants/g)).toHaveLength(1);
    expect(tale('en')).not.toContain('Against Swim 4');
  });
});

describe.each(LANGUAGES)('the saga of a holmgang (%s)', (language) => {
  it.each(['blows', 'leftRing', 'beaten', 'night'] as const)('says how it ended: %s', (verdict) => {
    const view = Object.assign(duelState(), { over: true });
    Object.assign(view.duel!, { verdict, winner: verdict === 'night' ? null : 'h1' });
    const ending = told([round(1), blow('h1', 'h0'), hurt('h0', 'h1')], language, view)
      .split('## ')
      .at(-1)!;
    expect(ending.includes('Gunnhild')).toBe(verdict !== 'night');
    expect(ending).not.toContain('Ragnar');
  });
});

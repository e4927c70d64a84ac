import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
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

import type { Choice, Decision } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { QuestionName } from '../rules/fight/choices.ts';
import { play, wielding } from '../rules/gifts/testing.ts';
import { FRAMES, sampleState } from '../text/testing.ts';
import { sites } from './index.ts';

const view = (kind: QuestionName) => sampleState(FRAMES[kind]);
const asking = (kind: QuestionName): Decision => ({ seat: 0, kind, options: [] });
const lit = (kind: QuestionName, choice: Choice): readonly string[] =>
  sites.option(view(kind), asking(kind), choice);

describe('what an option means on the board', () => {
  it.each<[QuestionName, string]>([
    ['plan', 'h0'],
    ['act', 'h0'],
    ['opportunity', 'h0'],
    ['resist', 'h0'],
    ['dodge', 'h0'],
  ])('%s is about whoever decides', (kind, topic) => {
    expect(sites.asked(view(kind), asking(kind))).toBe(topic);
    expect(sites.asked(sampleState(), asking(kind))).toBeNull();
  });

  it('is the square one goes to, or whom one strikes', () => {
    expect(lit('act', { act: 'walk', x: 11, y: 12 })).toEqual(['11,12']);
    expect(lit('act', { act: 'strike', target: 'f0', form: 0, manner: 'plain' })).toEqual(['f0']);
    expect(lit('act', { act: 'wait' })).toEqual([]);
    expect(lit('act', { act: 'swap' })).toEqual(['h0']);
  });

  it('is where a push ends, and who is pushed', () => {
    expect(lit('wonEngagement', { act: 'shove', direction: 2, paces: 3 })).toEqual(['15,10', 'f0']);
    expect(lit('wonEngagement', { act: 'deny' })).toEqual([]);
  });

  it('is the other one, where a question is about him', () => {
    expect(lit('opportunity', { act: 'letGo' })).toEqual(['f0']);
    expect(lit('dodge', { act: 'dodge' })).toEqual(['f3']);
    expect(lit('resist', { act: 'yield' })).toEqual(['f0']);
    expect(lit('forestall', { act: 'stand' })).toEqual(['f0']);
  });
});

describe('what a gift means on the board', () => {
  const state = (weapon: 'mace' | 'goblin-spike-club', gift: 'rune-mace' | 'rune-goblin-spike-club') =>
    play({ ...wielding(weapon, { [gift]: 1 }), turn: 'h0' });

  it('is whom it is pointed at, and every square where it takes hold', () => {
    const turn = state('goblin-spike-club', 'rune-goblin-spike-club');
    const choice = { act: 'gift', gift: 'rune-goblin-spike-club', target: 'f0' };
    const topics = sites.option(turn.state, asking('act'), choice);
    expect(topics[0]).toBe('f0');
    expect(topics).toContain('20,12');
    expect(topics).not.toContain('20,13');
  });

  it('is whoever is thrown, and where he comes down', () => {
    const turn = state('mace', 'rune-mace').choose('gift:rune-mace');
    const choice = { act: 'pick', what: 'south', target: 'f0' };
    expect(sites.option(turn.state, asking('choose'), choice)).toEqual(['f0', '12,20']);
  });
});

describe('places', () => {
  it('are squares of the map, and where fighters stand', () => {
    const now = sampleState();
    expect(sites.place(now, 'h0')).toBe('10,10');
    expect(sites.place(now, '39,29')).toBe('39,29');
    expect(sites.place(now, '40,1')).toBeNull();
    expect(sites.place(now, 'goal')).toBeNull();
    Object.assign(now.fighters[0]!, { condition: 'dead' });
    expect(sites.place(now, 'h0')).toBeNull();
    expect(sites.seat(now, 0)).toBe('h1');
    expect(sites.seat(now, 1)).toBe('f0');
  });
});

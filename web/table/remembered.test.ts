import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recall, remember } from './remembered.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a device remembers of every table what it was told of it', () => {
  remember('a', { chat: 3 });
  remember('b', { chosen: { 0: 7 } });
  remember('a', { chosen: { 1: 5 } });
  remember('a', { chosen: { 0: 9 } });
  remember('a', { bench: '/workshop/dungeon/quest/1' });
  expect(recall('a')).toEqual({ chat: 3, chosen: { 0: 9, 1: 5 }, bench: '/workshop/dungeon/quest/1' });
  expect(recall('b')).toEqual({ chosen: { 0: 7 } });
  expect(recall('c')).toEqual({});
});

it('forgets the tables of long ago, and whatever is damaged', () => {
  for (let i = 0; i < 250; i++) remember(`${i}`, { chat: i });
  expect(recall('0')).toEqual({});
  expect(recall('249')).toEqual({ chat: 249, chosen: {} });
  for (const [key] of kept) kept.set(key, '[["249", {"chat": "many"}]]');
  expect(recall('249')).toEqual({});
});

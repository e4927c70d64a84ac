import { expect, it } from 'vitest';
import { means, type Sites } from './sites.ts';

/** Kari and Bui stand in Wessex, Mercia is empty, Egil is dead. */
const SITES: Sites = {
  asked: () => null,
  option: () => [],
  seat: () => null,
  place: (_, topic) => ({ kari: 'wessex', bui: 'wessex', wessex: 'wessex', mercia: 'mercia' })[topic] ?? null,
};
const VIEW = {} as never;

it.each([
  ['a piece is meant by itself', ['kari'], 'kari', true],
  ['a piece is meant by its place', ['kari'], 'wessex', true],
  ['a place is meant by who stands there', ['wessex'], 'kari', true],
  ['a piece is not meant by another beside it', ['kari'], 'bui', false],
  ['an empty place is meant by itself', ['mercia', 'kari'], 'mercia', true],
  ['what is elsewhere is not meant', ['mercia'], 'wessex', false],
  ['nothing is meant by what is not on the board', ['kari'], 'egil', false],
  ['an option without a place is never meant', [], 'wessex', false],
] as const)('%s', (_, topics, pointed, meant) => {
  expect(means(SITES, VIEW, topics, pointed)).toBe(meant);
});

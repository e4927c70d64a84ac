import { describe, expect, it } from 'vitest';
import { isDone, type Listed, meant, normal } from './answers.ts';
import { gameById } from './index.ts';

const option = (
  act: string,
  what: Record<string, string | number>,
  label: string,
  finishing = false,
): Listed => ({
  id: [act, ...Object.values(what)].join(':'),
  choice: { act, ...what },
  label,
  hint: null,
  finishing,
  countless: false,
});

const STEPS = [
  option('step', { to: 'anglia' }, 'Move to Anglia'),
  option('step', { to: 'east-anglia' }, 'Move to East Anglia'),
  option('step', { to: 'vester-gotland' }, 'Schritt nach Westgötland'),
  option('step', { to: 'oster-gotland' }, 'Schritt nach Ostgötland'),
  option('stop', {}, 'Stop here', true),
];
const LUCK = [-2, -1, 0, 1, 2].map((points) => option('luck', { points }, `Spend ${points}`));
const ids = (options: readonly Listed[], typed: string, topics?: string[]): string[] =>
  meant(options, typed, topics).map(({ id }) => id);

describe('what people type', () => {
  it.each([
    ['1', ['step:anglia']],
    ['5', ['stop']],
    ['6', []],
    ['0', []],
    ['', ['stop']],
    ['   ', ['stop']],
    ['anglia', ['step:anglia']],
    ['Anglia', ['step:anglia']],
    ['east anglia', ['step:east-anglia']],
    ['east-anglia', ['step:east-anglia']],
    ['ea', ['step:east-anglia']],
    ['ang', ['step:anglia', 'step:east-anglia']],
    ['westgöt', ['step:vester-gotland']],
    ['westgot', ['step:vester-gotland']],
    ['ostgötland', ['step:oster-gotland']],
    ['step:anglia', ['step:anglia']],
    ['stop', ['stop']],
    ['move', ['step:anglia', 'step:east-anglia']],
    ['nglia', []],
    ['thule', []],
  ])('%j means %j', (typed, expected) => {
    expect(ids(STEPS, typed)).toEqual(expected);
  });

  it('may be a name that stands in no label', () => {
    expect(ids(STEPS, 'Östergötland', ['oster-gotland'])).toEqual(['step:oster-gotland']);
  });

  it('cuts no number short: the first square is not the tenth', () => {
    const squares = ['A1', 'A10', 'A11'].map((to) =>
      option('walk', { to: to.length }, `Go to ${to} at once`),
    );
    expect(ids(squares, 'go to A1').length).toBe(1);
    expect(ids(squares.slice(1), 'go to A1')).toEqual([]);
    expect(ids(squares.slice(2), 'go to A').length).toBe(1);
  });

  it('may be points with their sign', () => {
    expect(ids(LUCK, '+2')).toEqual(['luck:2']);
    expect(ids(LUCK, '-2')).toEqual(['luck:-2']);
    expect(ids(LUCK, '2')).toEqual(['luck:-1']);
  });

  it('is compared without accents, case and dashes', () => {
    expect(normal('  Öst-Göt  LAND ')).toBe('ost got land');
  });
});

describe('the end of what is under way', () => {
  it.each([
    ['dungeon', ['step', 'fight', 'done'], false],
    ['dungeon', ['step', 'face', 'done'], false],
    ['dungeon', ['face', 'give', 'swap', 'done'], true],
    ['dungeon', ['command', 'concede', 'done'], false],
    ['dungeon', ['concede', 'done'], true],
    ['dungeon', ['play', 'wait'], false],
    ['dungeon', ['wait'], true],
    ['dungeon', ['strike', 'waive'], false],
    ['campaign', ['move', 'concede', 'done'], false],
    ['campaign', ['concede', 'done'], true],
    ['age-of-heroes', ['step', 'stop'], false],
    ['age-of-heroes', ['stop'], true],
  ])('is gold only where nothing better is open: %s %j', (game, acts, gold) => {
    const options = acts.map((act) => ({ id: act, choice: { act } }));
    expect(isDone(gameById(game)!, { seat: 0, kind: 'x', options })).toBe(gold);
  });
});

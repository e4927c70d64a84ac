import { describe, expect, it } from 'vitest';
import { begin, comeBack, leave, redo, step, undo } from './history.ts';

const letters = (text: string) => [...text].reduce((history, letter) => step(history, letter), begin('-'));

describe('undo in the workshop', () => {
  it('goes back step by step, and forward again', () => {
    const history = letters('abc');
    const back = undo(undo(history));
    expect(back.now).toBe('a');
    expect(redo(back).now).toBe('b');
    expect(redo(redo(back))).toEqual(history);
  });

  it('stops at either end', () => {
    const history = letters('a');
    expect(undo(undo(history)).now).toBe('-');
    expect(redo(history)).toBe(history);
  });

  it('forgets what was undone as soon as something else is done', () => {
    const other = step(undo(letters('ab')), 'x');
    expect(redo(other).now).toBe('x');
    expect(undo(other).now).toBe('a');
  });

  it('keeps the last two hundred steps', () => {
    let history = begin(0);
    for (let i = 1; i <= 500; i++) history = step(history, i);
    for (let i = 0; i < 500; i++) history = undo(history);
    expect(history.now).toBe(300);
  });
});

describe('a desk that was left', () => {
  const before = step(begin<unknown>({ name: 'Isles' }), { name: 'Far Isles' });

  it('is as it was for who comes back to it', () => {
    leave('one', before);
    expect(comeBack('one', { name: 'Far Isles' })).toBe(before);
  });

  it('begins anew with another document, or with one that was changed elsewhere', () => {
    leave('one', before);
    expect(comeBack('two', { name: 'Far Isles' })).toEqual(begin({ name: 'Far Isles' }));
    expect(comeBack('one', { name: 'Near Isles' })).toEqual(begin({ name: 'Near Isles' }));
  });
});

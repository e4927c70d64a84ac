import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, comeBack, type History, leave, redo, step, undo } from './history.ts';

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

describe('whatever is done in the workshop', () => {
  const strokes = fc.array(fc.constantFrom('undo', 'redo', 'edit'), { maxLength: 40 });
  /** Every edit is another document, as it is for whoever types. */
  const after = (done: readonly ('undo' | 'redo' | 'edit')[]): History<object> =>
    done.reduce<History<object>>(
      (history, stroke) =>
        stroke === 'edit' ? step(history, {}) : stroke === 'undo' ? undo(history) : redo(history),
      begin<object>({}),
    );

  it('an edit that is undone was never made, but that it can be made again', () => {
    fc.assert(
      fc.property(strokes, (done) => {
        const history = after(done);
        const next = {};
        const undone = undo(step(history, next));
        expect(undone.now).toBe(history.now);
        expect(undone.past).toEqual(history.past);
        expect(redo(undone).now).toBe(next);
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it('forward undoes back, and back undoes forward', () => {
    fc.assert(
      fc.property(strokes, (done) => {
        const history = after(done);
        if (history.past.length > 0) expect(redo(undo(history))).toEqual(history);
        if (history.undone.length > 0) expect(undo(redo(history))).toEqual(history);
      }),
      { numRuns: 150, seed: 3 },
    );
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

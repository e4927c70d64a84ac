// What works on a model for a while. DUN-SPELL-21

import type { Mark, Model, Table } from './state.ts';

/** A new mark takes the place of an old one of its kind: castings do not add up. */
export function mark(table: Table, one: Model, by: Model, given: Mark): void {
  one.marks = [...one.marks.filter(({ type }) => type !== given.type), given];
  table.tell?.({ type: 'marked', model: one.id, mark: given.type, by: by.id });
}

export function endMarks(table: Table, one: Model, ends: (mark: Mark) => boolean): void {
  if (!one.marks.some(ends)) return;
  for (const { type } of one.marks.filter(ends))
    table.tell?.({ type: 'effectEnded', model: one.id, mark: type });
  one.marks = one.marks.filter((mark) => !ends(mark));
}

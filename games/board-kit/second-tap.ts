// Whether a press does at once what it means, or says first what would come of it.

export type SecondTap = 'auto' | 'always' | 'never';

/** A mouse has shown by hovering what a press would do; a finger has not. */
export const asksFirst = (wish: SecondTap, pointer: string): boolean =>
  wish === 'always' || (wish === 'auto' && pointer !== 'mouse');

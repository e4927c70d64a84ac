// Which key does what, for the eye; assistive technology is told by `aria-keyshortcuts`.

import type { ReactElement } from 'react';
import { HIDDEN } from './hidden.ts';

export const EnterKey = (): ReactElement => <kbd {...HIDDEN}>↵</kbd>;

/** The first nine have a digit. */
export const DigitKey = ({ at }: { at: number }): ReactElement | null =>
  at < 9 ? <kbd {...HIDDEN}>{at + 1}</kbd> : null;

export const digitOf = (at: number): string | undefined => (at < 9 ? String(at + 1) : undefined);

/** Which of a list a digit means; undefined for other keys. */
export const atDigit = <T,>(list: readonly T[], key: string): T | undefined =>
  /^[1-9]$/.test(key) ? list[Number(key) - 1] : undefined;

// A part of what a form is about, with its own place and its own way to change.

import type { FormProps } from '../form-props.ts';
import { replaced } from './edits.ts';

export const part = <T extends object, K extends keyof T & string>(
  props: FormProps<T>,
  key: K,
): FormProps<T[K]> => ({
  ...props,
  value: props.value[key],
  at: [...props.at, key],
  change: (next) => props.change({ ...props.value, [key]: next }),
});

export const item = <T>(props: FormProps<T[]>, at: number, value: T): FormProps<T> => ({
  ...props,
  value,
  at: [...props.at, at],
  change: (next) => props.change(replaced(props.value, at, next)),
});

/** The same, where more is known of what it is. */
export const narrowed = <T, V extends T>(props: FormProps<T>, value: V): FormProps<V> => ({
  ...props,
  value,
  change: (next) => props.change(next),
});

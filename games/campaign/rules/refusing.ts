// How a refusal is put, and how a choice that is on no list is read.

import type { Refusal } from '@skald/kernel';
import type { Army, State } from './state.ts';

export type Asked = Readonly<Record<string, unknown>>;

export const because = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, params });

/** What a choice says under a name, or in that place if it was spelt out as an id that is like no option. */
export const said = (choice: Asked, key: string, place: number): string =>
  String(choice[key] ?? choice[place === 1 ? 'what' : `what${place}`]);

export const armyNamed = (state: State, name: string): Army | null =>
  state.armies.find(({ id }) => id === name) ?? null;

import type { Refusal } from '@skald/kernel';

/** What somebody tried: as the client sent it, so that numbers may be texts. */
export type Tried = Readonly<Record<string, unknown>>;

export const because = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, params });

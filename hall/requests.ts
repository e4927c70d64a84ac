// What a visitor says, read from its text.

import { LIMITS, type Request, type RequestOf, RequestSchema, readChoice } from './protocol/index.ts';

/** What may be longer than a frame: a game that is brought along, a document. */
export type LongVerb = 'bring' | 'keep';

export const isLong = (request: Request): request is RequestOf<LongVerb> =>
  request.do === 'bring' || request.do === 'keep';

export function readRequest(text: string): Request | null {
  try {
    const given: unknown = JSON.parse(text);
    return readChoice(given) ?? RequestSchema.safeParse(given).data ?? null;
  } catch {
    return null;
  }
}

/** How a request must begin that is longer than others may be; whether it is one is seen when it is read. */
const LONG_REQUEST = /^\{"id":(\d{1,15}),"do":"(bring|keep)",/;

/** What is brought to a seat in the request itself has to go into a frame with it. */
const BRINGING = /^\{"id":(\d{1,15}),"do":"(create|join)",/;
const bringing = (text: string): number | null => {
  const id = BRINGING.exec(text)?.[1];
  return id === undefined ? null : Number(id);
};

/** Why something so long is not even read. */
export const whyTooLong = (text: string): 'bad-request' | 'brings-too-long' =>
  bringing(text) === null ? 'bad-request' : 'brings-too-long';

export function longRequest(text: string): { readonly id: number; readonly verb: LongVerb } | null {
  const [, id, verb] = LONG_REQUEST.exec(text) ?? [];
  return id === undefined ? null : { id: Number(id), verb: verb as LongVerb };
}

/** The id of a request that is otherwise nonsense or unread, so that its sender knows which one it was. */
export function idOf(text: string | null): number | null {
  if (text === null) return null;
  if (text.length > LIMITS.frame) return longRequest(text)?.id ?? bringing(text);
  try {
    const id = (JSON.parse(text) as { id?: unknown } | null)?.id;
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}

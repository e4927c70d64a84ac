/** Why a request was not carried out: a code that texts translate, and what the sentence needs. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Outcome<T> = { readonly ok: T } | { readonly refused: Refusal };

export const because = (code: string, params: Refusal['params'] = {}): Refusal => ({ code, params });

export const refuse = (code: string, params?: Refusal['params']): { refused: Refusal } => ({
  refused: because(code, params),
});

/** Thrown inside the kernel only, where a step cannot go on; the authority turns it into a refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(code: string, params: Refusal['params'] = {}) {
    super(code);
    this.refusal = because(code, params);
  }
}

// A question asks in its first line. What stands below teaches, and need not be heard every time.

export interface Parted {
  readonly prompt: string;
  /** Null where the question says all there is. */
  readonly teaching: string | null;
}

export function parted(question: string): Parted {
  const [prompt = '', ...below] = question.split('\n');
  return { prompt, teaching: below.length === 0 ? null : below.join(' ') };
}

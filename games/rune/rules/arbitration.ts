// What whoever runs an encounter may decide, and what he has to say beforehand. RUN-BASIC-19, -31

/** What he makes of something that a player declares. */
export type Judgement =
  | { readonly possible: false }
  | { readonly possible: true; readonly difficulty: number };

export type Warning = { readonly warns: 'impossible' } | { readonly warns: 'harder'; readonly by: number };

/** To be said before anybody commits himself. RUN-BASIC-19 */
export function warningOf(usual: number, judgement: Judgement): Warning | null {
  if (!judgement.possible) return { warns: 'impossible' };
  const by = judgement.difficulty - usual;
  return by > 0 ? { warns: 'harder', by } : null;
}

/** Nobody is held to what he declared before he was warned; and what is impossible is chosen otherwise. RUN-BASIC-19 */
export function isBinding(usual: number, judgement: Judgement, warned: boolean): boolean {
  const warning = warningOf(usual, judgement);
  return warning === null || (warned && warning.warns === 'harder');
}

/** What the rules do not cover is told by those there are, or by a new one that all have accepted before. RUN-BASIC-31 */
export const mayPlayBy = (
  rule: 'existing' | 'new',
  players: readonly string[],
  accepted: readonly string[],
  begun: boolean,
): boolean => rule === 'existing' || (!begun && players.every((player) => accepted.includes(player)));

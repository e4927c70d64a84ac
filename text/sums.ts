// Where a number comes from, part by part.

export interface Summand {
  readonly name: string;
  readonly amount: number;
}

/** “5 Beowulf + 1 Lovi − 2 Hagall = 4”; one part needs no sum. What adds nothing is left out, unless nothing adds. */
export function sumText(parts: readonly Summand[]): string {
  const adding = parts.filter(({ amount }) => amount !== 0);
  const [first, ...others] = adding.length > 0 ? adding : parts;
  if (first === undefined) return '0';
  const begun = `${first.amount < 0 ? '−' : ''}${written(first)}`;
  if (others.length === 0) return begun;
  const total = adding.reduce((sum, { amount }) => sum + amount, 0);
  const more = others.map((part) => ` ${part.amount < 0 ? '−' : '+'} ${written(part)}`).join('');
  return `${begun}${more} = ${total < 0 ? '−' : ''}${Math.abs(total)}`;
}

const written = ({ name, amount }: Summand): string => `${Math.abs(amount)}\u00a0${name}`;

// Where a number comes from, part by part.

export interface Summand {
  readonly name: string;
  readonly amount: number;
}

/** “5 Beowulf + 1 Lovi − 2 Hagall = 4”; one part needs no sum. */
export function sumText(parts: readonly Summand[]): string {
  const written = partsText(parts);
  return addingOf(parts).length < 2 ? written : `${written} = ${signed(totalOf(parts))}`;
}

/** “strength 6 (5 Beowulf + 1 Lovi)”: a number under its name, with its parts where there are several. */
export function withParts(named: (total: number) => string, parts: readonly Summand[]): string {
  const said = named(totalOf(parts));
  return addingOf(parts).length < 2 ? said : `${said} (${partsText(parts)})`;
}

/** What adds nothing is left out, unless nothing adds. */
function partsText(parts: readonly Summand[]): string {
  const adding = addingOf(parts);
  const [first, ...others] = adding.length > 0 ? adding : parts;
  if (first === undefined) return '0';
  const more = others.map((part) => ` ${part.amount < 0 ? '−' : '+'} ${written(part)}`).join('');
  return `${first.amount < 0 ? '−' : ''}${written(first)}${more}`;
}

const addingOf = (parts: readonly Summand[]): readonly Summand[] =>
  parts.filter(({ amount }) => amount !== 0);
const totalOf = (parts: readonly Summand[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const written = ({ name, amount }: Summand): string => `${Math.abs(amount)}\u00a0${name}`;

// Numbers as a storyteller says them.

const COUNTS = 'nothing|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const MORE = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'.split('|');
const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
    '|',
  );

export const count = (n: number): string => COUNTS[n] ?? MORE[n - 13] ?? `${n}`;

export const gold = (n: number): string => (n === 1 ? 'one mark' : `${count(n)} marks`);

export function ordinal(n: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th';
  return ORDINALS[n - 1] ?? `${n}${ending}`;
}

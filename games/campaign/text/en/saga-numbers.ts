// Numbers as a storyteller says them.

const COUNTS = 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
    '|',
  );

export const count = (n: number): string => COUNTS[n] ?? `${n}`;

/** A point is a band of warriors. */
export const bands = (n: number): string => (n === 1 ? 'one band' : `${count(n)} bands`);

export function ordinal(n: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th';
  return ORDINALS[n - 1] ?? `${n}${ending}`;
}

export const days = (n: number): string => (n === 1 ? 'one day' : `${count(n)} days`);

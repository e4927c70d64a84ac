// The texts of an encounter or an adventure in one language, or in both.

type Language = 'en' | 'de';

/** Where a designer's words stand. */
const WORDED: ReadonlySet<string> = new Set([
  'name',
  'concept',
  'title',
  'location',
  'summary',
  'narration',
  'inspection',
  'background',
  'tactics',
  'trigger',
  'opponent',
  'ending',
  'how',
  'deed',
  'constraints',
  'outline',
  'setup',
  'development',
  'climax',
  'goal',
]);
/** Documents of their own, whose names are but names. */
const OTHERS: ReadonlySet<string> = new Set(['creatures', 'map']);

/** For one reader his words alone; for both those of one language twice, to be translated. */
export function inLanguage<D>(
  document: D,
  { parse }: { readonly parse: (given: unknown) => D },
  language: Language | 'both',
): D {
  const told = (given: unknown, key: string): unknown => {
    if (OTHERS.has(key)) return given;
    if (isBoth(given)) return language === 'both' ? given : given[language];
    if (typeof given === 'string')
      return language === 'both' && WORDED.has(key) && given !== '' ? { en: given, de: given } : given;
    if (Array.isArray(given)) return given.map((one) => told(one, ''));
    if (typeof given !== 'object' || given === null) return given;
    // What sets an element off in a fight is one of a list, and no text.
    const isElement = 'nature' in given;
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        isElement && name === 'trigger' ? value : told(value, name),
      ]),
    );
  };
  return parse(told(document, ''));
}

const isBoth = (given: unknown): given is Readonly<Record<Language, string>> =>
  typeof given === 'object' &&
  given !== null &&
  'en' in given &&
  'de' in given &&
  typeof given.en === 'string' &&
  typeof given.de === 'string';

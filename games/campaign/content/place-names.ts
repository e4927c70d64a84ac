// What places are called: English of no particular county. Villages are called the same in every language.

/** A castle is called after its lordship. */
export const LORDSHIPS = [
  'Alderstrand',
  'Brackhurst',
  'Cawdrow',
  'Dunmarrow',
  'Estrelle',
  'Fenmark',
  'Gravelin',
  'Harrowgard',
  'Ivelstane',
  'Kestrow',
  'Lanthorn',
  'Montgarve',
  'Orlestan',
  'Pellamy',
  'Ruddock',
  'Stanmere',
  'Tarrowmont',
  'Wolverstan',
] as const;

export const VILLAGES = [
  'Aldersby',
  'Appleforth',
  'Askerby',
  'Barrowick',
  'Birchmarrow',
  'Bramholt',
  'Burnetby',
  'Calderstow',
  'Candlewick',
  'Coldhame',
  'Cotterby',
  'Cranmarsh',
  'Crowholme',
  'Dapplecote',
  'Dunnerby',
  'Eddlestow',
  'Elmsgarth',
  'Fallowby',
  'Fenwether',
  'Foxenby',
  'Gannerby',
  'Goosethwaite',
  'Hawksgarth',
  'Hazelrow',
  'Heronsey',
  'Hobthorpe',
  'Inglesby',
  'Kettlewick',
  'Larksholt',
  'Lowmarsh',
  'Maidenstow',
  'Merrowby',
  'Millstow',
  'Mossgarth',
  'Nettlecote',
  'Oakenby',
  'Otterwick',
  'Pennyhithe',
  'Plumstow',
  'Quernby',
  'Ramshythe',
  'Reedgarth',
  'Rookthorpe',
  'Rushby',
  'Sallowfield',
  'Sandgarth',
  'Sedgewick',
  'Shepstow',
  'Skelderby',
  'Sorrelcote',
  'Swinehope',
  'Tanglewick',
  'Thornamere',
  'Thistleby',
  'Underholt',
  'Wainscote',
  'Wellgarth',
  'Whinholme',
  'Willowthorpe',
  'Yarrowby',
] as const;

/** Bridges of generated lands, and what they are called in German. */
const BRIDGE_NAMES = {
  'Abbot’s Bridge': 'Abtsbrücke',
  'Alder Bridge': 'Erlenbrücke',
  'Cattle Bridge': 'Ochsenbrücke',
  'Dyer’s Bridge': 'Färberbrücke',
  'Four Piers': 'Vierpfeilerbrücke',
  'Hangman’s Bridge': 'Henkersbrücke',
  'Long Bridge': 'Lange Brücke',
  'Miller’s Bridge': 'Müllerbrücke',
  'Monk’s Bridge': 'Mönchsbrücke',
  'Old Bridge': 'Alte Brücke',
  'Otter Bridge': 'Otterbrücke',
  'Stone Bridge': 'Steinbrücke',
  'Tinker’s Bridge': 'Kesselflickerbrücke',
  'Toll Bridge': 'Zollbrücke',
  'Widow’s Bridge': 'Witwenbrücke',
  'Willow Bridge': 'Weidenbrücke',
} as const;

export const BRIDGES = Object.keys(BRIDGE_NAMES) as (keyof typeof BRIDGE_NAMES)[];

/** The others that the house itself has named. */
const HOUSE_NAMES: Readonly<Record<string, string>> = {
  ...BRIDGE_NAMES,
  'North Bridge': 'Nordbrücke',
  'Mill Bridge': 'Mühlbrücke',
};

interface Called {
  readonly name: string;
  readonly names?: Readonly<Partial<Record<'en' | 'de', string>>>;
}

/**
 * What somebody who speaks this language calls it. The house's own maps stand in records with their English names alone,
 * so that German ones are looked up.
 */
export const nameIn = ({ name, names }: Called, language: 'en' | 'de'): string =>
  names?.[language] ?? (language === 'de' ? (HOUSE_NAMES[name] ?? inGerman(name)) : name);

const inGerman = (name: string): string =>
  name.replace(/^(.+) Keep$/, 'Burg $1').replace(/^Bridge (\d+)$/, 'Brücke $1');

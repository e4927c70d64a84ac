// Names for heroes: offered, never demanded. RUN-HERO-12 to -19

// biome-ignore format: a list of names, not a column
export const MALE_NAMES = [
  'Alf', 'An', 'Ari', 'Armod', 'Arnkel', 'Arnor', 'Asgaut', 'Asgeir', 'Audun', 'Bard', 'Beinir', 'Bersi', 'Bjorn',
  'Bolli', 'Eirik', 'Eldgrim', 'Eyvind', 'Ganger', 'Geirmund', 'Gest', 'Gisli', 'Gizur', 'Gorm', 'Gudlaug', 'Gudleif',
  'Hakon', 'Haldor', 'Hall', 'Harald', 'Hardbein', 'Helgi', 'Hjalti', 'Hord', 'Horik', 'Hoskuld', 'Hrapp', 'Hrolf',
  'Hunbogi', 'Ingolf', 'Isleif', 'Ketil', 'Kjallak', 'Kjari', 'Kjartan', 'Knut', 'Magnus', 'Odd', 'Olaf', 'Orm',
  'Ospak', 'Osvif', 'Ottar', 'Rognvald', 'Runolf', 'Snorri', 'Stein', 'Stigandi', 'Styr', 'Sumarlidi', 'Svein',
  'Sverting', 'Thangbrand', 'Thorarin', 'Thorbjorn', 'Thorfinn', 'Thorgrim', 'Thorod', 'Thorolf', 'Ulfar', 'Vandrad',
  'Vermund', 'Vigfus',
] as const;

// biome-ignore format: a list of names, not a column
export const FEMALE_NAMES = [
  'Alfdis', 'Astrid', 'Aud', 'Bergthora', 'Gerreid', 'Gjaflaug', 'Groa', 'Gudny', 'Gudrid', 'Gunnhild', 'Helga',
  'Herdis', 'Hild', 'Hrefna', 'Ingibjorg', 'Ingunn', 'Jorunn', 'Melkorka', 'Osk', 'Thorgunna', 'Thorunn', 'Thurid',
  'Unn',
] as const;

// biome-ignore format: a list of names, not a column
export const COGNOMENS = [
  'Bent-Leg', 'Fine-Hair', 'Flat-Nose', 'Fringe', 'Gray-Cloak', 'Killer-', 'Long-Legs', 'Of the Dales',
  'Sleekstone-Eye', 'The Bald', 'The Black', 'The Deep-Minded', 'The Dueller', 'The Easterner', 'The Feeble',
  'The Good', 'The Gossip', 'The Hot-Head', 'The Lean', 'The Learned', 'The Noisy', 'The Peacock', 'The Whelp',
] as const;

export type Cognomen = (typeof COGNOMENS)[number];

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** RUN-HERO-16 */
export const patronymic = (father: string, sex: Sex): string =>
  `${father.replace(/s$/, '')}${sex === 'male' ? 'sson' : 'sdottir'}`;

/** A nickname follows the name, but for one that ends in a hyphen. RUN-HERO-17 */
export const fullName = (name: string, cognomen: string): string =>
  cognomen.endsWith('-') ? `${cognomen}${name}` : [name, cognomen].filter(Boolean).join(' ');

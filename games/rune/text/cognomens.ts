// What heroes are called beside their names. The nicknames of the list are known in every language; any other is as it
// was typed. RUN-HERO-15 to -19

import { isOneOf } from '@skald/kernel';
import type { Language } from '@skald/text';
import { COGNOMENS, type Cognomen, fullName, type Sex } from '../content/names.ts';
import type { Hero } from '../documents/hero/schema.ts';

type Gendered = Readonly<Record<Sex, string>>;

const both = (name: string): Gendered => ({ male: name, female: name });
/** „der Kahle“, „die Kahle“ */
const likewise = (name: string): Gendered => ({ male: `der ${name}`, female: `die ${name}` });

const GERMAN: Readonly<Record<Cognomen, Gendered>> = {
  'Bent-Leg': both('Krummbein'),
  'Fine-Hair': both('Schönhaar'),
  'Flat-Nose': both('Plattnase'),
  Fringe: both('Stirnlocke'),
  'Gray-Cloak': both('Graumantel'),
  'Killer-': both('Totschlag-'),
  'Long-Legs': both('Langbein'),
  'Of the Dales': both('aus den Tälern'),
  'Sleekstone-Eye': both('Glattsteinauge'),
  'The Bald': likewise('Kahle'),
  'The Black': likewise('Schwarze'),
  'The Deep-Minded': likewise('Tiefsinnige'),
  'The Dueller': { male: 'der Zweikämpfer', female: 'die Zweikämpferin' },
  'The Easterner': { male: 'der Ostmann', female: 'die Frau aus dem Osten' },
  'The Feeble': likewise('Schwache'),
  'The Good': likewise('Gute'),
  'The Gossip': both('Lästermaul'),
  'The Hot-Head': both('Hitzkopf'),
  'The Lean': likewise('Magere'),
  'The Learned': likewise('Gelehrte'),
  'The Noisy': likewise('Laute'),
  'The Peacock': both('der Pfau'),
  'The Whelp': both('Welpe'),
};

/** Within a name: “Astrid Fine-Hair”, “Ari the Learned”. */
const english = (cognomen: Cognomen): string => cognomen.replace(/^(The|Of) /, (word) => word.toLowerCase());

export function cognomenText(cognomen: string, sex: Sex, language: Language): string {
  if (!isOneOf(COGNOMENS, cognomen)) return cognomen;
  return language === 'de' ? GERMAN[cognomen][sex] : english(cognomen);
}

/** The nickname of the list that somebody typed in his language, so that it is known in every other; else what he typed. */
export function cognomenTyped(typed: string, sex: Sex, language: Language): string {
  const same = (one: string): boolean => one.toLowerCase() === typed.trim().toLowerCase();
  return COGNOMENS.find((one) => same(one) || same(cognomenText(one, sex, language))) ?? typed.trim();
}

export const heroName = (
  { name, cognomen, sex }: Pick<Hero, 'name' | 'cognomen' | 'sex'>,
  language: Language,
) => fullName(name, cognomenText(cognomen, sex, language));

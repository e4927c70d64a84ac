// What a check of the dice has shown, and what no check can show.

import { type DiceSources, typedIn } from '@skald/kernel';
import type { Language } from './language.ts';

interface Told {
  sources(dice: DiceSources, typed: string): string;
  brought(times: number): string;
  /** Proven, and not proven: of dice that several have made together, of those of one seed, and of none. */
  shared(seats: string): string;
  alone: string;
  unproven: string;
}

const several = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en: Told = {
  sources: ({ seeded, typed, told }, numbers) =>
    [
      `${several(seeded, 'die comes', 'dice come')} from the seed`,
      typed.length > 0 && `typed in by people: ${numbers}`,
      told > 0 && `told from a real table: ${told}`,
    ]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
  brought: (times) =>
    `The game was brought from elsewhere ${times === 1 ? 'once' : `${times} times`}; what is proven holds from there on.`,
  shared: (seats) =>
    `Proven: the dice follow from the seed and from what seat ${seats} added, so whoever made the seed could not choose them. Not proven: that he did not know them first.`,
  alone:
    'Proven: the dice follow from one seed that was fixed at the beginning. Not proven: that whoever made the seed did not choose among many, or did not know the dice first.',
  unproven: 'Nothing is proven of dice that people roll themselves: that is a matter of trust.',
};

const de: Told = {
  sources: ({ seeded, typed, told }, numbers) =>
    [
      seeded === 1 ? '1 Wurf folgt aus dem Startwert' : `${seeded} Würfe folgen aus dem Startwert`,
      typed.length > 0 && `von Menschen eingetippt: ${numbers}`,
      told > 0 && `von einem echten Tisch gemeldet: ${told}`,
    ]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
  brought: (times) =>
    `Die Partie wurde ${times === 1 ? 'einmal' : `${times}-mal`} von anderswo mitgebracht; was bewiesen ist, gilt ab da.`,
  shared: (seats) =>
    `Bewiesen: Die Würfel folgen aus dem Startwert und aus dem, was Platz ${seats} dazugab; wer den Startwert machte, konnte sie also nicht aussuchen. Nicht bewiesen: dass er sie nicht vorher kannte.`,
  alone:
    'Bewiesen: Die Würfel folgen aus einem Startwert, der am Anfang feststand. Nicht bewiesen: dass ihn niemand unter vielen ausgesucht hat oder die Würfel vorher kannte.',
  unproven: 'Von Würfeln, die Menschen selbst werfen, ist nichts bewiesen: Das ist Vertrauenssache.',
};

const TOLD: Readonly<Record<Language, Told>> = { en, de };

/** Where the dice came from, then one sentence about what that proves and what it does not. */
export function tellDice(dice: DiceSources, language: Language): string[] {
  const { sources, brought, shared, alone, unproven } = TOLD[language];
  const numbers = dice.typed.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const only = new Intl.ListFormat(language, { type: 'conjunction' });
  const seats = only.format(dice.parts.map((seat) => String(seat + 1)));
  const typed = `${typedIn(dice)} (${language === 'de' ? 'Nr.' : 'no.'} ${numbers.join(', ')})`;
  return [
    sources(dice, typed),
    ...(dice.reseeded > 0 ? [brought(dice.reseeded)] : []),
    dice.seeded === 0 && typedIn(dice) + dice.told > 0
      ? unproven
      : dice.parts.length > 0
        ? shared(seats)
        : alone,
  ];
}

// The words for a hero as a document.

import type { PriceLine, Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import { ABILITIES } from '../content/abilities.ts';
import { derive } from '../documents/hero/derive.ts';
import { SCORES } from '../documents/hero/effect.ts';
import { heroNow } from '../documents/hero/now.ts';
import type { Hero } from '../documents/hero/schema.ts';
import { heroName } from './cognomens.ts';
import { hero as de } from './de/hero.ts';
import { minus } from './effects.ts';
import { hero as en, type HeroWords } from './en/hero.ts';
import { STATISTIC_SHORT } from './lexicon.ts';
import { NAMES } from './names.ts';
import { heroPriceText, heroProblemText } from './problems.ts';
import { sheetText } from './sheet-text.ts';
import { thingName } from './things.ts';
import { totalText } from './totals.ts';

const WORDS: Readonly<Record<Language, HeroWords>> = { en, de };

export const heroWords = {
  /** Whoever came back from the dead has another name. RUN-INSURE-03 */
  title: (hero: Hero, language: Language): string =>
    heroName({ ...hero, name: heroNow(hero).name }, language),
  about,
  problem: (problem: Problem, _hero: Hero | null, language: Language): string =>
    heroProblemText(problem, language),
  line: (line: PriceLine, _hero: Hero, language: Language): string => heroPriceText(line, language),
  total: totalText,
  sheet: sheetText,
};

/** What others see of him before a fight, and what he is best at. */
function about(hero: Hero, language: Language) {
  const words = WORDS[language];
  const { list } = NAMES[language];
  const { now, valor, hitPoints, soak, traits } = derive(hero);
  const scores = SCORES.map((score) => `${STATISTIC_SHORT[score][language]} ${minus(valor[score].total)}`);
  const best = ABILITIES.filter((ability) => (traits.abilities[ability] ?? 0) >= 2);
  const worn = [...now.weapons.map(({ weapon }) => weapon), now.armor, now.shield].filter(
    (id) => id !== null,
  );
  return {
    story: [
      words.fights(thingName(valor.weapon, language), scores.join(', ')),
      words.lasts(hitPoints.total, soak.total),
      ...(best.length > 0 ? [words.best(list(best.map((ability) => thingName(ability, language))))] : []),
    ],
    goals: [],
    picture:
      worn.length === 0
        ? words.bare(hero.sex)
        : words.seen(hero.sex, list(worn.map((id) => thingName(id, language)))),
  };
}

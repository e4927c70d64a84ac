import type { Round, Seat } from '@skald/kernel';
import type { Aim, Briefing, Language, Score, ScorePart } from '@skald/text';
import { CAUSES } from '../rules/fight/conditions.ts';
import { isAble, isHero } from '../rules/fight/fighters.ts';
import { nameOf } from '../rules/fight/sheets.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';
import { mapStory } from './battle-maps.ts';
import { aim as de } from './de/aim.ts';
import { type AimWords, aim as en } from './en/aim.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';

const WORDS: Readonly<Record<Language, AimWords>> = { en, de };

export const round = ({ number, of }: Round, language: Language): string => WORDS[language].round(number, of);

const playsFoes = ({ fighters }: State, seat: Seat): boolean =>
  fighters.some((one) => !isHero(one) && one.seat === seat);
const heroesOf = ({ fighters }: State, seat: Seat): readonly Fighter[] =>
  fighters.filter((one) => isHero(one) && one.seat === seat);

/** Whether more than one seat plays heroes: then points decide between them. */
const hasRivals = ({ fighters }: State): boolean =>
  new Set(fighters.filter(isHero).map(({ seat }) => seat)).size > 1;

export function briefing(view: State, seat: Seat | null, language: Language): Briefing {
  const words = WORDS[language];
  const { all } = namingOf(view, language);
  const foes = NAMES[language].list(
    [...Map.groupBy(view.foes, ({ foe }) => nameOf(foe)).values()].map((alike) =>
      NAMES[language].several((alike[0] as FoeSheet).foe, alike.length),
    ),
  );
  const heroes = all(view.fighters.filter(isHero).map(({ id }) => id));
  const story = [mapStory(view.map.name, language)];
  if (seat === null) return { story: [...story, words.withYou(heroes)], goal: words.looksOn, perils: [] };
  if (playsFoes(view, seat))
    return {
      story: [...story, words.against(heroes)],
      goal: words.foes,
      perils: words.perils.foes(view.rounds),
    };
  return {
    story: [...story, ...(view.foes.length === 0 ? [] : [words.against(foes)])],
    goal: words.heroes(hasRivals(view)),
    perils: words.perils.heroes(view.rounds),
  };
}

export function aim(view: State, seat: Seat | null, language: Language): Aim {
  const { short, round: roundOf, last } = WORDS[language];
  const isLast = view.round === view.rounds;
  return {
    goal: seat === null ? short.looksOn : playsFoes(view, seat) ? short.foes : short.heroes(hasRivals(view)),
    clock: view.over || view.round === 0 ? null : isLast ? last : roundOf(view.round, view.rounds),
    last: isLast && !view.over,
  };
}

export function score(view: State, seat: Seat, language: Language): Score | null {
  const words = WORDS[language].score;
  const heroes = heroesOf(view, seat);
  if (heroes.length === 0) {
    if (!playsFoes(view, seat)) return null;
    const all = view.fighters.filter(isHero);
    const down = all.filter((one) => !isAble(one)).length;
    return { short: `${down}/${all.length}`, name: words.foes, parts: [] };
  }
  const parts = heroes.flatMap((hero) => partsOf(view, hero, heroes.length > 1, language));
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return { short: `${sum}`, name: words.heroes, parts };
}

/** What a hero has by each cause; of the dead nothing is left. RUN-VP-11, -17 */
function partsOf(view: State, hero: Fighter, named: boolean, language: Language): ScorePart[] {
  const { causes } = NAMES[language];
  const name = namingOf(view, language).who(hero.id);
  const parts = CAUSES.map((cause) => ({
    name: named ? `${name}: ${causes[cause]}` : causes[cause],
    value: view.tally.reduce(
      (sum, entry) => (entry.hero === hero.id && entry.cause === cause ? sum + entry.points : sum),
      0,
    ),
  })).filter(({ value }) => value !== 0);
  const gained = parts.reduce((sum, { value }) => sum + value, 0);
  return hero.condition === 'dead' && gained !== 0
    ? [...parts, { name: WORDS[language].score.forfeited(name), value: -gained }]
    : parts;
}

import type { Round, Seat } from '@skald/kernel';
import type { Aim, Briefing, Language, Score, ScorePart } from '@skald/text';
import { isHero } from '../rules/fight/fighters.ts';
import { foesScore, pointsOf, settlement, standingsIn } from '../rules/fight/reckoning.ts';
import { nameOf } from '../rules/fight/sheets.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';
import { CAUSES, worthOf } from '../rules/scoring.ts';
import { isWard, seatOfFoes } from '../rules/sitting/runner.ts';
import { mapStory } from './battle-maps.ts';
import { aim as de } from './de/aim.ts';
import { type AimWords, aim as en } from './en/aim.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';
import { stageIn } from './sitting.ts';

const WORDS: Readonly<Record<Language, AimWords>> = { en, de };

/** What has a known number of parts is a sitting, and they are its encounters. */
export const round = ({ number, of }: Round, language: Language): string =>
  of === null ? WORDS[language].round(number, null) : WORDS[language].sitting.stage(number, of, 0);

/** Foes alone, or all of an encounter. */
const playsFoes = (view: State, seat: Seat): boolean =>
  seatOfFoes(view) === seat || view.seats[seat] === 'foes';
/** Whose points are his: a hero in his care has another player. */
const heroesOf = (view: State, seat: Seat): readonly Fighter[] =>
  view.fighters.filter((one) => isHero(one) && one.seat === seat && !isWard(view, one.id));

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
  if (view.duel !== null) return duelBriefing(view, view.duel, seat, language);
  if (view.sitting !== undefined)
    return {
      story: [words.sitting.story(heroes, view.sitting.of ?? null)],
      goal: goalOf(view, seat, words.sitting),
      perils: seat === null ? [] : playsFoes(view, seat) ? words.sitting.runsPerils : words.sitting.perils,
    };
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

/** Of a sitting, as the seat has it now. */
const goalOf = (view: State, seat: Seat | null, words: AimWords['sitting']): string => {
  if (seat === null) return words.looksOn;
  return playsFoes(view, seat) ? words.runs : words.goal(hasRivals(view));
};

/** Two fight, and whoever else is there looks on. RUN-WORLD-03, -04 */
function duelBriefing(
  view: State,
  { form, cap, target }: NonNullable<State['duel']>,
  seat: Seat | null,
  language: Language,
): Briefing {
  const words = WORDS[language].duel;
  const { all } = namingOf(view, language);
  const fights = seat !== null && heroesOf(view, seat).length > 0;
  return {
    story: [mapStory(view.map.name, language), words.between(all(view.fighters.map(({ id }) => id)))],
    goal: fights ? words.goal(target, cap) : words.looksOn(target),
    perils: fights ? [words.peril, ...(form === 'ring' ? [words.ring] : []), words.night(view.rounds)] : [],
  };
}

export function aim(view: State, seat: Seat | null, language: Language): Aim {
  const { short, round: roundOf, last } = WORDS[language];
  const isLast = view.round === view.rounds;
  const now = view.round === 0 ? null : isLast ? last : roundOf(view.round, view.rounds);
  const clock = [stageNow(view, language), now].filter((part) => part !== null).join(', ');
  return {
    goal: shortGoal(view, seat, short),
    clock: view.over || clock === '' ? null : clock,
    last: isLast && !view.over,
  };
}

/** “Encounter 2 of 7, event 1”; in a fight its round says more. */
function stageNow(view: State, language: Language): string | null {
  const at = stageIn(view);
  if (at === null) return null;
  const { stage } = WORDS[language].sitting;
  return stage(at.number, at.of, view.round > 0 ? 0 : at.event);
}

function shortGoal(view: State, seat: Seat | null, short: AimWords['short']): string {
  if (view.duel !== null) return short.duel(view.duel.target);
  if (seat !== null && playsFoes(view, seat)) return short.foes;
  if (view.sitting !== undefined) return short.sitting(hasRivals(view));
  if (seat === null) return short.looksOn;
  return short.heroes(hasRivals(view));
}

export function score(view: State, seat: Seat, language: Language): Score | null {
  const words = WORDS[language].score;
  const heroes = heroesOf(view, seat);
  const points = pointsOf(view);
  const sum = heroes.reduce((total, { id }) => total + points(id), 0);
  if (view.duel !== null)
    return heroes.length === 0 ? null : { short: `${sum}`, name: words.dealt, parts: [] };
  const foes = playsFoes(view, seat) ? foesScore(view) : null;
  if (foes !== null || view.seats[seat] === 'foes')
    return {
      short: `${standingsIn(view)[seat]?.score ?? 0}`,
      name: words.foes,
      parts: [...before(view, seat, language), ...settledFor(view, null, language)],
    };
  if (heroes.length === 0) return null;
  const parts = heroes.flatMap((hero) => partsOf(view, hero, heroes.length > 1, language));
  return { short: `${sum}`, name: words.heroes, parts };
}

/** What a hero has by each cause, and what the end would add and take off if it were now. */
function partsOf(view: State, hero: Fighter, named: boolean, language: Language): ScorePart[] {
  const { causes } = NAMES[language];
  const parts = CAUSES.map((cause) => ({
    name: causes[cause],
    value: view.tally.reduce(
      (sum, entry) => (entry.hero === hero.id && entry.cause === cause ? sum + worthOf(entry) : sum),
      0,
    ),
  })).filter(({ value }) => value !== 0);
  const name = namingOf(view, language).who(hero.id);
  return [...parts, ...earlier(view, hero, language), ...settledFor(view, hero.id, language)].map((part) =>
    named ? { ...part, name: `${name}: ${part.name}` } : part,
  );
}

/** What he has gained in earlier encounters of a sitting. */
const earlier = ({ sitting }: State, { id }: Fighter, language: Language): ScorePart[] =>
  gainedBefore(sitting?.purses[id]?.gained ?? 0, language);

/** The same of whoever runs, for himself or for the hero that others play meanwhile. */
function before({ sitting, seats }: State, seat: Seat, language: Language): ScorePart[] {
  const role = seats[seat] ?? 'foes';
  const purses = role === 'foes' ? [sitting?.guest] : role.map((id) => sitting?.purses[id]);
  return gainedBefore(
    purses.reduce((sum, purse) => sum + (purse?.gained ?? 0), 0),
    language,
  );
}

const gainedBefore = (value: number, language: Language): ScorePart[] =>
  value === 0 ? [] : [{ name: WORDS[language].score.earlier, value }];

const settledFor = (view: State, hero: string | null, language: Language): ScorePart[] =>
  settlement(view)
    .filter((line) => line.hero === hero)
    .map(({ cause, points }) => ({ name: NAMES[language].settlings[cause], value: points }));

// The options of a question as people see them: in groups, numbered, and to be named in many ways.

import type { Asked, Choice, Decision, GameState } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { GameModule, Topic } from './module.ts';
import type { Goal } from './sites.ts';

export interface Listed {
  readonly id: string;
  readonly choice: Choice;
  readonly label: string;
  readonly hint: string | null;
  /** What an empty line chooses. */
  readonly finishing: boolean;
  /** Named rather than counted: it has a place behind all others, and no hint. */
  readonly countless: boolean;
}

/** Options of one act stand together; the one that finishes comes last of those that are counted. */
export function listed(module: GameModule, view: GameState, asked: Asked, language: Language): Listed[] {
  const decision: Decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const finishing = module.finishing(decision);
  const acts = [...new Set(decision.options.map(({ act }) => act))];
  const isCountless = (choice: Choice): boolean => module.isCountless?.(choice) ?? false;
  const rank = ({ choice }: { choice: Choice }): number =>
    choice === finishing
      ? acts.length
      : acts.indexOf(choice.act) + (isCountless(choice) ? acts.length + 1 : 0);
  return asked.options
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id, choice }) => ({
      id,
      choice,
      label: module.words.option(view, decision, choice, language),
      hint: isCountless(choice) ? null : hintFor(module, view, decision, choice, language),
      finishing: choice === finishing,
      countless: isCountless(choice),
    }));
}

/** How each act is named that is not counted: by the first of its kind. */
export const examples = (options: readonly Listed[]): readonly string[] =>
  [
    ...Map.groupBy(
      options.filter(({ countless }) => countless),
      ({ choice: { act } }) => act,
    ).values(),
  ].flatMap(([first]) => first?.label ?? []);

/** Whether nothing is left that most people would rather do than finish: then, and only then, that is the best answer. */
export function isDone(module: GameModule, { options, ...asked }: Asked): boolean {
  const choices = options.map(({ choice }) => choice);
  const finishing = module.finishing({ ...asked, options: choices });
  const isOther = (choice: Choice): boolean =>
    choice !== finishing && !module.isIdle?.(choice) && !module.game.sense.givesUp?.(choice);
  return finishing !== null && !choices.some(isOther);
}

/** What the game says about an option, or the chances it leads to. */
function hintFor(
  { game, words }: GameModule,
  view: GameState,
  decision: Decision,
  choice: Choice,
  language: Language,
): string | null {
  const said = words.hint(view, decision, choice, language);
  if (said !== null) return said;
  const chances = game.odds?.(view, decision.seat, choice) ?? null;
  return chances === null
    ? null
    : chances
        .toReversed()
        .map(
          ({ outcome, chance }) => `${words.outcome(outcome, language)} ${Math.round(chance * 100)}\u00a0%`,
        )
        .join(', ');
}

/** What typed words mean: one option, several, or none. `topics` are the ids of things that have this name. */
export function meant(
  options: readonly Listed[],
  typed: string,
  topics: readonly string[] = [],
): readonly Listed[] {
  const text = normal(typed);
  if (text === '') return options.filter(({ finishing }) => finishing);
  if (/^\d+$/.test(text)) return options.slice(Number(text) - 1, Number(text));
  const says = ({ choice }: Listed, word: string): boolean =>
    Object.values(choice).some((value) => normal(String(value)) === word);
  const ways: ((option: Listed) => boolean)[] = [
    ({ id }) => normal(id) === text,
    (option) => says(option, text.replace(/^\+/, '')),
    (option) => topics.some((topic) => says(option, normal(topic))),
    ({ label }) => normal(label) === text || normal(label).endsWith(` ${text}`),
    ({ label }) => begins(normal(label), text),
  ];
  for (const fits of ways) {
    const found = plainest(options.filter(fits));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether it begins at a word of the label. A number is not cut short: A1 is not A10. */
function begins(label: string, text: string): boolean {
  const [, ...after] = ` ${label}`.split(` ${text}`);
  return after.some((rest) => !(/\d$/.test(text) && /^\d/.test(rest)));
}

/** A goal that is typed, unless the words mean something else on the list: a near square is an option and a goal. */
export function goalMeant(
  module: GameModule,
  view: GameState,
  asked: Asked,
  found: readonly Listed[],
  typed: string,
  language: Language,
): Goal | null {
  const goal = module.goal?.(view, asked, typed, language) ?? null;
  if (goal === null || found.length === 0) return goal;
  return found.length === 1 && 'options' in goal && goal.options[0] === found[0]?.id ? goal : null;
}

/** Where “Kari” could move and could be given something, moving is meant: what says least besides the name. */
function plainest(options: readonly Listed[]): readonly Listed[] {
  const size = ({ choice }: Listed): number => Object.keys(choice).length;
  const least = Math.min(...options.map(size));
  return options.filter((option) => size(option) === least);
}

/** The things people may mean: those with just this name, or else those whose name begins like it. */
export function topicsNamed({ words }: GameModule, typed: string, language: Language): readonly Topic[] {
  const text = normal(typed);
  if (text === '') return [];
  const topics = words.topics(language);
  const spelled = ({ id, name }: Topic): string[] => [normal(id), normal(name)];
  const exact = topics.filter((topic) => spelled(topic).includes(text));
  if (exact.length > 0) return exact;
  return topics.filter((topic) => spelled(topic).some((name) => ` ${name}`.includes(` ${text}`)));
}

/** Small letters without accents, words apart by one space. */
export const normal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^-(?=\d)/, '−')
    .replace(/[\s-]+/g, ' ')
    .trim();

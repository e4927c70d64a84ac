// Help on whatever has a name: shelves of things, each with what it is called and what there is to be said.

import type { Language } from './language.ts';
import { withRules } from './ledger.ts';

/** Whether somebody speaks of one of these. */
export const isIn =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);

/** Things of one kind. */
export interface Shelf<V, Id extends string = string> {
  /** What they are called together, in a list of everything; left out where nothing is listed. */
  readonly title?: Readonly<Record<Language, string>>;
  /** Those that are listed. */
  readonly ids: readonly Id[];
  /** Whether it holds something that is not listed: a square, a hidden token; without it, only what is listed. */
  holds?(id: string): boolean;
  name(id: Id, language: Language): string;
  /** Null where there is nothing to be said as things stand. */
  text(id: Id, view: V | null, language: Language): string | null;
}

/** A shelf among those of other kinds. */
export const shelf = <V, Id extends string>(things: Shelf<V, Id>): Shelf<V> => things as unknown as Shelf<V>;

const UNKNOWN: Readonly<Record<Language, (topic: string) => string>> = {
  en: (topic) => `There is no help on “${topic}”.`,
  de: (topic) => `Zu „${topic}“ gibt es keine Hilfe.`,
};

export function helpFront<V>(shelves: readonly Shelf<V>[]) {
  const shelfOf = (id: string): Shelf<V> | undefined =>
    shelves.find((each) => each.ids.includes(id) || (each.holds?.(id) ?? false));
  return {
    /** Everything there is help on, with the name of its kind. */
    topicList: (language: Language) =>
      shelves.flatMap(({ ids, title, name }) =>
        ids.map((id) => ({ id, name: name(id, language), group: title?.[language] ?? '' })),
      ),

    /** Everything there is help on, by id. */
    HELP_TOPICS: shelves.flatMap(({ ids }) => ids) as readonly string[],

    /** What people call a topic of help. */
    topicName: (id: string, language: Language): string => shelfOf(id)?.name(id, language) ?? id,

    /** Detailed help on one of them; with a view, how it stands now. */
    helpText: (topic: string, view: V | null, language: Language): string =>
      shelfOf(topic)?.text(topic, view, language) ?? UNKNOWN[language](topic),
  };
}

/** The chapters of a rulebook, by topic. */
export type Rules<T extends string = string> = Readonly<
  Record<T, { readonly title: string; readonly text: string }>
>;

/** The rules that say exactly what a chapter tells in short. */
export type Cited<T extends string = string> = Readonly<Partial<Record<T, readonly string[]>>>;

/** The chapters as a shelf, and each with more below its text for a rulebook. */
export function chapterFront<T extends string>(
  topics: readonly T[],
  rules: Readonly<Record<Language, Rules<T>>>,
  cited: Cited<T>,
) {
  /** A chapter with the names of the rules behind it. */
  const chapter = (topic: T, language: Language, ...more: readonly string[]) => {
    const { title, text } = rules[language][topic];
    return { title, text: withRules([text, ...more].join('\n\n'), cited[topic], language) };
  };
  return {
    title: { en: 'The rules', de: 'Die Regeln' },
    ids: topics,
    chapter,
    name: (topic: T, language: Language): string => rules[language][topic].title,
    text(topic: T, _view: unknown, language: Language): string {
      const { title, text } = chapter(topic, language);
      return `**${title}**\n\n${text}`;
    },
  };
}

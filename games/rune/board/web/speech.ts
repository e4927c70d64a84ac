// Fighters and squares in words: what assistive technology reads.

import { capital, type Language } from '@skald/text';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { NAMES } from '../../text/names.ts';
import { namingOf } from '../../text/naming.ts';
import { fighterNews, squareNews } from '../../text/news.ts';
import type { Course } from './goings.ts';
import type { Spot } from './spots.ts';
import { WEB_WORDS } from './words.ts';

/** “Ragnar, C4, 40 of 60 hit points, 1 Wound, Viking axe, engaged with the troll” */
export function fighterInWords(view: State, one: Fighter, language: Language): string {
  const names = NAMES[language];
  const words = WEB_WORDS[language];
  const news = fighterNews(view, one, language);
  if (news === null) return capital(namingOf(view, language).who(one.id));
  return [
    capital(namingOf(view, language).who(one.id)),
    news.square,
    news.health === null ? words.unknownWhy : BOARD_WORDS[language].hitPoints(news.health.hp, news.health.of),
    ...(news.wounds > 0 ? [names.wounds(news.wounds)] : []),
    ...(one.condition === 'able' ? [] : [names.conditions[one.condition]]),
    ...(one.waiting ? [words.waiting] : []),
    news.weapon,
    ...(news.engaged.length > 0 ? [words.engagedWith(names.list(news.engaged))] : []),
    ...news.notes,
  ].join(', ');
}

/** “C4, ice, 5 feet up, half cover, half move, 6 paces, struck at by the troll” */
export function squareInWords(
  view: State,
  { x, y }: Spot,
  course: Course | null,
  language: Language,
): string {
  const words = WEB_WORDS[language];
  const news = squareNews(view, { x, y }, language);
  if (news === null) return '';
  return [
    news.label,
    ...(news.wall ? [words.wall] : []),
    ...(news.feet === 0 ? [] : [words.feet(news.feet)]),
    ...news.zones,
    ...news.things,
    ...news.who.map(capital),
    ...(course === null ? [] : courseInWords(view, course, language)),
  ].join(', ');
}

/** What a way costs: “full move, 9 paces, struck at by goblin warrior 2, may slip”. */
export function courseInWords(view: State, course: Course, language: Language): string[] {
  const words = WEB_WORDS[language];
  const { toWhom, who } = namingOf(view, language);
  const { gait } = course.goal;
  const strikers = [...new Set(course.strikers.map(({ by }) => by))];
  const manner = gait === 'walk' ? words.half : gait === 'seize' ? words.fullMove : words.manners[gait];
  return [
    manner,
    NAMES[language].paces(course.paces),
    ...(strikers.length === 0
      ? []
      : [words.struckBy(NAMES[language].list(strikers.map(language === 'de' ? toWhom : who)))]),
    ...course.perils.map(({ peril }) => words.perils[peril]),
  ];
}

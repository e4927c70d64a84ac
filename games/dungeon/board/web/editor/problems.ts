// What is wrong with a quest, in words and with its place.

import type { DocumentProblem } from '@skald/games/board';
import type { Language } from '@skald/text';
import {
  check,
  layoutOf,
  type Place,
  type Problem,
  type ProblemCode,
  type Quest,
  readQuest,
} from '../../../content/index.ts';
import { squareLabel } from '../../../text/squares.ts';
import { placeAt } from './squares.ts';
import { editorWords } from './words.ts';

export const PAGES = ['draw', 'heroes', 'overlord', 'victory', 'rules', 'story'] as const;
export type Page = (typeof PAGES)[number];

/** Where to look: a square, and the page beside the drawing. */
export interface Whereabouts {
  readonly at: Place | null;
  readonly page: Page;
}

const PAGE_OF: Readonly<Partial<Record<ProblemCode, Page>>> = {
  heroAbsent: 'heroes',
  spellNotForCaster: 'heroes',
  deckTooLarge: 'overlord',
  poolTooLarge: 'overlord',
  noExit: 'victory',
  bossMissing: 'victory',
  objectMissing: 'victory',
  doorUnknown: 'rules',
  leverMissing: 'rules',
  thresholdMisplaced: 'rules',
  areaWithoutFloor: 'rules',
  specialTwice: 'rules',
};

export function problemsOf(quest: Quest, language: Language): DocumentProblem[] {
  return check(quest).map((problem) => {
    const place = whereabouts(quest, problem);
    return {
      text: sentence(problem, language),
      ...(problem.rule !== null && { rule: problem.rule }),
      ...(problem.severity === 'warning' && { advice: true }),
      place,
    };
  });
}

/** Why a document is no quest; null if it is one. */
export function faultOf(document: unknown, language: Language): string | null {
  const { quest, problems } = readQuest(document);
  const [first] = problems;
  return quest !== null || first === undefined ? null : sentence(first, language);
}

const sentence = ({ code, at, params }: Problem, language: Language): string =>
  editorWords(language).problems[code](params, at === null ? '' : squareLabel(at));

function whereabouts(quest: Quest, { code, at, params }: Problem): Whereabouts {
  const page = PAGE_OF[code] ?? (at === null ? pageWithoutSquare(code) : 'draw');
  const { boss, object, door } = params;
  const goal = quest.victory.heroes.some(
    (one) =>
      (one.type === 'cripple' && one.boss === boss) || (one.type === 'carryOut' && one.object === object),
  );
  const spoken = page === 'victory' && code !== 'noExit' && !goal;
  const sealed = layoutOf(quest).barriers.find(({ mark }) => mark === door)?.squares[0];
  return {
    at: at ?? (sealed === undefined ? null : placeAt(quest, sealed)),
    page: spoken ? 'rules' : page,
  };
}

/** Items and Heroes without a square are those of the list; searches without one are made by a die. */
function pageWithoutSquare(code: ProblemCode): Page {
  if (code === 'nothingToSearch' || code === 'searchTwice') return 'rules';
  return code === 'itemNotForOwner' || code === 'itemForNobody' || code === 'heroTwice' ? 'heroes' : 'draw';
}

/** Where a problem is, as this editor gave it. */
export const whereIs = ({ place }: DocumentProblem): Whereabouts | null =>
  (place as Whereabouts | undefined) ?? null;

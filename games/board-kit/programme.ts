// What happened, shown scene after scene. It never holds up the game: news follow what is being shown, and what would
// take too long is left out. Pure: `use-programme.ts` keeps the time.

import type { Event } from '@skald/kernel';

export type News = readonly Event[];

/** How a game makes scenes of news. */
export interface Telling<S, M> {
  /** What is known before anything was told. */
  readonly memory: M;
  /**
   * Scenes in the order in which they are shown: dice first, then what came of them, then who moves. What is remembered
   * is given back with the next news: who fights, where news of one battle come in parts.
   */
  tell(news: News, memory: M): { readonly scenes: readonly S[]; readonly memory: M };
  /** How long a scene lasts, in paces. */
  paces(scene: S): number;
  /** Whether dice fall in it: before they have, nobody is told what came of them. */
  rolls(scene: S): boolean;
  /** Both as one, where the second goes on with the first. */
  join?(last: S, next: S): S | null;
}

interface Entry<S> {
  readonly scene: S;
  /** The number of the first news it tells of. */
  readonly first: number;
  /** Which of the scenes of those news it is. */
  readonly at: number;
}

export interface Programme<S, M> {
  /** All that was told so far, shown or not. */
  readonly told: readonly News[];
  /** What is to be shown, the first of it now. */
  readonly entries: readonly Entry<S>[];
  /** When the first of them began. */
  readonly began: number;
  readonly memory: M;
}

/** How far what is shown may lag behind, in paces. */
const MOST_PACES = 12;

/** What happened before anybody looked is not shown. */
export const emptyProgramme = <M>(memory: M, before: News = []): Programme<never, M> => ({
  told: [before],
  entries: [],
  began: 0,
  memory,
});

/** News stand behind what is being shown. Without motion they are told, and nothing is shown of them. */
export function withNews<S, M>(
  { told, entries: showing, began, memory }: Programme<S, M>,
  news: News,
  telling: Telling<S, M>,
  { motion, now }: { readonly motion: boolean; readonly now: number },
): Programme<S, M> {
  const { scenes, memory: remembered } = telling.tell(news, memory);
  const coming = scenes.map((scene, at) => ({ scene, first: told.length, at }));
  const entries = motion ? following(showing, coming, telling) : [];
  const goesOn = entries[0]?.first === showing[0]?.first && entries[0]?.at === showing[0]?.at;
  return { told: [...told, news], entries, began: goesOn ? began : now, memory: remembered };
}

/** What comes stands behind what is shown, of which the oldest goes first; a scene that goes on stays one scene. */
function following<S, M>(
  showing: readonly Entry<S>[],
  coming: readonly Entry<S>[],
  { join, paces }: Telling<S, M>,
): readonly Entry<S>[] {
  const [last, next] = [showing.at(-1), coming[0]];
  if (next === undefined) return showing;
  const joined = last === undefined ? null : (join?.(last.scene, next.scene) ?? null);
  if (last !== undefined && joined !== null)
    return [...showing.slice(0, -1), { ...last, scene: joined }, ...coming.slice(1)];
  const before = [...showing];
  const lag = (): number => before.reduce((sum, { scene }) => sum + paces(scene), 0);
  while (before.length > 0 && lag() > MOST_PACES) before.shift();
  return [...before, ...coming];
}

/** The first scene is over. */
export const withoutFirst = <S, M>(programme: Programme<S, M>, now: number): Programme<S, M> => ({
  ...programme,
  entries: programme.entries.slice(1),
  began: now,
});

/** Where everything ends is shown at once. */
export const skipped = <S, M>(programme: Programme<S, M>): Programme<S, M> => ({ ...programme, entries: [] });

/** Of how many of the news everything may be told, because all dice before have fallen. */
export const shownOf = <S, M>({ told, entries }: Programme<S, M>, { rolls }: Telling<S, M>): number =>
  entries.find(({ scene }) => rolls(scene))?.first ?? told.length;

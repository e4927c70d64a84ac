// Games and their boards, fetched when they are needed and kept.

import type { GameModule, SeatGist } from '@skald/games';
import { BOARDS, type BoardModule, CARDS } from '@skald/games/boards';
import { MODULES } from '@skald/games/modules';
import type { Language } from '@skald/text';
import { useEffect, useState } from 'react';

export interface Loaded {
  readonly module: GameModule;
  readonly board: BoardModule;
}

export const GAME_IDS: readonly string[] = Object.keys(CARDS);

const loading = new Map<string, Promise<Loaded | null>>();

export function loadGame(id: string): Promise<Loaded | null> {
  let found = loading.get(id);
  if (found === undefined) {
    found = Promise.all([MODULES[id]?.(), BOARDS[id]?.()]).then(([module, board]) => {
      board?.prepare?.();
      return module && board ? { module, board } : null;
    });
    found.catch(() => loading.delete(id));
    loading.set(id, found);
  }
  return found;
}

/** Undefined while it comes, null if there is no such game. */
export function useGame(id: string | undefined): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>();
  useEffect(() => {
    let here = true;
    if (id !== undefined) void loadGame(id).then((game) => here && setLoaded(game));
    return () => {
      here = false;
    };
  }, [id]);
  return loaded?.module.game.id === id || loaded === null ? loaded : undefined;
}

/** The name of the place that one of these seats stands for; places that are alike are taken in their order. */
export function placeName(
  { places, words }: GameModule,
  seats: readonly unknown[],
  at: number,
  language: Language,
  options?: unknown,
): string {
  const wanted = JSON.stringify(seats[at]);
  const earlier = seats.slice(0, at).filter((seat) => JSON.stringify(seat) === wanted).length;
  const found = places.filter(({ seat }) => JSON.stringify(seat) === wanted)[earlier];
  const known = (options ?? undefined) as Readonly<Record<string, unknown>> | undefined;
  return found ? words.place(found.id, language, known) : (words.dealt?.(seats[at], language) ?? '');
}

/** What `titleOf` needs of options of which seats tell a part. */
export const toldBy = (module: GameModule, options: unknown, seats: readonly SeatGist[]): unknown => ({
  ...module.gist?.((options ?? {}) as Readonly<Record<string, unknown>>, seats),
  ...(options as object),
});

/** The title of a game that may still be coming, without its story then; of one that is not here, how it calls itself. */
export const titleWhileLoading = (
  loaded: Loaded | null | undefined,
  game: string,
  options: unknown,
  language: Language,
): string => (loaded ? titleOf(loaded.module, options, language) : (CARDS[game]?.title[language] ?? game));

/** The title of a game, with the story that these options tell, or what somebody made for it. */
export function titleOf(module: GameModule, options: unknown, language: Language): string {
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  const story = module.words.story?.(given, language) ?? madeTitle(module, given, language);
  const title = module.words.title(language);
  return story === null ? title : `${title}: ${story}`;
}

/** What the first document in these options is called; the game has read them. */
function madeTitle(
  { documents = {} }: GameModule,
  options: Readonly<Record<string, unknown>>,
  language: Language,
): string | null {
  for (const { option, words } of Object.values(documents)) {
    const made = option === undefined ? undefined : options[option];
    if (typeof made === 'object' && made !== null) return words.title(made, language);
  }
  return null;
}

import type { Round } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import { type ReactNode, useEffect } from 'react';
import type { Loaded } from '../games.ts';
import { prepareReplay } from '../replay/retelling.ts';
import type { Words } from '../words/index.ts';

/** A list of tables under its heading; a word where there is none. */
export function Section({
  heading,
  empty,
  count,
  children,
}: {
  heading: string;
  empty: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section>
      <h2>{heading}</h2>
      {count === 0 ? <p className="hint">{empty}</p> : <ul className="tables">{children}</ul>}
    </section>
  );
}

/** “Turn 3 of 20 · Your turn”; `waits` names those whom everybody waits for, null where it is the reader. */
export function turnOf(
  loaded: Loaded | null | undefined,
  round: Round | null,
  language: Language,
  waits: readonly string[] | null,
  words: Words['lobby'],
): string {
  const which = loaded && round ? [capital(loaded.module.words.round(round, language))] : [];
  return [...which, waits === null ? words.yourTurn : words.waiting(waits.join(', '))].join(' · ');
}

/** A finished game may be opened next. */
export const usePrepared = (game: string, over: boolean): void =>
  useEffect(() => {
    if (over) prepareReplay(game);
  }, [game, over]);

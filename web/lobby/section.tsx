import { type ReactNode, useEffect } from 'react';
import { prepareReplay } from '../replay/retelling.ts';

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

/** A finished game may be opened next. */
export const usePrepared = (game: string, over: boolean): void =>
  useEffect(() => {
    if (over) prepareReplay(game);
  }, [game, over]);

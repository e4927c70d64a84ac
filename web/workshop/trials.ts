// Whole matches of bots beside the page, in as many workers as the device can spare.

import type { EditorProps } from '@skald/games/board';
import { Crew } from '../local/crew.ts';

const MOST_WORKERS = 4;

/** One is left for the page. */
const spareWorkers = (cores: number): number => Math.min(MOST_WORKERS, Math.max(1, cores - 1));

export const trials =
  (game: string): NonNullable<EditorProps['try']> =>
  async (wanted, { ended, signal }) => {
    const crews = Array.from(
      { length: Math.min(wanted.length, spareWorkers(navigator.hardwareConcurrency)) },
      () => new Crew(),
    );
    const stop = (): void => {
      for (const crew of crews) crew.close();
    };
    signal.addEventListener('abort', stop);
    let next = 0;
    const work = async (crew: Crew): Promise<void> => {
      for (let trial = wanted[next++]; trial !== undefined && !signal.aborted; trial = wanted[next++]) {
        const end = await crew.ask<unknown>({ do: 'trial', game, trial });
        if (!signal.aborted) ended(end);
      }
    };
    await Promise.all(crews.map(work));
    stop();
  };

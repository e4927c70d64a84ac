import type { MatchRecord } from '@skald/kernel';
import type { Page } from './table.ts';

/** The game on this device as the page has kept it. */
export const kept = (page: Page): Promise<MatchRecord> =>
  page.evaluate(
    () =>
      new Promise<MatchRecord>((done, failed) => {
        const opening = indexedDB.open('skald', 1);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const id = location.pathname.split('/')[2] ?? '';
          const asked = opening.result.transaction('matches').objectStore('matches').get(id);
          asked.onerror = () => failed(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            done((asked.result as { record: MatchRecord }).record);
          };
        };
      }),
  );

import type { Page } from './table.ts';

/** From now on time stands still in a page with a clock of its own, unless the test lets some pass. */
export async function stopTime(page: Page): Promise<void> {
  for (let ahead = 1000; ; ahead *= 2) {
    const moment = await page.evaluate((ms) => Date.now() + ms, ahead);
    try {
      return await page.clock.pauseAt(moment);
    } catch (error) {
      // A machine that was too late for this moment gets a later one.
      if (!String(error).includes('to the past')) throw error;
    }
  }
}

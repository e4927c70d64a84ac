// How far many matches are.

import { type Context, wordsOf } from './context.ts';

const BAR = 30;

/** A line that is written over and over; nothing at all where no one watches. */
export function progressBar(context: Context, games: number) {
  const began = performance.now();
  const { errors } = context;
  if (!errors.isTTY) return { show: () => {}, clear: () => {} };
  const words = wordsOf(context).sim;
  return {
    show(finished: number): void {
      const seconds = (performance.now() - began) / 1000;
      const left = Math.ceil((seconds / finished) * (games - finished));
      const full = Math.round((finished / games) * BAR);
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      errors.write(`\r\x1b[2K${bar} ${words.progress(finished, games, timeOf(left))}`);
    },
    clear: (): void => {
      errors.write('\r\x1b[2K');
    },
  };
}

/** “1:02:03”, “4:05” */
function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

import { GAMES } from '@skald/games';
import { describe, expect, it } from 'vitest';
import { LONGEST_LINK, linkTo, playLinkTo, unfolded, unveiled } from './share.ts';

const BENCH = 'https://hall.example/workshop/dungeon/quest';
const codeOf = (link: string | null): string => (link ?? '').split('#')[1] ?? '';

describe('a link', () => {
  it('holds every sample of every kind but whole adventures, and gives it back', async () => {
    for (const { documents = {} } of GAMES)
      for (const [kind, { samples }] of Object.entries(documents))
        for (const [i, sample] of samples.entries()) {
          const link = await linkTo(BENCH, sample);
          // Seven encounters with their maps are for a file, and for the hall's library.
          if (kind === 'adventure' && i > 0) {
            expect(link).toBeNull();
            continue;
          }
          expect(link?.length).toBeLessThanOrEqual(LONGEST_LINK);
          expect(link).toMatch(/^https:\/\/hall\.example\/workshop\/dungeon\/quest\/shared#[\w-]+$/);
          expect(JSON.parse((await unfolded(codeOf(link))) ?? '')).toEqual(sample);
        }
  });

  it('to play holds it too, but not so that it is read by accident', async () => {
    const document = { map: ['#..', '#.X', '###'], story: 'A troll behind the door.' };
    const link = await playLinkTo('https://hall.example/invitation/dungeon/quest', document);
    expect(link).toMatch(/^https:\/\/hall\.example\/invitation\/dungeon\/quest#[\w-]+$/);
    expect(JSON.parse((await unveiled(codeOf(link))) ?? '')).toEqual(document);
    expect(await unfolded(codeOf(link))).toBeNull();
    expect(await unveiled(codeOf(link).slice(0, -6))).toBeNull();
  });

  it('is not made of what is too large for one', async () => {
    const noise = Array.from({ length: 4000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 0);
    expect(await linkTo(BENCH, noise)).toBeNull();
  });

  it('that is damaged is nothing', async () => {
    const code = codeOf(await linkTo(BENCH, { map: ['#..', '#.X', '###'] }));
    expect(await unfolded(code.slice(0, -6))).toBeNull();
    expect(await unfolded('not base64!')).toBeNull();
    expect(await unfolded('')).toBeNull();
  });

  it('does not unfold without end', async () => {
    const bomb = codeOf(await linkTo(BENCH, 'x'.repeat(3_000_000)));
    expect(bomb.length).toBeGreaterThan(100);
    expect(await unfolded(bomb)).toBeNull();
  });
});

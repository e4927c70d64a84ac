import { describe, expect, it } from 'vitest';
import {
  emptyProgramme,
  type News,
  type Programme,
  shownOf,
  skipped,
  type Telling,
  withNews,
  withoutFirst,
} from './programme.ts';

/** Each event is a scene of as many paces as its word is long; what begins with a dash goes on. */
const telling: Telling<string, number> = {
  memory: 0,
  tell: (news, told) => ({ scenes: news.map(({ type }) => type), memory: told + news.length }),
  paces: (scene) => scene.length,
  join: (last, next) => (next.startsWith('-') ? `${last}${next}` : null),
};
const news = (...words: string[]): News => words.map((type) => ({ type }) as News[number]);
const hear = (
  programme: Programme<string, number>,
  words: string[],
  now: number,
  motion = true,
): Programme<string, number> => withNews(programme, news(...words), telling, { motion, now });
const scenesOf = ({ entries }: Programme<string, number>): string[] => entries.map(({ scene }) => scene);
const none = emptyProgramme<number>(0);

describe('a programme', () => {
  it('shows scenes in the order in which they are told, news behind news', () => {
    const both = hear(hear(none, ['dice', 'wound'], 5), ['walk'], 9);
    expect(scenesOf(both)).toEqual(['dice', 'wound', 'walk']);
    expect(both.began).toBe(5);
    const next = withoutFirst(both, 20);
    expect(scenesOf(next)).toEqual(['wound', 'walk']);
    expect(next.began).toBe(20);
  });

  it('goes on with a scene that grows while it is shown', () => {
    const grown = hear(hear(none, ['walk'], 5), ['-on', 'word'], 9);
    expect(scenesOf(grown)).toEqual(['walk-on', 'word']);
    expect(grown.began).toBe(5);
  });

  it('leaves out the oldest of what would take too long', () => {
    const late = hear(hear(none, ['a long scene', 'and another'], 5), ['news'], 9);
    expect(scenesOf(late)).toEqual(['and another', 'news']);
    expect(late.began).toBe(9);
  });

  it('remembers what was told even where nothing is shown', () => {
    const still = hear(hear(none, ['dice', 'wound'], 5), ['walk'], 9, false);
    expect(scenesOf(still)).toEqual([]);
    expect(still.memory).toBe(3);
  });

  it('knows which news were shown to their end', () => {
    const first = hear(none, ['dice', 'wound'], 0);
    const both = hear(first, ['walk'], 0);
    expect([first, both].map(shownOf)).toEqual([0, 0]);
    const after = withoutFirst(both, 1);
    expect(shownOf(after)).toBe(0);
    expect(shownOf(withoutFirst(after, 2))).toBe(1);
    expect(shownOf(skipped(both))).toBe(2);
    // What makes no scene is shown as soon as all before it is.
    expect(shownOf(hear(both, [], 3))).toBe(0);
    expect(shownOf(hear(none, [], 3))).toBe(1);
    // A scene of two news ends both.
    const grown = hear(hear(none, ['walk'], 0), ['-on'], 1);
    expect(shownOf(grown)).toBe(0);
    expect(shownOf(withoutFirst(grown, 2))).toBe(2);
  });
});

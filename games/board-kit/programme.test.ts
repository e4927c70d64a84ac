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

/** Each event is a scene of as many paces as its word is long; what begins with a dash goes on, and dice roll. */
const telling: Telling<string, number> = {
  memory: 0,
  tell: (news, told) => ({ scenes: news.map(({ type }) => type), memory: told + news.length }),
  paces: (scene) => scene.length,
  rolls: (scene) => scene.startsWith('dice'),
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

  const shownIn = (programme: Programme<string, number>): number => shownOf(programme, telling) - 1;

  it('tells of news once their dice have fallen, and of none before those', () => {
    const first = hear(none, ['walk', 'dice', 'hit'], 0);
    const both = hear(first, ['walk'], 0);
    expect([first, both].map(shownIn)).toEqual([0, 0]);
    const walked = withoutFirst(both, 1);
    expect(shownIn(walked)).toBe(0);
    expect(shownIn(withoutFirst(walked, 2))).toBe(2);
    expect(shownIn(skipped(both))).toBe(2);
    // Further dice are further news.
    const twice = hear(first, ['dice again'], 0);
    expect(shownIn(withoutFirst(withoutFirst(twice, 1), 2))).toBe(1);
  });

  it('holds nothing up where nothing rolls', () => {
    expect(shownIn(hear(hear(none, ['walk'], 0), ['-on'], 1))).toBe(2);
    expect(shownIn(hear(none, [], 3))).toBe(1);
    expect(shownIn(hear(hear(none, ['dice'], 0), [], 3))).toBe(0);
    expect(shownIn(hear(none, ['dice'], 0, false))).toBe(1);
  });

  it('holds nothing back for dice that are left out', () => {
    const late = hear(hear(none, ['dice', 'a long scene'], 5), ['news'], 9);
    expect(scenesOf(late)).toEqual(['a long scene', 'news']);
    expect(shownIn(late)).toBe(2);
  });

  it('shows nothing of what happened before anybody looked', () => {
    expect(scenesOf(emptyProgramme<number>(0, news('dice')))).toEqual([]);
    expect(shownIn(emptyProgramme<number>(0, news('dice')))).toBe(0);
  });
});

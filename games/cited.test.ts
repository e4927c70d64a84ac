import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

const cited = (text: string): string[] => text.match(/\[[A-Z]{3}-[A-Z0-9-]+\]/g) ?? [];

describe.each(GAMES.map((module) => [module.game.id, module] as const))('help of %s', (_, { words }) => {
  const topics = words.topics('en').map(({ id }) => id);

  it('names the rules behind a good part of its chapters', () => {
    expect(topics.filter((topic) => cited(words.help(topic, null, 'en')).length > 0).length).toBeGreaterThan(
      9,
    );
  });

  it.each(topics)('names the same rules in both languages: %s', (topic) => {
    expect(cited(words.help(topic, null, 'de'))).toEqual(cited(words.help(topic, null, 'en')));
  });

  it('has them in the rulebook as well, once each chapter', () => {
    const all = topics.flatMap((topic) => cited(words.help(topic, null, 'en')));
    expect(cited(words.guide('en'))).toEqual(all);
    expect(cited(words.guide('de'))).toEqual(all);
  });
});

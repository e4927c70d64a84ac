// Help on what is pointed at, and the light it sheds, in games as bots play them.

import { gameById } from '@skald/games';
import { type Asked, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { topicOf } from './help-topic.ts';
import { lightingOf } from './lighting.ts';

const GAMES: readonly [id: string, seats: readonly unknown[]][] = [
  ['age-of-heroes', ['beowulf', 'ragnar']],
  ['campaign', ['vikings', 'normans']],
  ['dungeon', [[], 'overlord']],
];

/** Moments of a game in which options are taken in turn, but for giving up. */
function moments(id: string, seats: readonly unknown[]): { match: Match; asked: Asked }[] {
  const { game } = gameById(id)!;
  const made = Match.create(game, { seats, options: {}, seed: '5'.repeat(64) });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok;
  const found: { match: Match; asked: Asked }[] = [];
  for (let i = 0; i < 60 && match.result === null; i++) {
    const [asked] = match.decisions();
    if (asked === undefined) break;
    const loaded = Match.load(game, match.position(), '5'.repeat(64));
    if ('ok' in loaded) found.push({ match: loaded.ok, asked });
    const others = asked.options.filter(({ choice }) => choice.act !== 'concede');
    match.play(asked.seat, others[i % others.length]?.id ?? '');
  }
  return found;
}

describe.each(GAMES)('%s', (id, seats) => {
  const module = gameById(id)!;
  const all = moments(id, seats);

  it('has help on every option that has the focus, and on every question', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const { match, asked } of all) {
      const view = match.view(asked.seat);
      for (const option of [null, ...asked.options.map((one) => one.id)]) {
        const topic = topicOf(module, view, asked, { option, topic: null, byKey: true });
        expect(topic, `${asked.kind} ${option}`).not.toBeNull();
        expect(module.words.help(topic ?? '', view, 'en'), `${asked.kind} ${option}`).not.toMatch(/no help/);
      }
    }
  });

  it('lights what an option means, and marks that option when somebody points there', () => {
    let lit = 0;
    for (const { match, asked } of all) {
      const view = match.view(asked.seat);
      for (const option of asked.options.map((one) => one.id)) {
        const { topics } = lightingOf(module, view, asked, { option, topic: null, byKey: false }, null).lit;
        for (const topic of topics) {
          lit++;
          expect(lightingOf(module, view, asked, null, topic).meant, `${option} at ${topic}`).toContain(
            option,
          );
        }
      }
    }
    expect(lit).toBeGreaterThan(20);
  });
});

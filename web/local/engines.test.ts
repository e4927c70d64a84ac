import { GAMES } from '@skald/games';
import { ENGINES } from '@skald/games/engines';
import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';

describe('what workers load of a game', () => {
  it.each(GAMES.map((module) => [module.game.id, module] as const))(
    'is there for %s, and runs the same match',
    async (id, module) => {
      const engine = (await ENGINES[id]?.({}))!;
      const begun = (game: typeof module.game) => {
        const seats = module.places.flatMap(({ control, seat }) => (control === 'none' ? [] : [seat]));
        const made = Match.create(game, { seats, options: {}, seed: '4'.repeat(64) });
        if ('refused' in made) throw new Error(made.refused.code);
        return made.ok;
      };
      const [lean, full] = [begun(engine.game), begun(module.game)];
      expect(lean.view(null)).toEqual(full.view(null));
      expect(lean.events.map(engine.opensRound)).toEqual(full.events.map(module.opensRound));
      expect(engine.seatCount(lean.view(null))).toBe(module.seats(full.view(null)).length);
      for (const kind of Object.keys(module.documents ?? {}))
        expect([kind, engine.counting(kind) !== undefined]).toEqual([
          kind,
          module.documents?.[kind]?.foreseen !== undefined,
        ]);
    },
  );

  it('has the adventures of Rune where one is named, and never begins another fight in its place', async () => {
    const options = { adventure: 'stolen-rune' };
    const wanted = { seats: [['ragnar']], options, seed: '4'.repeat(64) };
    const whole = (await ENGINES.rune?.(options))!;
    expect(Match.create(whole.game, wanted)).toHaveProperty('ok');
    const fights = (await ENGINES.rune?.({}))!;
    expect(() => Match.create(fights.game, wanted)).toThrow('not fetched');
  });
});

import { describe, expect, it } from 'vitest';
import { fights } from './fights.ts';
import { adventures, campaigns } from './kernel-games.ts';
import { HOSTINGS, throughPeer } from './peer.ts';
import { heroes, playAll, throughKernel } from './playouts.ts';
import { smallThroughKernel, smallThroughPeer } from './small-game.ts';

const GAMES = 2;
const TURNS = 2;

describe('the peer does the same work as the kernel', () => {
  for (const ruleset of ['classic', 'amended'] as const) {
    const ours = playAll(throughKernel(heroes(ruleset, TURNS)), GAMES);

    it(`should have decisions to make, ${ruleset}`, () => {
      expect(ours.decisions).toBeGreaterThan(10 * GAMES);
    });

    for (const hosting of HOSTINGS)
      it(`should play the same Age of Heroes, ${ruleset}, on ${hosting}`, () => {
        expect(playAll(throughPeer(heroes(ruleset, TURNS), hosting), GAMES)).toEqual(ours);
      });
  }

  it.each(HOSTINGS)('should fight the same fight of Rune, on %s', (hosting) => {
    expect(playAll(throughPeer(fights, hosting), 1)).toEqual(playAll(throughKernel(fights), 1));
  });

  it('should play the same tic-tac-toe', () => {
    expect(playAll(smallThroughPeer(), 50)).toEqual(playAll(smallThroughKernel, 50));
  });

  it('should tell other games apart', () => {
    expect(playAll(throughKernel(heroes('classic', TURNS)), 1)).not.toEqual(
      playAll(throughKernel(heroes('amended', TURNS)), 1),
    );
  });
});

describe('the games without a peer', () => {
  it.each([
    ['Normans and Vikings', throughKernel(campaigns)],
    ['Dungeon', throughKernel(adventures)],
  ])('should play %s to its end, the same from the same seed', (_, player) => {
    const played = playAll(player, GAMES);
    expect(played.decisions).toBeGreaterThan(50 * GAMES);
    expect(playAll(player, GAMES)).toEqual(played);
  });
});

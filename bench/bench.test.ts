import { describe, expect, it } from 'vitest';
import { throughCampaign, throughDungeon } from './kernel-games.ts';
import { throughPeer } from './peer.ts';
import { playAll, throughKernel } from './playouts.ts';
import { smallThroughKernel, smallThroughPeer } from './small-game.ts';

const GAMES = 2;
const TURNS = 2;

describe('the peer does the same work as the kernel', () => {
  for (const ruleset of ['classic', 'amended'] as const) {
    const ours = playAll(throughKernel(ruleset, TURNS), GAMES);

    it(`should have decisions to make, ${ruleset}`, () => {
      expect(ours.decisions).toBeGreaterThan(10 * GAMES);
    });

    for (const hosting of ['copies', 'drafts'] as const)
      it(`should play the same Age of Heroes, ${ruleset}, on ${hosting}`, () => {
        expect(playAll(throughPeer(ruleset, hosting, TURNS), GAMES)).toEqual(ours);
      });
  }

  it('should play the same tic-tac-toe', () => {
    expect(playAll(smallThroughPeer(), 50)).toEqual(playAll(smallThroughKernel, 50));
  });

  it('should tell other games apart', () => {
    expect(playAll(throughKernel('classic', TURNS), 1)).not.toEqual(
      playAll(throughKernel('amended', TURNS), 1),
    );
  });
});

describe('the games without a peer', () => {
  it.each([
    ['Normans and Vikings', throughCampaign],
    ['Dungeon', throughDungeon],
  ])('should play %s to its end, the same from the same seed', (_, player) => {
    const played = playAll(player, GAMES);
    expect(played.decisions).toBeGreaterThan(50 * GAMES);
    expect(playAll(player, GAMES)).toEqual(played);
  });
});

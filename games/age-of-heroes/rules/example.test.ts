import { expect, it } from 'vitest';
import { combatTurn, play, player, whereIs } from './testing.ts';

it('[AOH-CBT-15, AOH-SWORD-04] subtracts the defenders from the attackers: Beowulf with Gram against Hauk', () => {
  const game = play(
    {
      heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } }],
      monsters: [{ monster: 'hauk', in: 'wessex' }],
      agenda: combatTurn(0),
    },
    6,
  );
  game.choose('area:wessex', 'target:hauk', 'strike', 'glory', 'pass', 'done');
  expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 5, die: 6, result: 'K' }]);
  expect(whereIs(game, 'hauk')).toBeNull();
  expect(player(game, 0).glory).toBe(3);
  expect(game.left).toEqual([]);
});

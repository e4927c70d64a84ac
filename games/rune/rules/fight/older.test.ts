import { Match } from '@skald/kernel';
import { expect, it } from 'vitest';
import { rune } from '../../index.ts';

const SEED = '5'.repeat(64);

it('a fight that was begun before there were swarms goes on where it stood', () => {
  const begun = Match.create(rune, { seats: [['ragnar']], options: {}, seed: SEED });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const position = JSON.parse(JSON.stringify(begun.ok.position()));
  for (const fighter of position.state.fighters) delete fighter.swarm;
  const loaded = Match.load(rune, position, SEED);
  if ('refused' in loaded) throw new Error(loaded.refused.code);
  expect(loaded.ok.position().state).toEqual(begun.ok.position().state);
});

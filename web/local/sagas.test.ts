// Sagas of a device: which end counts when people play once more, take back or come back to an old game.

import { gameById } from '@skald/games';
import { nextMatch, type Saga } from '@skald/games/saga';
import type { Control } from '@skald/games/saved-game';
import { type GameState, Match } from '@skald/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchOfSaga } from './messages.ts';
import { loadSaga, matchOf, sagaAfter, sagaGoesOn, sagaOf } from './sagas.ts';
import { emptyMemory } from './testing-database.ts';

beforeEach(emptyMemory);

const dungeon = gameById('dungeon')!;
const SAGA = dungeon.presets[0]!.options;
const SEATS: readonly unknown[] = [[], 'overlord'];
const CONTROLS: readonly Control[] = [
  { kind: 'human', name: 'Ann', level: null },
  { kind: 'bot', name: '', level: 'thrall' },
];

/** The end of a match that one side gives up. */
function ended(match: string, { began }: MatchOfSaga, loser: number) {
  const { options } = nextMatch(dungeon, began)!;
  const made = Match.create(dungeon.game, { seats: [...SEATS], options, seed: 'ab'.repeat(32) });
  if ('refused' in made) throw new Error(made.refused.code);
  const played = made.ok;
  while (played.result === null) {
    const [{ seat, options: offered }] = played.decisions() as [ReturnType<Match['decisions']>[number]];
    const wanted = seat === loser ? ['concede', 'yes', 'auto', 'done'] : ['auto', 'done', 'wait'];
    const found = wanted.map((act) => offered.find(({ choice }) => choice.act === act)).find(Boolean);
    played.play(seat, (found ?? offered[0])?.id ?? '');
  }
  const { result } = played;
  return { match, seats: SEATS, controls: CONTROLS, end: played.position().state as GameState, result };
}

async function begun(match: string): Promise<MatchOfSaga> {
  const of = (await sagaOf('dungeon', SAGA, SEATS, CONTROLS))!;
  await sagaGoesOn(of, match);
  return of;
}

const winners = ({ ledger }: Saga): unknown[] => ledger.map(({ match, winners: [seat] }) => [match, seat]);

describe('a saga on this device', () => {
  it('should be opened by the options that only a saga gives', async () => {
    expect(await sagaOf('dungeon', { quest: 3, party: null }, SEATS, CONTROLS)).toBeNull();
    expect(await sagaOf('campaign', {}, [], [])).toBeNull();
    const of = await begun('a');
    expect(await loadSaga(of.id)).toMatchObject({ match: 'a', saga: { ledger: [] } });
  });

  it('should go on when its match is over, and offer the next to those who sat there', async () => {
    const of = await begun('a');
    const told = await sagaAfter(of, ended('a', of, 1));
    expect(winners(told)).toEqual([['a', 0]]);
    expect(await loadSaga(of.id)).toMatchObject({ match: null, saga: told });
    const next = matchOf({ id: of.id, saga: told }, nextMatch(dungeon, told)!);
    expect(next.controls).toEqual(CONTROLS);
    expect(next).toMatchObject({ options: { party: { next: 2 } }, saga: { id: of.id, began: told } });
  });

  it('should count the last end of a match that is taken back, or played once more', async () => {
    const of = await begun('a');
    await sagaAfter(of, ended('a', of, 1));
    await sagaGoesOn(of, 'a', true);
    expect(winners(await sagaAfter(of, ended('a', of, 0)))).toEqual([['a', 1]]);
    await sagaGoesOn(of, 'b');
    expect(winners(await sagaAfter(of, ended('b', of, 1)))).toEqual([['b', 0]]);
  });

  it('should not go back for an old match once another has begun', async () => {
    const of = await begun('a');
    const told = await sagaAfter(of, ended('a', of, 1));
    const on = { id: of.id, began: told };
    await sagaGoesOn(on, 'b');
    await sagaGoesOn(of, 'a', true);
    expect(winners(await sagaAfter(of, ended('a', of, 0)))).toEqual([['a', 0]]);
    expect((await loadSaga(of.id))?.match).toBe('b');
    expect(winners(await sagaAfter(on, ended('b', on, 0)))).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
});

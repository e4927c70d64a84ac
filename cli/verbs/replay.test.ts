import { GAMES, type GameModule } from '@skald/games';
import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { Stored } from '../records.ts';
import { Script, SEED } from '../testing.ts';
import { walk } from '../walk.ts';
import { stepThrough } from './replay.ts';

const module = GAMES[0] as GameModule;

function stored(finish: boolean): Stored {
  const made = Match.create(module.game, { seats: ['beowulf', 'ragnar'], options: { turns: 1 }, seed: SEED });
  if ('refused' in made) throw new Error();
  const match = made.ok;
  match.loadDice([4]);
  for (let i = 0; finish ? match.result === null : i < 3; i++) {
    const [asked] = match.decisions();
    match.play(asked?.seat ?? 0, asked?.options.at(i === 0 ? 0 : -1)?.id ?? '');
  }
  return { module, record: match.record(), controls: null, people: [], orders: {}, saga: null };
}

async function typed(match: Stored, ...lines: string[]) {
  const io = new Script(lines);
  expect(await stepThrough({ language: 'en' }, io, match)).toEqual({ ok: 0 });
  return io;
}

describe('a replay', () => {
  const game = stored(true);
  const last = game.record.moves.length;
  const titles = (io: Script) =>
    io.lines.filter((line) => line.startsWith('── Move ')).map((line) => line.split(' ')[2]);

  it('goes on with Enter, back with b, and to a number', async () => {
    const io = await typed(game, '', '', 'b', `${last}`, '', '1', '9999', 'b', 'x', 'q');
    expect(titles(io)).toEqual(['0', '1', '2', '1', last, 1, last, last - 1].map(String));
    expect(io.screen).toContain('This is the end of the record.');
    expect(io.screen).toContain('Press Enter to go on, or type');
  });

  it('tells what happened, and shows the board of that moment', async () => {
    const io = await typed(game, 'm', `${last}`, 'q');
    expect(io.screen).toContain('Beowulf begins in');
    expect(io.screen).toContain('Norway and Sweden');
    expect((await typed(game, '2', 'q')).screen).toMatch(/(Beowulf|Ragnar): Move (Beowulf|Ragnar)/);
    expect(io.screen).toMatch(/The game is over\./);
  });

  it('has no secrets when the game is over, and keeps them before', async () => {
    expect((await typed(game, 'm', 'q')).screen).not.toContain('unknown');
    const running = stored(false);
    const io = await typed(running, `${running.record.moves.length}`, 'm', 'q');
    expect(io.screen).toContain('hidden jarl');
  });

  it('ends where the input ends', async () => {
    await typed(game);
  });

  it('walks through every moment to the position of the record', () => {
    const moments = [...walk(module, game.record)];
    expect(moments).toHaveLength(last + 1);
    const end = moments.at(-1);
    expect(end !== undefined && 'ok' in end && end.ok.match.record()).toEqual(game.record);
  });
});

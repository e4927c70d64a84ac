import { gameById } from '@skald/games';
import { expect, it } from 'vitest';
import { optionsOf } from './options.ts';
import { openTestHall } from './testing-hall.ts';

it('should say that what is played is too long, and how much a table of the hall holds', () => {
  const { game, documents } = gameById('rune')!;
  const [, , adventure] = documents?.adventure?.samples ?? [];
  expect(JSON.stringify(adventure).length).toBeGreaterThan(48 * 1024);
  expect(optionsOf(game, { sitting: adventure })).toEqual({
    refused: { code: 'options-too-large', params: { most: 48 } },
  });
});

it('should answer whoever brings along more than a frame holds, and say so', async () => {
  const hall = await openTestHall();
  const ann = await hall.guest('Ann');
  const long = { kind: 'encounter', body: { concept: 'x'.repeat(30_000) } };
  const seats = [
    { kind: 'me' as const, as: ['ragnar'] },
    { kind: 'open' as const, as: ['gunnhild'] },
  ];
  const create = {
    do: 'create' as const,
    game: 'rune',
    seats,
    options: {},
    visibility: 'link' as const,
    clock: null,
  };
  expect(await ann.refusal({ ...create, brings: [long, long, long] })).toBe('brings-too-long');
  expect(await ann.refusal({ do: 'join', table: 'a'.repeat(12), seat: 0, brings: [long, long, long] })).toBe(
    'brings-too-long',
  );
  await hall.stop();
});

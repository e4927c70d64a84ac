// A game goes from the browser to the terminal and back, and neither loses anything of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@skald/games';
import { openSaga } from '@skald/games/saga';
import type { Control } from '@skald/games/saved-game';
import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../words/index.ts';
import { fileOf, heldIn } from './files.ts';

const dungeon = gameById('dungeon')!;
const SEATS: unknown[] = [[], 'overlord'];
const CONTROLS: readonly Control[] = [
  { kind: 'human', name: 'Ann', level: null },
  { kind: 'bot', name: '', level: 'thrall' },
];

function begun() {
  const options = dungeon.presets[0]!.options;
  const roles = SEATS.map((as, seat) => ({
    as,
    member: seat === 0 ? 'seat-0' : null,
    level: CONTROLS[seat]!.level,
  }));
  const saga = openSaga(dungeon, options, roles, [{ id: 'seat-0', name: 'Ann' }]);
  const made = Match.create(dungeon.game, { seats: SEATS, options, seed: 'cd'.repeat(32) });
  if ('refused' in saga || 'refused' in made) throw new Error('cannot begin');
  return { record: made.ok.record(), saga: { id: 'of-this-device', began: saga.ok } };
}

const old = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../games/old-saves', `${name}.saga`), 'utf8');

describe('a game as a file of this device', () => {
  it('should keep who plays, what they ordered and the saga', async () => {
    const { record, saga } = begun();
    const orders = { 0: { react: 'never' as const } };
    const held = await heldIn(fileOf({ record, controls: CONTROLS, orders, saga }));
    const expected = { record, controls: CONTROLS, orders, saga: saga.began };
    expect(held).toEqual({ ok: { saved: JSON.parse(JSON.stringify(expected)) } });
  });

  it.each(['browser-1', 'terminal-1', 'record'])('should open what was saved before: %s', async (name) => {
    expect(await heldIn(old(name))).toMatchObject({ ok: { saved: { record: { game: 'age-of-heroes' } } } });
  });

  it('should open a saga between two matches', async () => {
    const { began } = begun().saga;
    expect(await heldIn(JSON.stringify(began))).toEqual({ ok: { saga: JSON.parse(JSON.stringify(began)) } });
  });

  it.each([
    ['{', 'mine.saga is damaged, or was never of Skald', 'mine.saga ist beschädigt oder war nie von Skald'],
    ['{"skald":"saved-game","format":9}', 'by a newer Skald', 'aus einem neueren Skald'],
    ['{"skald":"map"}', 'holds nothing that Skald knows', 'enthält nichts, was Skald kennt'],
    ['{"__proto__":{}}', 'is not opened', 'bleibt zu'],
  ])('should say why it does not open %s', async (text, english, german) => {
    const held = await heldIn(text);
    if ('ok' in held) throw new Error('opened');
    const refused = { ...held.refused, params: { file: 'mine.saga', ...held.refused.params } };
    expect(explain(refused, 'en')).toContain(english);
    expect(explain(refused, 'de')).toContain(german);
  });
});

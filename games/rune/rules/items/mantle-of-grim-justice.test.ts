import { afterEach, describe, expect, it } from 'vitest';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { playFrom } from '../fight/testing.ts';
import { begun, holding } from '../sitting/testing.ts';
import { allDiceCast, legendary } from './testing.ts';

afterEach(allDiceCast);

describe('the Mantle of Grim Justice', () => {
  const easy = trap(
    roll('climb', 0, { condition: { trigger: 'Up.', exposure: 'first' }, type: 'singular' }),
    [],
  );
  // A level of the mantle is itself a bond with Odin.
  const judge = legendary({ 'mantle-of-grim-justice': 1 });
  const lokis = spentOn({ 'banish-his-blade': 3 }, READY_MADE.gunnhild);
  const made = (culprit: Hero, owner: Hero, ...faces: number[]) =>
    playFrom(begun(holding(easy), [culprit, owner]), 9, ...faces).choose('touch:h0:0');
  const points = (driver: ReturnType<typeof made>) =>
    driver.told('scored').map(({ hero, points: won, rule }) => [hero, won, rule]);

  it('[RUN-ITEM-MANTLE] takes the points of a roll from who owes more to Loki, by bond against bond', () => {
    const plain = made(lokis, READY_MADE.ragnar);
    const [[, won] = []] = points(plain);
    const asked = made(lokis, judge, 9, 2);
    expect([asked.kind, asked.asked]).toEqual(['reaction', [1]]);
    expect(points(asked.choose('use'))).toEqual([['h1', won, 'RUN-ITEM-MANTLE']]);
    expect(points(made(lokis, judge).choose('pass'))).toEqual([['h0', won, 'RUN-VP-21']]);
  });

  it('[RUN-ITEM-MANTLE] leaves them where it loses, rolls again where it is level, and judges nobody who owes less to Loki', () => {
    // Odin 1 + 5 against Loki 3 + 3, and again 1 + 5 against 3 + 4.
    expect(points(made(lokis, judge, 5, 3, 5, 4).choose('use')).map(([hero]) => hero)).toEqual(['h0']);
    expect(made(READY_MADE.gunnhild, judge).kind).toBe('room');
    expect(made(lokis, spentOn({ 'banish-his-blade': 2 }, judge)).kind).toBe('room');
  });
});

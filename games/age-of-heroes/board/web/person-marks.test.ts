import { expect, it } from 'vitest';
import { HEROES, JARLS } from '../../content/index.ts';
import { heroMark, jarlMark } from './person-marks.ts';

it('no two heroes or jarls have the same mark', () => {
  const marks = [...HEROES.map(heroMark), ...JARLS.map(jarlMark)].map(({ fill, line }) => `${fill}|${line}`);
  expect(new Set(marks).size).toBe(HEROES.length + JARLS.length);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('[CAM-RULING-34] the slips of the pen in the source have no place among our words and names', () => {
  const files = globSync(join(import.meta.dirname, '..', '{content,rules,text}', '**', '*.ts'));
  const words = files.filter((file) => !file.endsWith('spelling.test.ts'));
  expect(words.length).toBeGreaterThan(50);
  const slips = words.filter((file) => /adjecen|miscellanio/i.test(readFileSync(file, 'utf8')));
  expect(slips).toEqual([]);
});

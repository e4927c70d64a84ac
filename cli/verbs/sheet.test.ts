import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Arguments } from '../arguments.ts';
import type { Context } from '../context.ts';
import { folder, samplesOf } from '../testing.ts';
import { run } from './sheet.ts';

const cwd = folder();
const [, map] = samplesOf('campaign', 'map');
const [, quest] = samplesOf('dungeon', 'quest');

function sheet(text: string): { done: ReturnType<typeof run>; err: string } {
  const file = join(cwd, 'mine.json');
  writeFileSync(file, text);
  const said = { out: '', err: '' };
  const into = (where: keyof typeof said) => ({ write: (more: string) => (said[where] += more) });
  const given: Arguments = { verb: 'sheet', words: [file], options: {}, sets: [] };
  const context = { given, language: 'en', output: into('out'), errors: into('err') } as unknown as Context;
  return { done: run(context), err: said.err };
}

describe('skald sheet', () => {
  it('says when what a file holds has no sheet', () => {
    expect(sheet(JSON.stringify(map)).done).toMatchObject({ refused: { code: 'no-sheet' } });
  });

  it('says what is wrong with a damaged document', () => {
    const { done, err } = sheet(JSON.stringify({ ...(quest as object), map: 7 }));
    expect(done).toEqual({ ok: 2 });
    expect(err).toMatch(/^\p{Lu}.*\.\n$/u);
  });

  it('says when there is nothing that any game knows', () => {
    expect(sheet('{"hello":"world"}').done).toMatchObject({ refused: { code: 'no-document-in-file' } });
    expect(sheet('{"hello":').done).toMatchObject({ refused: { code: 'file-not-json' } });
  });
});

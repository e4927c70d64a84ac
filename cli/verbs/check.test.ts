import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listText } from '@skald/games/document-files';
import { describe, expect, it } from 'vitest';
import type { Arguments } from '../arguments.ts';
import type { Context } from '../context.ts';
import { sayRefusal } from '../refusals.ts';
import { folder, samplesOf } from '../testing.ts';
import { run } from './check.ts';

const cwd = folder();
const [room, adventure] = samplesOf('dungeon', 'quest');
const [blank, map] = samplesOf('campaign', 'map');

const check = (document: unknown, name: string, options: Arguments['options'] = {}) => {
  const file = join(cwd, name);
  writeFileSync(file, JSON.stringify(document));
  const said = { out: '', err: '' };
  const into = (where: keyof typeof said) => ({ write: (text: string) => (said[where] += text) });
  const language = options.language === 'de' ? 'de' : 'en';
  const given: Arguments = { verb: 'check', words: [file], options, sets: [] };
  const context = { given, language, output: into('out'), errors: into('err') } as unknown as Context;
  const done = run(context);
  if ('refused' in done) return { code: 2, ...said, err: sayRefusal(done.refused, language) };
  return { code: done.ok, err: said.err, out: said.out.replace(file, name) };
};

describe('skald check', () => {
  it('finds by itself what a file holds, and says when nothing is wrong', () => {
    const [quest, land] = [check(adventure, 'a.json'), check(map, 'b.json')];
    expect(quest).toMatchObject({ code: 0, err: '' });
    expect(quest.out).toMatch(/^a\.json \(Dungeon\): \S.*\nIt can be played\.\n$/);
    expect(land.out).toBe('b.json (Normans and Vikings): Garrock\nIt can be played.\n');
  });

  it('tells problems and advice with rule and place, in the language of the reader', () => {
    const bad = check({ ...map, shipStart: '5,4' }, 'c.map.json', { language: 'de' });
    const rat = check(room, 'd.quest.json');
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/\n- Das Schiff beginnt auf .* \(CAM-RULING-35, shipStart\)\n/);
    expect(bad.out).toMatch(/Ein Fehler steht dem Spielen im Weg\.\n$/);
    expect(rat.code).toBe(0);
    expect(rat.out).toMatch(/\n- Advice: There is nobody to fight.* \(DUN-CONTENT-02, map\)\nIt can/);
  });

  it('answers in JSON', () => {
    const { code, out } = check(blank, 'e.json', { json: 'yes', game: 'campaign' });
    expect(code).toBe(1);
    expect(JSON.parse(out).problems).toContainEqual({
      code: 'no-castle',
      rule: 'CAM-RULING-35',
      path: [],
      params: {},
    });
  });

  it('tells the problems of each document of a list, and ends with the worst', () => {
    const mine = (game: string, kind: string, document: unknown) => ({ game, kind, document });
    const list = JSON.parse(
      listText([mine('dungeon', 'quest', adventure), mine('campaign', 'map', { ...map, shipStart: '5,4' })]),
    );
    const { code, out, err } = check(list, 'l.json');
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^l\.json 1 \(Dungeon\): \S.*\nIt can be played\.\n/);
    expect(out).toMatch(
      / 2 \(Normans and Vikings\): .*\n- .*shipStart\)\n1 problem keeps it from being played\.\n$/,
    );
    const bare = check([map, { hello: 1 }, adventure], 'm.json');
    expect(bare.code).toBe(2);
    expect(bare.err).toMatch(/m\.json 2 holds no document/);
    expect(bare.out.match(/It can be played/g)).toHaveLength(2);
    const { out: json } = check(list, 'n.json', { json: 'yes' });
    expect((JSON.parse(json) as { problems: unknown[] }[]).map(({ problems }) => problems.length)).toEqual([
      0, 1,
    ]);
    expect(check([], 'o.json')).toMatchObject({ code: 2, err: expect.stringContaining('nothing in it') });
  });

  it.each([
    [{ skald: 'quest', version: 3 }, 'f.quest.json', {}, 'written for another version'],
    [{ rows: [] }, 'g.map.json', {}, 'no such document'],
    [{ hello: 1 }, 'h.json', {}, 'holds no document'],
    [map, 'i.json', { kind: 'quest' }, 'This file is no quest'],
    [map, 'j.json', { kind: 'toString' }, 'no documents of the kind'],
    [map, 'k.json', { game: 'chess' }, 'There is no game'],
  ])('ends with 2 over %j in %s', (document, name, options, sentence) => {
    const { code, err } = check(document, name, options);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, said, samplesOf } from '../testing.ts';

const cwd = folder();
const [, toll] = samplesOf('rune', 'encounter') as [object, { events: object[] }];
const [hero] = samplesOf('rune', 'hero');
const adventure = samplesOf('rune', 'adventure')[1] as { encounters: { encounter: object }[] };

function forecast(document: unknown, ...argv: string[]) {
  const file = join(cwd, 'foreseen.json');
  writeFileSync(file, JSON.stringify(document));
  return said(['forecast', file, '--jobs', '1', ...argv]);
}

describe('skald forecast', () => {
  it('lets bots play an encounter many times, and says what comes of it and that so few runs prove nothing', async () => {
    const { code, out, err } = await forecast(toll, '--runs', '2', '--heroes', '2');
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/\(Rune\): The Goblins’ Toll\n {2}It is seen to its end in /);
    expect(out).toMatch(/\n {2}What mattered:\n {4}/);
    expect(out).toMatch(/\n {2}Blood check: Undecided: it takes 100 runs to tell\.\n/);
  });

  it('answers in JSON, the same for the same number', async () => {
    const asked = ['--runs', '2', '--heroes', '1', '--seed', '7', '--json'];
    const { code, out } = await forecast(toll, ...asked);
    const told = JSON.parse(out);
    expect(code).toBe(1);
    expect(told).toMatchObject({
      game: 'rune',
      kind: 'encounter',
      runs: 2,
      seed: 7,
      played: 2,
      stopped: false,
      passes: false,
      parts: [{ verdict: { verdict: 'tooFewRuns' }, foreseen: { runs: 2, heroes: 2 } }],
    });
    expect((await forecast(toll, ...asked)).out).toBe(out);
  });

  it('plays each encounter of an adventure by itself', async () => {
    const { encounters } = adventure;
    const short = { ...adventure, encounters: encounters.slice(0, 2) };
    const { out } = await forecast(short, '--runs', '2', '--json');
    expect(
      JSON.parse(out).parts.map(({ foreseen }: { foreseen: { runs: number } }) => foreseen.runs),
    ).toEqual(short.encounters.map(() => 2));
  });

  it.each([
    [{ ...toll, events: [] }, [], 'Nothing happens in this encounter yet'],
    [hero, [], 'cannot be foreseen: only encounters and adventures can'],
    [toll, ['--heroes', '9'], '1 to 8'],
    [toll, ['--runs', '1'], '2 to'],
    [toll, ['--seed', 'x'], '0 to'],
  ] as const)('says why not (%#)', async (document, argv, sentence) => {
    const { code, out, err } = await forecast(document, ...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});

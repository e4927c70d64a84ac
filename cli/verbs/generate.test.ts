import { gameById } from '@skald/games';
import { isPlayable } from '@skald/games/documents';
import { describe, expect, it } from 'vitest';
import type { Arguments } from '../arguments.ts';
import type { Context } from '../context.ts';
import { sayRefusal } from '../refusals.ts';
import { argumentsOf, skald } from '../testing.ts';
import { run } from './generate.ts';

const documents = gameById('rune')?.documents ?? {};

function generated(...argv: string[]): { code: number; out: string; err: string } {
  const given: Arguments = argumentsOf('generate', ...argv);
  const said = { out: '', err: '' };
  const into = (where: keyof typeof said) => ({ write: (more: string) => (said[where] += more) });
  const language = given.options.language === 'de' ? 'de' : 'en';
  const done = run({ given, language, output: into('out'), errors: into('err') } as unknown as Context);
  return 'refused' in done
    ? { code: 2, out: said.out, err: sayRefusal(done.refused, language) }
    : { code: done.ok, ...said };
}

describe('skald generate', () => {
  it('prints an encounter that can be run, the same for the same number', () => {
    const { code, out, err } = generated(
      '--seed',
      '7',
      '--heroes',
      '6',
      '--place',
      'swamp',
      '--foes',
      'elves',
    );
    expect([code, err]).toEqual([0, '']);
    const made = JSON.parse(out);
    expect(made).toMatchObject({
      skald: 'encounter',
      group: { heroes: 6 },
      events: [{ scene: 'swamp' }, {}, {}],
    });
    expect(isPlayable(documents.encounter?.check(made) ?? [])).toBe(true);
    expect(generated('--seed', '7', '--heroes', '6', '--place', 'swamp', '--foes', 'elves').out).toBe(out);
    expect(generated('--seed', '8', '--heroes', '6', '--place', 'swamp', '--foes', 'elves').out).not.toBe(
      out,
    );
  });

  it('knows points, kinds and the quick charts', () => {
    const made = JSON.parse(
      generated('encounter', '--seed', '1', '--points', '1000', '--kind', 'climax').out,
    );
    expect(made).toMatchObject({ kind: 'climax', group: { heroes: 4, totals: [1000, 1000, 1000, 1000] } });
    const quick = JSON.parse(generated('--seed', '1', '--quick').out);
    expect(quick.name.en).toContain('In a hurry');
    expect(isPlayable(documents.encounter?.check(quick) ?? [])).toBe(true);
  });

  it('prints an adventure, without a plot and with one', () => {
    const basic = JSON.parse(generated('adventure', '--seed', '2', '--heroes', '3').out);
    expect(basic).toMatchObject({ skald: 'adventure', form: 'basic' });
    const plot = JSON.parse(generated('adventure', '--seed', '2', '--heroes', '3', '--plot').out);
    expect(plot.encounters).toHaveLength(7);
    expect(isPlayable(documents.adventure?.check(plot) ?? [])).toBe(true);
  });

  it('writes in one language, if asked', () => {
    const german = JSON.parse(generated('--seed', '3', '--to', 'de').out);
    expect(typeof german.name).toBe('string');
    expect(JSON.stringify(german)).not.toContain('"en"');
  });

  it('leaves a whole adventure in one language as well', () => {
    const { code, out } = generated('adventure', '--seed', '1', '--to', 'de');
    expect(code).toBe(0);
    expect(JSON.parse(out).skald).toBe('adventure');
    expect(out).not.toContain('"en":');
  });

  it('tells the number that chance chose, beside the document', () => {
    const { out, err } = generated('--language', 'de');
    const [, seed = ''] = /--seed (\d+)/.exec(err) ?? [];
    expect(err).toMatch(/^Aus der Zahl/);
    expect(generated('--seed', seed).out).toBe(out);
  });

  it.each([
    [['hero'], 'does not make a “hero”'],
    [['--heroes', '9'], '2 to 8'],
    [['--heroes', 'two'], '2 to 8'],
    [['--seed', '-1'], '0 to'],
    [['--points', '100001'], '0 to 100000'],
    [['--place', 'moon'], 'knows no “moon”; it may be cave'],
    [['--foes', 'cats'], 'knows no “cats”'],
    [['--kind', 'end'], 'knows no “end”'],
    [['--plot'], 'no option --plot'],
    [['adventure', '--quick'], 'no option --quick'],
    [['--to', 'fr'], 'no edition “fr”'],
  ])('says why not over %j', (argv, sentence) => {
    const { code, out, err } = generated(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(generated(...argv, '--language', 'de').err).not.toBe(err);
  });

  it('is a verb of the command', async () => {
    const { code, out } = await skald(['generate', '--seed', '1', '--quick']);
    expect(code).toBe(0);
    expect(JSON.parse(out).skald).toBe('encounter');
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Arguments } from '../arguments.ts';
import type { Context } from '../context.ts';
import { sayRefusal } from '../refusals.ts';
import { folder, samplesOf, talk } from '../testing.ts';
import { run as convert } from './convert.ts';
import { run as price } from './price.ts';
import { run as printSchema } from './schema.ts';

interface Stolen {
  readonly name: object;
  readonly plot: Readonly<Record<string, unknown>>;
  readonly encounters: readonly { readonly runner: number | null; readonly encounter: { group: object } }[];
}

const cwd = folder();
const [, toll] = samplesOf('rune', 'encounter') as [object, { name: object; events: object[] }];
const [, hero] = samplesOf('rune', 'hero');
const [creature] = samplesOf('rune', 'creature');
const [, printed] = samplesOf('rune', 'adventure') as [object, Stolen];
const [, map] = samplesOf('campaign', 'map');

const asked =
  (verb: 'price' | 'convert', run: typeof price) =>
  (document: unknown, options: Arguments['options'] = {}) => {
    const file = join(cwd, `${verb}.json`);
    const text = JSON.stringify(document);
    writeFileSync(file, text);
    const said = { out: '', err: '' };
    const into = (where: keyof typeof said) => ({ write: (more: string) => (said[where] += more) });
    const language = options.language === 'de' ? 'de' : 'en';
    const given: Arguments = { verb, words: [file], options, sets: [] };
    const done = run({ given, language, output: into('out'), errors: into('err') } as unknown as Context);
    expect(readFileSync(file, 'utf8')).toBe(text);
    if ('refused' in done) return { code: 2, out: said.out, err: sayRefusal(done.refused, language) };
    return { code: done.ok, out: said.out.replace(file, 'x.json'), err: said.err };
  };
const priced = asked('price', price);
const converted = asked('convert', convert);

describe('skald price', () => {
  it('tells every line with its rule, and the sums, in the language of the reader', () => {
    const { code, out } = priced(toll);
    expect(code).toBe(0);
    expect(out).toMatch(/^x\.json \(Rune\): The Goblins’ Toll\n {4}10 {2}Difficulty 7 \(RUN-DIF-02\)\n/);
    expect(out).toMatch(/\n {3}−20 {2}Can be left alone \(RUN-COND-05\)\n/);
    expect(out).toMatch(
      /\n {4}55 {2}spent\n {4}61 {2}earned\n[\s\S]* {3}300 {2}limit\n {5}6 {2}left to spend\n$/,
    );
    const german = priced(toll, { language: 'de' }).out;
    expect(german).toMatch(/Der Goblinzoll\n {4}10 {2}Schwierigkeit 7/);
    expect(german).toMatch(/\n {5}6 {2}noch auszugeben\n$/);
  });

  it('prices heroes and creatures, too', () => {
    expect(priced(hero).out).toMatch(/\n +\d+ {2}spent\n +\d+ {2}left\n$/);
    expect(priced(creature).out).toMatch(/\n +−?\d+ {2}tenths of Mix\n$/);
  });

  it('prices an adventure, and calls its sums by their names', () => {
    expect(priced(printed).out).toMatch(/\n +2117 {2}spent\n +1890 {2}earned\n +2350 {2}limit\n$/);
    expect(priced(printed, { language: 'de' }).out).toMatch(
      /ausgegeben\n +\d+ {2}verdient\n +\d+ {2}Grenze\n$/,
    );
  });

  it('answers in JSON, and for another number of heroes', () => {
    const { out } = priced(toll, { json: 'yes', heroes: '6' });
    expect(JSON.parse(out).totals).toMatchObject({ spent: 55, limit: 300 });
    expect(priced(toll, { heroes: '0' })).toMatchObject({ code: 2, err: expect.stringContaining('1 to 12') });
    expect(priced(hero, { heroes: '4' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('does not fit'),
    });
  });

  it('says when something has no price', () => {
    expect(priced(map)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('has no price') });
  });
});

describe('skald convert', () => {
  it('fits an encounter to other heroes, with a fight that is a match for them', () => {
    const { code, out } = converted(toll, { heroes: '6' });
    expect(code).toBe(0);
    const made = JSON.parse(out);
    expect(made.group.heroes).toBe(6);
    expect(made.events[1].combat.foes.length).toBeGreaterThan(6);
    expect(made.events[0]).toEqual(JSON.parse(converted(toll).out).events[0]);
  });

  it('leaves the texts of one language, or writes them out for both', () => {
    const german = JSON.parse(converted(toll, { to: 'de' }).out);
    expect(german.name).toBe('Der Goblinzoll');
    expect(JSON.stringify(german)).not.toContain('"en"');
    const both = JSON.parse(converted(german, { to: 'both' }).out);
    expect(both.name).toEqual({ en: 'Der Goblinzoll', de: 'Der Goblinzoll' });
    expect(both.events[1].map.name).toBe('goblin-warren');
    expect(both.events[0].elements[0].roll.condition.trigger).toEqual({
      en: 'Das Tor aufziehen.',
      de: 'Das Tor aufziehen.',
    });
  });

  it('fits every encounter of an adventure, and leaves who has no place any more out', () => {
    const made: Stolen & { group: object } = JSON.parse(converted(printed, { heroes: '4' }).out);
    expect(made.group).toMatchObject({ heroes: 4 });
    expect(made.encounters.map(({ encounter }) => encounter.group)).toEqual(
      printed.encounters.map(({ encounter }) => ({ ...encounter.group, heroes: 4 })),
    );
    expect(printed.encounters.map(({ runner }) => runner)).toContain(4);
    expect(made.encounters.map(({ runner }) => runner)).toEqual(
      printed.encounters.map(({ runner }) => (runner === 4 ? null : runner)),
    );
  });

  it('leaves an adventure in one language, its plot too', () => {
    const german: Stolen = JSON.parse(converted(printed, { to: 'de' }).out);
    expect(JSON.stringify(german)).not.toContain('"en":');
    expect(german.name).toBe((printed.name as { de: string }).de);
    expect(german.plot).toEqual(
      Object.fromEntries(
        Object.entries(printed.plot).map(([part, text]) => [part, (text as { de: string }).de]),
      ),
    );
    const both: Stolen = JSON.parse(converted(german, { to: 'both' }).out);
    expect(both.plot.goal).toEqual({ en: german.plot.goal, de: german.plot.goal });
  });

  it('writes everything out that was left out', () => {
    const { beginner: _, ...short } = JSON.parse(converted(toll).out);
    expect(JSON.parse(converted(short).out)).toEqual({ ...short, beginner: false });
  });

  it.each([
    [hero, { heroes: '4' }, 'only one edition'],
    [toll, { to: 'fr' }, 'no edition “fr”'],
    [toll, { heroes: '99' }, '1 to 12'],
    [{ hello: 1 }, {}, 'no document'],
  ])('says why not over %#', (document, options, sentence) => {
    expect(converted(document, options)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(sentence),
    });
  });
});

describe('skald schema', () => {
  const schema = (...words: string[]): { code: number; out: string } => {
    let out = '';
    const output = { write: (more: string) => (out += more) };
    const given: Arguments = { verb: 'schema', words, options: {}, sets: [] };
    const done = printSchema({ given, language: 'en', output } as unknown as Context);
    return 'refused' in done ? { code: 2, out: sayRefusal(done.refused, 'en') } : { code: done.ok, out };
  };

  it.each(['hero', 'creature', 'encounter', 'adventure'])('prints that of a %s', (kind) => {
    const { code, out } = schema('rune', kind);
    expect(code).toBe(0);
    expect(JSON.parse(out).properties.skald.const).toBe(kind);
  });

  it('lists the kinds of documents where it knows no such thing', () => {
    expect(schema('rune', 'toString')).toEqual({
      code: 2,
      out: expect.stringMatching(/no schema “toString”.*record, hero, creature, encounter, adventure/),
    });
  });
});

describe('the engine', () => {
  it('answers check with the price of an encounter, line by line, for whoever will play it', () => {
    const ask = talk();
    const { ok } = ask({ do: 'check', game: 'rune', kind: 'encounter', document: toll });
    expect(ok.price.totals).toMatchObject({ spent: 55, earned: 61, limit: 300, remaining: 6 });
    expect(ok.price.lines[0]).toMatchObject({ code: 'difficulty', points: 10, rule: 'RUN-DIF-02' });
    expect(ok.problems).toEqual([]);
    const more = ask({
      do: 'check',
      game: 'rune',
      kind: 'encounter',
      document: toll,
      context: { heroes: 6, totals: [800, 800, 800] },
    }).ok;
    expect(more.price.totals.limit).toBe(375);
    expect(more.problems.map(({ code }: { code: string }) => code)).toContain('mix');
  });
});

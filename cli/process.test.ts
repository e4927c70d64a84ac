import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, said, skald } from './testing.ts';
import { VERSION } from './version.ts';

const SHORT = ['--seed', '3', '--set', 'turns=2'];
const SCHEMAS = ['seat', 'options', 'choice', 'event', 'view', 'state', 'position', 'record'];

describe('skald, called wrongly, says so in one sentence and ends with 2', () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'damaged.saga'), '{"skald":"record","game":"age-of-heroes","version":1');
  writeFileSync(join(cwd, 'other.saga'), '{"skald":"record","game":"age-of-heroes","version":99}');
  writeFileSync(join(cwd, 'list.json'), '[]');
  const before = readdirSync(cwd).map((name) => [name, readFileSync(join(cwd, name), 'utf8')]);

  // Every other case in German: what each sentence says in both languages is tested with the words.
  it.each(
    [
      [[], 'Say what to do', 'Sag, was geschehen soll'],
      [['plya'], 'Did you mean play?', 'Meintest du play?'],
      [['play', '--rulset=x'], 'Did you mean --ruleset?', 'Meintest du --ruleset?'],
      [['play', '--ruleset', 'modern'], 'There is no ruleset “modern”', 'Die Regeln „modern“ gibt es nicht'],
      [['play', '--delay', '9'], 'from 0 to 4', 'von 0 bis 4'],
      [['play', '--seed', 'xyz'], '64 hexadecimal digits', '64 hexadezimale Ziffern'],
      [['play', '--set', 'turns=0'], 'turns', 'turns'],
      [['play', '--set', 'turns'], 'name=value', 'Name=Wert'],
      [['play', '--game', 'chess'], 'There is no game “chess”', 'Das Spiel „chess“ gibt es nicht'],
      [['play', 'a', '--file', 'b'], 'one file only', 'nur eine Datei'],
      [['play', 'missing.saga'], 'There is no file missing.saga', 'Die Datei missing.saga gibt es nicht'],
      [['play', 'damaged.saga'], 'damaged.saga is damaged', 'damaged.saga ist beschädigt'],
      [['play', 'other.saga'], 'version 99', 'Fassung 99'],
      [['play', '.'], 'it is a folder', 'es ist ein Ordner'],
      [['play'], 'The input ended', 'Die Eingabe endete'],
      [['replay', 'missing.saga'], 'There is no file', 'gibt es nicht'],
      [['replay'], 'needs a file', 'braucht noch etwas'],
      [['verify', 'list.json'], 'holds no match', 'steht kein Spiel'],
      [['sim', '--seats', 'jarl,kral'], 'Did you mean karl?', 'Meintest du karl?'],
      [['sim', '--games', 'many'], 'whole number', 'ganze Zahl'],
      [['sim', '--seats', 'karl,karl,karl,karl,karl,karl,karl'], '6 seats', '6 Plätze'],
      [['schema', 'chess'], 'There is no game', 'gibt es nicht'],
      [['schema', 'age-of-heroes', 'soul'], 'There is no schema “soul”', 'Ein Schema „soul“ gibt es nicht'],
      [['guide', 'chess'], 'There is no game', 'gibt es nicht'],
      [['rules', 'chess'], 'There is no game', 'gibt es nicht'],
      [['rules', 'CAM-MOVE-99'], 'There is no rule “CAM-MOVE-99”', 'Eine Regel „CAM-MOVE-99“ gibt es'],
      [['rules', 'dungeon', 'CAM-MOVE-04'], 'There is no rule', 'Eine Regel „CAM-MOVE-04“ gibt es'],
      [['help', 'nonsense'], 'There is no help on', 'gibt es keine Hilfe'],
      [['engine', 'now'], 'does not know what to do with', 'kann mit „now“ nichts anfangen'],
      [['play', '--language', 'fr'], 'does not speak “fr”', 'spricht nicht „fr“'],
    ].map((row, i) => [...row, i % 2 === 0] as [string[], string, string, boolean]),
  )('%j', async (argv, english, german, inEnglish) => {
    const LANG = inEnglish ? 'en_GB.UTF-8' : 'de_DE.UTF-8';
    const { code, err, out } = await said(argv, { LANG, XDG_CONFIG_HOME: join(cwd, 'config') }, cwd);
    expect(code).toBe(2);
    expect(err).toContain(inEnglish ? english : german);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err + out).not.toMatch(/^\s+at |Error:/m);
    expect(
      readdirSync(cwd)
        .filter((name) => name !== 'config')
        .map((name) => [name, readFileSync(join(cwd, name), 'utf8')]),
    ).toEqual(before);
  });
});

describe('skald', () => {
  it('ends with 2 as a process, too, and leaves nothing behind', async () => {
    const cwd = folder();
    const ran = await skald(['play', 'missing.saga'], { cwd });
    expect(ran).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^There is no file missing.saga.*\n$/),
    });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('tells its version and how it is called', async () => {
    const [version, ...helps] = await Promise.all([
      skald(['--version']),
      said(['--help']),
      said(['help']),
      said(['sim', '--help', '--language', 'de']),
    ]);
    expect(version).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
    for (const { out } of helps.slice(0, 2)) expect(out).toContain('skald play [file]');
    expect(helps[2]?.out).toContain('--seats <Stufen>');
  });

  it('[AMI-UI-12] shows the format of its arguments for ?', async () => {
    const [asked, helped] = await Promise.all([said(['play', '?']), said(['play', '--help'])]);
    expect(asked?.code).toBe(0);
    expect(asked?.out).toMatch(/^skald play \[file\] \[--file <file>\]/);
    expect(helped).toEqual(asked);
  });

  it('chooses its language: the option, then SKALD_LANGUAGE, then LANG', async () => {
    const title = async (argv: string[], env: NodeJS.ProcessEnv) =>
      (await said(['guide', ...argv], env)).out.slice(0, 400);
    const [english, german, asked, insisted] = await Promise.all([
      title([], { LANG: 'C' }),
      title([], { LANG: 'de_AT.UTF-8' }),
      title([], { LANG: 'en_US', SKALD_LANGUAGE: 'de' }),
      title(['--language', 'en'], { LANG: 'de', SKALD_LANGUAGE: 'de' }),
    ]);
    expect(english).not.toBe(german);
    expect(asked).toBe(german);
    expect(insisted).toBe(english);
  });

  it('[AMI-UI-42] prints the guide with its table of contents, and help on anything', async () => {
    const [guide, fafnir, drache] = await Promise.all([
      said(['guide']),
      said(['help', 'fafnir']),
      said(['help', 'fafnir', '--language', 'de']),
    ]);
    const contents = [...guide.out.matchAll(/^\d+\. \[(.+)\]\(#/gm)].map(([, chapter]) => chapter);
    expect(contents.length).toBeGreaterThan(15);
    for (const chapter of contents) expect(guide.out).toMatch(new RegExp(`^## \\d+\\. ${chapter}$`, 'm'));
    expect(fafnir.out).toContain('Fafnir the dragon');
    expect(drache.out).toContain('Drache');
  });

  it('prints a rule of the ledgers by its ID, or a whole ledger', async () => {
    const [alone, small, row, all] = await Promise.all([
      said(['rules', 'CAM-MOVE-04']),
      said(['rules', 'campaign', 'cam-move-04']),
      said(['rules', 'dungeon', 'DUN-VEC-08', '--language', 'de']),
      said(['rules', 'age-of-heroes']),
    ]);
    expect(alone.out).toMatch(/^- \*\*CAM-MOVE-04\*\* .*\n$/);
    expect(small).toEqual(alone);
    expect(row.out.trim().split('\n')).toHaveLength(3);
    expect(all.out).toMatch(/^# Age of Heroes: rule ledger\n[\s\S]*\n# Age of Heroes: map ledger\n/);
  });

  it('prints JSON Schemas, all or one', async () => {
    const [all, view] = await Promise.all([
      said(['schema', 'age-of-heroes']),
      said(['schema', 'age-of-heroes', 'view']),
    ]);
    const schemas = JSON.parse(all.out);
    expect(Object.keys(schemas)).toEqual(SCHEMAS);
    expect(JSON.parse(view.out)).toEqual(schemas.view);
    expect(schemas.position.properties.game.const).toBe('age-of-heroes');
  });

  it('speaks the protocol on its standard input and output until that ends', async () => {
    const lines = [
      '{"id":1,"do":"hello"}',
      'garbage',
      '',
      '{"id":2,"do":"dance"}',
      `"${'x'.repeat(1024 * 1024)}"`,
    ];
    const { code, out, err } = await skald(['engine'], {
      input: `${lines.join('\n')}\n{"id":3,"do":"hello"}`,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [null, 'not-json'],
      [null, 'not-json'],
      [2, 'no-such-verb'],
      [null, 'line-too-long'],
      [3, undefined],
    ]);
  });

  it('plays through a pipe, without colours, and saves what replay and verify accept', async () => {
    const cwd = folder();
    const { out, err, code } = await skald(['play', ...SHORT], { cwd, input: '\n\nsave game.saga\n' });
    expect(code).toBe(2);
    expect(err).toContain('The input ended');
    expect(out).toContain('Turn 1 of 2');
    expect(out).not.toContain('\x1b[');
    expect(existsSync(join(cwd, 'game.saga'))).toBe(true);
    const [verified, replayed, played] = await Promise.all([
      skald(['verify', 'game.saga'], { cwd }),
      skald(['replay', 'game.saga'], { cwd }),
      skald(['play', '--delay', '0', 'game.saga', '--language', 'de'], { cwd, input: 'q\n' }),
    ]);
    expect(verified?.code).toBe(0);
    expect(replayed).toMatchObject({ code: 0, out: expect.stringContaining('Beowulf begins in') });
    expect(played).toMatchObject({ code: 0, out: expect.stringContaining('Das Spiel geht nach') });
  });

  it('plays through a pipe to the end', async () => {
    const { code, out, err } = await skald(['play', ...SHORT], { input: '\n'.repeat(500) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The game is over');
  });
});

describe('skald sim', () => {
  /** All but the clock. */
  const report = async (...argv: string[]) => {
    const { code, out } = await said(['sim', '--json', ...argv]);
    expect(code).toBe(0);
    const { seconds: _, gamesPerSecond: __, ...rest } = JSON.parse(out);
    return rest;
  };

  it('gives the same for the same seed, on any number of threads', async () => {
    const argv = ['--seats', 'karl,thrall', '--games', '6', '--set', 'turns=3', '--seed'];
    const [one, two, other] = await Promise.all([
      report(...argv, '9', '--jobs', '1'),
      report(...argv, '9', '--jobs', '3'),
      report(...argv, '10', '--jobs', '1'),
    ]);
    expect(two).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one).toMatchObject({ games: 6, planned: 6, stopped: false, seats: ['karl', 'thrall'] });
    expect(one.levels.map(({ level }: { level: string }) => level)).toEqual(['karl', 'thrall']);
    const wins = one.levels.reduce((sum: number, level: { wins: number }) => sum + level.wins, 0);
    expect(wins).toBeCloseTo(6, 9);
  });

  it('repeats a jarl who is bounded by playouts', async () => {
    const argv = [
      '--seats',
      'jarl,karl',
      '--games',
      '2',
      '--playouts',
      '5',
      '--set',
      'turns=1',
      '--jobs',
      '1',
    ];
    const [one, two] = await Promise.all([report(...argv), report(...argv)]);
    expect(two).toEqual(one);
  });

  it('prints a table for people, in their language', async () => {
    const { out } = await skald(['sim', '--games', '2', '--set', 'turns=1', '--language', 'de']);
    expect(out).toContain('95-%-Bereich');
    expect(out).toMatch(/^karl +2 +2,0 +100,0 %/m);
  });
});

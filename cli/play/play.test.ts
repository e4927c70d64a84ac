import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@skald/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStored } from '../records.ts';
import { argumentsOf, folder, Script } from '../testing.ts';
import { play } from './index.ts';
import { module } from './scene.ts';

let home = '';
beforeEach(() => {
  home = folder();
});

const environment = () => ({ XDG_CONFIG_HOME: join(home, 'config') });

async function run(script: Script, ...argv: string[]) {
  const given = argumentsOf('play', ...argv);
  const came = await play({ io: script, given, environment: environment(), language: 'en', insists: true });
  return { came, screen: script.screen, script };
}

/** Somebody who goes through a game by a simple rule; `before` may type something else at any prompt. */
const typist = (
  before: (prompt: string, script: Script) => string | null | undefined = () => undefined,
): Script => {
  let answers = 0;
  return new Script((prompt, script) => {
    const other = before(prompt, script);
    if (other !== undefined) return other;
    if (prompt !== '> ' || script.news.includes('Enter begins.')) return '';
    const numbers = [...script.news.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number));
    return String(numbers[answers++ % numbers.length] ?? '');
  });
};

const isRound = (prompt: string): boolean => prompt.startsWith('Turn ');

describe('a game at the keyboard', () => {
  it('is played from the title to Valhalla', async () => {
    const { came, screen, script } = await run(typist(), '--seed', '3', '--set', 'turns=2');
    expect(came).toEqual({ ok: 0 });
    expect(screen).toContain('The game is over');
    expect(screen).toMatch(/has won the game|share the victory/);
    expect(screen).toMatch(/1\. (Beowulf|Ragnar), \d+ glory/);
    expect(screen).toContain('Valhalla');
    expect(script.prompts.filter(isRound)).toHaveLength(2);
  });

  it('[AMI-UI-19] begins every turn with the prompt “Turn # of 20”', async () => {
    const { script } = await run(
      typist((prompt) => (prompt.startsWith('Turn 3 ') ? 'q' : undefined)),
      '--seed',
      '3',
    );
    const rounds = script.prompts.filter(isRound);
    expect(rounds.map((prompt) => prompt.slice(0, 12))).toEqual([
      'Turn 1 of 20',
      'Turn 2 of 20',
      'Turn 3 of 20',
    ]);
    for (const prompt of rounds) expect(prompt).toMatch(/save, restart/);
  });

  it('[AMI-UI-04] can be played by a single hero', async () => {
    const lines = ['4 none', ''];
    const script = typist((_, { prompts }) =>
      prompts.length <= lines.length ? lines[prompts.length - 1] : undefined,
    );
    const { came, screen } = await run(script, '--seed', '3', '--set', 'turns=2');
    expect(came).toEqual({ ok: 0 });
    expect(screen).toMatch(/Beowulf has won the game/);
    expect(screen).not.toContain('Ragnar begins');
  });

  it.each([
    ['bots alone', ['1 thrall', '4 karl']],
    ['humans alone', ['1 human', '4 human']],
  ])('[AMI-UI-05] can be played by %s', async (who, lines) => {
    const script = typist((_, { prompts }) =>
      prompts.length <= lines.length ? lines[prompts.length - 1] : undefined,
    );
    const { came, screen } = await run(script, '--seed', '4', '--set', 'turns=2');
    expect(came).toEqual({ ok: 0 });
    expect(screen).toContain('The game is over');
    expect(screen.includes('Your movement.')).toBe(who === 'humans alone');
  });

  it('[AMI-UI-16] can be restarted at the start of a turn', async () => {
    const file = join(home, 'a.saga');
    let restarted = false;
    const script = typist((prompt) => {
      if (prompt.startsWith('Turn 2 ') && !restarted) {
        restarted = true;
        return 'restart';
      }
      if (prompt.startsWith('Begin anew')) return 'y';
      if (prompt.startsWith('Turn 2 ')) return existsSync(file) ? 'q' : `save ${file}`;
      return undefined;
    });
    const { script: typed } = await run(script, '--seed', '3', '--set', 'turns=3');
    expect(typed.prompts.filter((prompt) => prompt.startsWith('Turn 1 of 3'))).toHaveLength(2);
    const stored = readStored(file);
    expect(stored).toMatchObject({ ok: { record: { seats: ['beowulf', 'ragnar'], options: { turns: 3 } } } });
    // New dice, or it would not be another game.
    expect(JSON.stringify(stored)).not.toContain(`"seed":"${'3'.padStart(64, '0')}"`);
  });

  it('writes the saga as Markdown when it is over', async () => {
    const file = join(home, 'story.md');
    const { screen } = await run(
      typist((prompt) =>
        prompt.startsWith('Save the saga') && !existsSync(file) ? `saga ${file}` : undefined,
      ),
      ...['--seed', '3', '--set', 'turns=2'],
    );
    expect(screen).toContain('beowulf-ragnar.md');
    expect(readFileSync(file, 'utf8')).toMatch(/^# /);
  });

  it('ends with a refusal when the input does', async () => {
    expect((await run(new Script(['']))).came).toMatchObject({ refused: { code: 'input-ended' } });
    expect((await run(new Script([]))).came).toMatchObject({ refused: { code: 'input-ended' } });
  });
});

describe('saving and loading', () => {
  /** Plays until turn 2, saves there under a name, and leaves. */
  const savedAt = async (file: string, typed = `save ${file}`) => {
    let saved = false;
    const script = typist((prompt) => {
      if (prompt.startsWith('Save as ')) return file;
      if (!prompt.startsWith('Turn 2 ')) return undefined;
      if (saved) return 'q';
      saved = true;
      return typed;
    });
    return run(script, '--seed', '3', '--set', 'turns=4');
  };

  it('[AMI-UI-15] saves at the start of a turn', async () => {
    const file = join(home, 'a.saga');
    const { screen } = await savedAt(file);
    expect(screen).toContain(`Saved as ${file}.`);
    expect(readStored(file)).toMatchObject({ ok: { controls: ['human', 'karl'] } });
    expect(readdirSync(home).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('[AMI-UI-17] proposes a name that ends in .saga', async () => {
    const { screen } = await savedAt(join(home, 'x.saga'), 'save');
    expect(screen).toContain('Save as (Enter for beowulf-ragnar.saga)');
  });

  it('[AMI-UI-10] goes on at once with a game named at the start, with the keyword or without', async () => {
    const file = join(home, 'a.saga');
    await savedAt(file);
    for (const argv of [[file], ['--file', file], [`--file=${file}`]]) {
      const { came, screen, script } = await run(new Script(['q']), ...argv);
      expect(came).toEqual({ ok: 0 });
      expect(screen).toContain(`${file}: the game goes on after`);
      expect(screen).not.toContain('Enter begins.');
      expect(script.prompts).toHaveLength(1);
    }
  });

  it('[AMI-UI-11] takes the name exactly as given and adds nothing to it', async () => {
    const file = join(home, 'my game');
    await savedAt(file);
    expect(readdirSync(home)).toContain('my game');
    expect((await run(new Script(['q']), file)).came).toEqual({ ok: 0 });
    const other = join(home, 'other');
    writeFileSync(`${other}.saga`, readFileSync(file));
    expect((await run(new Script(['q']), other)).came).toMatchObject({ refused: { code: 'no-such-file' } });
  });

  it('[AMI-UI-14] loads from the title too, and stays there if it cannot', async () => {
    const file = join(home, 'a.saga');
    await savedAt(file);
    const { screen, came } = await run(new Script([`load ${file}x`, `load ${file}`, 'q']));
    expect(screen).toContain(`There is no file ${file}x.`);
    expect(screen).toContain('the game goes on after');
    expect(came).toEqual({ ok: 0 });
  });

  it('[AMI-UI-18] a loaded game goes on exactly as it would have', async () => {
    const [at, end, other] = ['a.saga', 'end.saga', 'other.saga'].map((name) => join(home, name)) as [
      string,
      string,
      string,
    ];
    // Once without a break, saving on the way …
    let saved = false;
    const whole = typist((prompt, script) => {
      if (prompt.startsWith('Turn 2 ') && !saved) {
        saved = true;
        return `save ${at}`;
      }
      return prompt.startsWith('Save the saga') && !existsSync(end) ? `save ${end}` : steady(prompt, script);
    });
    await run(whole, '--seed', '3', '--set', 'turns=4');
    // … and once from the file.
    await run(
      typist((prompt, script) =>
        prompt.startsWith('Save the saga') && !existsSync(other) ? `save ${other}` : steady(prompt, script),
      ),
      at,
    );
    const [one, two] = [readStored(end), readStored(other)];
    expect(one).toMatchObject({ ok: { record: { result: expect.anything() } } });
    expect(two).toEqual(one);
  });

  it('asks before it replaces a file that is not the same game', async () => {
    const file = join(home, 'precious.txt');
    writeFileSync(file, 'precious');
    const { screen } = await savedAt(file);
    expect(screen).toContain('is already there and is not this game');
    expect(screen).toContain('Nothing was saved.');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('leaves a good file alone when the new one cannot be written', async () => {
    const { screen } = await savedAt(join(home, 'no', 'such', 'folder.saga'));
    expect(screen).toMatch(/cannot be written: there is no such folder/);
    const { screen: folderName } = await savedAt(home);
    expect(folderName).toMatch(/is already there|it is a folder/);
  });

  it('saves a game that replays to the same position', async () => {
    const file = join(home, 'a.saga');
    await savedAt(file);
    const stored = readStored(file);
    if ('refused' in stored) throw new Error();
    const again = Match.replay(module.game, stored.ok.record);
    expect('ok' in again && again.ok.record()).toEqual(stored.ok.record);
  });
});

describe('settings', () => {
  const file = () => join(home, 'config', 'skald', 'config.json');

  it('[AMI-UI-07] are kept when a game begins, and found at the next start', async () => {
    await run(new Script(['2 jarl', '7 amended', '9 3', '', 'q']));
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
      delay: 3,
      games: { 'age-of-heroes': { ruleset: 'amended', controls: { brunhild: 'jarl' } } },
    });
    const { screen } = await run(new Script(['q']));
    expect(screen).toMatch(/Brunhild +bot, jarl/);
    expect(screen).toMatch(/Rules +amended/);
    expect(screen).toMatch(/Message delay +2\.1 seconds/);
  });

  it('that are damaged are said to be, and stay as they are until somebody keeps new ones', async () => {
    await run(new Script(['', 'q']));
    writeFileSync(file(), '{ damaged');
    const { screen } = await run(new Script(['2 karl', '', 'q']));
    expect(screen).toContain('Your settings');
    expect(screen).toMatch(/Beowulf +human/);
    expect(readFileSync(file(), 'utf8')).toBe('{ damaged');
    await run(new Script(['2 karl', 'keep', 'q']));
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
      games: { 'age-of-heroes': { controls: { brunhild: 'karl' } } },
    });
  });
});

/** Answers that depend on nothing but the question itself. */
function steady(prompt: string, script: Script): string | undefined {
  if (prompt !== '> ' || script.news.includes('Enter begins.')) return undefined;
  const shown = script.news;
  const numbers = [...shown.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number));
  return String(numbers[shown.length % numbers.length] ?? '');
}

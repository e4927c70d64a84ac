import { PassThrough } from 'node:stream';
import { setImmediate as heard } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Terminal } from './terminal.ts';

/** A keyboard and a screen; `live` makes them look like a real terminal. */
function terminal(live: boolean, environment: object = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: live, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: live, columns: 80 });
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
  });
  const io = new Terminal(
    input as unknown as NodeJS.ReadStream,
    output as unknown as NodeJS.WriteStream,
    environment as NodeJS.ProcessEnv,
  );
  const press = (keys: string): Promise<void> => {
    input.write(keys);
    // Streams pass on what they have before the next turn of the loop begins.
    return heard();
  };
  return { io, input, screen: () => shown, press };
}

describe('a pipe', () => {
  it('gives its lines one by one, however early they came, and then nothing', async () => {
    const { io, input, screen } = terminal(false);
    input.end('one\ntwo\n\nlast');
    await heard();
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await io.ask(`${i}> `));
    expect(answers).toEqual(['one', 'two', '', 'last', null, null]);
    expect(screen()).toContain('0> \n1> \n');
    expect(io).toMatchObject({ live: false, colour: false, width: Number.POSITIVE_INFINITY });
  });

  it('waits for a line where a terminal waits for a key', async () => {
    const { io, press } = terminal(false);
    let pressed = false;
    const key = io.key('…').then(() => {
      pressed = true;
    });
    await press('x');
    expect(pressed).toBe(false);
    await press('\n');
    await key;
  });
});

describe('a terminal', () => {
  it('[AMI-UI-27] [AMI-UI-34] takes a line, and on an empty one the space bar and backspace at once', async () => {
    const { io, press } = terminal(true);
    const asked = async (keys: string) => {
      const answer = io.ask('> ', { space: true, backspace: 'back' });
      await press(keys);
      return answer;
    };
    expect(await asked('wessex\r')).toBe('wessex');
    expect(await asked(' ')).toBe('');
    expect(await asked('\x7f')).toBe('back');
    expect(await asked('\r')).toBe('');
    expect(await asked('east anglia\r')).toBe('east anglia');
    // What was begun and taken away again is no answer.
    expect(await asked('ab\x7f\x7fc\r')).toBe('c');
    io.close();
  });

  it('neither shows nor keeps what is typed while nobody is asked', async () => {
    const { io, press, screen } = terminal(true);
    await press('impatient  \r more');
    const answer = io.ask('> ');
    await press('1\r');
    expect(await answer).toBe('1');
    expect(screen()).not.toMatch(/impatient|more/);
    io.close();
  });

  it('does not answer at once where a name is asked for', async () => {
    const { io, press } = terminal(true);
    const answer = io.ask('Save as: ');
    await press(' ');
    await press('a b\r');
    expect(await answer).toBe(' a b');
    io.close();
  });

  it('[AMI-UI-22] hears any key, and forgets it', async () => {
    const { io, press } = terminal(true);
    const key = io.key('… ');
    await press('x');
    await key;
    const answer = io.ask('> ');
    await press('1\r');
    expect(await answer).toBe('1');
    io.close();
  });

  it('completes a word that was begun', async () => {
    const { io, press } = terminal(true);
    const answer = io.ask('> ', { words: ['Move to Wessex', 'Stop here'] });
    await press('mo\t');
    await press('\r');
    expect(await answer).toBe('Move to Wessex');
    io.close();
  });

  it('ends with Ctrl-C and with Ctrl-D', async () => {
    for (const key of ['\x03', '\x04']) {
      const { io, press } = terminal(true);
      const answer = io.ask('> ');
      await press(key);
      expect(await answer).toBeNull();
    }
  });

  it('has colours unless somebody does not want them', () => {
    expect(terminal(true).io).toMatchObject({ live: true, colour: true, width: 80 });
    expect(terminal(true, { NO_COLOR: '1' }).io.colour).toBe(false);
    expect(terminal(true, { TERM: 'dumb' }).io.colour).toBe(false);
  });

  it('clears its screen', () => {
    const { io, screen } = terminal(true);
    io.say('secret');
    io.clear();
    expect(screen()).toContain('secret\n\x1b[2J');
    expect(stripVTControlCharacters(screen())).toBe('secret\n');
    io.close();
  });
});

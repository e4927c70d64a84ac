import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from '../testing.ts';
import { type Config, configFile, NO_CONFIG, readConfig, writeConfig } from './config.ts';

const CONFIG: Config = {
  skald: 'config',
  language: 'de',
  delay: 2,
  games: { 'age-of-heroes': { ruleset: 'amended', controls: { beowulf: 'jarl', egil: 'none' } } },
};

describe('the configuration', () => {
  it('lies where the system keeps such things', () => {
    expect(configFile({ XDG_CONFIG_HOME: '/c' })).toBe('/c/skald/config.json');
    expect(configFile({ HOME: '/h' })).toBe('/h/.config/skald/config.json');
  });

  it('[AMI-UI-07] is written, and read again at the next start', () => {
    const file = join(folder(), 'deep', 'config.json');
    expect(readConfig(file)).toEqual({ ok: NO_CONFIG });
    expect(writeConfig(file, CONFIG)).toEqual({ ok: null });
    expect(readConfig(file)).toEqual({ ok: CONFIG });
  });

  it.each([
    '',
    '{',
    '[]',
    '{"skald":"config","delay":9}',
    '{"skald":"config","extra":1}',
    '{"skald":"record"}',
  ])('is damaged when it says %j, and stays as it is', (text) => {
    const file = join(folder(), 'config.json');
    writeFileSync(file, text);
    expect(readConfig(file)).toMatchObject({ refused: { code: 'damaged-config', params: { file } } });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('that cannot be written leaves nothing behind', () => {
    const blocked = join(folder(), 'file');
    writeFileSync(blocked, 'x');
    expect(writeConfig(join(blocked, 'config.json'), CONFIG)).toMatchObject({
      refused: { code: 'cannot-write' },
    });
    expect(existsSync(join(blocked, 'config.json'))).toBe(false);
  });
});

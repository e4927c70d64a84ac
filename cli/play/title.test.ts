import { GAMES, type GameModule } from '@skald/games';
import { describe, expect, it } from 'vitest';
import { Script } from '../testing.ts';
import { NO_CONFIG } from './config.ts';
import { configWith, type Settings, settingsFrom, table } from './settings.ts';
import { titleScreen } from './title.ts';

const module = GAMES[0] as GameModule;
const first = settingsFrom(NO_CONFIG, module, 'en');
const HEROES = ['beowulf', 'brunhild', 'egil', 'ragnar', 'siegfried', 'starkad'];

/** What comes of typing this at the title screen. */
async function typed(...lines: string[]) {
  const script = new Script(lines);
  const kept: Settings[] = [];
  const came = await titleScreen(script, module, first, (settings) => {
    kept.push(settings);
    return 'kept';
  });
  return { came, screen: script.screen, kept };
}

async function begun(...lines: string[]): Promise<Settings> {
  const { came } = await typed(...lines, '');
  if (came.do !== 'begin') throw new Error(came.do);
  return came.settings;
}

describe('the title screen', () => {
  it('[AMI-UI-08] proposes Beowulf for a human and Ragnar for a bot, nobody else', () => {
    expect(first.controls).toEqual({
      beowulf: 'human',
      brunhild: 'none',
      egil: 'none',
      ragnar: 'karl',
      siegfried: 'none',
      starkad: 'none',
    });
  });

  it('[AMI-UI-06] shows the settings and lets them be changed before the game begins', async () => {
    const { came, screen } = await typed('3 human', '7 amended', '9 4', '');
    expect(screen).toContain('Egil           human');
    expect(screen).toContain('Rules          amended');
    expect(screen).toContain('Message delay  wait for a key');
    expect(came).toMatchObject({
      do: 'begin',
      settings: { ruleset: 'amended', delay: 4, controls: { egil: 'human' } },
    });
  });

  it('[AMI-UI-02] turns each hero from human over the bots to none and round again', async () => {
    for (const [i, hero] of HEROES.entries()) {
      const seen: unknown[] = [];
      for (let times = 1; times <= 5; times++)
        seen.push(
          (await begun(`${i + 1} human`, 'egil human', ...Array(times).fill(`${i + 1}`))).controls[hero],
        );
      expect(seen).toEqual(['thrall', 'karl', 'jarl', 'none', 'human']);
    }
  });

  it('[AMI-UI-01] seats up to six heroes', async () => {
    const settings = await begun(...HEROES.map((hero) => `${hero} karl`));
    expect(table(module, settings)).toEqual({ seats: HEROES, controls: Array(6).fill('karl') });
  });

  it('[AMI-UI-03] takes any combination with at least one hero', async () => {
    for (let mask = 1; mask < 64; mask++) {
      const lines = HEROES.map(
        (hero, i) => `${hero} ${(mask >> i) & 1 ? (i % 2 ? 'human' : 'thrall') : 'none'}`,
      );
      const { seats } = table(module, await begun(...lines));
      expect(seats).toEqual(HEROES.filter((_, i) => (mask >> i) & 1));
    }
    const { came, screen } = await typed('1 none', '4 none', '', '4', '');
    expect(screen).toContain('Somebody must play');
    expect(came).toMatchObject({ do: 'begin', settings: { controls: { ragnar: 'human' } } });
  });

  it('[AMI-UI-14] can load a saved game, by its name exactly as typed', async () => {
    expect((await typed('load  My old Game ')).came).toMatchObject({ do: 'load', file: 'My old Game' });
    expect((await typed('load', 'q')).screen).toContain('Say which file');
  });

  it('[AMI-UI-41] speaks German as soon as it is asked to', async () => {
    const { screen } = await typed('8', '');
    expect(screen).toContain('Enter begins.');
    expect(screen).toContain('Enter beginnt.');
    expect(screen).toMatch(/Beowulf +Mensch/);
  });

  it('keeps settings when told to, leaves, and says what it does not understand', async () => {
    const { kept, came, screen } = await typed('2 jarl', 'keep', 'nonsense', '99', '2 odin', '9 7', 'q');
    expect(kept).toEqual([expect.objectContaining({ controls: { ...first.controls, brunhild: 'jarl' } })]);
    expect(screen.match(/no line of this list/g)).toHaveLength(4);
    expect(came).toEqual({ do: 'leave' });
    expect((await typed('?')).came).toEqual({ do: 'ended' });
  });
});

it('[AMI-UI-07] what was kept is what one begins with', () => {
  const settings: Settings = {
    ...first,
    delay: 3,
    ruleset: 'amended',
    controls: { ...first.controls, starkad: 'jarl' },
  };
  expect(settingsFrom(configWith(NO_CONFIG, module, settings), module, 'en')).toEqual(settings);
});

import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { ADVENTURES, newParty, type Quest } from './content/index.ts';
import { dungeon as module } from './module.ts';
import type { State } from './rules/state.ts';

function begin(seed: number, seats: readonly unknown[] = [[], 'overlord']): Match<State> {
  const quest = (seed % ADVENTURES.length) + 1;
  const made = Match.create(module.game, {
    seats,
    options: { quest, party: { ...newParty(), next: quest } },
    seed: `${seed}`.padStart(64, '0'),
  });
  if ('refused' in made) throw new Error(JSON.stringify(made.refused));
  return made.ok;
}

describe('the dungeon in the hall', () => {
  it('finishes what can be finished, and nothing else', () => {
    const decision = (...acts: string[]) => ({ seat: 0, kind: 'x', options: acts.map((act) => ({ act })) });
    expect(module.finishing(decision('step', 'fight', 'done'))).toEqual({ act: 'done' });
    expect(module.finishing(decision('play', 'wait'))).toEqual({ act: 'wait' });
    expect(module.finishing(decision('hero', 'concede'))).toBeNull();
    expect(module.finishing(decision('yes', 'no'))).toBeNull();
  });

  it('lets one person play all Heroes against a bot, and up to four more join', () => {
    expect(module.places.map(({ id, control }) => `${id} ${control}`)).toEqual([
      'heroes human',
      'overlord bot',
      'heroes-2 none',
      'heroes-3 none',
      'heroes-4 none',
    ]);
    const all = begin(
      2,
      module.places.map(({ seat }) => seat),
    ).view(null);
    expect(module.seats(all)).toEqual([['orlaf'], 'overlord', ['rordin'], ['madriga'], ['danor']]);
    expect(module.words.seat(begin(0).view(0), 0, 'de')).toBe('Helden');
    expect(module.words.seat(begin(2, [[], 'overlord', []]).view(0), 0, 'de')).toBe('Orlaf und Madriga');
    expect(module.words.seat(all, 1, 'en')).toBe('Overlord');
    expect(module.words.place('heroes-3', 'en')).toBe('Heroes, player 3');
    expect(module.words.dealt?.(['danor', 'orlaf'], 'en')).toBe('Orlaf and Danor');
    expect(module.words.story?.({ quest: 2, party: null }, 'en')).toMatch(/^2\. \w/);
    expect(module.words.story?.({ party: { ...newParty(), next: 3 } }, 'de')).toMatch(/^3\. \w/);
    expect(module.words.story?.({ party: null }, 'en')).toBeNull();
  });

  it('cannot do without the Overlord, nor without a Hero', () => {
    expect(module.places.flatMap((place) => ('required' in place ? [place.id] : []))).toEqual([
      'heroes',
      'overlord',
    ]);
  });

  it('[DUN-SETUP-05] tells nobody a quest of one’s own before it is played, but the number of an adventure', () => {
    const quest = ADVENTURES[2] as Quest;
    expect(module.openOptions({ quest, heroOrder: 'fixed' })).toEqual({ heroOrder: 'fixed' });
    expect(module.openOptions({ quest: 3, party: null })).toEqual({ quest: 3, party: null });
    expect(module.openOptions({ party: newParty() })).toEqual({ party: newParty() });
  });

  it('offers the saga and every adventure by its name', () => {
    expect(module.presets).toHaveLength(11);
    expect(module.words.preset('broken-gate', 'de')).toBe('1. Das geborstene Tor');
  });

  it('says how it ended, what goes along, and what comes next', () => {
    const match = begin(0);
    const giveUp = (): void => {
      const [asked] = match.decisions();
      const option = asked?.options.find(({ choice }) => ['concede', 'yes', 'auto'].includes(choice.act));
      if (asked === undefined || option === undefined) throw new Error('cannot give up here');
      match.play(asked.seat, option.id);
    };
    while (match.result === null) giveUp();
    const view = match.view(0);
    const said = module.words.ending(view, match.result, 'en');
    expect(said).toEqual([
      'The Heroes have given up.',
      'Victory for the Overlord.',
      'It took 1 round.',
      'Orlaf stands unhurt.',
      'Rordin stands unhurt.',
      'The band plays The Broken Gate once more, set up anew, with what it brought and has not used up. If it loses again, the saga goes on with The Whispering Ward.',
      'Orlaf and Rordin set out. Everybody keeps what is theirs; who is not in an adventure brings nothing into it.',
    ]);
  });
});

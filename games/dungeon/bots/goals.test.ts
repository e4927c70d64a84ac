import { type Choice, type Decision, decisionOf, FastDice, Match, optionId } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { Goal, Quest } from '../content/index.ts';
import { sketch } from '../content/testing.ts';
import { dungeon as game } from '../index.ts';
import type { State } from '../rules/state.ts';
import { errandsOf, waysOf } from './errands.ts';
import { survey, type Unit } from './field.ts';

const MAP = ['#########', '#O..#...#', '#R..1.sX#', '#...1..X#', '#...#...#', '#########'];

it.each<Goal>([{ type: 'destroyAll' }, { type: 'holdOut', rounds: 3 }])(
  'rules of thumb play a quest of $type to its end',
  (goal) => {
    const quest = sketch(MAP, {
      victory: { heroes: [goal], crippled: 'one', deckOut: 'overlordWins' },
    });
    expect(playedOut(quest).winner).toBe('heroes');
  },
);

describe('a chest that is to be protected', () => {
  /** One Hero in a corner, the dead nearer to the chest than to him. */
  const shrine = (commands: number, lock: 'L1' | 'L3'): Quest =>
    sketch(['###########', '#O........#', '#.........#', '#..s...c..#', '#....s.s.s#', '###########'], {
      chests: [{ at: [7, 3], lock, contents: [] }],
      overlord: { type: 'warlord', commands, deck: 8, pool: {} },
      victory: {
        heroes: [
          { type: 'protect', at: [7, 3] },
          { type: 'holdOut', rounds: 5 },
        ],
        crippled: 'one',
        deckOut: 'heroesWin',
      },
    });

  it('is what the Overlord’s rules of thumb go for', () => {
    expect(playedOut(shrine(4, 'L1'))).toMatchObject({ winner: 'overlord', ending: 'broken' });
  });

  it('is where Heroes stand who have nowhere else to go', () => {
    const field = survey(begun(shrine(1, 'L3')).position().state as State);
    const [hero] = field.heroes as [Unit];
    const errands = errandsOf(field);
    expect(errands.map(({ what }) => what)).toEqual(['guard']);
    const ways = waysOf(field, hero, errands);
    expect(ways[2 * field.width + 6]).toBe(0);
    expect(ways[1 * field.width + 1]).toBe(5);
  });

  it('makes the Heroes’ chances worse the more of the dead stand by it', () => {
    const besieged = begun(shrine(1, 'L3')).position().state as State;
    const relieved = structuredClone(besieged);
    // Nearer to the Hero, which alone would be worse for him.
    for (const model of relieved.models) if (model.id === 'skeleton-warrior-3') model.x = 4;
    const hero = besieged.seats.findIndex((role) => role !== 'overlord');
    expect(game.sense.assess(relieved)[hero]).toBeGreaterThan(game.sense.assess(besieged)[hero] as number);
  });
});

function begun(quest: Quest): Match<State> {
  const made = Match.create(game, {
    seats: ['overlord', []],
    options: { quest, conceding: false },
    seed: '7'.padStart(64, '0'),
  });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
}

/** Both sides always take what weighs most. */
function playedOut(quest: Quest): State {
  const match = begun(quest);
  const dice = new FastDice(3);
  for (let move = 0; move < 3000; move++) {
    const state = match.position().state as State;
    const [asked] = match.decisions();
    if (asked === undefined) break;
    const decision = decisionOf(game, state, asked.seat) as Decision;
    const weights = game.sense.weigh(state, decision).map((each) => each + dice.roll(100) / 1e6);
    match.play(asked.seat, optionId(decision.options[weights.indexOf(Math.max(...weights))] as Choice));
  }
  return match.position().state as State;
}

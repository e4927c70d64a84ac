import { type Choice, type Decision, decisionOf, FastDice, Match, optionId } from '@skald/kernel';
import { expect, it } from 'vitest';
import type { Goal } from '../content/index.ts';
import { sketch } from '../content/testing.ts';
import { dungeon as game } from '../index.ts';
import type { State } from '../rules/state.ts';

const MAP = ['#########', '#O..#...#', '#R..1.sX#', '#...1..X#', '#...#...#', '#########'];

it.each<Goal>([{ type: 'destroyAll' }, { type: 'holdOut', rounds: 3 }])(
  'rules of thumb play a quest of $type to its end',
  (goal) => {
    const quest = sketch(MAP, {
      victory: { heroes: [goal], crippled: 'one', deckOut: 'overlordWins' },
    });
    const begun = Match.create(game, {
      seats: ['overlord', []],
      options: { quest, conceding: false },
      seed: '7'.padStart(64, '0'),
    });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const match = begun.ok;
    const dice = new FastDice(3);
    for (let move = 0; move < 3000; move++) {
      const state = match.position().state as State;
      const [asked] = match.decisions();
      if (asked === undefined) break;
      const decision = decisionOf(game, state, asked.seat) as Decision;
      const weights = game.sense.weigh(state, decision).map((each) => each + dice.roll(100) / 1e6);
      match.play(asked.seat, optionId(decision.options[weights.indexOf(Math.max(...weights))] as Choice));
    }
    expect((match.position().state as State).winner).toBe('heroes');
  },
);

// Questions as they come up in real games, for the tests of what bots know.

import { type Decision, decisionOf, type Game } from '@skald/kernel';
import { walk } from '@skald/kernel/testing';
import { rules } from '../rules/game.ts';
import type { Battle, State } from '../rules/state.ts';
import { type Scene, scene } from '../rules/testing.ts';
import { sense } from './index.ts';

const GAMES = 16;
/** Seeds far apart: the first face of fast dice follows the seed. */
const SPREAD = 0x9e37_79b1;

export const game: Game<State> = { ...rules, sense };

/** Every second answer is sensible, so that games come far, the others are not, so that they come everywhere. */
function pick(state: State, decision: Decision, roll: (sides: number) => number): number {
  const weights = sense.weigh(state, decision);
  const best = weights.indexOf(Math.max(...weights));
  return roll(2) === 1 ? best : roll(weights.length) - 1;
}

/** Questions that rarely come up by themselves. */
const RARE: readonly Scene[] = [
  {
    heroes: [{ hero: 'egil', in: 'wessex', piece: { items: ['frey-faxi'] } }],
    jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
    agenda: [{ step: 'riders', seat: 0, counter: 'egil', riders: [] }],
    state: { shown: ['frey-faxi'] },
  },
  {
    heroes: [{ hero: 'egil', in: 'wessex', njordStorm: 2 }],
    agenda: [
      {
        step: 'peril',
        seat: 0,
        counter: 'egil',
        spent: 0,
        riding: false,
        riders: [],
        stretch: [],
        sailed: false,
        to: 'celtic-sea',
      },
    ],
  },
  {
    heroes: [{ hero: 'egil', in: 'wessex', rune: 'sygil', luck: 3 }],
    monsters: [{ monster: 'atli', in: 'wessex' }],
    agenda: [{ step: 'sygilLuck', seat: 0, caster: 'atli', spell: 'yr', waiting: [0], saved: [] }],
    state: { battle: battleOf(['egil'], ['atli']) },
  },
  {
    options: { runesAtWill: true },
    heroes: [{ hero: 'egil', in: 'wessex', rune: 'sygil' }],
    monsters: [{ monster: 'atli', in: 'wessex' }],
    agenda: [{ step: 'sygilWorks', seat: 0, caster: 'atli', spell: 'nied', waiting: [0], saved: [] }],
    state: { battle: battleOf(['egil'], ['atli']) },
  },
  {
    heroes: [{ hero: 'egil', in: 'thule' }],
    jarls: [
      { jarl: 'kari', in: 'wessex', of: 0 },
      { jarl: 'ivar', in: 'wessex', of: 0 },
    ],
    hoards: [{ dragon: 'fafnir', treasure: null, marks: 20 }],
    agenda: [{ step: 'spoils', seat: 0, dragon: 'fafnir' }],
    state: { battle: battleOf(['kari', 'ivar'], []), slain: ['fafnir'] },
  },
  {
    heroes: [{ hero: 'egil', in: 'thule', kingdom: ['wessex'] }],
    jarls: [
      { jarl: 'kari', in: 'wessex', of: 0 },
      { jarl: 'ivar', in: 'wessex', of: 0 },
    ],
    agenda: [{ step: 'taxHolder', seat: 0, area: 'wessex', marks: 10 }],
  },
  {
    heroes: [
      { hero: 'egil', in: 'wessex', piece: { items: ['hrunting'] } },
      { hero: 'ragnar', in: 'thule' },
    ],
    monsters: [{ monster: 'hall', in: 'wessex' }],
    agenda: [{ step: 'turnFlight', seat: 0 }],
    state: { battle: { ...battleOf(['egil'], ['hall']), die: 2, result: 'f' } },
  },
];

function battleOf(attackers: Battle['attackers'], defenders: Battle['defenders']): Battle {
  return {
    area: 'wessex',
    attacker: 0,
    attackers,
    named: [...defenders],
    defenders,
    land: false,
    faceDown: [],
    recruited: [],
    heroes: [0],
    fought: [],
    luck: [0],
    godAttack: 0,
    godDefence: 0,
    attack: 0,
    defence: 0,
    die: 0,
    result: null,
  };
}

/** Every question with several answers that comes up in a few games and in the rare scenes. */
export function everywhere(visit: (state: State, decision: Decision) => void): void {
  for (let i = 1; i <= GAMES; i++)
    walk(game, {
      seats: Array(1 + (i % 4)).fill(null),
      options: { ruleset: i % 2 ? 'amended' : 'classic' },
      seed: Math.imul(i, SPREAD),
      look: visit,
      pick,
    });
  for (const rare of RARE) {
    const state = scene(structuredClone(rare));
    visit(state, decisionOf(game, state, 0) as Decision);
  }
}

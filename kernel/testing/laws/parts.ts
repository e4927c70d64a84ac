// What hosts rely on when they tell a view in parts: what is fixed, what changes seldom, and lists of things.

import type { Game, GameState } from '../../game.ts';
import { same, sent } from '../difference.ts';
import { everybody, playMatches } from '../trial.ts';
import { type LawOfGames, looked } from './law.ts';

type View = Record<string, unknown>;

export const tellsInParts: LawOfGames = {
  title: 'can be told in parts: at a glance, what is fixed once, lists by what has changed in them',
  holds(game, trial) {
    const { fixed = [], seldom = [], lists = {} } = game;
    let glances = 0;
    let begun: unknown;
    let first: View = {};
    playMatches(game, trial, 6_000, {
      before(match, _move, random) {
        if (begun !== match) first = sent(match.view(null)) as unknown as View;
        begun = match;
        if (random(trial.every) > 1) return false;
        const truth = match.stateJson();
        for (const seat of everybody(Array(game.seats.min).fill(null))) {
          const view = sent(match.view(seat)) as unknown as View;
          same(sent(match.glance(seat, false)), view, `the glance of ${seat}`);
          const rest = sent(match.glance(seat, true)) as View;
          for (const part of fixed)
            if (part in rest) throw new Error(`${part} is fixed, and told to ${seat} once more`);
          same({ ...first, ...rest }, view, `what is fixed, as ${seat} sees it`);
          for (const part of [...seldom, ...Object.keys(lists)])
            if (!(part in view)) throw new Error(`${part} is missing in the view of ${seat}`);
          for (const part of Object.keys(lists)) tellsChanges(game, part, view[part]);
        }
        same(match.stateJson(), truth, 'what was only looked at');
        glances++;
        return false;
      },
    });
    looked(glances, trial.matches, 'glances');
  },
};

/** Nothing about a thing changes without its list noticing. */
function tellsChanges<S extends GameState>(game: Game<S>, part: string, list: unknown): void {
  const isSame = game.lists?.[part] as unknown as (before: View, now: View) => boolean;
  if (!Array.isArray(list)) throw new Error(`${part} is no list`);
  for (const thing of list.slice(0, 3) as View[]) {
    if (!isSame(thing, sent(thing))) throw new Error(`${part}: nothing changed, and it is not the same`);
    for (const [key, value] of Object.entries(thing))
      for (const other of otherThan(value))
        if (isSame(thing, { ...thing, [key]: other }))
          throw new Error(`${part}: ${key} changed to ${JSON.stringify(other)}, and it is the same`);
  }
}

function otherThan(value: unknown): unknown[] {
  if (Array.isArray(value)) return [[...value, 'x'], ...(value.length > 0 ? [['x', ...value.slice(1)]] : [])];
  return [typeof value === 'number' ? value + 1 : `not ${String(value)}`];
}

// The party has lost its way, or not: who holds the map, what the road costs, and what finds them. RUN-HAZ-LOST

import { next } from '@skald/kernel';
import { LONGEST_LOST } from '../../content/wandering.ts';
import { hardship, mapped, wayOf } from '../calls/lost.ts';
import { findersOf, leftAfter, mauledBy } from '../calls/wandering.ts';
import { isBotch, isTriumph } from '../dice.ts';
import { fighterOf, isAble } from '../fight/fighters.ts';
import { harmSteps, UNTOUCHED } from '../fight/harm.ts';
import { rollOnce, throwDie } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import type { Fighter, State, Steps } from '../fight/state.ts';
import { scoreRoll } from '../fight/tally.ts';
import { ableIn } from './heroes.ts';
import { proveRoll } from './interlude/proving.ts';
import { maul } from './mauling.ts';
import { sway } from './sways.ts';

export const astraySteps: Steps<'wayfinding' | 'hardship' | 'creeping'> = {
  /** Whoever is best at it, round after round. RUN-HAZ-LOST-01 to -04 */
  wayfinding(table, frame) {
    const { state } = table;
    const { element, difficulty, lost } = frame;
    const one = guideOf(state);
    if (one === undefined) return;
    const die = { who: one, for: 'note', roll: 'map', lacked: lacks(state, one, 'map') } as const;
    let triumph = false;
    const total = rollOnce(
      table,
      frame,
      die,
      () => rollScore(state, one, 'map'),
      difficulty,
      null,
      (shown) => {
        triumph = isTriumph(shown);
      },
    );
    if (total === null) return;
    const success = total >= difficulty;
    table.tell?.({ type: 'attempted', hero: one.id, with: 'map', total, difficulty, success });
    scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-LOST-01');
    if (success) proveRoll(state, one, 'map');
    const now = mapped(lost, { success, triumph });
    const way = now.rolls >= LONGEST_LOST ? 'found again' : wayOf(now);
    if (way === 'lost') return next(table, { step: 'wayfinding', element, difficulty, lost: now });
    if (way === 'never lost') return;
    const heroes = ableIn(state).map(({ id: hero }) => ({ element, hero, rolls: now.rolls }));
    next(
      table,
      ...heroes.map((each) => ({ step: 'hardship' as const, ...each })),
      ...heroes.map((each) => ({ step: 'creeping' as const, ...each })),
    );
  },

  /** What the road has cost him. RUN-HAZ-LOST-05 */
  hardship(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.hero);
    const { rolls: difficulty } = frame;
    if (!isAble(one)) return;
    const die = { who: one, for: 'note', roll: 'bravery', lacked: lacks(state, one, 'bravery') } as const;
    let botched = false;
    const score = () => rollScore(state, one, 'bravery');
    const total = rollOnce(table, frame, die, score, difficulty, null, (shown) => {
      botched = isBotch(shown);
    });
    if (total === null) return;
    // RUN-HAZ-LOST-06
    if (botched) sway(table, { hero: one.id, by: -1, on: 'all', until: null });
    const success = total >= difficulty;
    table.tell?.({ type: 'attempted', hero: one.id, with: 'bravery', total, difficulty, success });
    scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-LOST-05');
    if (success) return;
    // No armor keeps it off.
    const raw = hardship(throwDie(table, 'harm').result, difficulty - total);
    const road = { victim: one.id, by: null, raw, armor: false, hit: null };
    harmSteps.harm(table, { step: 'harm', ...UNTOUCHED, ...road });
  },

  /** Whoever is heard brings something upon all of them. RUN-HAZ-LOST-07, RUN-RUN-63, -64 */
  creeping(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.hero);
    const { rolls: difficulty } = frame;
    if (!isAble(one)) return;
    const die = { who: one, for: 'note', roll: 'stealth', lacked: lacks(state, one, 'stealth') } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, 'stealth'), difficulty);
    if (total === null) return;
    const success = total >= difficulty;
    table.tell?.({ type: 'attempted', hero: one.id, with: 'stealth', total, difficulty, success });
    scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-LOST-07');
    if (success) return;
    const wanderers = findersOf(difficulty - total);
    for (const each of ableIn(state)) {
      const loss = mauledBy(wanderers, throwDie(table, 'harm').result);
      maul(table, each, leftAfter(each.hp, loss, 'getting lost'));
    }
  },
};

/** RUN-HAZ-LOST-04 */
const guideOf = (state: State): Fighter | undefined => {
  const [first, ...others] = ableIn(state);
  return others.reduce<Fighter | undefined>(
    (best, one) =>
      best !== undefined && rollScore(state, one, 'map') > rollScore(state, best, 'map') ? one : best,
    first,
  );
};

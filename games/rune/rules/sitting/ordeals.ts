// What goes on in rounds without a fight, until somebody has ended it. RUN-TRAP-25 to -33, RUN-HAZ-FIRE, RUN-DIF-175

import { next } from '@skald/kernel';
import { burnOn } from '../fight/burning.ts';
import { fighterOf, isOnField } from '../fight/fighters.ts';
import type { Fighter, State, Steps } from '../fight/state.ts';
import { forget } from './befalling.ts';
import { ordealOf } from './fray.ts';
import { ableIn, sittingOf } from './heroes.ts';
import { elementNamed } from './notes.ts';
import { shotAt } from './targets.ts';
import { endOf, workOn } from './works.ts';

/** Nothing shoots for ever. */
const LONGEST = 30;

export const ordealSteps: Steps<'ending' | 'ablaze' | 'burningOn' | 'salvo'> = {
  /** It shoots, then one after the other tries to stop it, and so on. RUN-TRAP-57, -58, RUN-DIF-175 */
  salvo(table, { element: id, round, tried }) {
    const { state } = table;
    const element = elementNamed(sittingOf(state), id);
    const end = element?.targets?.repeats;
    const able = ableIn(state).map((one) => one.id);
    if (element === null || end == null || able.length === 0 || round > LONGEST) return;
    if (workOn(sittingOf(state), id).over) return;
    const [first, ...others] = able.filter((hero) => !tried.includes(hero));
    const by = tried.length === 0 ? shotAt(table, element, able) : null;
    const stopping = { step: 'quelling' as const, element: id, effect: null, which: 0, failed: false };
    next(
      table,
      ...(by === null ? [] : [{ step: 'element' as const, element: id, by, led: true as const }]),
      ...(first === undefined ? [] : [{ ...stopping, hero: first, by: first }]),
      others.length === 0
        ? { step: 'salvo', element: id, round: round + 1, tried: [] }
        : { step: 'salvo', element: id, round, tried: [...tried, first as string] },
    );
  },

  /** He himself first, then whoever can lend a hand, each once a round. RUN-TRAP-27, -31 */
  ending(table, { element: id, effect, hero, difference, round, tried }) {
    const { state } = table;
    const element = elementNamed(sittingOf(state), id);
    const lasting = ordealOf(state, { element: id, effect, hero });
    if (element === null || lasting === undefined) return;
    // An action is enough, or it is over by itself. RUN-TRAP-27
    if (!isOnField(fighterOf(state, hero)) || endOf(element, effect)?.roll == null)
      return forget(state, lasting);
    const helper = helpers(state, hero).find((one) => !tried.includes(one.id));
    const again = { element: id, effect, hero, difference };
    if (helper === undefined) return next(table, { step: 'ordeal', ...again, round: round + 1 });
    const all = [...tried, helper.id];
    next(
      table,
      { step: 'quelling', element: id, effect, hero, by: helper.id, which: 0, failed: false },
      { step: 'ending', ...again, round, tried: all },
    );
  },

  /** RUN-HAZ-FIRE-03, -07, -11 */
  ablaze(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.hero);
    if (one.fire === null) return;
    if (!isOnField(one) || frame.wet) {
      one.fire = null;
      if (frame.wet) table.tell?.({ type: 'smothered', fighter: one.id, out: true });
      return;
    }
    next(table, { step: 'smothering', fighter: one.id }, { step: 'burningOn', hero: one.id }, frame);
  },

  burningOn: (table, { hero }) => burnOn(table, fighterOf(table.state, hero)),
};

const helpers = (state: State, hero: string): Fighter[] => {
  const able = ableIn(state);
  return [...able.filter(({ id }) => id === hero), ...able.filter(({ id }) => id !== hero)];
};

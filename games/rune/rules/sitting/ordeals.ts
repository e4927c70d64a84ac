// What goes on in rounds without a fight, until somebody has ended it. RUN-TRAP-25 to -33, RUN-HAZ-FIRE, RUN-HAZ-DROWN, RUN-DIF-175

import { next } from '@skald/kernel';
import { DROWNING, grown } from '../../content/hazards.ts';
import type { EffectOf } from '../../documents/encounter/effect-schema.ts';
import type { PlainRoll } from '../../documents/encounter/roll-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { burnOn } from '../fight/burning.ts';
import { growsLaterFor, rollChange } from '../fight/changes.ts';
import { fighterOf, hampered, isOnField, sheetOf } from '../fight/fighters.ts';
import { befall } from '../fight/harm.ts';
import { rollOnce } from '../fight/rolling.ts';
import { lacks } from '../fight/rolls.ts';
import type { Fighter, State, Steps } from '../fight/state.ts';
import { scoreRoll } from '../fight/tally.ts';
import { swimDifficulty } from '../space/index.ts';
import { ableIn, sittingOf } from './heroes.ts';
import { elementNamed } from './notes.ts';
import { difficultyFor, kindOfRoll, scoreFor } from './scores.ts';

export const ordealSteps: Steps<'ending' | 'ablaze' | 'burningOn' | 'afloat'> = {
  /** He himself first, then whoever can lend a hand, each once a round. RUN-TRAP-27, -31 */
  ending(table, frame) {
    const { state } = table;
    const { element: id, effect, hero, difference, round, tried } = frame;
    const element = elementNamed(sittingOf(state), id);
    if (element === null || !isOnField(fighterOf(state, hero))) return;
    const roll = endOf(element, effect);
    if (roll === null) return;
    const helper = helpers(state, hero).find((one) => !tried.includes(one.id));
    const again = { element: id, effect, hero, difference };
    if (helper === undefined) return next(table, { step: 'ordeal', ...again, round: round + 1 });
    const difficulty = difficultyFor(state, helper, roll, null);
    const die = {
      who: helper,
      for: 'note',
      roll: kindOfRoll(scoreFor(state, helper, element, roll)),
    } as const;
    const total = rollOnce(table, frame, die, () => scoreFor(state, helper, element, roll).total, difficulty);
    if (total === null) return;
    const success = total >= difficulty;
    const { with: by } = scoreFor(state, helper, element, roll);
    table.tell?.({ type: 'attempted', hero: helper.id, with: by, total, difficulty, success });
    if (!success) next(table, { step: 'ending', ...again, round, tried: [...tried, helper.id] });
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

  /** Ashore, or under water: there he cannot help himself. RUN-HAZ-DROWN-01 to -06 */
  afloat(table, frame) {
    const { state } = table;
    const { element: id, effect, hero, round, under } = frame;
    const element = elementNamed(sittingOf(state), id);
    const water = element?.effects[effect];
    const one = fighterOf(state, hero);
    if (water?.kind !== 'drowning' || !isOnField(one)) return;
    const again = { element: id, effect, hero, round: round + 1, under: under + 1 };
    const swimmer = under === 0 ? one : ableIn(state).find((other) => other.id !== hero);
    const sink = (): void => {
      next(table, { step: 'afloat', ...again });
      befall(table, one, DROWNING + grown(under + 1, growsLaterFor(state, one)), 'drowning');
    };
    if (swimmer === undefined) return sink();
    const difficulty = swimmingFor(state, water, round, under > 0 ? one : null);
    const die = { who: swimmer, for: 'swim', roll: 'swim', lacked: lacks(state, swimmer, 'swim') } as const;
    const total = rollOnce(table, frame, die, () => swimming(state, swimmer), difficulty);
    if (total === null) return;
    const afloat = total >= difficulty;
    if (under === 0) {
      table.tell?.({ type: 'swam', fighter: swimmer.id, total, difficulty, afloat });
      scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-DROWN-01');
    } else table.tell?.({ type: 'rescued', by: swimmer.id, at: hero, held: afloat });
    if (!afloat) sink();
  },
};

/** Null: an action is enough, or it is over by itself. RUN-TRAP-27 */
function endOf({ effects }: Element, index: number): PlainRoll | null {
  const effect = effects[index];
  return effect !== undefined && 'end' in effect ? (effect.end?.roll ?? null) : null;
}

const helpers = (state: State, hero: string): Fighter[] => {
  const able = ableIn(state);
  return [...able.filter(({ id }) => id === hero), ...able.filter(({ id }) => id !== hero)];
};

/** With somebody whom he pulls along. RUN-HAZ-DROWN-02, -06 */
const swimmingFor = (
  state: State,
  { surface, current }: EffectOf<'drowning'>,
  round: number,
  pulled: Fighter | null,
): number =>
  swimDifficulty({
    surface,
    against: current,
    directed: true,
    round: pulled === null ? round : 1,
    ...(pulled !== null && { pulls: sheetOf(state, pulled).bare('Sta') }),
  });

const swimming = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('swim', 'Str') + rollChange(state, one, 'swim') - hampered(state, one);

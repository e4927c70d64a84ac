// What the notes do to whoever fails, one entry for each kind. RUN-TRAP, RUN-IMPAIR, RUN-HAZ

import { next } from '@skald/kernel';
import type { Effect, EffectOf } from '../../documents/encounter/effect-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { type Lasting, rawIn, rawOfDice } from '../calls/lasting.ts';
import { SETTING_OUT } from '../calls/lost.ts';
import { perilsOf } from '../calls/perils.ts';
import type { Harm } from '../fight/agenda.ts';
import { expose } from '../fight/burning.ts';
import { plunge } from '../fight/falling.ts';
import { fighterOf, isOnField, sheetOf } from '../fight/fighters.ts';
import { befall, harmSteps, UNTOUCHED } from '../fight/harm.ts';
import { throwDie } from '../fight/rolling.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { reward } from '../fight/tally.ts';
import { RAGING, stings } from '../space/index.ts';
import { mayBleed } from './blood.ts';
import { ordealOf } from './fray.ts';
import { amend, sittingOf } from './heroes.ts';
import { elementNamed, inOrder } from './notes.ts';
import { difficultyFor } from './scores.ts';
import type { Ordeal } from './state.ts';
import { foesNamed, omen, sway } from './sways.ts';

export const befallingSteps: Steps<'strike' | 'ordeal'> = {
  strike(table, { element: id, effect: index, hero, difference }) {
    const { state } = table;
    const element = elementNamed(sittingOf(state), id);
    const effect = element?.effects[index];
    const one = fighterOf(state, hero);
    if (element === null || effect === undefined || !isOnField(one)) return;
    if (index === inOrder(element.effects)[0]?.effect) {
      amend(state, { blow: { hero, raw: 0, hp: one.hp } });
      table.tell?.({ type: 'stricken', hero, name: element.name });
    }
    mayBleed(table, id, hero);
    bring(table, one, effect, { element, index, difference });
  },

  /** As a later round begins it hurts again, until somebody has ended it. RUN-TRAP-70, RUN-DIF-175, RUN-RULING-T77 */
  ordeal(table, frame) {
    const { state } = table;
    const { element: id, effect: index, hero, difference, round } = frame;
    const element = elementNamed(sittingOf(state), id);
    const effect = element?.effects[index];
    const one = fighterOf(state, hero);
    const lasting = ordealOf(state, frame);
    if (element === null || effect === undefined || lasting === undefined) return;
    if (!isOnField(one) || round > LONGEST) return forget(state, lasting);
    remember(state, { ...lasting, round });
    if (effect.kind === 'drowning') {
      if (state.round === 0) forget(state, ordealOf(state, frame) ?? lasting);
      return next(table, { step: 'afloat', element: id, effect: index, hero, round, under: difference });
    }
    if (state.round === 0)
      next(table, { step: 'ending', element: id, effect: index, hero, difference, round, tried: [] });
    hurt(table, one, element, rawOf(table, effect, difference, round) ?? 0, isIgnored(effect), difference);
  },
};

/** In place of what was known of it before. RUN-TRAP-70 */
export function remember(state: State, { element, effect, hero, ...how }: Ordeal): void {
  const known = ordealOf(state, { element, effect, hero });
  const { ordeals = [] } = sittingOf(state);
  amend(state, { ordeals: [...ordeals.filter((one) => one !== known), { element, effect, hero, ...how }] });
}

export function forget(state: State, lasting: Ordeal): void {
  const { ordeals = [] } = sittingOf(state);
  amend(state, { ordeals: ordeals.filter((one) => one !== lasting) });
}

/** Nothing hurts for ever. */
const LONGEST = 30;

interface Cause {
  readonly element: Element;
  readonly index: number;
  readonly difference: number;
}

type Befalls = {
  readonly [K in Effect['kind']]: (table: Table, one: Fighter, effect: EffectOf<K>, cause: Cause) => void;
};

const bring = (table: Table, one: Fighter, effect: Effect, cause: Cause): void =>
  (BEFALLS[effect.kind] as (table: Table, one: Fighter, effect: Effect, cause: Cause) => void)(
    table,
    one,
    effect,
    cause,
  );

const suffer = (
  table: Table,
  one: Fighter,
  effect: EffectOf<'damage' | 'dice' | 'acid'>,
  { element, index, difference }: Cause,
): void => {
  const lasts = effect.kind === 'acid' || effect.over !== 'once';
  const again = { element: element.id, effect: index, hero: one.id, difference, round: 1 };
  if (lasts && ordealOf(table.state, again) === undefined) remember(table.state, { ...again, have: 0 });
  if (lasts && table.state.round === 0)
    next(table, {
      step: 'ending',
      element: element.id,
      effect: index,
      hero: one.id,
      difference,
      round: 1,
      tried: [],
    });
  if (effect.kind === 'acid') {
    // Into it with all that he has, and deep enough to drown in. RUN-HAZ-ACID-02, -03, RUN-EQDMG-23
    if (effect.deep !== null)
      next(table, { step: 'afloat', element: element.id, effect: index, hero: one.id, round: 1, under: 0 });
    next(table, { step: 'corroding', hero: one.id });
  }
  hurt(table, one, element, rawOf(table, effect, difference, 1) ?? 0, isIgnored(effect), difference);
};

const BEFALLS: Befalls = {
  damage: suffer,
  dice: suffer,
  acid: suffer,

  /** What hampers a score does so at once in a fight that is fought, and no more than once. RUN-IMPAIR-07, RUN-RULING-R95 */
  impairment(table, one, { points, only, until }) {
    if (table.state.round > 0 && only?.on === 'score') return omen(table, one, only.score, -points, null);
    sway(table, { hero: one.id, by: -points, on: only ?? 'all', until });
  },

  stick(table, one, { roll, by }) {
    sway(table, { hero: one.id, by: -by, on: { roll }, until: null });
  },

  /** Once for all of them, whoever failed. RUN-TRAP-43, -44 */
  foesStick(table, _, { score, by, rounds, fights, foes }) {
    const { state } = table;
    const { sways } = sittingOf(state);
    if (state.round > 0) {
      for (const foe of foesNamed(state, foes)) omen(table, foe, score, by, state.round + rounds - 1);
      return;
    }
    const known = sways.some(
      ({ hero, on, by: how }) =>
        hero === null && on !== 'all' && 'fight' in on && on.fight === score && how === by,
    );
    const whom = foes === 'all' ? {} : { foes };
    if (!known) sway(table, { hero: null, by, on: { fight: score, rounds, fights, ...whom }, until: null });
  },

  /** RUN-TRAP-50, RUN-VP-34 */
  status: (table, one, { points }) => reward(table, one, 'statusLoss', points, 'RUN-TRAP-50'),

  /** RUN-HAZ-AMBUSH-01 */
  ambush({ state }, { id }) {
    const { ambushed } = sittingOf(state);
    amend(state, { ambushed: { ...ambushed, heroes: [...new Set([...ambushed.heroes, id])] } });
  },

  fall: (table, one, { feet }, { element }) => plunge(table, null, one, feet, perilsOf(element)),

  /** RUN-HAZ-FIRE-01, -05 */
  fire(table, one, { raging, water, within }, cause) {
    const burning = { element: cause.element.id, hero: one.id, wet: water !== null };
    // In a fight he smothers it in his turn.
    if (table.state.round === 0) {
      // Whoever is in the midst of it has to get out first, and burns on meanwhile. RUN-RULING-R97
      const inside = within === true && !(sittingOf(table.state).near ?? []).includes(one.id);
      next(table, ...(inside ? [{ step: 'burningOn' as const, hero: one.id }] : []), {
        step: 'ablaze',
        ...burning,
      });
    }
    if (!raging) return expose(table, one, null);
    one.fire = { ...RAGING, by: null };
    table.tell?.({ type: 'caughtFire', fighter: one.id });
    befall(table, one, RAGING.start, 'fire');
  },

  /** Into the water with him: he swims, or goes under. RUN-HAZ-DROWN-01 */
  drowning(table, one, _, { element, index }) {
    next(table, { step: 'afloat', element: element.id, effect: index, hero: one.id, round: 1, under: 0 });
  },

  /** One round of it, and they are through. RUN-HAZ-NUIS-02, -05, -07 */
  nuisance(table, one, { dam }) {
    const { soak, bareSoak } = sheetOf(table.state, one);
    next(table, { step: 'bearing', fighter: one.id });
    befall(table, one, stings(dam, soak.total - bareSoak), 'swarm');
  },

  /** In a fight it holds him until somebody has opened it; without one it holds nobody for long. RUN-HAZ-GRAB-01, -02, -06 */
  grab(table, one, { dam, escape: freeing }, { element, difference }) {
    if (table.state.round > 0) {
      const difficulty = Math.max(0, difficultyFor(table.state, one, freeing, null));
      one.caught = { trap: element.id, difficulty };
      table.tell?.({ type: 'sprang', fighter: one.id, trap: element.id, caught: true });
    }
    if (dam > 0) hurt(table, one, element, dam + difference, false, difference);
  },

  /** RUN-EQDMG-02 */
  equipment: (table, { id }) => next(table, { step: 'corroding', hero: id }),
  /** RUN-HAZ-LOST-01 */
  lost(table, _, { difficulty }, { element }) {
    next(table, { step: 'wayfinding', element: element.id, difficulty, lost: { ...SETTING_OUT } });
  },
};

const isIgnored = (effect: Effect): boolean =>
  effect.kind === 'acid' || ('armorIgnoring' in effect && effect.armorIgnoring);

/** Raw Damage of a round. RUN-TRAP-10, -20, -25, -28 */
function rawOf(table: Table, effect: Effect, difference: number, round: number): number | null {
  if (effect.kind === 'dice')
    return rawOfDice(
      Array.from({ length: effect.dice }, () => throwDie(table, 'harm')),
      difference,
    );
  if (effect.kind !== 'damage' && effect.kind !== 'acid') return null;
  const over: Lasting['over'] = effect.kind === 'acid' ? 'recurring' : effect.over;
  return rawIn({ dam: effect.dam, difference, over }, round);
}

/** Made by somebody or by nobody, of heat or of poison: gifts ask for it. RUN-TRAP-01, -02, RUN-HOOK-06 */
function hurt(
  table: Table,
  one: Fighter,
  { nature, tags }: Element,
  raw: number,
  ignoresArmor: boolean,
  missing: number,
): void {
  if (raw <= 0) return;
  amend(table.state, { blow: { hero: one.id, raw, hp: one.hp } });
  const element: Harm['element'] = tags.includes('heat') ? 'heat' : tags.includes('poison') ? 'poison' : null;
  harmSteps.harm(table, {
    step: 'harm',
    ...UNTOUCHED,
    victim: one.id,
    by: null,
    raw,
    armor: !ignoresArmor,
    nature: nature === 'trap' ? 'trap' : 'place',
    element,
    missing,
    hit: null,
  });
}

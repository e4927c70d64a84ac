// What the notes do to whoever fails, one entry for each kind. RUN-TRAP, RUN-IMPAIR, RUN-HAZ

import { next } from '@skald/kernel';
import type { Effect, EffectOf } from '../../documents/encounter/effect-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { type Lasting, rawIn, rawOfDice } from '../calls/lasting.ts';
import { SETTING_OUT } from '../calls/lost.ts';
import type { Harm } from '../fight/agenda.ts';
import { expose } from '../fight/burning.ts';
import { plunge } from '../fight/falling.ts';
import { fighterOf, isOnField, sheetOf } from '../fight/fighters.ts';
import { befall, harmSteps, UNTOUCHED } from '../fight/harm.ts';
import { throwDie } from '../fight/rolling.ts';
import type { Fighter, Steps, Table } from '../fight/state.ts';
import { reward } from '../fight/tally.ts';
import { RAGING, stings } from '../space/index.ts';
import { amend, sittingOf } from './heroes.ts';
import { elementNamed } from './notes.ts';
import { sway } from './sways.ts';

export const befallingSteps: Steps<'strike' | 'ordeal'> = {
  strike(table, { element: id, effect: index, hero, difference }) {
    const { state } = table;
    const element = elementNamed(sittingOf(state), id);
    const effect = element?.effects[index];
    const one = fighterOf(state, hero);
    if (element === null || effect === undefined || !isOnField(one)) return;
    if (index === 0) table.tell?.({ type: 'stricken', hero, name: element.name });
    bring(table, one, effect, { element, index, difference });
  },

  /** As a later round begins it hurts again, until somebody has ended it. RUN-TRAP-70, RUN-DIF-175, RUN-RULING-T77 */
  ordeal(table, frame) {
    const { state } = table;
    const { element: id, effect: index, hero, difference, round } = frame;
    const element = elementNamed(sittingOf(state), id);
    const effect = element?.effects[index];
    const one = fighterOf(state, hero);
    if (element === null || effect === undefined || !isOnField(one) || round > LONGEST) return;
    hurt(table, one, element, rawOf(table, effect, difference, round) ?? 0, isIgnored(effect), difference);
    next(table, { step: 'ending', element: id, effect: index, hero, difference, round, tried: [] });
  },
};

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
  if (effect.kind === 'acid' || effect.over !== 'once')
    next(table, {
      step: 'ending',
      element: element.id,
      effect: index,
      hero: one.id,
      difference,
      round: 1,
      tried: [],
    });
  hurt(table, one, element, rawOf(table, effect, difference, 1) ?? 0, isIgnored(effect), difference);
};

const BEFALLS: Befalls = {
  damage: suffer,
  dice: suffer,
  acid: suffer,

  impairment(table, one, { points, only, until }) {
    sway(table, { hero: one.id, by: -points, on: only ?? 'all', until });
  },

  stick(table, one, { roll, by }) {
    sway(table, { hero: one.id, by: -by, on: { roll }, until: null });
  },

  /** Once for all of them, whoever failed. RUN-TRAP-43, -44 */
  foesStick(table, _, { score, by, rounds, fights }) {
    const { sways } = sittingOf(table.state);
    const known = sways.some(
      ({ hero, on, by: how }) =>
        hero === null && on !== 'all' && 'fight' in on && on.fight === score && how === by,
    );
    if (!known) sway(table, { hero: null, by, on: { fight: score, rounds, fights }, until: null });
  },

  /** RUN-TRAP-50, RUN-VP-34 */
  status: (table, one, { points }) => reward(table, one, 'statusLoss', points, 'RUN-TRAP-50'),

  /** RUN-HAZ-AMBUSH-01 */
  ambush({ state }, { id }) {
    const { ambushed } = sittingOf(state);
    amend(state, { ambushed: { ...ambushed, heroes: [...new Set([...ambushed.heroes, id])] } });
  },

  fall: (table, one, { feet }) => plunge(table, null, one, feet),

  /** RUN-HAZ-FIRE-01, -05 */
  fire(table, one, { raging, water }, cause) {
    const burning = { element: cause.element.id, hero: one.id, wet: water !== null };
    next(table, { step: 'ablaze', ...burning });
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

  /** Outside a fight it holds nobody for long. RUN-HAZ-GRAB-01 */
  grab(table, one, { dam }, { element, difference }) {
    if (dam > 0) hurt(table, one, element, dam + difference, false, difference);
  },

  equipment() {},
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

// Whomever the notes let fall into deep water: he swims ashore or goes under, and whoever likes goes in after him.
// RUN-HAZ-DROWN, RUN-RULING-T44

import { next } from '@skald/kernel';
import { DROWNING, grown } from '../../content/hazards.ts';
import type { EffectOf } from '../../documents/encounter/effect-schema.ts';
import { chanceToBeat } from '../blow.ts';
import { perilsOf } from '../calls/perils.ts';
import { chanceOf } from '../dice.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { growsLaterFor, rollChange } from '../fight/changes.ts';
import { fighterOf, hampered, isAble, isOnField, sheetOf } from '../fight/fighters.ts';
import { befall } from '../fight/harm.ts';
import { rescueScores } from '../fight/rescuing.ts';
import { rollBoth, rollOnce } from '../fight/rolling.ts';
import { lacks } from '../fight/rolls.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { scoreRoll } from '../fight/tally.ts';
import type { Peril } from '../hooks/effect.ts';
import { swimDifficulty } from '../space/index.ts';
import { forget, remember } from './befalling.ts';
import { ordealOf } from './fray.ts';
import { ableIn, amend, sittingOf } from './heroes.ts';
import { elementNamed } from './notes.ts';

export const drowningSteps: Steps<'afloat' | 'rescuing'> = {
  /** Ashore, or under water: there he cannot help himself. RUN-HAZ-DROWN-01, -04, -05 */
  afloat(table, frame) {
    const { state } = table;
    const { element, effect, hero, round, under } = frame;
    const water = waterOf(state, frame);
    const one = fighterOf(state, hero);
    if (water === null || !isOnField(one)) return;
    if (under > 0) {
      const asked = ashore(state, hero).flatMap(({ id, seat }) => (seat === null ? [] : [id]));
      const about = 'rescue' as const;
      return next(
        table,
        ...(asked.length === 0
          ? []
          : [{ step: 'volunteers' as const, rollers: 'volunteers' as const, asked, wanting: [], about }]),
        { step: 'rescuing', element, effect, hero, round, under, by: [], which: 0, holds: false },
      );
    }
    if (!isAble(one)) return sink(table, frame);
    const rope = isRescuing(state, hero) ? ropeFor(state, [hero]) : null;
    const perils = perilsIn(state, frame);
    const afloat = swims(table, frame, one, swimmingFor(state, water, { round, rope, pulled: null }), perils);
    if (afloat === false) sink(table, frame);
  },

  /** One after the other gets hold of him and swims, or goes under himself. RUN-HAZ-DROWN-06, -09 */
  rescuing(table, frame) {
    const { state } = table;
    const { hero, by, which, holds } = frame;
    const water = waterOf(state, frame);
    const victim = fighterOf(state, hero);
    if (water === null || !isOnField(victim)) return;
    const rescuer = by[which];
    if (rescuer === undefined) return sink(table, frame);
    const one = fighterOf(state, rescuer);
    const { dice: _, ...now } = frame;
    const others = { ...now, which: which + 1, holds: false };
    if (!isAble(one) || isUnder(state, rescuer)) return next(table, others);
    if (!holds) {
      const totals = rollBoth(
        table,
        frame,
        [
          { who: one, for: 'attack', roll: 'attack', lacked: lacks(state, one, 'brawling') },
          { who: victim, for: 'defence', roll: 'defence', unasked: true },
        ],
        () => rescueScores(state, one, victim),
      );
      if (totals === null) return;
      spendAction(state, rescuer);
      const held = totals[0] >= totals[1];
      table.tell?.({ type: 'rescued', by: rescuer, at: hero, held });
      // He is in the water all the same.
      return held ? next(table, { ...now, holds: true }) : next(table, inWater(frame, rescuer), others);
    }
    const rope = ropeFor(state, [hero, ...by]);
    const ashoreAgain = swims(
      table,
      frame,
      one,
      swimmingFor(state, water, { round: 1, rope, pulled: victim }),
    );
    if (ashoreAgain === null) return;
    if (!ashoreAgain) {
      next(table, others);
      return sink(table, inWater(frame, rescuer));
    }
    const lasting = ordealOf(state, frame);
    if (lasting !== undefined && isDrowning(state, frame)) forget(state, lasting);
  },
};

type Place = Pick<FrameOf<'afloat'>, 'element' | 'effect'>;

const effectAt = (state: State, { element, effect }: Place) =>
  elementNamed(sittingOf(state), element)?.effects[effect];

const isDrowning = (state: State, place: Place): boolean => effectAt(state, place)?.kind === 'drowning';

/** Of whoever was thrown in: who pulls another out is in no trap himself. RUN-TRE-54 */
function perilsIn(state: State, { element }: Place): readonly Peril[] {
  const named = elementNamed(sittingOf(state), element);
  return named === null ? [] : perilsOf(named);
}

function waterOf(state: State, place: Place): Pick<EffectOf<'drowning'>, 'surface' | 'current'> | null {
  const liquid = effectAt(state, place);
  return liquid?.kind === 'acid' ? liquid.deep : liquid?.kind === 'drowning' ? liquid : null;
}

const inWater = ({ element, effect }: Place, hero: string): FrameOf<'afloat'> => ({
  step: 'afloat',
  element,
  effect,
  hero,
  round: 1,
  under: 0,
});

/** Another round of it, and each is worse. RUN-HAZ-DROWN-04 */
function sink(table: Table, { element, effect, hero, round, under }: Omit<FrameOf<'afloat'>, 'step'>): void {
  const { state } = table;
  const one = fighterOf(state, hero);
  // From under water nobody fights. RUN-HAZ-DROWN-05
  Object.assign(one, { steps: [], waiting: false });
  // In a fight the next round of it comes with the next round of that.
  if (state.round > 0) remember(state, { element, effect, hero, difference: under + 1, round, have: 0 });
  else next(table, { step: 'afloat', element, effect, hero, round: round + 1, under: under + 1 });
  befall(table, one, DROWNING + grown(under + 1, growsLaterFor(state, one)), 'drowning');
}

/** His roll of the round; null while somebody is asked. RUN-HAZ-DROWN-01 */
function swims(
  table: Table,
  frame: FrameOf<'afloat' | 'rescuing'>,
  one: Fighter,
  difficulty: number,
  perils: readonly Peril[] = [],
): boolean | null {
  const { state } = table;
  const die = { who: one, for: 'swim', roll: 'swim', lacked: lacks(state, one, 'swim'), perils } as const;
  const total = rollOnce(table, frame, die, () => swimming(state, one, perils), difficulty);
  if (total === null) return null;
  const afloat = total >= difficulty;
  table.tell?.({ type: 'swam', fighter: one.id, total, difficulty, afloat });
  scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-DROWN-01');
  return afloat;
}

interface Burden {
  readonly round: number;
  /** The Strength of whoever holds the rope. */
  readonly rope: number | null;
  readonly pulled: Fighter | null;
}

/** Where no map says how far the shore is, to reach it is no direction of its own. RUN-HAZ-DROWN-02, RUN-STOLEN-4.4, RUN-TV-T35 */
const swimmingFor = (
  state: State,
  { surface, current }: Pick<EffectOf<'drowning'>, 'surface' | 'current'>,
  { round, rope, pulled }: Burden,
): number =>
  swimDifficulty({
    surface,
    against: current,
    directed: false,
    round,
    ...(rope !== null && { rope }),
    ...(pulled !== null && { pulls: sheetOf(state, pulled).bare('Sta') }),
  });

const swimming = (state: State, one: Fighter, perils: readonly Peril[] = []): number =>
  sheetOf(state, one).roll('swim', 'Str') + rollChange(state, one, 'swim', { perils }) - hampered(state, one);

/** Those who can do something, and are not under water themselves. RUN-HAZ-DROWN-05 */
const ashore = (state: State, but: string): Fighter[] =>
  ableIn(state).filter(({ id }) => id !== but && !isUnder(state, id));

const isUnder = (state: State, hero: string): boolean =>
  state.agenda.some(
    (frame) =>
      (frame.step === 'rescuing' || (frame.step === 'afloat' && frame.under > 0)) && frame.hero === hero,
  ) || (sittingOf(state).ordeals ?? []).some((one) => one.hero === hero && isDrowning(state, one));

const isRescuing = ({ agenda }: State, hero: string): boolean =>
  agenda.some((frame) => frame.step === 'rescuing' && frame.by.includes(hero));

/** The strongest who has one and stays ashore holds it, braced. RUN-HAZ-DROWN-02, RUN-ABIL-CLI-01 */
function ropeFor(state: State, inWater: readonly string[]): number | null {
  const holders = ableIn(state)
    .filter(({ id }) => !inWater.includes(id) && !isUnder(state, id) && !isRescuing(state, id))
    .map((one) => sheetOf(state, one))
    .filter(({ rope }) => rope)
    .map((sheet) => sheet.bare('Str'));
  return holders.length === 0 ? null : Math.max(...holders);
}

/** In a fight it is his action of the round. RUN-HAZ-DROWN-06, RUN-DIF-175 */
function spendAction(state: State, hero: string): void {
  const { busy = [] } = sittingOf(state);
  if (state.round > 0 && !busy.includes(hero)) amend(state, { busy: [...busy, hero] });
}

/** Before somebody goes in: that he brings the other ashore, and that he goes under himself. Null: nobody is drowning. */
export function rescueChances(
  state: State,
  rescuer: string,
): { readonly victim: string; readonly saves: number; readonly drowns: number } | null {
  const coming = state.agenda.findLast((frame) => frame.step === 'rescuing');
  const water = coming === undefined ? null : waterOf(state, coming);
  if (coming === undefined || water === null) return null;
  const [one, victim] = [fighterOf(state, rescuer), fighterOf(state, coming.hero)];
  const [atk, dfn] = rescueScores(state, one, victim);
  const grip = chanceToBeat(atk - dfn);
  const rope = ropeFor(state, [rescuer]);
  const afloat = (pulled: Fighter | null): number =>
    chanceOf(swimming(state, one), swimmingFor(state, water, { round: 1, rope, pulled }));
  const [laden, alone] = [afloat(victim), afloat(null)];
  return { victim: victim.id, saves: grip * laden, drowns: grip * (1 - laden) + (1 - grip) * (1 - alone) };
}

/** Whoever could go in after him as well. */
export const couldRescue = (state: State, victim: string): string[] =>
  ashore(state, victim).map(({ id }) => id);

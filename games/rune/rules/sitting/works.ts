// What the notes hold for whoever has hands free in a fight: deeds, what goes on until somebody stops it, and what hurts
// somebody from round to round. RUN-COND-30, RUN-DIF-50, RUN-TRAP-31, -58

import type { End } from '../../documents/encounter/roll-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { isBlank, type Words } from '../../documents/encounter/words.ts';
import { conditionOf } from '../encounter/progress.ts';
import { bodyOf, fighterOf, groundFor, isAble, isHero } from '../fight/fighters.ts';
import type { Fighter, State } from '../fight/state.ts';
import { damAt, distance } from '../space/index.ts';
import { deedOf, elementNamed, eventIn } from './notes.ts';
import type { Ordeal, Sitting } from './state.ts';

export interface Work {
  /** To do it, to stop it for all, or to free somebody of it. */
  readonly kind: 'deed' | 'stop' | 'end';
  readonly element: Element;
  readonly words: Words;
  /** It takes an action. RUN-COND-30, RUN-TRAP-27 */
  readonly action: boolean;
  /** Whom it has. */
  readonly ordeal: Ordeal | null;
}

/** Elements of the fight that is fought; none without one. */
export function frayOf({ round, sitting }: State): readonly Element[] {
  const event = sitting === undefined || round === 0 ? null : eventIn(sitting);
  return event?.combat == null ? [] : event.elements.filter(({ phase }) => phase === 'during');
}

export const isSink = ({ roll }: Element): boolean => roll?.multiple?.kind === 'actionSink';

/** What somebody has to choose; everything else comes by itself. RUN-COND-01, -20, -30 */
export const isDeed = (element: Element): boolean =>
  element.trigger === null &&
  element.targets?.repeats == null &&
  (conditionOf(element) !== null ||
    element.nature === 'freestanding' ||
    element.roll?.action === true ||
    isSink(element) ||
    (element.roll === null && element.effects.length === 0));

export const workOn = ({ works = [] }: Sitting, element: string) =>
  works.find((one) => one.element === element) ?? { element, have: 0, over: false };

/** All that there is, in the order of the notes; it goes by its place in this list. */
export function worksIn(state: State): Work[] {
  const { sitting } = state;
  if (sitting === undefined) return [];
  const fray = frayOf(state);
  return [
    ...fray
      .filter((element) => isDeed(element) && isOpen(sitting, element))
      .map(
        (element): Work => ({
          ...PLAIN,
          kind: 'deed',
          element,
          words: deedOf(element),
          action: takesAction(element),
        }),
      ),
    ...fray.flatMap((element): Work[] => {
      const end = element.targets?.repeats;
      const known = (sitting.works ?? []).some((one) => one.element === element.id && !one.over);
      return end == null || !known
        ? []
        : [{ ...PLAIN, kind: 'stop', element, words: wordsOf(end, element), action: isAction(end) }];
    }),
    ...(fray.length === 0 && state.round === 0 ? [] : (sitting.ordeals ?? [])).flatMap((ordeal): Work[] => {
      const element = elementNamed(sitting, ordeal.element);
      // Whoever drowns is pulled out as the round begins. RUN-HAZ-DROWN-05
      return element === null || element.effects[ordeal.effect]?.kind === 'drowning'
        ? []
        : [
            {
              kind: 'end',
              element,
              words: wordsOf(endOf(element, ordeal.effect), element),
              action: true,
              ordeal,
            },
          ];
    }),
  ];
}

const PLAIN = { ordeal: null } as const;

/** A mere action is enough, or the roll says whether it takes one. RUN-TRAP-58 */
const isAction = ({ roll }: End): boolean => roll === null || roll.action;

const wordsOf = (end: End | null, { name }: Element): Words =>
  end === null || isBlank(end.how) ? name : end.how;

const takesAction = (element: Element): boolean =>
  element.roll?.action === true || isSink(element) || element.bait !== null;

/** How it is ended; null: by whatever one does about it. RUN-TRAP-27, RUN-RULING-T76 */
export function endOf({ effects }: Element, index: number): End | null {
  const effect = effects[index];
  return effect !== undefined && 'end' in effect ? effect.end : null;
}

/** Whether it is still there for anybody. RUN-COND-06, -07, -09, RUN-DIF-170 */
function isOpen(sitting: Sitting, element: Element): boolean {
  if (workOn(sitting, element.id).over) return false;
  const times = sitting.progress.triggered[element.id] ?? 0;
  const condition = conditionOf(element);
  if (condition !== null)
    return condition.exposure === 'first' ? times === 0 : condition.most === null || times < condition.most;
  if (element.nature === 'freestanding' || isSink(element)) return true;
  if (element.roll === null) return times === 0 || element.bait !== null;
  return !hasWon(sitting, element.id);
}

const hasWon = ({ won = [] }: Sitting, element: string, hero?: string): boolean =>
  won.some((one) => one.element === element && (hero === undefined || one.hero === hero));

/** Whether he can do it now; `fresh`: nothing of his action is done yet. */
function mayWork(state: State, one: Fighter, work: Work, fresh: boolean): boolean {
  if (!isHero(one) || !isAble(one) || (work.action && !fresh)) return false;
  const { element, kind } = work;
  const { sitting } = state;
  if (kind !== 'deed' || sitting === undefined) return true;
  if (element.bait !== null && damAt(groundFor(state), bodyOf(state, one)) <= 0) return false;
  if (!isThere(state, one, element)) return false;
  // What is a part of something else is for those who have managed that. RUN-RULING-T55
  if (element.partOf !== null && !hasWon(sitting, element.partOf, one.id)) return false;
  if (isSink(element) || element.bait !== null) return true;
  if (hasWon(sitting, element.id, one.id)) return false;
  const tries = sitting.tried.filter((each) => each.hero === one.id && each.element === element.id).length;
  return tries < triesOf(element);
}

/** How often one hero may try it. RUN-DIF-90, -91 */
function triesOf({ roll }: Element): number {
  if (roll === null || !roll.action) return 1;
  return roll.extra === 'unlimited' ? Number.POSITIVE_INFINITY : 1 + roll.extra;
}

/** RUN-TER-164 */
const isThere = (state: State, one: Fighter, { roll }: Element): boolean =>
  roll?.spot == null || distance(bodyOf(state, one), { ...roll.spot, size: 1 }) <= 1;

/** All that he may do now, with its place in the list. */
const worksFor = (
  state: State,
  one: Fighter,
  fresh: boolean,
): { readonly offer: number; readonly work: Work }[] =>
  worksIn(state).flatMap((work, offer) => (mayWork(state, one, work, fresh) ? [{ offer, work }] : []));

/** As answers. */
export const workOptions = (state: State, one: Fighter, fresh: boolean) =>
  state.sitting === undefined
    ? []
    : worksFor(state, one, fresh).map(({ offer, work }) => ({
        act: 'try' as const,
        offer,
        ...(work.ordeal !== null && { target: work.ordeal.hero }),
      }));

/** What is added for where one stands. RUN-TRAP-60 to -62 */
export function positionOn(state: State, hero: string, { zone }: Element): number {
  if (zone === null || state.round === 0) return 0;
  const paces = distance(bodyOf(state, fighterOf(state, hero)), { ...zone.around, size: 1 });
  const by = Math.max(0, Math.floor((zone.paces - paces) / 10));
  return zone.of === 'danger' ? -by : by;
}

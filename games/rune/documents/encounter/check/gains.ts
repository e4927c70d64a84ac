// Whether what can be won is within its bounds, and can really be won. RUN-TRE, RUN-GAIN, RUN-RECAP-04

import type { DocumentPath, PriceLine, Problem } from '@skald/kernel';
import {
  CACHE,
  GO_HOME,
  HEALING_PRICE,
  LIARS_SILVER,
  MOST_SHRINES,
  SILVER,
} from '../../../content/design/gains.ts';
import { DIFFICULTY, OPPOSED } from '../../../content/design/rolls.ts';
import { BAIT } from '../../../content/design/terrain-prices.ts';
import { MOST_IMPAIRMENT, MOST_INIT, MOST_ROUNDS, MOST_STICK } from '../../../content/design/traps.ts';
import type { Effect } from '../effect-schema.ts';
import type { Gain, GainKind, GainOf } from '../gain-schema.ts';
import type { Step } from '../order.ts';
import { damageCost } from '../price/element.ts';
import { scoreOf } from '../price/gains.ts';
import type { Element, Encounter } from '../schema.ts';
import { isBlank } from '../words.ts';
import { advice, problem } from './problem.ts';
import { untilLater } from './traps.ts';

interface Where {
  readonly encounter: Encounter;
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly element: Element;
  readonly lines: readonly PriceLine[];
}

export function checkGains(
  encounter: Encounter,
  steps: readonly Step[],
  lines: readonly PriceLine[],
): Problem[] {
  return [
    ...silver(encounter, steps),
    ...shrines(steps),
    ...steps.flatMap((step) => {
      const { element, path } = step;
      if (element === null) return [];
      const where = { encounter, steps, step, element, lines };
      return [
        ...way(where, path),
        ...safe(where, path),
        ...bait(where, path),
        ...freestanding(where, path),
        ...element.gains.flatMap((gain, i) => checkGain(gain, [...path, 'gains', i], where)),
      ];
    }),
    ...lines.flatMap(({ code, points, path }) =>
      code === 'treasure' && points === 0 && !isBaited(encounter, path)
        ? [advice('treasureUnpaid', 'RUN-TRE-21', path)]
        : [],
    ),
  ];
}

const isBaited = ({ events }: Encounter, [, event, , element]: DocumentPath): boolean =>
  events[Number(event)]?.elements[Number(element)]?.bait != null;

const isWithin = (path: DocumentPath, outer: DocumentPath): boolean =>
  outer.every((key, i) => path[i] === key);

/** By a roll, or by something that a hero can do. RUN-TRE-06, -11, RUN-RECAP-04 */
function way({ element }: Where, path: DocumentPath): Problem[] {
  const { nature, gains, roll, how } = element;
  return [
    ...(gains.length > 0 && roll === null && isBlank(how)
      ? [problem('noWay', 'RUN-RECAP-04', [...path, 'how'])]
      : []),
    ...(nature === 'gain' && gains.length === 0 && roll === null
      ? [problem('noGain', 'RUN-TRE-06', [...path, 'gains'])]
      : []),
  ];
}

/** What strikes by itself, without a roll that would avoid it. */
const BY_ITSELF: readonly Effect['kind'][] = ['drowning', 'lost', 'nuisance'];

/** Without a roll it is had without danger, too; bait earns nothing, and lies where it hurts. RUN-COND-21, RUN-TER-44 */
const safe = ({ element: { roll, gains, effects, bait: lures } }: Where, path: DocumentPath): Problem[] =>
  roll === null && lures === null && gains.length > 0 && effects.some(({ kind }) => BY_ITSELF.includes(kind))
    ? [problem('gainAtRisk', 'RUN-COND-21', [...path, 'roll'])]
    : [];

/** RUN-TER-44, -45 */
function bait({ encounter, step, element }: Where, path: DocumentPath): Problem[] {
  if (element.bait === null) return [];
  const at = [...path, 'bait'];
  const places = encounter.events[step.event]?.map?.zones.some(({ kind }) => kind === 'damaging') ?? false;
  return [
    ...(places ? [] : [problem('baitNowhere', 'RUN-TER-44', at)]),
    ...(BAIT[element.bait] === undefined ? [problem('baitTooLong', 'RUN-TER-45', at)] : []),
  ];
}

/** RUN-GAIN-30, -31, RUN-RULING-R22 */
function freestanding({ element }: Where, path: DocumentPath): Problem[] {
  if (element.nature !== 'freestanding') return [];
  const { roll, effects, gains } = element;
  const difficulty = roll?.against.kind === 'difficulty' ? roll.against.difficulty : null;
  return [
    ...(difficulty === null || difficulty < DIFFICULTY.free || difficulty > DIFFICULTY.most
      ? [
          problem('freestandingTooEasy', 'RUN-GAIN-31', [...path, 'roll', 'against'], {
            least: DIFFICULTY.free,
            most: DIFFICULTY.most,
          }),
        ]
      : []),
    ...(effects.length + gains.length > 0 ? [problem('freestandingWins', 'RUN-GAIN-30', path)] : []),
  ];
}

function checkGain(gain: Gain, path: DocumentPath, where: Where): Problem[] {
  switch (gain.kind) {
    case 'bargain':
      return gain.bonus > OPPOSED.most
        ? [problem('bargainRange', 'RUN-GAIN-10', [...path, 'bonus'], { most: OPPOSED.most })]
        : [];
    case 'ambush':
      return ambush(where, path);
    case 'carrot':
      return [...carrot(gain, path, where), ...besideStick(gain, path, where)];
    case 'healing':
      return [...shelter(where), ...healing(gain, path, where)];
    case 'invigoration':
      return [
        ...(gain.points > MOST_IMPAIRMENT
          ? [problem('invigorationTooMuch', 'RUN-RULING-R23', [...path, 'points'], { most: MOST_IMPAIRMENT })]
          : []),
        ...untilLater(gain, path, where),
      ];
    case 'goHome':
      return goHome(gain, path, where);
    case 'lootCache':
      return CACHE[gain.difficulty] === undefined
        ? [problem('cacheDifficulty', 'RUN-GAIN-70', [...path, 'difficulty'])]
        : [];
    case 'points':
      return hint(gain, where);
    default:
      return [];
  }
}

/** RUN-GAIN-22, RUN-RULING-R102: a roll that will be made, or a fight that will be fought. */
function carrot(
  { for: helped }: GainOf<'carrot'>,
  path: DocumentPath,
  { encounter, steps, step }: Where,
): Problem[] {
  const fights = (event: number, foe: string | undefined): boolean =>
    foe === undefined || (encounter.events[event]?.combat?.foes.some(({ id }) => id === foe) ?? false);
  const isThere = steps.some(
    ({ at, event, element, rolls }) =>
      at > step.at &&
      ('roll' in helped
        ? rolls.some(({ id }) => id === helped.roll)
        : element === null && fights(event, helped.against)),
  );
  return isThere ? [] : [problem('carrotNowhere', 'RUN-GAIN-22', [...path, 'for'])];
}

/** What fails puts a stick to it: neither of the two is larger or lasts longer than a stick may. RUN-TRAP-47, RUN-GAIN-23 */
function besideStick(
  { for: helped, by, rounds }: GainOf<'carrot'>,
  path: DocumentPath,
  { element: { effects }, steps }: Where,
): Problem[] {
  if (!effects.some(({ kind }) => kind === 'stick' || kind === 'foesStick')) return [];
  const most = scoreOf(helped, steps) === 'init' ? MOST_INIT : MOST_STICK;
  return [
    ...(by > most ? [problem('carrotTooMuch', 'RUN-TRAP-47', [...path, 'by'], { most })] : []),
    ...(rounds > MOST_ROUNDS
      ? [problem('carrotTooLong', 'RUN-TRAP-47', [...path, 'rounds'], { most: MOST_ROUNDS })]
      : []),
  ];
}

/** Whoever lies in wait must not be heard: of several ways one is Stealth. RUN-HAZ-AMBUSH-03, RUN-GAIN-05 */
function ambush({ element: { roll } }: Where, path: DocumentPath): Problem[] {
  const isHidden =
    roll?.against.kind === 'difficulty' && roll.methods.some(({ ability }) => ability === 'stealth');
  return isHidden ? [] : [problem('heroesAmbushRoll', 'RUN-HAZ-AMBUSH-03', path)];
}

/** Time alone heals nobody: the notes must tell of a safe place. RUN-GAIN-41 */
const shelter = ({ step, element: { roll, how, inspection } }: Where): Problem[] =>
  roll !== null && isBlank(how) && isBlank(inspection)
    ? [problem('noShelter', 'RUN-GAIN-41', [...step.path, 'inspection'])]
    : [];

/** What nobody could guess is told by somebody, or by a roll of Demeanor that comes no later. RUN-GAIN-92 */
function hint({ known }: GainOf<'points'>, { encounter, steps, step, element }: Where): Problem[] {
  const told = encounter.events[step.event];
  const isRead = steps.some(
    ({ at, element: other }) =>
      at <= step.at && other?.roll?.methods.some(({ ability }) => ability === 'demeanor'),
  );
  return known !== undefined || isRead || !isBlank(element.inspection) || !isBlank(told?.inspection ?? '')
    ? []
    : [problem('noHint', 'RUN-GAIN-92', [...step.path, 'inspection'])];
}

/** Between two fights, or no more than harm went before, with a fight or as much harm to come. RUN-GAIN-42 */
function healing(
  { time }: GainOf<'healing'>,
  path: DocumentPath,
  { steps, step, element: { waives }, lines }: Where,
): Problem[] {
  // What earns nothing may be given anywhere. RUN-STOLEN-6.4
  if (waives.includes('healing')) return [];
  const isFought = (after: boolean): boolean =>
    steps.some(({ at, element }) => element === null && (after ? at > step.at : at < step.at));
  if (isFought(true) && isFought(false)) return [];
  const worth = -HEALING_PRICE[time];
  const harm = (after: boolean): number => {
    const there = steps.filter(
      ({ at, element }) => element !== null && (after ? at > step.at : at < step.at),
    );
    return damageCost(lines.filter((one) => there.some(({ path: at }) => isWithin(one.path, at))));
  };
  return [
    ...(harm(false) < worth
      ? [problem('healingUnpaid', 'RUN-GAIN-42', [...path, 'time'], { worth, harm: harm(false) })]
      : []),
    ...(isFought(true) || harm(true) >= worth
      ? []
      : [problem('healingPointless', 'RUN-GAIN-42', [...path, 'time'], { worth })]),
  ];
}

/** RUN-GAIN-61, -62 */
function goHome({ bonus }: GainOf<'goHome'>, path: DocumentPath, { lines }: Where): Problem[] {
  const treasure = lines.reduce(
    (sum, { code, points }) => sum - (code === 'treasure' || code === 'silver' ? points : 0),
    0,
  );
  return [
    ...(bonus > GO_HOME.most
      ? [problem('goHomeTooMuch', 'RUN-GAIN-61', [...path, 'bonus'], { most: GO_HOME.most })]
      : []),
    ...(treasure < GO_HOME.treasure
      ? [problem('goHomePoor', 'RUN-GAIN-62', path, { treasure, least: GO_HOME.treasure })]
      : []),
  ];
}

interface Found<Kind extends GainKind> {
  readonly gain: GainOf<Kind>;
  readonly event: number;
  readonly path: DocumentPath;
}

function all<Kind extends GainKind>(steps: readonly Step[], kind: Kind): Found<Kind>[] {
  const found: Found<Kind>[] = [];
  for (const { element, event, path } of steps)
    for (const [i, gain] of (element?.gains ?? []).entries())
      if (gain.kind === kind) found.push({ gain: gain as GainOf<Kind>, event, path: [...path, 'gains', i] });
  return found;
}

/** RUN-TRE-13, -14, RUN-RULING-R02 */
function silver({ events }: Encounter, steps: readonly Step[]): Problem[] {
  const ounces = events.map(() => 0);
  for (const { gain, event } of all(steps, 'silver')) ounces[event] = (ounces[event] ?? 0) + gain.ounces;
  const pieces = all(steps, 'liarsSilver').reduce((sum, { gain }) => sum + gain.pieces, 0);
  return [
    ...ounces.flatMap((sum, e) =>
      sum > SILVER.most
        ? [
            problem('silverTooMuch', 'RUN-TRE-13', ['events', e, 'elements'], {
              ounces: sum,
              most: SILVER.most,
            }),
          ]
        : [],
    ),
    ...(pieces > LIARS_SILVER.most
      ? [problem('liarsTooMuch', 'RUN-TRE-14', ['events'], { pieces, most: LIARS_SILVER.most })]
      : []),
  ];
}

/** RUN-GAIN-85 */
function shrines(steps: readonly Step[]): Problem[] {
  const found = all(steps, 'shrine');
  return [
    ...(found.length > MOST_SHRINES
      ? [problem('shrinesTooMany', 'RUN-GAIN-85', found[MOST_SHRINES]?.path ?? [], { most: MOST_SHRINES })]
      : []),
    ...found.flatMap(({ gain, path }, i) =>
      found.slice(0, i).some((other) => other.gain.god === gain.god)
        ? [problem('shrineTwice', 'RUN-GAIN-85', [...path, 'god'], { god: gain.god })]
        : [],
    ),
  ];
}

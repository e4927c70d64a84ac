// Which foes are a match for these heroes. A Mix is counted in tenths of a hero. RUN-CEVENT-01 to -19

import type { DocumentPath, Problem } from '@skald/kernel';
import type { Adjust, FoeKind } from '../../content/foes.ts';
import { type MagicEffect, type PowerOf, powersMix } from '../../content/powers.ts';
import { MIX, type Missile, roundMix, THREATS, type Threat } from '../../content/threats.ts';
import { adjustMix } from '../creature/price.ts';
import { saying } from '../problems.ts';

/** One foe of a combat event, as its designer decided. */
export interface Opponent {
  readonly kind: FoeKind;
  readonly threat: Threat;
  /** Its type's, none, or one of its own in place of its type's. RUN-CEVENT-21, RUN-RULING-F25, -F27 */
  readonly adjust: 'type' | 'none' | Adjust;
  readonly selfWilled: boolean;
  /** Other foes are its prey. RUN-FOELIST-WENDOL.5 */
  readonly hunts: boolean;
  readonly missile: Missile | null;
}

/** All foes of one fight. */
export interface CombatEvent {
  readonly foes: readonly Opponent[];
  readonly magic: readonly Omit<PowerOf<'goblinMagic'>, 'kind'>[];
  readonly tubeStrikers: number;
  /** Ten points are claimed because nobody shoots. RUN-CEVENT-19 */
  readonly noMissiles: boolean;
  /** Terrain is in the way of all missiles. */
  readonly missileObstruction: boolean;
}

/** The runner's own is one of them; only an impartial one has none. RUN-CEVENT-10, RUN-RULING-R49 */
export const heroesAgainst = (pillagers: number, runner: 'player' | 'impartial'): number =>
  pillagers + (runner === 'player' ? 1 : 0);

export const adjustOf = ({ kind, adjust }: Pick<Opponent, 'kind' | 'adjust'>): Adjust =>
  adjust === 'type' ? kind.adjust : adjust === 'none' ? {} : adjust;

/** RUN-CEVENT-04, RUN-RULING-F25, -F27 */
export function opponentMix({ kind, threat, adjust }: Opponent): number {
  const forAdjust = adjust === 'type' ? kind.adjustMix : adjust === 'none' ? 0 : adjustMix(adjust);
  return MIX[threat] + powersMix(kind.powers) + forAdjust;
}

export const eventMix = (foes: readonly Opponent[]): number =>
  foes.reduce((sum, foe) => sum + opponentMix(foe), 0);

/** How a fight stands to the number of heroes. */
export interface MixSheet {
  readonly tenths: number;
  readonly rounded: number;
  readonly required: number;
  /** Exactly so many, or no more than that. */
  readonly relation: '==' | '<=';
  readonly ok: boolean;
}

/** One fight is for all heroes; of two, one is, and the other at most for half of them. RUN-CEVENT-05, -06 */
export function mixSheets(events: readonly CombatEvent[], heroes: number): MixSheet[] {
  const tenths = events.map(({ foes }) => eventMix(foes));
  const whole = tenths.findIndex((sum) => roundMix(sum) === heroes);
  // Where none is, the greater one should be.
  const main = whole >= 0 ? whole : tenths.indexOf(Math.max(...tenths));
  return tenths.map((sum, i) => {
    const rounded = roundMix(sum);
    return i === main
      ? { tenths: sum, rounded, required: heroes, relation: '==', ok: rounded === heroes }
      : { tenths: sum, rounded, required: heroes / 2, relation: '<=', ok: rounded <= heroes / 2 };
  });
}

export const MIX_PROBLEMS = [
  'noCombat',
  'tooManyCombats',
  'mix',
  'mixOfSecond',
  'noOpponent',
  'terrifying',
  'maxThreat',
  'noWill',
  'noMissile',
  'notWithoutMissiles',
  'mayNotHunt',
  'magicWithoutShaman',
  'magicTooStrong',
  'magicForbidden',
] as const;
const { problem } = saying<(typeof MIX_PROBLEMS)[number]>();

/** RUN-CEVENT-07 */
const HEROES_FOR_TERRIFYING = 4;
/** RUN-CEVENT-01 */
const MOST_COMBATS = 2;

/** What keeps these fights from being fought. Paths lead into the list of fights. */
export function checkMix(events: readonly CombatEvent[], heroes: number): Problem[] {
  if (events.length === 0) return [problem('noCombat', 'RUN-CEVENT-01', [])];
  const sheets = mixSheets(events, heroes);
  return [
    ...(events.length > MOST_COMBATS
      ? [problem('tooManyCombats', 'RUN-CEVENT-01', [], { combats: events.length })]
      : []),
    ...sheets.flatMap(({ ok, rounded, required, relation }, i) =>
      ok
        ? []
        : [
            relation === '=='
              ? problem('mix', 'RUN-CEVENT-05', [i], { mix: rounded, heroes: required })
              : problem('mixOfSecond', 'RUN-CEVENT-06', [i], { mix: rounded, most: Math.floor(required) }),
          ],
    ),
    ...events.flatMap((event, i) => [
      ...event.foes.flatMap((foe, n) => checkOpponent(foe, heroes, [i, 'foes', n])),
      ...checkMagic(event, [i, 'magic']),
      ...(event.noMissiles && !mayForgoMissiles(event)
        ? [problem('notWithoutMissiles', 'RUN-CEVENT-19', [i, 'noMissiles'])]
        : []),
    ]),
  ];
}

const isAbove = (threat: Threat, most: Threat): boolean => THREATS.indexOf(threat) < THREATS.indexOf(most);

function checkOpponent(
  { kind, threat, selfWilled, hunts, missile }: Opponent,
  heroes: number,
  path: DocumentPath,
): Problem[] {
  return [
    ...(kind.mix === null ? [problem('noOpponent', 'RUN-FOELIST-TUBE-STRIKER.1', path)] : []),
    ...(threat === 'terrifying' && heroes < HEROES_FOR_TERRIFYING
      ? [problem('terrifying', 'RUN-CEVENT-07', [...path, 'threat'], { heroes })]
      : []),
    ...(isAbove(threat, kind.maxThreat)
      ? [problem('maxThreat', 'RUN-CEVENT-13', [...path, 'threat'], { threat, most: kind.maxThreat })]
      : []),
    ...(selfWilled && !kind.maySelfWill
      ? [problem('noWill', 'RUN-FOELIST-CRAFTWERKS', [...path, 'selfWilled'])]
      : []),
    ...(missile !== null && !kind.missile
      ? [problem('noMissile', 'RUN-CEVENT-18', [...path, 'missile'], { missile })]
      : []),
    ...(hunts && !kind.options.includes('hunting')
      ? [problem('mayNotHunt', 'RUN-FOELIST-WENDOL.5', [...path, 'hunts'])]
      : []),
  ];
}

/** Those who could shoot are half of them at least, and none does. RUN-CEVENT-19, RUN-RULING-F28 */
export function mayForgoMissiles({ foes, missileObstruction }: CombatEvent): boolean {
  const archers = foes.filter(({ kind }) => kind.missile);
  return (
    !missileObstruction &&
    foes.every(({ missile }) => missile === null) &&
    2 * eventMix(archers) >= eventMix(foes)
  );
}

/** RUN-FOELIST-GOBLIN-SHAMAN.1 */
const MOST_MAGIC = 3;
/** No magic, of goblins or of a place, changes both. RUN-TER-148 */
export const NOT_TOGETHER = [
  ['atk', 'dfn'],
  ['dam', 'soak'],
] as const;

export const magicPoints = (effects: readonly MagicEffect[]): number =>
  effects.reduce((sum, { by }) => sum + Math.abs(by), 0);

/** RUN-FOELIST-GOBLIN-SHAMAN.1, .2, RUN-RULING-F38 */
function checkMagic({ foes, magic }: CombatEvent, path: DocumentPath): Problem[] {
  const shamans = foes.filter(({ kind }) => kind.options.includes('goblinMagic')).length;
  const onlyGoblins = foes.every(({ kind }) => kind.tags.includes('goblin'));
  return magic.flatMap(({ effects }, i) => {
    const at = [...path, i];
    const scores = effects.map(({ score }) => score);
    const pair = NOT_TOGETHER.find((two) => two.every((score) => scores.includes(score)));
    const wrongWay = effects.some(({ on, by }) => (on === 'goblins' ? by <= 0 : by >= 0));
    const foesInit = effects.some(({ score, on }) => score === 'init' && (on === 'goblins' || !onlyGoblins));
    return [
      ...(i >= shamans ? [problem('magicWithoutShaman', 'RUN-RULING-F38', at)] : []),
      ...(magicPoints(effects) > MOST_MAGIC
        ? [
            problem('magicTooStrong', 'RUN-FOELIST-GOBLIN-SHAMAN.1', at, {
              points: magicPoints(effects),
            }),
          ]
        : []),
      ...(pair !== undefined || foesInit
        ? [problem('magicForbidden', 'RUN-FOELIST-GOBLIN-SHAMAN.1', at)]
        : []),
      ...(wrongWay ? [problem('magicForbidden', 'RUN-FOELIST-GOBLIN-SHAMAN.2', at)] : []),
    ];
  });
}

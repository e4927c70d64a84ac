// What everybody's points come to: as it stands now, and line by line when it is over. RUN-VP-02, -04, -32 to -45, RUN-VPR

import type { Seat, Standing } from '@skald/kernel';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { type RunnerScore, type Running, runnerScore } from '../runner-scoring.ts';
import { type Death, netOf, type Score, scoresOf, shareOf } from '../scoring.ts';
import { EMPTY_PURSE } from '../sessions.ts';
import { heroesThere } from '../sitting/heroes.ts';
import { encounterIn } from '../sitting/notes.ts';
import { keeperIn, runnersOwn, seatOfFoes, wardIn } from '../sitting/runner.ts';
import { recentOf } from '../sitting/running.ts';
import type { Settling } from './conditions.ts';
import { featuresOf } from './features.ts';
import { fighterOf, isHero } from './fighters.ts';
import { ask, seen } from './listening.ts';
import type { Fighter, State } from './state.ts';

export const RULE: Readonly<Record<Settling, string>> = {
  died: 'RUN-VP-32',
  slewHero: 'RUN-VP-36',
  maw: 'RUN-VP-41',
  atLeastNothing: 'RUN-VP-04',
  loot: 'RUN-VP-25',
  fee: 'RUN-VPR-03',
  almostDown: 'RUN-VPR-04',
  failures: 'RUN-VPR-07',
  terrain: 'RUN-VPR-09',
  dead: 'RUN-VPR-20',
  sloth: 'RUN-VP-43',
  deficit: 'RUN-VP-07',
  share: 'RUN-VPR-17',
  trifecta: 'RUN-VPR-18',
  proxy: 'RUN-VP-28',
};

export interface Settled {
  readonly seat: Seat | null;
  /** Null: whoever plays the foes. */
  readonly hero: string | null;
  readonly cause: Settling;
  readonly points: number;
  readonly rule: string;
}

/** Who died, and whether a hero did it. RUN-VP-36 to -38 */
const deathsIn = (state: State): Death[] =>
  heroesThere(state)
    .filter(({ condition }) => condition === 'dead')
    .map(({ id, felled }) => {
      const by = felled?.by ?? null;
      const slayer = by !== null && by !== id && isHero({ id: by }) ? by : null;
      return { hero: id, by: slayer, blameless: felled?.meant !== true };
    });

/** Each hero as a pillager of his own, whoever plays him. */
export function heroScores(state: State): Readonly<Record<string, Score>> {
  const [ward, keeper] = [wardIn(state), keeperIn(state)];
  // Whoever runs is paid for his encounter, and has half of what his hero makes. RUN-BASIC-23, RUN-VPR-17
  const pillagers = heroesThere(state)
    .filter(({ id }) => id !== ward?.id)
    .map(({ id }) => ({
      player: id,
      hero: id,
      proxy: id === keeper?.id,
      slothful: state.sitting?.purses[id]?.slothful ?? false,
    }));
  const deaths = deathsIn(state);
  return scoresOf(
    { pillagers, runnersHero: ward?.id ?? null, entries: state.tally, deaths },
    state.rulings.mawOthers,
    (hero, maw) => sparedOf(state, hero, maw),
  );
}

/** What a legend takes off what the dead cost. RUN-ITEM-BLUECLOAK */
function sparedOf(state: State, hero: string, points: number): number {
  const one = fighterOf(state, hero);
  let spared = 0;
  const known = () => ({ who: seen(state, one), of: 'maw', points }) as const;
  const add = ({ by }: { readonly by: number }): void => {
    spared += by;
  };
  ask(state, 'deductionQuery', known, add, one);
  return spared;
}

/** What comes in pays what he owes first. RUN-VP-07 */
const owedOf = ({ sitting }: State, hero: string, score: number): number =>
  Math.min(score, sitting?.purses[hero]?.deficit ?? 0);

/** Null where nobody plays the foes; nobody thought a fight by itself up. RUN-VPR-18 */
export function foesScore(state: State): RunnerScore | null {
  const { sitting } = state;
  const seat = seatOfFoes(state);
  if (seat === null) return null;
  return runnerScore({
    ...danger(state),
    recent: sitting === undefined ? [] : recentOf(sitting, seat),
    designed: sitting?.runners?.[sitting.at]?.own ?? false,
  });
}

/** What somebody would have who had thought it up and ran it now, as his first, without a hero of his own. RUN-VPR-22 */
export const runnersDue = (state: State): RunnerScore =>
  runnerScore({ ...danger(state), recent: [], designed: true });

/** What whoever runs is paid for, whoever he is. RUN-VPR-01 */
function danger(state: State): Omit<Running, 'recent' | 'designed'> {
  const { sitting } = state;
  const ward = wardIn(state);
  const deaths = deathsIn(state);
  const heroes = heroesThere(state).map(({ id, sheet }) => {
    const death = deaths.find(({ hero }) => hero === id);
    return {
      hero: id,
      own: id === ward?.id,
      total: standingOf(state.heroes[sheet] as Hero).overall,
      almostDown: state.almostDown.includes(id),
      died: death !== undefined,
      killedByHero: death !== undefined && death.by !== null,
    };
  });
  return {
    heroes,
    failures: state.failures.map((roll) => ({ ...roll, demanded: true, freestanding: false })),
    features: featuresOf(state),
    beginners: sitting !== undefined && encounterIn(sitting).beginner,
    share: ward === null ? 0 : shareOf(netOf(state.tally, ward.id), ward.condition === 'dead'),
  };
}

/** What a hero has, as if it were over now: victory points, or in a holmgang the damage he dealt. */
export function pointsOf(state: State): (hero: string) => number {
  const { duel } = state;
  if (duel !== null && state.sitting === undefined) return (hero) => duel.dealt[hero] ?? 0;
  const scores = heroScores(state);
  const had = (hero: string): number => state.sitting?.purses[hero]?.gained ?? 0;
  const own = runnersOwn(state);
  return (hero) => {
    const score = hero === own ? (foesScore(state)?.score ?? 0) : (scores[hero]?.score ?? 0);
    // Below nothing it is owed, and what he has is his. RUN-VP-05, -09
    if (score < 0) return had(hero);
    return had(hero) + score - owedOf(state, hero, score);
  };
}

/** Everybody's points, as if it were over now. */
export function standingsIn(state: State): Standing[] {
  const points = pointsOf(state);
  return state.seats.map((role, seat) => ({
    seat,
    score: role === 'foes' ? guestsPoints(state) : role.reduce((sum, id) => sum + points(id), 0),
  }));
}

/** Of whoever plays the foes and has no hero: of all encounters that he has run, and of the one that is played. */
function guestsPoints(state: State): number {
  const score = foesScore(state)?.score ?? 0;
  if (state.sitting === undefined) return score;
  const { gained, deficit } = state.sitting.guest ?? EMPTY_PURSE;
  return gained + Math.max(0, score - deficit);
}

/** RUN-VP-07 */
function runnerOwes(state: State, score: number): number {
  const { sitting } = state;
  if (sitting === undefined) return 0;
  const own = runnersOwn(state);
  const { deficit } = (own === null ? sitting.guest : sitting.purses[own]) ?? EMPTY_PURSE;
  return Math.min(Math.max(0, score), deficit);
}

/** From the tallies to the scores: what was written down and these lines make up what everybody has. */
export function settlement(state: State): Settled[] {
  if (state.duel !== null && state.sitting === undefined) return [];
  const scores = heroScores(state);
  const deaths = deathsIn(state);
  const line = (one: Fighter | null, cause: Settling, points: number): Settled[] =>
    points === 0
      ? []
      : [
          {
            seat: one === null ? seatOfFoes(state) : one.seat,
            hero: one?.id ?? null,
            cause,
            points,
            rule: RULE[cause],
          },
        ];
  const ofHero = (one: Fighter): Settled[] => {
    const own = scores[one.id];
    // His player runs. RUN-BASIC-23
    if (own === undefined) return [];
    const { net, share, preliminary, maw, score } = own;
    const died = deaths.some(({ hero }) => hero === one.id);
    const left = Math.max(0, preliminary - maw);
    return [
      ...line(one, 'proxy', share),
      ...line(one, died ? 'died' : 'slewHero', preliminary - net - share),
      ...line(one, 'maw', -maw),
      ...line(one, 'atLeastNothing', left - (preliminary - maw)),
      ...line(one, 'sloth', score - left),
      ...line(one, 'deficit', -owedOf(state, one.id, score)),
    ];
  };
  const foes = foesScore(state);
  return [
    ...heroesThere(state).flatMap(ofHero),
    ...(foes === null
      ? []
      : [
          ...line(null, 'fee', foes.fee),
          ...line(null, 'almostDown', foes.almost),
          ...line(null, 'failures', foes.failures),
          ...line(null, 'terrain', foes.terrain),
          ...line(null, 'share', foes.share),
          ...line(null, 'trifecta', foes.trifecta),
          ...line(null, 'dead', -foes.dead),
          ...line(null, 'deficit', -runnerOwes(state, foes.score)),
        ]),
  ];
}

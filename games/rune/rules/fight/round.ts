// A round: Initiative, then everybody in turn, then what is over. RUN-INIT, RUN-ACT-33 to -35

import { next, type Seat } from '@skald/kernel';
import { isBotch, type Thrown } from '../dice.ts';
import { type Contender, inOrder, stepsAfterWaiting, stepsOf } from '../initiative.ts';
import { initiativeFor, PLACED } from '../space/index.ts';
import type { FrameOf } from './agenda.ts';
import { shakingOff } from './ambush.ts';
import { changesOf } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import { nextExtra, panic, rollForExtras } from './decoys.ts';
import { outcome } from './end.ts';
import {
  bodiesOf,
  bodyOf,
  fighterOf,
  formOf,
  groundUnder,
  isAble,
  isHero,
  isOnField,
  isRiding,
  sheetOf,
} from './fighters.ts';
import { havingForms } from './gear.ts';
import { missedChance } from './harm.ts';
import { areTraded, judge } from './holmgang.ts';
import { ask, open, seen } from './listening.ts';
import { fade, resolved } from './marks.ts';
import { type Cast, cast, isReconsidered, SIDES } from './rolling.ts';
import { mayRunAway } from './running-away.ts';
import { peopleTheField } from './scenery.ts';
import { weirdness } from './scores.ts';
import { aimAnew } from './shooting.ts';
import { orShop } from './shopping.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { infest } from './swarms.ts';
import { treadWater } from './swimming.ts';
import { chooseTargets, offerTrades } from './targeting.ts';

/** Whoever can still think of acting, and the sleepers who may wake. RUN-INIT-18 */
const rollsInitiative = (one: Fighter): boolean => isAble(one) || one.condition === 'unconscious';

export const roundSteps: Steps<
  | 'round'
  | 'exposure'
  | 'plans'
  | 'plan'
  | 'initiative'
  | 'turns'
  | 'endAction'
  | 'windows'
  | 'window'
  | 'endRound'
  | 'roundOver'
  | 'fading'
  | 'nightfall'
  | 'goOn'
> = {
  round(table) {
    const { state } = table;
    state.round += 1;
    if (state.round === 1) peopleTheField(state);
    state.leavers = [];
    const again = areTraded(state) && state.round > 1;
    for (const one of state.fighters) again ? strikeAgain(one) : freshen(one);
    const within = state.sitting === undefined ? {} : ({ within: 'sitting' } as const);
    table.tell?.({ type: 'roundBegan', round: state.round, ...within });
    next(table, { step: 'exposure' }, ...(state.sitting === undefined ? [] : [{ step: 'fray' as const }]), {
      step: again ? 'turns' : 'plans',
    });
    open(table, 'roundStarted', () => ({}));
  },

  /** What happens at the start of a round comes before anybody names a weapon. RUN-INIT-19, RUN-TER-46 */
  exposure(table) {
    const { state } = table;
    panic(table);
    next(
      table,
      ...state.fighters.filter(isOnField).map(({ id }) => ({ step: 'exposing' as const, fighter: id })),
    );
  },

  plans(table) {
    next(table, ...plans(table.state), { step: 'flight', rest: null });
  },

  /** Everybody at once: nobody knows what the others have in mind. RUN-INIT-19 */
  plan: {
    options(state, { seats, fighters }, seat) {
      const one = fighterOf(state, fighters[seats.indexOf(seat)] as string);
      return [
        ...havingForms(state, one).map((form) => ({ act: 'plan' as const, form })),
        { act: 'noFight' as const },
        ...(mayRunAway(state, one) ? [{ act: 'runAway' as const }] : []),
      ];
    },
    byDefault: (state, frame, seat) => usualPlan(state, frame, seat),
    standing: { never: (state, frame, seat) => usualPlan(state, frame, seat) },
    settle(table, { fighters }, answers) {
      for (const [i, id] of fighters.entries()) {
        const answer = answers[i];
        const one = fighterOf(table.state, id);
        one.planned = answer?.act === 'plan' ? answer.form : NO_FIGHT;
        one.runs = answer?.act === 'runAway';
      }
    },
  },

  initiative(table, frame) {
    const { state } = table;
    const startled = frame.shaken || frame.dice !== undefined ? [] : shakingOff(state);
    if (startled.length > 0) return next(table, ...startled, { step: 'initiative', shaken: true });
    const all = state.fighters.filter(rollsInitiative);
    const casts = all.map((who): Cast => ({ who, for: 'initiative', roll: 'initiative' }));
    const dice = cast(table, frame, casts);
    if (dice === null) return;
    const totals = all.map((one, i) => (dice[i] as Thrown).result + initiativeScore(state, one));
    // Nobody loses it: only what turned against one is thrown again. RUN-RULING-G36
    const failed = all.flatMap((_, at) =>
      isBotch(dice[at] as Thrown) ? [{ at, total: totals[at] as number, against: 0 }] : [],
    );
    if (isReconsidered(table, frame, casts, dice, failed)) return;
    for (const [i, one] of all.entries()) {
      takeOrder(table, one, totals[i] as number);
      if (one.marks.length > 0) resolved(table, { who: one, roll: 'initiative', missing: 0 }, null, 'init');
    }
    // What shoots at heroes round after round does so before anybody acts. RUN-TRAP-71
    if (state.sitting !== undefined) next(table, { step: 'repeatShots' });
    rollForExtras(table);
    breakTies(table);
    chooseTargets(table, state.fighters.toSorted(byTotal(state)));
    offerTrades(table);
  },

  turns(table) {
    const { state } = table;
    const one = nextInOrder(state);
    const extra = nextExtra(state, one?.steps[0] ?? -Infinity);
    if (extra !== null) {
      state.step = extra.step as number;
      return next(table, { step: 'extraTurn', extra: extra.id }, { step: 'turns' });
    }
    if (one === null) return next(table, { step: 'endRound' });
    state.step = one.steps[0] as number;
    next(table, { step: 'turn', fighter: one.id }, { step: 'turns' });
  },

  endAction(table, { fighter, action }) {
    const { state } = table;
    // He has put it off.
    if (fighterOf(state, fighter).acted < action) return;
    judge(table);
    missedChance(table, fighter);
    fighterOf(state, fighter).opportune = false;
    aimAnew(fighterOf(state, fighter));
    const rest = state.fighters.filter(({ waiting }) => waiting).toSorted(byTotal(state));
    next(table, { step: 'windows', rest: rest.map(({ id }) => id), finished: state.step });
  },

  /** Those who wait are asked in the order of their totals; the first takes it. RUN-ACT-33, RUN-RULING-C08 */
  windows(table, { rest: [id, ...rest], finished }) {
    if (id === undefined) {
      for (const one of table.state.fighters) one.exposed = false;
      return;
    }
    const one = fighterOf(table.state, id);
    if (one.waiting && isAble(one) && one.seat !== null)
      next(table, { step: 'window', seat: one.seat, fighter: id, rest, finished });
    else next(table, { step: 'windows', rest, finished });
  },

  window: orShop<'window'>(({ fighter }) => fighter, {
    options: () => [{ act: 'now' }, { act: 'later' }],
    byDefault: () => ({ act: 'later' }),
    answer(table, { fighter, rest, finished }, { act }) {
      if (act === 'later') return next(table, { step: 'windows', rest, finished });
      const one = fighterOf(table.state, fighter);
      const at = finished - 1;
      one.steps = [at, ...stepsAfterWaiting(one.steps, at)];
      one.waiting = false;
      one.opportune = true;
      table.state.step = at;
      next(table, { step: 'turn', fighter });
    },
  }),

  /** Actions still waiting lapse; then the question whether anybody fights on. RUN-INIT-20, RUN-RULING-C55 */
  endRound(table) {
    next(table, { step: 'roundOver' });
    infest(table);
    treadWater(table);
  },

  roundOver(table) {
    const { state } = table;
    for (const one of state.fighters) {
      one.jockeyed = one.onlyMoved && one.total !== null;
      one.waiting = false;
      one.steps = [];
      one.stance = 'none';
      if (one.movement !== 'withdrawing') one.movement = 'none';
    }
    next(table, { step: 'fading' }, { step: 'nightfall' });
    open(table, 'roundEnded', () => ({}));
  },

  fading: (table) => fade(table),

  nightfall(table) {
    const { state } = table;
    const ended = outcome(state);
    if (ended === 'fighting') return next(table, { step: 'round' });
    const [seat, ...rest] = ended === 'mercy' ? heroSeats(state) : [];
    if (seat !== undefined) return next(table, { step: 'goOn', seat, rest });
    next(table, { step: 'aftermath' });
  },

  /** Only the helpless are left: it goes on as long as one hero wants it to. RUN-RULING-C55 */
  goOn: {
    options: () => [{ act: 'goOn' }, { act: 'stop' }],
    answer(table, { rest: [seat, ...rest] }, { act }) {
      if (act === 'goOn') return next(table, { step: 'round' });
      if (seat !== undefined) return next(table, { step: 'goOn', seat, rest });
      next(table, { step: 'aftermath' });
    },
  },
};

const usualPlan = (state: State, { seats, fighters }: FrameOf<'plan'>, seat: Seat): ChoiceOf<'plan'> => ({
  act: 'plan',
  form: readyForm(state, fighterOf(state, fighters[seats.indexOf(seat)] as string)),
});

/** What is in hand; if that cannot be used, as an axe for two hands beside a torch, whatever can. */
function readyForm(state: State, one: Fighter): number {
  const forms = havingForms(state, one);
  return forms.includes(one.hand) ? one.hand : (forms[0] ?? one.hand);
}

/** When he acts, and how often. RUN-INIT-13, -14, RUN-RULING-G63 */
function takeOrder(table: Table, one: Fighter, rolled: number): void {
  const { state } = table;
  let [total, less] = [rolled, 0];
  ask(
    state,
    'initiativeQuery',
    () => ({ who: seen(state, one), total: rolled }),
    (said) => {
      if (said.change === 'modify') total += said.by;
      else less += said.less;
    },
  );
  // Whoever was distracted has got over it. RUN-RULING-C44
  one.distracted = false;
  one.total = total;
  one.steps = areTraded(state) ? [total] : stepsOf(total, less);
  table.tell?.({ type: 'initiative', fighter: one.id, total, steps: one.steps });
}

/** No fight is meant: INIT for anything else. RUN-INIT-05 */
export const NO_FIGHT = -1;

function freshen(one: Fighter): void {
  one.planned = null;
  one.total = null;
  one.tieBreak = 0;
  one.acted = 0;
  one.paces = 0;
  one.engagements = 0;
  one.fists = false;
  one.denied = [];
  one.onlyMoved = true;
  one.order = 0;
  one.runs = false;
  if (one.water !== null) one.water = { ...one.water, rolled: false };
  if (one.swarm.fends) one.swarm = { ...one.swarm, fends: false };
}

/** Blows are traded in the order of the first Initiative. RUN-RULING-R62 */
function strikeAgain(one: Fighter): void {
  one.acted = 0;
  one.steps = one.total === null ? [] : [one.total];
}

/** Each seat is asked about one of its fighters after the other; all seats at the same time. */
function plans(state: State): FrameOf<'plan'>[] {
  const waves: { seat: Seat; fighter: string }[][] = [];
  const asked = new Map<Seat, number>();
  for (const one of state.fighters) {
    if (!isAble(one)) continue;
    // There is nothing to plan: one way to fight, and nothing else that would be quicker.
    if (one.seat === null || havingForms(state, one).length === 1) one.planned = readyForm(state, one);
    else {
      const wave = asked.get(one.seat) ?? 0;
      asked.set(one.seat, wave + 1);
      waves[wave] ??= [];
      waves[wave].push({ seat: one.seat, fighter: one.id });
    }
  }
  return waves.map((wave) => ({
    step: 'plan',
    seats: wave.map(({ seat }) => seat),
    answers: wave.map(() => null),
    fighters: wave.map(({ fighter }) => fighter),
  }));
}

/** INIT by what he means to do. RUN-INIT-04, -05 */
export const initiativeOf = (state: State, one: Fighter, planned: number): number =>
  planned === NO_FIGHT ? sheetOf(state, one).nonCombatInit : formOf(state, one, planned).init.total;

/** All that is added to the die. RUN-INIT-04, -10, -11, -18 */
function initiativeScore(state: State, one: Fighter): number {
  const planned = isAble(one) ? (one.planned ?? one.hand) : NO_FIGHT;
  const ground = isAble(one) ? standingOf(state, one) : 0;
  const jockeying = one.jockeyed && isHero(one) ? sheetOf(state, one).perception : 0;
  const weird = weirdness(state, one, 'init');
  // RUN-INIT-12, RUN-SPECIAL-36
  const riding = isRiding(one) ? sheetOf(state, one).rating('ride') : 0;
  const { base, parts } = changesOf(state, one, 'init');
  // A loan is of a score to fight with. RUN-RULING-G48
  const init = planned === NO_FIGHT ? null : (base?.by ?? null);
  const changed = parts.reduce((sum, { by }) => sum + by, 0);
  const score = init ?? initiativeOf(state, one, planned);
  return score + ground + jockeying + riding + weird + changed - hindrance(state, one);
}

/** What the ground adds to his Initiative. RUN-INIT-11, RUN-RULING-C52 */
export const standingOf = (state: State, one: Fighter): number =>
  one.vantage
    ? PLACED.initiative
    : initiativeFor(groundUnder(state, one), bodiesOf(state), bodyOf(state, one), (upper, lower) =>
        fighterOf(state, upper.id).upper.includes(lower.id),
      );

/** Dice among heroes who are equal in all else, once for the round. RUN-INIT-08 */
function breakTies(table: Table): void {
  const { state } = table;
  const rolled = state.fighters.filter((one) => isHero(one) && one.total !== null);
  const tied = Map.groupBy(rolled, (one) => `${one.total} ${sheetOf(state, one).gifts}`);
  for (const heroes of tied.values()) {
    if (heroes.length === 1) continue;
    do for (const hero of heroes) hero.tieBreak = table.roll(SIDES, 'tie');
    while (new Set(heroes.map(({ tieBreak }) => tieBreak)).size < heroes.length);
  }
}

const place = (state: State, one: Fighter, at: number): Contender => ({
  total: at,
  hero: isHero(one),
  gifts: sheetOf(state, one).gifts,
  tieBreak: isHero(one) ? one.tieBreak : one.sheet,
});

const byTotal =
  (state: State) =>
  (a: Fighter, b: Fighter): number =>
    inOrder(place(state, a, a.total ?? 0), place(state, b, b.total ?? 0));

export interface Coming {
  readonly fighter: string;
  readonly at: number;
}

/** Every action that is still to come in this round, the next first; those who wait have theirs when they want it. */
export function comingActions(state: State): Coming[] {
  const contender = ({ fighter, at }: Coming): Contender => place(state, fighterOf(state, fighter), at);
  return state.fighters
    .filter((one) => !one.waiting && (isAble(one) || one.condition === 'unconscious'))
    .flatMap((one) => one.steps.map((at): Coming => ({ fighter: one.id, at })))
    .sort((a, b) => inOrder(contender(a), contender(b)));
}

export function nextInOrder(state: State): Fighter | null {
  const ready = state.fighters.filter(
    (one) => one.steps.length > 0 && !one.waiting && (isAble(one) || one.condition === 'unconscious'),
  );
  const at = (one: Fighter): Contender => place(state, one, one.steps[0] as number);
  return ready.reduce<Fighter | null>(
    (first, one) => (first === null || inOrder(at(one), at(first)) < 0 ? one : first),
    null,
  );
}

const heroSeats = ({ fighters }: State): Seat[] => [
  ...new Set(fighters.flatMap((one) => (isHero(one) && isAble(one) && one.seat !== null ? [one.seat] : []))),
];

// A turn: what comes first, what one may do, and in which order. RUN-ACT, RUN-RULING-C35, -C50

import { next } from '@skald/kernel';
import type { Effect } from '../hooks/effect.ts';
import type { Offer } from '../hooks/windows.ts';
import { mayStand } from '../powers/wendol.ts';
import { isAside, undertake } from '../sitting/fray.ts';
import { reachable } from '../space/index.ts';
import { actsOf, countActs, fromFewWords, inFewWords, listActs } from './acts.ts';
import type { Turning } from './agenda.ts';
import { careFor } from './care.ts';
import type { ChoiceOf } from './choices.ts';
import { contentionFor } from './contending.ts';
import { climbOut, reachIn as swimming, swimOut } from './crossing.ts';
import { cut } from './decoys.ts';
import {
  bodiesOf,
  bodyOf,
  engagedWith,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { balanceScore } from './footing.ts';
import { drop, exchange, pickUp, takeUp } from './gear.ts';
import { letGoOfAll } from './harm.ts';
import { behindOf, lookAround } from './hiding.ts';
import { takeOff } from './jumping.ts';
import { open, seen } from './listening.ts';
import { canStir, setOut } from './moving.ts';
import { isGift, type OfferedAct, offerOf } from './offers.ts';
import { put } from './placing.ts';
import { mount } from './riding.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { initiativeOf, NO_FIGHT, nextInOrder } from './round.ts';
import { dismount } from './saddle.ts';
import { takeArm } from './severing.ts';
import { enterShop } from './shopping.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { refugeOf } from './swarms.ts';
import { dropRope, throwRope } from './swimming.ts';
import { isTurnedAway, keepTarget } from './targeting.ts';
import { use } from './using.ts';
import { type Place, placeOf } from './words.ts';

type Act = ChoiceOf<'act'>;
type ActOf<A extends Act['act']> = Extract<Act, { act: A }>;

/** RUN-SPECIAL-25 */
const RISING = 6;

export const turnSteps: Steps<'turn' | 'ready' | 'rising' | 'act'> = {
  turn(table, { fighter }) {
    const { state } = table;
    const one = fighterOf(state, fighter);
    table.tell?.({ type: 'turnBegan', fighter, at: state.step });
    one.steps = one.steps.slice(1);
    one.acted += 1;
    if (one.order === 0) one.order = 1 + Math.max(...state.fighters.map(({ order }) => order));
    one.waiting = false;
    one.spares = [];
    if (one.movement === 'withdrawing') one.movement = 'none';
    next(
      table,
      { step: 'ready', fighter, as: 'blow', attacks: true },
      { step: 'endAction', fighter, action: one.acted },
    );
    open(table, 'turnStarted', () => ({ acting: seen(state, one), first: one.acted === 1 }));
  },

  /** Awake, on his feet if he can, and set on somebody. RUN-RULING-C50 */
  ready(table, { fighter, as, attacks, risen }) {
    const { state } = table;
    const one = fighterOf(state, fighter);
    if (!isAble(one)) return;
    if (!risen && one.fallen && !one.prone && mayStand(one.marks))
      return next(table, { step: 'rising', fighter }, { step: 'ready', fighter, as, attacks, risen: true });
    lookAround(table, one);
    keepTarget(table, one);
    const turning: Turning = {
      fighter,
      halves: [],
      engagedAtFirst: engagedWith(state, one).length > 0,
      paces: 0,
      charges: false,
      leapt: false,
      retires: !attacks,
      as,
      did: [],
    };
    if (!runsFromAnimals(table, turning, one)) next(table, { step: 'continue', ...turning });
  },

  /** Free, and before anything else. RUN-SPECIAL-25, RUN-RULING-C18 */
  rising(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'rising', roll: 'balance', lacked: lacks(state, one, 'balance') } as const;
    const reached = rollOnce(table, frame, die, () => balanceScore(state, one), RISING);
    if (reached === null) return;
    const room = roomToRise(state, one);
    one.fallen = reached < RISING || room === null;
    one.tangled &&= one.fallen;
    one.prone &&= one.fallen;
    table.tell?.({ type: one.fallen ? 'stayedDown' : 'rose', fighter: one.id });
    if (one.fallen || room === null || (room.x === one.x && room.y === one.y)) return;
    put(table, one, room);
    table.tell?.({ type: 'moved', fighter: one.id, way: [room] });
  },

  act: {
    options: (state, turning) => listActs(actsOf(state, turning)),
    unwritten: (state, turning) => countActs(actsOf(state, turning)),
    described: { of: (state, turning) => inFewWords(actsOf(state, turning)), list: fromFewWords },
    answer(table, { step: _, seat: __, ...turning }, choice) {
      perform(table, turning, choice);
    },
  },
};

/** All of his action takes him out of them, if anything does. RUN-HAZ-NUIS-02, RUN-RULING-T54 */
function runsFromAnimals(table: Table, turning: Turning, one: Fighter): boolean {
  const { state } = table;
  if (!one.swarm.flees) return false;
  letGoOfAll(table, one);
  if (!canStir(state, one)) return false;
  const swims = one.water !== null;
  const to = refugeOf(state, one, swims ? swimming(state, one).full : sheetOf(state, one).move.full);
  if (to === null) return false;
  if (swims) swimOut(table, turning, { act: 'swim', ...to });
  else setOut(table, turning, { act: 'seize', ...to });
  return true;
}

/** Where he fell, or beside whoever stands there by now, as near as can be; null without any room. RUN-RULING-C02 */
function roomToRise(state: State, one: Fighter): Place | null {
  const isTaken = state.fighters.some(
    (other) => other.id !== one.id && isAble(other) && !other.fallen && pacesBetween(state, one, other) === 0,
  );
  if (!isTaken) return placeOf(one);
  const { half } = sheetOf(state, one).move;
  const [room] = reachable(groundFor(state), bodiesOf(state), bodyOf(state, one), half);
  return room === undefined ? null : placeOf(room);
}

/** Carries out what was chosen. */
export function perform(table: Table, turning: Turning, choice: Act): void {
  const { state } = table;
  const one = fighterOf(state, turning.fighter);
  if (isDelayed(table, one, choice)) return;
  if (
    isAttack(choice) &&
    isTurnedAway(table, one, choice.target, choice.act === 'shoot' ? 'missile' : 'melee')
  )
    return next(table, { step: 'continue', ...turning });
  // To do nothing is no manoeuvre. RUN-RULING-C51
  if (!MOVES.includes(choice.act) || (choice.act === 'done' && turning.halves.length === 0))
    one.onlyMoved = false;
  if (choice.act !== 'done' && choice.act !== 'shop') dropRope(state, one);
  const offer = isOffered(choice) ? offerOf(state, turning, choice) : undefined;
  const free =
    FREE.includes(choice.act) ||
    offer?.costs === 'nothing' ||
    (choice.act === 'try' && isAside(state, choice));
  carryOut(table, turning, one, choice, offer);
  const action = offer?.does ?? choice.act;
  // It begins before anything of it is done.
  if (!free && turning.halves.length === 0)
    open(table, 'ownAction', () => ({ acting: seen(state, one), action }));
}

type AttackChoice = ActOf<'strike' | 'shoot' | 'grab'> | (ActOf<'power'> & { target: string });

const isAttack = (choice: Act): choice is AttackChoice =>
  choice.act === 'strike' ||
  choice.act === 'shoot' ||
  choice.act === 'grab' ||
  (choice.act === 'power' && choice.target !== undefined);

/** What takes no action. RUN-ACT-29, -33, RUN-ENGAGE-09 */
const FREE: readonly Act['act'][] = [
  'swap',
  'engage',
  'contend',
  'release',
  'dropTorch',
  'otherHand',
  'shop',
  'wait',
  'done',
];

function carryOut(table: Table, turning: Turning, one: Fighter, choice: Act, offer: Offer | undefined): void {
  const { state } = table;
  const goOn = (done: Partial<Turning> = {}): void => next(table, { step: 'continue', ...turning, ...done });
  switch (choice.act) {
    case 'strike':
      return strike(table, turning, one, choice);
    case 'shoot':
      takeUp(table, one, choice.form);
      takeStance(one, choice.manner);
      return next(table, {
        step: 'shot',
        attacker: one.id,
        target: choice.target,
        form: choice.form,
        dodges: null,
        behind: behindOf(fighterOf(state, choice.target)),
      });
    case 'grab':
      return next(table, { step: 'grip', by: one.id, target: choice.target, how: choice.how });
    case 'walk':
    case 'seize':
    case 'withdraw':
    case 'flee':
    case 'rush':
      return setOut(table, turning, choice);
    case 'change':
      exchange(table, one, choice.form);
      return goOn({ halves: [...turning.halves, 'change'] });
    case 'pickUp':
      pickUp(table, one, choice.form);
      return goOn({ halves: [...turning.halves, 'pickUp'] });
    case 'takeArm':
      takeArm(table, one, choice.target);
      return goOn({ halves: [...turning.halves, 'pickUp'] });
    case 'lieDown':
      Object.assign(one, { prone: true, fallen: true });
      table.tell?.({ type: 'fell', fighter: one.id });
      return goOn({ halves: [...turning.halves, 'change'] });
    case 'getUp':
      goOn({ did: [...turning.did, 'getUp'] });
      return next(table, { step: 'rising', fighter: one.id });
    case 'mount':
    case 'dismount':
      if (choice.act === 'mount') mount(table, one);
      else dismount(table, one, 'dismounts');
      return goOn({ halves: [...turning.halves, 'change'] });
    case 'trample':
      return next(table, { step: 'trampling', by: one.id, target: choice.target });
    case 'strikeHorse':
      return next(table, { step: 'horseBlow', by: one.id, target: choice.target });
    case 'cutDown':
      return cut(table, one, choice.extra);
    case 'pullFree':
      return next(table, { step: 'pulling', by: one.id, target: choice.target });
    case 'try':
      return undertake(table, turning, one, choice);
    case 'stunt': {
      const { act: _, ...deed } = choice;
      if (deed.does === 'disarmHastily') goOn({ halves: [...turning.halves, 'disarm'] });
      return next(table, { step: 'stunt', fighter: one.id, deed });
    }
    case 'takeShield':
      one.shieldAt = null;
      table.tell?.({ type: 'shield', fighter: one.id, held: true });
      return goOn({ halves: [...turning.halves, 'pickUp'] });
    case 'lightTorch':
    case 'dropTorch':
      one.torch = choice.act === 'lightTorch';
      table.tell?.({ type: 'torch', fighter: one.id, lit: one.torch });
      return goOn(one.torch ? { halves: [...turning.halves, 'pickUp'] } : {});
    case 'otherHand':
      one.offHand = !one.offHand;
      table.tell?.({ type: 'changed', fighter: one.id, form: one.hand });
      return goOn();
    case 'swap':
      drop(table, one);
      takeUp(table, one, one.belt as number);
      one.belt = null;
      return goOn();
    case 'engage':
      return next(
        table,
        { step: 'engaging', by: one.id, target: choice.target, resists: null },
        { step: 'continue', ...turning },
      );
    case 'contend':
      return next(
        table,
        {
          step: 'engaging',
          by: one.id,
          target: choice.target,
          resists: null,
          brings: [contentionFor(one, choice.target)],
        },
        { step: 'continue', ...turning },
      );
    case 'heal':
      return careFor(table, one, choice.target);
    case 'weave':
      one.stance = 'weaving';
      return;
    case 'breakFree':
      return next(table, { step: 'breaking', fighter: one.id });
    case 'pry':
      return next(table, { step: 'prying', by: one.id, target: choice.target });
    case 'swim':
      return swimOut(table, turning, choice);
    case 'climb':
      return climbOut(table, turning, choice);
    case 'leap':
      return takeOff(table, turning, choice);
    case 'throwRope':
      throwRope(state, one, choice.target);
      return table.tell?.({ type: 'threwRope', by: one.id, at: choice.target });
    case 'rescue':
      return next(table, { step: 'rescue', by: one.id, target: choice.target });
    case 'smother':
      return next(table, { step: 'smothering', fighter: one.id });
    case 'fendOff':
      return next(table, { step: 'fending', fighter: one.id });
    case 'release':
      letGoOfAll(table, one);
      return goOn();
    case 'power':
    case 'gift':
      return offer && accept(table, turning, one, offer);
    case 'shop':
      return enterShop(table, one, { step: 'continue', ...turning });
    case 'wait':
      return wait(table, one);
    case 'keepHold':
    case 'done':
  }
}

/** What a power or a mark lets him do. */
function accept(table: Table, turning: Turning, one: Fighter, offer: Offer): void {
  const { does, target, costs, check, brings, rule, again, price } = offer;
  if (costs === 'nothing')
    next(table, { step: 'continue', ...turning, did: [...new Set([...turning.did, does])] });
  if (costs === 'round') one.steps = [];
  const effects: Effect[] =
    check === null ? [...brings] : [{ effect: 'check', check, success: [...brings], failure: [], rule }];
  next(table, { step: 'effects', effects });
  if (isGift(does) && price !== undefined && target !== null)
    table.tell?.({ type: 'offered', fighter: one.id, gift: does, target, points: price });
  else if (isGift(does) && again) table.tell?.({ type: 'giftUsed', fighter: one.id, gift: does, target });
  else if (isGift(does)) use(table, one, does, target);
  else table.tell?.({ type: 'used', fighter: one.id, does, target });
}

const isOffered = (choice: Act): choice is OfferedAct => choice.act === 'power' || choice.act === 'gift';

/** What leaves it a round of manoeuvres. RUN-RULING-C51 */
const MOVES: readonly Act['act'][] = [
  'walk',
  'seize',
  'withdraw',
  'swim',
  'climb',
  'leap',
  'shop',
  'wait',
  'done',
];

function strike(table: Table, turning: Turning, one: Fighter, choice: ActOf<'strike'>): void {
  const { state } = table;
  takeUp(table, one, choice.form);
  takeStance(one, choice.manner);
  const { half } = sheetOf(state, one).move;
  next(table, {
    step: 'attack',
    attacker: one.id,
    target: choice.target,
    form: choice.form,
    kind: 'own',
    as: turning.as,
    manner: choice.manner,
    past: choice.past ?? null,
    charge: turning.charges ? turning.paces : 0,
    leapt: turning.leapt,
    left: Math.max(0, half - turning.paces),
    forestalled: false,
  });
}

function takeStance(one: Fighter, manner: ActOf<'strike'>['manner']): void {
  if (manner === 'holding' || manner === 'weaving') one.stance = manner;
}

/** His action stays with him, to be taken after somebody else's. RUN-ACT-33 */
function wait(table: Table, one: Fighter): void {
  one.waiting = true;
  one.acted -= 1;
  one.steps = [table.state.step, ...one.steps];
  table.tell?.({ type: 'waited', fighter: one.id });
}

/** INIT of what he does now; null where it asks nothing else than what he planned. */
function initOf(state: State, one: Fighter, choice: Act): number | null {
  switch (choice.act) {
    case 'strike':
    case 'shoot':
      return formOf(state, one, choice.form).init.total;
    case 'grab':
      return formOf(state, one, sheetOf(state, one).fists).init.total;
    case 'seize':
    case 'withdraw':
    case 'flee':
    case 'rush':
    case 'heal':
    case 'pry':
    case 'throwRope':
    case 'rescue':
    case 'smother':
    case 'fendOff':
      return sheetOf(state, one).nonCombatInit;
    case 'try':
      return isAside(state, choice) ? null : sheetOf(state, one).nonCombatInit;
    case 'stunt':
      return choice.does === 'disarmHastily' ? null : sheetOf(state, one).nonCombatInit;
    default:
      return null;
  }
}

/** By how much it is slower than what he planned. RUN-INIT-17 */
export function latenessOf(state: State, one: Fighter, choice: Act): number {
  const init = initOf(state, one, choice);
  if (init === null || one.planned === null) return 0;
  return Math.max(0, initiativeOf(state, one, one.planned) - init);
}

/** Whoever does something slower than he planned comes later, by the same die. RUN-INIT-17, RUN-RULING-C06 */
function isDelayed(table: Table, one: Fighter, choice: Act): boolean {
  const { state } = table;
  const late = latenessOf(state, one, choice);
  if (late === 0) return false;
  const at = state.step - late;
  one.planned = choice.act === 'strike' || choice.act === 'shoot' ? choice.form : NO_FIGHT;
  one.steps = one.steps.map((step) => step - late).filter((step) => step >= 0);
  const first = nextInOrder(state);
  if (first === null || (first.steps[0] as number) <= at) {
    state.step = at;
    return false;
  }
  one.steps = [at, ...one.steps];
  one.acted -= 1;
  table.tell?.({ type: 'delayed', fighter: one.id, to: at });
  return true;
}

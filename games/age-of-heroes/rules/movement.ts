// The movement phase. AOH-MOV

import { next, type Seat } from '@skald/kernel';
import { AREA, type Area, FAXI_RIDES, isSeaStep } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { killHero } from './death.ts';
import { dragonsToTradeWith, lend, lendings, offerPickUp, show, trade } from './items.ts';
import { handOver } from './kingdom.ts';
import { seaBanned, stormy } from './paths.ts';
import { has, losesTurn, movementFactor, ownPieces, piece, worships } from './pieces.ts';
import { type Piece, playerOf, type State, type Steps, type Table } from './state.ts';

type Moving = Omit<FrameOf<'move'>, 'step'>;

/** Who can still move. AOH-RULING-30 */
const movable = (state: State, seat: Seat): Piece[] =>
  ownPieces(state, seat).filter((one) => !one.moved && !losesTurn(state, one));

const startMove = (seat: Seat, one: Piece): FrameOf<'move'> => ({
  step: 'move',
  seat,
  counter: one.id,
  spent: 0,
  riding: false,
  riders: [],
  stretch: [],
  sailed: false,
});

/** Who moves, and who rides along. */
type Group = [mover: Piece, ...riders: Piece[]];

const group = (state: State, moving: Moving): Group => [
  piece(state, moving.counter),
  ...moving.riders.map((id) => piece(state, id)),
];

/** Njord turns the sea into one area for the hero, and for those who ride with him. AOH-RULING-65 */
function njordHelps(state: State, moving: Moving): boolean {
  const player = playerOf(state, moving.seat);
  const helps = player.njordAid === -1 || player.njordAid === state.turn;
  return helps && group(state, moving).some((one) => one.id === player.counter);
}

const atSea = (area: Area): boolean => AREA[area].sea || AREA[area].isle;

/** What entering an area costs; null where the way is closed. */
function stepCost(state: State, moving: Moving, travellers: Group, to: Area): number | null {
  const from = travellers[0].area;
  if (isSeaStep(from, to) && travellers.some((one) => seaBanned(state, one))) return null;
  if (moving.stretch.length === 0 || !atSea(to)) return 1;
  return moving.stretch.includes(to) ? null : 0;
}

function reachable(state: State, moving: Moving): Area[] {
  const travellers = group(state, moving);
  const [mover] = travellers;
  const left = movementFactor(state, mover, moving.riding) - moving.spent;
  return AREA[mover.area].neighbours.filter((to) => {
    const cost = stepCost(state, moving, travellers, to);
    return cost !== null && cost <= left;
  });
}

/** A step that kills the hero: into Njord's sea, or away from Frey's altar. AOH-GOD-09, -14 */
export function deadlyStep(state: State, one: Piece, to: Area): 'storm' | 'frey' | null {
  if (one.owner === null || state.players[one.owner]?.counter !== one.id) return null;
  if (worships(state, one.owner)) return 'frey';
  return stormy(state, one) && isSeaStep(one.area, to) ? 'storm' : null;
}

export const movementSteps: Steps<'nextCounter' | 'chooseCounter' | 'move' | 'riders' | 'peril' | 'endMove'> =
  {
    /** The counters are presented one after another, the hero first. AMI-DIFF-08 */
    nextCounter(table, { seat }) {
      const one = movable(table.state, seat)[0];
      if (one !== undefined) next(table, startMove(seat, one), { step: 'nextCounter', seat });
    },

    /** The player moves his counters in any order. AOH-MOV-04, -10 */
    chooseCounter: {
      options: (state, _frame, seat) => [
        ...movable(state, seat).map((one) => ({ act: 'counter' as const, counter: one.id })),
        ...lendings(state, seat),
        { act: 'done' },
      ],
      answer(table, frame, choice, seat) {
        if (choice.act === 'done') return stayPut(table, seat);
        next(table, frame);
        if (choice.act === 'lend') lend(table, seat, choice);
        else next(table, startMove(seat, piece(table.state, choice.counter)));
      },
    },

    move: {
      options(state, frame, seat) {
        const options: ChoiceOf<'move'>[] = reachable(state, frame).map((to) => ({ act: 'step', to }));
        const mover = piece(state, frame.counter);
        if (frame.spent === 0 && !frame.riding && has(mover, 'frey-faxi')) options.push({ act: 'ride' });
        options.push(...lendings(state, seat));
        for (const one of group(state, frame))
          for (const dragon of dragonsToTradeWith(state, seat, one)) options.push({ act: 'trade', dragon });
        options.push({ act: 'stop' });
        return options;
      },
      answer(table, frame, choice, seat) {
        const { state } = table;
        if (choice.act === 'step') {
          const inPeril = group(state, frame).some((one) => deadlyStep(state, one, choice.to) !== null);
          if (inPeril) next(table, { ...frame, step: 'peril', to: choice.to });
          else goOn(table, frame, choice.to);
        } else if (choice.act === 'lend') {
          lend(table, seat, choice);
          next(table, frame);
        } else if (choice.act === 'ride') ride(table, frame);
        else {
          next(table, { ...frame, step: 'endMove' });
          if (choice.act === 'trade') {
            const wearer = group(state, frame).find((one) => has(one, 'brosung-necklace'));
            if (wearer !== undefined) trade(table, seat, wearer, choice.dragon);
          }
        }
      },
    },

    /** Who rides along from the same area. AOH-TREAS-09, AOH-RULING-58 */
    riders: {
      options: (state, frame, seat) => [
        ...companions(state, seat, frame).map((one) => ({ act: 'rider' as const, counter: one.id })),
        { act: 'go' },
      ],
      answer(table, frame, choice, seat) {
        if (choice.act === 'rider') {
          const more = { ...frame, riders: [...frame.riders, choice.counter] };
          if (companions(table.state, seat, more).length > 0) return next(table, more);
          return setOff(table, more);
        }
        setOff(table, frame);
      },
    },

    /** AOH-RULING-64, -66: the player is asked before he walks to his death. */
    peril: {
      options: () => [{ act: 'dare' }, { act: 'stay' }],
      answer(table, { to, ...frame }, choice) {
        if (choice.act === 'dare') goOn(table, { ...frame, step: 'move' }, to);
        else next(table, { ...frame, step: 'move' });
      },
    },

    endMove(table, frame) {
      const player = playerOf(table.state, frame.seat);
      if (frame.sailed && player.njordAid === -1 && njordHelps(table.state, frame)) player.njordAid = 0;
      arrive(table, frame.seat, group(table.state, frame), frame.riding);
    },
  };

/** The travellers have ended their movement; a third ride was the last. */
function arrive(table: Table, seat: Seat, travellers: readonly Piece[], riding: boolean): void {
  if (riding && table.state.faxiRides >= FAXI_RIDES) loseFaxi(table);
  for (const one of [...travellers].reverse()) {
    one.moved = true;
    offerPickUp(table, seat, one);
  }
}

/** One area further, with all that goes with it. */
function goOn(table: Table, frame: FrameOf<'move'>, to: Area): void {
  const { state } = table;
  const travellers = group(state, frame);
  const [mover] = travellers;
  const from = mover.area;
  const spent = frame.spent + (stepCost(state, frame, travellers, to) as number);
  showShirt(table, mover, spent, frame.riding);
  const deadly = travellers.map((one) => deadlyStep(state, one, to));
  for (const one of travellers) moveTo(state, one, to);
  table.tell?.({ type: 'moved', counters: travellers.map((one) => one.id), from, to });
  handOver(table, frame.seat);
  const stretch = atSea(to) && njordHelps(state, frame) ? [...frame.stretch, to] : [];
  const onward = { ...frame, spent, stretch, sailed: frame.sailed || AREA[to].sea };
  const doomed = travellers.find((_, i) => deadly[i] !== null);
  if (doomed === undefined) {
    next(table, onward);
    return;
  }
  killHero(table, doomed, deadly.find((how) => how !== null) as 'storm' | 'frey');
  const survivors = travellers.filter((one) => one !== doomed);
  const riders = survivors.filter((one) => one !== mover).map((one) => one.id);
  if (doomed === mover) arrive(table, frame.seat, survivors, frame.riding);
  else next(table, { ...onward, riders });
}

/** Puts a counter elsewhere; a hero who leaves has rested no longer. */
export function moveTo(state: State, one: Piece, to: Area): void {
  one.area = to;
  if (one.owner === null) return;
  const player = playerOf(state, one.owner);
  if (player.counter === one.id) player.restsIn = null;
}

/** Whoever moves further than his legs carry him shows the shirt. AOH-RULING-94 */
function showShirt(table: Table, mover: Piece, spent: number, riding: boolean): void {
  if (!has(mover, 'magic-shirt') || table.state.shown.includes('magic-shirt')) return;
  if (spent >= movementFactor(table.state, mover, riding)) show(table, mover, 'magic-shirt');
}

function ride(table: Table, frame: FrameOf<'move'>): void {
  const start = { step: 'riders' as const, seat: frame.seat, counter: frame.counter, riders: [] };
  if (companions(table.state, frame.seat, start).length > 0) next(table, start);
  else setOff(table, start);
}

function companions(state: State, seat: Seat, frame: FrameOf<'riders'>): Piece[] {
  if (state.options.faxiRiders === 'holder') return [];
  const holder = piece(state, frame.counter);
  return movable(state, seat).filter(
    (one) => one !== holder && one.area === holder.area && !frame.riders.includes(one.id),
  );
}

/** One of three rides begins. AOH-TREAS-08 */
function setOff(table: Table, { seat, counter, riders }: FrameOf<'riders'>): void {
  const { state } = table;
  const holder = piece(state, counter);
  state.faxiRides += 1;
  show(table, holder, 'frey-faxi');
  table.tell?.({ type: 'rode', counter, riders, ridesLeft: FAXI_RIDES - state.faxiRides });
  next(table, { ...startMove(seat, holder), riding: true, riders });
}

/** AOH-TREAS-08, whoever has it by then. */
function loseFaxi(table: Table): void {
  const { state } = table;
  const keeper = state.pieces.find((one) => has(one, 'frey-faxi'));
  if (keeper) keeper.items.splice(keeper.items.indexOf('frey-faxi'), 1);
  state.ground = state.ground.filter(({ item }) => item !== 'frey-faxi');
  state.gone.push('frey-faxi');
  table.tell?.({ type: 'faxiGone' });
}

/** Counters that stay where they are end their movement there too. AOH-RULING-53 */
function stayPut(table: Table, seat: Seat): void {
  arrive(table, seat, movable(table.state, seat), false);
}

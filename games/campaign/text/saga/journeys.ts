// Tells what a side did without meeting the enemy: marches, voyages, landings, exchanges.

import { type ArmyId, edgeOf, geographyOf, type Hex, nameIn, type Side } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { Journey } from './story.ts';
import type { Teller } from './teller.ts';
import type { March } from './words.ts';

type Place = Hex | 'ship';

/** One army's way over land, in one or two stages. */
interface Leg {
  readonly army: ArmyId;
  readonly path: [from: Place, to: Place, ...Place[]];
  readonly ford: 'die' | 'card' | null;
}

type Item =
  | { readonly kind: 'leg' | 'landing' | 'boarding'; readonly leg: Leg }
  | { readonly kind: 'other'; readonly lines: string[] };

export function tellJourney({ events }: Journey, teller: Teller): string[] {
  const items = itemsOf(events, teller);
  const lines: string[] = [];
  for (let i = 0; i < items.length; ) {
    const item = items[i] as Item;
    if (item.kind === 'other') {
      lines.push(...item.lines);
      i += 1;
      continue;
    }
    const together = sameKind(items, i);
    lines.push(...tellLegs(item.kind, together, teller));
    i += together.length;
  }
  return lines;
}

/** Whether anything at all happened in it. */
export const isIdle = ({ events }: Journey): boolean => events.every(({ type }) => type === 'movement');

export const sideOfJourney = ({ events }: Journey, { state }: Teller): Side | null => {
  const [first] = events;
  return first?.type === 'movement' ? (state.sides[first.seat] ?? null) : null;
};

function itemsOf(events: readonly GameEvent[], teller: Teller): Item[] {
  const items: Item[] = [];
  const fords = new Map<ArmyId, 'die' | 'card'>();
  for (const [i, event] of events.entries()) {
    if (event.type === 'forded' && event.ok) fords.set(event.army, event.face === null ? 'card' : 'die');
    else if (event.type === 'moved') addMove(items, event, fords);
    else items.push({ kind: 'other', lines: tellOther(event, events.slice(i + 1), teller) });
  }
  return items.filter((item) => item.kind !== 'other' || item.lines.length > 0);
}

function addMove(
  items: Item[],
  { army, from, to, how }: EventOf<'moved'>,
  fords: Map<ArmyId, 'die' | 'card'>,
): void {
  const before = items.findLast((item) => item.kind === 'leg' && item.leg.army === army);
  if (how === 'march' && before?.kind === 'leg' && before.leg.path.at(-1) === from) {
    before.leg.path.push(to);
    return;
  }
  const leg: Leg = { army, path: [from, to], ford: fords.get(army) ?? null };
  fords.delete(army);
  items.push({ kind: how === 'land' ? 'landing' : how === 'board' ? 'boarding' : 'leg', leg });
}

function tellOther(event: GameEvent, later: readonly GameEvent[], teller: Teller): string[] {
  const { travel, battle } = teller.words;
  switch (event.type) {
    case 'forded':
      return [teller.say(travel.stuck, { who: teller.person(event.army), to: teller.place(event.to) })];
    case 'sailed': {
      const to = teller.place(event.to);
      if (event.fled) return [teller.say(battle.putToSea, { to })];
      const aboard = event.aboard.map((id) => teller.person(id));
      return [teller.say(isShore(event.to, teller) ? travel.alongshore : travel.sailed, { to, aboard })];
    }
    case 'exchanged':
      return [
        teller.say(travel.exchanged, { one: teller.person(event.army), other: teller.person(event.with) }),
      ];
    case 'destroyed':
      return event.how === 'dissolved'
        ? [teller.say(travel.dissolved, { who: teller.person(event.army) })]
        : event.how === 'ship'
          ? [teller.say(battle.lostWithShip, { who: [teller.person(event.army)] })]
          : [];
    case 'beachTaken':
      return [
        teller.say(battle.beach, {
          who: teller.person(event.army),
          place: teller.place(event.hex),
          crew: later.some(({ type }) => type === 'sailed' || type === 'shipDestroyed'),
        }),
      ];
    default:
      return [];
  }
}

const isShore = (hex: Hex, { state }: Teller): boolean => geographyOf(state.map).terrain.get(hex) === 'coast';

/** Legs of one kind that follow each other; of those over land only the plain ones. */
function sameKind(items: readonly Item[], from: number): Leg[] {
  const legs: Leg[] = [];
  for (const item of items.slice(from)) {
    const first = items[from] as Item;
    if (item.kind === 'other' || item.kind !== first.kind) break;
    if (item.kind === 'leg' && legs.length > 0 && !(isPlain(item.leg) && isPlain(legs[0] as Leg))) break;
    legs.push(item.leg);
  }
  return legs;
}

const isPlain = ({ path, ford }: Leg): boolean => path.length === 2 && ford === null;

function tellLegs(kind: 'leg' | 'landing' | 'boarding', legs: readonly Leg[], teller: Teller): string[] {
  const { travel } = teller.words;
  const marches = legs.map((leg) => marchOf(leg, teller));
  if (kind === 'landing') return [teller.say(travel.landed, { landings: marches })];
  if (kind === 'boarding') return [teller.say(travel.boarded, { who: marches.map(({ who }) => who) })];
  const plain = marches.filter((march, i) => isUnremarkable(march, legs[i] as Leg, teller));
  if (plain.length === marches.length && plain.length > 1)
    return [teller.say(travel.marchedAll, { marches: plain })];
  return legs.map((leg, i) => tellMarch(leg, marches[i] as March, teller));
}

const isUnremarkable = ({ from, to }: March, leg: Leg, teller: Teller): boolean =>
  isPlain(leg) && from.at !== to.at && bridgeOn(leg, teller) === null;

function tellMarch(leg: Leg, march: March, teller: Teller): string {
  const { travel } = teller.words;
  const bridge = bridgeOn(leg, teller);
  if (leg.path.length > 2) return teller.say(travel.twoStages, march);
  if (leg.ford !== null) return teller.say(travel.forded, { ...march, known: leg.ford === 'card' });
  if (bridge !== null) return teller.say(travel.overBridge, { ...march, bridge });
  return teller.say(march.from.at === march.to.at ? travel.shifted : travel.marched, march);
}

const marchOf = ({ army, path }: Leg, teller: Teller): March => ({
  who: teller.person(army),
  from: teller.place(path[0]),
  to: teller.place(path.at(-1) ?? path[1]),
});

function bridgeOn({ path }: Leg, { state, language }: Teller): string | null {
  const [from, to] = path;
  if (from === 'ship' || to === 'ship') return null;
  const bridge = state.map.bridges.find(({ edge }) => edge === edgeOf(from, to));
  return bridge === undefined ? null : nameIn(bridge, language);
}

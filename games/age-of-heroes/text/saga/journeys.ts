// Tells a turn's movement: one sentence for a journey, however many steps it had.

import { AREA, type Area, type CounterId, isSeaStep } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { Teller } from './teller.ts';
import type { Journey } from './words.ts';

interface Leg {
  travellers: CounterId[];
  readonly path: Area[];
}

export function tellJourneys(events: readonly GameEvent[], teller: Teller): string[] {
  const seats = [...new Set(events.map((event) => seatOf(event, teller)))];
  return seats.flatMap((seat) =>
    tellSeat(
      seat,
      events.filter((event) => seatOf(event, teller) === seat),
      teller,
    ),
  );
}

function tellSeat(seat: number | null, events: readonly GameEvent[], teller: Teller): string[] {
  const { travel, battle } = teller.words;
  const lines: string[] = [];
  for (const ride of only(events, 'rode'))
    lines.push(teller.say(travel.rode, { rider: teller.counter(ride.counter), riders: ride.riders }));
  const legs = merged(legsOf(only(events, 'moved')));
  const led = legs.filter((leg) => seat === null || leg.travellers.some((id) => teller.isHero(id)));
  for (const leg of led) lines.push(tellLeg(leg, teller));
  const alone = legs.filter((leg) => !led.includes(leg));
  if (seat !== null && alone.length > 0) {
    const moves = alone.flatMap((leg) => leg.travellers.map((id) => ({ id, to: leg.path.at(-1)! })));
    lines.push(teller.say(travel.jarls, { lord: teller.person(seat), moves }));
  }
  if (events.some((event) => event.type === 'faxiGone')) lines.push(teller.say(travel.faxiGone, null));
  const paid = only(events, 'handedOver');
  if (seat !== null && paid.length > 0) {
    const jarls = [...new Set(paid.map((event) => event.jarl))];
    const marks = paid.reduce((sum, event) => sum + event.marks, 0);
    lines.push(teller.say(travel.handedOver, { hero: teller.person(seat), jarls, marks }));
  }
  for (const event of events) {
    if (event.type === 'took')
      lines.push(
        teller.say(travel.took, {
          who: teller.counter(event.counter),
          items: [event.item],
          area: event.area,
        }),
      );
    else if (event.type === 'lent') lines.push(teller.say(travel.lent, event));
    else if (event.type === 'traded')
      lines.push(teller.say(travel.traded, { ...event, who: teller.counter(event.counter) }));
    else if (event.type === 'heroDied') {
      const { name, his } = teller.counter(event.counter);
      lines.push(teller.say(battle.heroDied[event.how], { name, his, area: event.area, by: null }));
    }
  }
  return lines;
}

function tellLeg({ travellers, path }: Leg, teller: Teller): string {
  const { travel } = teller.words;
  const heroesFirst = travellers.toSorted((a, b) => Number(teller.isHero(b)) - Number(teller.isHero(a)));
  const between = path.slice(1, -1).filter((area) => area !== path[0] && area !== path.at(-1));
  const seas = between.filter((area) => AREA[area].sea);
  const sailed = path.some((area, i) => i > 0 && isSeaStep(path[i - 1]!, area));
  const via = seas[seas.length >> 1] ?? (sailed ? null : (between[between.length >> 1] ?? null));
  const journey: Journey = { travellers: heroesFirst, from: path[0]!, to: path.at(-1)!, via };
  if (sailed) return teller.say(travel.bySea, journey);
  return teller.say(path.length === 2 ? travel.nearby : travel.byLand, journey);
}

/** Steps of the same people that follow each other are one leg. */
function legsOf(moves: readonly EventOf<'moved'>[]): Leg[] {
  const legs: Leg[] = [];
  for (const { counters, from, to } of moves) {
    const going = legs.at(-1);
    if (going && going.travellers.join() === counters.join() && going.path.at(-1) === from)
      going.path.push(to);
    else legs.push({ travellers: [...counters], path: [from, to] });
  }
  return legs.filter((leg) => leg.path[0] !== leg.path.at(-1));
}

/** Those who left from the same place for the same place are told of together. */
function merged(legs: readonly Leg[]): Leg[] {
  const together: Leg[] = [];
  for (const leg of legs) {
    const same = together.find(
      (other) => other.path[0] === leg.path[0] && other.path.at(-1) === leg.path.at(-1),
    );
    if (same) same.travellers = [...new Set([...same.travellers, ...leg.travellers])];
    else together.push(leg);
  }
  return together;
}

function seatOf(event: GameEvent, teller: Teller): number | null {
  if ('seat' in event) return event.seat;
  if (event.type === 'moved') return event.counters[0] ? teller.owner(event.counters[0]) : null;
  return 'counter' in event && event.counter !== null ? teller.owner(event.counter) : null;
}

const only = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

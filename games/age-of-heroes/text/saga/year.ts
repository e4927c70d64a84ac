// Taxes, lost countries, healing and new arrivals of a turn.

import type { Land } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { Teller } from './teller.ts';

export function tellYear(events: readonly GameEvent[], teller: Teller): string[] {
  const { year } = teller.words;
  const only = <T extends GameEvent['type']>(type: T): EventOf<T>[] =>
    events.filter((event): event is EventOf<T> => event.type === type);

  const lines: string[] = [];
  const paid = sums(only('taxed').map(({ seat, marks }) => [seat, marks]));
  if (paid.length > 0)
    lines.push(
      teller.say(year.taxes, { paid: paid.map(([seat, marks]) => ({ name: teller.heroName(seat), marks })) }),
    );
  for (const [seat, areas] of bySeat(only('landLost')))
    lines.push(teller.say(year.landLost, { name: teller.heroName(seat), areas }));
  for (const { seat } of only('healed')) lines.push(teller.say(year.healed, { hero: teller.person(seat) }));
  const seen = only('monsterPlaced').map(({ monster, area }) => ({ id: monster, area }));
  if (seen.length > 0) lines.push(teller.say(year.monsters, { seen }));
  const areas = [...new Set(only('jarlPlaced').map(({ area }) => area))];
  if (areas.length > 0) lines.push(teller.say(year.jarls, { areas }));
  return lines;
}

function sums(pairs: readonly (readonly [seat: number, marks: number])[]): [seat: number, marks: number][] {
  const total = new Map<number, number>();
  for (const [seat, marks] of pairs) total.set(seat, (total.get(seat) ?? 0) + marks);
  return [...total].filter(([, marks]) => marks > 0);
}

function bySeat(events: readonly EventOf<'landLost'>[]): Map<number, Land[]> {
  const found = new Map<number, Land[]>();
  for (const { seat, area } of events) found.set(seat, [...(found.get(seat) ?? []), area]);
  return found;
}

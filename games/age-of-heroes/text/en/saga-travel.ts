// Journeys in English.

import type { CounterId, Item } from '../../content/index.ts';
import type { Journey, TravelWords } from '../saga/words.ts';
import { names as n } from './names.ts';
import { gold } from './saga-numbers.ts';

const who = (ids: readonly CounterId[]): string => n.list(ids.map(n.short));
const leader = ({ travellers }: Journey): string => n.short(travellers[0]!);
/** “, and Ivar went along” */
const company = ({ travellers }: Journey): string =>
  travellers.length > 1 ? `, and ${who(travellers.slice(1))} went along` : '';
const by = ({ via }: Journey): string => (via ? ` by way of ${n.theArea(via)}` : '');
const thing = (item: Item | null): string => (item ? n.theItem(item) : 'something under a cloak');

export const travel: TravelWords = {
  byLand: [
    (j) => `${leader(j)} went${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} rode ${n.from(j.from)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} set out and came${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `The road took ${who(j.travellers)}${by(j)} ${n.to(j.to)}.`,
    (j) => `${leader(j)} had business ${n.at(j.to)} and went there${by(j)}${company(j)}.`,
    (j) => `On foot and in no hurry ${leader(j)} came${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} followed the cattle track${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Dogs barked ${n.at(j.to)}: ${leader(j)} had come${by(j)}${company(j)}.`,
  ],
  bySea: [
    (j) => `${leader(j)} sailed${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} put out ${n.from(j.from)} and came${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `With a fair wind ${leader(j)} crossed${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) =>
      `${who(j.travellers)} took ship ${n.from(j.from)} ${n.to(j.to)}${j.via ? `, across ${n.theArea(j.via)}` : ''}.`,
    (j) => `${leader(j)} had the ship made ready and steered${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `The oars were out before dawn, and ${leader(j)} came${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} would not wait for the tide and ran${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `It rained the whole way, but ${leader(j)} got${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Gulls followed the ship of ${leader(j)}${by(j)} ${n.to(j.to)}.`,
    (j) => `${n.at(j.to)} they saw a sail, and it was that of ${leader(j)}${company(j)}.`,
    (j) =>
      `${leader(j)} left ${n.theArea(j.from)} by water and made landfall where it suited: ${n.at(j.to)}.`,
  ],
  nearby: [
    (j) => `${leader(j)} moved over ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} did not go far: ${n.from(j.from)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} crossed ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} went next door, ${n.to(j.to)}${company(j)}.`,
    (j) => `A day's walk brought ${leader(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} looked across the border and was soon ${n.at(j.to)}${company(j)}.`,
  ],
  jarls: [
    ({ lord, moves }) =>
      `Of the jarls of ${lord.name}, ${n.list(moves.map((m) => `${n.short(m.id)} went ${n.to(m.to)}`))}.`,
    ({ lord, moves }) => `${lord.name} sent ${n.list(moves.map((m) => `${n.short(m.id)} ${n.to(m.to)}`))}.`,
    ({ moves }) => `${n.list(moves.map((m) => `${n.short(m.id)} went ${n.to(m.to)}`))} on orders.`,
    ({ lord, moves }) =>
      `${lord.name} had a word to say, and ${n.list(moves.map((m) => `${n.short(m.id)} went ${n.to(m.to)}`))}.`,
    ({ lord, moves }) =>
      `Not all went with ${lord.name}: ${n.list(moves.map((m) => `${n.short(m.id)} took the road ${n.to(m.to)}`))}.`,
    ({ moves }) => `Elsewhere ${n.list(moves.map((m) => `${n.short(m.id)} was on the way ${n.to(m.to)}`))}.`,
  ],
  rode: [
    ({ rider, riders }) =>
      `${rider.name} saddled Frey Faxi${riders.length > 0 ? ` and took ${who(riders)} up behind` : ''}.`,
    ({ rider, riders }) =>
      `This time Frey Faxi carried ${rider.name}${riders.length > 0 ? ` and ${who(riders)} too` : ''}.`,
    ({ rider }) => `Men heard hooves in the night: ${rider.name} was riding Frey Faxi.`,
  ],
  faxiGone: [
    () => 'After that ride Frey Faxi went into the hills and was not caught again.',
    () => 'The horse had been promised for three rides. There was no fourth.',
  ],
  handedOver: [
    ({ hero, jarls, marks }) => `There ${who(jarls)} handed ${hero.name} ${gold(marks)}.`,
    ({ hero, jarls, marks }) => `${hero.name} met ${who(jarls)} on the way and was paid ${gold(marks)}.`,
    ({ hero, jarls, marks }) =>
      `${who(jarls)} had kept ${gold(marks)} for ${hero.name} and gave it up without being asked twice.`,
  ],
  took: [
    (t) => `${n.at(t.area)} ${t.who.who} found ${n.list(t.items.map(n.theItem))} in the grass.`,
    (t) => `${t.who.name} picked up ${n.list(t.items.map(n.theItem))} there.`,
    (t) =>
      `${n.list(t.items.map(n.theItem))} still lay ${n.at(t.area)}; ${t.who.name} thought that a pity and took what there was.`,
    (t) =>
      `What lay ${n.at(t.area)} lay there no longer once ${t.who.name} had passed: ${n.list(t.items.map(n.theItem))}.`,
  ],
  lent: [
    ({ giver, taker, item }) => `${n.short(giver)} gave ${n.short(taker)} ${thing(item)} to use.`,
    ({ giver, taker, item }) => `${thing(item)} passed from ${n.short(giver)} to ${n.short(taker)}.`,
    ({ giver, taker, item }) =>
      `${n.short(giver)} thought ${thing(item)} would be in better hands with ${n.short(taker)}.`,
  ],
  traded: [
    ({ who: w, dragon, item, marks }) =>
      `${w.name} hung the Brosung Necklace on ${n.title(dragon)} and got ${item ? n.theItem(item) : marks > 0 ? gold(marks) : 'something in a bag'} for it.`,
    ({ who: w, dragon, item, marks }) =>
      `A dragon likes gold, and ${n.short(dragon)} let ${w.name} have ${item ? n.theItem(item) : marks > 0 ? gold(marks) : 'what lay underneath'} for the Brosung Necklace.`,
  ],
};

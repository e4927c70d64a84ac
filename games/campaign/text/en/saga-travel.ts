import type { March, Person, TravelWords } from '../saga/words.ts';
import { names as n } from './names.ts';

const who = (people: readonly Person[]): string => n.list(people.map(({ name }) => name));
const each = (marches: readonly March[], verb: string): string =>
  n.list(marches.map((m, i) => `${m.who.name} ${i === 0 ? `${verb} ` : ''}${m.to.to}`));
const aboard = (people: readonly Person[]): string =>
  people.length > 0 ? ` with ${who(people)} aboard` : '';

export const travel: TravelWords = {
  marched: [
    (m) => `${m.who.name} marched ${m.from.from} ${m.to.to}.`,
    (m) => `${m.who.name} went ${m.to.to}.`,
    (m) => `${m.who.name} broke camp and came ${m.to.to}.`,
    (m) => `${m.who.name} led ${m.who.his} people ${m.to.to}.`,
    (m) => `The road took ${m.who.name} ${m.to.to}.`,
    (m) => `Towards evening ${m.who.name} was ${m.to.at}.`,
    (m) => `${m.who.name} had reasons to go ${m.to.to} and went.`,
    (m) => `${m.who.name} was seen on the way ${m.to.to}.`,
    (m) => `${m.who.name} moved over ${m.to.to}.`,
  ],
  marchedAll: [
    ({ marches }) => `${each(marches, 'marched')}.`,
    ({ marches }) => `${each(marches, 'moved')}.`,
    ({ marches }) => `There was movement everywhere: ${each(marches, 'went')}.`,
    ({ marches }) => `Orders were given, and ${each(marches, 'went')}.`,
    ({ marches }) => `There was dust over the roads: ${each(marches, 'went')}.`,
    ({ marches }) => `They marched as far as feet would carry them; ${each(marches, 'came')}.`,
    ({ marches }) => `${each(marches, 'went')}, and the farmers hid their geese.`,
    ({ marches }) => `By nightfall ${n.list(marches.map((m) => `${m.who.name} was ${m.to.at}`))}.`,
  ],
  shifted: [
    (m) => `${m.who.name} shifted ${m.who.his} camp a little, still ${m.to.at}.`,
    (m) => `${m.who.name} did not go far and stayed ${m.to.at}.`,
    (m) => `${m.who.name} looked for better ground ${m.to.at}.`,
  ],
  overBridge: [
    (m) => `${m.who.name} crossed by ${m.bridge} ${m.to.to}.`,
    (m) => `The planks of ${m.bridge} drummed under ${m.who.name}, who went ${m.to.to}.`,
    (m) => `${m.who.name} took ${m.bridge} and came ${m.to.to}.`,
  ],
  forded: [
    (m) =>
      m.known
        ? `A shepherd showed ${m.who.name} a ford, and ${m.who.he} came ${m.to.to}.`
        : `${m.who.name} waded the river and came ${m.to.to}, wet to the belt.`,
    (m) =>
      m.known
        ? `${m.who.name} knew where the river is shallow and crossed ${m.to.to} dry-shod, or nearly.`
        : `The river let ${m.who.name} through, ${m.to.to}.`,
    (m) =>
      m.known
        ? `There was a ford that only a few knew of; ${m.who.name} crossed it ${m.to.to}.`
        : `${m.who.name} went into the river on one side and came out on the other, ${m.to.at}.`,
  ],
  stuck: [
    ({ who: w }) => `${w.name} tried the river and came back wet.`,
    ({ who: w }) => `The river was too high for ${w.name}.`,
    ({ who: w }) => `${w.name} lost two mules in the river and stayed on ${w.his} side of it.`,
    ({ who: w }) => `${w.name} stood at the water until dark and did not get across.`,
  ],
  twoStages: [
    (m) => `${m.who.name} drove ${m.who.his} people on without rest, ${m.from.from} ${m.to.to} in one day.`,
    (m) => `${m.who.name} marched through the night as well and in the morning was ${m.to.at}.`,
  ],
  sailed: [
    ({ to, aboard: a }) => `The ship stood ${to.to}${aboard(a)}.`,
    ({ to, aboard: a }) => `The ship went ${to.to}${aboard(a)}, where nobody could follow it.`,
    ({ to, aboard: a }) => `Under a small sail the ship moved ${to.to}${aboard(a)}.`,
  ],
  alongshore: [
    ({ to, aboard: a }) => `The ship was rowed ${to.to}${aboard(a)}.`,
    ({ to, aboard: a }) => `The ship came in ${to.to}${aboard(a)}.`,
    ({ to, aboard: a }) => `With the tide the ship ran ${to.to}${aboard(a)}.`,
    ({ to }) => `People ${to.at} saw a dragon's head, and under it the ship.`,
  ],
  landed: [
    ({ landings }) => `${each(landings, 'went ashore,')}.`,
    ({ landings }) =>
      `They jumped into the surf with their shields over their heads: ${each(landings, 'came')}.`,
    ({ landings }) => `The planks were laid out, and ${each(landings, 'came')}.`,
    ({ landings }) => `${each(landings, 'landed and went')}.`,
  ],
  boarded: [
    ({ who: w }) => `${who(w)} went back aboard.`,
    ({ who: w }) => `${who(w)} had seen enough of the land and went aboard.`,
    ({ who: w }) => `The ship took ${who(w)} in.`,
  ],
  exchanged: [
    ({ one, other }) =>
      `${one.name} and ${other.name} met and parted again; who had more men afterwards, they kept to themselves.`,
    ({ one, other }) =>
      `Between ${one.name} and ${other.name} men changed camps, and nobody outside could say how many.`,
    ({ one, other }) => `${one.name} met ${other.name}, and some who had come with one left with the other.`,
    ({ one, other }) => `At night ${one.name} and ${other.name} divided their people anew.`,
  ],
  dissolved: [
    ({ who: w }) => `${w.name} gave up ${w.his} last men and was a lord without an army.`,
    ({ who: w }) => `Nobody was left under the banner of ${w.name}, and it was rolled up.`,
  ],
  stayed: [
    ({ side }) => `The ${n.side(side)} stayed where they were.`,
    ({ side }) => `The ${n.side(side)} waited.`,
    ({ side }) => `From the ${n.side(side)} nothing was heard.`,
    ({ side }) => `The ${n.side(side)} watched and did nothing.`,
  ],
};

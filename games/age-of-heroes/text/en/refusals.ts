import type { Sentence } from '@skald/text';
import type { Area, CounterId } from '../../content/index.ts';
import { names as n } from './names.ts';

type Word = string | number | undefined;
const place = (area: Word): string => n.theArea(area as Area);
const at = (area: Word): string => n.at(area as Area);
const who = (counter: Word): string => n.target(String(counter));

export const refusals = {
  'wrong-number-of-seats': ({ given }) => `Between one and six heroes can take part, not ${given}.`,
  'owes-monster': ({ area }) =>
    `Your hero stands beside a monster ${at(area)} and must attack one before you finish.`,
  'needs-monster': ({ area }) =>
    `Your hero must fight a monster ${at(area)}: name at least one among your targets.`,
  'not-adjacent': ({ from, to }) =>
    `${place(to)} does not touch ${place(from)}. Go through the areas in between.`,
  'no-movement-left': ({ counter }) => `${who(counter)} has no movement left this turn. Stop here.`,
  'sea-ban': ({ counter }) => `${who(counter)} may not go by sea this turn. Stay on the mainland, or wait.`,
  'lost-turn': ({ counter }) => `${who(counter)} loses this turn to a spell and can neither move nor attack.`,
  'already-attacked': ({ counter }) =>
    `${who(counter)} has made that attack already this turn. Choose another.`,
  'already-moved': ({ counter }) => `${who(counter)} has already moved this turn. Choose somebody else.`,
  'may-not-attack': ({ counter }) => `${who(counter)} may attack nothing more this turn.`,
  iced: ({ area }) => `Ice lies on ${place(area)}: nobody can found a kingdom there any more.`,
  'own-land': ({ area }) => `${place(area)} is yours already. There is nothing to conquer.`,
  'area-closed': ({ area }) =>
    `You have finished your attacks ${at(area)} and cannot come back to them this turn.`,
  'not-enough-luck': ({ luck }) => `You have only ${luck} luck. Spend less.`,
  'nothing-to-lose': () => 'You have none of that: a fallen jarl costs you what you have.',
  'luck-cap': ({ cap }) => `No hero may spend more than ${cap} luck on one battle.`,
  'has-sword': ({ counter }) => `${who(counter)} has a sword already, and one is the limit.`,
  'not-your-counter': ({ counter }) => `${who(counter)} does not obey you. Choose one of your own.`,
  'not-here': ({ counter, area }) => `${who(counter)} is not ${at(area)}.`,
  'hero-taken': ({ hero }) => `${n.counter(hero as CounterId)} is taken. Choose another hero.`,
  'cannot-attack-own': () => 'You cannot attack your own people. Choose another target.',
  worships: ({ counter }) => `${who(counter)} worships with Frey's maiden and does not fight.`,
} satisfies Record<string, Sentence>;

// Every answer a player can give, by question.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { AREAS, HEROES, ITEMS, JARLS, MONSTERS } from '../content/index.ts';

const AreaId = z.enum(AREAS);
const Counter = z.enum([...HEROES, ...JARLS, ...MONSTERS]);

const lend = choice('lend', { item: z.enum(ITEMS), from: Counter, to: Counter });
const luck = choice('luck', { points: z.int() });
const glory = plain('glory');
const step = choice('step', { to: AreaId });

export const CHOICES = {
  chooseHero: z.union([choice('hero', { hero: z.enum(HEROES) })]),
  afterDeath: z.union([plain('withdraw'), plain('restart'), choice('transfer', { jarl: z.enum(JARLS) })]),
  taxHolder: z.union([choice('holder', { jarl: z.enum(JARLS) })]),
  chooseCounter: z.union([choice('counter', { counter: Counter }), lend, plain('done')]),
  move: z.union([step, plain('ride'), lend, choice('trade', { dragon: z.enum(MONSTERS) }), plain('stop')]),
  riders: z.union([choice('rider', { counter: Counter }), plain('go')]),
  peril: z.union([plain('dare'), plain('stay')]),
  pickUp: z.union([choice('take', { item: z.enum(ITEMS) }), plain('leave')]),
  attackFrom: z.union([choice('area', { area: AreaId }), plain('done')]),
  attackers: z.union([choice('attacker', { counter: Counter }), plain('ready')]),
  targets: z.union([choice('target', { target: z.string() }), plain('strike'), plain('back')]),
  aid: z.union([choice('call', { counter: Counter }), plain('callAll'), plain('enough')]),
  spellLuck: z.union([luck]),
  sygilWorks: z.union([plain('work'), plain('rest')]),
  sygilLuck: z.union([luck]),
  luckBid: z.union([luck]),
  luckOpen: z.union([luck]),
  turnFlight: z.union([plain('turn'), plain('flee')]),
  recruit: z.union([plain('recruit'), plain('refuse')]),
  reward: z.union([glory, plain('luck')]),
  loss: z.union([glory, plain('luck')]),
  spoils: z.union([choice('give', { jarl: z.enum(JARLS) })]),
  fleeTo: z.union([choice('fleeTo', { area: AreaId })]),
  fleeStep: z.union([step, plain('stop')]),
  godCheck: z.union([plain('roll'), plain('pass')]),
} as const;

export type QuestionName = keyof typeof CHOICES;
export type ChoiceOf<Q extends QuestionName> = z.infer<(typeof CHOICES)[Q]>;
export const QUESTIONS = Object.keys(CHOICES) as QuestionName[];

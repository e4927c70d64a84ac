// Every answer a player can give, by question.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { CARDS, FACINGS, FEATS, ITEMS, MINIONS, SPELLS } from '../content/index.ts';
import { HeroId, ModelId, X, Y } from './words.ts';

const at = { x: X, y: Y };
const item = z.enum(ITEMS);
const face = choice('face', { facing: z.enum(FACINGS) });
const model = choice('model', { model: ModelId });
const square = choice('square', at);
const use = choice('use', { item });
const play = choice('play', { card: z.enum(CARDS) });
const command = choice('command', { model: ModelId });
const done = plain('done');
const yes = plain('yes');
const no = plain('no');

export const CHOICES = {
  /** `auto`: all that are left, towards the nearest enemy or door. */
  face: z.union([face, plain('auto')]),
  nextHero: z.union([choice('hero', { hero: HeroId }), plain('pass'), plain('concede')]),
  concede: z.union([yes, no]),
  interrupt: z.union([play, plain('wait')]),
  interruptModel: z.union([command, done]),
  command: z.union([
    command,
    plain('raise'),
    plain('sceptre'),
    play,
    plain('caveIn'),
    plain('concede'),
    done,
  ]),
  turn: z.union([
    choice('step', at),
    face,
    choice('fight', { target: ModelId }),
    choice('turnAndFight', { facing: z.enum(FACINGS), target: ModelId }),
    choice('order', { model: ModelId, target: ModelId }),
    choice('force', at),
    choice('shoot', { target: ModelId }),
    choice('cast', { spell: z.enum(SPELLS) }),
    choice('search', at),
    choice('pull', at),
    plain('leave'),
    choice('feat', { feat: z.enum(FEATS) }),
    use,
    choice('useAt', { item, ...at }),
    choice('give', { item, hero: HeroId }),
    choice('take', { item, hero: HeroId }),
    choice('swap', { item, hero: HeroId }),
    done,
  ]),
  inReturn: z.union([choice('item', { item }), plain('withdraw')]),
  agree: z.union([yes, no]),
  secondWind: z.union([choice('feat', { feat: z.enum(FEATS) })]),
  freeStrike: z.union([choice('strike', { model: ModelId }), plain('pass'), plain('waive')]),
  crystal: z.union([use, plain('keep')]),
  reroll: z.union([yes, no]),
  castAt: z.union([model, choice('ward', at), square]),
  summonAt: z.union([square]),
  raise: z.union([choice('bones', at), done]),
  raiseAs: z.union([choice('minion', { minion: z.enum(MINIONS) })]),
  placeFacing: z.union([face]),
  caveInAt: z.union([square]),
  bestow: z.union([choice('hero', { hero: HeroId })]),
  reward: z.union([choice('hero', { hero: HeroId })]),
} as const;

export type QuestionName = keyof typeof CHOICES;
export type ChoiceOf<Q extends QuestionName> = z.infer<(typeof CHOICES)[Q]>;
export const QUESTIONS = Object.keys(CHOICES) as QuestionName[];

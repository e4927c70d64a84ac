// Every answer a player can give, by question.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { ARMY_IDS, HexSchema, TACTICAL } from '../content/index.ts';

const Army = z.enum(ARMY_IDS);

const sail = choice('sail', { to: HexSchema });
const play = choice('play', { card: z.enum(TACTICAL) });

export const CHOICES = {
  /** `6-5-4`: the points of the first, second, third army. */
  divide: z.union([choice('divide', { points: z.string().max(9) })]),
  place: z.union([choice('place', { army: Army, hex: HexSchema })]),
  initiativeCards: z.union([choice('commit', { cards: z.int().min(0).max(2) })]),
  command: z.union([
    choice('move', { army: Army, to: HexSchema }),
    choice('land', { army: Army, to: HexSchema }),
    choice('board', { army: Army }),
    /** The same across the river with the Ford card; `how` is what would otherwise be rolled for. */
    choice('ford', { army: Army, to: HexSchema, how: z.enum(['move', 'land', 'board']) }),
    choice('exchange', { army: Army, with: Army }),
    /** Plays Forced March on an army that has not begun to move. */
    choice('march', { army: Army }),
    sail,
    plain('done'),
    plain('concede'),
  ]),
  /** What the army that spends its move gives; less than nothing is what it takes. */
  amount: z.union([choice('give', { points: z.int().min(-6).max(6) })]),
  typeDie: z.union([choice('die', { face: z.int().min(1).max(6) })]),
  defendShip: z.union([choice('defend', { army: Army })]),
  putToSea: z.union([sail]),
  stopAboard: z.union([plain('aboard'), plain('flee')]),
  fordOrCard: z.union([plain('roll'), plain('ford')]),
  way: z.union([plain('quick'), plain('table')]),
  tactics: z.union([play, plain('ready')]),
  moment: z.union([play, plain('ready')]),
  winner: z.union([choice('winner', { side: z.enum(['attacker', 'defender', 'draw']) })]),
  losses: z.union([choice('lost', { points: z.int().min(0).max(6) })]),
  confirm: z.union([plain('confirm'), plain('correct')]),
  bonusCard: z.union([plain('draw'), plain('decline')]),
  sidestep: z.union([choice('step', { to: HexSchema })]),
} as const;

export type QuestionName = keyof typeof CHOICES;
export type ChoiceOf<Q extends QuestionName> = z.infer<(typeof CHOICES)[Q]>;
/** Whatever a player answers: what the kernel knows as a choice. */
export type Answer = ChoiceOf<QuestionName>;
export const QUESTIONS = Object.keys(CHOICES) as QuestionName[];

// Bots for any game on the kernel: they know its rules, its sense and their view, and nothing else.

export { type Answer, type Budget, chooseOption } from './choose.ts';
export { type MatchPlan, type Played, playMatch } from './match.ts';

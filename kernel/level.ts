// How strong a bot plays, by name: the one list of it. What each does with a question is in `bots/`.

/** From the weakest to the strongest: random, rules of thumb, search. */
export const LEVELS = ['thrall', 'karl', 'jarl'] as const;
export type Level = (typeof LEVELS)[number];

export const [WEAKEST_LEVEL] = LEVELS;
export const STRONGEST_LEVEL: Level = LEVELS.at(-1) as Level;
/** The bot of somebody who has not said which, and of people who are away. */
export const USUAL_LEVEL: Level = 'karl';
/** Milliseconds for one decision of a bot that thinks, unless somebody says otherwise. */
export const USUAL_THINKING = 300;

export const isLevel = (given: unknown): given is Level => LEVELS.includes(given as Level);

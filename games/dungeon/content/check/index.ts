export { check } from './check.ts';
export { PROBLEMS, type Problem, type ProblemCode } from './problem.ts';
export { type Reading, readQuest } from './read.ts';

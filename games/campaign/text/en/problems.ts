// What can be wrong with a map, in English.

import type { Problem } from '@skald/kernel';
import type { ProblemCode } from '../../documents/index.ts';

type Params = Problem['params'];
type Count = Params[string] | undefined;
const hexes = (n: Count): string => (n === 1 ? '1 hex' : `${n} hexes`);
const villages = (n: Count): string => (n === 1 ? '1 village' : `${n} villages`);
const steps = (n: Count): string => (n === 1 ? '1 step' : `${n} steps`);

/** “B3, C4 and 5 more” */
export const and = (labels: readonly string[], more: number): string =>
  more > 0
    ? `${labels.join(', ')} and ${more} more`
    : labels.length < 2
      ? (labels[0] ?? '')
      : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;

/** A sentence for every breach; `where` names its hexes, or is empty. */
export const problems: Readonly<Record<ProblemCode, (params: Params, where: string) => string>> = {
  'hex-count': ({ count, least, most }) =>
    `The map has ${hexes(count)}. Give it between ${least} and ${most}.`,
  'no-castle': () => 'There is no castle. Put one somewhere inland.',
  'several-castles': (_, where) => `There is more than one castle (${where}). Leave one.`,
  'ship-not-at-sea': (_, where) => `The ship begins at ${where}, where there is no sea. Move it.`,
  'too-few-villages': ({ count, least }) => `There are ${villages(count)}. At least ${least} are needed.`,
  'no-room-for-normans': ({ count, least }) =>
    `Only ${hexes(count)} of land lie within two steps of the castle, and ${least} armies may have to begin there.`,
  'shore-not-coast': (_, where) => `Land that touches the sea must be coast: ${where}.`,
  'coast-without-sea': (_, where) => `Coast must touch the sea: ${where}.`,
  'no-river': () => 'There is no river. Draw one along the edges of hexes, right across the land.',
  'river-not-on-land': (_, where) => `The river may only run between two hexes of land (${where}).`,
  'river-forks': (_, where) => `The river forks where ${where} meet. It must be a single line.`,
  'river-in-pieces': ({ count }, where) =>
    `The river is in ${count} pieces. Join them, or erase the one at ${where}.`,
  'river-parts-nothing': () =>
    'The river does not part the land: one can walk around its end. Let it run from sea or map edge to sea or map edge.',
  'too-few-bridges': ({ count, least }) =>
    `The river has ${count === 0 ? 'no bridge' : 'one bridge'}. Build at least ${least}.`,
  'out-of-reach': (_, where) =>
    `Nobody gets from the castle to ${where} without fording. Add a bridge or land.`,
  'bank-short-of-villages': ({ count, least }, where) =>
    `The bank around ${where} has ${villages(count)}. Each bank needs ${least}.`,
  'village-by-castle': (_, where) =>
    `A village lies right beside the castle (${where}). Leave a hex between.`,
  'too-few-near-coast': ({ count, least, steps: near }) =>
    `${count === 1 ? '1 village lies' : `${count} villages lie`} within ${near} hexes of the coast. At least ${least} should.`,
  'too-few-inland': ({ count, least, steps: far }) =>
    `${count === 1 ? '1 village lies' : `${count} villages lie`} ${far} hexes or more from every coast. At least ${least} should.`,
  'ship-off-course': ({ steps: count, least, most }) =>
    `The ship begins ${steps(count)} from the coast. It should be ${least} to ${most}.`,
  'ship-landlocked': (_, where) => `From ${where} the ship finds no way to any coast.`,
  'edge-between-strangers': (_, where) =>
    `A stretch of river is drawn between ${where}, which are not neighbours.`,
  'edge-misspelt': (_, where) => `The edge between ${where} is written in the wrong order.`,
  'edge-twice': (_, where) => `The river between ${where} is written down twice.`,
  'bridge-without-river': ({ name }, where) => `${name} (${where}) crosses no river.`,
  'bridge-twice': (_, where) => `There are two bridges between ${where}.`,
  unnamed: (_, where) => `Villages and the castle need names: ${where}.`,
  'name-of-nothing': ({ name }, where) => `${name} is the name of ${where}, where nobody lives.`,
  'named-twice': (_, where) => `${where} has two names.`,
  'same-name': ({ name }, where) => `${name} is the name of more than one place (${where}).`,
};

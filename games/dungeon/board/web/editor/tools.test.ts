import { begun, continued } from '@skald/games/board-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf, MOST_SIDE, type Place, QuestSchema } from '../../../content/index.ts';
import { sketch } from '../../../content/testing.ts';
import { check, type ProblemCode, SAMPLES } from '../../../documents/index.ts';
import { enlarge, reduce, SIDES } from './sheet.ts';
import { applied, brushOf, GROUPS, groupOf, keyOf, placeUnder, steppedTo, toolOf } from './tools.ts';

const quest = sketch(['#####', '#O..#', '#R.X#', '#####', '#####']);
const TOOLS = Object.values(GROUPS).flat();

describe('tools', () => {
  it('have a key each, none of them one that zooms or leads to the fields', () => {
    const keys = TOOLS.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of ['n', '+', '-', '0', ' ']) expect(keys).not.toContain(key);
    for (const tool of TOOLS) expect(toolOf(keyOf(tool))).toBe(tool);
    expect(toolOf('?')).toBeUndefined();
    expect(groupOf('zombie-troll')).toBe('foes');
  });

  it('each draw what they are called', () => {
    for (const tool of [...GROUPS.foes, ...GROUPS.heroes]) {
      const { figures, starts } = layoutOf(applied(quest, tool, [2, 1]));
      expect([...figures.map(({ type }) => type), ...starts.map(({ hero }) => hero)]).toContain(tool);
    }
    for (const tool of GROUPS.furniture)
      expect(layoutOf(applied(quest, tool, [2, 1])).pieces.map(({ kind }) => kind)).toEqual([tool]);
    expect(applied(quest, 'look', [2, 1])).toBe(quest);
    expect(applied(quest, 'exit', [2, 1]).map[1]).toBe('#OX.#');
    expect(applied(quest, 'weakSpot', [2, 3]).map[3]).toBe('##+##');
    expect(applied(quest, 'door', [2, 3]).map[3]).toBe('##1##');
  });
});

/** What a drawing and its description can only contradict each other in if one forgets the other. */
const CONTRADICTIONS: readonly ProblemCode[] = [
  'offTheBoard',
  'figureMissing',
  'figureTwice',
  'notABoss',
  'bossTwice',
  'heroTwice',
  'heroNotListed',
  'doorNotDescribed',
  'doorNotDrawn',
  'doorTwice',
  'chestNotDescribed',
  'chestNotDrawn',
  'chestTwice',
];

it('whatever is drawn, the description goes with it', () => {
  const edit = fc.record({
    tool: fc.constantFrom(...TOOLS),
    at: fc.tuple(fc.nat(MOST_SIDE), fc.nat(MOST_SIDE / 2)) as fc.Arbitrary<Place>,
    side: fc.constantFrom(...SIDES),
    resize: fc.constantFrom(null, null, null, enlarge, reduce),
  });
  fc.assert(
    fc.property(fc.constantFrom(...SAMPLES), fc.array(edit, { maxLength: 60 }), (sample, edits) => {
      let drawn = sample;
      for (const { tool, at, side, resize } of edits) {
        const next = resize === null ? begun(drawn, brushOf(tool), at).drawn : resize(drawn, side);
        if (QuestSchema.safeParse(next).success) drawn = next;
        else expect(next.chests.length > 20 || next.figures.length > 60).toBe(true);
      }
      const codes = check(drawn).map(({ code }) => code);
      expect(codes.filter((code) => CONTRADICTIONS.includes(code as ProblemCode))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

describe('the pen', () => {
  it('paints floor and wall over every square it comes over', () => {
    const stroke = continued(begun(quest, brushOf('floor'), [1, 3]), [3, 3]);
    expect(stroke.drawn.map[3]).toBe('#...#');
    expect(continued(begun(quest, brushOf('wall'), [1, 1]), [3, 1]).drawn.map[1]).toBe('#####');
  });

  it('draws a room that follows its corner', () => {
    const stroke = continued(continued(begun(quest, brushOf('room'), [1, 3]), [3, 4]), [2, 3]);
    expect(stroke.drawn.map).toEqual(['#####', '#O..#', '#R.X#', '#..##', '#####']);
  });

  it('puts everything else once', () => {
    const stroke = continued(begun(quest, brushOf('zombie'), [2, 1]), [3, 1]);
    expect(stroke.drawn.map[1]).toBe('#Oz.#');
  });

  it('knows its square', () => {
    expect(placeUnder([0, 59.9])).toEqual([0, 0]);
    expect(placeUnder([125, -1])).toEqual([2, -1]);
  });
});

describe('the cursor', () => {
  it.each([
    ['ArrowRight', [3, 1]],
    ['ArrowLeft', [1, 1]],
    ['ArrowUp', [2, 0]],
    ['ArrowDown', [2, 2]],
    ['Home', [0, 1]],
    ['End', [4, 1]],
    ['PageUp', [2, 0]],
    ['PageDown', [2, 4]],
  ])('goes with %s to %j', (key, to) => {
    expect(steppedTo(quest, [2, 1], key)).toEqual(to);
  });

  it('stops at the edge and knows no other key', () => {
    expect(steppedTo(quest, [0, 0], 'ArrowUp')).toEqual([0, 0]);
    expect(steppedTo(quest, [4, 0], 'ArrowRight')).toEqual([4, 0]);
    expect(steppedTo(quest, [0, 0], 's')).toBeNull();
  });
});

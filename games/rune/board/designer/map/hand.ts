// What is in the hand of whoever paints a map, and which key takes it up.

import { type Breadth, FORMS, type Form } from './forms.ts';
import type { Hold } from './paint.ts';
import { isSingle, PAINTS, type Paint, type PaintName, paintByKey } from './paints.ts';

export const TOOLS = ['look', ...FORMS, 'foes', 'sight', 'distance'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Hand {
  readonly tool: Tool;
  readonly name: PaintName;
  /** Each with the details that it was used with last. */
  readonly paints: Readonly<Record<PaintName, Paint>>;
  readonly erasing: boolean;
  readonly breadth: Breadth;
}

export const FIRST_HAND: Hand = { tool: 'brush', name: 'wall', paints: PAINTS, erasing: false, breadth: 1 };

export const TOOL_KEYS: Readonly<Record<Tool | 'eraser', string>> = {
  look: '1',
  brush: '2',
  line: '3',
  rectangle: '4',
  fill: '5',
  eraser: '6',
  foes: '7',
  sight: '8',
  distance: '9',
};

export const paintOf = ({ name, paints }: Hand): Paint => paints[name];
export const holdOf = (hand: Hand): Hold => ({ paint: paintOf(hand), erasing: hand.erasing });

/** How it goes over the map; null where it does not paint. */
export function formOf(hand: Hand): Form | 'single' | null {
  const form = FORMS.find((one) => one === hand.tool);
  if (form === undefined) return null;
  return isSingle(paintOf(hand)) && !hand.erasing ? 'single' : form;
}

/** Whoever takes up a paint wants to paint. */
export const taking = (hand: Hand, name: PaintName): Hand => ({
  ...hand,
  name,
  tool: FORMS.some((form) => form === hand.tool) ? hand.tool : 'brush',
});

export const withDetails = (hand: Hand, name: PaintName, paint: Paint): Hand => ({
  ...taking(hand, name),
  paints: { ...hand.paints, [name]: paint },
});

/** Null for a key that takes nothing up. */
export function handByKey(hand: Hand, key: string): Hand | null {
  if (key === TOOL_KEYS.eraser) return erasingToo(hand);
  const tool = TOOLS.find((one) => TOOL_KEYS[one] === key);
  if (tool !== undefined) return { ...hand, tool };
  const name = paintByKey(key);
  return name === undefined ? null : taking(hand, name);
}

/** Turns the eraser around; whoever only looked begins to paint. */
export const erasingToo = (hand: Hand): Hand => ({ ...taking(hand, hand.name), erasing: !hand.erasing });

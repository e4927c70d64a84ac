// What one can take into the hand.

import { ToolChoice } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useId } from 'react';
import { terrainName } from '../../../text/names.ts';
import { GROUNDS, KEYS, MARKS, type Tool } from './tools.ts';
import { editorWords } from './words.ts';

export function Palette({
  tool,
  take,
  language,
}: {
  tool: Tool;
  take: (tool: Tool) => void;
  language: Language;
}): ReactElement {
  const words = editorWords(language);
  const group = useId();
  const nameOf = (one: Tool): string => {
    if (one === 'look' || one === 'river' || one === 'bridge' || one === 'ship' || one === 'noHex')
      return words[one];
    return terrainName(one, language);
  };
  const hint =
    tool === 'look' || tool === 'river' || tool === 'bridge' || tool === 'ship'
      ? words.toolHints[tool]
      : words.toolHints.paint;
  const choice = (one: Tool): ReactElement => (
    <ToolChoice
      key={one}
      group={group}
      name={nameOf(one)}
      shortcut={KEYS[one]}
      shown={KEYS[one].toUpperCase()}
      checked={tool === one}
      take={() => take(one)}
      className="mapedit-tool"
    >
      <Swatch tool={one} />
    </ToolChoice>
  );
  return (
    <fieldset className="mapedit-palette">
      <legend>{words.tools}</legend>
      <div className="mapedit-tools">{(['look', ...GROUNDS, ...MARKS] as const).map(choice)}</div>
      <p className="hint">{hint}</p>
    </fieldset>
  );
}

/** A small sign for each, in one line. */
const SIGNS: Readonly<Record<Tool, string>> = {
  look: 'M-5 7V-3M-5 -3V-6M-2 -1V-8M1 -1V-8M4 -1V-6M7 1V-3M-5 7H5Q7 5 7 1M-5 3L-8 -1',
  grassland: 'M-7 5L-8 -1M-7 5L-5 -2M0 5L-1 -3M0 5L2 -2M6 5L5 -1M6 5L8 -2',
  woods: 'M-4 7V3M-4 3L-8 3L-4 -7L0 3ZM5 7V4M5 4L2 4L5 -4L8 4Z',
  mountain: 'M-9 7L-2 -7L2 1L4 -3L9 7ZM-4 -3L-2 -1L0 -3',
  swamp: 'M-8 5H-2M2 5H8M-5 2V-6M-8 1V-3M-2 1V-2M5 2V-5M3 1V-2M8 1V-3',
  coast: 'M-9 -4Q-5 -7 -1 -4T7 -4M-9 1Q-5 -2 -1 1T7 1M-8 6H8',
  village: 'M-7 7V0L-2 -5L3 0V7ZM-4 7V3H-1V7M3 3H8V7H3',
  castle: 'M-7 7V-6H-4V-3H-1V-6H1V-3H4V-6H7V7ZM-2 7V2H2V7',
  sea: 'M-9 -3Q-6 -6 -3 -3T3 -3T9 -3M-9 3Q-6 0 -3 3T3 3T9 3',
  noHex: 'M-6 -6L6 6M6 -6L-6 6',
  river: 'M-8 -6Q-2 -6 -2 0T8 6M-8 -2Q-5 -2 -5 1T4 8',
  bridge: 'M-9 3H9M-9 3V-2M9 3V-2M-9 -2Q0 -8 9 -2M-4 3V-4M4 3V-4M-6 8Q-3 5 0 8T6 8',
  ship: 'M-8 2Q-6 7 0 7Q6 7 8 2ZM0 2V-8M0 -7Q7 -5 5 -1H0',
};

const Swatch = ({ tool }: { tool: Tool }): ReactElement => (
  <svg
    viewBox="-12 -12 24 24"
    width="28"
    height="28"
    aria-hidden="true"
    className={`mapedit-swatch mapedit-is-${tool}`}
  >
    <path d="M0 -11.5L10 -5.75V5.75L0 11.5L-10 5.75V-5.75Z" className="mapedit-ground" />
    <path d={SIGNS[tool]} />
  </svg>
);

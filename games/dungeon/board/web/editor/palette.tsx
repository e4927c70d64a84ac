// What one can take into the hand, drawn as it will stand on the board.

import { ToolChoice, UNIT } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { FURNITURE, isHero, layoutOf, modelFacts, type Quest } from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import { Door } from '../drawing/doors.tsx';
import { Furniture } from '../drawing/furniture.tsx';
import { Bones, Exit } from '../drawing/things.tsx';
import { Token } from '../drawing/token.tsx';
import {
  GROUPS,
  type GroundTool,
  type Group,
  groupOf,
  isFurniture,
  isGround,
  keyOf,
  type Tool,
} from './tools.ts';
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
  const radios = useId();
  const [open, setOpen] = useState<Group>(groupOf(tool));
  // A key may have taken up a tool of another group.
  useEffect(() => setOpen(groupOf(tool)), [tool]);
  return (
    <fieldset className="questedit-palette">
      <legend>{words.tools}</legend>
      <div className="questedit-groups">
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <button key={group} type="button" aria-pressed={group === open} onClick={() => setOpen(group)}>
            {words.groups[group]}
          </button>
        ))}
      </div>
      <div className="questedit-tools">
        {GROUPS[open].map((one) => (
          <ToolChoice
            key={one}
            group={radios}
            name={toolName(one, language)}
            written={words.breakable(toolName(one, language))}
            shortcut={keyOf(one)}
            shown={shown(keyOf(one))}
            checked={tool === one}
            take={() => take(one)}
            className="questedit-tool"
          >
            <Swatch tool={one} />
          </ToolChoice>
        ))}
      </div>
      <p className="hint">{words.hints[hintFor(tool)]}</p>
    </fieldset>
  );
}

function toolName(tool: Tool, language: Language): string {
  if (isGround(tool)) return editorWords(language).ground[tool];
  return isFurniture(tool) ? NAMES[language].thing(tool) : NAMES[language].type(tool);
}

/** Capitals of the drawing are typed with Shift; small letters stand as they are on the keys. */
const shown = (key: string): string => (/[A-Z]/.test(key) ? `⇧${key}` : key.toUpperCase());

type Hint = keyof ReturnType<typeof editorWords>['hints'];

function hintFor(tool: Tool): Hint {
  if (isGround(tool)) return tool;
  if (isFurniture(tool)) return ({ 1: 'one', 2: 'two', 4: 'four' } as const)[FURNITURE[tool].squares];
  if (isHero(tool)) return 'hero';
  return modelFacts(tool).size === 2 ? 'large' : 'foe';
}

function Swatch({ tool }: { tool: Tool }): ReactElement {
  if (isGround(tool)) return <GroundSwatch tool={tool} />;
  if (!isFurniture(tool))
    return (
      <svg viewBox="-34 -34 68 68" width="40" height="40" className="dun-drawing" aria-hidden="true">
        <Token type={tool} facing="N" />
      </svg>
    );
  const { squares } = FURNITURE[tool];
  const [wide, high] = squares === 4 ? [2, 2] : [squares, 1];
  const piece = { kind: tool, squares: squares === 4 ? [0, 1, 2, 3] : squares === 2 ? [0, 1] : [0] };
  return (
    <svg
      viewBox={`0 ${high === 1 && wide === 2 ? -UNIT / 2 : 0} ${wide * UNIT} ${wide * UNIT}`}
      width="40"
      height="40"
      className="dun-drawing"
      aria-hidden="true"
    >
      <Furniture layout={{ ...BIT, width: wide }} piece={piece} look={{ spent: false, lever: false }} />
    </svg>
  );
}

/** A bit of corridor: enough for a door, an exit, bones. */
const BIT = layoutOf({
  map: ['...', '#1#', 'X+b'],
  doors: [{ door: '1' }],
  chests: [],
  figures: [],
} as unknown as Quest);

/** A small sign for what is nothing but lines. */
const SIGNS: Readonly<Partial<Record<GroundTool, string>>> = {
  look: 'M-9 14V-6M-9 -6V-12M-3 -2V-16M3 -2V-16M9 -2V-12M15 2V-6M-9 14H9Q15 10 15 2M-9 6L-16 -2',
  room: 'M-16 -12H16V12H-16ZM-16 -4H16M-16 4H16M-6 -12V12M6 -12V12',
};

function GroundSwatch({ tool }: { tool: GroundTool }): ReactElement {
  const sign = SIGNS[tool];
  return (
    <svg
      viewBox={sign ? '-20 -20 40 40' : '0 0 60 60'}
      width="40"
      height="40"
      className={`dun-drawing questedit-swatch questedit-is-${tool}`}
      aria-hidden="true"
    >
      {sign !== undefined && <path d={sign} className="questedit-sign" />}
      {tool === 'floor' && <path d="M4 4H56V56H4ZM30 4V34M4 34H56M20 34V56" className="questedit-flags" />}
      {tool === 'wall' && (
        <path
          d="M4 4H56V56H4ZM4 21H56M4 38H56M24 4V21M40 21V38M14 21V38M28 38V56"
          className="questedit-stones"
        />
      )}
      {tool === 'exit' && (
        <g transform={`translate(0 ${-2 * UNIT})`}>
          <Exit layout={BIT} square={6} />
        </g>
      )}
      {tool === 'bones' && (
        <g transform={`translate(${-2 * UNIT} ${-2 * UNIT})`}>
          <Bones layout={BIT} square={8} piles={1} />
        </g>
      )}
      {(tool === 'door' || tool === 'weakSpot') && (
        <g transform={`translate(${-UNIT} ${tool === 'door' ? -UNIT : -2 * UNIT})`}>
          {BIT.barriers
            .filter(({ weakSpot }) => weakSpot === (tool === 'weakSpot'))
            .map((barrier) => (
              <Door
                key={barrier.mark}
                layout={BIT}
                barrier={barrier}
                look={{ open: false, lock: null, ward: 0 }}
              />
            ))}
        </g>
      )}
    </svg>
  );
}

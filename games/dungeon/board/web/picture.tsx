// The picture on the game's card: a lamp on a stair, a door ajar, and what waits behind it.

import { CardPicture, Fade } from '@skald/games/board-kit/card-picture';
import { type ReactElement, useId } from 'react';
import type { ModelType } from '../../content/index.ts';
import { GLYPHS } from './drawing/glyphs.ts';
import { LIVERIES } from './drawing/liveries.ts';

const STONES =
  'M0 34H118M0 68H112M0 102H112M0 136H112M40 0V34M84 0V34M20 34V68M64 34V68M102 34V68M44 68V102M88 68V102M18 102V136M66 102V136M320 34H208M320 68H208M320 102H208M320 136H208M242 0V34M288 0V34M222 34V68M264 34V68M300 34V68M240 68V102M284 68V102M226 102V136M268 102V136M304 102V136';
const FLAGS = 'M112 148L60 200M140 148L126 200M180 148L196 200M208 148L262 200M96 164H224M76 182H246';

export function Picture(): ReactElement {
  const id = useId();
  return (
    <CardPicture>
      <defs>
        <radialGradient id={id} cx=".5" cy=".62" r=".72">
          <stop offset="0" stopColor="#e2c990" />
          <stop offset=".4" stopColor="#9c8456" />
          <stop offset="1" stopColor="#2b241b" />
        </radialGradient>
        <Fade id={`${id}deep`} from="#120d12" to="#2a2335" />
      </defs>
      <rect width="320" height="200" fill={`url(#${id})`} />
      <path d={STONES} fill="none" stroke="#2a2013" strokeWidth="1.6" opacity=".7" />
      <path d={FLAGS} fill="none" stroke="#2a2013" strokeWidth="1.6" opacity=".7" />
      <path d="M0 148H320" stroke="#1a140b" strokeWidth="2.4" />
      <path
        d="M106 148V70Q108 22 160 16Q212 22 214 70V148Z"
        fill="#6f6350"
        stroke="#1a140b"
        strokeWidth="2.4"
      />
      <path
        d="M106 112H120M106 80H120M112 54L124 60M130 32L138 44M160 16V32M190 32L182 44M208 54L196 60M214 80H200M214 112H200"
        stroke="#1a140b"
        strokeWidth="1.8"
      />
      <path
        d="M120 148V74Q122 38 160 32Q198 38 200 74V148Z"
        fill={`url(#${id}deep)`}
        stroke="#1a140b"
        strokeWidth="2.4"
      />
      <g opacity=".75">
        <Bust type="skeleton-warrior" x={146} y={104} size={0.9} />
        <Bust type="ghost" x={176} y={86} size={0.75} />
        <Bust type="mortibris" x={162} y={128} size={1.1} />
      </g>
      <path
        d="M200 148V74Q199 58 192 48L226 40Q236 60 236 84V168Z"
        fill="#83562e"
        stroke="#1a140b"
        strokeWidth="2.4"
      />
      <path
        d="M209 46V153M218 43V159M227 43V163M200 84L236 78M200 130L236 142"
        fill="none"
        stroke="#3d2510"
        strokeWidth="2"
      />
      <Bust type="orlaf" x={48} y={160} size={1.7} />
      <Bust type="rordin" x={98} y={172} size={1.4} />
      <Bust type="madriga" x={252} y={166} size={1.5} />
      <Bust type="danor" x={294} y={160} size={1.6} />
    </CardPicture>
  );
}

function Bust({ type, x, y, size }: { type: ModelType; x: number; y: number; size: number }): ReactElement {
  const { body, line } = GLYPHS[type];
  const { bust } = LIVERIES.overlord;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeLinecap="round"
      strokeLinejoin="round"
      stroke="#1a140b"
      fill="none"
    >
      <path d={line} stroke={bust} strokeWidth="4.4" />
      <path d={body} fill={bust} strokeWidth="2" />
      <path d={line} strokeWidth="1.6" />
    </g>
  );
}

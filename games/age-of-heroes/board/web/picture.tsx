// The picture on the game's card: a longship off a coast, between a night sea and vellum.

import { CardPicture, Fade } from '@skald/games/board-kit/card-picture';
import { type ReactElement, useId } from 'react';
import { FIR, SHIP } from '../../map/ornaments.ts';

const PEAK = 'M-8 4L-2.4 -5.6L-.6 -3.6L1.2 -7L8.4 4M1.2 -7L2.6 -1.4L1.6 .6L3 4M3 -4.2L4.4 -.4L3.8 1.4L5.2 4';
const WAVE = 'M-7 0Q-4.6 -3 -2.2 -.6Q-3.4 -1.4 -3.8 .2M-2.2 -.6Q.6 2 3 -.6Q5 -2.6 7 0';

const COAST =
  'M0 96Q14 90 22 92L30 82L40 86L52 66L60 74L70 58L84 76L92 72L104 84Q112 82 118 88L130 84Q140 92 152 94L160 104Q148 108 150 114L138 118Q128 114 120 120L108 122Q100 118 90 124Q70 128 60 134Q44 138 36 132Q18 140 0 136Z';
const FAR = 'M200 98Q214 92 226 94L240 84L252 92L266 78L280 90L296 84L320 94V106Q280 102 200 104Z';

export function Picture(): ReactElement {
  const id = useId();
  return (
    <CardPicture>
      <defs>
        <Fade id={`${id}sky`} from="#12212e" over={[0.55, '#3a3a4c']} to="#b98a54" />
        <Fade id={`${id}sea`} from="#2d5566" over={[0.4, '#1b3c4c']} to="#0f2733" />
        <Fade id={`${id}land`} from="#e2d3b0" to="#a98f5e" />
      </defs>
      <rect width="320" height="110" fill={`url(#${id}sky)`} />
      <circle cx="246" cy="92" r="26" fill="#f0d9a0" opacity=".85" />
      <circle cx="246" cy="92" r="38" fill="#f0d9a0" opacity=".16" />
      <g fill="#f3e8cd">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity=".8" />
        ))}
      </g>
      <path d={FAR} fill="#4a4a52" opacity=".8" />
      <rect y="102" width="320" height="98" fill={`url(#${id}sea)`} />
      <path
        d="M226 104H266M220 109H272M230 114H262M224 120H268M236 127H258"
        stroke="#f0d9a0"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d={COAST} fill="none" stroke="#9fc0c4" strokeWidth="9" opacity=".16" strokeLinejoin="round" />
      <path d={COAST} fill="none" stroke="#9fc0c4" strokeWidth="4" opacity=".3" strokeLinejoin="round" />
      <path d={COAST} fill={`url(#${id}land)`} stroke="#2a2013" strokeWidth="1.2" strokeLinejoin="round" />
      <g
        fill="none"
        stroke="#2a2013"
        strokeWidth="1"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".75"
      >
        <path d={PEAK} transform="translate(54 88) scale(1.3)" />
        <path d={PEAK} transform="translate(76 84) scale(1.1)" />
        {FIRS.map(([x, y]) => (
          <path key={x} d={FIR} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <g fill="none" stroke="#9fc0c4" strokeWidth="1" strokeLinecap="round" opacity=".5">
        {WAVES.map(([x, y]) => (
          <path key={`${x} ${y}`} d={WAVE} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <g
        transform="translate(196 146) scale(1.16)"
        stroke="#e8d8b0"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-50 20Q0 32 50 19Q20 38 -30 34Q-44 30 -50 20Z" fill="#0b1c25" stroke="none" opacity=".7" />
        <path d={SHIP.sail} fill="#8f2f22" />
        <path d={SHIP.hull} fill="#1b2a30" />
        <path d={SHIP.lines} fill="none" />
        {SHIP.shields.map((x, i) => (
          <circle
            key={x}
            cx={x}
            cy={7.5 - (x * x) / 500}
            r="3.8"
            fill={i % 2 === 0 ? '#c9a24a' : '#e2d3b0'}
            stroke="#2a2013"
          />
        ))}
      </g>
      <path
        d="M134 172q9 -7 18 0t18 0t18 0t18 0t18 0t18 0t18 0"
        fill="none"
        stroke="#9fc0c4"
        strokeWidth="1.4"
        opacity=".7"
      />
    </CardPicture>
  );
}

const STARS = [
  [20, 18, 0.9],
  [58, 34, 0.7],
  [96, 14, 1],
  [132, 40, 0.7],
  [166, 22, 0.9],
  [204, 12, 0.7],
  [232, 36, 0.8],
  [274, 20, 1],
  [302, 44, 0.7],
] as const;
const FIRS = [
  [16, 108],
  [27, 114],
  [96, 104],
  [108, 108],
  [120, 102],
  [84, 114],
] as const;
const WAVES = [
  [40, 156],
  [92, 146],
  [70, 178],
  [128, 190],
  [24, 188],
  [288, 140],
  [300, 172],
  [262, 188],
  [214, 192],
  [170, 128],
] as const;

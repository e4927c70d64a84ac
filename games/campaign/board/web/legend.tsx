// What the marks of the map mean.

import { type LegendMark, LegendTable } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement, ReactNode } from 'react';
import { hexAt, TERRAINS } from '../../content/index.ts';
import { LEGEND } from '../../text/legend.ts';
import { centreOf, GroundSample, hexPath, RADIUS, RiverSample } from './hexmap/index.ts';
import { ExchangeMark, FordSign, LightDefs } from './highlights.tsx';
import { Longship } from './longship.tsx';
import { Pillaged, Swords } from './marks.tsx';
import { ArmyShield, type ShieldFace } from './shields.tsx';
import { fordChance } from './speech.ts';

const HEX = hexAt(0, 0);
const [X, Y] = centreOf(HEX);
const WHOLE = `${X - RADIUS} ${Y - RADIUS} ${2 * RADIUS} ${2 * RADIUS}`;
const AROUND = '-40 -40 80 80';

const ARMY: ShieldFace = { army: 'n1', points: 5 };
const VIKINGS: ShieldFace = { ...ARMY, army: 'v1' };

export function Legend({ language }: { language: Language }): ReactElement {
  const words = LEGEND[language];
  const around = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: AROUND });
  const army = (text: string, face: ShieldFace): LegendMark => around(text, <ArmyShield {...face} />);
  const inHex = (text: string, ...marks: ReactNode[]): LegendMark => ({
    text,
    mark: <g className="cam-lights">{...marks}</g>,
    box: WHOLE,
  });
  const light = (className: string, fill?: string): ReactElement => (
    <path d={hexPath(HEX, 4)} className={className} {...(fill && { fill })} />
  );
  return (
    <LegendTable
      game="cam"
      defs={<LightDefs />}
      groups={[
        {
          title: words.ground,
          marks: [
            ...TERRAINS.map((terrain) => inHex(words[terrain], <GroundSample terrain={terrain} />)),
            around(words.river, <RiverSample bridged={false} />),
            around(words.bridge, <RiverSample bridged />),
            around(words.pillaged, <Pillaged />),
          ],
        },
        {
          title: words.armies,
          marks: [
            army(words.normans, ARMY),
            army(words.vikings, VIKINGS),
            army(words.hidden, { ...ARMY, points: null }),
            army(words.small, { ...VIKINGS, points: 1 }),
            army(words.spent, { ...ARMY, spent: true }),
            army(words.fought, { ...ARMY, fought: true }),
            army(words.marching, { ...ARMY, marching: true }),
            army(words.siege, { ...VIKINGS, siege: 1 }),
            army(words.known, { ...ARMY, known: true }),
            { text: words.ship, box: '-48 -62 96 92', mark: <Longship moved={false} /> },
          ],
        },
        {
          title: words.lights,
          marks: [
            {
              text: words.selected,
              box: '-38 -40 152 80',
              mark: ['cam-selected', 'cam-offered'].map((className, i) => (
                <g key={className} className={`cam-piece ${className}`} transform={`translate(${i * 76} 0)`}>
                  <circle r="32.4" className="cam-ring cam-ring-outer" />
                  <circle r="29" className="cam-ring" />
                  <ArmyShield {...VIKINGS} />
                </g>
              )),
            },
            inHex(words.reach, light('cam-reachable'), light('cam-reach-edge')),
            inHex(
              words.attack,
              light('', 'url(#cam-danger)'),
              light('cam-attackable'),
              <g transform={`translate(${X} ${Y}) scale(1.4)`}>
                <Swords />
              </g>,
            ),
            inHex(
              words.ford,
              light('', 'url(#cam-water)'),
              light('cam-fordable'),
              <g transform={`translate(${X} ${Y})`}>
                <FordSign text={fordChance(language)} />
              </g>,
            ),
            inHex(words.exchange, <ExchangeMark at={[X, Y]} />),
            around(
              words.trail,
              <>
                <path d="M-30 14L0 -8L26 -2" className="cam-trail-case" />
                <path d="M-30 14L0 -8L26 -2" className="cam-trail" markerEnd="url(#cam-arrow)" />
              </>,
            ),
          ],
        },
      ]}
    />
  );
}

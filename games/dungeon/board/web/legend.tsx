// What the marks of the board mean.

import { boxOf, type LegendMark, LegendTable } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement, ReactNode } from 'react';
import { LEGEND } from '../../text/legend.ts';
import { Bars, CrackedWall, DoorLeaf } from './drawing/doors.tsx';
import { Furniture } from './drawing/furniture.tsx';
import { Bones, Dropped, Exit, FallenRoof, WalledUp } from './drawing/things.tsx';
import { Token, type TokenLook } from './drawing/token.tsx';
import { ReachMark } from './highlights.tsx';

/** A plan of one square, for what is drawn in a square. */
const PLAN = { width: 1 };
const SQUARE = boxOf(PLAN, 0, 2);
const IN_SQUARE = '-4 -4 68 68';
const AROUND = '-36 -36 72 72';

const HERO: TokenLook = { type: 'orlaf', facing: 'S', wounds: 1, injuredFrom: 3 };
const MINION: TokenLook = { type: 'skeleton-warrior', facing: 'S', number: 2 };

export function Legend({ language }: { language: Language }): ReactElement {
  const words = LEGEND[language];
  const around = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: AROUND });
  const figure = (text: string, look: TokenLook, className = ''): LegendMark =>
    around(
      text,
      <g className={`dun-figure ${className}`}>
        <circle r="29" className="dun-ring-ink" />
        <circle r="29" className="dun-ring" />
        <Token {...look} />
        {className === 'dun-target' && (
          <path d="M-29 -16V-29H-16M29 -16V-29H16M-29 16V29H-16M29 16V29H16" className="dun-sights" />
        )}
      </g>,
    );
  const inSquare = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: IN_SQUARE });
  const light = (text: string, className: string): LegendMark =>
    inSquare(text, <path d={SQUARE} className={className} />);
  return (
    <LegendTable
      game="dun"
      groups={[
        {
          title: words.figures,
          marks: [
            figure(words.hero, HERO),
            figure(words.injured, { ...HERO, wounds: 3, injured: true }),
            figure(words.minion, MINION),
            figure(words.boss, { ...HERO, type: 'mortibris' }),
            figure(words.acted, { ...HERO, acted: true }),
            figure(words.effect, { ...HERO, marks: 1 }),
            figure(words.active, HERO, 'dun-active'),
            figure(words.target, MINION, 'dun-target'),
          ],
        },
        {
          title: words.dungeon,
          marks: [
            {
              text: words.door,
              box: '-34 -36 132 76',
              mark: (
                <>
                  <DoorLeaf open={false} />
                  <g transform="translate(66 0)">
                    <DoorLeaf open />
                  </g>
                </>
              ),
            },
            around(words.lock, <Bars x={0} y={0} lock="L3" ward={0} />),
            around(words.ward, <Bars x={0} y={0} lock={null} ward={2} />),
            around(words.weakSpot, <CrackedWall open={false} />),
            inSquare(words.exit, <Exit layout={PLAN} square={0} />),
            inSquare(words.bones, <Bones layout={PLAN} square={0} piles={2} />),
            inSquare(words.dropped, <Dropped layout={PLAN} square={0} />),
            inSquare(words.caveIn, <FallenRoof layout={PLAN} square={0} />),
            inSquare(words.walledUp, <WalledUp layout={PLAN} square={0} />),
            inSquare(
              words.chest,
              <Furniture
                layout={PLAN}
                piece={{ kind: 'chest', squares: [0] }}
                look={{ spent: false, lever: false }}
              />,
            ),
            inSquare(
              words.searched,
              <Furniture
                layout={PLAN}
                piece={{ kind: 'barrel', squares: [0] }}
                look={{ spent: true, lever: false }}
              />,
            ),
            inSquare(words.dark, <path d={boxOf(PLAN, 0)} className="dun-dark" />),
          ],
        },
        {
          title: words.marks,
          marks: [
            inSquare(words.reach, <ReachMark layout={PLAN} square={0} danger={false} />),
            inSquare(words.danger, <ReachMark layout={PLAN} square={0} danger />),
            light(words.front, 'dun-arc-front'),
            light(words.rear, 'dun-arc-rear'),
            light(words.thing, 'dun-thing'),
            light(words.tooFar, 'dun-too-far'),
            light(words.unseen, 'dun-unseen'),
            light(words.covered, 'dun-covered'),
          ],
        },
      ]}
    />
  );
}

// What the marks of the field mean, by the very parts that draw them there.

import { boxOf, type LegendMark, LegendTable } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement, ReactNode } from 'react';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { LEGEND } from '../../text/legend.ts';
import { DegreeBadge, Footing, HurtBadge, SwarmBadge } from './drawing/badges.tsx';
import { FOES_LIVERY, liveryOf } from './drawing/liveries.ts';
import { RingMarks } from './drawing/ring.tsx';
import { ExitMark, LightMark, Sign } from './drawing/things.tsx';
import { Token, type TokenLook } from './drawing/token.tsx';
import { ConditionMark, DoingMark } from './drawing/token-marks.tsx';
import { CorpseMark, HorseMark, Sights } from './figure-layer.tsx';
import { FireLine } from './fire.tsx';
import { Blades, HatchPattern, ReachMarks } from './highlights.tsx';
import { StrikerMark, WayMarks } from './ways.tsx';

const PLAN = { width: 1 };
const SQUARE = boxOf(PLAN, 0, 2);
const IN_SQUARE = '-4 -4 68 68';
const AROUND = '-36 -36 72 72';
const NEAR = '-20 -20 40 40';

const HERO: TokenLook = {
  figure: { hero: READY_MADE.ragnar, weapon: null },
  livery: liveryOf(0),
  size: 1,
  side: 'heroes',
  number: null,
  health: { hp: 30, of: 40 },
  wounds: 0,
  condition: 'able',
  fallen: false,
  waiting: false,
  stance: 'none',
  movement: 'none',
  held: null,
  mounted: false,
  marks: 0,
};
const FOE: TokenLook = {
  ...HERO,
  figure: { foe: 'goblin-warrior' },
  livery: FOES_LIVERY,
  side: 'foes',
  number: 2,
  health: null,
};

export function Legend({ language }: { language: Language }): ReactElement {
  const words = LEGEND[language];
  const around = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: AROUND });
  const near = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: NEAR });
  const inSquare = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: IN_SQUARE });
  const figure = (text: string, look: TokenLook): LegendMark => around(text, <Token {...look} />);
  return (
    <LegendTable
      game="run"
      defs={<HatchPattern />}
      groups={[
        {
          title: words.fighters,
          marks: [
            figure(words.hero, HERO),
            figure(words.foe, { ...FOE, health: { hp: 30, of: 40 } }),
            figure(words.unknown, FOE),
            figure(words.health, { ...HERO, health: { hp: 8, of: 40 } }),
            figure(words.wounds, { ...HERO, wounds: 2 }),
            figure(words.fallen, { ...HERO, fallen: true }),
            figure(words.rider, { ...HERO, mounted: true }),
            figure(words.held, { ...HERO, held: 'hold' }),
            figure(words.pinned, { ...HERO, held: 'pin' }),
            figure(words.effect, { ...HERO, marks: 1 }),
            near(words.unconscious, <ConditionMark condition="unconscious" />),
            near(words.incapacitated, <ConditionMark condition="incapacitated" />),
            near(words.dying, <ConditionMark condition="dying" />),
            around(
              words.dead,
              <g className="run-corpse">
                <CorpseMark />
              </g>,
            ),
            near(words.waiting, <DoingMark doing="waiting" />),
            near(words.holding, <DoingMark doing="holding" />),
            near(words.weaving, <DoingMark doing="weaving" />),
            near(words.withdrawing, <DoingMark doing="withdrawing" />),
            near(words.fleeing, <DoingMark doing="fleeing" />),
          ],
        },
        {
          title: words.marks,
          marks: [
            {
              text: words.reach,
              box: '-4 -4 128 68',
              mark: <ReachMarks near={SQUARE} far="M2 2H118V58H2Z" />,
            },
            inSquare(
              words.threat,
              <>
                <path d={SQUARE} className="run-threat" fill="url(#run-hatch)" />
                <path d={SQUARE} className="run-threat-edge" />
              </>,
            ),
            {
              text: words.way,
              box: '-4 -24 128 48',
              mark: (
                <g className="run-way">
                  <WayMarks line="M6 0H90" end={[100, 0]} paces={4} />
                </g>
              ),
            },
            near(
              words.striker,
              <g className="run-way">
                <g className="run-striker">
                  <StrikerMark />
                </g>
              </g>,
            ),
            near(
              words.engaged,
              <g className="run-link">
                <Blades />
              </g>,
            ),
            {
              text: words.fire,
              box: '-4 -16 128 32',
              mark: <FireLine from={[4, 0]} to={[116, 0]} sheltered />,
            },
            around(words.target, <Sights r={26} />),
            around(words.bystander, <circle r="26" className="run-bystander" />),
            inSquare(words.place, <path d={SQUARE} className="run-place" />),
          ],
        },
        {
          title: words.ground,
          marks: [
            near(words.third, <DegreeBadge degree="third" />),
            near(words.half, <DegreeBadge degree="half" />),
            near(words.full, <DegreeBadge degree="full" />),
            near(words.hurts, <HurtBadge dam={20} grows={false} />),
            around(words.grows, <HurtBadge dam={20} grows />),
            around(words.swarm, <SwarmBadge dam={4} />),
            near(words.good, <Footing good />),
            near(words.bad, <Footing good={false} />),
            inSquare(
              words.ledge,
              <>
                <path d="M0 20H60" className="run-ledge" />
                <path d="M6 20v22M18 20v18M30 20v24M42 20v18M54 20v22" className="run-hachures" />
              </>,
            ),
            inSquare(
              words.step,
              <>
                <path d="M0 26H60" className="run-step" />
                <path d="M8 26v8M23 26v8M38 26v8M53 26v8" className="run-ticks" />
              </>,
            ),
            inSquare(
              words.slope,
              <>
                <path d="M13 12h4L15 44ZM28 10h4L30 48ZM44 12h4L46 42Z" className="run-wedges" />
                <path d="M30 44V18M22 28L30 18L38 28" className="run-up" />
              </>,
            ),
            around(words.exit, <ExitMark open viable />),
            around(words.noExit, <ExitMark open viable={false} />),
            {
              text: words.ring,
              box: '-4 -20 128 40',
              mark: (
                <RingMarks
                  line="M4 0H116"
                  pegs={[
                    [30, 0],
                    [90, 0],
                  ]}
                />
              ),
            },
            around(words.light, <LightMark lit />),
            around(
              words.grabber,
              <Sign part={{ id: 'a', kind: 'grabber', area: [[0, 0, 1]], difficulty: 6, dam: 0 }} />,
            ),
            around(words.hostage, <Sign part={{ id: 'a', kind: 'hostage', area: [[0, 0, 1]] }} />),
            around(words.horse, <HorseMark />),
            around(words.decoy, <Sign part={{ id: 'a', kind: 'decoy', area: [[0, 0, 1]] }} />),
          ],
        },
      ]}
    />
  );
}

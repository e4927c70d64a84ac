// Armies as shields under a banner: whose by shape, colour and pattern, which by its number, how strong if one knows.

import { memo, type ReactElement } from 'react';
import { type ArmyId, FIGHTING_POINTS, sideOf } from '../../content/index.ts';
import { LIVERIES, NUMERALS } from './liveries.ts';
import { Boots, Crack, Eye, Flame, Spent, Swords } from './marks.tsx';

export interface ShieldFace {
  readonly army: ArmyId;
  /** Null where one does not know them. */
  readonly points: number | null;
  /** One's own, and the enemy knows its points too. */
  readonly known?: boolean;
  readonly spent?: boolean;
  readonly fought?: boolean;
  readonly marching?: boolean;
  /** Full turns it has held the castle. */
  readonly siege?: number;
}

export const numeralOf = (army: ArmyId): string => NUMERALS[Number(army[1]) - 1] ?? '';

/** About 40 wide and 62 high, from −34 to 28. */
export const ArmyShield = memo(function ArmyShield({
  army,
  points,
  known,
  spent,
  fought,
  marching,
  siege = 0,
}: ShieldFace): ReactElement {
  const { colour, field, pale, shield, painted, banner, furled } = LIVERIES[sideOf(army)];
  return (
    <g className={spent ? 'cam-army cam-army-spent' : 'cam-army'}>
      <ellipse cx="1" cy="24" rx="17" ry="5.5" className="cam-shadow" />
      <g transform="translate(-12 -22)">
        <path d="M0 -12V30" className="cam-pole" />
        <path d={spent ? furled : banner} fill={field} className="cam-banner" />
        <text
          x={spent ? 11 : 7.6}
          y="0"
          {...(spent ? {} : { fill: pale })}
          className={spent ? 'cam-numeral cam-numeral-bare' : 'cam-numeral'}
        >
          {numeralOf(army)}
        </text>
      </g>
      <path d={shield} fill={colour} />
      <path d={painted} fill={pale} opacity=".82" />
      <path d={shield} className="cam-rim" />
      <circle r="10.4" cy="1" fill={field} className="cam-boss" />
      <text y="6.6" className={points === null ? 'cam-points cam-points-hidden' : 'cam-points'}>
        {points ?? '?'}
      </text>
      {points !== null && points < FIGHTING_POINTS && <Crack />}
      {spent && (
        <g transform="translate(14 17)">
          <Spent />
        </g>
      )}
      {fought && (
        <g transform="translate(-15 16) scale(.7)">
          <Swords />
        </g>
      )}
      {marching && (
        <g transform="translate(15 -12)">
          <Boots />
        </g>
      )}
      {siege > 0 && (
        <g transform="translate(17 4)">
          <Flame />
        </g>
      )}
      {known && (
        <g transform="translate(0 22)">
          <Eye />
        </g>
      )}
    </g>
  );
});

/** The same along a ship's side, about 20 wide. */
export const AboardShield = memo(function AboardShield({ army, points, spent }: ShieldFace): ReactElement {
  const { colour, field, pale, painted, shield } = LIVERIES[sideOf(army)];
  return (
    <g className={spent ? 'cam-army cam-army-spent' : 'cam-army'}>
      <g transform="scale(.6) translate(0 -1)">
        <path d={shield} fill={colour} />
        <path d={painted} fill={pale} opacity=".82" />
        <path d={shield} className="cam-rim" />
        <circle r="12" cy="1" fill={field} className="cam-boss" />
      </g>
      <text y="4.8" className="cam-points cam-points-small">
        {points ?? '?'}
      </text>
      <text y="-11.6" className="cam-numeral cam-numeral-aboard">
        {numeralOf(army)}
      </text>
      {spent && (
        <g transform="translate(8 8) scale(.7)">
          <Spent />
        </g>
      )}
    </g>
  );
});

// What somebody gained and lost, as bars to either side of nothing, with every line beneath: its cause and its rule.

import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import { NAMES } from '../../../text/names.ts';
import { namingOf } from '../../../text/naming.ts';
import { Treasures } from '../../treasure/picture.tsx';
import { FighterPicture } from '../emblems.tsx';
import { type Chapter, type Line, runnersIn } from '../reckonings.ts';
import { heroesIn } from '../track.ts';
import { WEB_WORDS } from '../words.ts';

const nameOf = ({ why }: Line, language: Language): string => {
  const { causes, settlings } = NAMES[language];
  return why in causes ? causes[why as keyof typeof causes] : settlings[why as keyof typeof settlings];
};

export function Bars({
  view,
  of: { lines, treasures },
  language,
}: {
  view: State;
  of: Pick<Chapter, 'lines' | 'treasures'>;
  language: Language;
}): ReactElement {
  const { who } = namingOf(view, language);
  const heroes = heroesIn(view).map((one) => ({ one, own: lines.get(one.id) ?? [] }));
  const runners = runnersIn(lines);
  const all = [...heroes, ...runners];
  const most = Math.max(1, ...all.map(({ own }) => sum(gains(own))));
  const least = Math.max(0, ...all.map(({ own }) => -sum(losses(own))));
  /** By his heroes, if he has any. */
  const runnerName = (seat: number): string => {
    const role = view.seats[seat] ?? 'foes';
    return WEB_WORDS[language].scene.ran(role === 'foes' ? '' : NAMES[language].list(role.map(who)));
  };
  return (
    <ul className="run-bars">
      {heroes.map(({ one, own }) => (
        <li key={one.id}>
          <div className="run-bar-head">
            <FighterPicture view={view} one={one} size={34} />
            <b>{capital(who(one.id))}</b>
            <strong>{NAMES[language].signed(sum(own))}</strong>
          </div>
          <Bar own={own} most={most} least={least} />
          <Lines own={own} language={language} />
          <Treasures items={treasures.get(one.id) ?? []} language={language} />
        </li>
      ))}
      {runners.map(({ seat, own }) => (
        <li key={seat}>
          <div className="run-bar-head">
            <b>{runnerName(seat)}</b>
            <strong>{NAMES[language].signed(sum(own))}</strong>
          </div>
          <Bar own={own} most={most} least={least} />
          <Lines own={own} language={language} />
        </li>
      ))}
    </ul>
  );
}

const gains = (own: readonly Line[]): Line[] => own.filter(({ points }) => points > 0);
const losses = (own: readonly Line[]): Line[] => own.filter(({ points }) => points < 0);
const sum = (own: readonly Line[]): number => own.reduce((all, { points }) => all + points, 0);

/** To the right what he won, to the left what was taken off: hatched, so that nobody needs the colour. */
function Bar({ own, most, least }: { own: readonly Line[]; most: number; least: number }): ReactElement {
  const [width, whole] = [300, most + least];
  const zero = (width * least) / whole;
  let [right, left] = [zero, zero];
  return (
    <svg className="run-bar" viewBox={`0 0 ${width} 14`} preserveAspectRatio="none" aria-hidden="true">
      <pattern
        id="run-bar-loss"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="run-bar-loss" />
        <path d="M0 0V6" className="run-bar-hatch" />
      </pattern>
      {own.map(({ why, rule, points }, i) => {
        const long = (width * Math.abs(points)) / whole;
        const x = points > 0 ? right : left - long;
        if (points > 0) right += long;
        else left -= long;
        return (
          <rect
            key={`${why} ${rule}`}
            x={x}
            width={Math.max(0, long - 1)}
            height={14}
            className={points > 0 ? `run-bar-gain run-bar-gain-${i % 3}` : undefined}
            fill={points > 0 ? undefined : 'url(#run-bar-loss)'}
          />
        );
      })}
      <path d={`M${zero} 0V14`} className="run-bar-zero" />
    </svg>
  );
}

export function Lines({ own, language }: { own: readonly Line[]; language: Language }): ReactElement | null {
  if (own.length === 0) return <p className="run-no-lines">{WEB_WORDS[language].scene.noPoints}</p>;
  return (
    <ul className="run-lines">
      {own.map((line) => (
        <li key={`${line.why} ${line.rule}`} title={line.rule}>
          <b>{NAMES[language].signed(line.points)}</b> {nameOf(line, language)} <small>{line.rule}</small>
        </li>
      ))}
    </ul>
  );
}

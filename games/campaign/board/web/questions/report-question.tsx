// The form for what came of a battle on the table: all at once where one entry counts, step by step where both enter.

import type { PanelProps } from '@skald/games/board';
import { ConfirmButton, DigitKey } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import type { Language } from '@skald/text';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { LOSER_SAVES_ON, sideOf, WINNER_SAVES_ON } from '../../../content/index.ts';
import type { Battle, State } from '../../../rules/state.ts';
import { possibleLosses } from '../../../rules/table-battle.ts';
import { armyName, sideName } from '../../../text/names.ts';
import { optionText } from '../../../text/options.ts';
import { BattleSheetButton } from '../battle-sheet/battle-sheet.tsx';
import { WEB_WORDS } from '../words.ts';
import { LargeAnswers } from './answers.tsx';
import { Parties } from './parties.tsx';
import { doubtsOf, type Report, reportOf } from './report.ts';

const WINNERS = ['attacker', 'defender', 'draw'] as const;
type Role = 'attacker' | 'defender';

export function WinnerQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision } = props;
  const frame = view.agenda.at(-1);
  if (decision === null || view.battle === null || frame?.step !== 'winner') return null;
  return (
    <Frame {...props} battle={view.battle}>
      {frame.seats.length === 1 ? (
        <WholeReport {...props} battle={view.battle} />
      ) : (
        <>
          <p className="cam-fine">{WEB_WORDS[props.language].report.twice}</p>
          <Plain {...props} />
        </>
      )}
    </Frame>
  );
}

export function LossesQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision, language } = props;
  const frame = view.agenda.at(-1);
  if (decision === null || view.battle === null || frame?.step !== 'losses') return null;
  const { points } = view.battle[frame.of];
  return (
    <Frame {...props} battle={view.battle}>
      <p className="cam-fine">
        {WEB_WORDS[language].report.destroyed(armyName(view.battle[frame.of].army, language), points)}
      </p>
      <Numbers {...props} />
    </Frame>
  );
}

export function ConfirmQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision, language, choose } = props;
  const { battle } = view;
  if (decision === null || battle === null) return null;
  const words = WEB_WORDS[language].report;
  const report = reportOf(battle);
  const saves = (role: Role): number => (report.winner === role ? WINNER_SAVES_ON : LOSER_SAVES_ON);
  return (
    <div className="cam-panel">
      <dl className="cam-summary">
        <dt>{words.summary('')}</dt>
        <dd>{winnerName(battle, report.winner, language)}</dd>
        {(['attacker', 'defender'] as const).map((role) => (
          <dd key={role}>
            {words.lost(armyName(battle[role].army, language), report[role], battle[role].left)}
            {report[role] > 0 && `; ${words.savesOn(saves(role))}`}
          </dd>
        ))}
      </dl>
      <Doubts battle={battle} report={report} language={language} />
      <p className="cam-fine">{words.final}</p>
      <LargeAnswers
        answers={decision.options.map(({ id, choice }) => ({
          id,
          title: choice.act === 'confirm' ? words.confirm : words.correct,
          quiet: choice.act !== 'confirm',
        }))}
        choose={choose}
      />
    </div>
  );
}

function Frame({
  view,
  decision,
  battle,
  language,
  children,
}: PanelProps<State> & { battle: Battle; children: ReactElement | readonly ReactElement[] }): ReactElement {
  return (
    <div className="cam-panel">
      <Parties view={view} battle={battle} seat={decision?.seat ?? null} language={language} />
      <BattleSheetButton view={view} battle={battle} language={language} />
      <Disputed view={view} battle={battle} language={language} />
      {children}
    </div>
  );
}

const winnerName = (battle: Battle, winner: Report['winner'], language: Language): string => {
  if (winner === 'draw') return WEB_WORDS[language].report.draw;
  const { army } = battle[winner];
  return `${armyName(army, language)} (${sideName(sideOf(army), language)})`;
};

/** What was entered when it did not agree. */
function Disputed({
  view,
  battle,
  language,
}: {
  view: State;
  battle: Battle;
  language: Language;
}): ReactElement | null {
  const words = WEB_WORDS[language].report;
  if (battle.disputed.length === 0) return null;
  return (
    <div className="cam-note" role="status">
      <p>{words.disputed}</p>
      <ul>
        {battle.disputed.map(({ winner, attacker, defender }, seat) => (
          <li key={seat}>
            {words.entered(
              sideName(view.sides[seat] ?? 'normans', language),
              winnerName(battle, winner, language),
              attacker,
              defender,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Plain({ view, decision, language, choose }: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <LargeAnswers
      answers={decision.options.map(({ id, choice }) => ({
        id,
        title: optionText(view, asked, choice, language),
      }))}
      choose={choose}
    />
  );
}

/** As many buttons as points; the key of each is its number. */
function Numbers({ decision, language, choose }: PanelProps<State>): ReactElement {
  const numbers = (decision?.options ?? []).map(({ id, choice }) => ({ id, points: Number(choice.points) }));
  useKeys(({ key }) => {
    const meant = numbers.find(({ points }) => String(points) === key);
    return meant === undefined ? null : () => choose(meant.id);
  });
  return (
    <ol className="cam-numbers">
      {numbers.map(({ id, points }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={WEB_WORDS[language].points(points)}
            aria-keyshortcuts={String(points)}
            onClick={() => choose(id)}
          >
            {points}
          </button>
        </li>
      ))}
    </ol>
  );
}

function WholeReport({ battle, language, choose }: PanelProps<State> & { battle: Battle }): ReactElement {
  const [given, setGiven] = useState<Report>({ winner: 'attacker', attacker: 0, defender: 0 });
  const words = WEB_WORDS[language].report;
  const report = possible(battle, given);
  const submit = (): void =>
    choose(`winner:${report.winner}`, `lost:${report.attacker}`, `lost:${report.defender}`);
  useKeys(({ key }) => {
    if (key === 'Enter') return submit;
    const winner = WINNERS[Number(key) - 1];
    return winner === undefined ? null : () => setGiven({ ...report, winner });
  });
  return (
    <>
      <Segments
        legend={words.winner}
        values={WINNERS}
        value={report.winner}
        label={(winner, i) => (
          <>
            <DigitKey at={i} /> {winner === 'draw' ? words.draw : armyName(battle[winner].army, language)}
          </>
        )}
        change={(winner) => setGiven({ ...report, winner })}
      />
      {(['attacker', 'defender'] as const).map((role) => (
        <Segments
          key={role}
          legend={words.destroyed(armyName(battle[role].army, language), battle[role].points)}
          values={possibleLosses(battle, role, report)}
          value={report[role]}
          label={(points) => points}
          change={(points) => setGiven({ ...report, [role]: points })}
        />
      ))}
      <Doubts battle={battle} report={report} language={language} />
      <ConfirmButton confirm={submit}>{words.submit}</ConfirmButton>
    </>
  );
}

/** The nearest to it that may be entered. */
function possible(battle: Battle, report: Report): Report {
  const losses = possibleLosses(battle, 'defender', report);
  if (losses.includes(report.defender)) return report;
  const nearest = losses.toSorted((a, b) => Math.abs(a - report.defender) - Math.abs(b - report.defender))[0];
  return { ...report, defender: nearest ?? 0 };
}

/** One of a few, side by side. */
function Segments<T extends string | number>({
  legend,
  values,
  value,
  label,
  change,
}: {
  legend: string;
  values: readonly T[];
  value: T;
  label: (value: T, index: number) => ReactNode;
  change: (value: T) => void;
}): ReactElement {
  const name = useId();
  return (
    <fieldset className="cam-segments">
      <legend>{legend}</legend>
      {values.map((one, i) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => change(one)} />
          <span>{label(one, i)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Doubts({
  battle,
  report,
  language,
}: {
  battle: Battle;
  report: Report;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].report.doubts;
  return (
    <div aria-live="polite">
      {doubtsOf(battle, report).map((doubt) => (
        <p key={doubt} className="cam-note">
          {words[doubt]}
        </p>
      ))}
    </div>
  );
}

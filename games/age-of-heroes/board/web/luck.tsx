// How much luck to spend, with the exact chances before one decides.

import type { PanelProps } from '@skald/games/board';
import { amountByKey, ConfirmButton, HIDDEN, OddsBar, Slider } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { type ReactElement, useEffect, useId, useState } from 'react';
import type { Result } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { battleSums } from '../../rules/strength.ts';
import { type Odds, winFor } from '../prospects.ts';
import { escapeChance } from './chances.ts';
import { FightSums, strengthsOf } from './fight-sums.tsx';
import { OddsTable, ResultBar } from './odds-bar.tsx';
import { percent, WEB_WORDS } from './words.ts';

type Kind = 'luckBid' | 'luckOpen' | 'spellLuck' | 'sygilLuck';

export function LuckQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision, language, choose } = props;
  const [points, setPoints] = useState(0);
  const slider = useId();
  const bids = (decision?.options ?? [])
    .filter(({ choice }) => choice.act === 'luck')
    .map(({ id, choice }) => ({ id, points: Number(choice.points) }))
    .sort((a, b) => a.points - b.points);
  const chosen = bids.find((bid) => bid.points === points) ?? bids.find((bid) => bid.points === 0) ?? bids[0];
  useKeys(({ key }) => {
    if (chosen === undefined) return null;
    if (key === 'Enter') return () => choose(chosen.id);
    const wanted = amountByKey(key, chosen.points);
    return bids.some((bid) => bid.points === wanted) ? () => setPoints(wanted as number) : null;
  });
  if (decision === null || chosen === undefined) return null;
  const kind = decision.kind as Kind;
  const words = WEB_WORDS[language].luck;
  const [least, most] = [bids[0]?.points ?? 0, bids.at(-1)?.points ?? 0];
  const what = spending(chosen.points, least < 0, words);
  const luck = view.players[decision.seat]?.luck ?? 0;
  const confirm = (about?: string): ReactElement => (
    <ConfirmButton about={about} confirm={() => choose(chosen.id)}>
      {what}
    </ConfirmButton>
  );
  return (
    <div className="aoh-panel aoh-luck">
      <div className="aoh-luck-head">
        <label htmlFor={slider}>
          {words.label} <small>{words.have(luck)}</small>
        </label>
        {most > 0 && (
          <span className="key-hint" {...HIDDEN}>
            <kbd>0</kbd>–<kbd>{Math.min(9, most)}</kbd>
          </span>
        )}
      </div>
      <Slider
        id={slider}
        value={chosen.points}
        range={[least, most]}
        change={setPoints}
        words={{ less: words.less, more: words.more, value: what }}
        output={signed(chosen.points)}
        keys
      />
      {kind === 'luckBid' || kind === 'luckOpen' ? (
        <BattleOdds {...props} id={chosen.id} points={chosen.points} what={what} confirm={confirm} />
      ) : (
        <SpellOdds kind={kind} points={chosen.points} what={what} language={language} confirm={confirm} />
      )}
    </div>
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

function spending(points: number, either: boolean, words: (typeof WEB_WORDS)['en']['luck']): string {
  if (points === 0) return words.none;
  if (!either) return words.spend(points);
  return points > 0 ? words.up(points) : words.down(-points);
}

function BattleOdds({
  view,
  decision,
  language,
  odds,
  id,
  points,
  what,
  confirm,
}: PanelProps<State> & {
  id: string;
  points: number;
  what: string;
  confirm: (about?: string) => ReactElement;
}): ReactElement | null {
  const words = WEB_WORDS[language].luck;
  const none = decision?.options.find(({ choice }) => Number(choice.points) === 0)?.id ?? null;
  const [known, setKnown] = useState<ReadonlyMap<string, Odds>>(new Map());
  useEffect(() => {
    let left = false;
    for (const option of new Set([id, none])) {
      if (option === null || known.has(option)) continue;
      void odds(option).then((chances) => {
        if (left || chances === null) return;
        const found: Odds = new Map(chances.map(({ outcome, chance }) => [outcome as Result, chance]));
        setKnown((before) => new Map(before).set(option, found));
      });
    }
    return () => {
      left = true;
    };
  }, [id, none, odds, known]);
  const chosen = known.get(id);
  const without = none === null ? undefined : known.get(none);
  if (chosen === undefined || decision === null) return <div className="aoh-odds-wait">{confirm()}</div>;
  const defends = view.battle !== null && view.battle.attacker !== decision.seat;
  const win = percent(winFor(chosen, defends));
  const compared = points !== 0 && without !== undefined ? without : null;
  const said =
    compared === null ? words.plain(win) : words.compare(what, win, percent(winFor(compared, defends)));
  const sums = view.battle && { ...battleSums(view, view.battle), language };
  return (
    <>
      {sums && <FightSums {...sums} />}
      {confirm(sums === null ? said : `${strengthsOf(sums)} · ${said}`)}
      <ResultBar odds={chosen} defends={defends} label={words.with} language={language} />
      <ResultBar odds={without ?? chosen} defends={defends} label={words.without} language={language} />
      <OddsTable
        odds={chosen}
        against={without ?? chosen}
        defends={defends}
        heads={[words.with, words.without]}
        language={language}
      />
      <p className="aoh-fine">{words.others}</p>
    </>
  );
}

function SpellOdds({
  kind,
  points,
  what,
  language,
  confirm,
}: {
  kind: 'spellLuck' | 'sygilLuck';
  points: number;
  what: string;
  language: PanelProps['language'];
  confirm: (about: string) => ReactElement;
}): ReactElement {
  const words = WEB_WORDS[language].luck;
  const [now, bare] = [escapeChance(kind, points), escapeChance(kind, 0)];
  const bar = (label: string, chance: number): ReactElement => (
    <OddsBar
      label={label}
      percent={percent}
      widths={{ number: 0, words: Number.POSITIVE_INFINITY }}
      parts={[
        { said: `${words.struck} ${percent(1 - chance)}`, chance: 1 - chance, tone: 'kit-odds-1' },
        { said: `${words.saved} ${percent(chance)}`, chance, tone: 'kit-odds-5' },
      ]}
    />
  );
  return (
    <>
      {confirm(
        points === 0 ? words.resistPlain(percent(now)) : words.resist(what, percent(now), percent(bare)),
      )}
      {bar(words.with, now)}
      {bar(words.without, bare)}
    </>
  );
}

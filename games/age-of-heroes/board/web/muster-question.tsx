// Who attacks, and whom: ticks instead of one question after another, with the strengths and chances they lead to.

import type { PanelProps } from '@skald/games/board';
import { atDigit, ConfirmButton, DigitKey, digitOf } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { useOptionMarks } from '@skald/games/sites';
import { optionId } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useState } from 'react';
import { AREA, type Area, COUNTER, type CounterId } from '../../content/index.ts';
import type { FrameOf } from '../../rules/agenda.ts';
import type { Attack } from '../../rules/imagined.ts';
import { attackBy } from '../../rules/option-odds.ts';
import { combatFactor, findPiece } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import { fighterSum } from '../../rules/strength.ts';
import { counterTitle } from '../../text/index.ts';
import { NAMES } from '../../text/names.ts';
import { loseOf, type Prospects, prospects, unseenJarls, winOf } from '../prospects.ts';
import { MarkPicture } from './emblems.tsx';
import { FightSums, strengthsOf } from './fight-sums.tsx';
import { attackersPlan, likelyTargets, namedBy, owesMonster, targetsPlan } from './muster.ts';
import { ResultBar } from './odds-bar.tsx';
import { percent, WEB_WORDS } from './words.ts';

export function AttackersQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  const frame = view.agenda.at(-1);
  const offered = decision === null ? [] : namedBy(decision, 'attacker', 'counter');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(offered.filter((id) => !left.has(id)));
  const plan = decision === null ? null : attackersPlan(view, decision, chosen);
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  useTickKeys(offered, toggle, plan, choose);
  if (decision === null || frame?.step !== 'attackers') return null;
  const words = WEB_WORDS[language].muster;
  const all = [...frame.chosen, ...chosen];
  const attack = attackOf(view, frame, all);
  const outlook = attack && prospects(view, attack);
  const together = all.flatMap((id) => {
    const one = findPiece(view, id);
    return one === null ? [] : fighterSum(view, one);
  });
  return (
    <fieldset className="aoh-panel aoh-muster">
      <legend>{words.attackers}</legend>
      {frame.chosen.map((id) => (
        <Tick key={id} id={id} on fixed note={worthIn(view, id, language)} {...{ language, toggle }} />
      ))}
      {offered.map((id, i) => (
        <Tick
          key={id}
          id={id}
          option={optionId({ act: 'attacker', counter: id })}
          digit={i}
          on={chosen.has(id)}
          note={worthIn(view, id, language)}
          {...{ language, toggle }}
        />
      ))}
      {outlook === null ? (
        <p className="aoh-muster-sum">{NAMES[language].summed(words.strength, together)}</p>
      ) : (
        <Outlook view={view} outlook={outlook} language={language} />
      )}
      <ConfirmButton
        about={outlook === null ? undefined : chancesOf(outlook, language)}
        disabled={plan === null}
        confirm={() => plan !== null && choose(...plan)}
      >
        {words.together}
      </ConfirmButton>
    </fieldset>
  );
}

/** Where there is one thing to attack, the battle begins as soon as these are all. */
function attackOf(view: State, frame: FrameOf<'attackers'>, chosen: readonly string[]): Attack | null {
  if (chosen.length === 0) return null;
  const gathered = { ...frame, chosen: chosen as FrameOf<'attackers'>['chosen'] };
  return attackBy({ ...view, agenda: [...view.agenda.slice(0, -1), gathered] }, { act: 'ready' });
}

type Plan = readonly [string, ...string[]] | null;

/** Digits tick, Enter confirms. */
function useTickKeys(
  offered: readonly string[],
  toggle: (id: string) => void,
  plan: Plan,
  choose: PanelProps['choose'],
): void {
  useKeys(({ key }) => {
    if (key === 'Enter' && plan !== null) return () => choose(...plan);
    const ticked = atDigit(offered, key);
    return ticked === undefined ? null : () => toggle(ticked);
  });
}

/** “strength 6 (5 Ragnar + 1 Lovi)” */
function worthIn(view: State, id: string, language: Language): string {
  const one = findPiece(view, id);
  if (one === null) return '';
  return NAMES[language].summed(WEB_WORDS[language].muster.strength, fighterSum(view, one));
}

export function TargetsQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  const frame = view.agenda.at(-1);
  const offered = decision === null ? [] : namedBy(decision, 'target', 'target');
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    decision === null ? [] : likelyTargets(view, decision),
  );
  const one = view.options.attackGrouping === 'wholeRegion';
  const chosen = ticked.filter((target) => offered.includes(target));
  const toggle = (target: string): void => {
    if (chosen.includes(target)) setTicked(chosen.filter((other) => other !== target));
    else setTicked(one ? [target] : [...chosen, target]);
  };
  const plan = decision === null ? null : targetsPlan(view, decision, chosen);
  useTickKeys(offered, toggle, plan, choose);
  if (decision === null || frame?.step !== 'targets') return null;
  const words = WEB_WORDS[language].muster;
  const named = [...frame.named, ...chosen];
  const back = decision.options.find(({ choice }) => choice.act === 'back');
  const note = (target: string): string => targetNote(view, frame.area, target, language);
  const { area, attackers } = frame;
  const outlook =
    named.length === 0 ? null : prospects(view, { attacker: decision.seat, area, attackers, named });
  return (
    <fieldset className="aoh-panel aoh-muster">
      <legend>{words.targets}</legend>
      {frame.named.map((target) => (
        <Tick
          key={target}
          id={target}
          area={frame.area}
          on
          fixed
          note={note(target)}
          {...{ language, toggle }}
        />
      ))}
      {offered.map((target, i) => (
        <Tick
          key={target}
          id={target}
          option={optionId({ act: 'target', target })}
          digit={i}
          area={frame.area}
          on={chosen.includes(target)}
          single={one}
          note={note(target)}
          {...{ language, toggle }}
        />
      ))}
      {outlook === null ? (
        <p className="aoh-muster-sum">{words.pick}</p>
      ) : (
        <Outlook view={view} outlook={outlook} language={language} />
      )}
      {named.length > 0 && owesMonster(view, decision, chosen) && <p className="aoh-note">{words.owes}</p>}
      <ConfirmButton
        about={outlook === null ? undefined : chancesOf(outlook, language)}
        disabled={plan === null}
        confirm={() => plan !== null && choose(...plan)}
        beside={
          back && (
            <button type="button" className="aoh-second" onClick={() => choose(back.id)}>
              {words.back}
            </button>
          )
        }
      >
        {words.strike}
      </ConfirmButton>
    </fieldset>
  );
}

function targetNote(view: State, area: Area, target: string, language: Language): string {
  const words = WEB_WORDS[language].muster;
  if (target === 'land') return words.strength(AREA[area].tax);
  const one = findPiece(view, target);
  if (one?.faceUp) return worthIn(view, target, language);
  const strengths = unseenJarls(view).map((jarl) => COUNTER[jarl].cf);
  return words.between(Math.min(...strengths), Math.max(...strengths));
}

/** “7 against 2 to 4 · 67 % – 100 % to win · …”: a range where a face-down jarl is among the defenders. */
function chancesOf({ worst, best }: Prospects, language: Language): string {
  const words = WEB_WORDS[language].muster;
  const range = (one: number, other: number): string =>
    percent(one) === percent(other)
      ? percent(one)
      : `${percent(Math.min(one, other))} – ${percent(Math.max(one, other))}`;
  return [
    strengthsOf({ attack: best.attack, defence: best.defence, atWorst: worst.defence, language }),
    words.win(range(winOf(worst.odds), winOf(best.odds))),
    words.lose(range(loseOf(best.odds), loseOf(worst.odds))),
  ].join(' · ');
}

/** Where the strengths come from, and all that may come of it. */
function Outlook({
  view,
  outlook,
  language,
}: {
  view: State;
  outlook: Prospects;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].muster;
  const { worst, best, hiddenItems, help } = outlook;
  const exact = worst === best;
  return (
    <div className="aoh-outlook">
      <FightSums attack={best.attack} defence={best.defence} atWorst={worst.defence} language={language} />
      <ResultBar odds={best.odds} defends={false} label={exact ? '' : '↑'} language={language} />
      {!exact && <ResultBar odds={worst.odds} defends={false} label="↓" language={language} />}
      {!exact && <p className="aoh-fine">{words.unknown}</p>}
      {help.length > 0 && (
        <p className="aoh-note">
          {words.mayCall(
            NAMES[language].list(
              help.map((one) => `${NAMES[language].counter(one.id)} ${combatFactor(view, one)}`),
            ),
          )}
        </p>
      )}
      {hiddenItems && <p className="aoh-fine">{words.armour}</p>}
    </div>
  );
}

function Tick({
  id,
  area,
  on,
  digit,
  fixed = false,
  single = false,
  note,
  language,
  option,
  toggle,
}: {
  id: string;
  area?: Area;
  on: boolean;
  digit?: number;
  fixed?: boolean;
  single?: boolean;
  note: string;
  language: Language;
  /** The option that it stands for; left out for one that is decided. */
  option?: string;
  toggle: (id: string) => void;
}): ReactElement {
  const marks = useOptionMarks();
  const land = id === 'land' && area !== undefined;
  const name = land
    ? WEB_WORDS[language].muster.land(NAMES[language].area(area))
    : counterTitle(id, language);
  return (
    <label
      className="aoh-tick"
      data-topic={land ? area : id}
      {...(option === undefined ? {} : marks(option))}
    >
      <input
        type={single ? 'radio' : 'checkbox'}
        name={single ? 'aoh-target' : undefined}
        checked={on}
        disabled={fixed}
        aria-keyshortcuts={digit === undefined ? undefined : digitOf(digit)}
        onChange={() => toggle(id)}
      />
      {digit !== undefined && <DigitKey at={digit} />}
      {id in COUNTER && <MarkPicture id={id as CounterId} size={22} />}
      <span>{name}</span>
      <small>{note}</small>
    </label>
  );
}

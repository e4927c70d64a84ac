// Whom to command and what he shall do: the same as on the map, in words.

import type { PanelProps } from '@skald/games/board';
import { atDigit, DigitKey, digitOf, FinishButton, HIDDEN } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { useMeant, useOptionMarks } from '@skald/games/sites';
import type { Language } from '@skald/text';
import { type ReactElement, useState } from 'react';
import { sideOf } from '../../../content/index.ts';
import type { State } from '../../../rules/state.ts';
import { armyName, NAMES } from '../../../text/names.ts';
import { optionText } from '../../../text/options.ts';
import type { Deed, PieceId } from '../deeds.ts';
import { faceOf, findArmy } from '../faces.ts';
import { type Hand, pick, useHand } from '../hand.ts';
import { Longship } from '../longship.tsx';
import { WinBar } from '../odds-bar.tsx';
import { outlookOf } from '../outlook.ts';
import { ArmyShield } from '../shields.tsx';
import { placeInWords } from '../speech.ts';
import { WEB_WORDS } from '../words.ts';

export function CommandQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision, seat, language, choose } = props;
  const hand = useHand(view, decision, seat);
  const marks = useOptionMarks();
  const words = WEB_WORDS[language].command;
  const pieces = piecesOf(view, hand);
  const deeds = hand.deeds.filter(({ piece }) => piece === hand.selected);
  const able = pieces.filter((piece) => hand.deeds.some((deed) => deed.piece === piece));
  useKeys(({ key }) => {
    const [deed, piece] = [atDigit(deeds, key), atDigit(able, key)];
    if (hand.selected === null) return piece === undefined ? null : () => pick(piece);
    if (key === 'Escape') return () => pick(null);
    return deed === undefined ? null : () => choose(deed.option);
  });
  if (hand.decision === null) return null;
  const done = hand.decision.options.find(({ choice }) => choice.act === 'done');
  const concede = hand.decision.options.find(({ choice }) => choice.act === 'concede');
  return (
    <div className="cam-panel cam-command">
      <ul className="cam-chips" aria-label={words.armies}>
        {pieces.map((piece) => (
          <li key={piece} data-topic={piece}>
            <Chip
              view={view}
              seat={seat}
              piece={piece}
              hand={hand}
              digit={hand.selected === null ? able.indexOf(piece) : -1}
              language={language}
            />
          </li>
        ))}
      </ul>
      {hand.selected === null ? (
        <p className="cam-fine">{words.pick}</p>
      ) : (
        <ol className="cam-deeds">
          {deeds.map((deed, i) => (
            <li key={deed.option}>
              <button
                type="button"
                aria-keyshortcuts={digitOf(i)}
                {...marks(deed.option)}
                onClick={() => choose(deed.option)}
              >
                <DigitKey at={i} />
                <span>{labelOf(view, hand, deed, language)}</span>
                <small>{hintOf(view, deed, language)}</small>
                <Chances view={view} deed={deed} language={language} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="cam-finish">
        {done ? (
          <FinishButton gold={props.done} finish={() => choose(done.id)}>
            {words.done}
          </FinishButton>
        ) : (
          <p className="cam-note">{words.mustWalk}</p>
        )}
        {concede && <Concede language={language} concede={() => choose(concede.id)} />}
      </div>
    </div>
  );
}

/** All of one's own that is left, whether or not it can still do anything. */
function piecesOf(view: State, { decision }: Hand): PieceId[] {
  const side = decision === null ? null : view.sides[decision.seat];
  const armies = view.armies.filter(({ id, at }) => at !== null && sideOf(id) === side).map(({ id }) => id);
  return side === 'vikings' && view.ship.at !== null ? [...armies, 'ship'] : armies;
}

function Chip({
  view,
  seat,
  piece,
  hand: { deeds, selected },
  digit,
  language,
}: {
  view: State;
  seat: number | null;
  piece: PieceId;
  hand: Hand;
  digit: number;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language];
  const mark = useMeant();
  const army = piece === 'ship' ? undefined : findArmy(view, piece);
  const own = deeds.filter((deed) => deed.piece === piece).map(({ option }) => option);
  return (
    <button
      type="button"
      className="cam-chip"
      aria-pressed={selected === piece}
      disabled={own.length === 0}
      {...mark(own)}
      onClick={() => pick(selected === piece ? null : piece)}
    >
      <svg viewBox="-22 -36 44 64" width="30" height="44" aria-hidden="true">
        {army === undefined ? (
          <g transform="translate(0 14) scale(.54)">
            <Longship moved={view.ship.moved} />
          </g>
        ) : (
          <ArmyShield {...faceOf(view, army, seat)} />
        )}
      </svg>
      <span>
        <b>
          {digit >= 0 && <DigitKey at={digit} />}{' '}
          {army === undefined ? words.shipName : armyName(army.id, language)}
        </b>
        <small>
          {placeInWords(view, army?.at ?? view.ship.at ?? 'ship', language)}
          {own.length === 0 && `, ${words.command.nothing}`}
        </small>
      </span>
    </button>
  );
}

/** Whose deed it is stands above: the name is left out. */
function labelOf(view: State, { decision }: Hand, { option }: Deed, language: Language): string {
  const options = decision?.options ?? [];
  const choice = options.find(({ id }) => id === option)?.choice;
  if (decision === null || choice === undefined) return '';
  const text = optionText(view, { ...decision, options: options.map((one) => one.choice) }, choice, language);
  const rest = text.replace(/^[^:]+: /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** “44 % to win”, or from the worst to the best where the enemy's strength is hidden. */
function hintOf(view: State, deed: Deed, language: Language): string {
  const outlook = outlookOf(view, deed);
  if (outlook === null || view.options.battles === 'table') return '';
  const { percent } = NAMES[language];
  const words = WEB_WORDS[language];
  const chances = outlook.prospects.flatMap(({ win }) => win ?? []);
  if (chances.length === 0) return words.itFlees;
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map(percent);
  return words.win(least === most ? `${least}` : `${least}–${most}`);
}

/** The same for the eye: the better and the worse case where the enemy's strength is hidden. */
function Chances({
  view,
  deed,
  language,
}: {
  view: State;
  deed: Deed;
  language: Language;
}): ReactElement | null {
  const outlook = outlookOf(view, deed);
  if (outlook === null || view.options.battles === 'table') return null;
  const chances = outlook.prospects.flatMap(({ win }) => win ?? []);
  if (chances.length === 0) return null;
  const cases = new Set([Math.max(...chances), Math.min(...chances)]);
  return (
    <span className="cam-chances" {...HIDDEN}>
      {[...cases].map((chance) => (
        <WinBar key={chance} chance={chance} language={language} />
      ))}
    </span>
  );
}

/** Nothing one does by a slip of the finger. */
function Concede({ language, concede }: { language: Language; concede: () => void }): ReactElement {
  const [sure, setSure] = useState(false);
  const words = WEB_WORDS[language].command;
  if (!sure)
    return (
      <button type="button" className="cam-quiet" onClick={() => setSure(true)}>
        {words.concede} …
      </button>
    );
  return (
    <div className="cam-sure" role="alertdialog" aria-label={words.concedeSure}>
      <p>{words.concedeSure}</p>
      <button type="button" className="cam-second" onClick={() => setSure(false)}>
        {words.concedeNo}
      </button>
      <button type="button" className="cam-second cam-danger" onClick={concede}>
        {words.concedeYes}
      </button>
    </div>
  );
}

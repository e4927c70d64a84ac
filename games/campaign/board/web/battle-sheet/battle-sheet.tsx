// The set-up sheet for a battle on the table: forces, terrain, cards in their order, and room for the result. On the
// screen a dialog, on paper one page.

import type { Language } from '@skald/text';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import {
  coordinates,
  type Direction,
  IMPASSABLE,
  MOMENTS,
  opposite,
  PIECES,
  sideOf,
  type TablePiece,
} from '../../../content/index.ts';
import type { Battle, Party, State } from '../../../rules/state.ts';
import { armyTitle, cardName, fieldName, NAMES, sideName } from '../../../text/names.ts';
import { SideEmblem } from '../emblems.tsx';
import { placeInWords } from '../speech.ts';
import { WEB_WORDS } from '../words.ts';
import { type Laid, layTable } from './lay-table.ts';
import { TableDrawing } from './table-drawing.tsx';

interface Props {
  readonly view: State;
  readonly battle: Battle;
  readonly language: Language;
}

export function BattleSheetButton(props: Props): ReactElement | null {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const words = WEB_WORDS[props.language].sheetOfBattle;
  if (props.battle.way !== 'table') return null;
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="cam-second" onClick={show}>
        {words.open}
      </button>
      <dialog ref={dialog} className="cam-sheet" aria-label={words.title} onClose={() => setOpen(false)}>
        {open && (
          <>
            <div className="cam-sheet-bar">
              <button type="button" onClick={() => print()}>
                {words.print}
              </button>
              <button type="button" onClick={() => dialog.current?.close()}>
                {words.close}
              </button>
            </div>
            <BattleSheet {...props} />
          </>
        )}
      </dialog>
    </>
  );
}

function BattleSheet({ view, battle, language }: Props): ReactElement {
  const words = WEB_WORDS[language].sheetOfBattle;
  const [q, r] = coordinates(battle.hex);
  const laid = layTable(battle.pieces, view.turn * 1000 + q * 37 + r);
  const side = (role: 'attacker' | 'defender'): string => sideName(sideOf(battle[role].army), language);
  return (
    <article className="cam-page">
      <header>
        <h2>{words.battle(placeInWords(view, battle.hex, language))}</h2>
        <p>
          {view.map.name} · {words.turn(view.turn)} · {words.field(fieldName(battle.field, language))}
        </p>
      </header>
      <section>
        <h3>{words.forces}</h3>
        <ForceLine party={battle.attacker} language={language}>
          {words.attacks}, {cameFrom(battle, language)}
          {battle.crossed && `, ${words.crossed}`}
        </ForceLine>
        <ForceLine party={battle.defender} language={language}>
          {words.defends}
          {battle.aboard && `, ${words.aboard}`}
        </ForceLine>
      </section>
      <section className="cam-page-terrain">
        <div>
          <h3>{words.terrain}</h3>
          <TerrainList laid={laid} pieces={battle.pieces} language={language} />
        </div>
        <div>
          <h3>{words.order}</h3>
          <Order battle={battle} language={language} />
        </div>
      </section>
      <figure>
        <figcaption>{words.drawing}</figcaption>
        <TableDrawing
          laid={laid}
          label={words.drawingOf(countsOf(battle.pieces, language).join(', '))}
          zones={[words.zone(side('defender')), words.zone(side('attacker'))]}
        />
        <p className="cam-page-fine">{words.zoneDepth}</p>
      </figure>
      <ResultBoxes battle={battle} language={language} />
    </article>
  );
}

function cameFrom({ from, line }: Battle, language: Language): string {
  const { directions, sheetOfBattle: words } = WEB_WORDS[language];
  if (from === 'ship') return words.fromShip;
  return words.from(directions[opposite(line as Direction)] as string);
}

function ForceLine({
  party: { army, points, cards },
  language,
  children,
}: {
  party: Party;
  language: Language;
  children: ReactNode;
}): ReactElement {
  return (
    <p className="cam-force">
      <SideEmblem side={sideOf(army)} size={30} />
      <span>
        <b>{armyTitle(army, language)}</b> ({sideName(sideOf(army), language)}) {children}
        {cards.length > 0 && ` · ${cards.map((card) => cardName(card, language)).join(', ')}`}
      </span>
      <b className="cam-force-points">{WEB_WORDS[language].points(points)}</b>
    </p>
  );
}

/** One line a kind: how many, and which letters they go by in the drawing. */
function TerrainList({
  laid,
  pieces,
  language,
}: {
  laid: readonly Laid[];
  pieces: readonly TablePiece[];
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].sheetOfBattle;
  if (pieces.length === 0) return <p>{words.noTerrain}</p>;
  const kinds = PIECES.filter((piece) => pieces.includes(piece));
  return (
    <ul>
      {kinds.map((kind) => {
        const letters = laid.flatMap(({ piece, letter }) => (piece === kind && letter ? [letter] : []));
        return (
          <li key={kind}>
            {NAMES[language].pieces(kind, pieces.filter((piece) => piece === kind).length)}
            {letters.length > 0 && ` (${letters.join(', ')})`}
            {IMPASSABLE.includes(kind) && `, ${words.impassable}`}
          </li>
        );
      })}
    </ul>
  );
}

const countsOf = (pieces: readonly TablePiece[], language: Language): string[] =>
  PIECES.filter((kind) => pieces.includes(kind)).map((kind) =>
    NAMES[language].pieces(kind, pieces.filter((piece) => piece === kind).length),
  );

/** What is done one after another, with the cards that were played at their moment. CAM-RULING-19 */
function Order({ battle, language }: { battle: Battle; language: Language }): ReactElement {
  const words = WEB_WORDS[language].sheetOfBattle;
  const { steps } = words;
  const order = ['terrain', 'sides', 'sidesChosen', 'setUp', 'settingUp', 'allSetUp', 'play'] as const;
  return (
    <ol>
      {order.map((step) => {
        const card = MOMENTS.find(({ moment }) => moment === step)?.card;
        const players = ([battle.attacker, battle.defender] as const).filter(
          ({ cards }) => card !== undefined && cards.includes(card),
        );
        return (
          <li key={step}>
            {steps[step]}
            {card !== undefined &&
              players.map(({ army }) => (
                <b key={army}>
                  {' '}
                  {words.playedBy(cardName(card, language), sideName(sideOf(army), language))}.
                </b>
              ))}
          </li>
        );
      })}
    </ol>
  );
}

/** To be ticked and filled in with a pen. */
function ResultBoxes({ battle, language }: { battle: Battle; language: Language }): ReactElement {
  const words = WEB_WORDS[language].sheetOfBattle;
  const parties = [battle.attacker, battle.defender];
  return (
    <section className="cam-result">
      <h3>{words.result}</h3>
      <p>
        {words.winner}: {parties.map(({ army }) => `☐ ${armyTitle(army, language)}`).join('  ')} ☐{' '}
        {words.draw}
      </p>
      <p>
        {parties.map(({ army, points }) => (
          <span key={army}>
            {words.destroyed(armyTitle(army, language))} <i /> / {points}{' '}
          </span>
        ))}
      </p>
    </section>
  );
}

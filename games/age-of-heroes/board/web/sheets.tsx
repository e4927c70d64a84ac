// Everybody's record sheet, one's own first.

import type { PanelProps, SeatLook } from '@skald/games/board';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { AREA, VALHALLA } from '../../content/index.ts';
import { reckon } from '../../rules/end.ts';
import { combatFactor, heroPiece, jarlsOf, losesTurn, movementFactor } from '../../rules/pieces.ts';
import type { Piece, Player, State } from '../../rules/state.ts';
import { castOf } from '../../text/catalogue.ts';
import { NAMES } from '../../text/names.ts';
import { Emblem, MarkPicture } from './emblems.tsx';
import { itemsInWords, playerOf } from './speech.ts';
import { WEB_WORDS } from './words.ts';

export function Sheets({ view, seat, seats, language, point, help }: PanelProps<State>): ReactElement {
  const order = view.players.map((_, other) => other).sort((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <section className="aoh-panel aoh-sheets" aria-label={WEB_WORDS[language].sheets}>
      {order.map((other) => (
        <Sheet key={other} {...{ view, seats, language, point, help }} seat={other} own={other === seat} />
      ))}
    </section>
  );
}

interface SheetProps extends Pick<PanelProps<State>, 'view' | 'language' | 'point' | 'help'> {
  readonly seat: Seat;
  readonly seats: readonly SeatLook[];
  readonly own: boolean;
}

function Sheet({ view, seat, seats, own, language, point, help }: SheetProps): ReactElement {
  const words = WEB_WORDS[language].sheet;
  const player = view.players[seat] as Player;
  const name = castOf(view, NAMES[language])(seat);
  const who = playerOf(seats, seat, language);
  const topic = player.counter ?? player.hero;
  return (
    <details className="aoh-sheet" open={own} data-seat={seat}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own kind */}
      <summary
        onPointerEnter={() => point(topic)}
        onPointerLeave={() => point(null)}
        onContextMenu={(event) => {
          event.preventDefault();
          if (topic !== null) help(topic);
        }}
      >
        <Emblem seat={seat} size={34} />
        <span className="aoh-sheet-who">
          <b>
            {topic !== null && <MarkPicture id={topic} size={22} />} {name}
          </b>
          <small>{[who, own ? words.you : null].filter(Boolean).join(' · ')}</small>
        </span>
        <Total label={words.glory} value={player.glory} great={player.glory >= VALHALLA} />
        <Total label={words.luck} value={player.luck} />
        <Total label={words.hoard} value={player.hoard} />
      </summary>
      <dl>
        {linesOf(view, seat, player, language).map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

const Total = ({
  label,
  value,
  great = false,
}: {
  label: string;
  value: number;
  great?: boolean;
}): ReactElement => (
  <span className={great ? 'aoh-total aoh-total-great' : 'aoh-total'}>
    <b>{value}</b>
    <small>{label}</small>
  </span>
);

type Line = readonly [label: string, text: ReactNode];

function linesOf(view: State, seat: Seat, player: Player, language: Language): Line[] {
  const words = WEB_WORDS[language].sheet;
  const names = NAMES[language];
  const hero = heroPiece(view, seat);
  const state = stateOf(view, player, hero, language);
  const over = view.phase === 'over';
  const final = player.final ?? reckon(view, seat).final;
  return [
    ...(state.length > 0 ? [[words.state, <States key="s" states={state} />] as const] : []),
    ...(hero === null ? [] : [[words.at, names.at(hero.area)] as const]),
    ...(player.home === null ? [] : [[words.home, names.area(player.home)] as const]),
    ...(hero !== null && hero.items.length > 0
      ? [[words.carries, itemsInWords(hero.items, language)] as const]
      : []),
    ...(player.rune === null ? [] : [[words.rune, names.runes[player.rune]] as const]),
    ...godsOf(view, player, language),
    ...(player.kingdom.length > 0
      ? [[words.kingdom, <Kingdom key="k" player={player} language={language} />] as const]
      : []),
    ...jarlLines(view, seat, language),
    [over || player.final !== null ? words.final : words.inAll, <b key="f">{final}</b>],
  ];
}

interface Condition {
  readonly text: string;
  readonly bad: boolean;
}

const States = ({ states }: { states: readonly Condition[] }): ReactElement => (
  <>
    {states.map(({ text, bad }) => (
      <span key={text} className={bad ? 'aoh-state aoh-state-bad' : 'aoh-state'}>
        {text}
      </span>
    ))}
  </>
);

function stateOf(view: State, player: Player, hero: Piece | null, language: Language): Condition[] {
  const { sheet, ...words } = WEB_WORDS[language];
  if (player.status === 'choosing') return [{ text: sheet.choosing, bad: false }];
  if (player.status === 'dead') return [{ text: sheet.dead, bad: true }];
  if (player.status === 'withdrawn') return [{ text: sheet.withdrawn, bad: true }];
  const bad = [
    ...(player.wounded ? [words.wounded] : []),
    ...(player.worshipUntil > 0 && player.worshipUntil >= view.turn
      ? [sheet.worships(player.worshipUntil)]
      : []),
    ...(player.njordStorm > 0 && player.njordStorm >= view.turn ? [sheet.storm] : []),
    ...(hero === null ? [] : hindrances(view, hero, language)),
  ];
  return bad.map((text) => ({ text, bad: true }));
}

function hindrances(view: State, one: Piece, language: Language): string[] {
  const words = WEB_WORDS[language];
  return [
    ...(losesTurn(view, one) ? [words.losesTurn] : []),
    ...(one.seaBan > 0 && one.seaBan >= view.turn ? [words.seaBan] : []),
    ...(one.hail > 0 ? [words.hail(one.hail)] : []),
  ];
}

function godsOf(view: State, player: Player, language: Language): Line[] {
  const words = WEB_WORDS[language].sheet;
  const favours = [
    ...(player.god === null ? [] : [words.waits(NAMES[language].gods[player.god])]),
    ...(player.maidens.length > 0 ? [words.maidens(player.maidens.length)] : []),
    ...(player.njordAid === -1 || (player.njordAid > 0 && player.njordAid >= view.turn) ? [words.njord] : []),
  ];
  return favours.length > 0 ? [[words.god, favours.join(', ')]] : [];
}

function Kingdom({ player, language }: { player: Player; language: Language }): ReactElement {
  const sum = player.kingdom.reduce((all, land) => all + AREA[land].tax, 0);
  const lands = player.kingdom.map((land) => `${NAMES[language].area(land)} ${AREA[land].tax}`).join(', ');
  return (
    <>
      {lands} <small>({WEB_WORDS[language].sheet.taxes(sum)})</small>
    </>
  );
}

function jarlLines(view: State, seat: Seat, language: Language): Line[] {
  const words = WEB_WORDS[language];
  const names = NAMES[language];
  const jarls = jarlsOf(view, seat);
  if (jarls.length === 0) return [];
  const line = (jarl: Piece): string =>
    [
      `${combatFactor(view, jarl)}–${movementFactor(view, jarl)} ${names.at(jarl.area)}`,
      ...(jarl.items.length > 0 ? [itemsInWords(jarl.items, language)] : []),
      ...(jarl.purse > 0 ? [words.purse(jarl.purse)] : []),
      ...hindrances(view, jarl, language),
    ].join(', ');
  return [
    [
      words.sheet.jarls,
      <ul key="j" className="aoh-sheet-jarls">
        {jarls.map((jarl) => (
          <li key={jarl.id}>
            <MarkPicture id={jarl.id} size={22} /> <b>{names.short(jarl.id)}</b> {line(jarl)}
          </li>
        ))}
      </ul>,
    ],
  ];
}

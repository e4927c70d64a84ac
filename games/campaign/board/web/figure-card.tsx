// What a card says of an army, of the ship, of a village or the castle, and of all who stand in one place.

import type { CardState, CardThing, CardValue, FigureCard } from '@skald/games/board-kit';
import type { Seat } from '@skald/kernel';
import { capital, type Language, sumText } from '@skald/text';
import { FIGHTING_POINTS, geographyOf, type Hex, sideOf } from '../../content/index.ts';
import type { Army, State } from '../../rules/state.ts';
import { HELP } from '../../text/help.ts';
import { armyName, armyTitle, NAMES, sideName, terrainName } from '../../text/names.ts';
import { hiddenOf, pointsOf, strengthsOf } from '../outlook.ts';
import type { Spot } from './answers.ts';
import { type PieceId, piecesIn } from './deeds.ts';
import { faceOf, findArmy, isMine } from './faces.ts';
import { ArmyShield, numeralOf } from './shields.tsx';
import { conditionsOf, placeInWords } from './speech.ts';
import { WEB_WORDS } from './words.ts';

export function cardAt(
  view: State,
  seat: Seat | null,
  { hex, piece }: Spot,
  language: Language,
): FigureCard | null {
  if (piece !== null) return pieceCard(view, seat, piece, language);
  const terrain = geographyOf(view.map).terrain.get(hex);
  if (terrain === 'village' || terrain === 'castle') return placeCard(view, hex, terrain, language);
  const [first, ...others] = piecesIn(view, hex);
  if (first === undefined) return null;
  return others.length === 0
    ? pieceCard(view, seat, first, language)
    : { title: capital(placeInWords(view, hex, language)), things: standing(view, hex, language) };
}

function pieceCard(view: State, seat: Seat | null, piece: PieceId, language: Language): FigureCard | null {
  if (piece === 'ship') return shipCard(view, language);
  const army = findArmy(view, piece);
  return army === undefined ? null : armyCard(view, army, seat, language);
}

function armyCard(view: State, army: Army, seat: Seat | null, language: Language): FigureCard {
  const words = WEB_WORDS[language];
  const mine = isMine(view, army.id, seat);
  const whose = mine ? words.yours : words.theirs(sideName(sideOf(army.id), language));
  return {
    title: armyTitle(army.id, language),
    kind: words.card.army(numeralOf(army.id), whose),
    mark: (
      <svg viewBox="-22 -36 44 64" width="34" height="50" aria-hidden="true">
        <ArmyShield {...faceOf(view, army, seat)} />
      </svg>
    ),
    values: strengthOf(view, army, language),
    states: conditionsOf(view, army, seat, language).map((text): CardState => ({ text })),
    texts: army.at === null ? [] : [capital(placeInWords(view, army.at, language))],
  };
}

/** A hidden strength is what its side has left and has not shown, shared with the other hidden ones. */
function strengthOf(view: State, army: Army, language: Language): CardValue[] {
  const { card } = WEB_WORDS[language];
  const points = pointsOf(army);
  if (points !== null)
    return [
      { label: card.points, value: points },
      ...(points >= FIGHTING_POINTS ? [{ label: card.dice, value: points }] : []),
    ];
  const strengths = strengthsOf(view, army);
  const { all, lost, shown, others } = hiddenOf(view, army.id);
  const sum = sumText([
    { name: card.all, amount: all },
    { name: card.lost, amount: -lost },
    { name: card.shown, amount: -shown },
  ]);
  const [least, most] = [strengths[0] ?? 0, strengths.at(-1) ?? 0];
  return [
    {
      label: card.points,
      value: least === most ? least : card.range(least, most),
      sum: others === 0 ? sum : card.shared(sum, others + 1),
    },
  ];
}

function shipCard(view: State, language: Language): FigureCard {
  const words = WEB_WORDS[language];
  const aboard = view.armies.filter(({ at }) => at === 'ship');
  return {
    title: capital(words.ship),
    states: [
      ...(aboard.length === 0 ? [{ text: words.nobodyAboard }] : []),
      ...(view.ship.moved && view.phase === 'movement' ? [{ text: words.shipSpent }] : []),
    ],
    things: aboard.map((army) => pointed(army, language)),
    texts: view.ship.at === null ? [] : [capital(placeInWords(view, view.ship.at, language))],
  };
}

function placeCard(view: State, hex: Hex, terrain: 'village' | 'castle', language: Language): FigureCard {
  return {
    title: capital(placeInWords(view, hex, language)),
    kind: capital(terrainName(terrain, language)),
    states: view.pillaged.includes(hex) ? [{ text: WEB_WORDS[language].pillagedVillage, bad: true }] : [],
    things: standing(view, hex, language),
    texts: [HELP[language].terrain[terrain]],
  };
}

const standing = (view: State, hex: Hex, language: Language): CardThing[] =>
  piecesIn(view, hex).flatMap((piece) => {
    if (piece === 'ship') return [{ name: WEB_WORDS[language].shipName }];
    const army = findArmy(view, piece);
    return army === undefined ? [] : [pointed(army, language)];
  });

/** “Thorkel: 4 points” */
function pointed(army: Army, language: Language): CardThing {
  const points = pointsOf(army);
  const words = WEB_WORDS[language];
  return {
    name: armyName(army.id, language),
    text: `${NAMES[language].side(sideOf(army.id))}, ${points === null ? words.hidden : words.points(points)}`,
  };
}

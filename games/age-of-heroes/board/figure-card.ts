// What the card of a counter says: its numbers with their sums, how it is, what it carries, what it is worth.

import type { CardState, CardThing, CardValue, FigureCard } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { AREA, COUNTER, ITEM, type Item, isJarlId } from '../content/index.ts';
import { isHero, losesTurn, worships } from '../rules/pieces.ts';
import type { Piece, State } from '../rules/state.ts';
import { combatSum, fighterSum, movementSum } from '../rules/strength.ts';
import { type SumPart, totalOf } from '../rules/sums.ts';
import { UNKNOWN } from '../rules/view.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { HELP } from '../text/help.ts';
import { NAMES } from '../text/names.ts';

/** `player` is who plays the seat it belongs to; empty for the reader himself. */
export function figureCard(view: State, one: Piece, player: string | null, language: Language): FigureCard {
  const names = NAMES[language];
  // A view calls a face-down jarl by his token.
  if (!one.faceUp && !isJarlId(one.id))
    return { title: names.hidden(one.token), texts: [HELP[language].hidden(one.token, one.area)] };
  return {
    title: names.short(one.id),
    kind: kindOf(view, one, player, language),
    values: [...strengthsOf(view, one, language), ...sheetOf(view, one, language)],
    states: [...hindrances(view, one, language), ...favours(view, one, language)],
    things: [...carried(view, one, language), ...guarded(view, one, language)],
    texts: HELP[language].fate(one.id),
  };
}

function kindOf(view: State, one: Piece, player: string | null, language: Language): string {
  const { card, you } = BOARD_WORDS[language];
  const { kind } = COUNTER[one.id];
  if (kind !== null) return NAMES[language].kinds[kind];
  const what = isHero(view, one) ? card.hero : card.jarl;
  if (one.owner === null) return `${what}, ${card.free}`;
  return player === null ? `${what} (${you})` : card.of(what, player);
}

/** The number on the counter, and what becomes of it with a sword in any battle, or with armour in defence. */
function strengthsOf(view: State, one: Piece, language: Language): CardValue[] {
  const { card } = BOARD_WORDS[language];
  const combat = combatSum(view, one);
  const fights = fighterSum(view, one);
  const armour = one.items.flatMap((item): SumPart[] =>
    ITEM[item]?.defence > 0 ? [{ from: item, amount: ITEM[item].defence }] : [],
  );
  return [
    summed(card.combat, combat, language),
    ...(fights.length > combat.length ? [summed(card.inBattle, fights, language)] : []),
    ...(armour.length > 0 ? [summed(card.defending, [...fights, ...armour], language)] : []),
    summed(card.movement, movementSum(view, one), language),
  ];
}

const summed = (label: string, parts: readonly SumPart[], language: Language): CardValue => ({
  label,
  value: totalOf(parts),
  ...(parts.length > 1 && { sum: NAMES[language].sum(parts) }),
});

/** A hero's record sheet, a jarl's purse. */
function sheetOf(view: State, one: Piece, language: Language): CardValue[] {
  const { glory, luck, hoard, card } = BOARD_WORDS[language];
  const player = isHero(view, one) ? view.players[one.owner] : undefined;
  if (player === undefined)
    return one.purse > 0 ? [{ label: card.purse, value: NAMES[language].marks(one.purse) }] : [];
  const lands = player.kingdom.map((land) => AREA[land].tax);
  return [
    { label: glory, value: player.glory },
    { label: luck, value: player.luck },
    { label: hoard, value: NAMES[language].marks(player.hoard) },
    ...(lands.length > 0 ? [{ label: card.lands, value: lands.length }] : []),
  ];
}

function hindrances(view: State, one: Piece, language: Language): CardState[] {
  const words = BOARD_WORDS[language];
  const player = isHero(view, one) ? view.players[one.owner] : undefined;
  const { turn } = view;
  return [
    ...(player?.wounded ? [words.wounded] : []),
    ...(player !== undefined && one.owner !== null && worships(view, one.owner)
      ? [words.worships(player.worshipUntil)]
      : []),
    ...(player !== undefined && turn > 0 && player.njordStorm >= turn ? [words.storm] : []),
    ...(losesTurn(view, one) ? [words.losesTurn] : []),
    ...(one.seaBan > 0 && one.seaBan >= turn ? [words.seaBan] : []),
    ...(one.hail > 0 ? [words.hail(one.hail)] : []),
    ...(one.faceUp ? [] : [words.card.faceDown]),
  ].map((text) => ({ text, bad: true }));
}

function favours(view: State, one: Piece, language: Language): CardState[] {
  const words = BOARD_WORDS[language];
  const player = isHero(view, one) ? view.players[one.owner] : undefined;
  if (player === undefined) return [];
  return [
    ...(player.god === null ? [] : [words.waits(NAMES[language].gods[player.god])]),
    ...(player.maidens.length === 0 ? [] : [words.maidens(player.maidens.length)]),
    ...(player.njordAid === -1 || player.njordAid >= Math.max(view.turn, 1) ? [words.smoothSea] : []),
  ].map((text) => ({ text }));
}

function carried(view: State, one: Piece, language: Language): CardThing[] {
  const rune = isHero(view, one) ? (view.players[one.owner]?.rune ?? null) : null;
  return [
    ...one.items.map((item) => thing(item, language)),
    ...(rune === null
      ? []
      : [
          {
            name: `${BOARD_WORDS[language].rune} ${NAMES[language].runes[rune]}`,
            text: HELP[language].runes[rune],
          },
        ]),
  ];
}

/** What is known of a dragon's hoard. */
function guarded(view: State, one: Piece, language: Language): CardThing[] {
  const hoard = view.hoards.find(({ dragon }) => dragon === one.id);
  if (hoard === undefined) return [];
  const { treasure, marks } = hoard;
  return [
    ...(treasure === null ? [] : [thing(treasure, language)]),
    ...(marks > 0 ? [{ name: NAMES[language].marks(marks) }] : []),
  ];
}

/** What a view hides is “a hidden treasure”. */
const thing = (item: Item, language: Language): CardThing =>
  (item as string) === UNKNOWN
    ? { name: BOARD_WORDS[language].something }
    : { name: NAMES[language].item(item), text: HELP[language].items[item] };

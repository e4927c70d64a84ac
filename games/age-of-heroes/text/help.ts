import { capital, helpFront, type Language, type Shelf, shelf } from '@skald/text';
import {
  AREAS,
  type Area,
  type CounterId,
  GODS,
  type God,
  HEROES,
  ITEMS,
  type Item,
  JARLS,
  MONSTERS,
  RESULTS,
  type Result,
  RUNES,
  type Rune,
  SPELLS,
  type Spell,
} from '../content/index.ts';
import type { Piece, State } from '../rules/state.ts';
import { castOf } from './catalogue.ts';
import { CHAPTERS } from './chapters.ts';
import { help as de } from './de/help.ts';
import { type AreaNews, type CounterNews, help as en, type Help } from './en/help.ts';
import { NAMES } from './names.ts';
import { readTarget } from './target.ts';

export const HELP: Readonly<Record<Language, Help>> = { en, de };

const AREA_SHELF: Shelf<State, Area> = {
  title: { en: 'Lands and seas', de: 'Länder und Meere' },
  ids: AREAS,
  name: (id, language) => NAMES[language].area(id),
  text: (id, view, language) => capital(HELP[language].area(id, view && areaNews(view, id, language))),
};

const COUNTER_SHELF: Shelf<State, CounterId> = {
  title: { en: 'Heroes, jarls and monsters', de: 'Helden, Jarle und Ungeheuer' },
  ids: [...HEROES, ...JARLS, ...MONSTERS],
  name: (id, language) => NAMES[language].counter(id),
  text: (id, view, language) => capital(HELP[language].counter(id, view && counterNews(view, id, language))),
};

const ITEM_SHELF: Shelf<State, Item> = {
  title: { en: 'Swords and treasures', de: 'Schwerter und Schätze' },
  ids: ITEMS,
  name: (id, language) => NAMES[language].item(id),
  text: (id, _, language) => `${NAMES[language].item(id)}: ${HELP[language].items[id]}`,
};

const GOD_SHELF: Shelf<State, God> = {
  title: { en: 'Gods', de: 'Götter' },
  ids: GODS,
  name: (id, language) => NAMES[language].gods[id],
  text: (id, _, language) => HELP[language].gods[id],
};

const RUNE_SHELF: Shelf<State, Rune> = {
  title: { en: 'Runes', de: 'Runen' },
  ids: RUNES,
  name: (id, language) => NAMES[language].runes[id],
  text: (id, _, language) => `${NAMES[language].runes[id]}: ${HELP[language].runes[id]}`,
};

const SPELL_SHELF: Shelf<State, Spell> = {
  title: { en: 'Spells', de: 'Zauber' },
  ids: SPELLS,
  name: (id, language) => NAMES[language].spells[id],
  text: (id, _, language) => `${NAMES[language].spells[id]}: ${HELP[language].spells[id]}`,
};

const RESULT_SHELF: Shelf<State, Result> = {
  title: { en: 'What a battle comes to', de: 'Wie ein Kampf ausgeht' },
  ids: RESULTS,
  name: (id, language) => NAMES[language].results[id],
  text: (id, _, language) => `${capital(NAMES[language].results[id])}: ${HELP[language].results[id]}`,
};

/** Face-down jarls, by their tokens (`jarl-7`). */
const TOKEN_SHELF: Shelf<State> = {
  ids: [],
  holds: (id) => typeof readTarget(id) === 'number',
  name: (id, language) => NAMES[language].target(id),
  text(id, view, language) {
    const token = Number(readTarget(id));
    const piece = view?.pieces.find((other) => other.token === token && isHidden(other));
    return capital(HELP[language].hidden(token, piece?.area ?? null));
  },
};

export const { HELP_TOPICS, helpText, topicList, topicName } = helpFront<State>([
  shelf(CHAPTERS),
  shelf(AREA_SHELF),
  shelf(COUNTER_SHELF),
  shelf(ITEM_SHELF),
  shelf(GOD_SHELF),
  shelf(RUNE_SHELF),
  shelf(SPELL_SHELF),
  shelf(RESULT_SHELF),
  TOKEN_SHELF,
]);

function areaNews(view: State, area: Area, language: Language): AreaNews {
  const names = NAMES[language];
  const cast = castOf(view, names);
  const lord = view.players.findIndex((player) => (player.kingdom as Area[]).includes(area));
  return {
    lord: lord < 0 ? null : cast(lord),
    iced: (view.iced as Area[]).includes(area),
    here: view.pieces
      .filter((piece) => piece.area === area)
      .map((piece) => (isHidden(piece) ? names.hidden(piece.token) : names.title(piece.id))),
    items: view.ground.filter((lying) => lying.area === area).map((lying) => lying.item),
  };
}

function counterNews(view: State, id: CounterId, language: Language): CounterNews {
  const piece = view.pieces.find((other) => other.id === id && !isHidden(other));
  const seat = view.players.findIndex((player) => player.counter === id);
  const player = view.players[seat];
  const lord = piece?.owner ?? null;
  const fallen = player ? player.status === 'dead' || player.status === 'withdrawn' : false;
  return {
    area: piece?.area ?? null,
    slain: (view.slain as CounterId[]).includes(id) || fallen,
    lord: lord === null || player ? null : castOf(view, NAMES[language])(lord),
    items: piece?.items ?? [],
    purse: piece?.purse ?? 0,
    wounded: player?.wounded ?? false,
    losesTurn: piece !== undefined && piece.lostFrom <= view.turn && view.turn <= piece.lostUntil,
    seaBan: piece !== undefined && piece.seaBan > 0 && piece.seaBan === view.turn,
    sheet: player
      ? { glory: player.glory, luck: player.luck, hoard: player.hoard, rune: player.rune, home: player.home }
      : null,
  };
}

/** A view calls a face-down jarl by his token. */
const isHidden = (piece: Piece): boolean => !piece.faceUp;

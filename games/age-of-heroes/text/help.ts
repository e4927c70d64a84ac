import { type Language, withRules } from '@skald/text';
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
import { CITED } from './cited.ts';
import { help as de } from './de/help.ts';
import { rules as rulesDe } from './de/rules.ts';
import { type AreaNews, type CounterNews, help as en, type Help } from './en/help.ts';
import { rules as rulesEn } from './en/rules.ts';
import { NAMES } from './names.ts';
import { capital } from './questions.ts';
import { readTarget } from './target.ts';
import { type Rules, TOPICS, type Topic } from './topics.ts';

export const HELP: Readonly<Record<Language, Help>> = { en, de };
export const RULES: Readonly<Record<Language, Rules>> = { en: rulesEn, de: rulesDe };

const COUNTERS: readonly CounterId[] = [...HEROES, ...JARLS, ...MONSTERS];

/** Everything there is help on, by id. Tokens of hidden jarls (`jarl-7`) are understood as well. */
export const HELP_TOPICS: readonly string[] = [
  ...TOPICS,
  ...AREAS,
  ...COUNTERS,
  ...ITEMS,
  ...GODS,
  ...RUNES,
  ...SPELLS,
  ...RESULTS,
];

const isIn =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);
const isTopic = isIn<Topic>(TOPICS);
const isArea = isIn<Area>(AREAS);
const isCounter = isIn<CounterId>(COUNTERS);
const isItem = isIn<Item>(ITEMS);
const isGod = isIn<God>(GODS);
const isRune = isIn<Rune>(RUNES);
const isSpell = isIn<Spell>(SPELLS);
const isResult = isIn<Result>(RESULTS);

/** A chapter of the rules, with the names of those behind it. */
const chapterText = (topic: Topic, language: Language): string =>
  withRules(RULES[language][topic].text, CITED[topic], language);

/** Detailed help on an area, counter, item, god, rune, spell, result or chapter; with a view, how it stands now. */
export function helpText(topic: string, view: State | null, language: Language): string {
  const help = HELP[language];
  const names = NAMES[language];
  if (isTopic(topic)) return `**${RULES[language][topic].title}**\n\n${chapterText(topic, language)}`;
  if (isArea(topic)) return capital(help.area(topic, view && areaNews(view, topic, language)));
  if (isCounter(topic)) return capital(help.counter(topic, view && counterNews(view, topic, language)));
  if (isItem(topic)) return `${names.item(topic)}: ${help.items[topic]}`;
  if (isGod(topic)) return help.gods[topic];
  if (isRune(topic)) return `${names.runes[topic]}: ${help.runes[topic]}`;
  if (isSpell(topic)) return `${names.spells[topic]}: ${help.spells[topic]}`;
  if (isResult(topic)) return `${capital(names.results[topic])}: ${help.results[topic]}`;
  const token = readTarget(topic);
  if (typeof token !== 'number') return help.unknown(topic);
  const piece = view?.pieces.find((other) => other.token === token && !other.faceUp);
  return capital(help.hidden(token, piece?.area ?? null));
}

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

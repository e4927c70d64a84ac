import { type Language, withRules } from '@skald/text';
import {
  ABILITIES,
  type Ability,
  BOSSES,
  CARDS,
  type Card,
  FEATS,
  type Feat,
  FURNITURE_KINDS,
  type FurnitureKind,
  HEROES,
  ITEMS,
  type Item,
  isHero,
  LOCKS,
  type Lock,
  MINIONS,
  type ModelType,
  modelFacts,
  SPELLS,
  type Spell,
} from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { CITED } from './cited.ts';
import { help as de } from './de/help.ts';
import { rules as rulesDe } from './de/rules.ts';
import { help as en, type Help } from './en/help.ts';
import { rules as rulesEn } from './en/rules.ts';
import { figureOf } from './figures.ts';
import { NAMES } from './names.ts';
import { modelNews, squareNews } from './news.ts';
import { capital } from './questions.ts';
import { squareLabel } from './squares.ts';
import { type Rules, TOPICS, type Topic } from './topics.ts';

const HELP: Readonly<Record<Language, Help>> = { en, de };
export const RULES: Readonly<Record<Language, Rules>> = { en: rulesEn, de: rulesDe };

const THINGS = ['ward', 'weakSpot', 'caveIn', 'bones', 'exit'] as const;
type ThingTopic = (typeof THINGS)[number];
const MODELS = [...HEROES, ...BOSSES, ...MINIONS] as const;

/** Everything there is help on, by id. Models (`zombie-2`) and squares (`3,4`) are understood as well. */
export const HELP_TOPICS: readonly string[] = [
  ...TOPICS,
  ...MODELS,
  ...ABILITIES,
  ...FEATS,
  ...SPELLS,
  ...ITEMS,
  ...CARDS,
  ...FURNITURE_KINDS,
  ...LOCKS,
  ...THINGS,
];

const isIn =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);
const isTopic = isIn<Topic>(TOPICS);
const isModel = isIn<ModelType>(MODELS);
const isAbility = isIn<Ability>(ABILITIES);
const isFeat = isIn<Feat>(FEATS);
const isSpell = isIn<Spell>(SPELLS);
const isItem = isIn<Item>(ITEMS);
const isCard = isIn<Card>(CARDS);
const isFurniture = isIn<FurnitureKind>(FURNITURE_KINDS);
const isLock = isIn<Lock>(LOCKS);
const isThing = isIn<ThingTopic>(THINGS);

const SQUARE = /^(\d+),(\d+)$/;

/** What people call a topic of help. */
export function topicName(id: string, language: Language): string {
  const names = NAMES[language];
  if (isTopic(id)) return RULES[language][id].title;
  if (isAbility(id)) return names.abilities[id];
  if (isFeat(id)) return names.feat(id);
  if (isSpell(id)) return names.spell(id);
  if (isItem(id)) return names.item(id);
  if (isCard(id)) return names.card(id);
  if (isFurniture(id)) return capital(names.thing(id));
  if (isLock(id)) return capital(names.lock(id));
  if (isThing(id)) return HELP[language].things[id][0];
  if (isModel(id)) return names.type(id);
  if (isModel(figureOf(id).type)) return names.model(id);
  const [, x, y] = SQUARE.exec(id) ?? [];
  return x === undefined ? id : squareLabel([Number(x), Number(y)]);
}

/** A chapter of the rules, with the names of those behind it. */
export const chapterText = (topic: Topic, language: Language): string =>
  withRules(RULES[language][topic].text, CITED[topic], language);

/** Detailed help on a chapter, a thing, a model or a square; with a view, how it stands now. */
export function helpText(topic: string, view: State | null, language: Language): string {
  const help = HELP[language];
  if (isTopic(topic)) return `**${RULES[language][topic].title}**\n\n${chapterText(topic, language)}`;
  const [, x, y] = SQUARE.exec(topic) ?? [];
  if (x !== undefined) {
    const news = view && squareNews(view, [Number(x), Number(y)]);
    return news === null ? help.unknown(topic) : help.square(news);
  }
  const text = thingText(topic, language) ?? modelText(topic, view, language);
  return text === null ? help.unknown(topic) : `${topicName(topic, language)}: ${text}`;
}

function thingText(topic: string, language: Language): string | null {
  const help = HELP[language];
  if (isAbility(topic)) return help.abilities[topic];
  if (isFeat(topic)) return help.feats[topic];
  if (isSpell(topic)) return `${help.spells[topic]} ${help.spellNote(topic)}`;
  if (isItem(topic)) return `${help.items[topic]} ${help.itemNote(topic)}`;
  if (isCard(topic)) return help.card(topic);
  if (isFurniture(topic)) return help.furniture(topic);
  if (isLock(topic)) return help.locks(topic);
  return isThing(topic) ? help.things[topic][1] : null;
}

/** Its card, and how it is doing; a kind of Minion has no news of its own. */
function modelText(topic: string, view: State | null, language: Language): string | null {
  const help = HELP[language];
  const { type } = figureOf(topic);
  if (!isModel(type)) return null;
  const card = help.model(modelFacts(type), isHero(type) ? modelFacts(type, true) : null);
  const isKind = isIn<string>(MINIONS)(topic);
  if (view === null || isKind) return card;
  const news = modelNews(view, topic);
  return `${card} ${news === null ? help.absent : help.news(news)}`;
}

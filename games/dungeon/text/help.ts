import { capital, helpFront, isIn, type Language, type Shelf, shelf } from '@skald/text';
import {
  ABILITIES,
  BOSSES,
  CARDS,
  FEATS,
  FURNITURE_KINDS,
  HEROES,
  ITEMS,
  isHero,
  LOCKS,
  MINIONS,
  type ModelType,
  modelFacts,
  SPELLS,
} from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { CHAPTERS } from './chapters.ts';
import { help as de } from './de/help.ts';
import { help as en, type Help } from './en/help.ts';
import type { Names } from './en/names.ts';
import { figureOf } from './figures.ts';
import { NAMES } from './names.ts';
import { modelNews, squareNews } from './news.ts';
import { squareLabel } from './squares.ts';

export const HELP: Readonly<Record<Language, Help>> = { en, de };

const THINGS = ['ward', 'weakSpot', 'caveIn', 'bones', 'exit'] as const;
const MODELS = [...HEROES, ...BOSSES, ...MINIONS] as const;
const isModel = isIn<ModelType>(MODELS);
const isMinionKind = isIn<string>(MINIONS);

/** Things of which there is only what they are, after their name. */
const things = <Id extends string>(
  title: Readonly<Record<Language, string>>,
  ids: readonly Id[],
  name: (names: Names, id: Id, help: Help) => string,
  text: (help: Help, id: Id) => string,
): Shelf<State> => {
  const called = (id: Id, language: Language): string => name(NAMES[language], id, HELP[language]);
  return shelf<State, Id>({
    title,
    ids,
    name: called,
    text: (id, _, language) => `${called(id, language)}: ${text(HELP[language], id)}`,
  });
};

const modelName = (id: string, language: Language): string =>
  isModel(id) ? NAMES[language].type(id) : NAMES[language].model(id);

/** Kinds of models, and single ones (`zombie-2`). */
const MODEL_SHELF: Shelf<State> = {
  title: { en: 'Heroes and foes', de: 'Helden und Gegner' },
  ids: MODELS,
  holds: (id) => isModel(figureOf(id).type),
  name: modelName,
  text: (id, view, language) => `${modelName(id, language)}: ${modelText(id, view, language)}`,
};

const SQUARE = /^(\d+),(\d+)$/;
const squareOf = (id: string): [number, number] => {
  const [, x, y] = SQUARE.exec(id) ?? [];
  return [Number(x), Number(y)];
};

/** Squares (`3,4`) of the map that is played on. */
const SQUARE_SHELF: Shelf<State> = {
  ids: [],
  holds: (id) => SQUARE.test(id),
  name: (id) => squareLabel(squareOf(id)),
  text(id, view, language) {
    const news = view && squareNews(view, squareOf(id));
    return news && HELP[language].square(news);
  },
};

export const { HELP_TOPICS, helpText, topicList, topicName } = helpFront<State>([
  shelf(CHAPTERS),
  MODEL_SHELF,
  things(
    { en: 'Abilities', de: 'Fähigkeiten' },
    ABILITIES,
    (names, id) => names.abilities[id],
    (help, id) => help.abilities[id],
  ),
  things(
    { en: 'Feats', de: 'Heldentaten' },
    FEATS,
    (names, id) => names.feat(id),
    (help, id) => help.feats[id],
  ),
  things(
    { en: 'Spells', de: 'Zauber' },
    SPELLS,
    (names, id) => names.spell(id),
    (help, id) => `${help.spells[id]} ${help.spellNote(id)}`,
  ),
  things(
    { en: 'Items', de: 'Gegenstände' },
    ITEMS,
    (names, id) => names.item(id),
    (help, id) => `${help.items[id]} ${help.itemNote(id)}`,
  ),
  things(
    { en: 'Command cards', de: 'Befehlskarten' },
    CARDS,
    (names, id) => names.card(id),
    (help, id) => help.card(id),
  ),
  things(
    { en: 'Furniture', de: 'Möbel' },
    FURNITURE_KINDS,
    (names, id) => capital(names.thing(id)),
    (help, id) => help.furniture(id),
  ),
  things(
    { en: 'Locks', de: 'Schlösser' },
    LOCKS,
    (names, id) => capital(names.lock(id)),
    (help, id) => help.locks(id),
  ),
  things(
    { en: 'Doors and floor', de: 'Türen und Boden' },
    THINGS,
    (_, id, help) => help.things[id][0],
    (help, id) => help.things[id][1],
  ),
  SQUARE_SHELF,
]);

/** Its card, and how it is doing; a kind of Minion has no news of its own. */
function modelText(id: string, view: State | null, language: Language): string {
  const help = HELP[language];
  const { type } = figureOf(id);
  const card = help.model(modelFacts(type), isHero(type) ? modelFacts(type, true) : null);
  if (view === null || isMinionKind(id)) return card;
  const news = modelNews(view, id);
  return `${card} ${news === null ? help.absent : help.news(news)}`;
}

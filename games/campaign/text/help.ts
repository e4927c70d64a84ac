import { type Language, withRules } from '@skald/text';
import {
  ARMY_IDS,
  type ArmyId,
  CARDS,
  type Card,
  FIELDS,
  type Field,
  geographyOf,
  type Hex,
  hexLabel,
  isHex,
  TERRAINS,
  type Terrain,
} from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { CITED } from './cited.ts';
import { help as de } from './de/help.ts';
import { rules as rulesDe } from './de/rules.ts';
import { stepsFromCastle, stepsToCoast } from './distances.ts';
import { type ArmyNews, help as en, type Help, type HexNews } from './en/help.ts';
import { rules as rulesEn } from './en/rules.ts';
import { NAMES } from './names.ts';
import { capital } from './questions.ts';
import { spotOf } from './spots.ts';
import { type Rules, TOPICS, type Topic } from './topics.ts';

export const HELP: Readonly<Record<Language, Help>> = { en, de };
export const RULES: Readonly<Record<Language, Rules>> = { en: rulesEn, de: rulesDe };

/** Everything there is help on, by id. Hexes (`2,4`) are understood as well. */
export const HELP_TOPICS: readonly string[] = [...TOPICS, ...TERRAINS, ...CARDS, ...ARMY_IDS];

const isIn =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);
const isTopic = isIn<Topic>(TOPICS);
const isTerrain = isIn<Terrain>(TERRAINS);
const isField = isIn<Field>(FIELDS);
const isCard = isIn<Card>(CARDS);
const isArmy = isIn<ArmyId>(ARMY_IDS);

/** What people call a topic of help. */
export function topicName(id: string, language: Language): string {
  const names = NAMES[language];
  if (isTopic(id)) return RULES[language][id].title;
  if (isTerrain(id)) return capital(names.terrains[id]);
  if (isCard(id)) return names.cards[id];
  if (isArmy(id)) return names.title(id);
  return isHex(id) ? hexLabel(id) : id;
}

/** A chapter of the rules, with the names of those behind it. */
const chapterText = (topic: Topic, language: Language): string =>
  withRules(RULES[language][topic].text, CITED[topic], language);

/** Detailed help on a chapter, a kind of ground, a card, an army or a hex; with a view, how it stands now. */
export function helpText(topic: string, view: State | null, language: Language): string {
  const help = HELP[language];
  const names = NAMES[language];
  if (isTopic(topic)) return `**${RULES[language][topic].title}**\n\n${chapterText(topic, language)}`;
  if (isTerrain(topic)) return `${capital(names.terrains[topic])}: ${terrainText(topic, language)}`;
  if (isCard(topic)) return `${names.cards[topic]}: ${help.cards[topic]} ${help.copies(topic)}`;
  if (isArmy(topic)) return help.army(topic, view && armyNews(view, topic));
  if (view === null || !isHex(topic) || !onMap(view, topic)) return help.unknown(topic);
  const spot = spotOf(view.map, topic);
  return help.hex(spot, terrainText(spot.terrain, language), hexNews(view, topic));
}

function terrainText(terrain: Terrain, language: Language): string {
  const help = HELP[language];
  return help.terrain[terrain] + (isField(terrain) ? ` ${help.tableText(terrain)}` : '');
}

const onMap = (view: State, hex: Hex): boolean => geographyOf(view.map).terrain.has(hex);

function armyNews(view: State, id: ArmyId): ArmyNews | null {
  const army = view.armies.find((one) => one.id === id);
  if (army === undefined) return null;
  return {
    spot: army.at === null ? null : spotOf(view.map, army.at),
    points: army.points,
    lost: army.points === 0,
    moved: army.moved,
  };
}

function hexNews(view: State, hex: Hex): HexNews {
  return {
    army: view.armies.find(({ at }) => at === hex)?.id ?? null,
    ship: view.ship.at === hex,
    aboard: view.armies.filter(({ at }) => at === 'ship').map(({ id }) => id),
    pillaged: view.pillaged.includes(hex),
    fromCastle: stepsFromCastle(view.map).get(hex) ?? null,
    fromCoast: stepsToCoast(view.map).get(hex) ?? null,
  };
}

// Fights and seats as lobbies and lists of tables name them.

import { isOneOf } from '@skald/kernel';
import type { Language } from '@skald/text';
import { FIGHTS } from '../content/fights.ts';
import { GALLERY, GALLERY_IDS, type GalleryId } from '../documents/hero/builds/index.ts';
import { fault } from '../documents/hero/fault.ts';
import { heroNow } from '../documents/hero/now.ts';
import { HeroSchema } from '../documents/hero/schema.ts';
import type { GameOptions } from '../rules/fight/options.ts';
import type { State } from '../rules/fight/state.ts';
import { mapTitle } from './battle-maps.ts';
import { BOARD_WORDS } from './board.ts';
import { said } from './encounter.ts';
import { GALLERY_NAMES } from './gallery.ts';
import { heroWords } from './hero.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';

/** “Ragnar, axeman”; the foes, or all of an adventure, which otherwise the rules run. */
export function placeName(id: string, language: Language, options?: GameOptions & Told): string {
  if (isOneOf(GALLERY_IDS, id)) return GALLERY_NAMES[id][language];
  const { foesPlace, fieldPlace, runnerPlace } = BOARD_WORDS[language];
  if (options === undefined) return foesPlace;
  return options.adventure || options.sitting || options.designed || options.brought
    ? runnerPlace
    : fieldPlace;
}

/** Heroes whom somebody brought or named, as far as they are any. */
export const handName = (hand: unknown, language: Language): string =>
  Array.isArray(hand)
    ? NAMES[language].list(hand.map(heroIn).filter((name) => name !== ''))
    : isRunning(hand)
      ? handName(hand.heroes, language)
      : BOARD_WORDS[language].foes;

/** Who has brought encounters is named by his heroes alone. */
const isRunning = (hand: unknown): hand is { readonly heroes: readonly unknown[] } =>
  typeof hand === 'object' && hand !== null && 'heroes' in hand && Array.isArray(hand.heroes);

function heroIn(hero: unknown): string {
  if (typeof hero === 'string') return isOneOf(GALLERY_IDS, hero) ? GALLERY[hero].name : hero;
  return fault(hero) === null ? heroNow(HeroSchema.parse(hero)).name : '';
}

/** Whom each seat plays, by name. */
export const handsIn = (view: State): unknown[] =>
  view.seats.map((role) => (role === 'foes' ? role : role.map((id) => namingOf(view, 'en').who(id))));

/** What options do not tell: everybody runs what he has brought. RUN-BASIC-24 */
export const knownIn = ({ sitting }: Pick<State, 'sitting'>): Told =>
  sitting?.runners?.every((one) => one?.own) ? { brought: true } : {};

/** What all may know of what is played that no option tells: everybody runs his own; somebody has designed it. */
export interface Told {
  readonly brought?: true;
  readonly designed?: true;
}

/** A seat before the match begins, and the kinds of what its player has laid beside it. */
export interface Seated {
  readonly as: unknown;
  readonly brought?: readonly { readonly kind: string }[] | undefined;
}

/** Whether its player has brought something to run. RUN-BASIC-24 */
export const runsOwn = ({ as, brought = [] }: Seated): boolean =>
  (isRunning(as) && 'encounters' in as) || brought.some(({ kind }) => kind === 'encounter');

/** “Goblins in Raven Wood”; where something else was agreed, a holmgang or the field; whoever is tried out by name. */
export function storyOf(
  {
    brought,
    preset = 'goblins',
    mode,
    map,
    foes,
    hero,
    creature,
    sitting,
    adventure,
    designed,
  }: GameOptions & Told,
  language: Language,
): string {
  if (brought) return BOARD_WORDS[language].broughtRound;
  // What a document itself is called is no secret of anybody who has it; else what was told of it first.
  if (sitting && ('skald' in sitting || !adventure)) return said(sitting.name, language);
  if (adventure) return NAMES[language].adventures[adventure];
  if (designed) return BOARD_WORDS[language].designed;
  if (creature) return creature.name;
  if (typeof hero === 'object' && hero !== null) return heroWords.title(hero, language);
  const usual = FIGHTS[preset];
  const fought = mode ?? usual.mode;
  const isUsual =
    fought === usual.mode && (map ?? usual.map) === usual.map && (foes ?? usual.foes) === usual.foes;
  if (isUsual) return NAMES[language].fights[preset];
  if (fought === 'holmgang') return NAMES[language].fights.duel;
  return mapTitle(typeof map === 'object' ? map.name : (map ?? usual.map), language);
}

/** The places of a lobby: some heroes of the gallery, and between them whoever wants to play the foes. */
export const PLACES: readonly (GalleryId | 'foes')[] = [
  'ragnar',
  'gunnhild',
  'hrolf',
  'foes',
  'bersi',
  'thorfinn',
  'astrid',
  'ketil',
  'osk',
];

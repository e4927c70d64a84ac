// Rune as the hall hosts it: rules, words, board and places together.

import { type Choice, type Decision, type Event, isOneOf } from '@skald/kernel';
import type { Language } from '@skald/text';
import { goal, hint, isGoing, sites, textBoard } from './board/index.ts';
import { FIGHT_IDS, type FightId, MOST_IN_HAND } from './content/fights.ts';
import { ADVENTURE_NAMES, MOST_SEEDS } from './content/library.ts';
import { adventureRules } from './documents/adventure/index.ts';
import { ADVENTURE_SAMPLES } from './documents/adventure/samples.ts';
import { type Adventure, AdventureSchema } from './documents/adventure/schema.ts';
import { creatureRules } from './documents/creature/index.ts';
import { CREATURE_SAMPLES } from './documents/creature/samples.ts';
import type { Creature } from './documents/creature/schema.ts';
import { encounterRules } from './documents/encounter/index.ts';
import { inLanguage } from './documents/encounter/languages.ts';
import { ENCOUNTER_SAMPLES } from './documents/encounter/samples.ts';
import { type Encounter, EncounterSchema } from './documents/encounter/schema.ts';
import { GALLERY_IDS } from './documents/hero/builds/index.ts';
import { heroRules } from './documents/hero/index.ts';
import { HERO_SAMPLES } from './documents/hero/samples.ts';
import { opensRound } from './engine.ts';
import { rune as game } from './index.ts';
import type { GameEvent } from './rules/fight/events.ts';
import { type GameOptions, GameOptionsSchema, MOST_BROUGHT, resolveOptions } from './rules/fight/options.ts';
import { type State, StateSchema } from './rules/fight/state.ts';
import { bloodCheck } from './rules/foreseeing/blood-check.ts';
import { counting, mergedRuns, NOTHING_FORESEEN } from './rules/foreseeing/counting.ts';
import { runsOf } from './rules/foreseeing/trials.ts';
import { refitted, refittedAdventure } from './rules/refitting.ts';
import { adventurePriceText, adventureProblemText } from './text/adventure.ts';
import { aim, briefing, round, score } from './text/aim.ts';
import { BOARD_WORDS } from './text/board.ts';
import { concerns } from './text/concerns.ts';
import { creaturePriceText, creatureProblemText } from './text/creature.ts';
import { foreseenReport } from './text/designer/foreseen.ts';
import { encounterPriceText, encounterProblemText, said } from './text/encounter.ts';
import { ending, seatName } from './text/ending.ts';
import { GENERATED_ADVENTURES, GENERATED_ENCOUNTERS } from './text/generator/wishes.ts';
import { heroWords } from './text/hero.ts';
import {
  eventText,
  guide,
  helpText,
  lessonText,
  NAMES,
  optionText,
  questionText,
  refusals,
  rollText,
  saga,
  settingText,
  settingValueText,
  topicList,
  topicName,
} from './text/index.ts';
import { landmarks } from './text/landmarks.ts';
import {
  handName,
  handsIn,
  knownIn,
  PLACES,
  placeName,
  runsOwn,
  type Seated,
  storyOf,
} from './text/lobby.ts';
import { adventureText, notesText } from './text/notes/plain.ts';
import { standingText } from './text/standing.ts';
import { STOLEN_RUNE } from './text/stolen-rune/editions.ts';
import { chapterOf } from './text/topics.ts';
import { totalText } from './text/totals.ts';
import { whyText } from './text/why.ts';

/** For whom a document shall be. */
interface Edition {
  readonly heroes?: number;
  readonly language?: Language | 'both';
}

/** The answers that end what is under way, or let it take its course. */
const FINISHING = ['done', 'later', 'stop', 'leave', 'goOn'];

/** What goes on offering itself when there is nothing left to do. */
const IDLE = [
  'change',
  'swap',
  'pickUp',
  'wait',
  'weave',
  'shop',
  'buy',
  'lead',
  'improvise',
  'dispute',
  'silence',
];

/** Who is there unless somebody says otherwise: oneself, and bots as two others. */
const FIRST = { human: 'ragnar', bots: ['gunnhild', 'hrolf'] } as const;

/** Whom a seat plays, as far as it says; null: the foes. */
const heroesNamed = (seat: unknown): readonly unknown[] | null => {
  if (Array.isArray(seat)) return seat;
  return typeof seat === 'object' && seat !== null && 'heroes' in seat && Array.isArray(seat.heroes)
    ? seat.heroes
    : null;
};

/** What one meets without asking, then whole adventures, then other fights. */
const [FIRST_FIGHT, ...OTHER_FIGHTS] = FIGHT_IDS;

export const rune = {
  game,
  /** A state as it is, but for the numbers of foes that nobody has hurt. */
  viewSchema: StateSchema,
  places: PLACES.map((id) => ({
    id: id as string,
    seat: (id === 'foes' ? id : [id]) as unknown,
    control:
      id === FIRST.human
        ? ('human' as const)
        : isOneOf(FIRST.bots, id)
          ? ('bot' as const)
          : ('none' as const),
  })),
  presets: [FIRST_FIGHT, ...ADVENTURE_NAMES, ...OTHER_FIGHTS].map((id) => ({
    id: id as string,
    options: (isOneOf(ADVENTURE_NAMES, id) ? { adventure: id } : { preset: id }) as Readonly<
      Record<string, unknown>
    >,
  })),
  /** A generated adventure is a new one, unless somebody wants one that he knows. */
  drawn: (options: Readonly<Record<string, unknown>>, chance: () => number) =>
    options.adventure === 'generated' && options.seed === undefined
      ? { ...options, seed: Math.floor(chance() * (MOST_SEEDS + 1)) }
      : options,
  lessonOptions: { map: 'barrow-field', difficulty: 'light', rounds: 12 },
  settled: (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
    ...resolveOptions(GameOptionsSchema.parse(options)),
  }),
  seats: handsIn,
  /** Heroes of one's own, in place of whom the place would give. */
  /** Encounters that he means to run when it is his turn, known to nobody before. RUN-BASIC-24 */
  brings: {
    hero: { min: 0, max: MOST_IN_HAND, sealed: false },
    encounter: { min: 0, max: MOST_BROUGHT, sealed: true },
  },
  seated: (
    seat: unknown,
    { hero = [], encounter: encounters = [] }: Readonly<Record<string, readonly unknown[]>>,
  ): unknown => {
    const named = heroesNamed(seat);
    if (named === null) return 'foes';
    const heroes = hero.length > 0 ? hero : named.filter((one) => isOneOf(GALLERY_IDS, one));
    return encounters.length > 0 ? { heroes, encounters } : heroes;
  },
  textBoard,
  goal,
  sites,
  finishing: ({ options }: Decision): Choice | null =>
    FINISHING.map((act) => options.find((option) => option.act === act)).find(Boolean) ?? null,
  /** Weapons change hands, and time passes, as long as one likes. */
  isIdle: ({ act }: Choice): boolean => IDLE.includes(act),
  /** A field has too many squares for a list. */
  isCountless: isGoing,
  /** What somebody does with his action, as long as no die has fallen. */
  errand: (view: State): string | null => {
    const frame = view.agenda.at(-1);
    return frame?.step === 'act' ? frame.fighter : null;
  },
  opensRound,
  /** The notes of what is played are told as they are reached. RUN-ENC-10 */
  openOptions: ({ sitting, seed: _, ...others }: GameOptions): Readonly<Record<string, unknown>> => ({
    ...others,
    ...(sitting && { designed: true }),
  }),
  /** What options do not tell: what was told first names what is played, and whether everybody runs what he has brought. */
  optionsIn: (view: State): Readonly<Record<string, unknown>> => {
    const [first] = view.sitting?.encounters ?? [];
    return { ...knownIn(view), ...(first !== undefined && { sitting: { name: first.name } }) };
  },
  gist: (
    { preset, mode, map, foes, adventure, sitting }: GameOptions,
    seats: readonly Seated[] = [],
  ): Readonly<Record<string, unknown>> => ({
    ...(seats.some(runsOwn) && { brought: true }),
    ...(sitting && { designed: true }),
    ...(preset && { preset }),
    ...(adventure && { adventure }),
    ...(mode && { mode }),
    ...(typeof map === 'string' && { map }),
    ...(typeof foes === 'string' && { foes }),
  }),
  documents: {
    hero: {
      ...heroRules,
      samples: HERO_SAMPLES,
      option: 'hero',
      words: heroWords,
    },
    creature: {
      ...creatureRules,
      samples: CREATURE_SAMPLES,
      option: 'creature',
      along: { mode: 'skirmish' },
      words: {
        title: ({ name }: Creature) => name,
        problem: (
          problem: Parameters<typeof creatureProblemText>[0],
          _: Creature | null,
          language: Language,
        ) => creatureProblemText(problem, language),
        line: (line: Parameters<typeof creaturePriceText>[0], _: Creature, language: Language) =>
          creaturePriceText(line, language),
        total: totalText,
      },
    },
    encounter: {
      ...encounterRules,
      samples: ENCOUNTER_SAMPLES,
      generated: GENERATED_ENCOUNTERS,
      foreseen: {
        trials: runsOf,
        nothing: NOTHING_FORESEEN,
        counting: () => counting(game),
        merged: mergedRuns,
        verdict: bloodCheck,
        told: foreseenReport,
      },
      convert: (encounter: Encounter, { heroes, language }: Edition): Encounter | null => {
        const fit = heroes === undefined ? encounter : refitted(encounter, heroes);
        return fit === null || language === undefined ? fit : inLanguage(fit, EncounterSchema, language);
      },
      words: {
        title: ({ name }: Encounter, language: Language) => said(name, language),
        problem: (
          problem: Parameters<typeof encounterProblemText>[0],
          _: Encounter | null,
          language: Language,
        ) => encounterProblemText(problem, language),
        line: (line: Parameters<typeof encounterPriceText>[0], _: Encounter, language: Language) =>
          encounterPriceText(line, language),
        total: totalText,
        sheet: notesText,
      },
    },
    adventure: {
      ...adventureRules,
      generated: GENERATED_ADVENTURES,
      parts: ({ encounters }: Adventure) =>
        encounters.map(({ encounter }) => ({ kind: 'encounter', document: encounter })),
      samples: [...ADVENTURE_SAMPLES, STOLEN_RUNE.printed, STOLEN_RUNE.balanced] as const,
      convert: (adventure: Adventure, { heroes, language }: Edition): Adventure | null => {
        const fit = heroes === undefined ? adventure : refittedAdventure(adventure, heroes);
        return fit === null || language === undefined ? fit : inLanguage(fit, AdventureSchema, language);
      },
      words: {
        title: ({ name }: Adventure, language: Language) => said(name, language),
        problem: (
          problem: Parameters<typeof adventureProblemText>[0],
          _: Adventure | null,
          language: Language,
        ) => adventureProblemText(problem, language),
        line: (line: Parameters<typeof adventurePriceText>[0], _: Adventure, language: Language) =>
          adventurePriceText(line, language),
        total: totalText,
        sheet: adventureText,
      },
    },
  },
  words: {
    title: (language: Language) => BOARD_WORDS[language].title,
    story: storyOf,
    place: placeName,
    dealt: handName,
    preset: (id: string, language: Language) =>
      isOneOf(ADVENTURE_NAMES, id) ? NAMES[language].adventures[id] : NAMES[language].fights[id as FightId],
    presets: (language: Language) => settingText('preset', language),
    seat: seatName,
    briefing,
    aim,
    round,
    score,
    question: questionText,
    option: optionText,
    hint,
    why: whyText,
    event: (event: GameEvent, view: State, language: Language) =>
      event.type === 'roll' ? rollText(event, language) : eventText(event, view, language),
    concerns,
    landmarks,
    outcome: (outcome: string, language: Language) =>
      BOARD_WORDS[language].outcomes[outcome as keyof (typeof BOARD_WORDS)['en']['outcomes']] ?? outcome,
    topics: topicList,
    chapter: chapterOf,
    topic: (id: string, language: Language) => topicName(id, language),
    help: helpText,
    guide,
    saga: (events: readonly Event[], view: State, language: Language) =>
      saga(events as readonly GameEvent[], view, language),
    ending,
    refusals,
    setting: settingText,
    settingValue: settingValueText,
    lesson: lessonText,
    standing: standingText,
  },
};

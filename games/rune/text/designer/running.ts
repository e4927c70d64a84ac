// How an element of an encounter will run at the table: what its form says while it is filled in.

import type { Language } from '@skald/text';
import { GOD_CARES, type God } from '../../content/gods.ts';
import { FALLS, HARMLESS_FALL, LANDING, SWIM } from '../../content/hazards.ts';
import type { Effect, EffectOf, Only } from '../../documents/encounter/effect-schema.ts';
import type { Gain } from '../../documents/encounter/gain-schema.ts';
import { successes } from '../../documents/encounter/order.ts';
import type { End, PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import type { Element, Encounter } from '../../documents/encounter/schema.ts';
import type { Bearer, Told } from '../en/running.ts';
import { rollTypeName, said } from '../encounter.ts';
import { GOD_NAMES } from '../gifts.ts';
import {
  ABILITY_NAMES,
  AWARD_NAMES,
  EFFECT_NAMES,
  HEALING_TIME_NAMES,
  STATISTIC_NAMES,
  TARGETING_NAMES,
  TRIGGER_NAMES,
} from '../lexicon.ts';
import { NAMES } from '../names.ts';
import { squareLabel } from '../squares.ts';
import { thingName } from '../things.ts';
import { oddsText } from './odds.ts';
import { nameOf, namesOf } from './references.ts';
import { endText, rollsText, rollText, runningWords } from './rolling.ts';

/** “Everybody rolls Bravery (Sta) against 6. Whoever fails suffers … Chance with a score of 4: 90 %.” */
export const runsAs = (element: Element, encounter: Encounter, language: Language): string =>
  joined([
    ...phaseTexts(element, encounter, language),
    playedAs(element, encounter, language),
    ...(element.roll === null ? [] : [oddsText(element.roll, encounter, language)]),
  ]);

/** The same for whoever runs it, who knows already when it comes, and takes no interest in chances. */
export const playedAs = (element: Element, encounter: Encounter, language: Language): string =>
  joined([
    ...whenTexts(element, encounter, language),
    ...(element.roll === null ? [] : rollTexts(element.roll, encounter, language)),
    ...outcomeTexts(element, encounter, language),
    ...whomTexts(element, encounter, language),
  ]);

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

function phaseTexts({ id, phase }: Element, { events }: Encounter, language: Language): string[] {
  const event = events.find(({ elements }) => elements.some((one) => one.id === id));
  return event?.combat == null ? [] : [runningWords(language).phases[phase]];
}

/** What it takes to set it off, and whether one must. */
function whenTexts(
  { trigger, roll, how, partOf, bait }: Element,
  encounter: Encounter,
  language: Language,
): string[] {
  const words = runningWords(language);
  const given = said(how, language).trim();
  return [
    ...(trigger === null ? [] : [words.trigger(TRIGGER_NAMES[trigger][language])]),
    ...(partOf === null ? [] : [words.partOf(nameOf(partOf, encounter, language))]),
    ...(roll === null && given !== '' ? [words.how(given)] : []),
    ...(bait === null ? [] : [words.bait(bait)]),
  ];
}

function rollTexts(roll: Roll, encounter: Encounter, language: Language): string[] {
  const words = runningWords(language);
  const { condition, multiple } = roll;
  return [
    ...(condition === null
      ? []
      : [
          words.condition(said(condition.trigger, language).trim()),
          ...(condition.exposure === null ? [] : [words.exposure[condition.exposure]]),
          ...(condition.most === null ? [] : [words.exhausted(condition.most)]),
        ]),
    words.rolls[isDoers(roll) ? 'doer' : roll.type](rollsText(roll, roll.also, language)),
    ...(multiple === null ? [] : [multipleText(multiple, encounter, language)]),
    ...mannerTexts(roll, encounter, language),
  ];
}

/** Of a Singular roll that can be left alone only those suffer who did it. RUN-COND-05, RUN-DIF-161 */
const isDoers = ({ type, condition }: Roll): boolean => type === 'singular' && condition !== null;

function multipleText(
  multiple: NonNullable<Roll['multiple']>,
  { group }: Encounter,
  language: Language,
): string {
  const words = runningWords(language);
  switch (multiple.kind) {
    case 'actionSink':
      return words.multiple.actionSink(multiple, null);
    case 'panicButton': {
      const ending = multiple.end === null ? said(multiple.ending, language).trim() : '';
      const by =
        multiple.end !== null ? rollText(multiple.end, language) : ending === '' ? '' : words.quoted(ending);
      return words.multiple.panicButton(by === '' ? '' : words.endedBy(by), null);
    }
    case 'endurance':
      return words.multiple.endurance(multiple.rolls, null);
    case 'countdown':
      return words.multiple.countdown(successes(multiple.share, group.heroes), multiple.attempts);
    case 'scoreboard':
      return words.multiple.scoreboard(multiple.successes, null);
  }
}

/** What else is to be known of a roll. */
function mannerTexts(roll: PlainRoll, encounter: Encounter, language: Language): string[] {
  const words = runningWords(language);
  const { action, withoutKit, defies, extra, leadsTo, spot } = roll;
  return [
    ...(action ? [words.action] : []),
    ...(withoutKit ? [words.withoutKit] : []),
    ...(defies === null ? [] : defianceTexts(defies, language)),
    ...(extra === 0 ? [] : [words.extra(extra)]),
    ...(leadsTo === null ? [] : [words.leadsTo(nameOf(leadsTo, encounter, language))]),
    ...(spot === null ? [] : [words.spot(squareLabel(spot))]),
  ];
}

/** What it does, and whether it fits the god. RUN-DIF-137, -138 */
function defianceTexts(god: God, language: Language): string[] {
  const words = runningWords(language);
  const name = GOD_NAMES[god][language];
  const care = GOD_CARES[god];
  return [words.defies(name), ...(care === undefined ? [] : [words.cares[care](name)])];
}

/** What comes of it, for whom. */
function outcomeTexts(element: Element, encounter: Encounter, language: Language): string[] {
  const words = runningWords(language);
  const { roll, effects, gains, nature } = element;
  const bearer = bearerOf(roll);
  const ill = effects.map((effect) => effectText(effect, encounter, language));
  const good = gains.map((gain) => gainText(gain, encounter, language));
  if (ill.length + good.length === 0)
    return nature === 'freestanding' || nature === 'task' ? [words.idle[nature]] : [];
  return [
    ...(ill.length === 0 ? [] : [words.suffer[bearer](words.list(ill))]),
    ...servesTexts(element, language),
    ...(good.length === 0 ? [] : [words.win[bearer](words.list(good))]),
  ];
}

function bearerOf(roll: Roll | null): Bearer {
  if (roll === null) return 'met';
  const { type, direction, multiple } = roll;
  if (multiple?.kind === 'actionSink' || multiple?.kind === 'countdown') return 'together';
  if (multiple?.kind === 'panicButton') return 'held';
  if (isDoers(roll)) return 'doer';
  if (type === 'lineOfDoom') return direction === 'front' ? 'doomFront' : 'doomRear';
  if (type === 'domino') return direction === 'front' ? 'dominoFront' : 'dominoRear';
  return type;
}

/** RUN-DIF-106 */
function servesTexts({ roll, effects }: Element, language: Language): string[] {
  if (roll?.serves == null || effects.length < 2) return [];
  const { serves, type } = roll;
  const served = effects.filter(({ id }) => serves.includes(id));
  if (served.length === effects.length || served.length === 0) return [];
  return [
    runningWords(language).serves(
      rollTypeName(type, language),
      NAMES[language].list(served.map(({ kind }) => EFFECT_NAMES[kind][language])),
    ),
  ];
}

const NOTHING: Told = { end: '', until: '', only: '', name: '' };

function effectText(effect: Effect, encounter: Encounter, language: Language): string {
  const words = runningWords(language);
  const told = { ...NOTHING, ...effectTold(effect, encounter, language) };
  // Each kind has its own entry of the table, which the compiler cannot follow from here.
  const tell = words.effects[effect.kind] as (effect: Effect, told: Told) => string;
  return tell(effect, told);
}

function effectTold(effect: Effect, encounter: Encounter, language: Language): Partial<Told> {
  const words = runningWords(language);
  switch (effect.kind) {
    case 'damage':
    case 'dice':
      return { end: endedText(effect.end, encounter, language) };
    case 'acid':
      return {
        end: endedText(effect.end, encounter, language),
        only: effect.deep === null ? '' : swimText(effect.deep, language),
      };
    case 'impairment':
      return lastingTold(effect, encounter, language);
    case 'stick':
      return { name: nameOf(effect.roll, encounter, language) };
    case 'foesStick':
      return {
        only: STATISTIC_NAMES[effect.score][language],
        name: effect.foes === 'all' ? words.allFoes : namesOf(effect.foes, encounter, language),
      };
    case 'drowning':
      return { only: swimText(effect, language) };
    case 'fall': {
      const { good, bad } = (effect.feet < HARMLESS_FALL
        ? undefined
        : FALLS.find(({ upTo }) => effect.feet <= upTo)) ?? { good: 0, bad: 0 };
      return { only: words.fall(effect.feet, good, bad, LANDING) };
    }
    case 'grab':
      return { end: words.endedBy(rollText(effect.escape, language)) };
    default:
      return {};
  }
}

const swimText = (
  { surface, current }: Pick<EffectOf<'drowning'>, 'surface' | 'current'>,
  language: Language,
): string => runningWords(language).swim(SWIM.base + SWIM.surface[surface] + SWIM.current[current]);

function gainText(gain: Gain, encounter: Encounter, language: Language): string {
  const told = { ...NOTHING, ...gainTold(gain, encounter, language) };
  const tell = runningWords(language).gains[gain.kind] as (gain: Gain, told: Told) => string;
  return tell(gain, told);
}

function gainTold(gain: Gain, encounter: Encounter, language: Language): Partial<Told> {
  switch (gain.kind) {
    case 'bargain':
      return { name: NAMES[language].list(gain.stock.map((ware) => thingName(ware, language))) };
    case 'carrot':
      return {
        name:
          'roll' in gain.for
            ? nameOf(gain.for.roll, encounter, language)
            : STATISTIC_NAMES[gain.for.score][language],
      };
    case 'healing':
      return { name: HEALING_TIME_NAMES[gain.time][language] };
    case 'invigoration':
      return lastingTold(gain, encounter, language);
    case 'shrine':
      return { name: GOD_NAMES[gain.god][language] };
    case 'points':
      return { name: said(gain.deed, language).trim(), only: AWARD_NAMES[gain.shared][language] };
    default:
      return {};
  }
}

/** What an Impairment or Invigoration touches, and until when. */
function lastingTold(
  { only, until }: { readonly only: Only | null; readonly until: string | null },
  encounter: Encounter,
  language: Language,
): Partial<Told> {
  const words = runningWords(language);
  return {
    only: only === null ? '' : onlyText(only, language),
    until: until === null ? words.untilEnd : words.untilBegins(nameOf(until, encounter, language)),
  };
}

function onlyText(only: Only, language: Language): string {
  if (only.on === 'ability') return ABILITY_NAMES[only.ability][language];
  return only.score === 'engagement'
    ? runningWords(language).engagement
    : STATISTIC_NAMES[only.score][language];
}

function endedText(end: End | null, { group }: Encounter, language: Language): string {
  const words = runningWords(language);
  const by = end === null ? '' : endText(end, language);
  if (end === null || by === '') return '';
  return end.countdown === null
    ? words.endedBy(by)
    : words.endedTogether(by, successes(end.countdown, group.heroes));
}

/** Whom it strikes where not all, and how far that reaches. */
function whomTexts({ targets, zone }: Element, encounter: Encounter, language: Language): string[] {
  const words = runningWords(language);
  const texts: string[] = [];
  if (targets !== null) {
    const by = TARGETING_NAMES[targets.by][language];
    texts.push(
      targets.repeats === null
        ? words.targets(targets.most, by)
        : words.repeats(targets.most, by, endedText(targets.repeats, encounter, language)),
    );
  }
  if (zone !== null) texts.push(words.zone[zone.of](zone.paces, squareLabel(zone.around)));
  return texts;
}

// A whole sitting as prose: encounter by encounter, what they met, what they dared, who fell, and what it was worth.

import type { Language } from '@skald/text';
import type { GameEvent } from '../../rules/fight/events.ts';
import { isHero } from '../../rules/fight/fighters.ts';
import { pointsOf } from '../../rules/fight/reckoning.ts';
import type { State } from '../../rules/fight/state.ts';
import { sittingSaga as de } from '../de/sitting-saga.ts';
import { sittingSaga as en } from '../en/sitting-saga.ts';
import { said } from '../encounter.ts';
import { itemName } from '../items/index.ts';
import { castThen } from '../met.ts';
import { NAMES } from '../names.ts';
import { unended } from '../sitting.ts';
import { type Journey, journeysOf, type Step, type Stop } from './journey.ts';
import { type Beat, storyOf } from './story.ts';
import { SAGA_WORDS, Teller } from './teller.ts';
import type { SittingSagaWords } from './words.ts';

const WORDS: Readonly<Record<Language, SittingSagaWords>> = { en, de };

export function sittingSaga(events: readonly GameEvent[], view: State, language: Language): string {
  const teller = new Teller(view, language);
  const words = WORDS[language];
  const heroes = view.fighters.filter(isHero).map(({ id }) => id);
  const one = teller.person(heroes);
  return [
    `# ${words.title(one)}`,
    `## ${SAGA_WORDS[language].prologue}`,
    teller.say(words.setOut, { one }),
    ...journeysOf(events).flatMap((journey) => told(journey, view, teller, language)),
    `## ${SAGA_WORDS[language].epilogue}`,
    epilogue(view, teller, language),
    '',
  ].join('\n\n');
}

function told(journey: Journey, view: State, teller: Teller, language: Language): string[] {
  const words = WORDS[language];
  const { number, name, stops, truths, over } = journey;
  const lines = [
    `## ${words.chapter(number)}: ${said(name, language)}`,
    ...stops.map((stop) => atStop(stop, view, teller, language)),
    ...(truths.length === 0
      ? []
      : [`*${words.truth}* ${truths.map((truth) => said(truth, language)).join(' ')}`]),
    ...(over ? [reckoned(journey, teller, language)] : []),
  ];
  teller.turnPage();
  return lines.filter((line) => line !== '');
}

/** One place is one paragraph. */
function atStop({ title, steps }: Stop, view: State, teller: Teller, language: Language): string {
  const words = WORDS[language];
  const here = teller.say(words.place, { title: said(title, language) });
  const told = steps.map((step) => atStep(step, view, teller, language)).filter((line) => line !== '');
  return [here, ...(told.length === 0 ? [teller.say(words.nothing, {})] : told)].join(' ');
}

function atStep(step: Step, view: State, teller: Teller, language: Language): string {
  const words = WORDS[language];
  switch (step.kind) {
    case 'trial': {
      const name = said(step.name, language);
      const [won, lost] = [step.won, step.lost].map((ids) => (ids.length === 0 ? null : teller.person(ids)));
      if (won && lost) return teller.say(words.trialOfBoth, { name, won, lost });
      if (won) return teller.say(words.trialWon, { name, one: won });
      return lost ? teller.say(words.trialLost, { name, one: lost }) : '';
    }
    case 'dared':
      return teller.say(words.dared, {
        one: teller.person([step.one]),
        what: unended(said(step.what, language)),
      });
    case 'paid':
      return teller.say(step.lost >= MUCH ? words.paidMuch : words.paid, { one: teller.person([step.one]) });
    case 'found':
      return teller.say(words.found, {
        one: teller.person([step.one]),
        things: NAMES[language].list(step.items.map((item) => itemName(item, language))),
      });
    case 'rested':
      return teller.say(words.rested, {});
    case 'died':
      return teller.say(SAGA_WORDS[language].died, { one: teller.person([step.one]) });
    case 'fight':
      return fought(step, view, teller, language);
  }
}

/** Hit points that nobody shrugs off. */
const MUCH = 20;

/** What is remembered of a fight when the whole journey is told. */
const REMEMBERED: ReadonlySet<Beat['kind']> = new Set([
  'slew',
  'shotDead',
  'bledBadly',
  'fell',
  'died',
  'plunged',
  'rescued',
  'finished',
  'fled',
  'sank',
]);
const MOST_BEATS = 9;

function fought(
  { foes, events, won }: Extract<Step, { kind: 'fight' }>,
  view: State,
  teller: Teller,
  language: Language,
): string {
  const words = WORDS[language];
  const then = castThen(view, foes[0] ?? '') ?? view;
  const among = teller.among(then);
  const sides = {
    heroes: among.person(then.fighters.filter(isHero).map(({ id }) => id)),
    foes: among.person(foes),
  };
  const beats = storyOf([{ type: 'roundBegan', round: 1 }, ...events], true)
    .flatMap(({ rounds }) => rounds.flat())
    .filter(({ kind }) => REMEMBERED.has(kind));
  const how = won === 'heroes' || won === 'foes' ? won : 'nobody';
  return [
    among.say(words.met, sides),
    ...beats.slice(0, MOST_BEATS).map((beat) => among.beat(beat)),
    among.say(words.fightEnds[how], sides),
  ].join(' ');
}

function reckoned({ gained, shares }: Journey, teller: Teller, language: Language): string {
  const words = WORDS[language];
  const best = Math.max(0, ...gained.values());
  const first = [...gained].filter(([, points]) => best > 0 && points === best).map(([hero]) => hero);
  return [
    first.length === 0
      ? teller.say(words.noGain, {})
      : teller.say(words.gained, { one: teller.person(first), points: NAMES[language].points(best) }),
    ...shares.map(({ one, items }) =>
      teller.say(words.share, {
        one: teller.person([one]),
        things: NAMES[language].list(items.map((item) => itemName(item, language))),
      }),
    ),
  ].join(' ');
}

function epilogue(view: State, teller: Teller, language: Language): string {
  const fame = SAGA_WORDS[language];
  const words = WORDS[language];
  if (!view.over) return teller.say(fame.untold, {});
  const heroes = view.fighters.filter(isHero);
  const [dead, alive] = [true, false].map((gone) =>
    heroes.filter(({ condition }) => (condition === 'dead') === gone).map(({ id }) => id),
  ) as [string[], string[]];
  const points = pointsOf(view);
  const best = Math.max(...heroes.map(({ id }) => points(id)));
  const famed = heroes.filter(({ id }) => best > 0 && points(id) === best).map(({ id }) => id);
  return [
    alive.length === 0
      ? teller.say(words.nobodyHome, {})
      : teller.say(words.home, { one: teller.person(alive) }),
    ...(dead.length === 0 ? [] : [teller.say(fame.mourned, { one: teller.person(dead) })]),
    ...(famed.length === 0 ? [] : [teller.say(fame.fame, { one: teller.person(famed) })]),
  ].join(' ');
}

// A whole sitting as prose: encounter by encounter, what they met, what they dared, who fell, and what it was worth.

import type { Language } from '@skald/text';
import type { GameEvent } from '../../rules/fight/events.ts';
import { isHero } from '../../rules/fight/fighters.ts';
import { pointsOf } from '../../rules/fight/reckoning.ts';
import type { State } from '../../rules/fight/state.ts';
import { sittingSaga as de } from '../de/sitting-saga.ts';
import { sittingSaga as en } from '../en/sitting-saga.ts';
import { said } from '../encounter.ts';
import { itemTold } from '../items/index.ts';
import { castThen } from '../met.ts';
import { NAMES } from '../names.ts';
import { unended } from '../sitting.ts';
import { type Journey, journeysOf, type Step, type Stop } from './journey.ts';
import { type Beat, storyOf } from './story.ts';
import { SAGA_WORDS, Teller } from './teller.ts';
import type { Person, SittingSagaWords } from './words.ts';

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
    ...stops.map((_, i) => atStop(journey, i, view, teller, language)),
    ...(truths.length === 0
      ? []
      : [`*${words.truth}* ${truths.map((truth) => said(truth, language)).join(' ')}`]),
    ...(over ? [reckoned(journey, teller, language)] : []),
  ];
  teller.turnPage();
  return lines.filter((line) => line !== '');
}

/** One place is one paragraph. */
function atStop(journey: Journey, at: number, view: State, teller: Teller, language: Language): string {
  const words = WORDS[language];
  const { title, steps } = journey.stops[at] as Stop;
  const here = teller.say(at === 0 ? words.firstPlace : words.place, { title: said(title, language) });
  const told = steps
    .map((step) => atStep(step, journey, view, teller, language))
    .filter((line) => line !== '');
  return [here, ...(told.length === 0 ? [teller.say(words.nothing, {})] : told)].join(' ');
}

/** By name, but for all who set out: their names have been told. */
function those(ids: readonly string[], { heroes }: Journey, teller: Teller, language: Language): Person {
  const all = ids.length > 1 && heroes.every((hero) => ids.includes(hero));
  return all ? WORDS[language].all(heroes.length) : teller.person(ids);
}

function atStep(step: Step, journey: Journey, view: State, teller: Teller, language: Language): string {
  const words = WORDS[language];
  switch (step.kind) {
    case 'trial': {
      const name = said(step.name, language);
      const [won, lost] = [step.won, step.lost].map((ids) =>
        ids.length === 0 ? null : those(ids, journey, teller, language),
      );
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
        things: NAMES[language].list(step.items.map((item) => itemTold(item, language))),
      });
    case 'rested':
      return teller.say(words.rested, {});
    case 'died':
      return teller.say(SAGA_WORDS[language].died, { one: teller.person([step.one]) });
    case 'fight':
      return fought(step, journey, view, teller, language);
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
  journey: Journey,
  view: State,
  teller: Teller,
  language: Language,
): string {
  const words = WORDS[language];
  const then = castThen(view, foes[0] ?? '') ?? view;
  const among = teller.among(then);
  const sides = {
    heroes: those(journey.heroes, journey, among, language),
    foes: among.person(foes),
  };
  const beats = together(
    storyOf([{ type: 'roundBegan', round: 1 }, ...events], true)
      .flatMap(({ rounds }) => rounds.flat())
      .filter(({ kind }) => REMEMBERED.has(kind)),
  );
  const how = won === 'heroes' || won === 'foes' ? won : 'nobody';
  return [
    among.say(words.met, sides),
    ...beats.slice(0, MOST_BEATS).map((beat) => among.beat(beat)),
    among.say(words.fightEnds[how], sides),
  ].join(' ');
}

/** What one did to several with the same thing in hand is told where he did it last. */
function together(beats: readonly Beat[]): Beat[] {
  const told = new Map<string, Beat>();
  for (const beat of beats) {
    const key = `${beat.kind} ${beat.one} ${'form' in beat ? beat.form : ''}`;
    const before = told.get(key);
    told.delete(key);
    const others = before !== undefined && 'others' in before ? before.others : [];
    told.set(key, 'others' in beat ? { ...beat, others: [...new Set([...others, ...beat.others])] } : beat);
  }
  return [...told.values()];
}

function reckoned(journey: Journey, teller: Teller, language: Language): string {
  const { gained, shares } = journey;
  const words = WORDS[language];
  const best = Math.max(0, ...gained.values());
  const first = [...gained].filter(([, points]) => best > 0 && points === best).map(([hero]) => hero);
  return [
    first.length === 0
      ? teller.say(words.noGain, {})
      : teller.say(words.gained, { one: teller.person(first), points: NAMES[language].points(best) }),
    ...alike(shares, language).map(({ heroes, things }) =>
      teller.say(heroes.length > 1 ? words.shareAlike : words.share, {
        one: those(heroes, journey, teller, language),
        things,
      }),
    ),
  ].join(' ');
}

/** Who went on with the same is told of in one breath. */
function alike(shares: Journey['shares'], language: Language): { heroes: string[]; things: string }[] {
  const told = ({ items }: Journey['shares'][number]): string =>
    NAMES[language].list(items.map((item) => itemTold(item, language)));
  return [...Map.groupBy(shares, told)].map(([things, all]) => ({
    heroes: all.map(({ one }) => one),
    things,
  }));
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

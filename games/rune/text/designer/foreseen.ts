// What would happen in an encounter: what many runs of it come to, which of its places mattered, and the blood check.

import { english, german, type Language } from '@skald/text';
import { BLOOD_CHECK } from '../../content/blood-check.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { atLeast, type Counts, type Estimate, mean, share } from '../../rules/forecast.ts';
import { type BloodCheck, bloodCheck, type Verdict } from '../../rules/foreseeing/blood-check.ts';
import type { End, Foreseen } from '../../rules/foreseeing/counting.ts';
import { type Mattered, whatMattered } from '../../rules/foreseeing/mattering.ts';
import { said } from '../encounter.ts';
import { foesText, forecastWords } from './forecast.ts';

const en = {
  hint: 'Bots play all of it again and again, each hero for himself, and the rules run it. You can go on designing meanwhile.',
  who: 'Who goes',
  whom: { typical: 'Heroes such as it expects', chosen: 'Heroes whom I choose' },
  typicalHint: (heroes: string, points: number): string =>
    `${heroes} of the gallery with ${points} victory points each, others in every run. The blood check wants these.`,
  runs: 'Runs',
  begin: (runs: number): string => `Let bots play it ${runs} times`,
  more: (runs: number): string => `${runs} runs more`,
  stop: 'Stop',
  progress: (done: number, of: number): string => `${done} of ${of} runs`,
  stopped: (done: number): string =>
    `Stopped after ${english.several(done, 'run')}; what they say still counts.`,
  finished: (done: number): string => `${english.several(done, 'run')} played.`,
  stale: 'The encounter or its heroes have changed since. Let it be played again.',
  nothing: 'Nothing is known yet.',
  howItEnds: 'How it ends',
  ends: { through: 'seen to its end', drivenOff: 'driven off', fallen: 'all have fallen' } as Readonly<
    Record<End, string>
  >,
  pictures: {
    deaths: 'Heroes who die',
    almostDown: 'Heroes almost down',
    rounds: 'Rounds of fighting',
    runner: 'Victory points for whoever runs it',
  },
  times: (value: string, times: number): string => `${value}: ${english.several(times, 'run')}`,
  pillagers: 'Victory points of each hero',
  mattered: 'What mattered',
  matteredHint:
    'What a run of it costs and brings on the average, whatever mattered most first. A name leads to its place.',
  nothingMattered: 'So far nothing in it has cost or brought anybody anything.',
  cost: (text: string): string => `costs ${text} hit points`,
  brings: (text: string): string => `brings ${text} points`,
  met: (text: string): string => `met in ${text}`,
  failed: (text: string): string => `failed in ${text} of rolls`,
  wounds: (text: string): string => `${text} Wounds`,
  deaths: (text: string): string => `${text} deaths`,
  loot: (text: string): string => `${text} points of loot`,
  field: (event: string): string => `The field of “${event}”`,
  fight: (event: string): string => `The fight of “${event}”`,
  event: (event: string): string => `The whole of “${event}”`,
  unnamed: 'without a name',
  number: (value: number): string =>
    (Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0)).replace(/^-0\.0$/, '0.0').replace('-', '−'),
  count: (heroes: number): string => english.several(heroes, 'hero', 'heroes'),
  ended: (through: string, drivenOff: string, fallen: string): string =>
    `It is seen to its end in ${through}, the heroes are driven off in ${drivenOff}, and all have fallen in ${fallen}.`,
  dies: (often: string, many: string): string => `In ${often} somebody dies; of the heroes ${many} a run.`,
  nearly: (often: string, many: string): string =>
    `In ${often} somebody is almost down; of the heroes ${many} a run.`,
  takes: (rounds: string, rolls: string): string =>
    `It takes ${rounds} rounds of fighting and ${rolls} rolls of the notes.`,
  scores: (hero: string, loot: string): string =>
    `A hero gains ${hero} victory points; all of them together find loot worth ${loot}.`,
  pays: (points: string): string => `Whoever thought it up and ran it would have ${points} victory points.`,
  sure: 'In brackets: where the true number lies, 19 times out of 20. Bots play by rules of thumb; people differ.',
  bloodCheck: 'Blood check',
  verdicts: {
    passes: ({ deadly, limit }) =>
      `Passed: it is legal, and somebody dies in ${deadly} of the runs; ${limit} are allowed.`,
    illegal: ({ breaches }) =>
      `Not passed: ${english.several(Number(breaches), 'breach', 'breaches')} of the rules of design, whatever the group allows.`,
    tooDeadly: ({ deadly, limit }) =>
      `Not passed: somebody dies in ${deadly} of the runs; no more than ${limit} are allowed.`,
    tooFewRuns: ({ runs }) => `Undecided: it takes ${runs} runs to tell.`,
    chosen: () => 'It is for heroes such as the encounter expects, not for those whom one chooses.',
  } satisfies Readonly<
    Record<Verdict | 'chosen', (how: Readonly<Record<string, string | number>>) => string>
  >,
};

type Words = typeof en;

const de: Words = {
  hint: 'Bots spielen alles wieder und wieder, jeder Held für sich, und die Regeln leiten. Du kannst derweil weiter entwerfen.',
  who: 'Wer auszieht',
  whom: { typical: 'Helden, wie sie erwartet werden', chosen: 'Helden, die ich aussuche' },
  typicalHint: (heroes, points) =>
    `${heroes} der Galerie mit je ${points} Siegpunkten, jedes Mal andere. Die Blutprobe verlangt diese.`,
  runs: 'Durchläufe',
  begin: (runs) => `Bots ${runs}-mal spielen lassen`,
  more: (runs) => `Noch ${runs} Durchläufe`,
  stop: 'Anhalten',
  progress: (done, of) => `${done} von ${of} Durchläufen`,
  stopped: (done) =>
    `Nach ${german.several(done, 'Durchlauf', 'Durchläufen')} angehalten; was sie zeigen, gilt trotzdem.`,
  finished: (done) => `${german.several(done, 'Durchlauf', 'Durchläufe')} gespielt.`,
  stale: 'Die Begegnung oder ihre Helden haben sich seither geändert. Lass sie noch einmal spielen.',
  nothing: 'Noch ist nichts bekannt.',
  howItEnds: 'Wie es ausgeht',
  ends: { through: 'bis zum Ende erlebt', drivenOff: 'vertrieben', fallen: 'alle gefallen' },
  pictures: {
    deaths: 'Tote Helden',
    almostDown: 'Helden fast am Boden',
    rounds: 'Kampfrunden',
    runner: 'Siegpunkte für den, der leitet',
  },
  times: (value, times) => `${value}: ${german.several(times, 'Durchlauf', 'Durchläufe')}`,
  pillagers: 'Siegpunkte jedes Helden',
  mattered: 'Worauf es ankam',
  matteredHint:
    'Was ein Durchlauf im Mittel kostet und bringt, das Gewichtigste zuerst. Ein Name führt zu seiner Stelle.',
  nothingMattered: 'Bisher hat hier nichts irgendwen etwas gekostet oder ihm etwas gebracht.',
  cost: (text) => `kostet ${text} Lebenspunkte`,
  brings: (text) => `bringt ${text} Punkte`,
  met: (text) => `angetroffen in ${text}`,
  failed: (text) => `${text} der Würfe misslungen`,
  wounds: (text) => `${text} Wunden`,
  deaths: (text) => `${text} Tote`,
  loot: (text) => `Beute für ${text} Punkte`,
  field: (event) => `Das Feld von „${event}“`,
  fight: (event) => `Der Kampf von „${event}“`,
  event: (event) => `„${event}“ als Ganzes`,
  unnamed: 'ohne Namen',
  number: (value) => en.number(value).replace('.', ','),
  count: (heroes) => german.several(heroes, 'Held', 'Helden'),
  ended: (through, drivenOff, fallen) =>
    `In ${through} erleben die Helden das Ende, in ${drivenOff} werden sie vertrieben, in ${fallen} fallen alle.`,
  dies: (often, many) => `In ${often} stirbt jemand; je Durchlauf sterben ${many} Helden.`,
  nearly: (often, many) => `In ${often} liegt jemand fast am Boden; je Durchlauf trifft es ${many} Helden.`,
  takes: (rounds, rolls) => `Es braucht ${rounds} Kampfrunden und ${rolls} Würfe der Notizen.`,
  scores: (hero, loot) =>
    `Ein Held gewinnt ${hero} Siegpunkte; alle zusammen finden Beute im Wert von ${loot}.`,
  pays: (points) => `Wer sie erdacht und geleitet hätte, bekäme ${points} Siegpunkte.`,
  sure: 'In Klammern: wo die wahre Zahl in 19 von 20 Fällen liegt. Bots spielen nach Faustregeln; Menschen sind anders.',
  bloodCheck: 'Blutprobe',
  verdicts: {
    passes: ({ deadly, limit }) =>
      `Bestanden: Sie ist regelgerecht, und in ${deadly} der Durchläufe stirbt jemand; ${limit} sind erlaubt.`,
    illegal: ({ breaches }) =>
      `Nicht bestanden: ${german.several(Number(breaches), 'Verstoß', 'Verstöße')} gegen die Regeln des Entwerfens, was auch immer die Gruppe erlaubt.`,
    tooDeadly: ({ deadly, limit }) =>
      `Nicht bestanden: In ${deadly} der Durchläufe stirbt jemand; mehr als ${limit} sind nicht erlaubt.`,
    tooFewRuns: ({ runs }) => `Unentschieden: Erst ${runs} Durchläufe sagen genug.`,
    chosen: () => 'Sie gilt für Helden, wie die Begegnung sie erwartet, nicht für ausgesuchte.',
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, de };

export const foreseenWords = (language: Language): Words => WORDS[language];

/** What it comes to, sentence by sentence; nothing before there are runs enough to say anything. */
export function foreseenTexts(foreseen: Foreseen, language: Language): string[] {
  const words = WORDS[language];
  const { runs, heroes, ends, rounds, rolls, deaths, almostDown, points, loot, runner } = foreseen;
  if (runs < 2) return [];
  const often = (some: number): string => percentTold(share(some, runs), language);
  const many = (counts: Counts, of = 1): string => numberTold(mean(counts), language, of);
  return [
    words.ended(often(ends.through), often(ends.drivenOff), often(ends.fallen)),
    words.dies(often(atLeast(deaths, 1)), many(deaths)),
    words.nearly(often(atLeast(almostDown, 1)), many(almostDown)),
    words.takes(many(rounds), many(rolls)),
    words.scores(many(points, heroes / runs), many(loot)),
    words.pays(many(runner)),
  ];
}

const percentTold = (estimate: Estimate | null, language: Language): string =>
  told(estimate, forecastWords(language).percent, language);

export const numberTold = (estimate: Estimate | null, language: Language, of = 1): string =>
  told(estimate, (value) => WORDS[language].number(value / of), language);

function told(estimate: Estimate | null, as: (value: number) => string, language: Language): string {
  if (estimate === null) return '…';
  const { value, from, to } = estimate;
  return forecastWords(language).between(as(value), as(from), as(to));
}

/** “3 rock goblins (weak)”, “Rusty needle” */
export function placeText(
  { path }: Pick<Mattered, 'path'>,
  encounter: Encounter,
  language: Language,
): string {
  const words = WORDS[language];
  const [, event = '', part, list, at = ''] = path.split('.');
  const { title = '', combat, elements = [] } = encounter.events[Number(event)] ?? {};
  const name = said(title, language) || words.unnamed;
  if (part === 'map') return words.field(name);
  if (part === 'elements') return said(elements[Number(list)]?.name ?? '', language) || words.unnamed;
  if (part !== 'combat') return words.event(name);
  const first = combat?.foes[Number(at)];
  if (list === undefined || first === undefined) return words.fight(name);
  const alike = combat?.foes.filter(
    ({ kind, threat }) => threat === first.threat && JSON.stringify(kind) === JSON.stringify(first.kind),
  );
  return foesText(encounter, alike ?? [], language);
}

/** What it cost and brought, in one sentence of parts that say something. */
export function matteredText(one: Mattered, language: Language): string {
  const words = WORDS[language];
  const { met, failed, hp, wounds, deaths, points, loot } = one;
  const number = (estimate: Estimate): string => numberTold(estimate, language);
  return [
    words.met(percentTold(met, language)),
    ...(hp.value === 0 ? [] : [words.cost(number(hp))]),
    ...(wounds.value === 0 ? [] : [words.wounds(number(wounds))]),
    ...(deaths.value === 0 ? [] : [words.deaths(number(deaths))]),
    ...(points.value === 0 ? [] : [words.brings(number(points))]),
    ...(loot.value === 0 ? [] : [words.loot(number(loot))]),
    ...(failed === null ? [] : [words.failed(percentTold(failed, language))]),
  ].join(', ');
}

/** “Passed: …” */
export function bloodCheckText({ verdict, breaches, deadly, limit }: BloodCheck, language: Language): string {
  const { percent } = forecastWords(language);
  return WORDS[language].verdicts[verdict]({
    breaches,
    deadly: percentTold(deadly, language),
    limit: percent(limit),
    runs: BLOOD_CHECK.leastRuns,
  });
}

const LISTED = 10;

/** All of it for whoever reads it in a terminal. */
export const foreseenReport = (encounter: Encounter, foreseen: Foreseen, language: Language): string[] => {
  const words = WORDS[language];
  const mattered = whatMattered(foreseen).filter(({ weight }) => weight > 0);
  return [
    ...foreseenTexts(foreseen, language),
    ...(mattered.length === 0 ? [] : [`${words.mattered}:`]),
    ...mattered
      .slice(0, LISTED)
      .map((one) => `  ${placeText(one, encounter, language)}: ${matteredText(one, language)}`),
    `${words.bloodCheck}: ${bloodCheckText(bloodCheck(encounter, foreseen), language)}`,
    words.sure,
  ];
};

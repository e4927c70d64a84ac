// A fight of an encounter by itself, and what becomes of it when it is fought many times.

import { english, german, type Language } from '@skald/text';
import type { Encounter, FoeEntry } from '../../documents/encounter/schema.ts';
import { atLeast, type Counts, type Estimate, type Forecast, mean, share } from '../../rules/forecast.ts';
import { NAMES } from '../names.ts';

const en = {
  heading: 'Fight it now',
  hint: 'This fight by itself, at once and on this device: exactly these foes, on this map.',
  howMany: 'Heroes',
  hero: (number: number): string => `Hero ${number}`,
  own: (name: string): string => `${name} (your own)`,
  points: 'Victory points of heroes from the gallery',
  byHeroes: 'Who plays the heroes',
  byFoes: 'Who plays the foes',
  by: { me: 'I do', karl: 'A bot', rules: 'The rules alone' },
  surprised: 'Who walks into the ambush',
  whoIsSurprised: { nobody: 'Nobody', heroes: 'The heroes', foes: 'The foes' },
  begin: 'Begin the fight',
  playWhole: 'Play the whole encounter',
  beginning: 'It begins …',
  refitted: (planned: number, foes: string): string =>
    `The encounter is made for ${english.several(planned, 'hero', 'heroes')}. Against these come ${foes}.`,
  leftOut: (names: string): string => `Not in it, for a fight by itself cannot run them: ${names}.`,

  forecast: 'Forecast',
  forecastHint:
    'Bots fight it again and again, each hero for himself and one of them for the foes. You can go on designing meanwhile.',
  fights: (count: number): string => `Let bots fight it ${count} times`,
  more: (count: number): string => `${count} more`,
  stop: 'Stop',
  progress: (done: number, of: number): string => `${done} of ${of} fights`,
  stopped: (done: number): string =>
    `Stopped after ${english.several(done, 'fight')}; what they say still counts.`,
  stale: 'The fight has changed since. Let it be fought again.',
  likely: 'Who holds the field',
  ends: { heroes: 'the heroes', foes: 'the foes', nobody: 'nobody', night: 'undecided' },
  rounds: 'Rounds',
  deaths: 'Heroes who die',
  almostDown: 'Heroes almost down',
  times: (value: string, times: number): string => `${value}: ${english.several(times, 'fight')}`,
  number: (value: number): string => (Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0)),
  percent: english.percent,
  between: (value: string, from: string, to: string): string => `${value} (${from} to ${to})`,
  wins: (often: string): string => `The heroes hold the field in ${often} of the fights.`,
  takes: (rounds: string): string => `A fight takes ${rounds} rounds.`,
  dies: (often: string, many: string): string => `In ${often} somebody dies; of the heroes ${many} a fight.`,
  nearly: (often: string, many: string): string =>
    `In ${often} somebody is almost down; of the heroes ${many} a fight.`,
  scores: (hero: string, foes: string): string =>
    `A hero gains ${hero} victory points, whoever plays the foes ${foes}.`,
  sure: 'In brackets: where the true number lies, 19 times out of 20. Bots play by rules of thumb; people differ.',
};

type Words = typeof en;

const de: Words = {
  heading: 'Jetzt auskämpfen',
  hint: 'Dieser Kampf für sich, sofort und auf diesem Gerät: genau diese Gegner, auf dieser Karte.',
  howMany: 'Helden',
  hero: (number) => `Held ${number}`,
  own: (name) => `${name} (dein eigener)`,
  points: 'Siegpunkte der Helden aus der Galerie',
  byHeroes: 'Wer spielt die Helden',
  byFoes: 'Wer spielt die Gegner',
  by: { me: 'Ich', karl: 'Ein Bot', rules: 'Die Regeln allein' },
  surprised: 'Wer gerät in den Hinterhalt',
  whoIsSurprised: { nobody: 'Niemand', heroes: 'Die Helden', foes: 'Die Gegner' },
  begin: 'Kampf beginnen',
  playWhole: 'Die ganze Begegnung spielen',
  beginning: 'Es geht los …',
  refitted: (planned, foes) =>
    `Die Begegnung ist für ${german.several(planned, 'Helden', 'Helden')} gemacht. Gegen diese hier treten an: ${foes}.`,
  leftOut: (names) => `Nicht dabei, weil ein Kampf für sich das nicht ausspielen kann: ${names}.`,

  forecast: 'Vorhersage',
  forecastHint:
    'Bots fechten ihn wieder und wieder aus, jeder Held für sich und einer für die Gegner. Du kannst derweil weiter entwerfen.',
  fights: (count) => `Bots ${count}-mal kämpfen lassen`,
  more: (count) => `Noch ${count}`,
  stop: 'Anhalten',
  progress: (done, of) => `${done} von ${of} Kämpfen`,
  stopped: (done) =>
    `Nach ${german.several(done, 'Kampf', 'Kämpfen')} angehalten; was sie zeigen, gilt trotzdem.`,
  stale: 'Der Kampf hat sich seither geändert. Lass ihn noch einmal ausfechten.',
  likely: 'Wer das Feld behauptet',
  ends: { heroes: 'die Helden', foes: 'die Gegner', nobody: 'niemand', night: 'unentschieden' },
  rounds: 'Runden',
  deaths: 'Tote Helden',
  almostDown: 'Helden fast am Boden',
  times: (value, times) => `${value}: ${german.several(times, 'Kampf', 'Kämpfe')}`,
  number: (value) => en.number(value).replace('.', ','),
  percent: german.percent,
  between: (value, from, to) => `${value} (${from} bis ${to})`,
  wins: (often) => `In ${often} der Kämpfe behaupten die Helden das Feld.`,
  takes: (rounds) => `Ein Kampf dauert ${rounds} Runden.`,
  dies: (often, many) => `In ${often} stirbt jemand; je Kampf sterben ${many} Helden.`,
  nearly: (often, many) => `In ${often} liegt jemand fast am Boden; je Kampf trifft es ${many} Helden.`,
  scores: (hero, foes) => `Ein Held gewinnt ${hero} Siegpunkte, wer die Gegner spielt, ${foes}.`,
  sure: 'In Klammern: wo die wahre Zahl in 19 von 20 Fällen liegt. Bots spielen nach Faustregeln; Menschen sind anders.',
};

const WORDS: Readonly<Record<Language, Words>> = { en, de };

export const forecastWords = (language: Language): Words => WORDS[language];

/** “3 rock goblins (weak) and 1 troll (equal)” */
export function foesText(
  { creatures }: Pick<Encounter, 'creatures'>,
  foes: readonly FoeEntry[],
  language: Language,
): string {
  const names = NAMES[language];
  const alike = Map.groupBy(foes, ({ kind, threat }) => `${JSON.stringify(kind)} ${threat}`);
  return names.list(
    [...alike.values()].flatMap(([one, ...others]) => {
      const kind = typeof one?.kind === 'object' ? creatures[one.kind.creature] : one?.kind;
      if (one === undefined || kind === undefined) return [];
      return [`${names.several(kind, 1 + others.length)} (${names.threats[one.threat]})`];
    }),
  );
}

/** What it comes to, sentence by sentence; nothing before there are fights enough to say anything. */
export function forecastTexts(forecast: Forecast, language: Language): string[] {
  const words = WORDS[language];
  const { fights, heroes, ends, rounds, deaths, almostDown, heroPoints, foePoints } = forecast;
  const often = (some: number): string => told(share(some, fights), words.percent, words);
  const many = (counts: Counts, of = 1): string =>
    told(mean(counts), (value) => words.number(value / of), words);
  if (fights < 2) return [];
  return [
    words.wins(often(ends.heroes)),
    words.takes(many(rounds)),
    words.dies(often(atLeast(deaths, 1)), many(deaths)),
    words.nearly(often(atLeast(almostDown, 1)), many(almostDown)),
    words.scores(many(heroPoints, heroes / fights), many(foePoints)),
  ];
}

function told(estimate: Estimate | null, as: (value: number) => string, { between }: Words): string {
  if (estimate === null) return '…';
  const { value, from, to } = estimate;
  return between(as(value), as(from), as(to));
}

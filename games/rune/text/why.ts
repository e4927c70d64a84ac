// Why a bot would choose so: “hits in 62 %, kills in 18 %, worth about 21 points”.

import type { Reason } from '@skald/kernel';
import type { Language } from '@skald/text';
import { NAMES } from './names.ts';

const WORDS = {
  en: {
    hit: (chance: string) => `hits in ${chance}`,
    wound: (chance: string) => `wounds in ${chance}`,
    kill: (chance: string) => `kills in ${chance}`,
    success: (chance: string) => `succeeds in ${chance}`,
    win: (chance: string) => `wins it in ${chance}`,
    other: (chance: string) => `somebody else does it in ${chance}`,
    fails: (n: number) => `to fail would cost about ${n} ${n === 1 ? 'point' : 'points'}`,
    insured: 'whoever is insured comes back from the dead',
    points: (n: number) => `worth about ${n} ${n === 1 ? 'point' : 'points'} more than doing nothing`,
    ahead: (n: number) => `about ${n} ${n === 1 ? 'point' : 'points'} better than anything else`,
    close: 'hardly better than anything else',
    nothing: 'nothing better is to be done',
  },
  de: {
    hit: (chance: string) => `trifft in ${chance}`,
    wound: (chance: string) => `verwundet in ${chance}`,
    kill: (chance: string) => `tötet in ${chance}`,
    success: (chance: string) => `gelingt in ${chance}`,
    win: (chance: string) => `gewinnt es in ${chance}`,
    other: (chance: string) => `einem anderen gelingt es in ${chance}`,
    fails: (n: number) => `ein Fehlschlag kostet etwa ${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
    insured: 'wer versichert ist, kehrt von den Toten zurück',
    points: (n: number) => `etwa ${n} ${n === 1 ? 'Punkt' : 'Punkte'} besser, als nichts zu tun`,
    ahead: (n: number) => `etwa ${n} ${n === 1 ? 'Punkt' : 'Punkte'} besser als alles andere`,
    close: 'kaum besser als alles andere',
    nothing: 'Besseres ist nicht zu tun',
  },
};

/** Chances below this are not worth a word. */
const SLIGHT = 0.005;

export function whyText(
  { points, ahead, fails = 0, insured, ...chances }: Reason,
  language: Language,
): string {
  const words = WORDS[language];
  const { percent } = NAMES[language];
  const told = (['hit', 'wound', 'kill', 'success', 'win', 'other'] as const).flatMap((what) => {
    const chance = chances[what] ?? 0;
    return chance < SLIGHT ? [] : [words[what](percent(chance))];
  });
  if (fails >= 0.5) told.push(words.fails(Math.round(fails)));
  if (insured !== undefined) told.push(words.insured);
  return [...told, worthText(words, points, ahead)].join(', ');
}

function worthText(words: (typeof WORDS)[Language], points = 0, ahead?: number): string {
  if (ahead !== undefined) return ahead < 0.5 ? words.close : words.ahead(Math.round(ahead));
  return points < 0.5 ? words.nothing : words.points(Math.round(points));
}

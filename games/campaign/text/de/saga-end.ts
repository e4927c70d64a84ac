import { PILLAGED_TO_WIN } from '../../content/index.ts';
import type { EndWords } from '../saga/words.ts';
import { cases, names as n } from './names.ts';
import { bands, count, days as inDays, ordinal } from './saga-numbers.ts';

const survivors = (left: readonly { who: { name: string }; points: number }[]): string =>
  n.list(left.map(({ who, points }) => `${who.name} ${bands(points)}`));

export const end: EndWords = {
  pillaged: [
    ({ who, village, count: c }) =>
      `In jener Nacht leerte ${who.name} ${village}, Truhe um Truhe${c > 1 ? `; es war das ${ordinal(c)} Dorf` : ''}.`,
    ({ who, village, count: c }) =>
      `${village} brannte, und ${who.name} hatte das Silber. ${c === PILLAGED_TO_WIN ? 'Nun waren es vier.' : `Das ${ordinal(c)} Dorf war es.`}`,
    ({ who, village }) =>
      `${who.name} nahm aus ${village} mit, was sich tragen ließ, und zündete an, was sich nicht tragen ließ.`,
    ({ who, village, count: c }) =>
      `Die Leute von ${village} gingen in den Wald und ${who.name} in ihre Häuser${c > 1 ? ', wie anderswo schon zuvor' : ''}.`,
  ],
  besieged: [
    ({ who, castle, left }) =>
      `${who.name} saß auf ${castle} und schichtete Reisig. ${left === 1 ? 'Ein Tag noch' : `Noch ${count(left)} Tage`}, dann war es genug.`,
    ({ who, castle }) => `Auf ${castle} aß ${who.name} vom Tisch des Burgherrn.`,
  ],
  castleBurnt: [
    ({ who, castle }) =>
      `Dann hielt ${who.name} die Fackel daran, und ${castle} brannte so, dass man es auf See sah.`,
    ({ who, castle }) => `Um Mitternacht fiel ${castle} in sich zusammen. ${who.name} soll zugesehen haben.`,
  ],
  shipBurnt: [
    ({ who, place: p }) =>
      `Geteerte Planken brennen gut. ${who.name} steckte das Schiff ${p.at} an, und jeder sah es.`,
    ({ who, place: p }) => `${who.name} verbrannte ${p.at} das Schiff und mit ihm den Weg nach Hause.`,
  ],
  over: {
    pillage: [
      ({ land, days }) =>
        `Nach ${inDays(days)} gab es in ${land} nichts mehr, wofür sich eine Landung gelohnt hätte, und das Schiff lag tief im Wasser, als es fortfuhr.`,
      ({ land }) =>
        `Mit dem vierten Dorf hatten die Wikinger, weshalb sie gekommen waren, und ${land} hatte seine Ernte zum letzten Mal gesehen.`,
    ],
    castle: [
      ({ land }) =>
        `Ein Land ohne Burg hat keinen Herrn. An diesem Tag nahmen die Wikinger ${land} und verkauften es später zurück.`,
      ({ land, days }) =>
        `Es hatte nicht länger gedauert als bis zum ${ordinal(days, 'n')} Tag, und ${land} hatte keine Burg mehr.`,
    ],
    rout: [
      ({ days }) =>
        `Nach ${inDays(days)} hatte bei den Wikingern niemand mehr genug Leute für eine Schlachtreihe. Wer noch rudern konnte, der ruderte.`,
      ({ land }) =>
        `So wurden die Wikinger in ${land} zerschlagen, und der Rest ist die Geschichte von Leuten, die nach dem Weg zum Meer fragen.`,
    ],
    ship: [
      ({ land }) =>
        `Ohne Schiff ist ein Wikinger ein Mann fern von daheim. In ${land} jagte man sie einen nach dem anderen, und manche nahmen Dienst.`,
      () => 'Das Schiff war fort und mit ihm jeder Plan, den sie gehabt hatten.',
    ],
    wipedOut: [
      ({ land }) =>
        `Kein Herr war in ${land} geblieben, der noch ein Banner gehoben hätte. Die Wikinger gingen umher, als gehörte es ihnen, und in jenem Jahr gehörte es ihnen.`,
      ({ days }) =>
        `Am ${ordinal(days, 'n')} Tag waren die letzten Normannen gefallen, und nichts stand den Wikingern mehr im Weg.`,
    ],
    turnLimit: [
      ({ days }) =>
        `Nach ${inDays(days)} wurden die Nächte kalt und das Brot hart. Die Wikinger drehten den Steven nach Norden, und die Normannen hatten ihr Land behalten.`,
      ({ land }) =>
        `Dann kamen die Herbststürme, und das Schiff wartete sie nicht ab. ${land} war noch immer normannisch.`,
    ],
    surrender: [
      ({ loser }) => `Am Ende fragten die ${n.side(loser)}, was der Friede koste, und bezahlten ihn.`,
      ({ loser, winner }) =>
        `Die ${n.side(loser)} gaben es auf, und ${cases.toSide(winner)} brauchte man es nicht zweimal zu sagen.`,
    ],
  },
  survivors: [
    ({ left }) => `Als man zählte, hatte ${survivors(left)}.`,
    ({ left }) => `Von denen, die ausgezogen waren, blieb: ${survivors(left)}.`,
  ],
  burntVillages: [
    ({ villages }) => `In ${n.list(villages)} baute man neu, ein wenig weiter von der Straße.`,
    ({ villages }) => `Am längsten erinnert man sich in ${n.list(villages)} daran.`,
  ],
  noVillages: [
    () => 'Kein einziges Dorf war geplündert, und die Ernte kam spät, aber ganz herein.',
    () => 'Die Dörfer waren erschrocken und sonst nichts.',
  ],
  lastWord: {
    normans: [
      ({ land }) =>
        `Der Schreiber merkt an, dass ${land} in jenem Jahr seine Abgaben zahlte. Hier endet die Chronik.`,
      () => 'Der Bischof ließ eine Messe lesen, und die Herren mochten einander wieder so wenig wie zuvor.',
    ],
    vikings: [
      () => 'Die Skalden machten ein Lied daraus, in dem alles viel länger dauert.',
      ({ land }) => `Im Norden sagt man noch heute „leicht wie ${land}“ von etwas, das es nicht war.`,
    ],
  },
};

// The frame of the saga in German: how it began, day by day, headings.

import type { FrameWords, Person } from '../saga/words.ts';
import { cases, names as n } from './names.ts';
import { count, ordinal } from './saga-numbers.ts';
import { person, place } from './saga-places.ts';

const full = (people: readonly Person[]): string => n.list(people.map((one) => one.full));

export const frame: FrameWords = {
  person,
  place,
  title: (land) => `Die Chronik von ${land}`,
  prologue: 'Wie es anfing',
  epilogue: 'Wie es ausging',
  chapter: (from, to, heading) =>
    from === to ? `${from}. Tag: ${heading}` : `${from}. bis ${to}. Tag: ${heading}`,
  headings: {
    castle: [({ castle }) => `${castle} brennt`, ({ castle }) => `Rauch über ${castle}`],
    ship: [
      () => 'Das Ende des Schiffes',
      () => 'Kein Weg nach Hause',
      () => 'Von einem Schiff und einem Feuer',
    ],
    destroyed: [
      ({ who }) => `${who.full} und das Ende`,
      ({ who }) => `Wie ${who.name} fiel`,
      ({ who }) => `${who.name} kommt nicht wieder`,
      ({ who }) => `Zum letzten Mal ${who.full}`,
    ],
    pillaged: [
      ({ village }) => `${village} brennt`,
      ({ village }) => `Die Plünderung von ${village}`,
      ({ village }) => `Eine schlechte Nacht für ${village}`,
      ({ village }) => `Was man aus ${village} forttrug`,
    ],
    siege: [({ who, castle }) => `${who.name} auf ${castle}`, ({ castle }) => `Fremde auf ${castle}`],
    battle: [
      ({ place: p }) => `Der Kampf ${p.at}`,
      ({ place: p }) => `Blut ${p.at}`,
      ({ place: p }) => `Man trifft sich ${p.at}`,
      ({ place: p }) => `Wie es ${p.at} zuging`,
    ],
    chase: [({ who }) => `${who.name} läuft`, ({ who }) => `Die Jagd auf ${who.name}`],
    landed: [
      ({ who }) => `${who.name} geht an Land`,
      () => 'Kiel im Sand',
      ({ who }) => `Die Landung von ${who.name}`,
    ],
    sailed: [() => 'Ein Segel vor der Küste', () => 'Ruder im Nebel', () => 'Wind und Wasser'],
    quiet: [() => 'Wenig zu erzählen', () => 'Stiefel und Schlamm', () => 'Ruhige Tage', () => 'Hin und her'],
  },
  opening: [
    ({ land, castle, villages }) =>
      `Das Lehen ${land} hatte eine Burg, ${castle}, ${count(villages.length)} Dörfer und eine Küste, die niemand bewachen konnte. Im Spätsommer nach dem großen Aufstand fiel die Küste jemandem auf.`,
    ({ land, castle, villages }) =>
      `Im Jahr 1069 hatte der König Ärger im Norden, und er war nicht der Einzige. Auf ${castle} zählte man die Ernte von ${count(villages.length)} Dörfern und hielt in ganz ${land} das Schlimmste für überstanden.`,
    ({ land, castle }) =>
      `Hier wird erzählt, was in ${land} geschah, als die Dänen kamen. Der Schreiber, der es aufgezeichnet hat, lebte auf ${castle} und hat nicht alles selbst gesehen, aber er hat die gefragt, die dabei waren.`,
  ],
  normans: [
    ({ lords }) =>
      `Das Land hielten ${full(lords)}. Sie mochten einander nicht, aber Fremde mochten sie noch weniger.`,
    ({ lords }) => `Für den König hüteten es ${full(lords)}, jeder mit eigenem Gefolge.`,
    ({ lords }) =>
      `Herren waren dort ${full(lords)}. Keiner sagte den anderen, wie viele Leute er wirklich hatte.`,
  ],
  vikings: [
    ({ chiefs }) =>
      `Eines Abends kamen die Fischer früher heim und sagten, sie hätten ein Langschiff gesehen. An Bord waren ${full(chiefs)}, und die Schilde hatte niemand gezählt.`,
    ({ chiefs }) =>
      `Aus dem Grau kam ein Schiff, und darin saßen ${full(chiefs)}, die gehört hatten, England sei reich.`,
    ({ chiefs }) =>
      `Das Schiff war lang und niedrig, und seine Leute führten ${full(chiefs)}. Sie waren des Silbers wegen gekommen und hatten es nicht eilig.`,
  ],
  garrison: [
    ({ holder, castle, others }) =>
      `${holder.name} schloss die Tore von ${castle}${others.length > 0 ? `; ${n.list(others.map((o) => `${o.who.name} lagerte ${o.to.at}`))}` : ''}.`,
    ({ holder, castle, others }) =>
      `${castle} bekam ${holder.name} zu hüten${others.length > 0 ? `; ${n.list(others.map((o) => `${o.who.name} wartete ${o.to.at}`))}` : ''}.`,
  ],
  waiting: [
    ({ sea }) => `Sie lagen ${sea.at} und sahen das Land an, und das Land sah zurück.`,
    ({ sea }) => `Eine Nacht lang lagen sie ${sea.at}, ohne ein Licht.`,
    ({ sea }) => `Den Ankerstein warfen sie ${sea.at} und warteten auf den Morgen.`,
  ],
  day: [
    ({ day, last }) =>
      last ? `Der ${ordinal(day)} Tag war der letzte.` : `Dann kam der ${ordinal(day)} Tag.`,
    ({ day }) => `Am ${ordinal(day, 'n')} Tag lag bis Mittag Nebel.`,
    ({ day }) => `Der ${ordinal(day)} Tag war trocken, was man aufschreiben muss.`,
    ({ day, last }) =>
      last
        ? `So wurde es der ${ordinal(day)} Tag, und für einen weiteren hatte niemand mehr Brot.`
        : `So wurde es der ${ordinal(day)} Tag.`,
    ({ day }) => `Vom ${ordinal(day, 'n')} Tag wird dies erzählt.`,
    ({ day }) => `Am ${ordinal(day, 'n')} Tag drehte der Wind.`,
    ({ day }) => `Der ${ordinal(day)} Tag begann mit Regen.`,
    ({ day }) => `An den ${ordinal(day, 'n')} Tag erinnert man sich deswegen.`,
    ({ day }) => `Nach dem ${ordinal(day, 'n')} Tag fragte der Schreiber drei Leute und bekam eine Antwort.`,
    ({ day }) => `Der ${ordinal(day)} Tag war heiß, und auf den Wegen lag Staub.`,
    ({ day }) => `Mit dem ${ordinal(day, 'n')} Tag kam ein kalter Wind vom Meer.`,
    ({ day }) => `Am ${ordinal(day, 'n')} Tag waren die Krähen früh wach.`,
  ],
  quietDay: [
    ({ day }) => `Am ${ordinal(day, 'n')} Tag rührte sich niemand.`,
    ({ day }) => `Am ${ordinal(day, 'n')} Tag regnete es, und beide Seiten flickten ihr Zeug.`,
    ({ day }) => `Vom ${ordinal(day, 'n')} Tag sagt die Chronik nur, dass er vorüberging.`,
    ({ day }) => `Der ${ordinal(day)} Tag war ein Feiertag, oder alle waren müde.`,
  ],
  initiative: [
    ({ side }) => `An diesem Morgen waren die ${n.side(side)} vor der Sonne auf.`,
    ({ side }) => `Die ${n.side(side)} hatten es über Nacht geplant und waren die Ersten.`,
    ({ side }) => `Diesmal war niemand schneller als die ${n.side(side)}.`,
  ],
  tied: [
    ({ side }) =>
      `Beide Seiten brachen zur selben Stunde auf; die ${n.side(side)} waren ein wenig schneller.`,
    ({ side }) => `Es fehlte nicht viel, aber der erste Zug gehörte ${cases.toSide(side)}.`,
  ],
  unfinished: [
    () => 'Was danach geschah, ist noch nicht aufgeschrieben.',
    () => 'Hier endet vorerst die Tinte.',
  ],
};

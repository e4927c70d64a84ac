import type { March, Person, TravelWords } from '../saga/words.ts';
import { cases, names as n } from './names.ts';

const who = (people: readonly Person[]): string => n.list(people.map(({ name }) => name));
const each = (marches: readonly March[], verb: string): string =>
  n.list(marches.map((m, i) => `${m.who.name} ${i === 0 ? `${verb} ` : ''}${m.to.to}`));
const aboard = (people: readonly Person[]): string =>
  people.length > 0 ? `, mit ${who(people)} an Bord` : '';

export const travel: TravelWords = {
  marched: [
    (m) => `${m.who.name} zog ${m.from.from} ${m.to.to}.`,
    (m) => `${m.who.name} ging ${m.to.to}.`,
    (m) => `${m.who.name} brach das Lager ab und kam ${m.to.to}.`,
    (m) => `${m.who.name} führte ${m.who.his}e Leute ${m.to.to}.`,
    (m) => `Der Weg brachte ${m.who.name} ${m.to.to}.`,
    (m) => `Gegen Abend stand ${m.who.name} ${m.to.at}.`,
    (m) => `${m.who.name} hatte Gründe, ${m.to.to} zu gehen, und ging.`,
    (m) => `Man sah, wie ${m.who.name} ${m.to.to} zog.`,
    (m) => `${m.who.name} rückte ${m.to.to}.`,
  ],
  marchedAll: [
    ({ marches }) => `${each(marches, 'zog')}.`,
    ({ marches }) => `${each(marches, 'rückte')}.`,
    ({ marches }) => `Überall war Bewegung: ${each(marches, 'ging')}.`,
    ({ marches }) => `Befehle wurden gegeben: ${each(marches, 'zog')}.`,
    ({ marches }) => `Auf den Wegen lag Staub: ${each(marches, 'ging')}.`,
    ({ marches }) => `Man marschierte, so weit die Füße trugen; ${each(marches, 'kam')}.`,
    ({ marches }) => `${each(marches, 'zog')}, und die Bauern versteckten ihre Gänse.`,
    ({ marches }) => `Als es Nacht wurde, stand ${n.list(marches.map((m) => `${m.who.name} ${m.to.at}`))}.`,
  ],
  shifted: [
    (m) => `${m.who.name} verlegte ${m.who.his} Lager ein Stück, blieb aber ${m.to.at}.`,
    (m) => `${m.who.name} ging nicht weit und war noch immer ${m.to.at}.`,
    (m) => `${m.who.name} suchte sich ${m.to.at} einen besseren Platz.`,
  ],
  overBridge: [
    (m) => `${m.who.name} ging über ${cases.bridge(m.bridge)} ${m.to.to}.`,
    (m) => `Die Bohlen ${cases.ofBridge(m.bridge)} dröhnten, als ${m.who.name} ${m.to.to} zog.`,
    (m) => `${m.who.name} nahm den Weg über ${cases.bridge(m.bridge)} und kam ${m.to.to}.`,
  ],
  forded: [
    (m) =>
      m.known
        ? `Ein Hirte zeigte ${m.who.name} eine Furt, und ${m.who.he} kam ${m.to.to}.`
        : `${m.who.name} watete durch den Fluss und kam ${m.to.to}, nass bis zum Gürtel.`,
    (m) =>
      m.known
        ? `${m.who.name} wusste, wo der Fluss flach ist, und kam fast trockenen Fußes ${m.to.to}.`
        : `Der Fluss ließ ${m.who.name} hindurch, ${m.to.to}.`,
    (m) =>
      m.known
        ? `Es gab eine Furt, die nur wenige kannten; durch die ging ${m.who.name} ${m.to.to}.`
        : `${m.who.name} stieg auf der einen Seite in den Fluss und auf der anderen wieder heraus, ${m.to.at}.`,
  ],
  stuck: [
    ({ who: w }) => `${w.name} versuchte es mit dem Fluss und kam nass zurück.`,
    ({ who: w }) => `Für ${w.name} führte der Fluss zu viel Wasser.`,
    ({ who: w }) => `${w.name} verlor zwei Maultiere im Fluss und blieb auf ${w.his}er Seite.`,
    ({ who: w }) => `${w.name} stand bis zum Dunkelwerden am Wasser und kam nicht hinüber.`,
  ],
  twoStages: [
    (m) =>
      `${m.who.name} trieb ${m.who.his}e Leute ohne Rast an einem einzigen Tag ${m.from.from} ${m.to.to}.`,
    (m) => `${m.who.name} marschierte auch die Nacht durch und stand am Morgen ${m.to.at}.`,
  ],
  sailed: [
    ({ to, aboard: a }) => `Das Schiff hielt ${to.to}${aboard(a)}.`,
    ({ to, aboard: a }) => `Das Schiff fuhr ${to.to}${aboard(a)}, wohin ihm niemand folgen konnte.`,
    ({ to, aboard: a }) => `Unter kleinem Segel ging das Schiff ${to.to}${aboard(a)}.`,
  ],
  alongshore: [
    ({ to, aboard: a }) => `Man ruderte das Schiff ${to.to}${aboard(a)}.`,
    ({ to, aboard: a }) => `Das Schiff kam ${to.to}${aboard(a)}.`,
    ({ to, aboard: a }) => `Mit der Flut lief das Schiff ${to.to}${aboard(a)}.`,
    ({ to }) => `Leute ${to.at} sahen einen Drachenkopf und darunter das Schiff.`,
  ],
  landed: [
    ({ landings }) => `${each(landings, 'ging an Land,')}.`,
    ({ landings }) => `In die Brandung sprang man mit dem Schild über dem Kopf: ${each(landings, 'kam')}.`,
    ({ landings }) => `Die Planken wurden ausgelegt, und ${each(landings, 'kam')}.`,
    ({ landings }) => `${each(landings, 'landete und zog')}.`,
  ],
  boarded: [
    ({ who: w }) => `${who(w)} ${w.length === 1 ? 'ging' : 'gingen'} wieder an Bord.`,
    ({ who: w }) =>
      `${who(w)} ${w.length === 1 ? 'hatte' : 'hatten'} vom Land genug gesehen und ${w.length === 1 ? 'ging' : 'gingen'} an Bord.`,
    ({ who: w }) => `Das Schiff nahm ${who(w)} auf.`,
  ],
  exchanged: [
    ({ one, other }) =>
      `${one.name} und ${other.name} trafen sich und gingen wieder auseinander; wer danach mehr Leute hatte, behielten sie für sich.`,
    ({ one, other }) =>
      `Zwischen ${one.name} und ${other.name} wechselten Leute das Lager, und niemand von außen konnte sagen, wie viele.`,
    ({ one, other }) =>
      `${one.name} traf ${other.name}, und mancher ging mit dem anderen, als er gekommen war.`,
    ({ one, other }) => `Bei Nacht teilten ${one.name} und ${other.name} ihre Leute neu auf.`,
  ],
  dissolved: [
    ({ who: w }) => `${w.name} gab ${w.his}e letzten Leute her und hatte nun kein Heer mehr.`,
    ({ who: w }) => `Unter dem Banner von ${w.name} stand niemand mehr, und man rollte es ein.`,
  ],
  stayed: [
    ({ side }) => `Die ${n.side(side)} blieben, wo sie waren.`,
    ({ side }) => `Die ${n.side(side)} warteten.`,
    ({ side }) => `Von ${cases.toSide(side)} hörte man nichts.`,
    ({ side }) => `Die ${n.side(side)} sahen zu und taten nichts.`,
  ],
};

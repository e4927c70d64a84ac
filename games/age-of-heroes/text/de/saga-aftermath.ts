// What comes of a battle, in German.

import type { Area, CounterId, Item } from '../../content/index.ts';
import type { AftermathWords } from '../saga/words.ts';
import { cases, names as n } from './names.ts';
import { gold } from './saga-numbers.ts';

const who = (ids: readonly CounterId[]): string => n.list(ids.map(n.short));
const verb = (ids: readonly unknown[], one: string, many: string): string => (ids.length === 1 ? one : many);
const thing = (item: Item | null, marks: number): string =>
  [...(item ? [n.theItem(item)] : []), ...(marks > 0 ? [gold(marks)] : [])].join(' und ') ||
  'etwas in einem Sack';
const plural = (area: Area): boolean => area === 'hebrides';

export const aftermath: AftermathWords = {
  recruited: [
    ({ hero, jarl }) =>
      `${n.short(jarl)} war geschlagen, legte die Hände in die von ${hero.name} und diente von da an.`,
    ({ hero, jarl }) =>
      `${hero.name} fand Gefallen daran, wie ${n.short(jarl)} gekämpft hatte, und nahm ihn in Dienst.`,
    ({ hero, jarl }) =>
      `${n.short(jarl)} bekam einen Platz am Tisch von ${hero.name} angeboten und setzte sich.`,
    ({ hero, jarl }) => `Seit diesem Tag gehörte ${n.short(jarl)} zu den Leuten von ${hero.name}.`,
    ({ hero, jarl }) =>
      `${hero.name} schenkte ${n.short(jarl)} das Leben und einen Ring; behalten hat ${n.short(jarl)} beides.`,
    ({ hero, jarl }) =>
      `${n.short(jarl)} verlor den Kampf und fand ein Gefolge, nämlich das von ${hero.name}.`,
    ({ hero, jarl }) =>
      `${hero.name} sagte, um Leute wie ${n.short(jarl)} sei es schade, und ${n.short(jarl)} fand das auch.`,
  ],
  slain: [
    ({ dead }) => `Dort ${verb(dead, 'starb', 'starben')} ${who(dead)}.`,
    ({ dead }) => `Das war das Ende von ${who(dead)}.`,
    ({ dead }) => `${who(dead)} ${verb(dead, 'stand', 'standen')} nicht wieder auf.`,
    ({ dead }) => `Als es vorbei war, ${verb(dead, 'lag', 'lagen')} ${who(dead)} tot da.`,
    ({ dead }) => `${who(dead)} ${verb(dead, 'wurde', 'wurden')} niedergehauen.`,
    ({ dead }) => `${who(dead)} ${verb(dead, 'fiel', 'fielen')}, und die Krähen kamen.`,
    ({ dead }) => `${who(dead)} ${verb(dead, 'störte', 'störten')} seitdem niemanden mehr.`,
    ({ dead }) =>
      `Man begrub ${who(dead)}, wo ${dead.length === 1 ? 'die Leiche' : 'die Leichen'} ${verb(dead, 'lag', 'lagen')}.`,
    ({ dead }) => `Von ${who(dead)} ist nur der Name geblieben.`,
    ({ dead }) =>
      `${who(dead)} ${verb(dead, 'hatte', 'hatten')} schon bessere Tage gesehen und ${verb(dead, 'sah', 'sahen')} keine weiteren.`,
  ],
  heroDied: {
    battle: [
      ({ name, area, by }) =>
        `Dort, ${n.at(area)}, fiel ${name}${by ? `, und ${by} sah es` : ''}. Es war ein guter Tod, sagten die Leute.`,
      ({ name, by }) =>
        `${name} wurde erschlagen${by ? `, und zwar von der Hand von ${by},` : ''} und sagte dabei nichts, was man sich gemerkt hätte.`,
      ({ name, area }) => `${name} starb ${n.at(area)} im Stehen.`,
      ({ name, by }) =>
        `In diesem Kampf bekam ${name}${by ? ` von ${by}` : ''} die Todeswunde und starb vor dem Abend.`,
      ({ name, area }) => `Den Hügel für ${name} schüttete man ${n.at(area)} auf, und klein ist er nicht.`,
      ({ name, by }) =>
        `Wie es enden würde, hatte ${name} oft gesagt${by ? `, nur nicht, dass es ${by} sein werde` : ''}.`,
    ],
    spell: [
      ({ name, area }) => `Der Zauber war mehr, als ${name} ertrug; den Hügel ${n.at(area)} sieht man noch.`,
      ({ name }) => `Keine Waffe hatte ${name} berührt, und doch trug man eine Leiche fort.`,
      ({ name }) => `${name} starb daran, denn da war schon eine Wunde.`,
    ],
    storm: [
      ({ name }) => `Njord hatte gewarnt. Die Seeschlangen holten ${name} samt dem Schiff.`,
      ({ name, area }) =>
        `${name} fuhr trotzdem hinaus und kam nicht weiter als bis hierher: ${n.area(area)}. Angespült wurde nichts.`,
    ],
    frey: [
      ({ name }) =>
        `${name} wurde der Andacht müde und stand auf. Das verzeiht Frey nicht; noch vor der Schwelle war es vorbei.`,
      ({ name }) => `${name} ging von Freys Jungfrau fort und kam nicht weit.`,
    ],
  },
  heroWounded: [
    ({ hero }) => `${hero.name} wurde verwundet.`,
    ({ hero }) => `${hero.name} trug eine Wunde davon und machte nichts daraus.`,
    ({ hero }) => `${hero.name} ging blutend aus dem Kampf.`,
    ({ hero }) => `${hero.name} bekam einen Speer durch den Schenkel.`,
    ({ hero }) => `Seitdem hinkte ${hero.name} und musste sich vorsehen.`,
  ],
  drivenOff: [
    ({ who: ids }) =>
      `${who(ids)} ${verb(ids, 'entkam', 'entkamen')} verwundet und ${verb(ids, 'wurde', 'wurden')} eine Zeit lang nicht gesehen.`,
    ({ who: ids }) => `${who(ids)} ${verb(ids, 'kroch mit einer Wunde', 'krochen mit Wunden')} davon.`,
    ({ who: ids }) => `Von ${who(ids)} blieb nur eine Blutspur.`,
    ({ who: ids }) =>
      `Verwundet ${verb(ids, 'verschwand', 'verschwanden')} ${who(ids)} vorerst aus der Geschichte.`,
    ({ who: ids }) => `${who(ids)} ${verb(ids, 'verkroch', 'verkrochen')} sich, und keiner ging hinterher.`,
  ],
  freyHealed: [
    ({ hero }) => `Doch eine von Freys Jungfrauen legte ${hero.name} die Hand auf, und die Wunde war fort.`,
    ({ hero }) => `Frey hielt Wort: ${hero.name} war auf der Stelle geheilt.`,
  ],
  worship: [
    ({ hero }) => `Für diese Wunde verlangte Freys Jungfrau von ${hero.name} zwei Sommer Andacht.`,
    ({ hero }) => `Zwei Sommer musste ${hero.name} nun bei Freys Jungfrau still sitzen.`,
  ],
  fled: [
    ({ who: ids, to }) => `${who(ids)} ${verb(ids, 'floh', 'flohen')} ${n.to(to)}.`,
    ({ who: ids, to }) => `${who(ids)} ${verb(ids, 'hielt', 'hielten')} erst ${n.at(to)} wieder an.`,
    ({ who: ids, to }) => `${who(ids)} ${verb(ids, 'lief', 'liefen')} bis ${n.to(to)}.`,
    ({ who: ids, to }) => `Erst ${n.at(to)} ${verb(ids, 'kam', 'kamen')} ${who(ids)} wieder zu Atem.`,
    ({ who: ids, to }) => `${who(ids)} ${verb(ids, 'fand', 'fanden')} es klüger, ${n.at(to)} zu sein.`,
    ({ who: ids, to }) => `Das Nächste, was man von ${who(ids)} hörte, kam ${n.from(to)}.`,
  ],
  stuck: [
    ({ who: ids }) => `${who(ids)} ${verb(ids, 'wäre', 'wären')} gern gelaufen, aber es gab keinen Weg.`,
    ({ who: ids }) => `${who(ids)} ${verb(ids, 'wusste', 'wussten')} nicht, wohin.`,
  ],
  shamed: [
    ({ hero }) => `Dem Namen von ${hero.name} tat das nicht gut.`,
    ({ hero }) => `In diesem Winter lachte man über ${hero.name}.`,
    ({ hero }) => `Ein Lied gibt es darüber nicht, und ${hero.name} war es recht.`,
    ({ hero }) => `Eine Zeit lang sprach ${hero.name} von anderen Dingen.`,
    ({ hero }) => `Die Freunde von ${hero.name} erzählen es anders.`,
  ],
  mourned: [
    ({ hero }) => `${hero.name} hatte versprochen, die Männer heimzubringen, und das vergaß man nicht.`,
    ({ hero }) => `Den Verlust rechnete man ${hero.name} an.`,
    ({ hero }) => `Wer führt, haftet für seine Toten, auch ${hero.name}.`,
  ],
  landWon: [
    ({ hero, area }) => `Von da an herrschte ${hero.name} ${n.at(area)}.`,
    ({ hero, area }) => `Abgaben zahlte man ${n.at(area)} seitdem an ${hero.name}.`,
    ({ hero, area }) => `So gewann ${hero.name} ${cases.areaAccusative(area)}.`,
    ({ hero, area }) => `Die Bauern ${n.at(area)} legten die Äxte hin und erkannten ${hero.name} an.`,
    ({ hero, area }) => `Am Abend ${plural(area) ? 'gehörten' : 'gehörte'} ${n.theArea(area)} ${hero.name}.`,
    ({ hero, area }) => `Die Schlüssel ${n.at(area)} brachte man ${hero.name} auf einem Schild.`,
    ({ hero, area }) => `${n.at(area)} trank man auf ${hero.name}, manche sogar gern.`,
  ],
  landTaken: [
    ({ hero, area, from }) => `Bisher hatte ${n.at(area)} ${from} geherrscht, nun tat es ${hero.name}.`,
    ({ hero, area, from }) =>
      `So nahm ${hero.name} ${cases.areaAccusative(area)}, und ${from} erfuhr es später.`,
    ({ hero, area, from }) =>
      `${n.at(area)} wechselte die Herrschaft: nicht mehr ${from}, sondern ${hero.name}.`,
  ],
  glory: [
    ({ hero }) => `Danach sprach man über ${hero.whom}.`,
    ({ hero, glory }) =>
      glory > 2
        ? `Ein Lied entstand daraus, und bezahlen musste ${hero.who} es nicht.`
        : `Viel war es nicht, aber ${hero.who} erwähnte es gern.`,
    ({ hero }) => `Die Skalden merkten sich ${hero.whom}.`,
    ({ hero, glory }) =>
      glory > 2
        ? `Seitdem stand man auf, wenn ${hero.who} eintrat.`
        : `Bei den Nachbarn schadete es ${hero.toWhom} nicht.`,
    ({ hero }) => `Dafür wollte ${hero.who} in Erinnerung bleiben.`,
    ({ hero }) => `Nach diesem Tag ließ ${hero.who} sich gern fragen.`,
    ({ hero }) => `An drei Feuern erzählte man es in jenem Winter, und jedes Mal kam ${hero.who} darin vor.`,
    ({ hero }) => `Dem Namen tat das gut, und ${hero.who} wusste es.`,
  ],
  gotLuck: [
    ({ hero }) => `Nach Ruhm fragte ${hero.who} nicht, aber das Glück blieb.`,
    ({ hero }) => `${hero.who} nahm lieber das Glück als ein Lied.`,
    ({ hero }) => `Das Glück war seitdem öfter bei ${hero.toWhom} zu Gast.`,
    ({ hero }) => `Danach fielen die Würfel besser, wenn ${hero.who} warf.`,
    ({ hero }) => `Das Singen überließ ${hero.who} anderen und behielt das Glück.`,
    ({ hero }) => `Glück kommt, wo man es hereinbittet, und das hatte ${hero.who} getan.`,
    ({ hero }) => `Alte Frauen sagten, ${hero.who} sei am richtigen Tag geboren.`,
  ],
  purse: [
    ({ hero, from, marks }) =>
      `Im Beutel von ${n.short(from)} fanden sich ${gold(marks)}, und ${hero.name} wusste etwas damit anzufangen.`,
    ({ hero, from, marks }) => `${gold(marks)} gingen von ${n.short(from)} an ${hero.name} über.`,
    ({ hero, from, marks }) =>
      `${n.short(from)} hatte ${gold(marks)} bei sich getragen; nun trug sie ${hero.name}.`,
  ],
  spoils: [
    ({ who: w, dragon, item, marks }) =>
      `Der Hort von ${n.short(dragon)} enthielt ${thing(item, marks)}, und ${w.name} griff zu.`,
    ({ who: w, dragon, item, marks }) =>
      `Aus dem Hort von ${n.short(dragon)} bekam ${w.name} ${thing(item, marks)}.`,
    ({ who: w, item, marks }) => `Man öffnete den Hort, und ${w.name} trug ${thing(item, marks)} fort.`,
  ],
  dropped: [
    ({ item, area }) => `${n.theItem(item)} blieb ${n.at(area)} liegen.`,
    ({ item }) => `Nur ${n.theItem(item)} hob an diesem Tag niemand auf.`,
    ({ item, area }) => `${n.theItem(item)} lag ${n.at(area)} im Gras.`,
    ({ item, area }) => `Wer ${n.to(area)} kommt, kann dort etwas finden: ${n.theItem(item)}.`,
    ({ item }) => `In der Eile blieb etwas zurück: ${n.theItem(item)}.`,
    ({ item, area }) => `${n.theItem(item)} wurde ${n.at(area)} vom Regen nass.`,
  ],
  rune: [
    ({ hero, rune }) => `Von den Toten lernte ${hero.name} die Rune ${n.runes[rune]}.`,
    ({ hero, rune }) =>
      `In jener Nacht träumte ${hero.name} von einem Zeichen, und das war ${n.runes[rune]}.`,
    ({ hero, rune }) => `${hero.name} kannte danach die Rune ${n.runes[rune]} und sagte keinem, woher.`,
  ],
  noticed: [
    ({ hero, god }) => `${n.gods[god]} hatte ${hero.name} zugesehen.`,
    ({ hero, god }) => `Es heißt, ${n.gods[god]} habe sich an diesem Tag ${hero.name} gemerkt.`,
    ({ hero, god }) => `Oben fragte ${n.gods[god]}, wer denn ${hero.name} sei.`,
    ({ hero, god }) =>
      `${n.gods[god]} hatte ein Auge auf ${hero.name} geworfen, und das ist nicht immer ein Segen.`,
    ({ hero, god }) => `${n.gods[god]} wandte den Kopf, als der Name ${hero.name} fiel.`,
    ({ hero, god }) => `Am Abend goss jemand Bier für ${n.gods[god]} aus, und ${hero.name} wusste, warum.`,
    ({ hero, god }) => `Am Feuer saß ein Fremder; ${hero.name} meinte später, es sei ${n.gods[god]} gewesen.`,
  ],
  frey: [
    ({ maidens }) =>
      maidens > 1
        ? 'Zwei Jungfrauen waren für künftige Wunden versprochen.'
        : 'Eine Jungfrau war für die nächste Wunde versprochen.',
    ({ maidens }) =>
      `Wer jetzt getroffen wird, wird gepflegt, ${maidens > 1 ? 'sogar zweimal' : 'einmal jedenfalls'}.`,
  ],
  njord: {
    aid: [
      () => 'Das Meer sollte eine Weile glatt liegen.',
      ({ hero }) => `Ein guter Wind war für ${hero.name} zurückgelegt.`,
    ],
    gold: [
      ({ hero, marks }) => `Am nächsten Morgen lag Gold am Strand, ${gold(marks)}, und ${hero.name} fand es.`,
      ({ hero, marks }) => `Vom Meeresgrund kam ein Gruß an ${hero.name}: ${gold(marks)}.`,
    ],
    loss: [
      ({ hero, marks }) =>
        `Eine Kiste mit Gold ging über Bord, ${gold(marks)}, und sie hatte ${hero.name} gehört.`,
      ({ hero, marks }) => `${hero.name} war danach ärmer, um ${gold(marks)}, und roch nach Tang.`,
    ],
    storm: [
      ({ hero }) => `Er zürnte, und ${hero.name} tat gut daran, dem Wasser fernzubleiben.`,
      ({ hero }) => `Von da an war es für ${hero.name} besser, eine Weile kein Schiff zu betreten.`,
    ],
  },
  loki: {
    gave: [
      ({ hero }) => `Er machte ${hero.name} ein wenig glücklicher, aus eigenen Gründen.`,
      () => 'Er ließ ein Stück Glück zurück.',
    ],
    took: [
      ({ hero }) => `Er nahm ein Stück vom Glück, das ${hero.name} hatte, und ging damit fort.`,
      () => 'Danach fehlte etwas Glück.',
    ],
  },
};

// Battles in German. Subjects may be one or several, so verbs come in pairs.

import type { Area, CounterId } from '../../content/index.ts';
import type { Attack, FightWords } from '../saga/words.ts';
import { readTarget } from '../target.ts';
import { cases, names as n } from './names.ts';
import { count } from './saga-numbers.ts';

const who = (ids: readonly CounterId[]): string => n.list(ids.map(n.short));
const verb = (ids: readonly unknown[], one: string, many: string): string => (ids.length === 1 ? one : many);
const a = (attack: Attack): string => who(attack.attackers);
const v = (attack: Attack, one: string, many: string): string => verb(attack.attackers, one, many);
const at = (attack: { area: Area }): string => n.at(attack.area);
const strangers = ({ targets }: Attack): string =>
  targets.length === 1 ? 'einen Jarl' : `${count(targets.length)} Jarle`;

/** Those with a name, strangers, the land. */
function targets(attack: Attack, form: (id: CounterId) => string, stranger: string, farmers: string): string {
  const named = attack.targets.map(readTarget);
  const strange = named.filter((target) => typeof target === 'number').length;
  return n.list([
    ...named.filter((target) => target !== 'land' && typeof target !== 'number').map(form),
    ...(strange > 0
      ? [
          strange === 1
            ? `${stranger} Jarl`
            : `${count(strange)} ${plural(form)} Jarle`.replace(/en Jarle$/, 'en Jarlen'),
        ]
      : []),
    ...(named.includes('land') ? [farmers] : []),
  ]);
}
/** „den Drachen Fafnir und die Bauern“ */
const all = (x: Attack): string => targets(x, cases.accusative, 'einen fremden', 'die Bauern');
const allDative = (x: Attack): string => targets(x, cases.dative, 'einem fremden', 'den Bauern');
const allNominative = (x: Attack): string => targets(x, n.title, 'ein fremder', 'die Bauern');
/** „zwei fremde Jarle“, but „mit zwei fremden Jarlen“. */
const plural = (form: (id: CounterId) => string): string => (form === cases.dative ? 'fremden' : 'fremde');

export const fight: FightWords = {
  onLand: [
    (x) =>
      `${a(x)} ${v(x, 'erklärte', 'erklärten')} den Leuten ${at(x)}, wer jetzt das Sagen habe. Sie hatten Fragen.`,
    (x) =>
      `${a(x)} ${v(x, 'wollte', 'wollten')} ${cases.areaAccusative(x.area)} haben, und die Bauern kamen mit Äxten.`,
    (x) =>
      `${at(x)} ${v(x, 'rief', 'riefen')} ${a(x)} das Thing zusammen und ${v(x, 'beanspruchte', 'beanspruchten')} das Land.`,
    (x) =>
      `Dann ${v(x, 'kämpfte', 'kämpften')} ${a(x)} um die Herrschaft über ${cases.areaAccusative(x.area)}.`,
    (x) =>
      `${a(x)} ${v(x, 'dachte', 'dachten')}, man müsse ${at(x)} gehorchen, und ${v(x, 'ging', 'gingen')} von Hof zu Hof.`,
    (x) =>
      `Das Aufgebot der Bauern stand ${at(x)} auf der Höhe, als ${a(x)} ${v(x, 'heraufkam', 'heraufkamen')}.`,
    (x) => `${a(x)} ${v(x, 'verlangte', 'verlangten')} ${at(x)} erst Brot und dann das Land.`,
    (x) => `${at(x)} stand ein Hochsitz leer. ${a(x)} ${v(x, 'wollte', 'wollten')} das ändern.`,
    (x) =>
      `Die Leute ${at(x)} hatten schon manche Herrschaft erlebt. ${a(x)} ${v(x, 'kam', 'kamen')} als Nächstes.`,
  ],
  onMonsters: [
    (x) => `${at(x)} ${v(x, 'ging', 'gingen')} ${a(x)} auf ${all(x)} los.`,
    (x) => `${at(x)} ${v(x, 'traf', 'trafen')} ${a(x)} auf ${all(x)}, und einen Umweg gab es nicht.`,
    (x) => `${at(x)} klagten die Leute über ${all(x)}. ${a(x)} ${v(x, 'ging', 'gingen')} nachsehen.`,
    (x) => `${a(x)} ${v(x, 'suchte', 'suchten')} ${at(x)} ${all(x)} auf.`,
    (x) => `Nun ${v(x, 'zog', 'zogen')} ${a(x)} ${at(x)} gegen ${all(x)} die Klinge.`,
    (x) =>
      `${allNominative(x)} ${verb(x.targets, 'hauste', 'hausten')} ${at(x)}, bis ${a(x)} ${v(x, 'kam', 'kamen')}.`,
    (x) =>
      `Mit ${allDative(x)} ${v(x, 'mochte', 'mochten')} ${a(x)} das Land nicht teilen; das war ${at(x)}.`,
    (x) => `${at(x)} ${v(x, 'lauerte', 'lauerten')} ${a(x)} auf ${all(x)}, und lange dauerte es nicht.`,
    (x) => `Es dämmerte ${at(x)}, als ${a(x)} auf ${all(x)} ${v(x, 'stieß', 'stießen')}.`,
  ],
  onStranger: [
    (x) =>
      `${at(x)} ${v(x, 'fiel', 'fielen')} ${a(x)} über ${strangers(x)} her, und keiner dort wusste einen Namen dazu.`,
    (x) => `${at(x)} ${v(x, 'geriet', 'gerieten')} ${a(x)} mit Fremden aneinander.`,
    (x) => `${at(x)} stand ein fremdes Zelt, und ${a(x)} ${v(x, 'trat', 'traten')} mit blankem Schwert ein.`,
    (x) =>
      `${a(x)} ${v(x, 'fragte', 'fragten')} ${at(x)}, wer da sitze, und ${v(x, 'wartete', 'warteten')} die Antwort nicht ab.`,
    (x) => `${at(x)} hing ein unbekannter Schild. ${a(x)} ${v(x, 'schlug', 'schlugen')} darauf.`,
    (x) => `${at(x)} grasten fremde Pferde. ${a(x)} ${v(x, 'ging', 'gingen')} der Sache nach.`,
    (x) =>
      `${a(x)} ${v(x, 'hielt', 'hielten')} das Lager ${at(x)} für schlecht bewacht und ${v(x, 'drang', 'drangen')} ein.`,
    (x) =>
      `${at(x)} ${v(x, 'stieß', 'stießen')} ${a(x)} auf Bewaffnete und ${v(x, 'fragte', 'fragten')} kein zweites Mal.`,
  ],
  onPeople: [
    (x) => `${a(x)} und ${allNominative(x)} waren zur selben Zeit ${at(x)}, und das war zu viel.`,
    (x) => `${at(x)} ${v(x, 'griff', 'griffen')} ${a(x)} ${all(x)} an.`,
    (x) =>
      `${a(x)} ${v(x, 'hatte', 'hatten')} ${all(x)} nicht vergessen und ${v(x, 'schlug', 'schlugen')} ${at(x)} zu.`,
    (x) => `${at(x)} gab ein Wort das andere; dann ${v(x, 'ging', 'gingen')} ${a(x)} auf ${all(x)} los.`,
    (x) =>
      `${at(x)} ${v(x, 'stieß', 'stießen')} ${a(x)} auf ${all(x)} und ${v(x, 'grüßte', 'grüßten')} mit Eisen.`,
    (x) => `Zwischen ${a(x)} und ${allDative(x)} war noch etwas offen; ${at(x)} kam es zur Sprache.`,
    (x) => `${a(x)} ${v(x, 'hatte', 'hatten')} nur darauf gewartet, ${all(x)} ${at(x)} zu treffen.`,
    (x) => `${at(x)} war der Weg zu schmal für ${a(x)} und ${all(x)}.`,
  ],
  onAll: [
    (x) => `${at(x)} ${v(x, 'nahm', 'nahmen')} es ${a(x)} in einem mit ${allDative(x)} auf.`,
    (x) =>
      `${a(x)} ${v(x, 'machte', 'machten')} ${at(x)} keinen Unterschied und ${v(x, 'griff', 'griffen')} ${all(x)} zusammen an.`,
    (x) => `Auf einmal ${v(x, 'hatte', 'hatten')} ${a(x)} es ${at(x)} mit ${allDative(x)} zu tun.`,
    (x) =>
      `${a(x)} ${v(x, 'fand', 'fanden')} ${at(x)} ${all(x)} und ${v(x, 'fing', 'fingen')} mit keinem Bestimmten an.`,
    (x) => `${at(x)} war Gedränge: ${allNominative(x)}. ${a(x)} ${v(x, 'ging', 'gingen')} mitten hinein.`,
    (x) =>
      `Einen ${v(x, 'hatte', 'hatten')} ${a(x)} ${at(x)} gesucht und ${v(x, 'bekam', 'bekamen')} ${all(x)}.`,
    (x) => `${at(x)} ${v(x, 'stand', 'standen')} ${a(x)} gegen ${all(x)}.`,
    (x) => `Schulter an Schulter standen ${at(x)} ${allNominative(x)}, als ${a(x)} ${v(x, 'kam', 'kamen')}.`,
  ],
  turnedUp: [
    ({ jarls }) => `Es ${verb(jarls, 'war', 'waren')} ${who(jarls)}.`,
    ({ jarls }) => `Wie sich zeigte, ${verb(jarls, 'war', 'waren')} das ${who(jarls)}.`,
    ({ jarls }) => `Unter ${verb(jarls, 'dem Helm steckte', 'den Helmen steckten')} ${who(jarls)}.`,
    ({ jarls }) => `Nach dem Namen gefragt, hieß es: ${who(jarls)}.`,
    ({ jarls }) => `Einer der Bauern kannte ${verb(jarls, 'das Gesicht', 'die Gesichter')}: ${who(jarls)}.`,
    ({ jarls }) => `Hier also ${verb(jarls, 'war', 'waren')} ${who(jarls)} abgeblieben.`,
    ({ jarls }) => `Als das Visier hochging, ${verb(jarls, 'stand', 'standen')} da ${who(jarls)}.`,
    ({ jarls }) =>
      `${verb(jarls, 'Kein Geringerer', 'Keine Geringeren')} als ${who(jarls)}, wie sich herausstellte.`,
  ],
  cameToHelp: [
    ({ helpers }) => `${who(helpers)} ${verb(helpers, 'kam', 'kamen')} gelaufen, um zu helfen.`,
    ({ helpers }) => `${who(helpers)} ${verb(helpers, 'mochte', 'mochten')} nicht danebenstehen.`,
    ({ helpers }) => `Da ${verb(helpers, 'mischte', 'mischten')} sich ${who(helpers)} ein.`,
  ],
  noSpell: [
    ({ caster }) => `${n.short(caster)} murmelte etwas, aber es wurde nichts daraus.`,
    ({ caster }) => `Dafür wusste ${n.short(caster)} kein Lied.`,
    ({ caster }) => `Zauber kam an diesem Tag keiner von ${n.short(caster)}.`,
  ],
  spell: {
    hagall: [
      ({ caster }) => `${n.short(caster)} sang Hagall, und Körner wie Eier schlugen auf Freund und Feind.`,
      ({ caster }) => `Auf ein Zeichen von ${n.short(caster)} fiel Hagel, und jeder Arm wurde schwer.`,
      ({ caster }) => `Über ${n.short(caster)} wurde der Himmel grün, und dann hagelte es.`,
      ({ caster }) => `${n.short(caster)} warf eine Handvoll Kiesel, und als Eis kamen sie herunter.`,
    ],
    is: [
      ({ caster, area }) => `${n.short(caster)} ritzte Is, und ${n.at(area)} kroch der Frost aus dem Boden.`,
      ({ caster }) => `${n.short(caster)} hauchte auf die Erde und sagte Is.`,
      ({ caster, area }) => `Auf ein Wort von ${n.short(caster)} standen ${n.at(area)} die Bäche still.`,
      ({ caster }) => `${n.short(caster)} zog einen einzigen Strich in den Schnee, und das ist die Rune Is.`,
    ],
    jara: [
      ({ caster }) => `${n.short(caster)} sang Jara, und es war, als verginge ein Jahr in einem Atemzug.`,
      ({ caster }) => `Jara, sagte ${n.short(caster)}, und alle wurden müde.`,
      ({ caster }) => `${n.short(caster)} nannte die Rune des Jahres, und die Bärte wuchsen.`,
      ({ caster }) => `Das Laub fiel, während ${n.short(caster)} noch Jara sang.`,
    ],
    nied: [
      ({ caster }) => `${n.short(caster)} sprach Nied über sie.`,
      ({ caster }) => `${n.short(caster)} knüpfte einen Knoten und nannte ihn Nied.`,
      ({ caster }) => `Not, sagte ${n.short(caster)}, und jeder spürte sie.`,
    ],
    wynn: [
      ({ caster }) => `${n.short(caster)} sang Wynn, das Lied von zu Hause.`,
      ({ caster }) => `${n.short(caster)} sprach Wynn, und mancher dachte an den eigenen Herd.`,
      ({ caster }) => `${n.short(caster)} summte etwas, das schon die Mütter gesummt hatten.`,
    ],
    yr: [
      ({ caster }) => `${n.short(caster)} schoss mit Yr.`,
      ({ caster }) => `${n.short(caster)} spannte einen Bogen, der nicht da war, und sagte Yr.`,
      ({ caster }) => `Den Pfeil, den ${n.short(caster)} abschoss, hat keiner gesehen.`,
    ],
  },
  spellFailed: [
    ({ hero }) => `${hero.name} hörte nicht hin, und der Zauber ging vorbei.`,
    ({ hero }) => `An ${hero.name} lief es ab wie Regen.`,
    ({ hero }) => `${hero.name} hat es nicht geschadet.`,
    ({ hero }) => `${hero.name} lachte, und das hilft gegen solche Dinge.`,
  ],
  sygilRested: [
    ({ hero }) => `${hero.name} legte die Hand über die Rune Sygil und ließ es kommen.`,
    ({ hero }) => `${hero.name} hatte Sygil und rief die Rune nicht an.`,
    ({ hero }) => `Sygil blieb dunkel, denn ${hero.name} wollte es so.`,
  ],
  sygilSaved: [
    ({ hero }) => `Die Rune Sygil leuchtete, und ${hero.name} blieb verschont.`,
    ({ hero }) => `Doch ${hero.name} hatte Sygil im Schild, und das hielt.`,
    ({ hero }) => `Sygil stand ${hero.name} bei.`,
  ],
  iced: [
    ({ area, lord }) =>
      `Seitdem herrscht ${n.at(area)} niemand mehr${lord ? `, auch nicht ${lord.name}` : ''}.`,
    ({ area, lord }) =>
      `${n.at(area)} lag nun Eis${lord ? `, und mit der Herrschaft von ${lord.name} war es dort vorbei` : ', und einen Herrn gibt es dort bis heute nicht'}.`,
    ({ area, lord }) =>
      `Das Eis ${n.at(area)} ist seitdem nicht geschmolzen${lord ? `; ${lord.name} hat nichts mehr davon` : ''}.`,
    ({ area, lord }) =>
      `${n.at(area)} war von da an alles weiß${lord ? ` und für ${lord.name} verloren` : ''}.`,
  ],
  turnLost: [
    ({ who: ids }) => `${who(ids)} ${verb(ids, 'musste', 'mussten')} den nächsten Sommer aussetzen.`,
    ({ who: ids }) => `Es kostete ${who(ids)} einen Sommer.`,
    ({ who: ids }) =>
      `${who(ids)} ${verb(ids, 'schlief', 'schliefen')} wie tot und ${verb(ids, 'wachte', 'wachten')} spät auf.`,
  ],
  leftBattle: [
    ({ who: ids }) => `Mit diesem Kampf ${verb(ids, 'hatte', 'hatten')} ${who(ids)} nichts mehr zu tun.`,
    ({ who: ids }) => `${who(ids)} ${verb(ids, 'wandte', 'wandten')} sich ab.`,
    ({ who: ids }) => `Für ${who(ids)} war es vorbei, bevor es begonnen hatte.`,
  ],
  luck: [
    ({ hero }) => `${hero.who} verließ sich aufs Glück, und nicht zu knapp.`,
    ({ hero }) => `Mit Glück sparte ${hero.who} hier nicht.`,
    ({ hero, points }) =>
      points === 1
        ? `Ein wenig Glück war mit ${hero.toWhom}.`
        : `Viel Glück ging mit ${hero.toWhom} und kam nicht zurück.`,
    ({ hero }) => `${hero.who} tat ein Gelübde und warf etwas ins Feuer.`,
    ({ hero, points }) =>
      points > 2
        ? `Für so einen Tag hatte ${hero.who} sich das Glück aufgehoben.`
        : `${hero.who} klopfte auf Holz.`,
    ({ hero }) => `Zur Rechten flog ein Rabe auf, und ${hero.who} nahm es für ein Zeichen.`,
    ({ hero }) => `Um Glück bat ${hero.who}, und zwar laut.`,
  ],
  godHelped: [
    ({ god, hero }) => `${n.gods[god]} stand auf der Seite von ${hero.name}.`,
    ({ god, hero }) => `${n.gods[god]} hatte ${hero.name} nicht vergessen, und das war zu spüren.`,
    ({ god, hero }) => `Manche sahen ${n.gods[god]} neben ${hero.name}.`,
  ],
  godHindered: [
    ({ god, hero }) => `${n.gods[god]} war da, aber für die Feinde von ${hero.name}.`,
    ({ god, hero }) => `${n.gods[god]} hatte sich gegen ${hero.name} gewandt, wie Götter es tun.`,
  ],
  godWatched: [
    ({ god }) => `${n.gods[god]} sah zu und tat nichts.`,
    ({ god }) =>
      god === 'odin' ? 'Im Baum saßen zwei Raben und schauten.' : `${n.gods[god]} hielt sich heraus.`,
  ],
  stopped: [
    ({ area }) => `So wurde aus dem Kampf ${n.at(area)} nichts.`,
    () => 'Damit war keiner mehr da, der weitermachte, und es endete.',
    () => 'Dabei blieb es.',
    ({ area }) => `Weitermachen wollte ${n.at(area)} keiner mehr.`,
  ],
  fought: {
    k: [
      () => 'Es ging schlecht aus.',
      () => 'Zu Hause zu bleiben wäre klüger gewesen.',
      () => 'Es war bald vorüber und nicht so gemeint.',
      () => 'Das war ein Fehler.',
      () => 'Der Boden war weich dort und danach rot.',
      () => 'Einen zweiten Plan hatte auf dieser Seite keiner.',
      () => 'Die Wölfe beklagten sich nicht.',
    ],
    w: [
      () => 'Es lief nicht gut für die Angreifer.',
      () => 'Die Angreifer bekamen mehr, als sie gaben.',
      () => 'Der Angriff brach zusammen.',
      () => 'Blut floss, meist das der Angreifer.',
    ],
    f: [
      () => 'Der Angriff dauerte nicht lange.',
      () => 'Nach dem ersten Anlauf überlegten es sich die Angreifer anders.',
      () => 'Die Angreifer liefen, und niemand hat je etwas anderes behauptet.',
      () => 'Aus dem Angriff wurde ein Wettlauf.',
    ],
    n: [
      () => 'Sie kämpften bis in die Dämmerung, und nichts war entschieden.',
      () => 'Am Ende waren beide müde und gingen auseinander.',
      () => 'Schilde brachen und sonst nichts.',
      () => 'Es führte zu nichts.',
      () => 'Am Abend stand alles, wie es am Morgen gestanden hatte.',
    ],
    F: [
      () => 'Die anderen wichen.',
      () => 'Drüben war kein Halten mehr.',
      () => 'Es war gewonnen, ohne dass viele starben.',
      () => 'Die Gegenseite sah, wie es ausgehen würde, und ging.',
      () => 'Sie standen, bis sie liefen.',
    ],
    W: [
      () => 'Der Angriff gelang.',
      () => 'Es war ein harter Kampf, und er war gewonnen.',
      () => 'Die Gegenseite blutete dafür.',
      () => 'Es wurde nachgesetzt, bis die anderen genug hatten.',
      () => 'Es dauerte den ganzen Vormittag.',
    ],
    K: [
      () => 'Die Sache war bald erledigt.',
      () => 'Es war ein kurzer Kampf.',
      () => 'Um Gnade bat keiner, und keiner gab sie.',
      () => 'Danach war es sehr still.',
      () => 'Am Ende gab es nur noch eine Seite.',
      () => 'Man singt noch davon.',
      () => 'Es war getan, ehe die Milch warm wurde.',
      () => 'Danach ging jemand herum und schloss Augen.',
    ],
  },
  againstOdds: [
    () => 'Silber hätte niemand darauf gewettet.',
    () => 'Von Rechts wegen hätte es andersherum ausgehen müssen.',
    () => 'Wer vorher die Köpfe gezählt hatte, hatte sich verzählt.',
    () => 'Die Stärke ist eines, der Tag ein anderes.',
  ],
  landHeld: [
    ({ area }) => `Die Leute ${n.at(area)} blieben frei.`,
    ({ area }) => `${n.at(area)} regierte man sich weiter selbst.`,
    () => 'Die Bauern gingen mit den Äxten über der Schulter nach Hause.',
    ({ area }) => `${n.at(area)} zahlte man weiter an niemanden.`,
    () => 'Nichts ist so zäh wie ein Bauer auf eigenem Boden.',
    ({ area }) => `Bei der alten Ordnung blieb es ${n.at(area)} auch in diesem Jahr.`,
    () => 'Das Aufgebot ging auseinander, und das Heu kam noch trocken herein.',
  ],
  flightTurned: [
    ({ hero }) =>
      `Schon wandten sie sich zur Flucht; da sang Hrunting, und es liefen die Feinde von ${hero.name}.`,
    ({ hero }) => `Hrunting hat die Flucht nie gemocht. Nun rannten die, die gegen ${hero.name} standen.`,
  ],
};

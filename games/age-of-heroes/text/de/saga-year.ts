// The frame of the saga in German: beginning, summers, kingdoms, end.

import type { Land, MonsterId } from '../../content/index.ts';
import type { FrameWords, YearWords } from '../saga/words.ts';
import { cases, names as n } from './names.ts';
import { count, gold, ordinal } from './saga-numbers.ts';

const armed = (sword: Parameters<typeof n.item>[0] | null, yes: (name: string) => string, no = ''): string =>
  sword ? yes(n.item(sword)) : no;
const lands = (areas: readonly Land[]): string => n.list(areas.map(cases.areaAccusative));

export const frame: FrameWords = {
  title: (heroes) =>
    heroes.length === 0
      ? 'Eine Saga aus dem Norden'
      : heroes.length < 4
        ? `Die Saga von ${n.list(heroes)}`
        : `Die Saga von den ${['Vieren', 'Fünfen', 'Sechsen'][heroes.length - 4] ?? 'vielen Helden'}`,
  prologue: 'Wie es anfing',
  epilogue: 'Wie es ausging',
  chapter: (from, to, heading) => (from === to ? `${from}. ${heading}` : `${from}–${to}. ${heading}`),
  headings: {
    heroDied: [
      ({ name }) => `Der Tod von ${name}`,
      ({ name }) => `Wie ${name} fiel`,
      ({ name }) => `Der letzte Kampf von ${name}`,
      ({ name }) => `Ein Hügel für ${name}`,
      ({ name }) => `Mit ${name} geht es zu Ende`,
    ],
    slain: [
      ({ id }) => `Das Ende von ${n.short(id)}`,
      ({ id }) => `${n.title(id)} fällt`,
      ({ id }) => `Von ${n.short(id)}, und was daraus wurde`,
      ({ id }) => `${n.short(id)} und die Krähen`,
      ({ id }) => `Was aus ${n.short(id)} wurde`,
      ({ id }) => `${n.short(id)} steht nicht wieder auf`,
    ],
    landWon: [
      ({ name, area }) => `${name} gewinnt ${cases.areaAccusative(area)}`,
      ({ area }) => `Andere Zeiten ${n.at(area)}`,
      ({ name, area }) => `${name} und die Bauern ${n.at(area)}`,
    ],
    recruited: [
      ({ id }) => `${n.short(id)} nimmt Dienst`,
      ({ id }) => `Wie ${n.short(id)} dazukam`,
      ({ id }) => `${n.short(id)} findet seinen Platz`,
      ({ id }) => `Ein Platz am Tisch für ${n.short(id)}`,
    ],
    noticed: [({ god }) => `${n.gods[god]} sieht herab`, ({ god }) => `Der Blick von ${n.gods[god]}`],
    battle: [
      ({ area }) => `Der Kampf ${n.at(area)}`,
      ({ area }) => `Streit ${n.at(area)}`,
      ({ area }) => `Eisen ${n.at(area)}`,
      ({ area }) => `Was man ${n.at(area)} austrug`,
    ],
    quiet: [() => 'Ruhige Zeit', () => 'Von Fahrten', () => 'Wenig zu erzählen', () => 'Schiffe und Wege'],
  },
  opening: [
    ({ heroes }) =>
      heroes === 1
        ? 'Im Norden lebte damals einer, von dem man noch heute spricht, und davon handelt diese Saga.'
        : `Im Norden lebten damals ${count(heroes)}, von denen man noch heute spricht, und davon handelt diese Saga.`,
    ({ heroes }) =>
      heroes === 1
        ? 'Es war, bevor man die Dinge aufschrieb. Da zog jemand aus, um nicht vergessen zu werden, und das ist schwerer, als es klingt.'
        : `Es war, bevor man die Dinge aufschrieb. Da zogen ${count(heroes)} aus, um nicht vergessen zu werden, und das ist schwerer, als es klingt.`,
    ({ heroes }) =>
      heroes === 1
        ? 'Als noch Drachen auf dem Gold lagen, galt einem ein guter Name mehr als ein langes Leben.'
        : `Als noch Drachen auf dem Gold lagen, waren da ${count(heroes)}, denen ein guter Name mehr galt als ein langes Leben.`,
  ],
  introduce: [
    ({ hero, home, sword }) =>
      `${hero.name} stammte ${out(home)}${armed(sword, (s) => ` und trug das Schwert ${s}`)}.`,
    ({ hero, home, sword }) =>
      `${n.at(home)} gab es ${hero.name}${armed(sword, (s) => ` und das Schwert ${s}, das gut biss`)}.`,
    ({ hero, home, sword }) =>
      `${hero.name} hatte ${n.at(home)} einen Hof und ${armed(sword, (s) => `ein Schwert namens ${s}; das Schwert war das Bessere von beiden`, 'sonst nicht viel')}.`,
    ({ hero, home, sword }) =>
      `Die Leute ${n.at(home)} hielten viel von ${hero.name}${armed(sword, (s) => ` und noch mehr von dem Schwert ${s}`)}.`,
    ({ hero, home, sword }) =>
      `${hero.name} wohnte ${n.at(home)}${armed(sword, (s) => `; über der Bank hing ${s}`)}.`,
    ({ hero, home, sword }) =>
      `Von ${hero.name} heißt es, ${armed(sword, (s) => `${s} sei das einzige Erbstück`, 'es habe kein Erbstück gegeben')} im Haus ${n.at(home)}${sword ? ' gewesen' : ''}.`,
  ],
  contested: [
    ({ name }) => `${name} wäre gern mancher gewesen, aber darüber entschied das Los.`,
    ({ name }) => `Um den Namen ${name} stritten mehrere; einer bekam ihn.`,
  ],
  closing: [
    ({ turns }) => `${count(turns)} Sommer waren dafür gegeben.`,
    ({ turns }) => `${count(turns)} Sommer sollten es werden, und keiner wusste es.`,
    () => 'Also ließ man die Schiffe zu Wasser.',
  ],
  turn: [
    ({ turn, last }) =>
      last ? `Der ${ordinal(turn, '')} Sommer war der letzte.` : `Dann kam der ${ordinal(turn, '')} Sommer.`,
    ({ turn, last }) =>
      last
        ? `Nun blieb nur noch der ${ordinal(turn, '')} Sommer.`
        : `Das Eis ging, und es war der ${ordinal(turn, '')} Sommer.`,
    ({ turn }) => `Nun war es der ${ordinal(turn, '')} Sommer.`,
    ({ turn }) => `Im ${ordinal(turn, 'n')} Sommer wurden die Schiffe früh geteert.`,
    ({ turn }) => `Der ${ordinal(turn, '')} Sommer begann mit Westwind.`,
    ({ turn }) => `Aus dem ${ordinal(turn, 'n')} Sommer hat man sich dies gemerkt.`,
    ({ turn }) => `Vom ${ordinal(turn, 'n')} Sommer wird Folgendes erzählt.`,
    ({ turn }) => `Die Gänse zogen früh nach Norden im ${ordinal(turn, 'n')} Sommer.`,
    ({ turn }) => `Der ${ordinal(turn, '')} Sommer war trocken, und alle waren gereizt.`,
    ({ turn }) => `Im ${ordinal(turn, 'n')} Sommer fragte keiner mehr, wozu das alles.`,
    ({ turn, last }) =>
      last
        ? `Es war der ${ordinal(turn, '')} Sommer, und ein weiterer kam nicht.`
        : `Der ${ordinal(turn, '')} Sommer fand sie schon unterwegs.`,
  ],
  nothing: [
    ({ turn }) => `Im ${ordinal(turn, 'n')} Sommer tat niemand etwas, was man sich gemerkt hätte.`,
    ({ turn }) => `Vom ${ordinal(turn, 'n')} Sommer gibt es nichts zu erzählen.`,
    ({ turn }) => `Der ${ordinal(turn, '')} Sommer ging vorüber.`,
    ({ turn }) => `Der ${ordinal(turn, '')} Sommer war nass, und jeder blieb, wo er war.`,
  ],
  ended: [
    ({ turns }) =>
      `Nach ${turns === 1 ? 'einem Sommer' : `${count(turns)} Sommern`} zog man die Schiffe an Land und fing an zu zählen.`,
    () => 'Dann war es vorbei, und das Gerede begann, wer der Größte gewesen sei.',
    () =>
      'Als das letzte Schiff im Hafen lag, setzten sich die Alten zusammen und rechneten vor, wer was getan hatte.',
  ],
  scored: [
    ({ name, final, hoard }) =>
      `${name} bekam im Ganzen ${count(final)} zugesprochen${hoard > 0 ? ', das Gold eingerechnet' : ''}.`,
    ({ name, final, jarls }) =>
      `Bei ${name} kam man auf ${count(final)}${jarls > 0 ? ', die Jarle eingerechnet' : ''}.`,
    ({ name, his, final }) => `${name} hatte ${count(final)} auf ${his}en Namen.`,
    ({ name, final }) => `${name}: ${count(final)}, und niemand widersprach.`,
    ({ name, final }) => `Man gestand ${name} ${count(final)} zu.`,
  ],
  valhalla: [
    ({ names }) => `Die Tore von Walhall standen offen für ${n.list(names)}.`,
    ({ names }) => `In Walhall ${names.length === 1 ? 'trank' : 'tranken'} seitdem auch ${n.list(names)}.`,
    ({ names }) => `In Walhall rückte man auf der Bank zusammen für ${n.list(names)}.`,
  ],
  nobodyInValhalla: [
    () => 'In Walhall blieb die Bank leer.',
    () => 'Für Walhall reichte das alles nicht, und bei Hel ist es kalt.',
  ],
  winner: [
    ({ name }) => `Von ${name} handeln die Lieder.`,
    ({ name }) => `So war der größte Name der von ${name}, und hier endet die Saga.`,
    ({ name, final }) =>
      `Keiner hatte mehr als ${name}${final === null ? '' : ` mit ${count(final)}`}, und dabei blieb es.`,
  ],
  winners: [
    ({ names }) => `${n.list(names)} befand man für gleich, und die Lieder nennen sie zusammen.`,
    ({ names }) =>
      `Zwischen ${n.list(names)} mochte niemand entscheiden, und so gehört die Saga ihnen gemeinsam.`,
  ],
  unfinished: [
    () => 'Was danach geschah, ist noch nicht erzählt.',
    () => 'Hier bricht die Erzählung fürs Erste ab.',
  ],
};

type Seen = readonly { readonly id: MonsterId; readonly area: Land }[];
/** „den Drachen Fafnir in Wessex und die Hexe Hedin in Angeln“ */
const sighted = (seen: Seen): string => n.list(seen.map((s) => `${cases.accusative(s.id)} ${n.at(s.area)}`));
const heard = (seen: Seen): string => n.list(seen.map((s) => `${n.title(s.id)} ${n.at(s.area)}`));

export const year: YearWords = {
  taxes: [
    ({ paid }) => `Abgaben kamen ein: ${n.list(paid.map((p) => `${gold(p.marks)} für ${p.name}`))}.`,
    ({ paid }) => `Zur Ernte bekam ${n.list(paid.map((p) => `${p.name} ${gold(p.marks)}`))} von den Bauern.`,
    ({ paid }) =>
      `Die Bauern zahlten, wie Bauern zahlen: ${n.list(paid.map((p) => `${gold(p.marks)} an ${p.name}`))}.`,
    ({ paid }) =>
      `Im Herbst wurde Silber gewogen, ${n.list(paid.map((p) => `${gold(p.marks)} für ${p.name}`))}.`,
    ({ paid }) =>
      `Als das Korn eingebracht war, dachten die Bauern an ${n.list(paid.map((p) => p.name))}; wo nicht, half man nach.`,
    ({ paid }) =>
      `Die Truhen wurden schwerer in diesem Herbst, und es waren die von ${n.list(paid.map((p) => p.name))}.`,
    ({ paid }) => `Abgaben gingen an ${n.list(paid.map((p) => p.name))}; gesungen wurde darüber nicht.`,
    ({ paid }) => `Mit der Waage von Hof zu Hof gingen die Leute von ${n.list(paid.map((p) => p.name))}.`,
    ({ paid }) => `Die Ernte war ordentlich, auch für ${n.list(paid.map((p) => p.name))}.`,
  ],
  landLost: [
    ({ name, areas }) =>
      `${name} hatte ${n.list(areas.map(n.at))} niemanden gelassen und war dort bald vergessen.`,
    ({ name, areas }) =>
      `Weil ${n.list(areas.map(n.at))} keiner mehr für ${name} stand, hielten die Leute sich wieder für frei.`,
    ({ name, areas }) =>
      `Niemand kam, um ${n.list(areas.map(n.at))} für ${name} zu kassieren, und so zahlte dort auch niemand mehr.`,
    ({ name, areas }) => `${name} verlor ${lands(areas)} durch Abwesenheit.`,
    ({ name, areas }) =>
      `${n.list(areas.map(n.at))} wusste keiner mehr, dass man ${name} je etwas geschworen hatte.`,
    ({ name, areas }) =>
      `Ein Land muss man besetzt halten, und das tat ${n.list(areas.map(n.at))} niemand für ${name}.`,
  ],
  healed: [
    ({ hero }) => `${hero.name} lag den Sommer über still, und die Wunde schloss sich.`,
    ({ hero }) => `${hero.name} ruhte sich aus und wurde gesund.`,
    ({ hero }) => `Im Herbst konnte ${hero.name} den Schild wieder heben.`,
  ],
  monsters: [
    ({ seen }) => `In jenem Herbst sah man ${sighted(seen)}.`,
    ({ seen }) => `Es sprach sich herum: ${heard(seen)}.`,
    ({ seen }) =>
      `Als die Nächte länger wurden, ${seen.length === 1 ? 'kam' : 'kamen'} ${n.list(seen.map((s) => `${n.title(s.id)} ${n.to(s.area)}`))}.`,
    ({ seen }) => `Reisende rieten von manchem Weg ab, denn getroffen hatten sie ${sighted(seen)}.`,
    ({ seen }) =>
      `Man verriegelte die Türen, denn nun ${seen.length === 1 ? 'hauste' : 'hausten'} ${heard(seen)}.`,
    ({ seen }) => `Noch vor dem ersten Schnee hörte man nachts ${sighted(seen)}.`,
    ({ seen }) => `Die Hirten zählten ihre Schafe zweimal und verfluchten ${sighted(seen)}.`,
    ({ seen }) => `Die Kinder rief man jetzt früh ins Haus. Man fürchtete ${sighted(seen)}.`,
    ({ seen }) => `Von jenem Winter heißt es, er habe ${sighted(seen)} gebracht.`,
    ({ seen }) => `Gerufen hatte niemand ${sighted(seen)}.`,
    ({ seen }) => `Die Fährleute schwiegen, aber gesehen hatten sie ${sighted(seen)}.`,
    ({ seen }) => `Im Frühjahr standen Höfe leer, und man wusste, weshalb: ${heard(seen)}.`,
  ],
  jarls: [
    ({ areas }) => `Fremde mit Gefolge kamen ${n.list(areas.map(n.to))}.`,
    ({ areas }) =>
      `${areas.length === 1 ? 'Ein Jarl, den keiner kannte, schlug sein' : 'Jarle, die keiner kannte, schlugen ihr'} Lager auf: ${n.list(areas.map(n.at))}.`,
    ({ areas }) => `Nachts sah man Feuer ${n.list(areas.map(n.at))} und Bewaffnete darum.`,
    ({ areas }) => `Rauch stieg auf, wo kein Hof stand: ${n.list(areas.map(n.at))}.`,
    ({ areas }) => `Fremde auf guten Pferden fragten nach dem Weg ${n.list(areas.map(n.to))}.`,
    ({ areas }) => `Zelte standen nun ${n.list(areas.map(n.at))}, und gefragt hatte niemand.`,
    ({ areas }) => `Ein Banner, das keinem etwas sagte, wehte ${n.list(areas.map(n.at))}.`,
    ({ areas }) => `Jemand kaufte ${n.list(areas.map(n.at))} Hafer und feilschte nicht.`,
    ({ areas }) => `Späte Gäste kamen ${n.list(areas.map(n.to))} und brachten ihre eigenen Schilde mit.`,
    ({ areas }) => `Bewaffnete ohne Namen überwinterten ${n.list(areas.map(n.at))}.`,
  ],
  withdrew: [
    ({ name }) => `Damit war getan, was es für ${name} zu tun gab, und niemand kam danach.`,
    ({ name }) => `Man schüttete ${name} einen Hügel auf, und mit diesem Haus war es zu Ende.`,
  ],
  restarted: [
    ({ name, area, sword }) =>
      `${n.at(area)} sah man jemanden mit Namen ${name}, ${armed(sword, (s) => `mit ${s} am Gürtel`, 'mit leeren Händen')}; manche sagten, es sei ganz derselbe Mensch.`,
    ({ name, area }) =>
      `Es zeigte sich, dass ${name} nicht so leicht unter der Erde blieb: ${n.at(area)} fing alles von vorn an.`,
    ({ name, area }) => `${name} begann noch einmal, ${n.at(area)}, und hatte nichts als Glück.`,
    ({ name, area, sword }) =>
      `${n.at(area)} hieß bald wieder jemand ${name}${sword ? `, und ${n.item(sword)} kam mit dem Namen` : ''}.`,
    ({ name, area }) => `Den Namen ${name} ließ man nicht liegen; ${n.at(area)} hob ihn jemand auf.`,
  ],
  transferred: [
    ({ name, dead }) => `Nach ${dead} war es ${name}, dem die Männer folgten.`,
    ({ name, dead }) => `${name} nahm auf, was ${dead} hingelegt hatte, nur nicht den Ruhm.`,
    ({ name, dead }) => `Das Glück von ${dead} ging an ${name} über, und die Händel auch.`,
  ],
  released: [
    ({ jarls }) =>
      `${n.list(jarls.map(n.short))} ${jarls.length === 1 ? 'ging von da an eigene' : 'gingen von da an eigene'} Wege.`,
    ({ jarls }) => `Niemand zahlte ${n.list(jarls.map(n.short))} mehr etwas, und so blieb man für sich.`,
  ],
};

/** Where somebody hails from: „aus Wessex“, „aus dem Rheinland“, „von den Hebriden“. */
const out = (home: Parameters<typeof n.from>[0]): string => n.from(home).replace(/^von (?!den )/, 'aus ');

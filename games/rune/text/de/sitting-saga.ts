// Eine ganze Sitzung, erzählt, wie Sagas erzählen: trocken und mit Namen.

import type { Person, SittingSagaWords } from '../saga/words.ts';

const war = ({ several }: Person): string => (several ? 'waren' : 'war');
const kam = ({ several }: Person): string => (several ? 'kamen' : 'kam');
const hat = ({ several }: Person): string => (several ? 'hatten' : 'hatte');

const ALLE: readonly (readonly [wer: string, wem: string])[] = [
  ['beiden', 'beiden'],
  ['drei', 'dreien'],
  ['vier', 'vieren'],
  ['fünf', 'fünfen'],
  ['sechs', 'sechsen'],
  ['sieben', 'sieben'],
  ['acht', 'achten'],
];

export const sittingSaga: SittingSagaWords = {
  title: (heroes) => `Die Saga von ${heroes.toWhom}`,
  chapter: (number) => `${number}. Kapitel`,
  truth: 'Was man später erfuhr:',
  setOut: [
    ({ one }) =>
      `Ausgezogen ${one.several ? 'sind' : 'ist'} ${one.who}, und Glück hat dabei niemand gewünscht.`,
    ({ one }) => `Von ${one.toWhom} heißt es, dass vor Tag aufgebrochen und nach keinem Weg gefragt wurde.`,
    ({ one }) => `Da ${war(one)} ${one.who}. Mehr weiß man vom Anfang nicht, und mehr braucht es nicht.`,
  ],
  all(count) {
    const [wer, wem] = ALLE[count - 2] ?? [`${count}`, `${count}`];
    return {
      who: `die ${wer}`,
      whom: `die ${wer}`,
      toWhom: `den ${wem}`,
      whose: `der ${wer}`,
      he: 'sie',
      him: 'sie',
      his: 'ihr',
      several: true,
    };
  },
  firstPlace: [
    ({ title }) => `Zuerst ist von „${title}“ zu erzählen.`,
    ({ title }) => `Es begann mit „${title}“.`,
    ({ title }) => `Den Anfang machte „${title}“.`,
    ({ title }) => `„${title}“: Damit fängt es an.`,
  ],
  place: [
    ({ title }) => `Dann kam, was man „${title}“ nennt.`,
    ({ title }) => `Danach war es „${title}“.`,
    ({ title }) => `Das Nächste heißt „${title}“.`,
    ({ title }) => `„${title}“: So nennen es die Leute.`,
    ({ title }) => `Über „${title}“ weiß man dies.`,
  ],
  nothing: [
    () => 'Lange blieb dort niemand.',
    () => 'Man sah sich um und ging weiter.',
    () => 'Dort geschah nichts, womit sich jemand gebrüstet hätte.',
    () => 'Verloren ging dort nichts als Zeit.',
  ],
  trialWon: [
    ({ name, one }) => `${name}: Dem ${war(one)} ${one.who} gewachsen.`,
    ({ name, one }) =>
      `${name}: ${one.who} ${kam(one)} hindurch und verlor${one.several ? 'en' : ''} wenig Worte darüber.`,
    ({ name, one }) => `${name}: Für ${one.whom} war das keine Mühe, so hieß es wenigstens daheim.`,
    ({ name, one }) => `${name}: ${one.who} wusste${one.several ? 'n' : ''}, was zu tun war.`,
  ],
  trialLost: [
    ({ name, one }) => `${name}: Das war zu viel für ${one.whom}.`,
    ({ name, one }) => `${name}: Danach ließ${one.several ? 'en' : ''} ${one.who} sich nicht gern fragen.`,
    ({ name, one }) => `${name}: Da ${hat(one)} ${one.who} kein Glück.`,
    ({ name, one }) => `${name}: Davon gab es bei ${one.toWhom} mehrere Fassungen, alle kurz.`,
  ],
  trialOfBoth: [
    ({ name, won, lost }) => `${name}: ${won.who} ${kam(won)} gut hindurch, ${lost.who} weniger.`,
    ({ name, won, lost }) =>
      `${name}: ${won.who} ${hat(won)} keine Not damit, und ${lost.who} ${war(lost)} froh, als es vorbei war.`,
    ({ name, won, lost }) =>
      `${name}: Für ${won.whom} ging es an. ${lost.who} wäre${lost.several ? 'n' : ''} lieber anderswo gewesen.`,
  ],
  dared: [
    ({ one, what }) => `„${what}“: ${one.who} ließ${one.several ? 'en' : ''} es nicht bleiben.`,
    ({ one, what }) => `Für „${what}“ ${hat(one)} ${one.who} eine Hand frei.`,
    ({ one, what }) => `„${what}“: Das nahm${one.several ? 'en' : ''} ${one.who} auf sich.`,
    ({ one, what }) =>
      `„${what}“: Niemand hatte ${one.whom} gefragt, und ${one.he} fragte${one.several ? 'n' : ''} auch niemanden.`,
    ({ one, what }) =>
      `„${what}“: So viel war zu sehen, und ${one.who} wollte${one.several ? 'n' : ''} mehr wissen.`,
  ],
  paid: [
    ({ one }) => `${one.who} blutete${one.several ? 'n' : ''} ein wenig.`,
    ({ one }) => `An ${one.toWhom} ist davon ein Mal geblieben.`,
    ({ one }) => `${one.who} spürte${one.several ? 'n' : ''} es noch einige Tage.`,
    ({ one }) => `Umsonst war es nicht, meinte${one.several ? 'n' : ''} ${one.who}.`,
  ],
  paidMuch: [
    ({ one }) => `Um ein Haar wäre${one.several ? 'n' : ''} ${one.who} dort geblieben.`,
    ({ one }) => `${one.who} blutete${one.several ? 'n' : ''}, wie man nur einmal im Leben blutet.`,
    ({ one }) => `Das war für ${one.whom} teuer gekauft.`,
  ],
  found: [
    ({ one, things }) => `${one.who} stieß${one.several ? 'en' : ''} auf etwas: ${things}.`,
    ({ one, things }) => `Da lag etwas, und ${one.who} sah${one.several ? 'en' : ''} es zuerst: ${things}.`,
    ({ one, things }) =>
      `Mit leeren Händen ging${one.several ? 'en' : ''} ${one.who} dort nicht weg: ${things}.`,
  ],
  rested: [
    () => 'Der Ort war sicher, und man schlief.',
    () => 'Dort wurde gerastet, jeder mit einem offenen Auge.',
    () => 'Man setzte sich, und eine Weile sprach niemand von Punkten.',
  ],
  met: [
    ({ foes }) => `Im Weg ${foes.several ? 'standen' : 'stand'} ${foes.who}.`,
    ({ foes }) => `Dann ${kam(foes)} ${foes.who}, und geredet wurde nicht.`,
    ({ heroes, foes }) => `${heroes.who} ${heroes.several ? 'trafen' : 'traf'} auf ${foes.whom}.`,
    ({ foes }) => `Mit ${foes.toWhom} kam es zum Kampf.`,
  ],
  fightEnds: {
    heroes: [
      ({ heroes }) => `Das Feld blieb ${heroes.toWhom}.`,
      () => 'Als es still wurde, waren die Helden noch da.',
      ({ heroes }) => `So ging es aus, und ${heroes.who} wischte${heroes.several ? 'n' : ''} die Klingen ab.`,
    ],
    foes: [
      ({ foes }) => `Der Tag gehörte ${foes.toWhom}.`,
      ({ heroes }) => `${heroes.who} ${heroes.several ? 'haben' : 'hat'} dieses Feld nicht gehalten.`,
    ],
    nobody: [
      () => 'Es wurde Nacht, und keine Seite hatte gewonnen.',
      () => 'Am Ende hielt niemand dieses Feld.',
    ],
  },
  gained: [
    ({ one, points }) => `Am meisten sprach man hinterher von ${one.toWhom}: ${points}.`,
    ({ one, points }) => `Das Beste daran ${hat(one)} ${one.who}, nämlich ${points}.`,
    ({ one, points }) => `${one.who} ${hat(one)} ${points} davon, und zählen konnten die anderen auch.`,
  ],
  noGain: [() => 'Ruhm war dabei für niemanden zu holen.', () => 'Reicher ist davon niemand geworden.'],
  share: [
    ({ one, things }) => `An ${one.whom} fiel: ${things}.`,
    ({ one, things }) => `${one.who} nahm${one.several ? 'en' : ''} mit: ${things}.`,
    ({ one, things }) => `${one.who} ging${one.several ? 'en' : ''} weiter mit mehr als zuvor: ${things}.`,
  ],
  shareAlike: [
    ({ one, things }) => `${one.who} nahmen das Gleiche, ein jeder ${things}.`,
    ({ one, things }) => `Geteilt wurde gerecht: ${one.who} bekamen je ${things}.`,
  ],
  home: [
    ({ one }) => `${one.who} ${kam(one)} heim, und das Dorf nahm, was gebracht wurde.`,
    ({ one }) =>
      `Am Ende sah${one.several ? 'en' : ''} ${one.who} Rauch über den Dächern, und es war der richtige.`,
    ({ one }) => `So ${kam(one)} ${one.who} heim. Was so weit getragen worden war, war bald verschenkt.`,
  ],
  nobodyHome: [
    () => 'Heim kam niemand. Was hier steht, haben andere erzählt.',
    () => 'Das Dorf wartete bis in den Herbst, und dann wartete es nicht mehr.',
  ],
};

import { isMinion, type ModelType } from '../../content/index.ts';
import type { Band, SagaWords } from '../saga/words.ts';
import { names as n } from './names.ts';

const COUNTS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const ORDINALS = [
  'ersten',
  'zweiten',
  'dritten',
  'vierten',
  'fünften',
  'sechsten',
  'siebten',
  'achten',
  'neunten',
  'zehnten',
];
const count = (number: number): string => COUNTS[number] ?? `${number}`;
const rounds = (number: number): string => (number === 1 ? 'einer Runde' : `${count(number)} Runden`);
const isNamed = (type: ModelType): boolean => type in n.epithets;

/** All that walks there is masculine; only the archer is declined weakly. */
const noun = (type: ModelType, number: number, weak: boolean): string =>
  number > 1 && isMinion(type)
    ? n.several(type, number).replace(/^\d+ /, '')
    : weak && type === 'skeleton-archer'
      ? 'Skelettschützen'
      : n.type(type);

const band =
  (one: string, weak: boolean) =>
  ({ type, count: number }: Band): string => {
    if (isNamed(type)) return n.type(type);
    return `${number === 1 ? one : count(number)} ${noun(type, number, weak)}`;
  };

const nominative = band('ein', false);
const accusative = band('einen', true);
const dative = band('einem', true);
const because = (killer: string | null): string => (killer === null ? '' : ` Das Werk von ${killer}.`);
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const saga: SagaWords = {
  prologue: 'Wie es begann',
  epilogue: 'Wie es endete',
  chapter: (number) =>
    number === 0 ? 'Im ersten Raum' : `Hinter der ${ORDINALS[number - 1] ?? `${number}.`} Tür`,
  name: n.type,
  list: n.list,
  items: (items) => n.list(items.map(n.item)),
  feat: n.feat,
  standing: (all) => n.list(all.map(nominative)),
  struck: (all) => n.list(all.map(accusative)),
  by: (type) => dative({ type, count: 1 }),
  times: (number) => `${count(number)}mal`,

  setOut: [
    ({ heroes, several }) =>
      `${heroes} ${several ? 'gingen' : 'ging'} hinein, und niemand hatte darum gebeten.`,
    ({ heroes, several }) =>
      `Hinunter ${several ? 'stiegen' : 'stieg'} ${heroes}. Auf der Treppe wurde nicht viel geredet.`,
    ({ heroes, several }) =>
      `${heroes} ${several ? 'zündeten' : 'zündete'} eine Lampe an, und es ging hinab.`,
  ],
  waiting: [
    ({ whom, several }) => `Dort ${several ? 'warteten' : 'wartete'} ${whom}.`,
    ({ whom, several }) => `Da ${several ? 'standen' : 'stand'} ${whom}, als hätte man Bescheid gesagt.`,
    ({ whom, several }) => `Im Lampenschein ${several ? 'zeigten' : 'zeigte'} sich ${whom}.`,
    ({ whom }) => `Leer war es nicht: ${whom}.`,
    ({ whom, several }) => `${cap(whom)} ${several ? 'wandten' : 'wandte'} den Kopf.`,
  ],
  round: [
    () => 'Dann ging es weiter.',
    ({ round }) => `Zum ${ORDINALS[round - 1] ?? `${round}.`} Mal gingen sie so aufeinander los.`,
    () => 'Ruhe gab es danach nicht.',
    () => 'Dabei blieb es nicht.',
    () => 'Lange stand keiner still.',
    () => 'Was dann kam, war schnell getan.',
    () => 'Danach holten beide Seiten Luft, aber nur eine brauchte sie.',
    () => 'Die Lampe brannte noch.',
    () => 'So nahm es seinen Lauf.',
  ],
  quiet: [
    () => 'Eine Weile hörte man nur Schritte auf Stein.',
    () => 'Dann geschah nichts, was des Erzählens wert wäre.',
    () => 'Sie gingen umher, die anderen auch, und niemandem schadete es.',
    () => 'Es war ein Hin und Her.',
    () => 'Für einige Zeit war es still, so still es an solchen Orten wird.',
    () => 'Beide Seiten suchten sich besseren Grund.',
  ],
  felled: [
    ({ who, whom }) => `${who} schlug ${whom} nieder.`,
    ({ who, whom }) => `${who} traf auf ${whom}, und damit war es getan.`,
    ({ who, whom }) => `${who} nahm ${whom} auseinander.`,
    ({ who, whom }) => `${who} brachte ${whom} zur Ruhe, soweit das geht.`,
    ({ who, whom }) => `${who} räumte ${whom} aus dem Weg und machte kein Aufhebens davon.`,
    ({ who, whom }) => `${who} streckte ${whom} hin.`,
    ({ who, whom }) => `Nicht lange, und ${who} hatte ${whom} gefällt.`,
    ({ who, whom }) => `Einen zweiten Tod brachte ${who} herbei, und er traf ${whom}.`,
    ({ who, whom }) => `${who} holte aus, und übrig blieb nicht viel: Getroffen hatte es ${whom}.`,
    ({ who, whom }) => `${who} fegte ${whom} beiseite.`,
  ],
  wounded: [
    ({ who, by }) => `${who} bekam von ${by} eine Wunde.`,
    ({ who, by }) => `${who} wurde von ${by} getroffen und sagte nichts dazu.`,
    ({ who, by }) => `${who} sah sich nicht vor, und von ${by} kam die Quittung.`,
    ({ who, by }) => `Dass mit ${by} nicht zu spaßen war, erfuhr ${who} am eigenen Leib.`,
    ({ who, by }) => `Im Streit mit ${by} floss zuletzt Blut, und zwar das von ${who}.`,
    ({ who, by }) => `Eine neue Narbe verdankt ${who} ${by}.`,
    ({ who, by }) => `Ein Hieb von ${by} fand ${who} trotz allem.`,
  ],
  woundedOften: [
    ({ who, times }) => `${who} wurde ${times} verwundet, und der Atem ging schwer.`,
    ({ who, times }) => `${cap(times)} traf es ${who}, und das merkte man.`,
    ({ who, times }) => `${who} blutete nun schon aus mehr als einer Wunde, denn es hatte ${times} gesessen.`,
  ],
  healed: [
    ({ who }) => `${who} erholte sich ein wenig.`,
    ({ who }) => `Danach ging es ${who} besser.`,
    ({ who }) => `Bei ${who} schloss sich eine Wunde.`,
  ],
  spared: [({ who }) => `Im Beutel von ${who} zersprang ein Heiligenknöchel, und die Klinge glitt ab.`],
  raised: [
    ({ what, several }) =>
      `Aus den Knochen ${several ? 'standen' : 'stand'} ${what} auf, und Dank war nicht zu hören.`,
    ({ what, several }) =>
      `Die Toten von Dolgarth schlafen leicht: Es ${several ? 'erhoben' : 'erhob'} sich ${what}.`,
    ({ what, several }) => `Knochen ordneten sich, und da ${several ? 'standen' : 'stand'} ${what}.`,
    ({ what, several }) =>
      `Tief unten sprach jemand ein Wort, und ${what} ${several ? 'kamen' : 'kam'} auf die Beine.`,
    ({ what }) => `Was beiseitegefegt war, stand wieder auf: ${what}.`,
  ],
  summoned: [
    ({ what, several }) => `Aus dem Nichts ${several ? 'kamen' : 'kam'} ${what}.`,
    ({ what, several }) => `Auf einmal ${several ? 'waren' : 'war'} ${what} da.`,
  ],
  doorForced: [
    ({ who }) => `${who} brach die Tür auf.`,
    ({ who }) => `Die Tür hielt, bis ${who} die Geduld verlor.`,
    ({ who }) => `${who} klopfte einmal, dann war die Tür fort.`,
    ({ who }) => `Vor ${who} gab die Tür nach.`,
  ],
  unsealed: [
    ({ who }) => `${who} redete dem Siegel gut zu, und es ließ los.`,
    ({ who }) => `Das Siegel hielt, bis ${who} das richtige Wort fand.`,
    ({ who }) => `Unter der Hand von ${who} ging das Siegel aus, und die Tür mit ihm.`,
  ],
  doorOpened: [
    () => 'Das Siegel erlosch wie eine Kerze, und der Weg war frei.',
    () => 'Eine Tür ging auf, die zubleiben sollte.',
  ],
  wallBroken: [({ who }) => `${who} fand die Stelle, an der die Wand dünn war, und ging hindurch.`],
  roofCleared: [({ who }) => `${who} räumte die Steine weg.`],
  roofFell: [() => 'Dann kam die Decke herunter. Von selbst tun Decken das nicht.'],
  chamberTurned: [
    () => 'Der Raum drehte sich, und was ein Weg gewesen war, war eine Wand.',
    () => 'Stein mahlte auf Stein, und die Kammer öffnete sich anderswo.',
    () => 'Noch einmal drehte sich die Kammer.',
  ],
  lever: [
    ({ who, left }) =>
      left === 0
        ? `${who} zog den letzten Hebel, und etwas gab nach.`
        : `${who} zog einen Hebel. Es war nicht der letzte.`,
    ({ who, left }) =>
      left === 0
        ? `Unter der Hand von ${who} gab der letzte Hebel nach.`
        : `${who} hängte sich an einen Hebel, und irgendwo lief eine Kette.`,
    ({ who, left }) =>
      left === 0
        ? `Der letzte Hebel ging hinunter, und ${who} hielt den Atem an.`
        : `Ein Hebel klemmte, doch ${who} ließ nicht los.`,
  ],
  found: [
    ({ who, items }) => `${who} fand etwas: ${items}.`,
    ({ who, items }) => `${items}: Das fand ${who} und behielt es.`,
    ({ who, items }) => `Geholt hatte es niemand mehr, also nahm ${who} es mit: ${items}.`,
  ],
  feated: [
    ({ who, feat }) => `Dann tat ${who}, wovon man noch erzählt: ${feat}.`,
    ({ who, feat }) => `${feat}: Das hatte sich ${who} für solch eine Stunde aufgehoben.`,
    ({ who, feat }) => `Hier zeigte ${who}, was noch keiner gesehen hatte: ${feat}.`,
  ],
  brokeAway: [
    ({ who }) => `${who} wandte sich unter Hieben ab.`,
    ({ who }) => `${who} hielt es für klüger, anderswo zu sein, und bekam Hiebe dafür.`,
    ({ who }) => `${who} machte sich los.`,
    ({ who }) => `${who} wich und zahlte unterwegs dafür.`,
    ({ who }) => `Eine Lücke tat sich auf, und ${who} ging rückwärts hindurch.`,
  ],
  interrupted: [
    () => 'Die anderen warteten nicht, bis sie an der Reihe waren.',
    () => 'Ehe es weiterging, regte sich das Dunkel von selbst.',
    () => 'Hier war der Feind schneller.',
  ],
  left: [
    ({ who }) => `${who} ging hinaus und sah sich nicht um.`,
    ({ who }) => `Als Nächstes roch ${who} frische Luft.`,
    ({ who }) => `${who} war draußen.`,
    ({ who }) => `Von ${who} sah man nur noch den Rücken.`,
  ],
  heroFell: [
    ({ who, by: killer }) => `${who} ging zu Boden und stand nicht mehr auf.${because(killer)}`,
    ({ who, by: killer }) => `Bis hierher kam ${who}.${because(killer)}`,
  ],
  bossFell: [
    ({ who, by: killer }) => `Und ${who} fiel.${because(killer)}`,
    ({ who, by: killer }) => `Gestorben war ${who} schon einmal; diesmal hielt es.${because(killer)}`,
  ],
  endings: {
    heroes: {
      goal: [
        ({ rounds: number }) => `So taten die Helden, wozu sie gekommen waren, in ${rounds(number)}.`,
        () => 'Damit war es zu Ende, und sie hatten gewonnen.',
      ],
      crippled: [() => 'So behielten die Helden die Oberhand.'],
      noHeroes: [() => 'So behielten die Helden die Oberhand.'],
      deckOut: [
        () => 'Der Feind hatte niemanden mehr zu schicken, und sie hatten gewonnen, weil sie noch standen.',
      ],
      conceded: [() => 'Der Overlord hatte genug gesehen und ließ es ihnen.'],
      broken: [() => 'So behielten die Helden die Oberhand.'],
    },
    overlord: {
      goal: [() => 'So behielt der Overlord die Oberhand.'],
      crippled: [
        () => 'Damit war es vorbei. Die anderen trugen heim, was zu tragen war.',
        ({ rounds: number }) =>
          `Es hatte nach ${rounds(number)} ein Ende, und die Feste behielt, was ihr gehörte.`,
      ],
      noHeroes: [() => 'Niemand war mehr da, der es zu Ende gebracht hätte.'],
      deckOut: [
        () => 'Sie hatten zu lange gebraucht. Was in Dolgarth schläft, war jetzt wach, und zwar alles.',
        () => 'Zeit hatten sie am wenigsten, und sie ging zuerst aus.',
      ],
      conceded: [() => 'Sie sahen einander an, dann gingen sie heim. Zu leben ist keine Schande.'],
      broken: [
        () => 'Der Deckel stand offen, und was sie hüten sollten, war nicht mehr zu hüten.',
        ({ rounds: number }) => `Zugehalten hatten sie sie, ${rounds(number)} lang. Es war nicht lang genug.`,
      ],
    },
  },
  untold: [() => 'Wie es ausging, ist noch nicht erzählt.'],
  rewarded: [
    ({ who, item }) => `${who} nahm etwas mit: ${item}.`,
    ({ who, item }) => `An ${who} ging dies: ${item}.`,
    ({ who, item }) => `Bei ${who} blieb es: ${item}.`,
  ],
};

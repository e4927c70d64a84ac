import { FOE_NAMES } from '../foes.ts';
import type { Forms } from '../saga/people.ts';
import type { Person, SagaWords } from '../saga/words.ts';
import { cases } from './names.ts';

const COUNTS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const count = (number: number): string => COUNTS[number] ?? `${number}`;

const GENDERS = { m: 'male', f: 'female', n: 'neuter', p: 'several', '-': 'neuter' } as const;

export const forms: Forms = {
  some(foe, number, as) {
    if (typeof foe !== 'string') return number === 1 ? foe.name : `${count(number)} ${foe.name}`;
    if (number === 1) return cases.aFoe(foe, as);
    return as === 'genitive'
      ? `von ${count(number)} ${cases.foes(foe, 'dative')}`
      : `${count(number)} ${cases.foes(foe, as)}`;
  },
  gender: (foe) => (typeof foe === 'string' ? GENDERS[FOE_NAMES[foe].gender] : 'neuter'),
  pronouns: {
    male: { he: 'er', him: 'ihn', his: 'sein' },
    female: { he: 'sie', him: 'sie', his: 'ihr' },
    neuter: { he: 'es', him: 'es', his: 'sein' },
    several: { he: 'sie', him: 'sie', his: 'ihr' },
  },
};

/** „stand“ oder „standen“ */
const verb = ({ several }: Person, one: string, more: string): string => (several ? more : one);

export const saga: SagaWords = {
  prologue: 'Wie es anfing',
  first: 'Die ersten Hiebe',
  epilogue: 'Wie es endete',
  after: [
    ({ one }) => `Als ${one.who} tot ${verb(one, 'war', 'waren')}`,
    ({ one }) => `Ohne ${one.whom}`,
    ({ one }) => `Nach ${one.toWhom}`,
    ({ one }) => `Was nach ${one.toWhom} kam`,
    ({ one }) => `Über ${one.whom} hinweg`,
    ({ one }) => `Und ${one.who} ${verb(one, 'lag', 'lagen')} da`,
  ],

  setOut: [
    ({ heroes, foes }) =>
      `Dorthin ${verb(heroes, 'kam', 'kamen')} ${heroes.who}, und ${foes.who} ${verb(foes, 'war', 'waren')} schon da.`,
    ({ heroes, foes }) =>
      `Auf der einen Seite ${verb(heroes, 'stand', 'standen')} ${heroes.who}, auf der anderen ${foes.who}. Viel gesagt wurde nicht.`,
    ({ heroes, foes }) =>
      `${heroes.who} ${verb(heroes, 'sah', 'sahen')} ${foes.whom}, und niemand kehrte um.`,
    ({ heroes, foes }) =>
      `Hier ${verb(heroes, 'stand', 'standen')} ${heroes.who}, dort ${foes.who}, und der Tag war noch jung.`,
  ],
  round: [
    () => 'Sie gingen von Neuem aufeinander los.',
    () => 'Es war noch nicht vorbei.',
    () => 'Niemand hatte genug.',
    () => 'So ging es weiter.',
    () => 'Beide Seiten holten Atem; es war ein kurzer.',
    () => 'Danach kannte man sich besser.',
    () => 'Was folgte, war schnell getan.',
    () => 'Es kam noch mehr.',
    () => 'Die Raben hatten gut daran getan zu bleiben.',
    () => 'Niemand bot Frieden an.',
    () => 'Das Geschrei wurde weniger, die Arbeit nicht.',
    () => 'Dann waren die Nächsten an der Reihe.',
  ],
  quiet: [
    () => 'Eine Weile ging man nur umeinander herum.',
    () => 'Es gab viel Hin und Her, und keinem tat es weh.',
    () => 'Dann geschah nichts, was zu erzählen wäre.',
    () => 'Jeder wartete darauf, dass ein anderer einen Fehler machte.',
    () => 'Man suchte besseren Boden, und manche fanden ihn.',
    () => 'Einen Augenblick war es still, so still es unter solchen Leuten wird.',
    () => 'Hiebe fielen, aber auf Holz und in die Luft.',
    () => 'Einiger Atem ging für Worte drauf.',
  ],

  slew: [
    ({ one, other }) => `${one.who} tötete ${other.whom}.`,
    ({ one, other, by }) => `${one.who} streckte ${other.whom} ${by} nieder.`,
    ({ one, other }) => `Mit ${other.toWhom} war es zu Ende; dafür sorgte ${one.who}.`,
    ({ one, other }) => `Dann holte ${one.who} aus, und ${other.who} ${verb(other, 'lag', 'lagen')} da.`,
    ({ one, other }) => `Gegen ${other.whom} behielt ${one.who} das letzte Wort.`,
    ({ one, other, by }) =>
      `${by} war ${one.who} hinzugetreten; danach ${verb(other, 'rührte', 'rührten')} sich ${other.who} nicht mehr.`,
    ({ one, other }) =>
      `Wo ${other.who} gestanden ${verb(other, 'hatte', 'hatten')}, schaffte ${one.who} Platz.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'traf', 'trafen')} auf ${one.whom} und ${verb(other, 'ging', 'gingen')} nicht wieder fort.`,
    ({ one, other }) => `Von ${other.toWhom} wird nichts mehr erzählt, und daran ist ${one.who} schuld.`,
    ({ one, other }) => `Für ${other.whom} endete der Tag dort, unter den Augen von ${one.toWhom}.`,
    ({ one, other }) => `Nach ${other.toWhom} brauchte sich ${one.who} nach diesem Hieb nicht umzusehen.`,
    ({ one, other, by }) => `${one.who} setzte ${other.toWhom} ${by} ein Ende.`,
    ({ one, other }) => `Auf ${other.whom} hätte kaum einer gewettet, und bei ${one.toWhom} mit Recht.`,
    ({ one, other }) => `Irgendwer musste gehen, und ${one.who} hatte sich für ${other.whom} entschieden.`,
  ],
  hurt: [
    ({ one, other, by }) => `${one.who} traf ${other.whom} ${by}.`,
    ({ one, other }) =>
      `Der Hieb von ${one.toWhom} saß, und ${other.who} ${verb(other, 'merkte', 'merkten')} es.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'steckte', 'steckten')} einen Hieb von ${one.toWhom} ein und ${verb(other, 'blieb', 'blieben')} stehen.`,
    ({ one, other, by }) => `${one.who} gab ${other.toWhom} ${by} zu verstehen, wer gekommen war.`,
    ({ one, other }) =>
      `Zwischen ${one.toWhom} und ${other.toWhom} floss Blut, und es war nicht das von ${one.toWhom}.`,
    ({ one, other }) =>
      `${one.who} fand die Lücke, und ${other.who} ${verb(other, 'hatte', 'hatten')} eine Narbe mehr.`,
    ({ one, other }) => `Ein Hieb von ${one.toWhom} ging bis zu ${other.toWhom} durch.`,
    ({ one, other }) => `${one.who} schonte ${other.whom} nicht.`,
    ({ one, other, by }) => `${one.who} kam ${by} an ${other.whom} heran, wenn auch nicht für immer.`,
    ({ one, other }) =>
      `Danach ${verb(other, 'hatte', 'hatten')} ${other.who} Grund, sich ${one.whom} zu merken.`,
    ({ one, other }) => `Was ${one.who} mit ${other.toWhom} anfing, war halb getan.`,
    ({ one, other }) =>
      `${one.who} zielte gut genug, und ${other.who} ${verb(other, 'zahlte', 'zahlten')} dafür.`,
  ],
  hurtBadly: [
    ({ one, other, by }) =>
      `${one.who} schlug ${other.toWhom} ${by} eine Wunde, die den meisten gereicht hätte.`,
    ({ one, other }) =>
      `Nach diesem Hieb von ${one.toWhom} ${verb(other, 'stand', 'standen')} ${other.who} weniger gerade.`,
    ({ one, other }) => `${one.who} schlug tief, und ${other.who} ${verb(other, 'wusste', 'wussten')} es.`,
    ({ one, other }) =>
      `Ein Kratzer war es nicht, was ${other.who} von ${one.toWhom} ${verb(other, 'bekam', 'bekamen')}.`,
    ({ one, other, by }) => `${one.who} holte ${by} aus, und an ${other.toWhom} brach etwas.`,
    ({ one, other }) => `${other.who} ${verb(other, 'wankte', 'wankten')}; ${one.who} hatte es so gemeint.`,
    ({ one, other }) =>
      `Von diesem Hieb, den ${one.who} da führte, redet man noch, nur ${other.who} nicht gern.`,
    ({ one, other }) => `${one.who} ließ ${other.toWhom} etwas da, das nicht über Nacht heilt.`,
  ],
  missed: [
    ({ one, other }) => `${one.who} schlug nach ${other.toWhom} und traf nichts.`,
    ({ one, other }) => `Gegen ${other.whom} gab ${one.who} sich alle Mühe. Sie reichte nicht.`,
    ({ one, other }) => `Wo ${one.who} hinschlug, ${verb(other, 'war', 'waren')} ${other.who} nicht.`,
    ({ one, by }) => `${one.who} teilte ${by} die Luft.`,
    ({ one, other }) => `An ${other.toWhom} schlug ${one.who} sich die Arme müde.`,
    ({ one, other }) => `Die Hiebe von ${one.toWhom} glitten an ${other.toWhom} ab.`,
    ({ one, other }) => `${other.who} ${verb(other, 'gab', 'gaben')} ${one.toWhom} keine Blöße.`,
    ({ one }) => `${one.who} war schnell, aber das waren die anderen auch.`,
    ({ one, other }) => `Was ${one.who} von ${other.toWhom} wollte, daraus wurde nichts.`,
    ({ one, by }) => `Es war ein schöner Hieb, den ${one.who} ${by} tat, und niemand stand im Weg.`,
  ],
  shotDead: [
    ({ one, other }) => `${one.who} erschoss ${other.whom}.`,
    ({ one, other }) =>
      `${one.who} ließ fliegen, und ${other.who} ${verb(other, 'hörte', 'hörten')} es nicht kommen.`,
    ({ one, other }) => `Aus der Ferne machte ${one.who} mit ${other.toWhom} ein Ende.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'sah', 'sahen')} einmal zu oft auf, und darauf hatte ${one.who} gewartet.`,
  ],
  shot: [
    ({ one, other }) => `${one.who} traf ${other.whom} aus der Ferne.`,
    ({ one, other }) => `Ein Schuss von ${one.toWhom} fand ${other.whom}.`,
    ({ one, other }) =>
      `${one.who} stand weit ab, und doch ${verb(other, 'blutete', 'bluteten')} ${other.who}.`,
    ({ one, other }) => `Danach steckte in ${other.toWhom} etwas, das ${one.toWhom} gehörte.`,
    ({ one, other }) => `${one.who} zielte auf ${other.whom} und hatte es nicht umsonst gelernt.`,
    ({ one, other }) => `Es pfiff, und ${other.toWhom} verging das Lachen; das war ${one.who}.`,
  ],
  shotWide: [
    ({ one, other }) => `${one.who} schoss auf ${other.whom} und traf die Landschaft.`,
    ({ one, other }) => `Ein Schuss von ${one.toWhom} ging an ${other.toWhom} vorbei.`,
    ({ one }) => `Was ${one.who} abschickte, kam irgendwo herunter.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'hörte', 'hörten')} es pfeifen; ${one.who} sagte ein Wort, das nicht überliefert ist.`,
    ({ one }) => `An den Schüssen von ${one.toWhom} war der Wind schuld.`,
    ({ one, other }) =>
      `${one.who} zielte lange und gut, und dann ${verb(other, 'ging', 'gingen')} ${other.who} weiter.`,
    ({ one }) => `Irgendwo dahinter hatte ein Busch Grund, sich über ${one.whom} zu beklagen.`,
    ({ one, other }) =>
      `${verb(other, 'Wäre', 'Wären')} ${other.who} doppelt so breit gewesen, hätte ${one.who} getroffen.`,
  ],
  bled: [
    ({ one, other }) => `${one.who} wurde von ${other.toWhom} getroffen.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'kam', 'kamen')} bis zu ${one.toWhom} durch; gesagt wurde dazu nichts.`,
    ({ one, other }) => `${one.who} sah ${other.whom} nicht rechtzeitig.`,
    ({ one, other }) => `${one.who} lernte, dass mit ${other.toWhom} nicht zu spaßen ist.`,
    ({ one, other }) =>
      `Von ${other.toWhom} hatte ${one.who} einen Kratzer, jedenfalls nannte ${one.he} es so.`,
    ({ one, other }) => `Eine neue Narbe verdankte ${one.who} jetzt ${other.toWhom}.`,
    ({ one, other }) => `Ein Hieb von ${other.toWhom} fand ${one.whom} trotzdem.`,
    ({ one, other }) => `${one.who} blutete ein wenig, und das machte ${other.toWhom} Mut.`,
    ({ one, other }) => `${other.who} ${verb(other, 'schlug', 'schlugen')} zu, und im Weg stand ${one.who}.`,
    ({ one, other }) => `Danach achtete ${one.who} auf ${other.whom}, und ${one.he} hatte gespürt, warum.`,
    ({ one, other }) => `Gegen ${other.whom} war, was ${one.who} trug, nicht ganz dick genug.`,
    ({ one, other }) =>
      `${one.who} nahm, was ${other.who} ${verb(other, 'gab', 'gaben')}, und suchte nach einem Weg, es zurückzugeben.`,
  ],
  bledBadly: [
    ({ one, other }) =>
      `${other.who} ${verb(other, 'verwundete', 'verwundeten')} ${one.whom}, und nicht leicht.`,
    ({ one, other }) => `Der Hieb, den ${one.who} von ${other.toWhom} bekam, ging tief.`,
    ({ one, other }) => `${one.who} wurde blass; das kam von ${other.toWhom}.`,
    ({ one, other }) =>
      `${one.who} stützte sich einen Atemzug lang auf die Waffe. Dazu hatte es ${other.whom} gebraucht.`,
    ({ one, other }) =>
      `Andere hätten sich hingelegt nach dem, was ${other.who} ${one.toWhom} ${verb(other, 'antat', 'antaten')}.`,
    ({ one, other }) => `${other.who} ${verb(other, 'traf', 'trafen')} ${one.whom} dort, wo es zählt.`,
    ({ one, other }) => `„Der saß“, sagte ${one.who} und meinte die Arbeit ${other.whose}.`,
    ({ one, other }) =>
      `Das Zeichen von ${other.toWhom} würde ${one.who} ein Leben lang tragen, wie lang das auch war.`,
  ],
  strayed: [
    ({ one, other }) => `Im Gedränge traf ${one.who} ${other.whom}, und so war es nicht gedacht.`,
    ({ one, other }) =>
      `${one.who} schlug zu weit aus, und dort ${verb(other, 'stand', 'standen')} ${other.who}.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'sah', 'sahen')} sich um; es war ${one.who}, und niemand lachte.`,
    ({ one, other }) =>
      `Was ${one.who} einem anderen zugedacht hatte, ${verb(other, 'bekam', 'bekamen')} ${other.who}.`,
  ],
  scorched: [
    ({ one }) => `${one.who} stand an einer üblen Stelle und merkte es.`,
    ({ one }) => `Der Boden meinte es mit ${one.toWhom} nicht gut.`,
    ({ one }) => `Wo ${one.who} stand, soll keiner stehen.`,
    ({ one }) => `${one.who} blieb einen Augenblick zu lange, wo es wehtut.`,
  ],

  shoved: [
    ({ one, other }) => `${one.who} drängte ${other.whom} zurück.`,
    ({ one, other }) => `${other.who} ${verb(other, 'musste', 'mussten')} vor ${one.toWhom} weichen.`,
    ({ one, other }) => `${one.who} stemmte die Schulter gegen ${other.whom}, und es gab Platz.`,
    ({ one, other }) => `${one.who} schob, und ${other.who} ${verb(other, 'stand', 'standen')} woanders.`,
    ({ one, other }) => `Schritt für Schritt brachte ${one.who} ${other.whom} vom Fleck.`,
  ],
  plunged: [
    ({ one, other }) => `${one.who} stieß ${other.whom} über die Kante.`,
    ({ one, other }) => `Hinter ${other.toWhom} war eine Kante, und ${one.who} hatte sie zuerst gesehen.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'nahm', 'nahmen')} den kurzen Weg hinunter, und ${one.who} half dabei.`,
  ],
  held: [
    ({ one, other }) => `${one.who} bekam ${other.whom} zu fassen.`,
    ({ one, other }) => `${one.who} legte beide Arme um ${other.whom}, und es war keine Umarmung.`,
    ({ one, other }) =>
      `Im Griff von ${one.toWhom} ${verb(other, 'konnte', 'konnten')} sich ${other.who} nicht rühren.`,
  ],
  brokeFree: [
    ({ one }) => `${one.who} riss sich los.`,
    ({ one }) => `${one.who} war nicht zu halten.`,
    ({ one }) => `Mit einem Ruck war ${one.who} wieder frei.`,
  ],
  stumbled: [
    ({ one }) => `${one.who} ging zu Boden.`,
    ({ one }) => `${one.who} verlor den Halt.`,
    ({ one }) => `${one.who} lag einen Augenblick da und besah sich den Himmel.`,
    ({ one }) => `Der Boden kam ${one.toWhom} entgegen.`,
  ],
  fled: [
    ({ one }) => `${one.who} dachte an daheim und ging dorthin.`,
    ({ one }) => `${one.who} lief und ward an diesem Tag nicht mehr gesehen.`,
    ({ one }) => `Von ${one.toWhom} sah man nur noch den Rücken.`,
    ({ one }) => `${one.toWhom} fiel etwas Dringendes ein, und zwar anderswo.`,
  ],

  tumbled: [
    ({ one }) => `${one.who} rollte den Hang hinunter.`,
    ({ one }) => `Der Hang war steiler, als ${one.who} gedacht hatte.`,
    ({ one }) => `Hügelab ging es mit ${one.toWhom}, schneller als gewollt.`,
  ],
  trapped: [
    ({ one }) => `Etwas schnappte zu, und ${one.who} stand darin.`,
    ({ one }) => `${one.who} hatte nicht darauf geachtet, wohin der Fuß trat, und dort blieb er.`,
    ({ one }) => `Der Boden hatte da ein Maul, und ${one.who} steckte darin.`,
  ],
  ablaze: [
    ({ one }) => `Die Kleider von ${one.toWhom} fingen Feuer.`,
    ({ one }) => `Dann brannte ${one.who}, und so etwas merkt man.`,
    ({ one }) => `Die Flammen fanden ${one.whom}.`,
  ],
  smothered: [
    ({ one }) => `${one.who} schlug die Flammen aus.`,
    ({ one }) => `${one.who} wälzte sich, bis nichts mehr rauchte.`,
  ],
  sinking: [
    ({ one }) => `Über ${one.toWhom} schloss sich das Wasser.`,
    ({ one }) => `${one.who} schwamm wie ein Amboss.`,
    ({ one }) => `Von ${one.toWhom} sah man Blasen.`,
  ],
  rescued: [
    ({ one, other }) => `${one.who} bekam ${other.whom} im Wasser zu fassen.`,
    ({ one, other }) => `Ohne ${one.whom} ${verb(other, 'wäre', 'wären')} ${other.who} ertrunken.`,
  ],
  pried: [
    ({ one, other }) => `${one.who} befreite ${other.whom} aus der Falle.`,
    ({ one, other }) =>
      `${one.who} bog das Eisen auf, und ${other.who} ${verb(other, 'hatte', 'hatten')} wieder beide Füße.`,
  ],
  undying: [
    ({ one }) => `${one.who} lag da, aber es war nicht die Art Liegen, die von Dauer ist.`,
    ({ one }) => `Man meinte, mit ${one.toWhom} sei man fertig.`,
    ({ one }) => `${one.who} ging ein wenig entzwei, mehr nicht.`,
  ],
  roseAgain: [
    ({ one }) => `Da stand ${one.who} wieder auf.`,
    ({ one }) => `${one.who} war nicht tot, oder es schon zu lange, um sich daran zu stören.`,
    ({ one }) => `${one.who} klaubte sich zusammen und kam auf die Beine.`,
  ],
  finished: [
    ({ one, other }) =>
      `${one.who} sorgte dafür, dass ${other.who} liegen ${verb(other, 'blieb', 'blieben')}.`,
    ({ one, other }) => `Bei ${other.toWhom} ging ${one.who} sicher und nahm den Kopf.`,
  ],
  netted: [
    ({ one }) => `${one.who} hing in einem Netz voller Stacheln.`,
    ({ one }) => `Auf ${one.whom} fiel ein Netz, und es hatte Zähne.`,
  ],
  froze: [
    ({ one }) => `${one.who} zog alle Beine ein und war ein Stein.`,
    ({ one }) => `Danach tat ${one.who} nichts mehr, wie es Krabben so machen.`,
  ],
  sang: [
    ({ one }) => `${one.who} begann zu singen, und es tat keinem gut, der kein Goblin war.`,
    ({ one }) => `Über allem hörte man den Gesang von ${one.toWhom}.`,
  ],
  bounded: [
    ({ one }) => `${one.who} sprang über Schilde und Köpfe.`,
    ({ one }) => `Mit einem Satz war ${one.who} anderswo.`,
  ],
  hurled: [
    ({ one, other }) => `${one.who} warf ${other.whom} durch die Luft.`,
    ({ one, other }) => `${other.who} ${verb(other, 'flog', 'flogen')}, und den Anstoß gab ${one.who}.`,
  ],

  fell: [
    ({ one, other }) => `${one.who} fiel unter den Hieben von ${other.toWhom}.`,
    ({ one, other }) =>
      `${other.who} ${verb(other, 'schlug', 'schlugen')} zu, und ${one.who} stand nicht wieder auf.`,
    ({ one, other }) =>
      `Das war mehr, als ${one.who} ertrug, und ${other.who} ${verb(other, 'stand', 'standen')} darüber.`,
    ({ one, other }) => `Vor ${other.toWhom} sank ${one.who} zu Boden und lag blutend da.`,
  ],
  sank: [
    ({ one }) => `${one.who} sank hin und stand nicht wieder auf.`,
    ({ one }) => `Die Kraft ging aus ${one.toWhom} heraus.`,
  ],
  senseless: [
    ({ one }) => `${one.who} lag da und wusste nichts davon.`,
    ({ one }) => `Danach war ${one.who} nicht mehr bei Sinnen.`,
  ],
  broken: [
    ({ one }) => `${one.who} konnte nicht einmal mehr die Hand heben.`,
    ({ one }) => `Für ${one.whom} war das Kämpfen vorbei, das Zusehen noch nicht.`,
    ({ one }) => `${one.who} stand nicht mehr, und ganz gefallen war ${one.he} auch nicht.`,
  ],
  died: [
    ({ one }) => `${one.who} starb dort.`,
    ({ one }) => `Für ${one.whom} kam niemand mehr rechtzeitig.`,
    ({ one }) => `${one.who} schloss die Augen, und das war alles.`,
    ({ one }) => `So starb ${one.who}, zwischen Schilden, wie es sich gehört.`,
  ],
  treated: [
    ({ one, other }) => `${one.who} kniete bei ${other.toWhom} nieder und stillte das Blut.`,
    ({ one, other }) => `${one.who} hatte für ${other.whom} einen Verband, und er hielt.`,
    ({ one, other }) => `Ohne ${one.whom} hätte es um ${other.whom} schlecht gestanden.`,
    ({ one, other }) =>
      `Danach ${verb(other, 'stand', 'standen')} ${other.who} bei ${one.toWhom} in der Schuld.`,
  ],
  treatedHimself: [
    ({ one }) => `${one.who} verband sich die eigenen Wunden.`,
    ({ one }) => `${one.who} nahm sich einen Augenblick, einen Lappen und einen tiefen Atemzug.`,
    ({ one }) => `${one.who} flickte die eigene Haut; einer musste es ja tun.`,
  ],
  treatedInVain: [
    ({ one, other }) =>
      one.who === other.who
        ? `${one.who} nestelte vergebens an einem Verband.`
        : `${one.who} tat für ${other.whom}, was sich tun ließ; es reichte nicht.`,
    ({ one, other }) =>
      one.who === other.who
        ? `Der Lappen, den ${one.who} sich band, wollte nicht halten.`
        : `${one.who} beugte sich über ${other.whom} und schüttelte den Kopf.`,
    ({ one, other }) =>
      one.who === other.who
        ? `${one.who} verstand sich aufs Heilen nicht, jedenfalls nicht an sich selbst.`
        : `An ${other.toWhom} richteten die Hände von ${one.toWhom} nichts aus.`,
  ],

  endings: {
    heroes: [
      ({ heroes }) => `So gehörte das Feld ${heroes.toWhom}.`,
      ({ foes }) => `Das war das Ende von ${foes.toWhom}, soweit es diese Saga angeht.`,
      ({ heroes }) => `Niemand war mehr da, der es ${heroes.toWhom} streitig gemacht hätte.`,
    ],
    foes: [
      ({ foes }) => `So ${verb(foes, 'behielt', 'behielten')} ${foes.who} das Feld und was darauf lag.`,
      ({ heroes }) => `Von ${heroes.toWhom} kam an diesem Tag niemand auf eigenen Füßen heim.`,
    ],
    nobody: [() => 'Am Ende stand niemand mehr. Die Raben hatten es für sich.'],
    night: [
      () => 'Dann wurde es dunkel, und im Dunkeln sieht man keine Axt. Heim ging, wer konnte.',
      () =>
        'Die Nacht kam, bevor etwas entschieden war, und beide Seiten sagten später, sie hätten gewonnen.',
    ],
  },
  duels: {
    won: [
      ({ one }) => `Das genügte, und über den Streit entschied von da an ${one.who}.`,
      ({ one }) => `Dann zog man die Stecken heraus, und ${one.who} war im Recht.`,
    ],
    leftRing: [
      ({ one }) => `Ein Fuß stand neben den Fellen, und ${one.who} hatte ohne einen weiteren Hieb gewonnen.`,
      ({ one }) => `Wer den Ring verlässt, ist im Unrecht; also war ${one.who} im Recht.`,
    ],
    drawn: [() => 'Es wurde dunkel, und niemand hatte gewonnen; so blieben beide im Recht, jeder für sich.'],
  },
  fame: [
    ({ one }) => `Am meisten erzählte man an diesem Abend von ${one.toWhom}.`,
    ({ one }) =>
      `Den größten Anteil daran ${verb(one, 'hatte', 'hatten')} ${one.who}, und es musste nicht eigens gesagt werden.`,
    ({ one }) => `Wer fragt, wessen Kampf das war, hört von ${one.toWhom}.`,
  ],
  mourned: [
    ({ one }) => `${one.who} ${verb(one, 'blieb', 'blieben')} dort, und man schüttete einen Hügel auf.`,
    ({ one }) => `Auf ${one.whom} leerte man ein Horn und dann noch eines.`,
  ],
  untold: [() => 'Wie es endete, ist noch nicht erzählt.'],
};

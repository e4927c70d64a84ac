// What holds an encounter together in words: its name, its concept, its foes, and what is left when they are dead.

import type { Theme } from '../../content/fights.ts';
import type { Bilingual, Frame, Leader, PrizeTale } from '../../rules/generating/tale.ts';
import { both } from './telling.ts';

/** Who leads, whatever language one reads. */
export const LEADERS: Readonly<Record<Theme, readonly string[]>> = {
  goblins: ['Gnarr', 'Snib', 'Ruskur', 'Pockle', 'Morra', 'Skrat', 'Hrimp', 'Tugga', 'Wark', 'Nidda'],
  vikings: ['Hrapp', 'Svart', 'Ospak', 'Hallgerd', 'Thrain', 'Glam', 'Starkad', 'Skuf', 'Ljot', 'Mord'],
  dwarves: ['Dvalin', 'Brokk', 'Regin', 'Andvari', 'Fjalar', 'Galar', 'Alvis', 'Sindri', 'Durin', 'Lit'],
  elves: [
    'Liosalf',
    'Svanhvit',
    'Ithunn',
    'Delling',
    'Alfrik',
    'Beyla',
    'Byggvir',
    'Volund',
    'Alfhild',
    'Hervor',
  ],
  monsters: ['Hrungnir', 'Thrym', 'Skrymir', 'Grendill', 'Garm', 'Kari', 'Gryla', 'Surt', 'Ymsi', 'Loðin'],
  any: ['Nokk', 'Skuggi', 'Brand', 'Hel-Ketil', 'Grima', 'Myrk', 'Ulfhild', 'Vargeisa', 'Hati', 'Skoll'],
};

type By = (leader: Leader) => Bilingual;

export const NAMES: readonly By[] = [
  ({ name }) => both(`What ${name} Took`, `Was ${name} nahm`),
  ({ name }) => both(`The Way to ${name}`, `Der Weg zu ${name}`),
  ({ name }) => both(`${name} Is at Home`, `${name} ist zu Hause`),
  ({ name }) => both(`A Visit to ${name}`, `Ein Besuch bei ${name}`),
  ({ name }) => both(`${name} Does Not Forget`, `${name} vergisst nicht`),
  ({ name }) => both(`Nobody Asked ${name}`, `Niemand hat ${name} gefragt`),
  ({ name }) => both(`Where ${name} Waits`, `Wo ${name} wartet`),
  ({ name }) => both(`The Last Feast of ${name}`, `Das letzte Fest: ${name}`),
];

export const FRAMES: readonly Frame[] = [
  {
    concept: ({ name, band }) =>
      both(
        `${name} has taken what belongs to others, and has company: ${band.en}. The way there is guarded by less talkative things.`,
        `${name} hat genommen, was anderen gehört, und ist nicht allein: ${band.de}. Den Weg dorthin bewachen weniger gesprächige Dinge.`,
      ),
    background: ({ name }) =>
      both(
        `What ${name} took was never worth the trouble. That it was taken is another matter.`,
        `Was ${name} nahm, war die Mühe nie wert. Dass es genommen wurde, ist eine andere Sache.`,
      ),
  },
  {
    concept: ({ name, band }) =>
      both(
        `Three farms have paid ${name} to be left alone, and the fourth has sent for heroes. ${name} knows of it, and so do others: ${band.en}.`,
        `Drei Höfe haben ${name} bezahlt, um Ruhe zu haben, und der vierte hat nach Helden geschickt. ${name} weiß davon, und andere auch: ${band.de}.`,
      ),
    background: ({ name }) =>
      both(
        `The fourth farm would have paid as well. ${name} had simply asked too politely.`,
        `Der vierte Hof hätte auch bezahlt. ${name} hatte nur zu höflich gefragt.`,
      ),
  },
  {
    concept: ({ name, band }) =>
      both(
        `Somebody has gone missing, and the last who saw him is ${name}. With ${name}: ${band.en}. They do not care for questions.`,
        `Jemand ist verschwunden, und zuletzt gesehen hat ihn ${name}. Dabei sind: ${band.de}. Fragen mögen sie nicht.`,
      ),
    background: ({ name }) =>
      both(
        `The missing man had joined ${name} of his own will, and did not last a week.`,
        `Der Verschwundene hatte sich ${name} freiwillig angeschlossen und hielt keine Woche durch.`,
      ),
  },
  {
    concept: ({ name, band }) =>
      both(
        `${name} has bought an oath and now wants to see it kept. Those who are to see to it: ${band.en}.`,
        `${name} hat einen Eid gekauft und will ihn nun gehalten sehen. Dafür sorgen sollen: ${band.de}.`,
      ),
    background: ({ name }) =>
      both(
        `The oath was sworn to somebody else of the same name. ${name} never found out.`,
        `Geschworen war der Eid jemand anderem desselben Namens. ${name} hat es nie erfahren.`,
      ),
  },
  {
    concept: ({ name, band }) =>
      both(
        `A hoard has come to light, and ${name} was there first. So were others: ${band.en}. Sharing was not discussed.`,
        `Ein Hort ist ans Licht gekommen, und ${name} war zuerst da. Andere auch: ${band.de}. Vom Teilen war nicht die Rede.`,
      ),
    background: () =>
      both(
        'The hoard is older than anybody’s claim to it, and has outlived every one of them.',
        'Der Hort ist älter als jeder Anspruch auf ihn und hat sie alle überlebt.',
      ),
  },
];

/** How those who fight are told of, once one sees them. */
export const STANDS: readonly By[] = [
  ({ name, band }) =>
    both(
      `There they are: ${band.en}. In front stands ${name}.`,
      `Da sind sie: ${band.de}. Vorn steht ${name}.`,
    ),
  ({ name, band }) =>
    both(
      `You count: ${band.en}. The one who does not count you is ${name}.`,
      `Ihr zählt: ${band.de}. Wer euch nicht zählt, ist ${name}.`,
    ),
  ({ name, band }) =>
    both(
      `${name} says nothing and points at you. That is enough for them: ${band.en}.`,
      `${name} sagt nichts und zeigt auf euch. Das genügt ihnen: ${band.de}.`,
    ),
  ({ name, band }) =>
    both(
      `“At last,” says ${name}. What comes up from behind: ${band.en}.`,
      `„Endlich“, sagt ${name}. Was von hinten kommt: ${band.de}.`,
    ),
];

export const TACTICS: readonly By[] = [
  ({ name }) =>
    both(
      `They attack whoever stands nearest; ${name} comes last and leaves last.`,
      `Sie gehen auf den Nächsten los; ${name} kommt zuletzt und geht zuletzt.`,
    ),
  ({ name }) =>
    both(
      `They hold the cover until ${name} falls, and then nobody holds anything.`,
      `Sie halten die Deckung, bis ${name} fällt, und dann hält keiner mehr etwas.`,
    ),
  ({ name }) =>
    both(
      `They want the strongest of the heroes, because ${name} has promised something for his head.`,
      `Sie wollen den stärksten der Helden, weil ${name} auf seinen Kopf etwas ausgesetzt hat.`,
    ),
];

export const HOARDS: readonly PrizeTale[] = [
  {
    name: both('What they leave behind', 'Was sie hinterlassen'),
    sight: both('', ''),
    closer: both(
      'It is more than they could have come by honestly.',
      'Es ist mehr, als sie ehrlich hätten erwerben können.',
    ),
    how: both('Search the dead.', 'Die Toten durchsuchen.'),
  },
  {
    name: both('The heap under the furs', 'Der Haufen unter den Fellen'),
    sight: both('', ''),
    closer: both(
      'They slept on it, and it shows in the dents.',
      'Sie haben darauf geschlafen, man sieht es an den Dellen.',
    ),
    how: both('Pull the furs away.', 'Die Felle wegziehen.'),
  },
  {
    name: both('The leader’s share', 'Der Anteil des Anführers'),
    sight: both('', ''),
    closer: both(
      'The leader’s share is the one that is not in the common chest.',
      'Der Anteil des Anführers ist der, der nicht in der gemeinsamen Truhe liegt.',
    ),
    how: both('Look where the leader stood.', 'Dort nachsehen, wo der Anführer stand.'),
  },
];

export const PURSES: readonly PrizeTale[] = [
  {
    name: both('Loose silver', 'Loses Silber'),
    sight: both(
      'Some silver lies about, as if it did not matter.',
      'Etwas Silber liegt herum, als käme es nicht darauf an.',
    ),
    closer: both('It is good silver, only badly kept.', 'Es ist gutes Silber, nur schlecht aufgehoben.'),
    how: both('Pick it up.', 'Es aufheben.'),
  },
  {
    name: both('A stranger’s pouch', 'Ein fremder Beutel'),
    sight: both(
      'A pouch hangs on a nail, and nobody calls it his.',
      'An einem Nagel hängt ein Beutel, und niemand nennt ihn sein.',
    ),
    closer: both('The owner will not come for it.', 'Der Besitzer holt ihn nicht mehr.'),
    how: both('Take it down.', 'Ihn herunternehmen.'),
  },
];

/** Wild ones that lead nobody and are led by nobody. */
export const ALARM: PrizeTale = {
  name: both('The sentry', 'Der Posten'),
  sight: both(
    'A sentry sits up there with a horn on his knees.',
    'Dort oben sitzt ein Posten, ein Horn auf den Knien.',
  ),
  closer: both(
    'If he blows it, their leader will be ready.',
    'Wenn er hineinbläst, ist ihr Anführer bereit.',
  ),
  how: both('', ''),
};

export const AMBUSHED: PrizeTale = {
  name: both('The ambush', 'Der Hinterhalt'),
  sight: both(
    'It is very quiet before you, and not because nobody is there.',
    'Vor euch ist es sehr still, und nicht, weil niemand da wäre.',
  ),
  closer: both(
    'They lie on both sides and have agreed on a sign.',
    'Sie liegen auf beiden Seiten und haben ein Zeichen ausgemacht.',
  ),
  how: both('', ''),
};

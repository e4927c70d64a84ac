// What runs through an adventure that nobody designed.

import type { AdventureTale } from '../../rules/generating/tale.ts';
import { both } from './telling.ts';

export const ADVENTURE_NAMES: AdventureTale['adventures'] = [
  both('Below the Green Hills', 'Unter den grünen Hügeln'),
  both('What Lies Deeper', 'Was tiefer liegt'),
  both('The Long Way Down', 'Der lange Weg hinab'),
  both('Silver and Bones', 'Silber und Knochen'),
  both('Nobody’s Inheritance', 'Niemandes Erbe'),
  both('The Road without a Sky', 'Die Straße ohne Himmel'),
];

export const SUCCEEDS: AdventureTale['succeeds'] = (villain, heir) =>
  both(
    `${heir} fights for ${villain}, and takes the matter up should ${villain} fall too soon.`,
    `${heir} kämpft für ${villain} und führt die Sache weiter, sollte ${villain} zu früh fallen.`,
  );

export const PLOTS: AdventureTale['plots'] = [
  (villain) => ({
    name: both(`The Ring of ${villain}`, `Der Ring und ${villain}`),
    outline: both(
      `A ring on which a peace was sworn has been stolen. ${villain} has it and does not know what it is; others know, and are on their way.`,
      `Ein Ring, auf den ein Friede geschworen wurde, ist gestohlen. ${villain} hat ihn und weiß nicht, was er ist; andere wissen es und sind unterwegs.`,
    ),
    setup: both(
      `The ring is gone from its post, and the trail leads to people of ${villain}.`,
      `Der Ring ist fort von seinem Pfosten, und die Spur führt zu Leuten, die ${villain} folgen.`,
    ),
    development: both(
      `The ring has been sold and bought back, and the buyer lies in a ditch. ${villain} wears it now.`,
      `Der Ring ist verkauft und zurückgekauft, und der Käufer liegt im Graben. Jetzt trägt ihn ${villain}.`,
    ),
    climax: both(
      `${villain} means to break the ring before witnesses, and with it the peace.`,
      `${villain} will den Ring vor Zeugen brechen und mit ihm den Frieden.`,
    ),
    goal: both('The ring hangs on its post again.', 'Der Ring hängt wieder an seinem Pfosten.'),
  }),
  (villain) => ({
    name: both(`The Bride-Price of ${villain}`, `${villain} und der Brautpreis`),
    outline: both(
      `A jarl’s daughter was promised to nobody, and ${villain} has come for her all the same. She has left a trail of buttons.`,
      `Eine Jarlstochter war niemandem versprochen, und ${villain} hat sie trotzdem geholt. Sie hat eine Spur aus Knöpfen gelegt.`,
    ),
    setup: both(
      'The first button lies before the gate, and the gatekeepers lie beside it.',
      'Der erste Knopf liegt vor dem Tor, und die Torwächter liegen daneben.',
    ),
    development: both(
      `The buttons turn away from the road. Somebody has begun to lay false ones, and ${villain} is good at it.`,
      `Die Knöpfe führen von der Straße ab. Jemand hat angefangen, falsche zu legen, und ${villain} kann das gut.`,
    ),
    climax: both(
      `The feast is laid. ${villain} has invited everybody but the bride’s family.`,
      `Das Fest ist gerichtet. ${villain} hat alle eingeladen außer der Familie der Braut.`,
    ),
    goal: both(
      'She is home, and says what she thinks of it.',
      'Sie ist zu Hause und sagt, was sie davon hält.',
    ),
  }),
  (villain) => ({
    name: both('The Winter That Stayed', 'Der Winter, der blieb'),
    outline: both(
      `It is midsummer and it snows. ${villain} has dug up something that should have stayed cold by itself.`,
      `Es ist Mittsommer, und es schneit. ${villain} hat etwas ausgegraben, das für sich allein hätte kalt bleiben sollen.`,
    ),
    setup: both(
      'The snow begins at one place and spreads from there. Somebody must go and look.',
      'Der Schnee fängt an einer Stelle an und breitet sich von dort aus. Jemand muss nachsehen.',
    ),
    development: both(
      `What was dug up has been carried off in a sledge, and where the sledge stood the ground is glass. The tracks are those of ${villain}.`,
      `Was ausgegraben wurde, ist auf einem Schlitten fort, und wo der Schlitten stand, ist der Boden Glas. Die Spur gehört zu ${villain}.`,
    ),
    climax: both(
      `${villain} warms his hands at it. That is the wrong way round, and somebody has to tell him.`,
      `${villain} wärmt sich die Hände daran. Das ist verkehrt herum, und jemand muss es ihm sagen.`,
    ),
    goal: both('It rains.', 'Es regnet.'),
  }),
  (villain) => ({
    name: both('The Debt of the Dead', 'Die Schuld der Toten'),
    outline: both(
      `The dead of a village have begun to collect what they were owed. ${villain} keeps their books.`,
      `Die Toten eines Dorfes haben angefangen einzutreiben, was man ihnen schuldig war. ${villain} führt ihnen die Bücher.`,
    ),
    setup: both(
      'Three graves are open from within, and three farms have been visited.',
      'Drei Gräber sind von innen offen, und drei Höfe hatten Besuch.',
    ),
    development: both(
      `The tally stick that has been found bears the mark of ${villain}, and your names, with a sum.`,
      `Das Kerbholz, das sich gefunden hat, trägt das Zeichen von ${villain} und eure Namen, mit einer Summe.`,
    ),
    climax: both(
      `${villain} presents the account, and the creditors stand behind.`,
      `${villain} legt die Rechnung vor, und die Gläubiger stehen dahinter.`,
    ),
    goal: both(
      'The stick burns, and the dead lie down.',
      'Das Kerbholz brennt, und die Toten legen sich hin.',
    ),
  }),
];

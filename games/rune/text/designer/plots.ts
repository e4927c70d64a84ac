// What the six plots to begin from say. RUN-ADV-14

import type { Language, Named } from '@skald/text';
import { type Act, PLOTS, type PlotId } from '../../content/design/plots.ts';
import type { PlotWords } from '../../documents/encounter/plots.ts';
import { FOE_NAMES } from '../foes.ts';

type Told = readonly [en: string, de: string];
/** Its name, what happens, the way there and the place of the fight. */
type ActTold = readonly [name: Told, concept: Told, way: Told, place: Told];

interface PlotTold {
  readonly name: Told;
  readonly outline: Told;
  readonly goal: Told;
  readonly acts: Readonly<Record<Act, ActTold>>;
}

const TOLD: Readonly<Record<PlotId, PlotTold>> = {
  'call-of-the-slain': {
    name: ['Call of the Slain', 'Der Ruf der Erschlagenen'],
    outline: [
      'The dead ask for vengeance and name the wrong people; elves have worn their faces.',
      'Die Toten verlangen Rache und nennen die Falschen; Elfen haben deren Gesichter getragen.',
    ],
    goal: ['The dead lie still.', 'Die Toten liegen still.'],
    acts: {
      setup: [
        ['The Dead at the Door', 'Die Toten vor der Tür'],
        [
          'The slain come by night, ask to be avenged and lead the way to the camp where they died.',
          'Die Erschlagenen kommen bei Nacht, verlangen Rache und führen zu dem Lager, in dem sie starben.',
        ],
        ['The yard by night', 'Der Hof bei Nacht'],
        ['The camp of the dead', 'Das Lager der Toten'],
      ],
      development: [
        ['The Accused', 'Die Beschuldigten'],
        [
          'The family that the dead accuse has done nothing. Whoever looks closely finds that elves took their shape.',
          'Die Sippe, die von den Toten beschuldigt wird, hat nichts getan. Wer genau hinsieht, merkt, dass Elfen ihre Gestalt annahmen.',
        ],
        ['The farm of the accused', 'Der Hof der Beschuldigten'],
        ['The wood behind the farm', 'Der Wald hinter dem Hof'],
      ],
      climax: [
        ['The Stronghold of Briars', 'Die Dornenburg'],
        [
          'The elves sit behind their thorns and breed plants that kill. The thorns must be crossed.',
          'Die Elfen sitzen hinter ihren Dornen und züchten Pflanzen, die töten. Durch die Dornen muss man hindurch.',
        ],
        ['The hedge of briars', 'Die Dornenhecke'],
        ['The court of the elves', 'Der Hof der Elfen'],
      ],
    },
  },
  'cruel-assault': {
    name: ['Cruel Assault', 'Der grausame Überfall'],
    outline: [
      'Raiders come at dawn. Somebody has paid them, and he sits at a table not far away.',
      'Im Morgengrauen kommen Räuber. Jemand hat sie bezahlt, und er sitzt nicht weit von hier zu Tisch.',
    ],
    goal: ['Whoever sent the raiders is dead.', 'Wer die Räuber geschickt hat, ist tot.'],
    acts: {
      setup: [
        ['Smoke at Dawn', 'Rauch im Morgengrauen'],
        ['Raiders fall upon the village while it sleeps.', 'Räuber fallen über das schlafende Dorf her.'],
        ['The burning barn', 'Die brennende Scheune'],
        ['The broken fence', 'Der zerbrochene Zaun'],
      ],
      development: [
        ['Hired Men', 'Gedungene Leute'],
        [
          'Those who were hired are caught on their way home, and say who paid them.',
          'Die Gedungenen werden auf dem Heimweg gestellt und sagen, wer sie bezahlt hat.',
        ],
        ['The path to the shore', 'Der Pfad zum Strand'],
        ['The ships of the hired men', 'Die Schiffe der Gedungenen'],
      ],
      climax: [
        ['Guests at the Feast', 'Gäste beim Gelage'],
        [
          'In disguise the heroes sit down to feast among the killers. Their headman has a gift from Loki, and an ambush ready.',
          'Verkleidet setzen sich die Helden zu den Mördern ans Gelage. Deren Anführer hat eine Gabe von Loki, und der Hinterhalt ist gelegt.',
        ],
        ['The gate of their village', 'Das Tor ihres Dorfes'],
        ['Their mead hall', 'Ihre Methalle'],
      ],
    },
  },
  'dread-affliction': {
    name: ['Dread Affliction', 'Das schlimme Leiden'],
    outline: [
      'Somebody dear falls ill, and no herb helps: it is a curse, written down somewhere cold.',
      'Jemand, der teuer ist, wird krank, und kein Kraut hilft: Es ist ein Fluch, und er steht an einem kalten Ort geschrieben.',
    ],
    goal: [
      'The scroll is burned and the sick one wakes.',
      'Die Schriftrolle ist verbrannt, und der Kranke erwacht.',
    ],
    acts: {
      setup: [
        ['The Sickbed', 'Das Krankenlager'],
        [
          'The best-loved of the village lies in fever. Minions of Loki have brought it, and are still about.',
          'Wen das Dorf am meisten liebt, der liegt im Fieber. Lokis Knechte haben es gebracht, und sie sind noch in der Nähe.',
        ],
        ['The house of the sick', 'Das Haus des Kranken'],
        ['The burial field', 'Das Gräberfeld'],
      ],
      development: [
        ['The Hoard of the Wyrm', 'Der Hort des Wurms'],
        [
          'In the hoard of a dead wyrm lies the book of the curse, with a map to those who wrote it.',
          'Im Hort eines toten Wurms liegt das Buch des Fluchs und eine Karte zu denen, die es schrieben.',
        ],
        ['The steep path', 'Der steile Pfad'],
        ['The hot springs', 'Die heißen Quellen'],
      ],
      climax: [
        ['Where Trolls Write', 'Wo Trolle schreiben'],
        [
          'Shamans of the trolls keep the scroll of the curse. It must be destroyed before they read it again.',
          'Schamanen der Trolle hüten die Rolle mit dem Fluch. Sie muss vernichtet werden, bevor sie wieder daraus lesen.',
        ],
        ['The ridge of ice', 'Der Eisgrat'],
        ['The lair in the pass', 'Die Höhle am Pass'],
      ],
    },
  },
  'not-dead-enough': {
    name: ['Not Dead Enough', 'Nicht tot genug'],
    outline: [
      'The graves are empty, and tunnels lead down from them: as far down as anybody can go.',
      'Die Gräber sind leer, und Gänge führen von ihnen hinab: so tief, wie man nur hinabgehen kann.',
    ],
    goal: [
      'The dead of the village are home in their graves.',
      'Die Toten des Dorfes liegen wieder in ihren Gräbern.',
    ],
    acts: {
      setup: [
        ['Empty Graves', 'Leere Gräber'],
        [
          'In one night all graves have opened downwards. Some of those who lay there are still on the way.',
          'In einer Nacht haben sich alle Gräber nach unten geöffnet. Einige, die darin lagen, sind noch unterwegs.',
        ],
        ['The open grave', 'Das offene Grab'],
        ['The barrow', 'Der Grabhügel'],
      ],
      development: [
        ['The Gate of Skulls', 'Das Schädeltor'],
        [
          'A gate of skulls bars the way. Behind it lies the sceptre that binds Hel.',
          'Ein Tor aus Schädeln versperrt den Weg. Dahinter liegt das Zepter, das Hel bindet.',
        ],
        ['The gate of skulls', 'Das Schädeltor'],
        ['The bridge behind it', 'Die Brücke dahinter'],
      ],
      climax: [
        ['An Audience with Hel', 'Audienz bei Hel'],
        [
          'Hel receives the heroes. The sceptre is lost before her, and must be had again.',
          'Hel empfängt die Helden. Vor ihren Augen geht das Zepter verloren und muss wiedergewonnen werden.',
        ],
        ['The stairs of Hel', 'Hels Treppe'],
        ['The hall of Hel', 'Hels Halle'],
      ],
    },
  },
  'paid-to-avenge': {
    name: ['Paid to Avenge', 'Rache gegen Silber'],
    outline: [
      'A trader pays for vengeance. Whoever wronged him was wronged himself, and the trail ends at a castle of elves.',
      'Ein Händler bezahlt für Rache. Wer ihm Unrecht tat, dem geschah es selbst, und die Spur endet vor einer Elfenburg.',
    ],
    goal: ['The castle is in the right hands.', 'Die Burg ist in den richtigen Händen.'],
    acts: {
      setup: [
        ['The Trader’s Silver', 'Das Silber des Händlers'],
        [
          'A trader has been robbed of everything but his silver, and hires the heroes with it.',
          'Einem Händler hat man alles genommen außer seinem Silber, und damit wirbt er die Helden an.',
        ],
        ['The market on the quay', 'Der Markt am Kai'],
        ['The beach by the ships', 'Der Strand bei den Schiffen'],
      ],
      development: [
        ['The Village in Irons', 'Das Dorf in Eisen'],
        [
          'The village of the robber is held by slavers, dwarves who have sold its people to the elves.',
          'Das Dorf des Räubers ist in der Hand von Sklavenhändlern, Zwergen, die seine Leute an die Elfen verkauft haben.',
        ],
        ['The edge of the wood', 'Der Waldrand'],
        ['The stockade', 'Die Palisade'],
      ],
      climax: [
        ['The Loyal Few', 'Die wenigen Treuen'],
        [
          'Elves who kept faith ask for help: together the castle can be retaken.',
          'Elfen, die treu geblieben sind, bitten um Hilfe: Gemeinsam lässt sich die Burg zurückerobern.',
        ],
        ['The castle wall', 'Die Burgmauer'],
        ['The great hall', 'Der große Saal'],
      ],
    },
  },
  'stolen-child': {
    name: ['Stolen Child', 'Das gestohlene Kind'],
    outline: [
      'A child with a gift is gone. When it is found it gives orders, and does not want to be saved.',
      'Ein begabtes Kind ist fort. Als man es findet, gibt es Befehle und will nicht gerettet werden.',
    ],
    goal: ['The child is home, and unharmed.', 'Das Kind ist daheim und unversehrt.'],
    acts: {
      setup: [
        ['An Empty Cradle', 'Die leere Wiege'],
        [
          'At night somebody has taken the child. The tracks are fresh, and not of men.',
          'In der Nacht hat jemand das Kind geholt. Die Spuren sind frisch und nicht von Menschen.',
        ],
        ['The house with the open shutter', 'Das Haus mit dem offenen Laden'],
        ['The wood of ravens', 'Der Rabenwald'],
      ],
      development: [
        ['The Slipper', 'Der Schuh'],
        [
          'A goblin who gathers things has a slipper of the child, and knows where he found it.',
          'Ein Goblin, der alles aufliest, hat einen Schuh des Kindes und weiß, wo er ihn fand.',
        ],
        ['The tunnel of the scavenger', 'Der Gang des Sammlers'],
        ['The warren', 'Der Bau'],
      ],
      climax: [
        ['The Small Commander', 'Der kleine Feldherr'],
        [
          'Bewitched, the child commands goblins and throws lightning. It must be freed without being hurt.',
          'Verhext befiehlt das Kind über Goblins und wirft Blitze. Es muss befreit werden, ohne Schaden zu nehmen.',
        ],
        ['The way under the storm', 'Der Weg unter dem Gewitter'],
        ['The bridge over the ravine', 'Die Brücke über der Schlucht'],
      ],
    },
  },
};

const named = ([en, de]: Told): Named => ({ en, de });

export function plotWords(plot: PlotId): PlotWords {
  const { name, outline, goal, acts } = TOLD[plot];
  const act = ([title, concept, way, place]: ActTold) =>
    ({ name: named(title), concept: named(concept), places: [named(way), named(place)] }) as const;
  return {
    name: named(name),
    outline: named(outline),
    goal: named(goal),
    acts: { setup: act(acts.setup), development: act(acts.development), climax: act(acts.climax) },
    cushion: (number) => ({ en: `Cushion ${number}`, de: `Zwischenspiel ${number}` }),
    trap: { en: 'What is in the way', de: 'Was im Weg ist' },
    prize: { en: 'What is left behind', de: 'Was zurückbleibt' },
    take: { en: 'Look around when it is quiet.', de: 'Sich umsehen, wenn es still ist.' },
    fought: {
      en: 'Somebody is in the way, and stays there.',
      de: 'Jemand steht im Weg und bleibt dort stehen.',
    },
    foe: (foe, number) => ({
      en: `${capital(FOE_NAMES[foe].en[0])} ${number}`,
      de: `${FOE_NAMES[foe].de[0]} ${number}`,
    }),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const plotName = (plot: PlotId, language: Language): string => named(TOLD[plot].name)[language];

interface PlotChoiceWords {
  readonly title: string;
  readonly hint: string;
  readonly act: string;
  readonly acts: Readonly<Record<Act, string>>;
  readonly begin: string;
  readonly beginAdventure: string;
  readonly replaces: string;
}

const WORDS: Readonly<Record<Language, PlotChoiceWords>> = {
  en: {
    title: 'Begin from a plot',
    hint: 'A legal skeleton: a way there, a fight and a prize, for as many heroes as you have. Fill in the rest.',
    act: 'Part of the plot',
    acts: { setup: 'Set-up', development: 'Development', climax: 'Climax' },
    begin: 'Begin this encounter',
    beginAdventure: 'Begin this adventure',
    replaces: 'It takes the place of what is here; undo brings that back.',
  },
  de: {
    title: 'Mit einer Handlung beginnen',
    hint: 'Ein gültiges Gerüst: ein Weg, ein Kampf und ein Lohn, für so viele Helden, wie ihr seid. Füll den Rest aus.',
    act: 'Teil der Handlung',
    acts: { setup: 'Auftakt', development: 'Wendung', climax: 'Höhepunkt' },
    begin: 'Diese Begegnung beginnen',
    beginAdventure: 'Dieses Abenteuer beginnen',
    replaces: 'Es tritt an die Stelle dessen, was hier ist; Rückgängig holt das zurück.',
  },
};

export const plotChoiceWords = (language: Language): PlotChoiceWords => WORDS[language];

/** All of them, with what they are about. */
export const plotsTold = (
  language: Language,
): readonly { readonly id: PlotId; readonly name: string; readonly outline: string }[] =>
  PLOTS.map((id) => ({ id, name: plotName(id, language), outline: named(TOLD[id].outline)[language] }));

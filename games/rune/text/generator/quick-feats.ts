// How the prizes of the quick charts are won: whom one meets, and what he wants. RUN-CHART-TG2

import type { QuickFeat } from '../../content/quick/prizes.ts';
import type { QuickTale } from '../../rules/generating/tale.ts';

export const QUICK_FEAT_TALES: QuickTale['feats'] = {
  'animal-handling': {
    name: { en: 'The jarl’s falcon', de: 'Der Falke des Jarls' },
    sight: {
      en: 'A falcon sits on a pole with a purse in its claws and answers to nobody.',
      de: 'Auf einer Stange sitzt ein Falke mit einem Beutel in den Fängen und hört auf niemanden.',
    },
    closer: { en: 'It was trained once.', de: 'Abgerichtet war er einmal.' },
  },
  awareness: {
    name: { en: 'The turned earth', de: 'Die umgegrabene Erde' },
    sight: {
      en: 'The ground has been dug up here, and stamped flat again by somebody in a hurry.',
      de: 'Hier ist der Boden aufgegraben und von jemandem, der es eilig hatte, wieder festgetreten.',
    },
    closer: { en: 'One has to see where.', de: 'Man muss sehen, wo.' },
  },
  balance: {
    name: { en: 'What hangs from the beam', de: 'Was am Balken hängt' },
    sight: {
      en: 'From the end of a beam hangs a sack, out over nothing.',
      de: 'Am Ende eines Balkens hängt ein Sack, draußen über dem Nichts.',
    },
    closer: { en: 'The beam bears one at a time.', de: 'Der Balken trägt immer nur einen.' },
  },
  bargain: {
    name: { en: 'The pedlar', de: 'Der Krämer' },
    sight: {
      en: 'A pedlar sits by the way. He knows of something, and what it is worth.',
      de: 'Am Weg sitzt ein Krämer. Er weiß von etwas und weiß auch, was es wert ist.',
    },
    closer: {
      en: 'He sells to the first who talks him down.',
      de: 'Er verkauft an den Ersten, der ihn herunterhandelt.',
    },
    opponent: { en: 'The pedlar', de: 'Der Krämer' },
  },
  bows: {
    name: { en: 'The shooting match', de: 'Das Wettschießen' },
    sight: {
      en: 'Somebody has hung a ring in a tree and put up a prize for whoever shoots through.',
      de: 'Jemand hat einen Ring in einen Baum gehängt und einen Preis für den ausgesetzt, der hindurchschießt.',
    },
    closer: { en: 'He shoots well himself.', de: 'Er selbst schießt gut.' },
    opponent: { en: 'The archer', de: 'Der Schütze' },
  },
  bravery: {
    name: { en: 'The lane of drunkards', de: 'Die Gasse der Betrunkenen' },
    sight: {
      en: 'Twenty drunken men stand in two rows with clubs, and at the end stands a chest.',
      de: 'Zwanzig Betrunkene stehen mit Knüppeln in zwei Reihen, und am Ende steht eine Truhe.',
    },
    closer: { en: 'They only strike those who flinch.', de: 'Sie schlagen nur, wer zuckt.' },
  },
  brawling: {
    name: { en: 'The long table', de: 'Der lange Tisch' },
    sight: {
      en: 'A smith sits at a table with his elbow on it and says nothing. His prize lies beside the elbow.',
      de: 'Ein Schmied sitzt am Tisch, den Ellbogen darauf, und sagt nichts. Sein Preis liegt neben dem Ellbogen.',
    },
    closer: { en: 'He has not lost since the spring.', de: 'Seit dem Frühjahr hat er nicht verloren.' },
    opponent: { en: 'The smith', de: 'Der Schmied' },
  },
  carouse: {
    name: { en: 'The jarl’s horn', de: 'Das Horn des Jarls' },
    sight: {
      en: 'A jarl without company has a full horn and asks who drinks with him.',
      de: 'Ein Jarl ohne Gesellschaft hat ein volles Horn und fragt, wer mit ihm trinkt.',
    },
    closer: {
      en: 'He gives freely, once he lies below the bench.',
      de: 'Er schenkt gern, sobald er unter der Bank liegt.',
    },
    opponent: { en: 'The jarl', de: 'Der Jarl' },
  },
  climb: {
    name: { en: 'The niche', de: 'Die Nische' },
    sight: {
      en: 'High up in the wall there is a dark niche, and something in it catches the light.',
      de: 'Hoch oben in der Wand ist eine dunkle Nische, und darin fängt sich Licht.',
    },
    closer: {
      en: 'Others tried. The bones lie below.',
      de: 'Andere haben es versucht. Die Knochen liegen darunter.',
    },
  },
  deception: {
    name: { en: 'The careful dwarf', de: 'Der vorsichtige Zwerg' },
    sight: {
      en: 'A dwarf sits on a chest and asks whether one can be poisoned by touching things.',
      de: 'Auf einer Truhe sitzt ein Zwerg und fragt, ob man sich durch Anfassen vergiften kann.',
    },
    closer: {
      en: 'He would believe it, from the right person.',
      de: 'Glauben würde er es, wenn der Richtige es sagt.',
    },
    opponent: { en: 'The dwarf', de: 'Der Zwerg' },
  },
  demeanor: {
    name: { en: 'The valkyrie at rest', de: 'Die rastende Walküre' },
    sight: {
      en: 'A valkyrie sits on a stone and mends a strap. She looks at you as one looks at horses.',
      de: 'Eine Walküre sitzt auf einem Stein und flickt einen Riemen. Sie sieht euch an, wie man Pferde ansieht.',
    },
    closer: {
      en: 'She has something to give away, to somebody with manners.',
      de: 'Sie hat etwas zu vergeben, an jemanden mit Haltung.',
    },
  },
  traps: {
    name: { en: 'The settlers’ field', de: 'Der Acker der Siedler' },
    sight: {
      en: 'Settlers stand at the edge of their own field and do not go in.',
      de: 'Siedler stehen am Rand ihres eigenen Ackers und gehen nicht hinein.',
    },
    closer: {
      en: 'Somebody has buried something there that bites.',
      de: 'Jemand hat dort etwas vergraben, das beißt.',
    },
  },
  disguise: {
    name: { en: 'The paymaster', de: 'Der Zahlmeister' },
    sight: {
      en: 'A man with a purse waits for somebody whom he has never seen.',
      de: 'Ein Mann mit einem Beutel wartet auf jemanden, den er nie gesehen hat.',
    },
    closer: {
      en: 'That one lies dead in a ditch, and had a limp.',
      de: 'Der liegt tot im Graben und hat gehinkt.',
    },
    opponent: { en: 'The paymaster', de: 'Der Zahlmeister' },
  },
  'divine-awareness': {
    name: { en: 'The pious jarl', de: 'Der fromme Jarl' },
    sight: {
      en: 'A jarl kneels before a post and asks every traveller which god it is.',
      de: 'Ein Jarl kniet vor einem Pfosten und fragt jeden Reisenden, welcher Gott das sei.',
    },
    closer: { en: 'He pays for a good answer.', de: 'Für eine gute Antwort zahlt er.' },
  },
  gamble: {
    name: { en: 'The dice', de: 'Die Würfel' },
    sight: {
      en: 'Three men play dice on a shield. There is room for a fourth.',
      de: 'Drei Männer würfeln auf einem Schild. Für einen vierten ist Platz.',
    },
    closer: { en: 'One of the dice has been warmed.', de: 'Einer der Würfel ist angewärmt.' },
    opponent: { en: 'The gambler', de: 'Der Spieler' },
  },
  healer: {
    name: { en: 'The sick jarl', de: 'Der kranke Jarl' },
    sight: {
      en: 'A jarl lies on a litter and is the colour of cheese. His people look at you.',
      de: 'Auf einer Bahre liegt ein Jarl, der die Farbe von Käse hat. Seine Leute sehen euch an.',
    },
    closer: { en: 'It was the fish.', de: 'Es war der Fisch.' },
  },
  insight: {
    name: { en: 'The vain jarl', de: 'Der eitle Jarl' },
    sight: {
      en: 'A jarl tells of his battles and stops, as if he were waiting for something.',
      de: 'Ein Jarl erzählt von seinen Schlachten und hält inne, als wartete er auf etwas.',
    },
    closer: { en: 'One has to guess what he likes to hear.', de: 'Man muss erraten, was er gern hört.' },
  },
  leadership: {
    name: { en: 'The freed peasants', de: 'Die befreiten Bauern' },
    sight: {
      en: 'Peasants sit in an open cage. Nobody has told them that they may go.',
      de: 'Bauern sitzen in einem offenen Käfig. Niemand hat ihnen gesagt, dass sie gehen dürfen.',
    },
    closer: {
      en: 'They know where the slaver kept his own.',
      de: 'Sie wissen, wo der Sklavenjäger das Seine hatte.',
    },
  },
  lore: {
    name: { en: 'Grandfather’s hoard', de: 'Großvaters Hort' },
    sight: {
      en: 'You know this rock. Somebody’s grandfather used to tell of it.',
      de: 'Diesen Felsen kennt ihr. Irgendjemandes Großvater hat von ihm erzählt.',
    },
    closer: {
      en: 'He told it three times, and never the same way.',
      de: 'Dreimal hat er es erzählt, und nie gleich.',
    },
  },
  map: {
    name: { en: 'The sage and his sheet', de: 'Der Weise und sein Blatt' },
    sight: {
      en: 'A sage sits before an empty sheet and asks how you came here.',
      de: 'Ein Weiser sitzt vor einem leeren Blatt und fragt, wie ihr hergekommen seid.',
    },
    closer: {
      en: 'For a map that is right he has put something aside.',
      de: 'Für eine Karte, die stimmt, hat er etwas zurückgelegt.',
    },
  },
  music: {
    name: { en: 'The hermit’s fiddle', de: 'Die Fiedel des Einsiedlers' },
    sight: {
      en: 'A hermit plays a fiddle to the wall. He stops, and holds out a second one.',
      de: 'Ein Einsiedler spielt der Wand auf der Fiedel vor. Er hört auf und hält euch eine zweite hin.',
    },
    closer: { en: 'He wants to lose, once.', de: 'Einmal möchte er verlieren.' },
    opponent: { en: 'The hermit', de: 'Der Einsiedler' },
  },
  'pick-lock': {
    name: { en: 'The locked chest', de: 'Die verschlossene Truhe' },
    sight: {
      en: 'A chest stands there with three locks, two of them for show.',
      de: 'Da steht eine Truhe mit drei Schlössern, zwei davon zum Schein.',
    },
    closer: { en: 'The third is Dverger work.', de: 'Das dritte ist Zwergenarbeit.' },
  },
  pursuit: {
    name: { en: 'The goblin’s pet', de: 'Das Haustier des Goblins' },
    sight: {
      en: 'A goblin weeps. Something of his has run away, and it wore a collar.',
      de: 'Ein Goblin weint. Etwas von ihm ist weggelaufen, und es trug ein Halsband.',
    },
    closer: { en: 'The tracks have six toes.', de: 'Die Spur hat sechs Zehen.' },
  },
  repair: {
    name: { en: 'The torn quiver', de: 'Der zerrissene Köcher' },
    sight: {
      en: 'A goblin holds up a torn quiver and makes sewing signs.',
      de: 'Ein Goblin hält einen zerrissenen Köcher hoch und macht Zeichen, als nähte er.',
    },
    closer: {
      en: 'He pays with what he does not understand.',
      de: 'Er bezahlt mit dem, was er nicht versteht.',
    },
  },
  ride: {
    name: { en: 'The horse race', de: 'Das Pferderennen' },
    sight: {
      en: 'Two horses stand saddled, and a man says that nobody stays on the second.',
      de: 'Zwei Pferde stehen gesattelt, und ein Mann sagt, auf dem zweiten bleibe niemand sitzen.',
    },
    closer: { en: 'It dislikes its owner only.', de: 'Es mag bloß seinen Besitzer nicht.' },
    opponent: { en: 'The horseman', de: 'Der Reiter' },
  },
  runes: {
    name: { en: 'The letter', de: 'Der Brief' },
    sight: {
      en: 'A goblin has got a letter, for the first time in his life, and cannot read.',
      de: 'Ein Goblin hat einen Brief bekommen, den ersten seines Lebens, und kann nicht lesen.',
    },
    closer: { en: 'It is from his mother.', de: 'Er ist von seiner Mutter.' },
  },
  sing: {
    name: { en: 'The duchess of the elves', de: 'Die Herzogin der Elfen' },
    sight: {
      en: 'An elf duchess sits among her people, and they are all bored.',
      de: 'Eine Elfenherzogin sitzt unter ihren Leuten, und alle langweilen sich.',
    },
    closer: {
      en: 'A song that she does not know would be worth something.',
      de: 'Ein Lied, das sie nicht kennt, wäre ihr etwas wert.',
    },
  },
  skald: {
    name: { en: 'The stingy jarl', de: 'Der geizige Jarl' },
    sight: {
      en: 'A jarl sits on his chests and offers you water.',
      de: 'Ein Jarl sitzt auf seinen Truhen und bietet euch Wasser an.',
    },
    closer: {
      en: 'Nothing frightens him but verses about him.',
      de: 'Nichts fürchtet er als Verse über sich.',
    },
  },
  ski: {
    name: { en: 'The ski race', de: 'Das Skirennen' },
    sight: {
      en: 'A Finn stands at the top of a slope with boards on his feet and beckons.',
      de: 'Oben am Hang steht ein Finne mit Brettern an den Füßen und winkt.',
    },
    closer: { en: 'The prize hangs at the bottom, on a pole.', de: 'Der Preis hängt unten an einer Stange.' },
    opponent: { en: 'The Finn', de: 'Der Finne' },
  },
  sprint: {
    name: { en: 'The foot race', de: 'Der Wettlauf' },
    sight: {
      en: 'A boy with long legs says that he has never been overtaken.',
      de: 'Ein Junge mit langen Beinen sagt, ihn habe noch niemand überholt.',
    },
    closer: { en: 'His father holds the stakes.', de: 'Den Einsatz hält sein Vater.' },
    opponent: { en: 'The boy', de: 'Der Junge' },
  },
  stealth: {
    name: { en: 'The goblins’ camp', de: 'Das Lager der Goblins' },
    sight: {
      en: 'A goblin camp sleeps beside the way. In its middle lies what they took yesterday.',
      de: 'Am Weg schläft ein Goblinlager. In der Mitte liegt, was sie gestern geraubt haben.',
    },
    closer: { en: 'The watch sleeps best of all.', de: 'Am besten schläft die Wache.' },
  },
  survival: {
    name: { en: 'The odd snow', de: 'Der seltsame Schnee' },
    sight: {
      en: 'The snow lies thinner in one place, in the shape of a man.',
      de: 'An einer Stelle liegt der Schnee dünner, und sie hat die Form eines Mannes.',
    },
    closer: { en: 'Who lies there had a pack.', de: 'Wer da liegt, hatte ein Bündel.' },
  },
  swim: {
    name: { en: 'The swimming match', de: 'Das Wettschwimmen' },
    sight: {
      en: 'A woman treads water in the middle of the sound and asks what keeps you.',
      de: 'Mitten im Sund tritt eine Frau Wasser und fragt, worauf ihr wartet.',
    },
    closer: { en: 'She is no seal. Probably.', de: 'Eine Robbe ist sie nicht. Wahrscheinlich.' },
    opponent: { en: 'The swimmer', de: 'Die Schwimmerin' },
  },
} satisfies Record<QuickFeat, unknown>;

// A way down that is quicker than one would like, and what waits at the end of it.

import type { EncounterTale } from './tale.ts';

export const jellyfish = {
  name: { en: 'Jellyfish, Glorious Jellyfish', de: 'Qualle, nichts als Qualle' },
  concept: {
    en: 'A corridor lined with moss goes down so steeply that one goes down with it. It ends in the ceiling of a cave. Below lies a jellyfish as large as a barn, dying, and machines in the shape of centipedes are feeding on it. The heroes are going to fall among them, or climb, or jump; and there are things in the jelly, some of which are worth having.',
    de: 'Ein moosbewachsener Gang führt so steil hinab, dass man mitgeht, ob man will oder nicht. Er endet in der Decke einer Höhle. Unten liegt eine Qualle, groß wie eine Scheune, im Sterben, und Maschinen in Gestalt von Hundertfüßern fressen an ihr. Die Helden werden zwischen sie fallen oder klettern oder springen; und in der Gallerte steckt dies und jenes, und manches davon ist etwas wert.',
  },
  events: {
    e1: {
      title: { en: 'The mossy slide', de: 'Die Moosrutsche' },
      location: {
        en: 'A steep corridor, and the cave below it',
        de: 'Ein steiler Gang und die Höhle darunter',
      },
      summary: {
        en: 'The heroes come down through the ceiling into a dying blob, and centipede machines are already at table.',
        de: 'Die Helden kommen durch die Decke in einen sterbenden Klumpen, und Hundertfüßermaschinen sitzen schon zu Tisch.',
      },
      narration: {
        en: 'The corridor tilts. First it is merely steep, then it is a roof, and moss lies on it, thick and wet as a drowned man’s beard. Two of you fit side by side. Your hands are on the walls, and these are mossy too. Some thirty paces farther down the floor ends; a pale light comes up there, and a smell as of a beach after a hot week. Below the edge, in a cave, lies almost from wall to wall something that you first take for water. It is not water. It trembles. It is clear as glass in the middle and milky at the rims, and it draws itself together and lets itself go, slowly, like a chest. Iron is at work on its edges: long bodies with many feet, dipping their heads and chewing. Behind you a stone comes loose and hops past your boots.',
        de: 'Der Gang neigt sich. Erst ist er nur steil, dann ist er ein Dach, und darauf liegt Moos, dick und nass wie der Bart eines Ertrunkenen. Zwei von euch passen nebeneinander. Ihr tastet euch an den Wänden entlang, und auch die haben Moos. Etwa dreißig Schritt weiter unten ist der Boden zu Ende; dort kommt ein blasses Licht herauf und ein Geruch wie vom Strand nach einer heißen Woche. Unter der Kante, in einer Höhle, liegt fast von Wand zu Wand etwas, das ihr für Wasser haltet. Es ist kein Wasser. Es zittert. In der Mitte ist es klar wie Glas und an den Rändern milchig, und es zieht sich zusammen und lässt wieder los, langsam, wie eine Brust. An seinen Rändern ist Eisen am Werk: lange Leiber mit vielen Füßen, die den Kopf eintauchen und kauen. Hinter euch löst sich ein Stein und hüpft an euren Stiefeln vorbei.',
      },
      inspection: {
        en: 'The thing below is a jellyfish that the sea has forgotten here. It covers two-thirds of the floor and is as slippery as it looks. Off to one side stands a well with a bucket on a rope. Two holes lead out of the cave, each wide enough for one.',
        de: 'Das Ding da unten ist eine Qualle, die das Meer hier vergessen hat. Sie bedeckt zwei Drittel des Bodens und ist so glatt, wie sie aussieht. Abseits steht ein Brunnen mit einem Eimer am Seil. Zwei Löcher führen aus der Höhle, jedes breit genug für einen.',
      },
      background: {
        en: 'The jellyfish came down as a drop, out of a flood three generations ago, and grew on what fell through the ceiling. Dwarves let their centi-werks out here to graze: they make lamp oil from the jelly. The blob has perhaps a week to live and takes offence at nothing any more. What it swallowed it has not digested, and what lived in it is looking for a new house.',
        de: 'Die Qualle kam vor drei Menschenaltern mit einer Flut herunter, als Tropfen, und wuchs an dem, was durch die Decke fiel. Zwerge treiben ihre Hundertfüßerwerke hierher auf die Weide: Aus der Gallerte machen sie Lampenöl. Der Klumpen hat noch etwa eine Woche zu leben und nimmt nichts mehr übel. Was er geschluckt hat, hat er nicht verdaut, und was in ihm wohnte, sieht sich nach einer neuen Bleibe um.',
      },
    },
  },
  elements: {
    's5-1': {
      name: { en: 'The moss', de: 'Das Moos' },
      inspection: {
        en: 'Your heels go, your elbows hold. Somewhere under all that moss there is a knob of honest rock, and you hang on it and let the others decide whether they want to take you along.',
        de: 'Die Fersen gehen dir weg, die Ellbogen halten. Irgendwo unter all dem Moos ist ein Knauf aus ehrlichem Fels, an dem hängst du und überlässt es den anderen, ob sie dich mitnehmen wollen.',
      },
      background: {
        en: 'Who falls here falls on those before him, and they on those before them. Whoever arrives below in this manner arrives as a heap, in the middle of the meal and with the wrong end first.',
        de: 'Wer hier fällt, fällt auf die vor ihm, und die auf die vor ihnen. Wer auf diese Weise unten ankommt, kommt als Haufen an, mitten in die Mahlzeit und mit dem falschen Ende voran.',
      },
    },
    's5-2': {
      name: { en: 'What lies below the edge', de: 'Was unter der Kante liegt' },
      inspection: {
        en: 'The stone that hopped past you lands in the jelly, sinks in up to its middle, and is handed up again, unhurt. What is good enough for a stone is good enough for you: one could simply jump.',
        de: 'Der Stein, der an euch vorbeigehüpft ist, fällt in die Gallerte, sinkt bis zur Mitte ein und wird wieder heraufgereicht, unversehrt. Was einem Stein recht ist, kann euch billig sein: Man könnte einfach springen.',
      },
      background: {
        en: 'Who jumps of his own will falls soft, comes to no harm and has his weapon in hand when he gets up.',
        de: 'Wer aus freien Stücken springt, fällt weich, kommt nicht zu Schaden und hat die Waffe in der Hand, wenn er aufsteht.',
      },
    },
    's5-3': {
      name: { en: 'Round the jelly, dry', de: 'Trocken um die Gallerte herum' },
      trigger: {
        en: 'Somebody does not want to jump and climbs along the ceiling and down the wall instead.',
        de: 'Jemand will nicht springen und klettert stattdessen an der Decke entlang und die Wand hinunter.',
      },
      inspection: {
        en: 'Hand over hand, with your belly to the rock and your thoughts on something else, you get past the rim of the jelly and down. Your boots are dry. Nobody will ever believe you.',
        de: 'Hand über Hand, den Bauch am Fels und die Gedanken anderswo, kommst du am Rand der Gallerte vorbei und hinunter. Deine Stiefel sind trocken. Das wird dir nie einer glauben.',
      },
      background: {
        en: 'It is more than twenty feet to the floor, and where one falls if one falls here there is no jelly.',
        de: 'Bis zum Boden sind es mehr als zwanzig Fuß, und wo man hinfällt, wenn man hier fällt, ist keine Gallerte.',
      },
    },
    's5-6': {
      name: { en: 'What is stuck in the jelly', de: 'Was in der Gallerte steckt' },
      how: {
        en: 'Dig in the jelly with both arms when the machines are still.',
        de: 'Mit beiden Armen in der Gallerte graben, wenn die Maschinen stillstehen.',
      },
      inspection: {
        en: 'As deep as your shoulder, and then still a little deeper. You get hold of a boot with a foot in it, which you give back, and of two things that you do not give back.',
        de: 'Bis zur Schulter hinein, und dann noch ein Stück. Du bekommst einen Stiefel zu fassen, in dem ein Fuß ist, den gibst du zurück, und zwei Dinge, die du nicht zurückgibst.',
      },
    },
    's5-7': {
      name: { en: 'Something in the sleeve', de: 'Etwas im Ärmel' },
      trigger: {
        en: 'Somebody digs in the jelly.',
        de: 'Jemand gräbt in der Gallerte.',
      },
      inspection: {
        en: 'Among all that is cold and slippery there is something slippery that is warm. You pull out your arm, shake it, and a white worm as long as a finger flies against the wall.',
        de: 'Unter all dem, was kalt und glatt ist, ist etwas Glattes, das ist warm. Du ziehst den Arm heraus, schüttelst ihn, und ein weißer Wurm, lang wie ein Finger, fliegt an die Wand.',
      },
      background: {
        en: 'The parasite has lost its host and is not choosy. It goes in under the nail, where no armor helps, and eats its way on until somebody skilled in healing gets it out. Who does not dig does not meet it.',
        de: 'Der Schmarotzer hat seinen Wirt verloren und ist nicht wählerisch. Unter dem Nagel geht er hinein, wo keine Rüstung hilft, und frisst sich weiter, bis ihn jemand herausholt, der sich aufs Heilen versteht. Wer nicht gräbt, begegnet ihm nicht.',
      },
    },
    's5-8': {
      name: { en: 'To keep still for it', de: 'Dabei stillhalten' },
      inspection: {
        en: 'You look on as the tail of it is wound round a splinter, turn by turn, and you talk about the weather in the meantime. There is not much weather down here, but you make it last.',
        de: 'Du siehst zu, wie man das Schwanzende um einen Span wickelt, Windung um Windung, und redest derweil vom Wetter. Viel Wetter gibt es hier unten nicht, aber du machst etwas daraus.',
      },
    },
    's5-9': {
      name: { en: 'The bucket in the well', de: 'Der Eimer im Brunnen' },
      inspection: {
        en: 'The rope will not hold you, but the joints of the wall will. In the bucket, under a flat stone, lie two good things and seven ounces of silver, dry and in order, as somebody left them who meant to come back.',
        de: 'Das Seil trägt dich nicht, aber die Fugen der Mauer tragen dich. Im Eimer, unter einem flachen Stein, liegen zwei gute Stücke und sieben Unzen Silber, trocken und geordnet, wie einer es hinterlässt, der wiederkommen will.',
      },
      background: {
        en: 'A goblin hid it here before it went to pick mushrooms under the hole in the ceiling. The seven pieces are liar’s silver, which nobody can tell from the real kind before he is home and wants to pay with it.',
        de: 'Ein Goblin hat es hier versteckt, ehe er unter dem Loch in der Decke Pilze sammeln ging. Die sieben Stücke sind Lügensilber, das niemand vom echten unterscheidet, ehe er daheim ist und damit bezahlen will.',
      },
    },
  },
  foes: {
    'centi-werk-1': { en: 'Centi-werk 1', de: 'Hundertfüßerwerk 1' },
    'centi-werk-2': { en: 'Centi-werk 2', de: 'Hundertfüßerwerk 2' },
    'centi-werk-3': { en: 'Centi-werk 3', de: 'Hundertfüßerwerk 3' },
    'centi-werk-4': { en: 'Centi-werk 4', de: 'Hundertfüßerwerk 4' },
    'centi-werk-5': { en: 'Centi-werk 5', de: 'Hundertfüßerwerk 5' },
    'centi-werk-6': { en: 'Centi-werk 6', de: 'Hundertfüßerwerk 6' },
    // As many again where the fight is made a match for six heroes. RUN-RULING-R72
    'centi-werk-7': { en: 'Centi-werk 7', de: 'Hundertfüßerwerk 7' },
    'centi-werk-8': { en: 'Centi-werk 8', de: 'Hundertfüßerwerk 8' },
    'centi-werk-9': { en: 'Centi-werk 9', de: 'Hundertfüßerwerk 9' },
    'centi-werk-10': { en: 'Centi-werk 10', de: 'Hundertfüßerwerk 10' },
    'centi-werk-11': { en: 'Centi-werk 11', de: 'Hundertfüßerwerk 11' },
    'centi-werk-12': { en: 'Centi-werk 12', de: 'Hundertfüßerwerk 12' },
  },
  tactics: {
    e1: {
      en: 'They are quick and strike early, bite badly and fall over easily. They leave the jelly for whatever moves more than the jelly does, and pursue it as far as the cave goes.',
      de: 'Sie sind flink und stoßen früh zu, beißen schlecht und fallen leicht um. Von der Gallerte lassen sie ab für alles, was sich mehr bewegt als sie, und verfolgen es, soweit die Höhle reicht.',
    },
  },
} as const satisfies EncounterTale;

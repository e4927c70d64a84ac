// The rune stone is gone, and somebody was left behind to be killed over it.

import type { EncounterTale } from './tale.ts';

export const takenInTheNight = {
  name: { en: 'Taken in the Night', de: 'In der Nacht geholt' },
  concept: {
    en: 'At night the rune stone of the village is stolen, and all who live in its keeping feel it. A hole in the wall, two furrows up the hill, and at the end of them a few goblins who were left behind so that somebody should be busy with them. Their masters have seen to it that they are dangerous even afterwards.',
    de: 'In der Nacht wird der Runenstein des Dorfes gestohlen, und alle, die in seiner Hut leben, spüren es. Ein Loch in der Mauer, zwei Furchen den Hang hinauf, und an ihrem Ende ein paar Goblins, die man zurückgelassen hat, damit jemand mit ihnen zu tun hat. Ihre Herren haben dafür gesorgt, dass sie auch danach noch gefährlich sind.',
  },
  events: {
    e1: {
      title: { en: 'Waking in dread', de: 'Erwachen mit Grauen' },
      location: { en: 'In your beds, at home in the village', de: 'In euren Betten, daheim im Dorf' },
      summary: {
        en: 'All the village wakes at once, and a dread without a name lies on everybody.',
        de: 'Das ganze Dorf erwacht auf einmal, und ein Grauen ohne Namen liegt auf allen.',
      },
      narration: {
        en: 'You wake, all of you in the same breath, and none of you could say what woke you. No dog barks. The fire has burned down as far as it should at this hour. Yet something is missing, as a tooth is missing: the tongue keeps going back to the place. Old Thorgunn sits upright against the wall with open eyes and asks who has died. In the next house a child begins to cry, then one in the house after it, and so down the whole row to the boats. Your hands are cold, and your stomachs lie the wrong way round. Outside the moon stands high, and the night is very quiet for a night in which nobody sleeps. Somebody ought to go and look.',
        de: 'Ihr wacht auf, alle im selben Atemzug, und keiner könnte sagen, wovon. Kein Hund schlägt an. Das Feuer ist so weit heruntergebrannt, wie es um diese Stunde sein soll. Und doch fehlt etwas, wie ein Zahn fehlt: Die Zunge tastet immer wieder hin. Die alte Thorgunn sitzt aufrecht an der Wand, mit offenen Augen, und fragt, wer gestorben sei. Nebenan fängt ein Kind zu weinen an, dann eines im Haus danach, und so die ganze Zeile hinunter bis zu den Booten. Eure Hände sind kalt, und der Magen liegt euch verkehrt herum im Leib. Draußen steht der Mond hoch, und es ist sehr still für eine Nacht, in der niemand schläft. Jemand sollte nachsehen gehen.',
      },
      inspection: {
        en: 'As long as you have lived, something has hummed under your days, so low that nobody ever spoke of it. Whoever holds his breath and listens now hears what the others only feel: it has stopped.',
        de: 'Solange ihr lebt, hat unter euren Tagen etwas gesummt, so tief, dass nie jemand davon sprach. Wer jetzt den Atem anhält und horcht, der hört, was die anderen nur spüren: Es hat aufgehört.',
      },
      background: {
        en: 'The stone has stood in the courtyard since the first ships landed, and the people live in its keeping as fish live in water. Now it has been torn out and carried away. What the village feels is the water draining off. Stout hearts are done with it by the time they have found their boots. The others drag the dread along with them until this night’s business is settled.',
        de: 'Der Stein steht im Hof, seit die ersten Schiffe anlandeten, und die Leute leben in seiner Hut wie Fische im Wasser. Nun hat man ihn herausgerissen und fortgeschafft. Was das Dorf spürt, ist das Wasser, das abläuft. Feste Herzen sind damit fertig, bis sie ihre Stiefel gefunden haben. Die anderen schleppen das Grauen mit, bis die Sache dieser Nacht erledigt ist.',
      },
    },
    e2: {
      title: { en: 'The empty courtyard', de: 'Der leere Hof' },
      location: {
        en: 'The walled courtyard in the middle of the village',
        de: 'Der ummauerte Hof inmitten des Dorfes',
      },
      summary: {
        en: 'The rune stone is gone through a hole in the wall, and two furrows lead up the hill.',
        de: 'Der Runenstein ist durch ein Loch in der Mauer fort, und zwei Furchen führen den Hang hinauf.',
      },
      narration: {
        en: 'In the courtyard the people stand in their shirts and say nothing. They stand in a ring, as they do at a burial. There is a hole in the middle of the ring, square and deep and with clean edges, and yesterday a stone stood in it: twenty feet high, written over on all four sides by people whose names are on it. Nobody has heard it fall, and it has not fallen. It has left. The wall towards the hill has a gap through which you could drive two ox-carts side by side, and its stones lie scattered about the yard. From there two furrows run up the slope in the moonlight, straight, side by side, and always the same distance apart. The earth in them is still wet.',
        de: 'Im Hof stehen die Leute im Hemd und sagen nichts. Sie stehen im Kreis, wie bei einem Begräbnis. In der Mitte des Kreises ist ein Loch, viereckig, tief und sauber ausgestochen, und gestern stand darin ein Stein: zwanzig Fuß hoch und auf allen vier Seiten beschrieben von Leuten, deren Namen darauf stehen. Niemand hat ihn fallen hören, und er ist auch nicht gefallen. Er ist weggegangen. Die Mauer zum Hang hin hat eine Lücke, durch die zwei Ochsenkarren nebeneinander passen, und ihre Steine liegen im Hof verstreut. Von dort ziehen sich im Mondlicht zwei Furchen den Hang hinauf, gerade, nebeneinander und immer im gleichen Abstand. Die Erde darin ist noch feucht.',
      },
      inspection: {
        en: 'The stones of the wall lie inside: something came in that way and went out the same way, heavier. Beside the hole there is a smell of burnt oil, and between the furrows not a single print of a hoof. A blind man could follow this trail by walking in it.',
        de: 'Die Mauersteine liegen innen: Etwas kam hier herein und ging hier wieder hinaus, schwerer als zuvor. Neben dem Loch riecht es nach verbranntem Öl, und zwischen den Furchen ist kein einziger Hufabdruck. Dieser Spur könnte ein Blinder folgen, er müsste nur in ihr gehen.',
      },
      background: {
        en: 'A crew of dwarves came out of the hill by night, with a tracked vehicle and a crane, and was gone again before the first dog had made up its mind. They took no cattle, no silver and no prisoners. They wanted the stone, for a machine that needs a heart. That they are easily followed does not trouble them: those who follow have been thought of.',
        de: 'Ein Trupp Zwerge kam nachts aus dem Berg, mit einem Kettenfahrzeug und einem Kran, und war wieder fort, ehe sich der erste Hund entschlossen hatte. Sie nahmen kein Vieh, kein Silber und keine Gefangenen. Sie wollten den Stein, für eine Maschine, der ein Herz fehlt. Dass man ihnen leicht folgen kann, stört sie nicht: An die, die folgen, ist gedacht.',
      },
    },
    e3: {
      title: { en: 'The rearguard', de: 'Die Nachhut' },
      location: {
        en: 'Flat ground above the village, in bright moonlight',
        de: 'Ebener Grund oberhalb des Dorfes, bei hellem Mond',
      },
      summary: {
        en: 'Rock goblins bar the trail, and do so as people who have no choice.',
        de: 'Felsgoblins versperren die Spur, und zwar wie Leute, die keine Wahl haben.',
      },
      narration: {
        en: 'Above the last field the ground becomes flat, and the moon is so bright that every tuft has its own shadow. Some of the shadows get up. They are rock goblins, grey and knobbly and thin for their kind, with packs on their backs which they now let slip to the ground. One wears a chain on its ankle and jingles when it walks. They have put themselves across the furrows, shoulder to shoulder, and you can see by looking at them that it was not their own idea. Goblins of their sort fight from behind, or from above, or not at all. These here look past you, then behind them into the dark, then at each other. “Gull,” says one to the foremost, “say it.” Gull does not say it. Gull draws in air, and they all come running.',
        de: 'Oberhalb des letzten Feldes wird der Boden eben, und der Mond scheint so hell, dass jedes Grasbüschel seinen eigenen Schatten hat. Einige von den Schatten stehen auf. Es sind Felsgoblins, grau, knotig und mager für ihre Art, mit Bündeln auf dem Rücken, die sie jetzt zu Boden gleiten lassen. Einer trägt eine Kette am Knöchel und klirrt beim Gehen. Sie haben sich quer über die Furchen gestellt, Schulter an Schulter, und man sieht ihnen an, dass das nicht ihr Einfall war. Goblins wie diese kämpfen von hinten oder von oben oder gar nicht. Die hier blicken an euch vorbei, dann hinter sich ins Dunkel, dann einander an. „Gull“, sagt einer zum vordersten, „sag es.“ Gull sagt es nicht. Gull holt Luft, und alle kommen sie gerannt.',
      },
      inspection: {
        en: 'Behind the place where they stood the furrows end at a hole freshly burrowed into the hill. It opens into a chamber, and in the chamber lie more goblins, those who dug it, killed with their shovels in their hands. They are still warm. From there it goes down.',
        de: 'Hinter der Stelle, wo sie standen, enden die Furchen an einem Loch, frisch in den Hang gewühlt. Es führt in eine Kammer, und in der Kammer liegen noch mehr Goblins, eben die, die gegraben haben, erschlagen mit der Schaufel in der Hand. Sie sind noch warm. Von dort geht es hinunter.',
      },
      background: {
        en: 'The dwarves keep goblins as others keep oxen. The diggers were of no more use when the hole was dug. These here were told that whoever holds the trail until sunrise may go home, and they did not believe it; but under the ribs of each a dwarf had sewn something that ticked, and this they did believe. Whatever becomes of them, they shall be of use to their masters.',
        de: 'Die Zwerge halten Goblins wie andere Leute Ochsen. Die das Loch gegraben hatten, waren danach zu nichts mehr nütze. Diesen hier hat man gesagt, wer die Spur bis Sonnenaufgang hält, darf heim, und das haben sie nicht geglaubt; aber jedem hatte ein Zwerg etwas unter die Rippen genäht, das tickt, und daran glaubten sie. Was auch aus ihnen wird, ihren Herren sollen sie nützen.',
      },
    },
  },
  elements: {
    's1-1': {
      name: { en: 'The dread', de: 'Das Grauen' },
      inspection: {
        en: 'You breathe out, count the rafters and find your boots. It is fear, and you have met it before. It may come along, but it shall not carry the weapon.',
        de: 'Du atmest aus, zählst die Dachbalken und findest deine Stiefel. Es ist Angst, und ihr kennt euch. Sie darf mitkommen, aber die Waffe trägt sie nicht.',
      },
      background: {
        en: 'Whoever does not master it goes into this night with cold hands, and they do not get warm before the goblins have been dealt with.',
        de: 'Wer es nicht bezwingt, geht mit kalten Händen in diese Nacht, und warm werden sie nicht, ehe die Sache mit den Goblins ausgestanden ist.',
      },
    },
    's1-2': {
      name: { en: 'The furrows', de: 'Die Furchen' },
      inspection: {
        en: 'No cart makes such a track, and no beast. These are iron plates, linked in a band that runs round by itself. Under the mountains such things are built, and those who build them are dwarves. With dwarves one looks twice at everything, even at their dead.',
        de: 'Kein Karren zieht solche Spuren und kein Tier. Das sind Eisenplatten, zu einem Band gefügt, das von selber umläuft. Unter den Bergen baut man dergleichen, und die es bauen, sind Zwerge. Bei Zwergen sieht man alles zweimal an, auch ihre Toten.',
      },
    },
    's1-3': {
      name: { en: 'What is wrong with these goblins', de: 'Was mit diesen Goblins nicht stimmt' },
      inspection: {
        en: 'Below the ribs, on the left, every one of them has the same scar: long, straight, sewn with wire and not yet healed. Something square stands out beneath it. If you hold your breath you can hear it.',
        de: 'Unter den Rippen, links, hat jeder von ihnen dieselbe Narbe: lang, gerade, mit Draht vernäht und noch nicht verheilt. Darunter zeichnet sich etwas Eckiges ab. Wer den Atem anhält, kann es hören.',
      },
    },
    's1-5': {
      name: { en: 'The dead goblins', de: 'Die toten Goblins' },
      trigger: {
        en: 'Somebody touches or searches one of the bodies.',
        de: 'Jemand berührt oder durchsucht eine der Leichen.',
      },
      inspection: {
        en: 'It clicks. You are already on your way when it does, and what comes after the click goes over your back, warm and in small pieces.',
        de: 'Es klickt. Da bist du schon unterwegs, und was nach dem Klicken kommt, fliegt dir über den Rücken hinweg, warm und in kleinen Stücken.',
      },
      background: {
        en: 'In every goblin there is a bomb, and each goes off once, when somebody lays a hand on the body. There are as many as there are dead. Who leaves the dead in peace has peace.',
        de: 'In jedem Goblin steckt eine Bombe, und jede geht einmal los, wenn jemand Hand an die Leiche legt. Es sind so viele wie Tote. Wer die Toten in Frieden lässt, hat seinen Frieden.',
      },
    },
    's1-6': {
      name: { en: 'The ankle chain', de: 'Die Knöchelkette' },
      how: {
        en: 'Search the bodies: one of them jingled.',
        de: 'Die Leichen durchsuchen: Eine von ihnen hat geklirrt.',
      },
      inspection: {
        en: 'The chain is of silver, six ounces of it, and it has rubbed the ankle raw. Perhaps it was meant as a distinction.',
        de: 'Die Kette ist aus Silber, sechs Unzen schwer, und sie hat den Knöchel wund gescheuert. Vielleicht war sie als Auszeichnung gedacht.',
      },
    },
    's1-7': {
      name: { en: 'The packs', de: 'Die Bündel' },
      how: {
        en: 'Go through the packs that they let slip before the fight, and leave the bodies alone.',
        de: 'Die Bündel durchsehen, die sie vor dem Kampf abgelegt haben, und die Leichen in Ruhe lassen.',
      },
      inspection: {
        en: 'Roots, a bag of gravel, somebody’s milk tooth on a string; and, wrapped in a rag, two things that no goblin has made and no goblin has paid for.',
        de: 'Wurzeln, ein Beutel Kies, ein Milchzahn an einer Schnur; und, in einen Lumpen gewickelt, zwei Dinge, die kein Goblin gemacht und kein Goblin bezahlt hat.',
      },
    },
  },
  foes: {
    gull: { en: 'Gull', de: 'Gull' },
    shreek: { en: 'Shreek', de: 'Schriek' },
    blomp: { en: 'Blomp', de: 'Blomp' },
    thornweed: { en: 'Thornweed', de: 'Dornkraut' },
    daza: { en: 'Daza', de: 'Daza' },
    cringe: { en: 'Cringe', de: 'Duckmich' },
    // Three more where the fight is made a match for six heroes. RUN-RULING-R72
    snick: { en: 'Snick', de: 'Schnick' },
    mudlark: { en: 'Mudlark', de: 'Schlammlerche' },
    hob: { en: 'Hob', de: 'Hob' },
  },
  tactics: {
    e3: {
      en: 'They come in a row and hold together as long as they can, each against whoever is at hand. None of them runs: what they fear more stands behind them.',
      de: 'Sie kommen in einer Reihe und halten zusammen, solange es geht, jeder gegen den, der gerade da ist. Keiner läuft davon: Was sie mehr fürchten, steht hinter ihnen.',
    },
  },
} as const satisfies EncounterTale;

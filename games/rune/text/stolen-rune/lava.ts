// Two men went down before you: one lies under the crabs, and one hangs over the fire.

import type { EncounterTale } from './tale.ts';

export const lava = {
  name: { en: 'It’s the Lava for You', de: 'Ab in die Lava' },
  concept: {
    en: 'Leig and Eldgrim came down here before the heroes, for silver. Leig lies in a passage, and land crabs are eating him; before he dies he has something to say. Past a thief of a gremlin and a wire in the dark the way leads to the room where four trolls have hung Eldgrim on a dwarven crane, above a pit of lava, and are in no hurry.',
    de: 'Leig und Eldgrim sind vor den Helden hier heruntergekommen, des Silbers wegen. Leig liegt in einem Gang, und Landkrabben fressen an ihm; ehe er stirbt, hat er noch etwas zu sagen. An einem diebischen Gremlin und einem Draht im Dunkeln vorbei führt der Weg in die Kammer, in der vier Trolle Eldgrim an einen Zwergenkran gehängt haben, über eine Grube voll Lava, und es nicht eilig haben.',
  },
  events: {
    e1: {
      title: { en: 'The dying man', de: 'Der Sterbende' },
      location: { en: 'A low passage with a wet floor', de: 'Ein niedriger Gang mit nassem Boden' },
      summary: {
        en: 'Two land crabs are feeding on a man who is not dead yet.',
        de: 'Zwei Landkrabben fressen an einem Mann, der noch nicht tot ist.',
      },
      narration: {
        en: 'You hear it before you see it: a clicking and a tearing, unhurried, as of women shelling peas. The passage makes a bend. Behind the bend it smells of low tide, and two crabs sit there, each as broad as a door, with moss and old bones grown into their shells. Between them lies a man in good mail. He has stopped defending himself. One of them has his right leg, the other has begun somewhere in the middle, and they pass things to their mouths with the small claws, piece by piece, politely, without getting in each other’s way. The man turns his head. He is a Viking like you, red-bearded, some thirty winters old, and he looks at you as at people who have come late. The crabs raise their eyes as well. Theirs are on stalks.',
        de: 'Ihr hört es, ehe ihr es seht: ein Knacken und Rupfen, ohne Hast, wie wenn Frauen Erbsen auspulen. Der Gang macht eine Biegung. Dahinter riecht es nach Ebbe, und dort sitzen zwei Krabben, jede so breit wie eine Tür, mit Moos und alten Knochen, die ihnen in den Panzer gewachsen sind. Zwischen ihnen liegt ein Mann in einem guten Kettenhemd. Er wehrt sich nicht mehr. Die eine hat sein rechtes Bein, die andere hat irgendwo in der Mitte angefangen, und mit den kleinen Scheren reichen sie sich Stück um Stück zum Mund, manierlich, ohne einander im Weg zu sein. Der Mann dreht den Kopf. Er ist ein Wikinger wie ihr, rotbärtig, um die dreißig Winter, und er sieht euch an wie Leute, die zu spät kommen. Auch die Krabben heben die Augen. Sie tragen sie auf Stielen.',
      },
      inspection: {
        en: 'His name is Leig. He and his companion Eldgrim came down a different shaft to get rich. He asks for nothing to drink, since he has nothing left to drink with. Trolls took Eldgrim, he says, and let him lie for the crabs, to see who would be finished first.',
        de: 'Er heißt Leig. Er und sein Gefährte Eldgrim sind durch einen anderen Schacht gekommen, um reich zu werden. Zu trinken will er nichts, es bliebe ja nicht drin. Trolle haben Eldgrim mitgenommen, sagt er, und ihn haben sie den Krabben gelassen, um zu sehen, wer zuerst fertig ist.',
      },
      background: {
        en: 'The four trolls farther on have a bet on it. Leig would live until the next meal at most, and he knows it; what he wants is a quick end from somebody of his own kind. The crabs are not the trolls’ animals. They merely live here, and they attack whatever is larger than a rat and comes within the reach of their eyes.',
        de: 'Die vier Trolle weiter hinten haben darauf gewettet. Leig lebte höchstens noch bis zur nächsten Mahlzeit, und das weiß er; was er will, ist ein schnelles Ende durch seinesgleichen. Die Krabben gehören den Trollen nicht. Sie wohnen nur hier und gehen auf alles los, was größer ist als eine Ratte und ihnen vor die Augen kommt.',
      },
    },
    e2: {
      title: { en: 'The gremlin', de: 'Der Gremlin' },
      location: {
        en: 'A cleft where several passages meet',
        de: 'Eine Kluft, in der mehrere Gänge zusammenlaufen',
      },
      summary: {
        en: 'A gremlin has something that glitters and means to be gone with it.',
        de: 'Ein Gremlin hat etwas Glitzerndes und will damit fort.',
      },
      narration: {
        en: 'The passages run together here like the fingers of a hand, and the rock in between is full of cracks, each just wide enough for an arm. Water drips. In one of the cracks somebody is giggling, then in another, then behind you, and it is one and the same voice. A pebble comes flying and hits the foremost of you on the nose. On the ground lie the remains of a small and thorough life: fish bones sorted by length, buttons, a row of candle ends, half a comb. Somebody collects here, and somebody has just run away from his collection with his arms full. You see a tail, no thicker than a thumb, whisk round the corner. Something metal clinks. Then it is quiet, but it is the quiet of somebody who is holding his hand before his mouth.',
        de: 'Hier laufen die Gänge zusammen wie die Finger einer Hand, und der Fels dazwischen ist voller Spalten, jede gerade so breit wie ein Arm. Wasser tropft. In einer der Spalten kichert es, dann in einer anderen, dann hinter euch, und es ist immer dieselbe Stimme. Ein Kiesel kommt geflogen und trifft den Vordersten auf die Nase. Am Boden liegen die Reste eines kleinen, gründlichen Lebens: Gräten, nach der Länge geordnet, Knöpfe, eine Reihe Kerzenstummel, ein halber Kamm. Hier sammelt jemand, und eben ist jemand mit vollen Armen von seiner Sammlung weggelaufen. Ihr seht einen Schwanz, nicht dicker als ein Daumen, um die Ecke huschen. Etwas Metallenes klirrt. Dann ist es still, aber so still wie einer, der sich die Hand vor den Mund hält.',
      },
      inspection: {
        en: 'It is a gremlin, cat-sized, with ears like a bat’s, and it hugs something to its chest that is worth more than the rest of its household. It has stolen it, no doubt about that. The only question is who steals it next.',
        de: 'Es ist ein Gremlin, groß wie eine Katze, mit Ohren wie eine Fledermaus, und er drückt etwas an die Brust, das mehr wert ist als sein ganzer übriger Hausrat. Gestohlen hat er es, daran ist kein Zweifel. Es fragt sich nur, wer es als Nächster stiehlt.',
      },
      background: {
        en: 'The gremlin lives on what the trolls leave lying. It does not fight and has no opinion about the heroes; it only wants to keep what it has. It is quick, but it cannot pass a crack without first looking back to see whether anybody is following. Those who notice which crack it looks at know where it will come out.',
        de: 'Der Gremlin lebt von dem, was die Trolle liegen lassen. Er kämpft nicht und hat keine Meinung über die Helden; er will nur behalten, was er hat. Er ist flink, kann aber in keine Spalte schlüpfen, ohne sich vorher umzusehen, ob ihm jemand folgt. Wer merkt, nach welcher er schaut, weiß, wo er herauskommt.',
      },
    },
    e3: {
      title: { en: 'The dark passage', de: 'Der dunkle Gang' },
      location: {
        en: 'A straight passage, warm and very dark',
        de: 'Ein gerader Gang, warm und sehr dunkel',
      },
      summary: {
        en: 'Something is stretched across the way, and not for the benefit of guests.',
        de: 'Etwas ist quer über den Weg gespannt, und nicht zum Nutzen der Gäste.',
      },
      narration: {
        en: 'From here on it gets warm. The wall is dry under the hand, then hot, and the air tastes of struck flint. The passage runs straight, without niches, without side ways, as if drawn with a cord. At its end stands a red glow, no larger than a thumbnail, and against it you see the edges of the rock and nothing else: the floor before your own feet is as black as the inside of a kettle. Voices come from the glow, deep ones, and a laugh that lasts too long. Then something else, higher, which does not laugh. Then the deep voices again, very contented. Whoever wants to get there unheard must get there slowly; but whoever is slow will hear the higher voice more often.',
        de: 'Ab hier wird es warm. Die Wand ist trocken unter der Hand, dann heiß, und die Luft schmeckt nach geschlagenem Feuerstein. Der Gang läuft gerade, ohne Nischen, ohne Seitengänge, wie an der Schnur gezogen. An seinem Ende steht ein rotes Glimmen, nicht größer als ein Daumennagel, und davor seht ihr die Kanten des Felsens und sonst nichts: Der Boden vor euren eigenen Füßen ist so schwarz wie ein Kessel von innen. Aus dem Glimmen kommen Stimmen, tiefe, und ein Lachen, das zu lange dauert. Dann etwas anderes, Höheres, das nicht lacht. Dann wieder die tiefen Stimmen, sehr zufrieden. Wer ungehört dorthin will, muss langsam gehen; aber wer langsam geht, hört die höhere Stimme öfter.',
      },
      inspection: {
        en: 'A hand’s breadth above the floor a wire runs from wall to wall, blackened with soot. One end goes to a bundle of scrap iron on a bent spring, and the other to a row of troll-made bells: skulls with thigh bones in them.',
        de: 'Eine Handbreit über dem Boden läuft ein Draht von Wand zu Wand, mit Ruß geschwärzt. Das eine Ende führt zu einem Bündel Schrotteisen an einer gebogenen Feder, das andere zu einer Reihe Glocken trollischer Machart: Schädel mit Schenkelknochen darin.',
      },
      background: {
        en: 'Haurapir strung the wire himself, after a wendol had once come in upon him during his work. Everybody must step over it, and everybody for himself. Who catches it with the foot gets the scrap iron against the shins. That is only the greeting. What matters is the noise: a single clumsy foot, and the trolls are up and have their clubs in hand.',
        de: 'Den Draht hat Haurapir selbst gespannt, nachdem ihm einmal ein Wendol in die Arbeit hineingeplatzt war. Jeder muss darüber steigen, und jeder für sich. Wer mit dem Fuß hängen bleibt, bekommt das Schrotteisen gegen die Schienbeine. Das ist nur der Willkomm. Auf den Lärm kommt es an: ein einziger ungeschickter Fuß, und die Trolle stehen und haben die Keulen in der Hand.',
      },
    },
    e4: {
      title: { en: 'Eldgrim over the pit', de: 'Eldgrim über der Grube' },
      location: {
        en: 'The trolls’ workroom: a lava pit under a dwarven crane',
        de: 'Die Werkstatt der Trolle: eine Lavagrube unter einem Zwergenkran',
      },
      summary: {
        en: 'Four trolls, a man on a chain, and a pit of lava that everybody would rather have behind him.',
        de: 'Vier Trolle, ein Mann an einer Kette und eine Lavagrube, die jeder lieber hinter sich hätte.',
      },
      narration: {
        en: 'The room is lit from below. In the middle of the floor is a pit, and in the pit stands molten rock, orange, with a skin like that on milk that keeps tearing. Even here the heat draws the water out of your eyes. Beyond it, on a raised step, a crane of dwarven iron leans out over the pit, and at the end of its chain hangs a naked man, bound like a parcel, and turns. Three trolls stand about and hand each other a skin of drink. The fourth and largest has a hand on the crank. “Up,” he says, and the man goes up. “Down,” he says. Rocks lie around, rusted beams, a lump of cold magma, and against the wall an iron box in the shape of a woman. The man on the chain sees you over the fire. He has sense enough not to shout.',
        de: 'Der Raum ist von unten beleuchtet. Mitten im Boden ist eine Grube, und in der Grube steht geschmolzener Fels, orange, mit einer Haut wie auf der Milch, die immerzu reißt. Noch wo ihr steht, zieht euch die Hitze das Wasser aus den Augen. Jenseits, auf einer erhöhten Stufe, beugt sich ein Kran aus Zwergeneisen über die Grube, und am Ende seiner Kette hängt ein nackter Mann, verschnürt wie ein Packen, und dreht sich. Drei Trolle stehen herum und reichen einander einen Schlauch. Der vierte und größte hat die Hand an der Kurbel. „Rauf“, sagt er, und der Mann geht hinauf. „Runter“, sagt er. Steine liegen umher, rostige Träger, ein Klumpen kaltes Magma, und an der Wand steht ein eiserner Kasten in Gestalt einer Frau. Der Mann an der Kette sieht euch über das Feuer hinweg. Er ist klug genug, nicht zu rufen.',
      },
      inspection: {
        en: 'The heat does not end at the rim: a few paces around the pit the stone itself smokes. The crane is solid enough for two to stand behind. Its brake is a pin with a cord on it, and whoever understands such things could swing the man in to the side.',
        de: 'Die Hitze endet nicht am Rand: Noch einige Schritte rings um die Grube raucht der Stein. Der Kran ist so massiv, dass zwei dahinter stehen können. Seine Bremse ist ein Stift mit einer Schnur daran, und wer sich auf dergleichen versteht, könnte den Mann zur Seite einschwenken.',
      },
      background: {
        en: 'Dwarves built the crane to dip ore, and abandoned it when the lava rose. Haurapir found a better use for it. He asks his guests nothing, and there is nothing that they could confess; he simply likes the moment in which somebody understands this. Eldgrim can be brought down from the chain in the middle of the fight. Whoever tries and bungles it lowers him by an ell, and the chain has four of them left.',
        de: 'Den Kran haben Zwerge gebaut, um Erz zu tauchen, und haben ihn aufgegeben, als die Lava stieg. Haurapir fand für ihn eine bessere Verwendung. Er fragt seine Gäste nichts, und gestehen könnten sie nichts; ihm gefällt nur der Augenblick, in dem einer das begreift. Eldgrim lässt sich mitten im Kampf von der Kette holen. Wer es versucht und verpfuscht, lässt ihn eine Elle tiefer, und vier Ellen hat die Kette noch.',
      },
    },
  },
  elements: {
    's2-2': {
      name: { en: 'What Leig has seen', de: 'Was Leig gesehen hat' },
      how: {
        en: 'Kill the crabs and bend down to the man.',
        de: 'Die Krabben erschlagen und sich zu dem Mann hinunterbeugen.',
      },
      inspection: {
        en: '“The big one is called Haurapir,” says Leig. “He has had a spear through the right hip, and it has grown together badly. He cannot turn that way. Come at him short, with one hand, from there. I thought of it too late.”',
        de: '„Der Große heißt Haurapir“, sagt Leig. „Er hatte einen Speer durch die rechte Hüfte, und das ist schlecht verwachsen. Dorthin kann er sich nicht drehen. Geht ihn von da an, kurz, mit einer Hand. Mir ist es zu spät eingefallen.“',
      },
    },
    's2-3': {
      name: { en: 'Leig’s request', de: 'Leigs Bitte' },
      how: {
        en: 'Give Leig the quick death that he asks for. Only one can do it.',
        de: 'Leig den schnellen Tod geben, um den er bittet. Tun kann es nur einer.',
      },
      inspection: {
        en: 'He asks that his sword be put into his hand first. Then he names his father, so that you know whom you are dealing with, and says: “Well. I have waited longer for worse things.”',
        de: 'Er bittet, dass man ihm zuvor das Schwert in die Hand legt. Dann nennt er seinen Vater, damit man weiß, mit wem man es zu tun hat, und sagt: „Nun denn. Auf Schlechteres habe ich länger gewartet.“',
      },
      background: {
        en: 'There is no help for Leig, and it is no shame to end it. The gods count it as a deed.',
        de: 'Leig ist nicht zu helfen, und es zu beenden ist keine Schande. Die Götter rechnen es als Tat.',
      },
    },
    's2-4': {
      name: { en: 'The giggling', de: 'Das Kichern' },
      inspection: {
        en: 'It is always the same crack to which the small head turns before it giggles. There it will slip in, and there a hand could already be waiting.',
        de: 'Es ist immer dieselbe Spalte, nach der sich der kleine Kopf umdreht, ehe es kichert. Dort wird er hineinschlüpfen, und dort könnte schon eine Hand warten.',
      },
    },
    's2-5': {
      name: { en: 'Catching the gremlin', de: 'Den Gremlin fangen' },
      inspection: {
        en: 'You have him by the tail. He curses in three languages, bites the air, and at last lets go of what he was hugging, to have both hands free for complaining.',
        de: 'Du hast ihn am Schwanz. Er flucht in drei Sprachen, beißt in die Luft und lässt endlich los, was er an sich drückte, um zum Schimpfen beide Hände frei zu haben.',
      },
    },
    's2-6': {
      name: { en: 'Something across the way', de: 'Etwas quer im Weg' },
      inspection: {
        en: 'Your shin feels it a moment before it would be too late: a wire, hot from the wall. You lift one foot over it and then the other, like a heron, and nothing rings.',
        de: 'Dein Schienbein spürt es einen Augenblick, bevor es zu spät wäre: ein Draht, heiß von der Wand. Du hebst erst den einen Fuß darüber, dann den anderen, wie ein Reiher, und nichts läutet.',
      },
      background: {
        en: 'Each hero who fails gets the scrap iron against the legs. If even one of them fails, all the trolls are warned and the first to act.',
        de: 'Jedem Helden, dem es misslingt, fährt das Schrotteisen gegen die Beine. Misslingt es auch nur einem, sind alle Trolle gewarnt und als Erste zur Stelle.',
      },
    },
    's2-7': {
      name: { en: 'The lintel', de: 'Der Türsturz' },
      inspection: {
        en: 'Above the entrance something crunches. You do not look up, you go forward, and what comes down where you stood is half the lintel.',
        de: 'Über dem Eingang knirscht es. Du siehst nicht hinauf, du gehst vor, und was dort herunterkommt, wo du standest, ist der halbe Türsturz.',
      },
      background: {
        en: 'The heat has made the rock rotten. It is nobody’s malice, but the trolls have learned to go through quickly, and they have told nobody.',
        de: 'Die Hitze hat den Fels mürbe gemacht. Bosheit ist es nicht, aber die Trolle haben gelernt, rasch hindurchzugehen, und sie haben es niemandem gesagt.',
      },
    },
    's2-9': {
      name: { en: 'In the lava', de: 'In der Lava' },
      trigger: {
        en: 'Somebody gets into the lava, or too near to it.',
        de: 'Jemand gerät in die Lava oder zu nahe an sie heran.',
      },
      inspection: {
        en: 'Somebody who is not here says a single word in your ear, and you tear your things away from the heat before you know why. They smoke, but they hold.',
        de: 'Jemand, der nicht hier ist, sagt dir ein einziges Wort ins Ohr, und du reißt deine Sachen von der Hitze weg, ehe du weißt, warum. Sie rauchen, aber sie halten.',
      },
      background: {
        en: 'Skin heals. Leather, straps and bowstrings do not, and whom the gods do not warn goes on with less than he came with.',
        de: 'Haut heilt. Leder, Riemen und Bogensehnen heilen nicht, und wen die Götter nicht warnen, der geht mit weniger weiter, als er mitgebracht hat.',
      },
    },
    's2-11': {
      name: { en: 'Bringing Eldgrim in', de: 'Eldgrim herunterholen' },
      inspection: {
        en: 'The pin comes out, the arm swings, and Eldgrim lies on the step like a landed cod. “Leig?” he asks. You need not answer. He sees it in your faces, nods, and asks whether somebody has a cloak to spare.',
        de: 'Der Stift kommt heraus, der Arm schwenkt, und Eldgrim liegt auf der Stufe wie ein gelandeter Dorsch. „Leig?“, fragt er. Antworten müsst ihr nicht. Er sieht es euch an, nickt und fragt, ob jemand einen Mantel übrig hat.',
      },
      background: {
        en: 'One of you can try it each round, and not always the same one. After four failures the chain is at its end, and so is Eldgrim.',
        de: 'In jeder Runde kann es einer versuchen, und nicht immer derselbe. Nach vier Fehlschlägen ist die Kette zu Ende, und Eldgrim auch.',
      },
    },
    's2-12': {
      name: { en: 'The box in the crane', de: 'Der Kasten im Kran' },
      how: {
        en: 'Look into the counterweight of the crane when the fight is over.',
        de: 'Nach dem Kampf in das Gegengewicht des Krans schauen.',
      },
      inspection: {
        en: 'The counterweight is a box, and the box is full of what the trolls’ guests had with them: buckles, boots, a comb, teeth. Two pieces are not rubbish. Nobody will ask for them any more.',
        de: 'Das Gegengewicht ist ein Kasten, und der Kasten ist voll von dem, was die Gäste der Trolle bei sich hatten: Schnallen, Stiefel, ein Kamm, Zähne. Zwei Stücke sind kein Plunder. Es fragt niemand mehr danach.',
      },
    },
    's2-13': {
      name: { en: 'The iron woman', de: 'Die eiserne Frau' },
      trigger: {
        en: 'Somebody opens the iron box in the shape of a woman by simply pulling at it.',
        de: 'Jemand öffnet den eisernen Kasten in Frauengestalt, indem er einfach daran zieht.',
      },
      inspection: {
        en: 'The lid is light, lighter than it should be, and you let yourself drop. Above you a spear on a spring comes out, quivers, and has missed its guest.',
        de: 'Der Deckel geht leicht, leichter, als er sollte, und du lässt dich fallen. Über dir fährt ein Speer an einer Feder heraus, zittert nach und hat seinen Gast verfehlt.',
      },
      background: {
        en: 'Inside is nothing but the spear. The trolls keep it for those who think that there must be treasure in a box that is shut. Left shut, or opened from the side with a rope, it hurts nobody.',
        de: 'Drinnen ist nichts als der Speer. Die Trolle halten ihn für Leute bereit, die meinen, in einem verschlossenen Kasten müsse ein Schatz sein. Bleibt er zu, oder öffnet man ihn von der Seite mit einem Seil, tut er niemandem etwas.',
      },
    },
  },
  foes: {
    'land-crab-1': { en: 'Mossback', de: 'Moosrücken' },
    'land-crab-2': { en: 'Longclaw', de: 'Langschere' },
    haurapir: { en: 'Haurapir', de: 'Haurapir' },
    zalnaup: { en: 'Zalnaup', de: 'Zalnaup' },
    urjordir: { en: 'Urjordir', de: 'Urjordir' },
    mikko: { en: 'Mikko', de: 'Mikko' },
  },
  tactics: {
    e1: {
      en: 'The crabs come sideways at whatever they have seen and do not let go of it. When one is dead, the other eats on for a moment before it notices.',
      de: 'Die Krabben kommen seitwärts auf das zu, was sie gesehen haben, und lassen es nicht mehr los. Ist die eine tot, frisst die andere noch einen Augenblick weiter, ehe sie es merkt.',
    },
    e4: {
      en: 'Zalnaup, Urjordir and Mikko go at whoever is at hand. Haurapir chooses: he keeps to the raised step beside the crane and likes best to have a hero between himself and the pit. None of them goes into the heat of his own will.',
      de: 'Zalnaup, Urjordir und Mikko gehen auf den los, der gerade da ist. Haurapir sucht sich seinen Mann aus: Er bleibt auf der Stufe beim Kran und hat einen Helden am liebsten zwischen sich und der Grube. In die Hitze geht keiner von ihnen freiwillig.',
    },
  },
} as const satisfies EncounterTale;

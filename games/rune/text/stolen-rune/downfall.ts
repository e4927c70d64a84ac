// A lyre, seven drums and a waterfall, none of which wants to be listened to for long.

import type { EncounterTale } from './tale.ts';

export const downfall = {
  name: { en: 'Instrumental in Your Downfall', de: 'Mit Musik in den Untergang' },
  concept: {
    en: 'Three things down here make music. A lyre plays by itself and takes on anybody who thinks that he can do it better. Seven drums beat until the hearts of those who hear them follow their time. And by a waterfall small machines of dwarven make wait quietly for whoever is larger than they are, while a box by the water counts the guests.',
    de: 'Drei Dinge machen hier unten Musik. Eine Leier spielt von selbst und nimmt es mit jedem auf, der meint, er könne es besser. Sieben Trommeln schlagen, bis die Herzen derer, die sie hören, ihrem Takt folgen. Und an einem Wasserfall warten still kleine Maschinen zwergischer Bauart auf alles, was größer ist als sie, während ein Kasten am Wasser die Gäste zählt.',
  },
  events: {
    e1: {
      title: { en: 'The lyre', de: 'Die Leier' },
      location: { en: 'A round chamber with a good echo', de: 'Eine runde Kammer mit gutem Hall' },
      summary: {
        en: 'A lyre plays by itself, and whoever answers it wins something or pays for it.',
        de: 'Eine Leier spielt von selbst, und wer ihr antwortet, gewinnt etwas oder bezahlt dafür.',
      },
      narration: {
        en: 'Somebody is playing, and playing well. You follow the notes through two bends and come into a chamber as round as a bowl turned over. In the middle stands a block of stone with a lid, and on the lid, leaned against nothing, stands a lyre. Nobody sits behind it. The strings go down and come up again, one after the other, under fingers that are not there. It plays an old tune, one of those that everybody has known since before he could walk. As you enter it stops in the middle of the measure. Then it plays the first half once more, slower, and stops in the same place. The echo takes a while to die. The last string keeps trembling a little. If it were a man, one would say that he has raised his eyebrows.',
        de: 'Jemand spielt, und er spielt gut. Ihr geht den Tönen nach, um zwei Ecken, und kommt in eine Kammer, rund wie eine umgestülpte Schüssel. In der Mitte steht ein Steinblock mit einem Deckel, und auf dem Deckel steht, an nichts gelehnt, eine Leier. Niemand sitzt dahinter. Die Saiten geben nach und kommen wieder hoch, eine nach der anderen, unter Fingern, die nicht da sind. Es ist eine alte Weise, eine von denen, die jeder konnte, ehe er laufen konnte. Als ihr eintretet, bricht sie mitten im Takt ab. Dann spielt sie die erste Hälfte noch einmal, langsamer, und hört an derselben Stelle auf. Der Hall braucht eine Weile, bis er vergeht. Die letzte Saite zittert noch ein wenig nach. Wäre es ein Mensch, man würde sagen, er zieht die Brauen hoch.',
      },
      inspection: {
        en: 'The lyre is of yew, strung with hair in several colours. On the lid somebody has scratched two hands, a playing one and one that is cut off. The lid has neither hinge nor lock, and it is too heavy for all of you together.',
        de: 'Die Leier ist aus Eibenholz, bespannt mit Haar von mancherlei Farbe. In den Deckel hat jemand zwei Hände geritzt, eine, die spielt, und eine abgehauene. Der Deckel hat weder Angel noch Schloss, und für euch alle zusammen ist er zu schwer.',
      },
      background: {
        en: 'In the lyre sits the rest of a skald named Hjarrandi, who bragged that nobody would ever outplay him, alive or dead. He has kept the second half of his word. To those who beat him he gives what lies under the stone, without a grudge. Those who lose to him leave with his laughter in their joints, and the lid stays shut to them for good.',
        de: 'In der Leier sitzt der Rest eines Skalden namens Hjarrandi, der sich rühmte, niemand werde ihn je überspielen, lebend oder tot. Die zweite Hälfte hat er gehalten. Wer ihn besiegt, dem gibt er, was unter dem Stein liegt, und trägt es ihm nicht nach. Wer ihm unterliegt, geht mit seinem Gelächter in den Gelenken davon, und der Deckel bleibt für ihn geschlossen.',
      },
    },
    e2: {
      title: { en: 'The drums', de: 'Die Trommeln' },
      location: { en: 'A long hall, the only way onward', de: 'Eine lange Halle, der einzige Weg weiter' },
      summary: {
        en: 'Seven giant drums beat by themselves, and a wendol falls dead before anybody has struck at it.',
        de: 'Sieben riesige Trommeln schlagen von selbst, und ein Wendol fällt tot um, ehe ihn jemand angerührt hat.',
      },
      narration: {
        en: 'The hall is long and bare, and there is no other way. At its far end stand seven drums, each as tall as a house door, in a row like a bench of judges. Halfway between them and you somebody gets up: a wendol, a young one with its first fangs and its fur not yet grey. It has been waiting for you, and comes on with its mouth open and its arms spread. Then the drums begin. There is nobody at them. One stroke, all seven, and you feel it in the soles of your feet; a second, and you feel it in the teeth. The wendol stops running. It looks down at its chest as if somebody had called from in there. At the fifth stroke it lies down on its face. At the sixth you notice that your own hearts have fallen into step.',
        de: 'Die Halle ist lang und kahl, und einen anderen Weg gibt es nicht. An ihrem Ende stehen sieben Trommeln, jede hoch wie eine Haustür, in einer Reihe wie eine Richterbank. Auf halbem Weg erhebt sich jemand: ein Wendol, ein junger, mit den ersten Fangzähnen und noch ohne Grau im Fell. Er hat auf euch gewartet und kommt mit offenem Maul und ausgebreiteten Armen heran. Da setzen die Trommeln ein. Es ist niemand bei ihnen. Ein Schlag, alle sieben zugleich, und ihr spürt ihn in den Fußsohlen; ein zweiter, und ihr spürt ihn in den Zähnen. Der Wendol hört auf zu laufen. Er sieht an seiner Brust hinunter, als hätte dort drin jemand gerufen. Beim fünften Schlag legt er sich aufs Gesicht. Beim sechsten merkt ihr, dass eure eigenen Herzen in den Takt gefallen sind.',
      },
      inspection: {
        en: 'The strokes come a little faster each time, and each goes a little deeper. The skins are old and dry and stretched to the utmost. They are also a long way off, and between them and you there is nothing but the sound.',
        de: 'Die Schläge kommen jedes Mal etwas rascher, und jeder geht etwas tiefer. Die Felle sind alt, trocken und bis zum Äußersten gespannt. Sie sind auch weit weg, und zwischen ihnen und euch ist nichts als der Klang.',
      },
      background: {
        en: 'Dwarves stretched these skins on the day after a war, and they were choosy in what they used. The drums need no drummer. Whoever enters the hall gives them the beat with his own heart, and they give it back, stronger each time. To turn away does not help, nor do fingers in the ears. A torn skin is silent, and if there are as many torn as there are hearts in the hall, the rest fall silent too.',
        de: 'Zwerge haben diese Felle gespannt, am Tag nach einem Krieg, und in der Auswahl waren sie wählerisch. Einen Trommler brauchen die Trommeln nicht. Wer die Halle betritt, gibt ihnen mit dem eigenen Herzen den Takt, und sie geben ihn zurück, jedes Mal stärker. Abwenden hilft nicht, Finger in den Ohren auch nicht. Ein zerrissenes Fell schweigt, und sind so viele zerrissen, wie Herzen in der Halle schlagen, dann schweigt auch der Rest.',
      },
    },
    e3: {
      title: { en: 'The waterfall cave', de: 'Die Höhle am Wasserfall' },
      location: {
        en: 'A cavern split by a river, under a waterfall',
        de: 'Eine Höhle, von einem Fluss geteilt, unter einem Wasserfall',
      },
      summary: {
        en: 'Spider machines guard a cavern with a river in it, and somebody lies dead before the entrance.',
        de: 'Spinnenmaschinen hüten eine Höhle mit einem Fluss darin, und vor dem Eingang liegt ein Toter.',
      },
      narration: {
        en: 'The corridor is furred with grey dust that lies on every ledge and rises at every step. Before its end sits a dead man, his back to the wall. Crescents of thin metal stick in him and in the rock about him, a dozen or more, as if the moon had been cut up over him. Beyond him the roar begins. A waterfall comes out of the roof, and the river from it has dug a trench right through the cavern, with a steep bank on either side. Over in the north-west a long narrow machine rusts before an alcove, and near the edge of the water stands a box. Everything drips. On the banks lie things like heaps of knives, some as large as dogs, and there are more of them the longer you look. They do not move. Your noses are beginning to itch.',
        de: 'Der Gang ist pelzig von grauem Staub, der auf jedem Sims liegt und bei jedem Schritt aufsteigt. Kurz vor seinem Ende sitzt ein Toter, den Rücken an der Wand. Sicheln aus dünnem Metall stecken in ihm und um ihn her im Fels, ein Dutzend oder mehr, als hätte man über ihm den Mond zerschnitten. Hinter ihm beginnt das Brausen. Ein Wasserfall kommt aus der Decke, und der Fluss hat sich einen Graben quer durch die Höhle gewühlt, mit einem steilen Ufer auf jeder Seite. Drüben im Nordwesten rostet eine lange, schmale Maschine vor einer Nische, und dicht am Wasser steht ein Kasten. Alles trieft. An den Ufern liegen Dinge wie Haufen von Messern, manche groß wie Hunde, und je länger ihr hinseht, desto mehr werden es. Sie rühren sich nicht. Euch beginnt die Nase zu jucken.',
      },
      inspection: {
        en: 'The heaps have legs, eight each, folded together. The long machine is no higher than a man’s hip, and six could crouch behind it. The box has a slit in front, as long as a forearm, and it can only be reached where the rock is narrow and wet and the water begins.',
        de: 'Die Haufen haben Beine, je acht, zusammengefaltet. Die lange Maschine reicht einem Mann nur bis zur Hüfte, und sechs könnten sich dahinter ducken. Der Kasten hat vorn einen Schlitz, lang wie ein Unterarm, und erreichen lässt er sich nur dort, wo der Fels schmal und nass ist und das Wasser beginnt.',
      },
      background: {
        en: 'Here dwarves tried out what they later built in numbers. The rusted machine made the spiders, the box was meant to drive off thieves; when the damp got into everything they left all of it running and went away. The spiders have forgotten what they should guard. They only know still that whatever is larger than they are does not belong here. Among themselves they keep the peace, and the box never throws at them.',
        de: 'Hier haben Zwerge erprobt, was sie später in Mengen bauten. Die verrostete Maschine machte die Spinnen, der Kasten sollte Diebe vertreiben; als die Nässe in alles kroch, ließen sie alles laufen und gingen. Was sie hüten sollen, haben die Spinnen vergessen. Sie wissen nur noch, dass nicht hierher gehört, was größer ist als sie. Untereinander halten sie Frieden, und nach ihnen wirft der Kasten nie.',
      },
    },
  },
  elements: {
    's3-1': {
      name: { en: 'The unfinished tune', de: 'Die halbe Weise' },
      inspection: {
        en: 'You hum the second half without thinking. The tune has a hitch in it, one beat too many, and the lyre always breathes before it, like somebody about to jump. If it plays this way, you know when to come in.',
        de: 'Ohne nachzudenken summst du die zweite Hälfte. Die Weise hat einen Stolperer, einen Schlag zu viel, und davor holt die Leier jedes Mal Luft, wie jemand, der springen will. Wenn sie so spielt, weißt du, wann du einsetzen musst.',
      },
    },
    's3-2': {
      name: { en: 'The contest with the lyre', de: 'Der Wettstreit mit der Leier' },
      trigger: {
        en: 'Somebody answers the lyre and plays, sings or drums against it.',
        de: 'Jemand antwortet der Leier und spielt, singt oder trommelt gegen sie an.',
      },
      inspection: {
        en: 'The lyre goes faster, then very fast, and then a string breaks, and it is not yours. For a moment it is quiet. Then the lid moves aside, without haste, as one makes room on a bench.',
        de: 'Die Leier wird schneller, dann sehr schnell, und dann reißt eine Saite, und es ist keine von euren. Einen Augenblick ist es still. Dann rückt der Deckel beiseite, ohne Eile, so wie man auf einer Bank Platz macht.',
      },
      background: {
        en: 'Nobody has to play. But if the heroes play and lose, all of them go on with stiff fingers until the end of this encounter, those as well who only listened, and none of them gets under the lid any more.',
        de: 'Spielen muss niemand. Wenn aber die Helden spielen und verlieren, gehen sie alle mit steifen Fingern weiter, bis diese Begegnung zu Ende ist, auch die, die nur zugehört haben, und keiner kommt mehr unter den Deckel.',
      },
    },
    's3-3': {
      name: { en: 'The dead wendol', de: 'Der tote Wendol' },
      inspection: {
        en: 'It has no wound. The heart has beaten itself to pieces against the ribs, in time with the drums, and it was a young heart and a strong one. Yours have perhaps a little longer, because you are farther away.',
        de: 'Er hat keine Wunde. Das Herz hat sich an den Rippen zerschlagen, im Takt der Trommeln, und es war ein junges Herz und ein kräftiges. Eure haben vielleicht etwas mehr Zeit, weil ihr weiter weg steht.',
      },
    },
    's3-4': {
      name: { en: 'The beat', de: 'Der Takt' },
      inspection: {
        en: 'You breathe against it, two against three, as one rows against a swell. This stroke goes through you and finds nothing to hold on to. The next will come at once.',
        de: 'Du atmest dagegen an, zwei gegen drei, wie man gegen eine Dünung rudert. Dieser Schlag geht durch dich hindurch und findet nichts, woran er sich halten könnte. Der nächste kommt gleich.',
      },
      background: {
        en: 'It hurts more with every round, a little at first. Nobody holds out for long, and nobody has to: it lasts just as long as the skins do.',
        de: 'Mit jeder Runde schmerzt es mehr, am Anfang nur wenig. Lange hält das niemand aus, und niemand muss es: Es dauert genau so lange, wie die Felle halten.',
      },
    },
    's3-5': {
      name: { en: 'The drumskins', de: 'Die Felle' },
      inspection: {
        en: 'The skin tears from rim to rim with a sound as of wet sailcloth, and one voice is missing from the choir. It helps. It does not help enough yet.',
        de: 'Das Fell reißt von Rand zu Rand, mit einem Geräusch wie nasses Segeltuch, und im Chor fehlt eine Stimme. Das hilft. Genug hilft es noch nicht.',
      },
      background: {
        en: 'Arrows and thrown weapons reach them. It takes as many hits as there are heroes.',
        de: 'Pfeile und Wurfwaffen erreichen sie. Es braucht so viele Treffer, wie Helden da sind.',
      },
    },
    's3-6': {
      name: { en: 'The itch in the nose', de: 'Das Jucken in der Nase' },
      inspection: {
        en: 'You pinch your noses, hold your breath and look at each other with wet eyes, and slowly it goes by. On the bank one of the knife-heaps has raised a leg. It puts it down again.',
        de: 'Ihr haltet euch die Nasen zu, haltet die Luft an und seht einander mit nassen Augen an, und langsam geht es vorüber. Am Ufer hat einer der Messerhaufen ein Bein gehoben. Er setzt es wieder ab.',
      },
      background: {
        en: 'The dust is what has rubbed off the machines in a hundred years. The fall drowns every noise except a high, short one. One sneeze is enough, whoever it is that sneezes.',
        de: 'Der Staub ist, was sich in hundert Jahren von den Maschinen abgerieben hat. Der Wasserfall übertönt jedes Geräusch, nur ein hohes, kurzes nicht. Ein Nieser genügt, ganz gleich, wer niest.',
      },
    },
    's3-7': {
      name: { en: 'The metal crescents', de: 'Die Metallsicheln' },
      inspection: {
        en: 'Such crescents are in no smith’s stock. They are punched, not forged, each the same as the next, and the rim bears the mark of a dwarven clan that never gave up its habit of testing things on visitors. They were not thrown by hand.',
        de: 'Solche Sicheln hat kein Schmied vorrätig. Sie sind gestanzt, nicht geschmiedet, eine wie die andere, und am Rand tragen sie das Zeichen einer Zwergensippe, die von der Gewohnheit nie ließ, ihre Sachen an Besuchern zu erproben. Von Hand geworfen wurden sie nicht.',
      },
    },
    's3-7b': {
      name: { en: 'How the man died', de: 'Wie der Mann starb' },
      inspection: {
        en: 'He had a dozen cuts and none of them was deep. He came out of the cave by himself, sat down to catch his breath and bled away without noticing. All the cuts are from in front, and all come from the left.',
        de: 'Er hatte ein Dutzend Schnitte, und keiner war tief. Aus der Höhle kam er noch auf eigenen Füßen, setzte sich, um zu verschnaufen, und verblutete, ohne es zu merken. Alle Schnitte sind von vorn, und alle kommen von links.',
      },
    },
    's3-7c': {
      name: { en: 'Who watched over him', de: 'Wer über ihn wachte' },
      inspection: {
        en: 'A god had his eye on this man and has it here still, vexed, as one looks at an unpaid debt. He does not begrudge you the dead man’s things. He would like to see them put to better use.',
        de: 'Auf diesem Mann hatte ein Gott sein Auge, und er hat es noch immer hier, verdrossen, wie man auf eine offene Schuld blickt. Die Sachen des Toten missgönnt er euch nicht. Er sähe sie gern besser verwendet.',
      },
    },
    's3-8': {
      name: { en: 'The dead man’s belongings', de: 'Die Habe des Toten' },
      how: {
        en: 'Search the corpse before the entrance.',
        de: 'Den Toten vor dem Eingang durchsuchen.',
      },
      inspection: {
        en: 'He was no beggar: four things which one would not throw away, well packed against the wet, and five ounces of silver in a shoe. He had meant to come back for the other shoe.',
        de: 'Ein Bettler war er nicht: vier Dinge, die man nicht wegwirft, gut verpackt gegen die Nässe, und fünf Unzen Silber in einem Schuh. Den anderen Schuh hatte er noch holen wollen.',
      },
    },
    's3-11': {
      name: { en: 'The river', de: 'Der Fluss' },
      trigger: {
        en: 'Somebody goes or falls into the river.',
        de: 'Jemand geht oder fällt in den Fluss.',
      },
      inspection: {
        en: 'The water is choppy and bitterly cold, and it wants to go south, under the rock. You keep your head above it and your feet out of its way.',
        de: 'Das Wasser ist kabbelig und bitterkalt, und es will nach Süden, unter den Fels. Du hältst den Kopf darüber und die Füße ihm aus dem Weg.',
      },
      background: {
        en: 'Whoever keeps away from the edge has nothing to fear from it. The spiders drown like everybody else, and they do not know it.',
        de: 'Wer vom Rand wegbleibt, hat nichts von ihm zu fürchten. Die Spinnen ertrinken wie jedermann, und sie wissen es nicht.',
      },
    },
    's3-12': {
      name: { en: 'The box with the slit', de: 'Der Kasten mit dem Schlitz' },
      inspection: {
        en: 'It coughs, and a crescent of metal goes where your neck was. You have seen how long it takes to turn round: about one breath.',
        de: 'Er hustet, und eine Metallsichel fliegt dorthin, wo dein Hals war. Du hast gesehen, wie lange er braucht, um sich zu drehen: etwa einen Atemzug.',
      },
      background: {
        en: 'It throws first in every round, one blade at one hero, chosen as the spiders would choose. It does not tire, and it has enough crescents to outlast everybody here.',
        de: 'In jeder Runde wirft er als Erster, eine Klinge auf einen Helden, und er wählt, wie die Spinnen wählen würden. Er ermüdet nicht, und Sicheln hat er genug, um jeden hier zu überdauern.',
      },
    },
    's3-13': {
      name: { en: 'Silencing the box', de: 'Den Kasten zum Schweigen bringen' },
      trigger: {
        en: 'Somebody climbs out to the box over the wet edge of the water.',
        de: 'Jemand steigt über die nasse Wasserkante zum Kasten hinaus.',
      },
      inspection: {
        en: 'Behind a flap there are three wheels and a spring. You take out the wheel in the middle. The box coughs once more, politely, and keeps to itself what it had in its mouth.',
        de: 'Hinter einer Klappe sind drei Räder und eine Feder. Du nimmst das mittlere Rad heraus. Der Kasten hustet noch einmal, höflich, und behält für sich, was er im Mund hatte.',
      },
      background: {
        en: 'It can be tried as often as one likes, by one at a time. Every attempt is made with the toes over the water, and whoever loses his footing swims.',
        de: 'Versuchen kann man es, sooft man will, immer einer zur Zeit. Jeder Versuch geschieht mit den Zehen über dem Wasser, und wer den Halt verliert, schwimmt.',
      },
    },
  },
  foes: {
    'spider-werk-1': { en: 'Spider-werk 1', de: 'Spinnenwerk 1' },
    'spider-werk-2': { en: 'Spider-werk 2', de: 'Spinnenwerk 2' },
    'spider-werk-3': { en: 'Spider-werk 3', de: 'Spinnenwerk 3' },
    'spider-werk-4': { en: 'Spider-werk 4', de: 'Spinnenwerk 4' },
    'spider-werk-5': { en: 'Spider-werk 5', de: 'Spinnenwerk 5' },
    'spider-werk-6': { en: 'Spider-werk 6', de: 'Spinnenwerk 6' },
    'spider-werk-7': { en: 'Spider-werk 7', de: 'Spinnenwerk 7' },
    'spider-werk-8': { en: 'Spider-werk 8', de: 'Spinnenwerk 8' },
    'spider-werk-9': { en: 'Spider-werk 9', de: 'Spinnenwerk 9' },
  },
  tactics: {
    e3: {
      en: 'The spiders attack whatever is larger than themselves, and everybody is. They know neither fear nor order. One that gets into the water drowns, just as if it had breath to lose.',
      de: 'Die Spinnen greifen an, was größer ist als sie, und das ist jeder. Furcht kennen sie nicht und Ordnung auch nicht. Eine, die ins Wasser gerät, ertrinkt, ganz als hätte sie Atem zu verlieren.',
    },
  },
} as const satisfies EncounterTale;

// Behind the great door the stone hangs on chains, and a machine is learning to live from it.

import type { EncounterTale } from './tale.ts';

export const rescue = {
  name: { en: 'Rescue of the Rune', de: 'Die Rettung der Rune' },
  concept: {
    en: 'The furrows end at a metal door, and before the door sit goblins who eat no meat and have a wand to open it with. Behind it lie a room that was built to shake and a guard that was put there to wait. At last comes the laboratory, in which the rune stone hangs on chains above a pool and gives its strength to a giant of iron. The heroes must get it down before it breaks, and be gone before everything else does.',
    de: 'Die Furchen enden an einer Metalltür, und vor der Tür sitzen Goblins, die kein Fleisch essen und einen Stab haben, der sie öffnet. Dahinter liegen ein Raum, der gebaut ist, um zu rütteln, und eine Wache, die aufgestellt ist, um zu warten. Zuletzt kommt das Laboratorium, in dem der Runenstein an Ketten über einem Becken hängt und seine Kraft einem Riesen aus Eisen gibt. Die Helden müssen ihn herunterholen, ehe er bricht, und fort sein, ehe alles Übrige bricht.',
  },
  events: {
    e1: {
      title: { en: 'The great door', de: 'Die große Tür' },
      location: {
        en: 'Before a metal door, fifteen feet high',
        de: 'Vor einer Metalltür, fünfzehn Fuß hoch',
      },
      summary: {
        en: 'Goblin pilgrims want to open the door in their own way, and one of them has been chosen for it.',
        de: 'Goblinpilger wollen die Tür auf ihre Weise öffnen, und einer von ihnen ist dazu ausersehen.',
      },
      narration: {
        en: 'Since yesterday, as one calls it down here, the furrows have had company: scratch marks of iron feet along the walls, and now and then, at the edge of the light, something that clicks away. Then the passage opens. A door stands before you, fifteen feet of grey metal, without handle, without hinge, and the furrows go under it. Before it sit about six goblins in clean robes, eating turnips. They rise and bow. The eldest, called Bluvon, bids you welcome in the name of the Great Larder, in which nobody is eaten. A younger one, Vuja, stands apart, with flowers round his neck and a wand of brass in both hands. He is pale green with joy. “After the turnips,” says Bluvon, “Vuja knocks.” The others look at Vuja as one looks at a bride. Vuja turns to the door and lifts the wand a little, for practice.',
        de: 'Seit gestern, oder wie man das hier unten nennt, haben die Furchen Gesellschaft: Kratzspuren eiserner Füße an den Wänden, und dann und wann, am Rand des Lichts, etwas, das davonklickt. Dann weitet sich der Gang. Vor euch steht eine Tür, fünfzehn Fuß graues Metall, ohne Griff, ohne Angel, und die Furchen führen darunter durch. Davor sitzen etwa sechs Goblins in sauberen Kutten und essen Rüben. Sie erheben sich und verneigen sich. Der Älteste, Bluvon mit Namen, heißt euch willkommen im Namen der Großen Speisekammer, in der niemand gegessen wird. Ein jüngerer, er heißt Vuja, steht abseits, Blumen um den Hals und einen Messingstab in beiden Händen. Er ist blassgrün vor Freude. „Nach den Rüben“, sagt Bluvon, „klopft Vuja.“ Die anderen sehen Vuja an, wie man eine Braut ansieht. Vuja dreht sich zur Tür und hebt den Stab ein wenig, zur Übung.',
      },
      inspection: {
        en: 'In front of the door the floor has a dent, as broad as the door and as long as it is high. It has been swept very clean, except in the cracks. The pilgrims all stand beyond the edge of the dent. Vuja stands in the middle of it.',
        de: 'Vor der Tür hat der Boden eine Delle, so breit wie die Tür und so lang, wie sie hoch ist. Sie ist sehr sauber gefegt, nur in den Ritzen nicht. Die Pilger stehen alle außerhalb der Delle. Vuja steht mitten darin.',
      },
      background: {
        en: 'The wand is the key of a dwarf who did not need it any more. It lets go of the upper bolts, and the door falls forward, all fifteen feet of it. The dwarves know this and stand aside. The pilgrims have seen it happen to five of their brothers and taken it for an answer to prayer. If nobody interferes, only Vuja dies. If somebody pulls him away, it is a miracle, and Bluvon will have to think.',
        de: 'Der Stab ist der Schlüssel eines Zwergs, der ihn nicht mehr brauchte. Er löst die oberen Riegel, und die Tür fällt nach vorn, ganze fünfzehn Fuß. Die Zwerge wissen das und stellen sich daneben. Die Pilger haben es an fünf ihrer Brüder gesehen und halten es für Erhörung. Mischt sich niemand ein, stirbt nur Vuja. Reißt ihn jemand weg, so ist das ein Wunder, und Bluvon wird nachdenken müssen.',
      },
    },
    e2: {
      title: { en: 'The iron room', de: 'Der eiserne Raum' },
      location: {
        en: 'A square room of iron, with a narrow door opposite',
        de: 'Ein viereckiger Raum aus Eisen, gegenüber eine schmale Tür',
      },
      summary: {
        en: 'A room of the dwarves takes hold of its visitors, and behind the far door five centurions are waiting.',
        de: 'Ein Raum der Zwerge nimmt sich seiner Besucher an, und hinter der anderen Tür warten fünf Zenturionen.',
      },
      narration: {
        en: 'Beyond the fallen door it goes on through a passage into a room, square, bare and made of iron: iron walls, iron ceiling, an iron floor in plates that give a little under the foot. When the last of you is in, something slides shut behind him, quietly and well greased. Opposite, some thirty paces off, is the only other door, so narrow that one must go through it singly. The walls are full of dents at every height, some from outside inwards, most the other way. There are drains in the corners. It smells of vinegar, as in a kitchen after slaughtering. Everything is very tidy. From behind the narrow door comes a cough, a creak of leather, and a voice that says something short in the language of the dwarves. Then many feet shift, as of men who settle down because it is about to begin.',
        de: 'Hinter der gefallenen Tür geht es durch einen Gang in einen Raum, viereckig, kahl und aus Eisen: eiserne Wände, eiserne Decke, ein eiserner Boden aus Platten, die unter dem Fuß ein wenig nachgeben. Als der Letzte von euch drinnen ist, gleitet hinter ihm etwas zu, leise und gut geschmiert. Gegenüber, an die dreißig Schritt weit, ist die einzige andere Tür, so schmal, dass man einzeln hindurchmuss. Die Wände sind voller Beulen, in jeder Höhe, einige von außen nach innen, die meisten umgekehrt. In den Ecken sind Abflüsse. Es riecht nach Essig, wie in einer Küche nach dem Schlachten. Alles ist sehr reinlich. Hinter der schmalen Tür hustet jemand, Leder knarrt, und eine Stimme sagt etwas Kurzes in der Sprache der Zwerge. Dann rücken viele Füße zurecht, wie bei Leuten, die es sich bequem machen, weil es gleich losgeht.',
      },
      inspection: {
        en: 'Between floor and wall runs a gap, two fingers wide, all the way round. The floor does not touch the walls anywhere. It stands on something, and that something has begun to hum.',
        de: 'Zwischen Boden und Wand läuft ringsum ein Spalt, zwei Finger breit. Nirgends berührt der Boden die Wand. Er steht auf etwas, und dieses Etwas hat zu summen begonnen.',
      },
      background: {
        en: 'The dwarves once separated ore from rock in this room. One shakes it until what is hard lies below and what is soft lies above. With visitors it works the same way, only that it has to be washed out afterwards. Deugrasch and his four have orders to open when it has become quiet. They come in any case; but if nothing has shaken, they come without having been warned.',
        de: 'In diesem Raum haben die Zwerge früher Erz vom Gestein geschieden. Man rüttelt, bis das Harte unten liegt und das Weiche oben. Mit Besuchern geht es ebenso, nur muss man danach auswaschen. Deugrasch und seine vier haben Befehl, zu öffnen, wenn es still geworden ist. Sie kommen auf jeden Fall; hat aber nichts gerüttelt, dann kommen sie ungewarnt.',
      },
    },
    e3: {
      title: { en: 'The laboratory', de: 'Das Laboratorium' },
      location: {
        en: 'A domed hall full of steam and machines',
        de: 'Eine Kuppelhalle voller Dampf und Maschinen',
      },
      summary: {
        en: 'The rune hangs on chains over a pool and feeds a machine; the dwarves defend it, and it is cracking.',
        de: 'Die Rune hängt an Ketten über einem Becken und nährt eine Maschine; die Zwerge verteidigen sie, und sie bekommt Risse.',
      },
      narration: {
        en: 'The last door has a grating, at the height of a dwarf’s eyes; you stoop. Behind it steam drifts under a dome of forty feet. Along the walls machines stamp, and blue sparks leap from one to the other. In the middle is a scaffold with planks at three heights. There, on chains, hangs your stone. It is smaller than at home, as everything is in a foreign place. Dwarves on the planks drive wedges into it. A cable runs from it down into a pool of glowing gel, and there lies a skeleton of iron, large as a ship, its fingers opening and closing. Below are others: a dwarf with a bone saw, two in armor, iron spiders, boys with oil cans, and something half dwarf, half anvil. By the wall stands what made the furrows. Nobody has seen you. Between you and all this is only a lock.',
        de: 'Die letzte Tür hat ein Gitter, in der Augenhöhe eines Zwergs; ihr bückt euch. Dahinter zieht Dampf unter einer Kuppel von vierzig Fuß. Ringsum an den Wänden stehen Maschinen und stampfen, und von einer zur anderen springen blaue Funken. In der Mitte ist ein Gerüst mit Bohlen in drei Höhen. Und dort, an Ketten, hängt euer Stein. Er ist kleiner als daheim, wie in der Fremde alles kleiner ist. Zwerge auf den Bohlen treiben Keile hinein. Ein Kabel läuft von ihm hinab in ein Becken voll leuchtender Gallerte, und darin liegt ein Gerippe aus Eisen, groß wie ein Schiff, und öffnet und schließt die Finger. Unten sind andere: ein Zwerg mit einer Knochensäge, zwei im Harnisch, eiserne Spinnen, Jungen mit Ölkannen und etwas, halb Zwerg, halb Amboss. An der Wand steht das Fahrzeug, von dem die Furchen sind. Gesehen hat euch niemand. Zwischen euch und alledem ist nur ein Schloss.',
      },
      inspection: {
        en: 'The planks are at five, fifteen and twenty-five feet, and there is no ladder. The iron giant only dreams; without a heart it will not get up. The vehicle has a bed for loads, a cab above it and room for all of you. There are two ways out, this one and another opposite.',
        de: 'Die Bohlen liegen in fünf, fünfzehn und fünfundzwanzig Fuß Höhe, und eine Leiter gibt es nicht. Der eiserne Riese träumt nur; ohne Herz steht er nicht auf. Das Fahrzeug hat eine Ladefläche, darüber ein Führerhaus und Platz für euch alle. Zwei Wege führen hinaus, dieser hier und einer gegenüber.',
      },
      background: {
        en: 'Helmspur the medic wants to make a mega-dwarf that needs neither sleep nor pay. For steel he has the clans, for blood the goblins; for a heart he needed something that has been loved for a long time. Hence the stone. It gives what it has, and it is breaking over it. If a technician is still at work when the fight is over, only gravel goes home. And once the machines have lost their measure, this hall will not stand much longer than the fight.',
        de: 'Helmspur, der Feldscher, will einen Megazwerg machen, der weder Schlaf noch Lohn braucht. Für den Stahl hat er die Sippen, für das Blut die Goblins; für das Herz brauchte er etwas, das lange geliebt worden ist. Daher der Stein. Er gibt, was er hat, und zerbricht daran. Ist noch ein Techniker am Werk, wenn der Kampf vorbei ist, kehrt nur Schotter heim. Und haben die Maschinen erst ihr Maß verloren, steht diese Halle nicht viel länger als der Kampf.',
      },
    },
  },
  elements: {
    's7-1': {
      name: { en: 'Goblins with turnips', de: 'Goblins mit Rüben' },
      inspection: {
        en: 'You have heard of them. They are the Soft-Teeth, a brotherhood of goblins that eats nothing with a face, and is therefore chased by all other goblins and believed by nobody else. They keep their word. The brass wand is none of their making: it is a dwarf’s key.',
        de: 'Du hast von ihnen gehört. Das sind die Weichzähne, eine Bruderschaft von Goblins, die nichts isst, was ein Gesicht hat, weshalb alle anderen Goblins sie jagen und sonst niemand ihr glaubt. Ihr Wort halten sie. Der Messingstab ist nicht von ihnen: Es ist ein Zwergenschlüssel.',
      },
    },
    's7-2': {
      name: { en: 'Trading with the pilgrims', de: 'Handel mit den Pilgern' },
      trigger: {
        en: 'The heroes speak kindly with the pilgrims and swear by the gods to do them no harm.',
        de: 'Die Helden sprechen freundlich mit den Pilgern und schwören bei den Göttern, ihnen kein Leid zu tun.',
      },
      inspection: {
        en: 'When you have sworn, Bluvon unrolls a cloth. It is the property of brothers who went through the door and will need nothing there. He names a price, blushes dark green at the size of it, and lets you talk him down.',
        de: 'Als ihr geschworen habt, rollt Bluvon ein Tuch auf. Es ist die Habe der Brüder, die durch die Tür gegangen sind und dort nichts brauchen. Er nennt einen Preis, wird über die Höhe dunkelgrün und lässt mit sich reden.',
      },
      background: {
        en: 'Who breaks the oath, or kills a pilgrim without having sworn, gets nothing for it, neither here nor in the songs.',
        de: 'Wer den Eid bricht oder ungeschworen einen Pilger erschlägt, hat nichts davon, weder hier noch in den Liedern.',
      },
    },
    's7-3': {
      name: { en: 'When Vuja knocks', de: 'Wenn Vuja klopft' },
      trigger: {
        en: 'Somebody interferes with Vuja and stands within fifteen feet of the door.',
        de: 'Jemand mischt sich bei Vuja ein und steht keine fünfzehn Fuß von der Tür.',
      },
      inspection: {
        en: 'A wind goes before the door when it comes, and you go with the wind. It comes down flat, and the dust stands up to your knees. Your heels are warm.',
        de: 'Der Tür geht ein Wind voraus, wenn sie kommt, und mit dem Wind gehst du. Flach schlägt sie auf, und der Staub steht euch bis zum Knie. Deine Fersen sind warm.',
      },
      background: {
        en: 'Nobody is armored against a door of this size. Whoever leaves Vuja to his happiness and keeps his distance is not in danger.',
        de: 'Gegen eine Tür dieser Größe ist niemand gerüstet. Wer Vuja sein Glück lässt und Abstand hält, ist nicht in Gefahr.',
      },
    },
    's7-4': {
      name: { en: 'Vuja among the tentacles', de: 'Vuja und die Fangarme' },
      trigger: {
        en: 'Vuja lives and walks along with you; it matters who goes before and behind him.',
        de: 'Vuja lebt und geht mit euch; es kommt darauf an, wer vor ihm und wer hinter ihm geht.',
      },
      inspection: {
        en: 'Out of a pipe in the wall come arms without bones, past you, past all of you, and lay themselves round the one who smells of flowers. You strike where they are thinnest. Vuja thanks you, and then he thanks the tentacle.',
        de: 'Aus einem Rohr in der Wand kommen Arme ohne Knochen, an dir vorbei, an euch allen vorbei, und legen sich um den einen, der nach Blumen riecht. Du schlägst zu, wo sie am dünnsten sind. Vuja dankt dir, und dann dankt er dem Fangarm.',
      },
    },
    's7-5': {
      name: { en: 'The floor begins to hum', de: 'Der Boden beginnt zu summen' },
      inspection: {
        en: 'One of you remembers the name of the thing, an ore-shaker, and that each has a stop: a bolt, painted red, because dwarves are careful with themselves. The other one has already seen it. It goes in with a click, the humming becomes a sigh, and the floor lies still.',
        de: 'Einem von euch fällt der Name des Dings ein, ein Erzrüttler, und dass jeder seinen Halt hat: einen Bolzen, rot gestrichen, denn mit sich selbst sind Zwerge vorsichtig. Der andere hat ihn schon gesehen. Er rastet ein, aus dem Summen wird ein Seufzen, und der Boden liegt still.',
      },
      background: {
        en: 'It takes both at the same time, one who knows what it is and one who sees where it is. Otherwise the room shakes everybody against its walls, through any armor, and the dwarves know in this fight and in the next that somebody is coming.',
        de: 'Es braucht beides zugleich, einen, der weiß, was es ist, und einen, der sieht, wo es ist. Sonst rüttelt der Raum jeden gegen die Wände, durch jede Rüstung hindurch, und die Zwerge wissen in diesem Kampf und im nächsten, dass jemand kommt.',
      },
    },
    's7-9': {
      name: { en: 'The centurions’ pay', de: 'Der Sold der Zenturionen' },
      how: {
        en: 'Search the fallen centurions.',
        de: 'Die gefallenen Zenturionen durchsuchen.',
      },
      inspection: {
        en: 'Seven ounces of silver, entered to the grain in a small book, with deductions for breakage. This month there was much breakage.',
        de: 'Sieben Unzen Silber, aufs Gran genau in einem Büchlein verzeichnet, mit Abzügen für Bruch. In diesem Monat gab es viel Bruch.',
      },
    },
    's7-10': {
      name: { en: 'The lock of the last door', de: 'Das Schloss der letzten Tür' },
      inspection: {
        en: 'Dwarves build locks for people who have a key and are in a hurry. You have neither, so you take your time, and the bolt goes back without a sound. Inside they are all looking at the stone.',
        de: 'Zwerge bauen Schlösser für Leute mit Schlüssel und wenig Zeit. Du hast keinen Schlüssel, also nimmst du dir die Zeit, und der Riegel geht lautlos zurück. Drinnen sehen sie alle auf den Stein.',
      },
      background: {
        en: 'If it works, the heroes are the quicker ones for three rounds. If the lock shrieks, the dwarves are.',
        de: 'Gelingt es, so sind drei Runden lang die Helden die Schnelleren. Kreischt das Schloss, sind es die Zwerge.',
      },
    },
    's7-11': {
      name: { en: 'The voice of the stone', de: 'Die Stimme des Steins' },
      inspection: {
        en: 'There it is again, the humming from under your days. But it has become thin, and there is a crack in it. The stone will break, not tonight, not in an hour: now, while you are fighting, if nobody goes up there.',
        de: 'Da ist es wieder, das Summen unter euren Tagen. Aber es ist dünn geworden, und es hat einen Sprung. Der Stein wird brechen, nicht heute Nacht, nicht in einer Stunde: jetzt, während ihr kämpft, wenn niemand hinaufgeht.',
      },
    },
    's7-12': {
      name: { en: 'The scaffold', de: 'Das Gerüst' },
      trigger: {
        en: 'Somebody climbs the scaffold to get to the stone. Nobody has to.',
        de: 'Jemand klettert auf das Gerüst, um an den Stein zu kommen. Niemand muss.',
      },
      inspection: {
        en: 'The poles are wet with steam and built for shorter arms. Plank by plank you get up to the top, and you look into four astonished faces with goggles.',
        de: 'Die Stangen sind nass vom Dampf und für kürzere Arme gebaut. Bohle um Bohle kommst du bis ganz hinauf und siehst in vier erstaunte Gesichter mit Schutzbrillen.',
      },
      background: {
        en: 'Who slips falls all the way, five-and-twenty feet at worst. It may be tried again as long as one can walk.',
        de: 'Wer abrutscht, fällt bis ganz hinunter, schlimmstenfalls fünfundzwanzig Fuß. Versuchen darf man es wieder, solange man laufen kann.',
      },
    },
    's7-13': {
      name: { en: 'The technicians', de: 'Die Techniker' },
      trigger: {
        en: 'Somebody has got up the scaffold and goes for the technicians.',
        de: 'Jemand ist auf dem Gerüst oben und geht auf die Techniker los.',
      },
      inspection: {
        en: 'They are no warriors. They hold up their hammers as one holds up an umbrella, and one blow is enough for each. When the fourth has left his plank, nobody drives in wedges any more.',
        de: 'Krieger sind das nicht. Ihre Hämmer halten sie hoch wie Regenschirme, und für jeden genügt ein Hieb. Als der vierte seine Bohle verlassen hat, treibt niemand mehr Keile ein.',
      },
      background: {
        en: 'All four must be gone before the fight is over. Otherwise the stone breaks, and every hero is the poorer for it, whether he climbed or not. They themselves bring nobody any fame.',
        de: 'Alle vier müssen fort sein, ehe der Kampf zu Ende ist. Sonst bricht der Stein, und jeder Held steht ärmer da, ob er geklettert ist oder nicht. Ruhm bringen sie selber niemandem.',
      },
    },
    's7-15': {
      name: { en: 'The blue sparks', de: 'Die blauen Funken' },
      inspection: {
        en: 'Your hair stands up, all of it at once. You throw yourself aside, and a blue tree grows for an instant on the place where you were.',
        de: 'Deine Haare stellen sich auf, alle zugleich. Du wirfst dich zur Seite, und wo du warst, wächst einen Augenblick lang ein blauer Baum.',
      },
      background: {
        en: 'Every round it seeks out a hero at random who does not stand behind anything solid. It knows its own people and spares them. Who spends an action on wrecking one of the machines makes an end of it.',
        de: 'In jeder Runde sucht es sich aufs Geratewohl einen Helden, der hinter nichts Festem steht. Seine eigenen Leute kennt es und verschont sie. Wer sich die Zeit nimmt, eine der Maschinen zu zerschlagen, macht dem ein Ende.',
      },
    },
    's7-17': {
      name: { en: 'The hall comes down', de: 'Die Halle stürzt ein' },
      inspection: {
        en: 'You run as you have not run since childhood. Behind you the dome says a single word, and its breath comes after you, yellow and hot, catches the hem of your cloak and has to be content with it.',
        de: 'Du rennst, wie du seit Kindertagen nicht gerannt bist. Hinter dir sagt die Kuppel ein einziges Wort, und ihr Atem kommt dir nach, gelb und heiß, bekommt den Saum deines Mantels zu fassen und muss damit zufrieden sein.',
      },
      background: {
        en: 'Without the stone the machines have nothing to hold on to. Everybody can still make one move before it all goes up. Who is then beyond the exit or in the cab can at once beat out the flames on himself; the others must first get out.',
        de: 'Ohne den Stein haben die Maschinen nichts mehr, woran sie sich halten. Einmal kann sich jeder noch bewegen, ehe alles in die Luft geht. Wer dann hinter dem Ausgang ist oder im Führerhaus, kann sich gleich die Flammen ausschlagen; die anderen müssen erst hinaus.',
      },
    },
    's7-18': {
      name: { en: 'In the wreckage', de: 'In den Trümmern' },
      how: {
        en: 'Search the wreckage when it has stopped burning.',
        de: 'Die Trümmer durchsuchen, wenn sie nicht mehr brennen.',
      },
      inspection: {
        en: 'Under a bent hood, still too hot to touch, you find what the dwarves had collected to be taken apart: six pieces, from a trinket up to something of which you had thought that only skalds had seen it.',
        de: 'Unter einer verbogenen Haube, noch zu heiß zum Anfassen, findet ihr, was die Zwerge zum Zerlegen gesammelt hatten: sechs Stücke, vom Tand bis zu etwas, von dem ihr dachtet, das hätten nur Skalden gesehen.',
      },
    },
    's7-19': {
      name: { en: 'The way home', de: 'Der Heimweg' },
      how: {
        en: 'Whoever understands traps best, or else locks, sits down in the cab and starts the vehicle.',
        de: 'Wer sich am besten auf Fallen versteht, sonst auf Schlösser, setzt sich ins Führerhaus und lässt das Fahrzeug an.',
      },
      inspection: {
        en: 'It coughs, it shudders, it goes. The furrows lead home as well as they led away. In the courtyard they are waiting for you, in their shirts, in a ring; and when you have come through the gap in the wall, old Thorgunn says that you might have hurried. Then they broach the barrels. It is a long feast, and it has a humming under it.',
        de: 'Es hustet, es schüttelt sich, es fährt. Die Furchen führen so gut heim, wie sie fortgeführt haben. Im Hof warten sie auf euch, im Hemd, im Kreis; und als ihr durch die Lücke in der Mauer seid, sagt die alte Thorgunn, ihr hättet euch beeilen können. Dann stechen sie die Fässer an. Es wird ein langes Fest, und darunter ist ein Summen.',
      },
      background: {
        en: 'If the stone has broken, only its pieces come home. They are set up all the same, and in the evenings one can hear something, if one wants to.',
        de: 'Ist der Stein zerbrochen, kommen nur seine Stücke heim. Aufgestellt werden sie trotzdem, und abends kann man etwas hören, wenn man will.',
      },
    },
  },
  foes: {
    deugrasch: { en: 'Deugrasch', de: 'Deugrasch' },
    thembrodt: { en: 'Thembrodt', de: 'Thembrodt' },
    yarosh: { en: 'Yarosh', de: 'Yarosh' },
    zangschidt: { en: 'Zangschidt', de: 'Zangschidt' },
    florian: { en: 'Florian', de: 'Florian' },
    helmspur: { en: 'Helmspur', de: 'Helmspur' },
    'prototype-y': { en: 'Prototype Y', de: 'Prototyp Y' },
    heino: { en: 'Heino', de: 'Heino' },
    yona: { en: 'Yona', de: 'Yona' },
    'spider-werk-1': { en: 'Spider-werk 1', de: 'Spinnenwerk 1' },
    'spider-werk-2': { en: 'Spider-werk 2', de: 'Spinnenwerk 2' },
    'spider-werk-3': { en: 'Spider-werk 3', de: 'Spinnenwerk 3' },
  },
  tactics: {
    e2: {
      en: 'Deugrasch stands in the narrow door and fights there, one against one, until he falls or moves. If the hero before him gives way, the other four follow into the room. They take whoever is at hand; only Deugrasch chooses.',
      de: 'Deugrasch steht in der schmalen Tür und kämpft dort, einer gegen einen, bis er fällt oder weicht. Macht der Held vor ihm Platz, folgen die anderen vier hinein. Sie nehmen, wer gerade da ist; nur Deugrasch wählt.',
    },
    e3: {
      en: 'Prototype Y chooses for itself, and best of all those who climb. Helmspur, Heino and Yona take whoever is at hand, and so do the spiders. The boys with the oil cans fight nobody; they run about and are in the way. The technicians work on until somebody reaches them.',
      de: 'Prototyp Y wählt selbst, und am liebsten die, die klettern. Helmspur, Heino und Yona nehmen, wer gerade da ist, die Spinnen ebenso. Die Jungen mit den Ölkannen kämpfen mit niemandem; sie laufen umher und sind im Weg. Die Techniker arbeiten weiter, bis jemand zu ihnen gelangt.',
    },
  },
} as const satisfies EncounterTale;

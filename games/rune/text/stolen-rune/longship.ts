// A host who has forgotten something, a corridor that has not, and a ship that never came home.

import type { EncounterTale } from './tale.ts';

export const longship = {
  name: { en: 'Longship of the Dead', de: 'Das Langschiff der Toten' },
  concept: {
    en: 'Mord keeps open house under the earth: a fire, a table, a bed for anybody. That he has been dead for a good while has escaped him, or he does not let it be seen. Beyond his den a corridor of skulls leads down to a cavern in which a longship lies, far from any sea. Its crew is still at the feast, they are the Dishonored, and they have cannons of bone.',
    de: 'Mord führt unter der Erde ein offenes Haus: ein Feuer, ein Tisch, ein Lager für jeden. Dass er schon eine gute Weile tot ist, ist ihm entgangen, oder er lässt es sich nicht anmerken. Hinter seiner Behausung führt ein Gang aus Schädeln hinab in eine Höhle, in der ein Langschiff liegt, weit weg von jedem Meer. Seine Mannschaft sitzt noch beim Gelage, es sind Neidinge, und sie haben Kanonen aus Bein.',
  },
  events: {
    e1: {
      title: { en: 'A guest of Mord', de: 'Zu Gast bei Mord' },
      location: { en: 'Mord’s den, with a hearth and a table', de: 'Mords Behausung, mit Herd und Tisch' },
      summary: {
        en: 'A friendly man takes the heroes in, feeds them and asks for nothing, which is a great deal.',
        de: 'Ein freundlicher Mann nimmt die Helden auf, bewirtet sie und verlangt nichts, und das ist eine Menge.',
      },
      narration: {
        en: 'There is a light in the rock, and it is the light of a hearth. Before it is a door of driftwood, and it opens before you have knocked. “Come in, come in,” says the man, “and mind the step. You will have walked a long way. Everybody who comes here has.” He is lean and pale and very clean. He calls himself Mord, as if you must have heard of him. Signs are painted in red along the walls, there is a niche with a curtain, and on the table bowls are steaming, as many as you are and one more, although he cannot have known. He lays more wood on. He moves the bench nearer to the warmth for you, and sits down where it is coldest. “Eat,” says Mord, “and stay the night, if one can call it that. And tell me: who is king now?”',
        de: 'Im Fels ist ein Licht, und es ist das Licht eines Herdfeuers. Davor ist eine Tür aus Treibholz mit einem Kranz daran, und sie geht auf, ehe ihr geklopft habt. „Nur herein“, sagt der Mann, „und Vorsicht, die Stufe. Ihr werdet einen langen Weg hinter euch haben. Das hat jeder, der herkommt.“ Er ist hager und bleich und sehr sauber. Er heiße Mord, sagt er, und er wisse, wie das klingt. An den Wänden entlang sind rote Zeichen gemalt, es gibt eine Nische mit einem Vorhang, und auf dem Tisch stehen Schüsseln und dampfen, so viele, wie ihr seid, und eine mehr, obwohl er das nicht wissen konnte. Er legt Holz nach. Er rückt euch die Bank näher ans Warme und setzt sich selbst dorthin, wo es am kältesten ist. „Esst“, sagt Mord, „und bleibt die Nacht, wenn man es so nennen kann. Und erzählt: Wer ist jetzt König?“',
      },
      inspection: {
        en: 'He knows the kings of a hundred years ago by their nicknames, and is sorry to hear that they are dead. He does not eat. He does not sweat by the fire, and when he laughs, which is often, it makes no mist in the cold of his corner.',
        de: 'Die Könige von vor hundert Jahren kennt er bei ihren Spitznamen, und dass sie tot sind, tut ihm leid. Er isst nicht. Am Feuer schwitzt er nicht, und wenn er lacht, und das tut er oft, steht ihm in der Kälte seiner Ecke kein Hauch vor dem Mund.',
      },
      background: {
        en: 'Mord was the cook of the ship below. He ran away from the last fight, and for this he has been what he is; but as he was a kindly man in life, it came out differently in him than in the others. He smudged the signs on the wall with his own sleeve, since otherwise he could not have come in. Somewhere he knows it all. He only cannot say it.',
        de: 'Mord war Koch auf dem Schiff dort unten. Aus dem letzten Kampf ist er davongelaufen, und dafür ist er nun, was er ist; weil er aber zeitlebens ein gutmütiger Mensch war, kam es bei ihm anders heraus als bei den übrigen. Die Zeichen an der Wand hat er mit dem eigenen Ärmel verwischt, er wäre sonst nicht hereingekommen. Irgendwo weiß er alles. Er kann es nur nicht sagen.',
      },
    },
    e2: {
      title: { en: 'The skull corridor', de: 'Der Schädelgang' },
      location: {
        en: 'A sloping corridor, two abreast, walled with skulls',
        de: 'Ein abschüssiger Gang, zu zweit nebeneinander, gemauert aus Schädeln',
      },
      summary: {
        en: 'The skulls in the walls look at the heroes, and after that they bite.',
        de: 'Die Schädel in den Wänden sehen die Helden an, und danach beißen sie.',
      },
      narration: {
        en: 'Mord has described the way and shaken his head over it. From here it goes downhill, and the corridor is just broad enough for two of you to walk side by side. The walls are made of skulls, laid in rows with care, the small ones used to fill the gaps. They are of all kinds: men, goblins, something with tusks, a horse or two. The mason had a sense of order. All of them look uphill, that is, at you, and in their sockets sits a dull gleam, as when one carries a light past wet glass. But the light does not come from you. From below you hear, far off, singing, and a banging as of fists upon a table. The floor is strewn with teeth, and they crunch. Who goes in front, and who goes last?',
        de: 'Mord hat den Weg beschrieben und den Kopf darüber geschüttelt. Von hier geht es bergab, und der Gang ist gerade so breit, dass zwei von euch nebeneinander gehen können. Die Wände sind aus Schädeln, sorgfältig in Reihen gesetzt, die kleinen zum Ausfüllen der Lücken. Es sind Schädel aller Art: von Menschen, von Goblins, von etwas mit Hauern, auch ein, zwei Pferde sind dabei. Der Maurer hatte Sinn für Ordnung. Alle blicken bergauf, also euch entgegen, und in den Höhlen sitzt ein matter Glanz, wie wenn man mit einem Licht an nassem Glas vorübergeht. Aber das Licht ist nicht von euch. Von unten hört ihr, weit weg, Gesang und ein Hämmern wie von Fäusten auf einem Tisch. Der Boden ist mit Zähnen bestreut, und sie knirschen. Wer geht vorn, und wer geht als Letzter?',
      },
      inspection: {
        en: 'The gleam wanders from skull to skull, beside you, at your pace. The jaws are not walled in. Somebody has hung each of them on two wires, so that they can move.',
        de: 'Der Glanz wandert von Schädel zu Schädel, neben euch her, in eurem Schritt. Die Kiefer sind nicht eingemauert. Jemand hat jeden an zwei Drähten aufgehängt, sodass sie sich bewegen können.',
      },
      background: {
        en: 'The dead of the ship built the corridor out of those who came before, as others put a dog before the door. The eyes choose the two in front and the last, for these are the brave and the cautious, and they take the strength out of the sword arm. Farther down the jaws wake up, and there one has to keep jumping, three times over.',
        de: 'Die Toten vom Schiff haben den Gang aus denen gebaut, die vorher kamen, so wie andere einen Hund vor die Tür legen. Die Augen suchen sich die beiden vorn und den Letzten aus, denn das sind die Kühnen und der Vorsichtige, und sie nehmen dem Schwertarm die Kraft. Weiter unten wachen die Kiefer auf, und dort heißt es springen, dreimal hintereinander.',
      },
    },
    e3: {
      title: { en: 'The ship under the earth', de: 'Das Schiff unter der Erde' },
      location: {
        en: 'A great cavern with the hulk of a longship',
        de: 'Eine große Höhle mit dem Rumpf eines Langschiffs',
      },
      summary: {
        en: 'The dead are feasting on the deck of a longship, and they have cannons.',
        de: 'Auf dem Deck eines Langschiffs feiern die Toten, und sie haben Kanonen.',
      },
      narration: {
        en: 'The cavern is as large as a bay, and a ship lies in it. It lies on dry rock, its stern broken open towards you and its bow raised at the far end, high as a gable. The planks are grey, the shields along the sides green, and a torn sail hangs down although there is no wind. On deck they are feasting. Barrels, benches, a carcass and other rubbish lie about; they drink, and what they drink runs out of them again below the ribs. They sing the same line over and over. The air here makes your fists itch; each of you would now like to strike something, and hard. Then one of them sees you. The song stops. Port and starboard, behind three long tubes pieced together out of thigh bones, somebody blows on a fuse. “Guests!” they roar, all together, and it sounds heartfelt.',
        de: 'Die Höhle ist groß wie eine Bucht, und ein Schiff liegt darin. Es liegt auf trockenem Fels, das Heck zu euch hin aufgebrochen, den Bug am anderen Ende erhoben, hoch wie ein Giebel. Die Planken sind grau, die Schilde an den Seiten grün, und ein zerrissenes Segel hängt herab, obwohl kein Wind geht. An Deck wird gefeiert. Fässer, Bänke, ein Kadaver und anderes Gerümpel liegen herum; sie trinken, und was sie trinken, läuft unterhalb der Rippen wieder heraus. Sie singen immer dieselbe Zeile. Von der Luft hier jucken euch die Fäuste, jeder von euch möchte jetzt auf etwas einschlagen, und zwar fest. Da sieht euch einer. Der Gesang bricht ab. An den Bordwänden, hinter drei langen Rohren, aus Schenkelknochen zusammengesetzt, bläst jemand eine Lunte an. „Gäste!“, brüllen sie, alle miteinander, und es klingt herzlich.',
      },
      inspection: {
        en: 'The outer deck lies ten feet above the rock, the middle one five, the one at the bow fifteen. Through the broken stern one gets aboard on foot. There are two to each cannon: one aims, one loads, and neither can do it while somebody is hitting him.',
        de: 'Das äußere Deck liegt zehn Fuß über dem Fels, das mittlere fünf, das am Bug fünfzehn. Durch das geborstene Heck kommt man zu Fuß an Bord. An jeder Kanone sind zwei: Einer zielt, einer lädt, und keiner von beiden kann es, solange ihn jemand verprügelt.',
      },
      background: {
        en: 'The crew deserted their king before a battle that he then lost, and sailed off singing. No sea would have them. They went down, and down here they go on celebrating, because the feast must not end before somebody forgives them. The itch in the fists comes from the ship: whoever strikes here strikes harder, they as well as the heroes. They mean no harm. They only want company of their own kind.',
        de: 'Die Mannschaft hat ihren König vor einer Schlacht verlassen, die er dann verlor, und ist singend davongesegelt. Kein Meer wollte sie haben. Sie gingen unter, und hier unten feiern sie weiter, denn das Gelage darf nicht enden, ehe ihnen jemand verzeiht. Das Jucken in den Fäusten kommt vom Schiff: Wer hier zuschlägt, schlägt härter zu, sie so gut wie die Helden. Böse meinen sie es nicht. Sie wollen nur Gesellschaft von ihresgleichen.',
      },
    },
  },
  elements: {
    's6-1': {
      name: { en: 'Good manners at Mord’s table', de: 'Gutes Benehmen an Mords Tisch' },
      inspection: {
        en: 'You praise the fire, the bench and the soup, in this order, and Mord is so pleased that he draws the curtain aside. In the niche stands Odin, carved from a steering oar. “Talk to him,” says Mord. “To me he does not answer.” You feel rested as you have not been since home.',
        de: 'Ihr lobt das Feuer, die Bank und die Suppe, in dieser Reihenfolge, und Mord freut sich so, dass er den Vorhang beiseitezieht. In der Nische steht Odin, aus einem Steuerruder geschnitzt. „Redet mit ihm“, sagt Mord. „Mir antwortet er nicht.“ Ihr fühlt euch ausgeruht wie seit daheim nicht mehr.',
      },
      background: {
        en: 'Whoever behaves as a guest should goes on refreshed for the whole of this encounter and may pray at the shrine. Mord carved it himself.',
        de: 'Wer sich benimmt, wie ein Gast soll, geht für diese ganze Begegnung erfrischt weiter und darf am Schrein beten. Geschnitzt hat ihn Mord selbst.',
      },
    },
    's6-2': {
      name: { en: 'The red signs', de: 'Die roten Zeichen' },
      inspection: {
        en: 'They are wards, and good ones, such as are painted to keep out the dead. But by the door they are smudged, at the height of a sleeve and from the outside inwards. What they were meant to keep out could have come in here.',
        de: 'Es sind Bannzeichen, und gute, wie man sie malt, um die Toten draußen zu halten. Aber neben der Tür sind sie verwischt, in Höhe eines Ärmels und von außen nach innen. Was sie draußen halten sollten, hätte hier hereinkönnen.',
      },
    },
    's6-3': {
      name: { en: 'The soup', de: 'Die Suppe' },
      inspection: {
        en: 'It looks like meat, and it is cut like meat. It is fungus, of the sort that grows on cellar walls. One can eat it. One only should not ask what the cellar was used for.',
        de: 'Es sieht aus wie Fleisch und ist geschnitten wie Fleisch. Es ist Pilz, von der Sorte, die an Kellerwänden wächst. Essen kann man ihn. Man sollte nur nicht fragen, wozu der Keller diente.',
      },
    },
    's6-4': {
      name: { en: 'A night under Mord’s roof', de: 'Eine Nacht unter Mords Dach' },
      how: {
        en: 'Accept the invitation and stay for about a day.',
        de: 'Die Einladung annehmen und etwa einen Tag bleiben.',
      },
      inspection: {
        en: 'Nobody comes, nobody screams, nobody wants anything. Whenever one of you wakes, Mord is sitting by the door with a ladle across his knees and keeping watch.',
        de: 'Niemand kommt, niemand schreit, niemand will etwas. Sooft einer von euch aufwacht, sitzt Mord neben der Tür, die Schöpfkelle quer über den Knien, und wacht.',
      },
    },
    's6-5': {
      name: { en: 'What Mord does not say', de: 'Was Mord nicht sagt' },
      inspection: {
        en: 'He has asked after every king but never after the way out. When you put your hand on his, it is as cold as the step. “Say it,” says Mord quietly, “somebody else has to say it.” And when it has been said: “Then be so good. I have the knife here. I have kept it sharp.”',
        de: 'Nach jedem König hat er gefragt, nach dem Weg hinaus nie. Als du deine Hand auf seine legst, ist sie so kalt wie die Stufe. „Sag es“, sagt Mord leise, „es muss ein anderer sagen.“ Und als es gesagt ist: „Dann sei so gut. Das Messer ist hier. Ich habe es scharf gehalten.“',
      },
      background: {
        en: 'Who finds it out has done a deed, and who grants Mord his wish has done another. They need not be the same person. Mord does not defend himself, and he says thank you.',
        de: 'Wer es herausfindet, hat eine Tat getan, und wer Mord den Wunsch erfüllt, eine zweite. Es müssen nicht dieselben sein. Mord wehrt sich nicht, und er bedankt sich.',
      },
    },
    's6-6': {
      name: { en: 'To stay on in the empty den', de: 'In der leeren Behausung bleiben' },
      trigger: {
        en: 'The heroes stay although their host is gone.',
        de: 'Die Helden bleiben, obwohl ihr Wirt nicht mehr ist.',
      },
      inspection: {
        en: 'Without Mord by the door it is only a hole with a fire in it, and the fire can be seen from far off. What comes to look is hungry, carries nothing and will bring nobody any fame.',
        de: 'Ohne Mord neben der Tür ist es nur ein Loch mit einem Feuer darin, und das Feuer sieht man von weit her. Was nachsehen kommt, ist hungrig, trägt nichts bei sich und bringt niemandem Ruhm.',
      },
    },
    's6-7': {
      name: { en: 'Under Mord’s bed', de: 'Unter Mords Bett' },
      how: {
        en: 'When Mord is dead, use the hollow under his bed as a cache for loot.',
        de: 'Wenn Mord tot ist, die Höhlung unter seinem Bett als Versteck für Beute benutzen.',
      },
      inspection: {
        en: 'Under the bed is a hollow, dry and deep, with a flagstone to cover it. He has never put anything there. What you leave in it will be found again by somebody who knows the place, and hardly by anybody else.',
        de: 'Unter dem Bett ist eine Höhlung, trocken und tief, mit einer Steinplatte darüber. Er hat nie etwas hineingetan. Was ihr dort lasst, findet wieder, wer die Stelle kennt, und sonst kaum jemand.',
      },
    },
    's6-8': {
      name: { en: 'The gaze of the skulls', de: 'Der Blick der Schädel' },
      inspection: {
        en: 'The gleam settles on your arm and begins to get heavy. Then somebody steps between, somebody large who has only one eye himself, and the skull looks away first.',
        de: 'Der Glanz setzt sich auf deinen Arm und beginnt schwer zu werden. Da tritt jemand dazwischen, jemand Großes, der selbst nur ein Auge hat, und der Schädel sieht als Erster weg.',
      },
      background: {
        en: 'It strikes only three: the two in front and the last. Whoever is caught strikes in the next fight as if somebody were hanging on his sword.',
        de: 'Er trifft nur drei: die beiden vorn und den Letzten. Wen er erwischt, der schlägt im nächsten Kampf zu, als hinge ihm jemand am Schwert.',
      },
    },
    's6-9': {
      name: { en: 'The jaws', de: 'Die Kiefer' },
      inspection: {
        en: 'Left, right, and over the one with the tusks. Behind you they clap shut, one after the other, like an audience that has been told to be polite.',
        de: 'Links, rechts und über den mit den Hauern hinweg. Hinter dir klappen sie zu, einer nach dem anderen, wie ein Publikum, dem man Höflichkeit befohlen hat.',
      },
      background: {
        en: 'Three stretches, three jumps, for everybody. They bite at ankle height, and they find the seam in any armor.',
        de: 'Drei Strecken, drei Sprünge, und zwar für jeden. Sie beißen in Knöchelhöhe, und an jeder Rüstung finden sie die Naht.',
      },
    },
    's6-10': {
      name: { en: 'The bone cannons', de: 'Die Kanonen aus Bein' },
      inspection: {
        en: 'It whistles, and what flies over your head is a hail of finger bones. They rattle against the rock behind you and go on twitching for a while.',
        de: 'Es pfeift, und was über deinen Kopf hinwegfliegt, ist ein Hagel aus Fingerknochen. Sie prasseln hinter dir an den Fels und zucken dort noch eine Weile.',
      },
      background: {
        en: 'They fire each round at the three who were quickest. Who is hit has small bones clinging to his clothes and tugging at him, and defends himself worse for the rest of this fight; more of them make it no worse. They fall silent once at every one of them somebody is fighting hand to hand.',
        de: 'In jeder Runde feuern sie auf die drei, die am schnellsten waren. Wer getroffen ist, an dessen Kleidern hängen kleine Knochen und zerren, und er wehrt sich in diesem Kampf schlechter; noch mehr davon machen es nicht schlimmer. Sie verstummen, sobald an jeder der drei Kanonen jemand im Handgemenge steht.',
      },
    },
  },
  foes: {
    heiki: { en: 'Heiki', de: 'Heiki' },
    injald: { en: 'Injald', de: 'Injald' },
    asgerd: { en: 'Asgerd', de: 'Asgerd' },
    starkadt: { en: 'Starkadt', de: 'Starkadt' },
    grim: { en: 'Grim', de: 'Grim' },
    ketil: { en: 'Ketil', de: 'Ketil' },
    busla: { en: 'Busla', de: 'Busla' },
  },
  tactics: {
    e3: {
      en: 'Six of them stay at the three cannons, two at each, and leave them only when somebody comes within reach. Whoever is left over meets the heroes on the middle deck. The dead do not stay down until somebody wounds them or finishes them off.',
      de: 'Sechs von ihnen bleiben an den drei Kanonen, je zwei, und verlassen sie erst, wenn jemand in Reichweite kommt. Wer übrig ist, tritt den Helden auf dem mittleren Deck entgegen. Die Toten bleiben nicht liegen, ehe jemand sie verwundet oder ihnen den Rest gibt.',
    },
  },
} as const satisfies EncounterTale;

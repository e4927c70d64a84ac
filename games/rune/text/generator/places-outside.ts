// Places under the sky: how they are called, and how one comes upon them.

import type { PlaceTale, Stage } from '../../rules/generating/tale.ts';

type Places = Readonly<Record<Stage, readonly PlaceTale[]>>;

export const forest: Places = {
  approach: [
    {
      title: { en: 'The edge of the wood', de: 'Der Waldrand' },
      location: { en: 'A path between the first trees', de: 'Ein Pfad zwischen den ersten Bäumen' },
      opening: {
        en: 'The path goes into the wood as a man goes into debt: easily at first. Behind you the birds stop.',
        de: 'Der Pfad geht in den Wald, wie einer in Schulden gerät: anfangs leicht. Hinter euch verstummen die Vögel.',
      },
    },
    {
      title: { en: 'The windfall', de: 'Der Windbruch' },
      location: { en: 'A strip of fallen trunks', de: 'Ein Streifen gestürzter Stämme' },
      opening: {
        en: 'A storm has been here and has left everything lying. One climbs more than one walks.',
        de: 'Hier ist ein Sturm gewesen und hat alles liegen lassen. Man klettert mehr, als man geht.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The charcoal burner’s hut', de: 'Die Köhlerhütte' },
      location: { en: 'A hut beside a smoking kiln', de: 'Eine Hütte neben einem rauchenden Meiler' },
      opening: {
        en: 'The kiln smokes. The charcoal burner sits before it with his hands in his lap, and has been dead since noon.',
        de: 'Der Meiler raucht. Der Köhler sitzt davor, die Hände im Schoß, und ist seit Mittag tot.',
      },
    },
    {
      title: { en: 'The stream', de: 'Der Bach' },
      location: { en: 'A ford under alders', de: 'Eine Furt unter Erlen' },
      opening: {
        en: 'The stream talks to itself. In the mud of the ford are prints, and some of them you would rather not measure.',
        de: 'Der Bach redet mit sich selbst. Im Schlamm der Furt sind Spuren, und manche möchte man nicht nachmessen.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The clearing', de: 'Die Lichtung' },
      location: { en: 'A clearing with an old oak', de: 'Eine Lichtung mit einer alten Eiche' },
      opening: {
        en: 'In the middle of the clearing stands an oak, and things hang in it that did not grow there. You are not alone in looking at it.',
        de: 'Mitten auf der Lichtung steht eine Eiche, und in ihr hängt, was nicht gewachsen ist. Ihr seid nicht die Einzigen, die hinaufsehen.',
      },
    },
    {
      title: { en: 'The thicket', de: 'Das Dickicht' },
      location: { en: 'A hollow between thickets', de: 'Eine Senke zwischen Dickichten' },
      opening: {
        en: 'The wood closes up, and in the hollow before you a branch cracks. It cracks politely, as if by mistake.',
        de: 'Der Wald schließt sich, und in der Senke vor euch knackt ein Zweig. Er knackt höflich, wie aus Versehen.',
      },
    },
  ],
};

export const ice: Places = {
  approach: [
    {
      title: { en: 'The snowfield', de: 'Das Schneefeld' },
      location: { en: 'A white plain without a mark', de: 'Eine weiße Ebene ohne Zeichen' },
      opening: {
        en: 'There is snow, and then there is more of it. Your own tracks are the only thing that anybody has written here.',
        de: 'Da ist Schnee, und dann ist da noch mehr. Eure Spur ist das Einzige, was hier je einer geschrieben hat.',
      },
    },
    {
      title: { en: 'The frozen fall', de: 'Der gefrorene Wasserfall' },
      location: { en: 'A frozen waterfall in a gorge', de: 'Ein gefrorener Wasserfall in einer Schlucht' },
      opening: {
        en: 'The fall has stopped in the middle of falling. Behind the ice it is dark, and the dark seems to have corners.',
        de: 'Der Fall ist mitten im Fallen stehen geblieben. Hinter dem Eis ist es dunkel, und das Dunkel hat anscheinend Ecken.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The crevasse', de: 'Die Spalte' },
      location: { en: 'A crevasse with blue walls', de: 'Eine Gletscherspalte mit blauen Wänden' },
      opening: {
        en: 'The ice is blue as a vein. Deep in it, quite clear, stands a man who walked here before you, one foot raised.',
        de: 'Das Eis ist blau wie eine Ader. Tief darin, ganz deutlich, steht ein Mann, der vor euch hier ging, einen Fuß gehoben.',
      },
    },
    {
      title: { en: 'The seal hunters’ camp', de: 'Das Lager der Robbenjäger' },
      location: { en: 'A camp of skins, half snowed in', de: 'Ein Lager aus Häuten, halb eingeschneit' },
      opening: {
        en: 'The tents stand, the lamps are full, the hunters are gone. Their knives are still here, and that is the bad part.',
        de: 'Die Zelte stehen, die Lampen sind voll, die Jäger sind fort. Ihre Messer sind noch da, und das ist das Schlechte daran.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The mere', de: 'Der See' },
      location: { en: 'A frozen mere between rocks', de: 'Ein gefrorener See zwischen Felsen' },
      opening: {
        en: 'The mere groans under its ice. On the far side others stand, and they too look at their feet.',
        de: 'Der See stöhnt unter seinem Eis. Drüben stehen andere, und auch sie sehen auf ihre Füße.',
      },
    },
    {
      title: { en: 'The wind gap', de: 'Die Windlücke' },
      location: { en: 'A gap in the ridge, blown bare', de: 'Eine Lücke im Grat, kahl geblasen' },
      opening: {
        en: 'The wind comes through the gap with its head down. Something else comes with it.',
        de: 'Der Wind kommt mit gesenktem Kopf durch die Lücke. Etwas anderes kommt mit ihm.',
      },
    },
  ],
};

export const ship: Places = {
  approach: [
    {
      title: { en: 'The drifting boat', de: 'Das treibende Boot' },
      location: { en: 'A boat without oars', de: 'Ein Boot ohne Ruder' },
      opening: {
        en: 'A boat drifts alongside, empty, but for a hat. The sea is smooth, and nobody likes that.',
        de: 'Ein Boot treibt längsseits, leer bis auf einen Hut. Das Meer ist glatt, und das gefällt keinem.',
      },
    },
    {
      title: { en: 'The gangplank', de: 'Die Laufplanke' },
      location: { en: 'A gangplank in a strange harbour', de: 'Eine Laufplanke in einem fremden Hafen' },
      opening: {
        en: 'The ship lies low. Whatever she has loaded, she has loaded plenty of it, and the watch is asleep or worse.',
        de: 'Das Schiff liegt tief. Was immer es geladen hat, es hat reichlich davon, und die Wache schläft, oder schlimmer.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'Below the deck boards', de: 'Unter den Decksplanken' },
      location: { en: 'The hold, between casks', de: 'Der Laderaum, zwischen Fässern' },
      opening: {
        en: 'It smells of tar and of herring. The casks are lashed down well, all but one.',
        de: 'Es riecht nach Teer und nach Hering. Die Fässer sind gut verzurrt, alle bis auf eines.',
      },
    },
    {
      title: { en: 'The mast', de: 'Der Mast' },
      location: { en: 'The rigging above the rowing benches', de: 'Die Takelage über den Ruderbänken' },
      opening: {
        en: 'The sail has been cut, neatly, in one stroke. Up at the yard something flutters that is not sailcloth.',
        de: 'Das Segel ist zerschnitten, sauber, mit einem Schnitt. Oben an der Rah flattert etwas, das kein Segeltuch ist.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'Board by board', de: 'Bord an Bord' },
      location: { en: 'Two ships, hooked together', de: 'Zwei Schiffe, aneinandergehakt' },
      opening: {
        en: 'The hooks bite, the planks fall, and from now on there are two ships and one of them too many.',
        de: 'Die Haken beißen, die Planken fallen, und von nun an sind es zwei Schiffe und eines davon zu viel.',
      },
    },
    {
      title: { en: 'The dragon ship', de: 'Das Drachenschiff' },
      location: { en: 'The deck of a dragon ship', de: 'Das Deck eines Drachenschiffs' },
      opening: {
        en: 'The dragon at her stem has lost an eye. Her crew has not, and counts you.',
        de: 'Der Drache am Steven hat ein Auge verloren. Die Mannschaft nicht; sie zählt euch.',
      },
    },
  ],
};

export const shore: Places = {
  approach: [
    {
      title: { en: 'The wrack line', de: 'Der Spülsaum' },
      location: { en: 'A strand full of wrack', de: 'Ein Strand voller Tang' },
      opening: {
        en: 'The sea has put down what it did not want: rope, a shoe, half a ship. Gulls have gone through all of it.',
        de: 'Das Meer hat hingelegt, was es nicht wollte: Tau, einen Schuh, ein halbes Schiff. Die Möwen sind alles durchgegangen.',
      },
    },
    {
      title: { en: 'The cliff path', de: 'Der Klippenpfad' },
      location: { en: 'A path along the cliff', de: 'Ein Pfad an der Klippe entlang' },
      opening: {
        en: 'The path was made by goats for goats. On the right is rock and on the left is weather.',
        de: 'Den Pfad haben Ziegen für Ziegen gemacht. Rechts ist Fels, und links ist Wetter.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The boathouse', de: 'Das Bootshaus' },
      location: { en: 'A boathouse on stilts', de: 'Ein Bootshaus auf Pfählen' },
      opening: {
        en: 'Nets hang from the rafters and have dried into shapes. The boat that belongs here is gone, but its wet trace is not.',
        de: 'Von den Sparren hängen Netze, die zu Gestalten getrocknet sind. Das Boot ist fort, seine nasse Spur noch nicht.',
      },
    },
    {
      title: { en: 'The tide cave', de: 'Die Gezeitenhöhle' },
      location: { en: 'A cave that the tide fills', de: 'Eine Höhle, die die Flut füllt' },
      opening: {
        en: 'The waterline on the wall is above your heads. The tide is out. It does not stay out.',
        de: 'Die Wasserlinie an der Wand liegt über euren Köpfen. Es ist Ebbe. Dabei bleibt es nicht.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The landing', de: 'Der Landeplatz' },
      location: { en: 'A landing place between two rocks', de: 'Ein Landeplatz zwischen zwei Felsen' },
      opening: {
        en: 'Here one lands, and here others have landed. Their fire is made of somebody’s boat.',
        de: 'Hier landet man, und hier sind andere gelandet. Ihr Feuer ist aus jemandes Boot.',
      },
    },
    {
      title: { en: 'The spit', de: 'Die Landzunge' },
      location: { en: 'A spit of shingle in the surf', de: 'Eine Kieszunge in der Brandung' },
      opening: {
        en: 'The spit gets narrower with every wave. They stand at its end with the sea in their backs, and they do not look like people who are waiting for a ship.',
        de: 'Die Zunge wird mit jeder Welle schmaler. Sie stehen an ihrem Ende, das Meer im Rücken, und wie Leute, die auf ein Schiff warten, sehen sie nicht aus.',
      },
    },
  ],
};

export const mountain: Places = {
  approach: [
    {
      title: { en: 'The scree', de: 'Das Geröll' },
      location: { en: 'A slope of loose stones', de: 'Ein Hang aus losen Steinen' },
      opening: {
        en: 'Two steps up, one step down: so it has been for an hour. The stones that you loosen are heard for a long time.',
        de: 'Zwei Schritte hinauf, einer hinab: so geht es seit einer Stunde. Die Steine, die ihr lostretet, hört man lange.',
      },
    },
    {
      title: { en: 'The cairn', de: 'Das Steinmal' },
      location: { en: 'A cairn at the fork of the way', de: 'Ein Steinmal an der Weggabelung' },
      opening: {
        en: 'Everybody who comes by lays a stone on the cairn. Somebody has taken some away, and has built a seat with them.',
        de: 'Jeder, der vorbeikommt, legt einen Stein auf das Mal. Jemand hat welche weggenommen und sich einen Sitz daraus gebaut.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The hanging bridge', de: 'Die Hängebrücke' },
      location: { en: 'A rope bridge over a ravine', de: 'Eine Seilbrücke über einer Schlucht' },
      opening: {
        en: 'The bridge is of rope and of confidence, and the rope is the older of the two.',
        de: 'Die Brücke besteht aus Seil und aus Zuversicht, und das Seil ist von beiden das Ältere.',
      },
    },
    {
      title: { en: 'The eagle’s ledge', de: 'Der Adlersims' },
      location: { en: 'A ledge below an eyrie', de: 'Ein Sims unter einem Horst' },
      opening: {
        en: 'Below the eyrie lie the remains of lambs, and a buckle. From here one sees half the country, and half the country sees you.',
        de: 'Unter dem Horst liegen Reste von Lämmern und eine Schnalle. Von hier sieht man das halbe Land, und das halbe Land sieht euch.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The pass', de: 'Der Pass' },
      location: { en: 'The top of the pass', de: 'Die Passhöhe' },
      opening: {
        en: 'Whoever holds the pass takes toll. Those who hold it now do not seem to care for silver.',
        de: 'Wer den Pass hat, nimmt Zoll. Denen, die ihn jetzt haben, scheint an Silber nicht zu liegen.',
      },
    },
    {
      title: { en: 'The giants’ table', de: 'Der Riesentisch' },
      location: { en: 'A flat top with standing stones', de: 'Eine Platte mit stehenden Steinen' },
      opening: {
        en: 'Stones stand around the flat top like chairs around a table. There is company at table.',
        de: 'Um die Platte stehen Steine wie Stühle um einen Tisch. Es sitzt schon jemand.',
      },
    },
  ],
};

export const swamp: Places = {
  approach: [
    {
      title: { en: 'The log road', de: 'Der Knüppeldamm' },
      location: { en: 'A road of logs through the moor', de: 'Ein Knüppeldamm durch das Moor' },
      opening: {
        en: 'The logs were laid by somebody’s grandfather. Every tenth is missing, and it is always the one that is needed.',
        de: 'Die Knüppel hat irgendjemandes Großvater gelegt. Jeder zehnte fehlt, und immer ist es der, den man braucht.',
      },
    },
    {
      title: { en: 'The reeds', de: 'Das Röhricht' },
      location: { en: 'A channel between high reeds', de: 'Ein Wasserlauf zwischen hohem Schilf' },
      opening: {
        en: 'The reeds stand higher than a spear. They whisper, and stop when you stop.',
        de: 'Das Schilf steht höher als ein Speer. Es flüstert und hört auf, wenn ihr aufhört.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The sunken grave', de: 'Das versunkene Grab' },
      location: { en: 'A burial mound in the mire', de: 'Ein Grabhügel im Morast' },
      opening: {
        en: 'The mound has sunk on one side, and the dead man has slid halfway out. He does not look sorry for it.',
        de: 'Der Hügel ist auf einer Seite eingesunken, und der Tote ist halb herausgerutscht. Leid tut es ihm anscheinend nicht.',
      },
    },
    {
      title: { en: 'The witch’s pole', de: 'Der Pfahl der Hexe' },
      location: { en: 'A pole with a horse’s head', de: 'Ein Pfahl mit einem Pferdekopf' },
      opening: {
        en: 'A pole stands in the moor, and on the pole a horse’s head that looks in your direction. It looked elsewhere before.',
        de: 'Im Moor steht ein Pfahl, und darauf steckt ein Pferdekopf, der zu euch hersieht. Vorhin sah er woandershin.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The islet', de: 'Die Insel im Moor' },
      location: { en: 'An islet of firm ground', de: 'Eine Insel aus festem Grund' },
      opening: {
        en: 'Here the ground bears at last. That is why others have come here too.',
        de: 'Hier trägt der Boden endlich. Darum sind auch andere hier.',
      },
    },
    {
      title: { en: 'The black pools', de: 'Die schwarzen Tümpel' },
      location: { en: 'A plain between black pools', de: 'Eine Ebene zwischen schwarzen Tümpeln' },
      opening: {
        en: 'Mist lies on the pools. It has shapes, and then the shapes have weapons.',
        de: 'Auf den Tümpeln liegt Nebel. Er hat Gestalten, und dann haben die Gestalten Waffen.',
      },
    },
  ],
};

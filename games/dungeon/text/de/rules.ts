import type { Rules } from '@skald/text';
import type { Topic } from '../topics.ts';

export const rules: Rules<Topic> = {
  goal: {
    title: 'Worum es geht',
    text: 'Bis zu vier Helden steigen in die Feste Dolgarth hinab, und ein Spieler, der **Overlord**, hat alles gegen sie, was dort umgeht. Jedes Abenteuer sagt, was die Helden schaffen müssen: durch einen Ausgang entkommen, etwas hinaustragen, einen Anführer niederringen. Der Overlord hat gewonnen, wenn ein Held außer Gefecht ist oder wenn ihm die Karten ausgehen. Vorsichtig dürfen die Helden also sein, langsam nicht.',
  },
  setup: {
    title: 'Aufbau',
    text: 'Das Abenteuer nennt die Helden, die dabei sind, samt Gegenständen und Zaubern. Sie werden immer alle gespielt, gleich wie viele am Tisch sitzen: Man verteilt sie, oder einer spielt alle. Nur der Overlord kennt den ganzen Plan. Die Helden sehen bis zu den ersten verschlossenen Türen; was dahinter liegt, ist erst im Spiel, wenn eine Tür aufgeht. Der Overlord mischt seine Befehlskarten, teilt sich so viele aus, wie das Abenteuer sagt, und zieht drei. Jede Seite bestimmt, wohin ihre Figuren blicken.',
  },
  round: {
    title: 'Die Runde',
    text: 'Eine Runde hat drei Teile. Zuerst zieht jeder Held einmal, in einer Reihenfolge, die die Helden jedes Mal neu wählen. Dann ist der **Overlord** am Zug. Dann kommt das **Rundenende**: Gedrehte Zauberkarten kehren um ein Viertel zurück, was eine Runde lang wirkt, endet, zähe Figuren würfeln, ob sie sich erholen, und der Overlord zieht eine Karte. Ist keine mehr da, sind die meisten Abenteuer vorbei.',
  },
  heroTurn: {
    title: 'Ein Zug',
    text: 'Eine Figur darf sich **bewegen** und danach eine **Aktion** ausführen: kämpfen, schießen, zaubern oder was das Abenteuer sonst anbietet, etwa durchsuchen. Die Bewegung kommt zuerst; nach der Aktion wird weder gegangen noch gedreht. Beides darf man lassen. Gegenstände zu benutzen oder weiterzugeben ist weder Bewegung noch Aktion. Statt alledem kann ein Held oder Anführer eine **Heldentat** vollbringen.',
  },
  movement: {
    title: 'Bewegung',
    text: 'Eine Figur geht Feld für Feld, so weit ihre Bewegung reicht; ein schräger Schritt kostet so viel wie jeder andere. Felder mit anderen Figuren, gleich welcher Seite, und mit Möbeln kann sie nicht betreten. Knochen stören niemanden. Für einen schrägen Schritt muss daneben mindestens ein Feld frei sein. Unterwegs und am Ende darf man sich beliebig drehen. Wer in den **Frontbereich** eines Gegners gerät, bleibt sofort stehen, darf sich aber noch drehen.',
  },
  arcs: {
    title: 'Vorn und hinten',
    text: 'Eine Figur blickt zu einer Seite ihres Feldes. Von den acht Feldern ringsum sind die drei hinter ihr der **Rückenbereich**, die anderen fünf der **Frontbereich**. Im Frontbereich kämpft sie, hält Gegner fest und schlägt nach denen, die sich lösen. Für die Sicht reicht die Linie zwischen vorn und hinten bis an den Rand des Plans: Was dahinter liegt, sieht sie nicht.',
  },
  breaking: {
    title: 'Sich lösen',
    text: 'Wer seinen Zug im Frontbereich eines Gegners beginnt, kann nicht einfach davongehen. Er darf bleiben, sich auf der Stelle drehen und handeln. Oder er **löst sich**: Der erste Schritt muss auf ein Feld führen, das in keinem gegnerischen Frontbereich liegt, und vor diesem Schritt führt jeder Gegner, der ihn im Frontbereich hat, einen **freien Hieb**, in der Reihenfolge, die der schlagenden Seite gefällt. Wer das übersteht, geht. Ein freier Hieb ist ein Kampf mit allem, was dazugehört, kostet den Schlagenden nichts, und er hat davon beliebig viele. Auch wer in einem Frontbereich erscheint, erweckt oder beschworen, bekommt sie zu spüren.',
  },
  fighting: {
    title: 'Kämpfen',
    text: 'Du kannst einen Gegner in deinem Frontbereich bekämpfen. Beide werfen ihre Kampfwürfel, doch nur der Angreifer richtet Schaden an. Einen Würfel weniger hat, wer **verletzt** ist, einen weniger, wer **in der Unterzahl** ist (zwei oder mehr Gegner haben ihn im Frontbereich), einen weniger der Verteidiger, wenn der Angreifer ganz in seinem Rücken steht. Weniger als zwei Würfel wirft niemand: Für jeden Würfel, den der Verteidiger darunter noch verlöre, sinkt stattdessen seine Rüstung um 1, aber nie unter 1.',
  },
  dice: {
    title: 'Würfel und Treffer',
    text: 'Der Angreifer legt jeden Würfel weg, der nicht **höher als die Rüstung** des Verteidigers ist. Was bleibt, wird den Würfeln des Verteidigers gegenübergelegt, der höchste dem höchsten, der zweite dem zweiten. Jeder höhere Würfel des Angreifers ist ein **Treffer**, ein gleicher keiner; ein Würfel ohne Gegenüber trifft auch. Ein Beispiel: 6 6 5 3 gegen Rüstung 3 und 6 4. Die 3 fällt weg. 6 gegen 6 ist nichts, 6 schlägt 4, die 5 hat kein Gegenüber: zwei Treffer.',
  },
  damage: {
    title: 'Schaden',
    text: 'Für **Diener** gibt es eine Tabelle: So viele Treffer eines Angriffs bewirken so viel, weniger gar nichts. Skelette zerfallen bei zwei Treffern zu Knochen, und Knochen können wieder aufstehen; bei drei bleibt nichts übrig. Ein **Held oder Anführer** erleidet durch einen Angriff, der überhaupt trifft, eine Wunde, nie mehr. Ab einer Zahl von Wunden, die bei jedem anders ist, gilt er als verletzt. Die fünfte Wunde setzt ihn **außer Gefecht**: Das Abenteuer ist für ihn vorbei.',
  },
  shooting: {
    title: 'Schießen',
    text: 'Wer Schusswürfel hat, kann auf einen Gegner schießen, der in Sicht, höchstens 8 Felder entfernt und nicht angrenzend ist, sofern er selbst in keinem gegnerischen Frontbereich steht. Er wirft seine Schusswürfel, das Ziel seine Kampfwürfel. Einen Würfel weniger hat, wer verletzt ist, einen weniger das Ziel, wenn der Schuss von hinten kommt, einen weniger der Schütze, wenn die Linie über Möbel führt, neben denen er nicht steht. Unterzahl spielt hier keine Rolle.',
  },
  sight: {
    title: 'Sichtlinie',
    text: 'Es genügt eine gerade Linie von irgendeinem Teil deines Feldes zu irgendeinem Teil des Zielfeldes. Wände, verschlossene Türen, Bücherregale und Felder mit Figuren versperren sie; Knochen und andere Möbel nicht. Was hinter dir liegt, ist nie in Sicht.',
  },
  spells: {
    title: 'Zauber',
    text: 'Wer zauberkundig ist, wirkt als Aktion einen **großen** Zauber oder bis zu zwei verschiedene **kleine**, auch im Frontbereich eines Gegners. Die Karte wird gedreht: Ein kleiner Zauber ist in der nächsten Runde wieder bereit, ein großer in der übernächsten. Manche Zauber brauchen Sicht, andere gehen durch Wände; sie reichen weit (8), kurz (4), auf ein angrenzendes Feld oder nur bis zum Zaubernden selbst. Ein **magischer Angriff** wirft die Würfel des Zaubers gegen Kampfwürfel und Rüstung, und was sonst Würfel kostet, ändert daran nichts. Kraftkristalle geben Würfel dazu.',
  },
  feats: {
    title: 'Heldentaten',
    text: 'Eine Heldentat ersetzt einen ganzen Zug und gelingt einmal im Abenteuer. Man wählt sie, bevor man in seinem Zug irgendetwas anderes tut. Ob man sich dabei bewegen oder drehen darf, steht dabei; steht nichts da, darf man es nicht. Auch im Frontbereich eines Gegners ist eine Heldentat möglich.',
  },
  items: {
    title: 'Gegenstände',
    text: 'Manche Gegenstände wirken immer, manche benutzt ihr Besitzer zu beliebiger Zeit in seinem Zug, einige wenige wirken von selbst. Was verbraucht ist, ist fort. Manches gehört einem bestimmten Helden und wird nie weitergegeben; alles andere lässt sich während der Bewegung mit einem Helden auf einem angrenzenden Feld **tauschen**, wenn beide wollen, sooft man mag. Geht ein Held zu Boden, sind seine Sachen fort, bis auf das, worum es im Abenteuer geht: Das bleibt liegen, und wer das Feld betritt, hebt es auf.',
  },
  doors: {
    title: 'Türen, Truhen, Schlösser und Siegel',
    text: 'Türen und Truhen sind durch ein Schloss verschlossen, durch ein **Siegel** oder durch beides. Ein Schloss bekämpft man wie einen Gegner im Frontbereich, mit eigenen Würfeln und eigener Rüstung; ein Treffer öffnet es. Ein einfaches hat 2 Würfel und Rüstung 2, ein festes 3 und 3, ein schweres 3 und 4. Gegen ein Siegel hilft keine Kraft: Zauber, Kristalle und Schlüssel senken seine Stärke, und ist sie aufgezehrt, geht es auf. Nur Helden öffnen etwas. Eine geöffnete Tür ist weg, und der Raum dahinter kommt in Sicht mit allem, was darin ist. Eine Truhe gibt ihren Inhalt dem, der sie geöffnet hat.',
  },
  search: {
    title: 'Durchsuchen, Hebel und Ausgänge',
    text: 'Wo das Abenteuer es sagt, kann ein Held als Aktion ein Möbel in seinem Frontbereich durchsuchen, sofern ihn kein Gegner im Frontbereich hat; jedes Möbel gibt einmal her, was es hat. Ebenso zieht man einen Hebel. Ein Held, dessen Bewegung auf einem Ausgang endet, darf statt einer Aktion hinausgehen; er ist dann in Sicherheit und kommt nicht wieder.',
  },
  overlordTurn: {
    title: 'Der Zug des Overlords',
    text: 'Das Abenteuer gibt dem Overlord für jeden Zug eine Zahl von **Befehlen**. Ein Befehl lässt eine seiner Figuren sich bewegen und handeln, oder er ist eine Totenerweckung. Keine Figur handelt in einem Zug des Overlords zweimal. Einmal in seinem Zug, zwischen zwei Figuren, darf er eine Befehlskarte spielen.',
  },
  raising: {
    title: 'Totenerweckung',
    text: 'Ein Nekromant erweckt irgendwo im entdeckten Verlies einen Knochenhaufen, wenn niemand darauf steht und im Vorrat des Abenteuers noch eine Figur ist. Er wählt, was aufsteht und wohin es blickt. Mehr tut es in diesem Zug nicht, und Helden, die es im Frontbereich haben, schlagen frei zu. Gefallene Diener kehren in den Vorrat zurück, wenn das Abenteuer ihre Art nennt. Trolle lassen sich nicht erwecken.',
  },
  commandCards: {
    title: 'Befehlskarten',
    text: '*Weitere Befehle* lassen mehr Figuren handeln, *Doppelte Befehle* verdoppelt die Befehle dieses Zuges, *Totenerweckung* erweckt ohne Befehl. Ein *Zwischenzug* kommt zwischen zwei Heldenzüge, nie vor den ersten oder nach dem letzten einer Runde, und immer nur einer: Einige Figuren handeln sofort und dürfen es im Zug des Overlords noch einmal. Jede Karte gilt einmal. Die Hand sieht nur der Overlord.',
  },
  bigModels: {
    title: 'Große Figuren',
    text: 'Trolle stehen auf zwei mal zwei Feldern. Sie gehen vorwärts, schräg vorwärts oder gerade zurück, und jede Vierteldrehung kostet sie ein Feld Bewegung. Ihr Rückenbereich sind die vier Felder hinter ihnen, ihr Frontbereich die anderen acht. Eine große Figur ist für eine kleine schon allein eine Überzahl. Durch einfache Türen passt sie nicht.',
  },
  victory: {
    title: 'Das Ende',
    text: 'Das Abenteuer endet, sobald eine Seite hat, was sie will; haben es beide im selben Augenblick, gewinnen die Helden. Die Ziele der Helden stehen im Abenteuer. Der Overlord gewinnt, wenn ein Held außer Gefecht ist (im letzten Abenteuer erst, wenn es alle sind), wenn kein Held mehr da ist, der es zu Ende bringen könnte, und wenn keine Karte mehr zu ziehen ist. Jede Seite darf aufgeben.',
  },
  saga: {
    title: 'Die Saga der zehn Abenteuer',
    text: 'Hintereinander gespielt ergeben die Abenteuer eine Saga. Dazwischen heilen Wunden, Heldentaten und Zauber kehren zurück, Verbrauchtes bleibt verbraucht, und was gefunden und gewonnen wurde, kommt mit. Gewinnt der Overlord, wird das Abenteuer noch einmal versucht; nach der zweiten Niederlage gehen die Helden ohne den Lohn weiter. Vom achten an sind sie Legenden, mit besseren Werten und einer zweiten Heldentat. Jedes Abenteuer lässt sich auch für sich spielen, mit den Sachen, die es nennt.',
  },
};

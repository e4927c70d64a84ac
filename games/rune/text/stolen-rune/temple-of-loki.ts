// A merchant who is not well, a lady in the water, and a god who was not at home.

import type { EncounterTale } from './tale.ts';

export const templeOfLoki = {
  name: { en: 'The Temple of Loki', de: 'Der Tempel des Loki' },
  concept: {
    en: 'By a quiet river the tracks of the vehicle appear again. LeClerc, a merchant whose wits have got lost down here, sells what he has and points out where the furrows lead: through Loki’s temple, or what is left of it. On the way a ghostly nymph sits under a waterfall. In the temple the survivors of the dwarves’ passage have barricaded themselves in, and they shoot at everything that comes through the door.',
    de: 'An einem stillen Fluss tauchen die Spuren des Fahrzeugs wieder auf. LeClerc, ein Händler, dem hier unten der Verstand abhandengekommen ist, verkauft, was er hat, und zeigt, wohin die Furchen führen: durch Lokis Tempel oder das, was von ihm übrig ist. Unterwegs sitzt eine geisterhafte Nymphe unter einem Wasserfall. Im Tempel haben sich die verschanzt, die den Durchzug der Zwerge überlebt haben, und sie schießen auf alles, was durch die Tür kommt.',
  },
  events: {
    e1: {
      title: { en: 'The merchant LeClerc', de: 'Der Händler LeClerc' },
      location: {
        en: 'A cavern with a strand of sand on a quiet river',
        de: 'Eine Höhle mit einem Sandstrand an einem stillen Fluss',
      },
      summary: {
        en: 'The tracks appear again, and a merchant without his wits has things to sell and news to give.',
        de: 'Die Spuren tauchen wieder auf, und ein Händler ohne Verstand hat Waren zu verkaufen und Neues zu erzählen.',
      },
      narration: {
        en: 'The cavern is wide, its floor is sand, and a river goes through it so quietly that one could overlook it. In the sand are the two furrows from home, side by side and always equally far apart. Beside them somebody has spread a carpet. On the carpet lie wares in neat rows, each with a small flag; and behind them, under a parasol, for which there is no call here, sits a man in what was once a fine coat. A few goblin slayers stand around him, counting something out into their hands. When they see you they nod to him, shoulder their axes and leave without a word. “Customers,” says the man, as one announces a king. “LeClerc. From Rouen, by way of a hole. Do not step on the grass, please.” There is no grass. He beams at you and smooths the sand with his palm.',
        de: 'Die Höhle ist weit, ihr Boden ist Sand, und ein Fluss geht so leise hindurch, dass man ihn übersehen könnte. Im Sand stehen die zwei Furchen von daheim, nebeneinander und immer gleich weit voneinander. Daneben hat jemand einen Teppich ausgebreitet. Auf dem Teppich liegen Waren in sauberen Reihen, jede mit einem Fähnchen; und dahinter, unter einem Sonnenschirm, für den es hier keinen Anlass gibt, sitzt ein Mann in einem ehemals feinen Rock. Ein paar Goblinschlächter stehen um ihn und zählen sich etwas in die Hand. Als sie euch sehen, nicken sie ihm zu, schultern die Äxte und gehen ohne ein Wort. „Kundschaft“, sagt der Mann, wie man einen König meldet. „LeClerc. Aus Rouen, über ein Loch. Treten Sie bitte nicht auf den Rasen.“ Da ist kein Rasen. Er strahlt euch an und streicht mit der flachen Hand den Sand glatt.',
      },
      inspection: {
        en: 'His wares are good, his arithmetic is sound, and he talks to a wife who is not there and lets her have the last word. The furrows come down to the water, cross it at a shallow place and go on. “Dwarves,” he says. “They did not buy. They had a menhir with them.”',
        de: 'Seine Ware ist gut, seine Rechnung stimmt, und er redet mit einer Frau, die nicht da ist, und lässt ihr das letzte Wort. Die Furchen gehen zum Wasser, queren es an einer seichten Stelle und führen weiter. „Zwerge“, sagt er. „Gekauft haben sie nichts. Sie hatten einen Menhir dabei.“',
      },
      background: {
        en: 'LeClerc fell through a cellar floor eleven years ago with all his stock, and he has been selling ever since, because otherwise he would have to think. He is harmless and knows everybody. Those who treat him as what he believes himself to be, a merchant with a house and a garden, get the truth from him. Nobody’s enemy, he is nobody’s prize either: there is nothing to be won by killing him.',
        de: 'LeClerc ist vor elf Jahren mit seinem ganzen Lager durch einen Kellerboden gefallen, und seither verkauft er, denn sonst müsste er nachdenken. Er ist harmlos und kennt jeden. Wer ihn als das behandelt, wofür er sich hält, als Kaufmann mit Haus und Garten, der erfährt von ihm die Wahrheit. Ein Feind ist er nicht; wer ihn erschlägt, gewinnt nichts damit.',
      },
    },
    e2: {
      title: { en: 'The lady under the fall', de: 'Die Dame unter dem Wasserfall' },
      location: {
        en: 'A pool below a waterfall, on the way to the temple',
        de: 'Ein Becken unter einem Wasserfall, auf dem Weg zum Tempel',
      },
      summary: {
        en: 'A nymph sits under the fall and calls, and the water is deeper than it looks.',
        de: 'Unter dem Fall sitzt eine Nymphe und ruft, und das Wasser ist tiefer, als es aussieht.',
      },
      narration: {
        en: 'The river, which was so quiet, has become loud. It falls from a ledge into a pool, green and lit from beneath by nothing that you could name, and the way leads along the rim over smooth stones. Under the fall a woman is sitting and combing her hair. The water comes down on her and does not make her wet. She has her back turned to you, and a fine back it is. With the comb she beats time on a stone, and she sings, without words and not very loudly, so that one would have to go nearer to hear it. There is something in it of the evening on which each of you was happiest. Now she turns her head, not quite, only as far as the corner of her eye, and moves a little to one side on her stone. There would be room for two.',
        de: 'Der Fluss, der so leise war, ist laut geworden. Er stürzt von einer Kante in ein Becken, grün und von unten her erhellt durch nichts, was ihr nennen könntet, und der Weg führt über glatte Steine am Rand entlang. Unter dem Fall sitzt eine Frau und kämmt sich. Das Wasser geht auf sie nieder und macht sie nicht nass. Sie kehrt euch den Rücken, und es ist ein schöner Rücken. Mit dem Kamm schlägt sie auf einem Stein den Takt, und sie singt, ohne Worte und nicht sehr laut, sodass man näher treten müsste, um es recht zu hören. Es ist etwas darin von dem Abend, an dem ein jeder von euch am glücklichsten war. Nun wendet sie den Kopf, nicht ganz, nur bis zum Augenwinkel, und rückt auf ihrem Stein ein wenig zur Seite. Es wäre Platz für zwei.',
      },
      inspection: {
        en: 'She throws no shadow, and the spray goes through her as through a doorway. At the bottom of the green pool lie helmets, a good many of them. Something is still in most of them.',
        de: 'Sie wirft keinen Schatten, und die Gischt geht durch sie hindurch wie durch eine offene Tür. Auf dem Grund des grünen Beckens liegen Helme, eine ganze Menge. In den meisten steckt noch etwas.',
      },
      background: {
        en: 'She drowned here herself, because of somebody who had promised to come along. Since then she has called everybody in who passes, and she does not mean it badly: she cannot count those below, and each time she thinks that it is the first. A mighty undercurrent pulls from the pool down under the mountain. She can be deceived more easily than most, for since that one nobody has ever lied to her.',
        de: 'Sie ist hier selbst ertrunken, eines Mannes wegen, der versprochen hatte mitzukommen. Seither ruft sie jeden hinein, der vorübergeht, und meint es nicht böse: Die da unten kann sie nicht zählen, und jedes Mal hält sie es für das erste Mal. Aus dem Becken zieht eine mächtige Unterströmung hinab unter den Berg. Sie ist leichter zu täuschen als die meisten, denn seit jenem einen hat sie keiner mehr belogen.',
      },
    },
    e3: {
      title: { en: 'The barricaded temple', de: 'Der verschanzte Tempel' },
      location: {
        en: 'The ruined temple of Loki, with one door',
        de: 'Der zerstörte Tempel des Loki, mit einer Tür',
      },
      summary: {
        en: 'The last of Loki’s people shoot from behind a barricade, among all that the dwarves have broken.',
        de: 'Die Letzten von Lokis Leuten schießen hinter einer Barrikade hervor, inmitten von allem, was die Zwerge zerschlagen haben.',
      },
      narration: {
        en: 'There is one door, and it is open. Behind it you stand in a pen: somebody has piled up benches, beams and halves of altars round the entrance, higher than a man. In one place, down by the wall, there is a gap. Through the chinks you see the rest of the temple, black with smoke. It smells of old incense and old fish. In the middle, on a platform, stands Loki in stone, a head taller than he ever claimed, and smiles past an altar at something behind you. A chasm splits the floor, and farther back a heap of refuse has grown. In the north-west a ball as large as a cart flickers, and it is cracked. Then a voice calls from the far corner, behind a second barricade: “Those are no dwarves.” “Shoot all the same,” says another. And you hear bows being drawn.',
        de: 'Es gibt eine Tür, und sie steht offen. Dahinter seid ihr in einem Pferch: Jemand hat Bänke, Balken und halbe Altäre rings um den Eingang getürmt, höher als ein Mann. An einer Stelle, unten an der Wand, ist eine Lücke. Durch die Ritzen seht ihr den übrigen Tempel, schwarz von Rauch. Es riecht nach altem Weihrauch und altem Fisch. In der Mitte, auf einem Podest, steht Loki in Stein, einen Kopf größer, als er je behauptet hat, und lächelt an einem Altar vorbei auf etwas hinter euch. Ein Abgrund spaltet den Boden, und weiter hinten ist ein Abfallhaufen gewachsen. Im Nordwesten flackert eine Kugel, groß wie ein Karren, und sie hat einen Sprung. Da ruft eine Stimme aus der fernsten Ecke, wo eine zweite Barrikade steht: „Zwerge sind das nicht.“ – „Schieß trotzdem“, sagt eine andere. Und ihr hört, wie Bogen gespannt werden.',
      },
      inspection: {
        en: 'The furrows go straight through, between the platform and the chasm. Where they come in and where they go out there were walls once, and now rubble lies up to the roof. The barricades are tall but not made by masters. A strong man could tip over a piece of them.',
        de: 'Die Furchen gehen mitten hindurch, zwischen Podest und Abgrund. Wo sie hereinkommen und wo sie hinausführen, waren einmal Wände, und jetzt liegt dort Schutt bis zur Decke. Die Barrikaden sind hoch, aber keine Meisterarbeit. Ein starker Mann könnte ein Stück davon umwerfen.',
      },
      background: {
        en: 'The dwarves took the straight way through the temple with the rune stone on their vehicle, and whoever stood in it they drove over. They smashed the ball by which Loki’s people travelled, so that nobody could go and fetch help. Oddi has the rest of them: Snurri and three dead men. They wait for their god to come for them. He has heard them, and he finds it funny.',
        de: 'Die Zwerge nahmen mit dem Runenstein auf dem Fahrzeug den geraden Weg durch den Tempel, und wer darauf stand, den überfuhren sie. Die Kugel, mit der Lokis Leute reisten, schlugen sie entzwei, damit niemand Hilfe holen konnte. Oddi hat, was noch da ist: Snurri und drei Tote. Sie warten darauf, dass ihr Gott sie holt. Gehört hat er sie, und er findet es lustig.',
      },
    },
  },
  elements: {
    's4-1': {
      name: { en: 'Trading with LeClerc', de: 'Handel mit LeClerc' },
      trigger: {
        en: 'Somebody wants to buy or sell a thing; each thing is haggled over by itself.',
        de: 'Jemand will etwas kaufen oder verkaufen; um jedes Stück wird für sich gefeilscht.',
      },
      inspection: {
        en: '“You ruin me,” says LeClerc with shining eyes, and takes down the little flag. He turns to the empty place beside him, listens, and adds: “My wife says that you have an honest face. She says it of everybody.”',
        de: '„Sie ruinieren mich“, sagt LeClerc mit leuchtenden Augen und zieht das Fähnchen ein. Er wendet sich an den leeren Platz neben sich, horcht und fügt hinzu: „Meine Frau sagt, Sie haben ein ehrliches Gesicht. Das sagt sie von jedem.“',
      },
    },
    's4-3': {
      name: { en: 'LeClerc’s confidence', de: 'LeClercs Vertrauen' },
      inspection: {
        en: 'Because you have wiped your feet, he takes you aside. “The lady at the fall,” he whispers, “has no feet. I say it only to people of standing. Look at her feet, not at the rest, and you will come by dry.”',
        de: 'Weil ihr euch die Füße abgetreten habt, nimmt er euch beiseite. „Die Dame am Wasserfall“, flüstert er, „hat keine Füße. Ich sage das nur besseren Leuten. Sehen Sie auf die Füße und nicht auf das Übrige, dann kommen Sie trocken vorbei.“',
      },
    },
    's4-4': {
      name: { en: 'The song under the fall', de: 'Der Gesang unter dem Fall' },
      inspection: {
        en: 'You have one foot in the air already when you see that hers are missing. You put it down again on the stone. The song goes on, but now it is only water.',
        de: 'Du hast schon einen Fuß in der Luft, da siehst du, dass ihre fehlen. Du setzt ihn wieder auf den Stein. Der Gesang geht weiter, aber jetzt ist er nur noch Wasser.',
      },
      background: {
        en: 'Those who do not see it leap in after her of their own free will, as they are, in mail. The undercurrent does the rest, and it gets stronger the longer they swim.',
        de: 'Wer es nicht sieht, springt ihr aus freien Stücken nach, wie er ist, im Kettenhemd. Das Übrige besorgt die Unterströmung, und je länger einer schwimmt, desto stärker wird sie.',
      },
    },
    's4-5': {
      name: { en: 'A promise to the lady', de: 'Ein Versprechen für die Dame' },
      inspection: {
        en: 'You tell her that you are coming, that you only have to fetch something first, and you ask whether she would give you a token. She draws it out from under her stone and lays it on the rim. She will wait. She is good at it.',
        de: 'Du sagst ihr, du kommst gleich, du musst nur erst etwas holen, und fragst, ob sie dir ein Pfand gäbe. Sie zieht es unter ihrem Stein hervor und legt es auf den Rand. Sie wird warten. Das kann sie.',
      },
    },
    's4-6': {
      name: { en: 'The smile of the statue', de: 'Das Lächeln der Statue' },
      inspection: {
        en: 'He is here after all, in a corner of that smile, and he is looking on. He helps neither side. He has laid a small wager with himself and will cheat whichever way it goes.',
        de: 'Er ist doch da, in einem Winkel dieses Lächelns, und sieht zu. Er hilft keiner Seite. Er hat mit sich selbst eine kleine Wette abgeschlossen und wird betrügen, wie sie auch ausgeht.',
      },
    },
    's4-8': {
      name: { en: 'Tipping over the barricade', de: 'Die Barrikade umwerfen' },
      trigger: {
        en: 'Somebody sets his shoulder against a piece of the barricade.',
        de: 'Jemand stemmt die Schulter gegen ein Stück der Barrikade.',
      },
      inspection: {
        en: 'It creaks, it leans, it thinks about it. Then benches, beams and half an altar go over together, and where it was high it is now only untidy.',
        de: 'Sie knarrt, sie neigt sich, sie überlegt. Dann gehen Bänke, Balken und ein halber Altar miteinander hinüber, und wo es hoch war, ist es jetzt nur noch unordentlich.',
      },
    },
    's4-9': {
      name: { en: 'The gap in the barricade', de: 'Die Lücke in der Barrikade' },
      trigger: {
        en: 'Somebody goes through the gap by the wall.',
        de: 'Jemand geht durch die Lücke an der Wand.',
      },
      inspection: {
        en: 'Under the straw iron jaws bite shut, with nothing between them but straw: you were in the air. This one bites nobody any more.',
        de: 'Unter dem Stroh beißen eiserne Kiefer zu und haben nur Stroh dazwischen: Du warst in der Luft. Diese Falle beißt niemanden mehr.',
      },
      background: {
        en: 'Bear traps, three of them, on every place where a foot fits. Each closes only once, whether it catches somebody or not. Over the barricade, or through a piece of it that has been tipped over, one avoids them.',
        de: 'Bärenfallen, drei Stück, überall, wo ein Fuß hinpasst. Jede schnappt nur einmal zu, ob sie jemanden fängt oder nicht. Über die Barrikade hinweg oder durch ein umgeworfenes Stück umgeht man sie.',
      },
    },
    's4-10': {
      name: { en: 'The chasm', de: 'Der Abgrund' },
      trigger: {
        en: 'Somebody jumps across the chasm instead of going round it, or is driven into it.',
        de: 'Jemand springt über den Abgrund, statt außen herum zu gehen, oder wird hineingedrängt.',
      },
      inspection: {
        en: 'You land with both heels on the far side and a stone goes down in your place. You count to two before you hear it.',
        de: 'Du kommst drüben mit beiden Fersen auf, und an deiner Stelle geht ein Stein hinunter. Du zählst bis zwei, ehe du ihn hörst.',
      },
      background: {
        en: 'It is some twenty-five feet deep. The vehicle broke the floor when it passed; below lies what fell in with it.',
        de: 'Er ist an die fünfundzwanzig Fuß tief. Das Fahrzeug hat beim Durchzug den Boden eingedrückt; unten liegt, was mit hineinfiel.',
      },
    },
    's4-11': {
      name: { en: 'The cracked ball', de: 'Die gesprungene Kugel' },
      trigger: {
        en: 'Somebody touches the ball in the north-west corner, or is pushed against it.',
        de: 'Jemand berührt die Kugel in der Nordwestecke oder wird gegen sie gestoßen.',
      },
      inspection: {
        en: 'For the length of a breath you are in two places, and a hand that is not yours pulls all of you back to the same one. You still have everything. You count it.',
        de: 'Einen Atemzug lang bist du an zwei Orten, und eine Hand, die nicht deine ist, holt dich ganz an denselben zurück. Du hast noch alles. Du zählst nach.',
      },
      background: {
        en: 'The ball once carried Loki’s people wherever he wanted to have them. Now that it is cracked it takes only some of whoever touches it, and does so again each time.',
        de: 'Die Kugel trug Lokis Leute einst überall dorthin, wo er sie haben wollte. Seit sie den Sprung hat, nimmt sie von dem, der sie berührt, nur noch einen Teil mit, und das jedes Mal aufs Neue.',
      },
    },
    's4-12': {
      name: { en: 'Silver beside the ball', de: 'Silber neben der Kugel' },
      how: {
        en: 'Pick it up from the floor beside the cracked ball.',
        de: 'Es neben der gesprungenen Kugel vom Boden aufheben.',
      },
      inspection: {
        en: 'Eight ounces, in coins of towns of which you have never heard. Somebody was about to set out with it.',
        de: 'Acht Unzen, in Münzen aus Städten, von denen ihr nie gehört habt. Jemand war damit gerade im Begriff zu verreisen.',
      },
    },
    's4-15': {
      name: { en: 'What Oddi’s people were waiting for', de: 'Worauf Oddis Leute warteten' },
      inspection: {
        en: 'All their bundles are packed and stand by the broken ball, in a row. These were not guarding a treasure. They were waiting to be fetched. And in the floor somebody has scratched, day by day, what the dwarves are doing: where they dig, when they come back, and that their furrows end at a great metal door.',
        de: 'Ihre Bündel sind alle gepackt und stehen in einer Reihe bei der zerbrochenen Kugel. Die hier haben keinen Schatz gehütet. Sie wollten abgeholt werden. Und in den Boden hat jemand Tag für Tag geritzt, was die Zwerge treiben: wo sie graben, wann sie wiederkommen und dass ihre Furchen an einer großen Metalltür enden.',
      },
      background: {
        en: 'Nobody will come. But it is worth knowing that the dwarves have a door, and that the stone has gone through it.',
        de: 'Es wird niemand kommen. Aber es ist gut zu wissen, dass die Zwerge eine Tür haben und dass der Stein hindurchgegangen ist.',
      },
    },
    's4-16': {
      name: { en: 'At the bottom of the chasm', de: 'Auf dem Grund des Abgrunds' },
      trigger: {
        en: 'Somebody searches the bottom of the chasm after the fight.',
        de: 'Jemand durchsucht nach dem Kampf den Grund des Abgrunds.',
      },
      inspection: {
        en: 'Between the ribs of an overturned offering-table three things have got stuck that were not meant for men. One of them is something special. From above, somebody in stone is smiling.',
        de: 'Zwischen den Rippen eines umgestürzten Opfertisches haben sich drei Dinge verfangen, die nicht für Menschen gedacht waren. Eines davon ist etwas Besonderes. Von oben lächelt jemand aus Stein.',
      },
    },
  },
  foes: {
    oddi: { en: 'Oddi', de: 'Oddi' },
    snurri: { en: 'Snurri', de: 'Snurri' },
    'no-nose': { en: 'No Nose', de: 'Ohnenase' },
    'maggot-breath': { en: 'Maggot Breath', de: 'Madenatem' },
    svein: { en: 'Svein the Suppurator', de: 'Svein der Eitrige' },
  },
  tactics: {
    e3: {
      en: 'They begin behind the south-eastern barricade and shoot through it. When two heroes are out of the pen, or the last bear trap has closed, they drop their bows. Then they try to drive heroes towards the chasm and against the ball, and to hold the platform, with the altar and the statue for cover. The three dead do not stay down until somebody wounds them or finishes them off.',
      de: 'Sie beginnen hinter der Barrikade im Südosten und schießen hindurch. Sobald zwei Helden den Pferch verlassen haben oder die letzte Bärenfalle zugeschnappt ist, lassen sie die Bogen fallen. Dann suchen sie Helden zum Abgrund und gegen die Kugel zu drängen und das Podest zu halten, mit Altar und Statue als Deckung. Die drei Toten bleiben nicht liegen, ehe jemand sie verwundet oder ihnen den Rest gibt.',
    },
  },
} as const satisfies EncounterTale;

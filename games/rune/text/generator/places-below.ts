// Places under the earth and under a roof: how they are called, and how one comes upon them.

import type { PlaceTale, Stage } from '../../rules/generating/tale.ts';

type Places = Readonly<Record<Stage, readonly PlaceTale[]>>;

export const cave: Places = {
  approach: [
    {
      title: { en: 'The mouth of the cave', de: 'Der Höhlenmund' },
      location: { en: 'A cleft behind a fallen rock', de: 'Eine Kluft hinter einem gestürzten Felsen' },
      opening: {
        en: 'The cave begins like a yawn and gets narrower. A few paces in the daylight gives up.',
        de: 'Die Höhle beginnt wie ein Gähnen und wird enger. Nach ein paar Schritten gibt das Tageslicht auf.',
      },
    },
    {
      title: { en: 'The dripping chamber', de: 'Die Tropfkammer' },
      location: { en: 'A chamber full of stone teeth', de: 'Eine Kammer voller Steinzähne' },
      opening: {
        en: 'Water drips here, and has done so for longer than there have been people to hear it. Stone grows down from above and up from below.',
        de: 'Hier tropft Wasser, und zwar länger, als es Leute gibt, die es hören. Stein wächst von oben herab und von unten hinauf.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The chimney', de: 'Der Kamin' },
      location: { en: 'A shaft with a faint light above', de: 'Ein Schacht mit schwachem Licht von oben' },
      opening: {
        en: 'The passage opens into a shaft. Far up there is a spot of sky, no larger than a coin, and of as much use.',
        de: 'Der Gang öffnet sich in einen Schacht. Weit oben steht ein Fleck Himmel, nicht größer als eine Münze und ebenso brauchbar.',
      },
    },
    {
      title: { en: 'The bone floor', de: 'Der Knochenboden' },
      location: { en: 'A low cave strewn with bones', de: 'Eine niedrige Höhle, mit Knochen bestreut' },
      opening: {
        en: 'Bones cover the ground, cracked lengthwise. Some are of sheep. It is better to say that most are.',
        de: 'Knochen bedecken den Boden, der Länge nach aufgebrochen. Einige sind von Schafen. Sagen wir: die meisten.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The great cavern', de: 'Die große Höhle' },
      location: {
        en: 'A cavern with boulders as large as houses',
        de: 'Eine Höhle mit Felsen, groß wie Häuser',
      },
      opening: {
        en: 'The walls draw back. Whoever coughs here hears it come back three times, each time from somebody else.',
        de: 'Die Wände treten zurück. Wer hier hustet, hört es dreimal wieder, jedes Mal von jemand anderem.',
      },
    },
    {
      title: { en: 'The lair', de: 'Das Lager' },
      location: { en: 'A lair behind the last bend', de: 'Ein Lager hinter der letzten Biegung' },
      opening: {
        en: 'Somebody lives here. There is a hearth, there are furs, and there is no second way out that you can see.',
        de: 'Hier wohnt jemand. Es gibt eine Feuerstelle, es gibt Felle, und einen zweiten Ausgang seht ihr nicht.',
      },
    },
  ],
};

export const tunnel: Places = {
  approach: [
    {
      title: { en: 'The old gallery', de: 'Der alte Stollen' },
      location: { en: 'A gallery held up by rotten props', de: 'Ein Stollen mit morschen Stempeln' },
      opening: {
        en: 'The gallery was dug by people shorter than you. The props creak, each in its own pitch.',
        de: 'Den Stollen haben Leute gegraben, die kleiner waren als ihr. Die Stempel knarren, jeder in seiner Tonlage.',
      },
    },
    {
      title: { en: 'The spiral', de: 'Die Wendel' },
      location: { en: 'A ramp that winds downwards', de: 'Eine Rampe, die sich abwärts windet' },
      opening: {
        en: 'The way winds down like a screw. In the stone there are ruts from sledges, and beside the ruts the prints of bare feet.',
        de: 'Der Weg windet sich hinab wie eine Schraube. Im Stein sind Rillen von Schlitten und neben den Rillen Spuren bloßer Füße.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The crossing', de: 'Die Kreuzung' },
      location: { en: 'A place where five passages meet', de: 'Eine Stelle, an der sich fünf Gänge treffen' },
      opening: {
        en: 'Five passages meet. Somebody has painted an arrow on the wall, and somebody else has painted over it.',
        de: 'Fünf Gänge treffen sich. Jemand hat einen Pfeil an die Wand gemalt, und jemand anders hat ihn übermalt.',
      },
    },
    {
      title: { en: 'The pump room', de: 'Die Pumpenkammer' },
      location: { en: 'A chamber with a great dry wheel', de: 'Eine Kammer mit einem großen trockenen Rad' },
      opening: {
        en: 'A wheel as tall as three men stands here without water. It moves a little, as if it remembered something.',
        de: 'Ein Rad, so hoch wie drei Männer, steht hier ohne Wasser. Es bewegt sich ein wenig, als erinnerte es sich.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The gate of the deep', de: 'Das Tor der Tiefe' },
      location: { en: 'A hall before a barred gate', de: 'Eine Halle vor einem verriegelten Tor' },
      opening: {
        en: 'The passage ends in a hall, and the hall ends at a gate. Those who guard it have heard you for some time.',
        de: 'Der Gang endet in einer Halle, und die Halle endet an einem Tor. Die es bewachen, hören euch schon eine Weile.',
      },
    },
    {
      title: { en: 'The turning place', de: 'Der Wendeplatz' },
      location: {
        en: 'A wide place where sledges were turned',
        de: 'Ein weiter Platz, wo man die Schlitten wendete',
      },
      opening: {
        en: 'Here the sledges were turned, and there is room to turn other things as well. Broken runners lie along the walls.',
        de: 'Hier wurden die Schlitten gewendet, und es ist Platz, auch anderes zu wenden. An den Wänden liegen zerbrochene Kufen.',
      },
    },
  ],
};

export const hall: Places = {
  approach: [
    {
      title: { en: 'The porch', de: 'Die Vorhalle' },
      location: { en: 'The porch of an old hall', de: 'Die Vorhalle eines alten Saals' },
      opening: {
        en: 'Weapons are left in the porch, as is the custom. There are many of them, and dust on all.',
        de: 'In der Vorhalle legt man die Waffen ab, so will es der Brauch. Es sind viele, und auf allen liegt Staub.',
      },
    },
    {
      title: { en: 'The kitchen', de: 'Die Küche' },
      location: { en: 'A kitchen with a cold hearth', de: 'Eine Küche mit kaltem Herd' },
      opening: {
        en: 'The kettle is large enough for an ox, and it has not always been an ox. The hearth is cold on one side only.',
        de: 'Der Kessel fasst einen Ochsen, und es war nicht immer ein Ochse. Der Herd ist nur auf einer Seite kalt.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The sleeping lofts', de: 'Die Schlafkammern' },
      location: {
        en: 'A gallery of closets along the wall',
        de: 'Eine Galerie mit Schlafkammern an der Wand',
      },
      opening: {
        en: 'The beds are made. In one of them somebody has been lying for a long time, with his boots on.',
        de: 'Die Betten sind gemacht. In einem liegt jemand seit Langem, in Stiefeln.',
      },
    },
    {
      title: { en: 'The treasury', de: 'Die Schatzkammer' },
      location: { en: 'A small room behind a hanging', de: 'Ein kleiner Raum hinter einem Wandbehang' },
      opening: {
        en: 'Behind the hanging is a room that the builders did not mention. The door stands open by the width of a hand.',
        de: 'Hinter dem Behang liegt ein Raum, den die Baumeister nicht erwähnt haben. Die Tür steht eine Handbreit offen.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The high hall', de: 'Der hohe Saal' },
      location: { en: 'A hall with a long fire', de: 'Ein Saal mit einem langen Feuer' },
      opening: {
        en: 'The fire burns down the length of the hall, and the high seat is taken. Nobody offers you a horn.',
        de: 'Das Feuer brennt den Saal entlang, und der Hochsitz ist besetzt. Niemand bietet euch ein Horn an.',
      },
    },
    {
      title: { en: 'The feast', de: 'Das Gastmahl' },
      location: { en: 'A hall between tables and benches', de: 'Ein Saal zwischen Tischen und Bänken' },
      opening: {
        en: 'There is meat on the tables and there are guests at them, and all of them put down their knives. Then they take them up again.',
        de: 'Auf den Tischen steht Fleisch, daran sitzen Gäste, und alle legen die Messer hin. Dann nehmen sie sie wieder auf.',
      },
    },
  ],
};

export const forge: Places = {
  approach: [
    {
      title: { en: 'The coal yard', de: 'Der Kohlenhof' },
      location: { en: 'A yard between heaps of coal', de: 'Ein Hof zwischen Kohlenhaufen' },
      opening: {
        en: 'Everything is black here, and what is not black yet is on its way. From within comes the stroke of hammers, without a pause.',
        de: 'Hier ist alles schwarz, und was es nicht ist, wird es noch. Von drinnen kommt Hammerschlag, ohne Pause.',
      },
    },
    {
      title: { en: 'The bellows', de: 'Die Blasebälge' },
      location: { en: 'A passage between giant bellows', de: 'Ein Gang zwischen riesigen Blasebälgen' },
      opening: {
        en: 'Left and right bellows breathe, large as barns. Whoever passes between them is pushed, and then pulled.',
        de: 'Links und rechts atmen Blasebälge, groß wie Scheunen. Wer zwischen ihnen durchgeht, wird geschoben und dann gezogen.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The casting floor', de: 'Die Gießerei' },
      location: { en: 'A floor of sand with moulds in it', de: 'Ein Sandboden mit Gussformen' },
      opening: {
        en: 'Moulds lie in the sand: wheels, hooks, a hand. What was poured last still glows.',
        de: 'Im Sand liegen Formen: Räder, Haken, eine Hand. Was zuletzt gegossen wurde, glüht noch.',
      },
    },
    {
      title: { en: 'The slag heap', de: 'Die Schlackenhalde' },
      location: { en: 'A heap of slag under a grate', de: 'Eine Schlackenhalde unter einem Rost' },
      opening: {
        en: 'What the forge does not want ends here. It is warm, it smokes, and it has edges.',
        de: 'Was die Schmiede nicht will, endet hier. Es ist warm, es raucht, und es hat Kanten.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The anvils', de: 'Die Ambosse' },
      location: { en: 'The great floor of the forge', de: 'Der große Boden der Schmiede' },
      opening: {
        en: 'The hammers stop, one after another, until it is quiet. They who swung them have not put them down.',
        de: 'Die Hämmer verstummen, einer nach dem anderen, bis es still ist. Die sie schwangen, haben sie nicht weggelegt.',
      },
    },
    {
      title: { en: 'The furnace', de: 'Der Hochofen' },
      location: { en: 'The room before the furnace', de: 'Der Raum vor dem Hochofen' },
      opening: {
        en: 'The furnace has a mouth, and it is open. In front of it, dark against the red, stands whoever feeds it.',
        de: 'Der Ofen hat ein Maul, und es steht offen. Davor, dunkel vor dem Rot, steht, wer es füttert.',
      },
    },
  ],
};

export const temple: Places = {
  approach: [
    {
      title: { en: 'The steps', de: 'Die Stufen' },
      location: { en: 'Worn steps before a temple', de: 'Ausgetretene Stufen vor einem Tempel' },
      opening: {
        en: 'The steps are worn in the middle, by knees. Offerings lie left and right, and nobody has stolen them.',
        de: 'Die Stufen sind in der Mitte ausgetreten, von Knien. Links und rechts liegen Gaben, und niemand hat sie gestohlen.',
      },
    },
    {
      title: { en: 'The ambulatory', de: 'Der Umgang' },
      location: { en: 'A round passage with carved posts', de: 'Ein Rundgang mit geschnitzten Pfosten' },
      opening: {
        en: 'Faces are carved into the posts, and none of them smiles. The passage goes round something that cannot be seen yet.',
        de: 'In die Pfosten sind Gesichter geschnitzt, und keines lächelt. Der Gang führt um etwas herum, das man noch nicht sieht.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The sacristy', de: 'Die Gerätekammer' },
      location: { en: 'A room with knives and bowls', de: 'Eine Kammer mit Messern und Schalen' },
      opening: {
        en: 'Knives hang in order of length, and the bowls stand below in order of depth. Everything here is very clean.',
        de: 'Die Messer hängen nach der Länge geordnet, die Schalen stehen darunter nach der Tiefe. Alles ist sehr sauber.',
      },
    },
    {
      title: { en: 'The well of questions', de: 'Der Fragebrunnen' },
      location: { en: 'A well in a domed room', de: 'Ein Brunnen in einem Kuppelraum' },
      opening: {
        en: 'There is a well under a dome. Whoever bends over it hears his own name, spoken by somebody who is not fond of it.',
        de: 'Unter einer Kuppel ist ein Brunnen. Wer sich darüberbeugt, hört seinen Namen, gesprochen von jemandem, der ihn nicht mag.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The altar', de: 'Der Altar' },
      location: { en: 'The hall of the altar', de: 'Die Halle des Altars' },
      opening: {
        en: 'The altar stands on three steps. It is wet. Those around it turn, and they had been about to begin.',
        de: 'Der Altar steht auf drei Stufen. Er ist nass. Die um ihn stehen, drehen sich um; sie wollten eben anfangen.',
      },
    },
    {
      title: { en: 'The row of pillars', de: 'Die Säulenreihe' },
      location: { en: 'A hall of pillars without a roof', de: 'Eine Säulenhalle ohne Dach' },
      opening: {
        en: 'The roof fell in long ago, and the pillars go on holding up nothing. Between them somebody has been waiting.',
        de: 'Das Dach ist lange eingefallen, und die Säulen tragen weiter nichts. Zwischen ihnen hat jemand gewartet.',
      },
    },
  ],
};

export const village: Places = {
  approach: [
    {
      title: { en: 'The fence', de: 'Der Zaun' },
      location: { en: 'The outer fence of a farm village', de: 'Der äußere Zaun eines Dorfes' },
      opening: {
        en: 'The gate hangs by one hinge. No dog barks, and there are bowls for four.',
        de: 'Das Tor hängt an einer Angel. Kein Hund bellt, und Näpfe stehen da für vier.',
      },
    },
    {
      title: { en: 'The tithe barn', de: 'Die Zehntscheune' },
      location: { en: 'A barn at the edge of the village', de: 'Eine Scheune am Rand des Dorfes' },
      opening: {
        en: 'The barn is full of straw and of quiet. Somebody has drawn water lately and not come back for the bucket.',
        de: 'Die Scheune ist voll Stroh und voll Stille. Jemand hat vor Kurzem Wasser geholt und den Eimer stehen lassen.',
      },
    },
  ],
  inner: [
    {
      title: { en: 'The lane', de: 'Die Gasse' },
      location: { en: 'A lane between low houses', de: 'Eine Gasse zwischen niedrigen Häusern' },
      opening: {
        en: 'The shutters are closed, and behind some of them people breathe. One child looks out and is pulled back.',
        de: 'Die Läden sind zu, und hinter einigen atmet es. Ein Kind sieht heraus und wird zurückgezogen.',
      },
    },
    {
      title: { en: 'The smokehouse', de: 'Das Räucherhaus' },
      location: { en: 'A smokehouse behind the well', de: 'Ein Räucherhaus hinter dem Brunnen' },
      opening: {
        en: 'Hams hang in the smoke. You count them twice, for one of them wears a shoe.',
        de: 'Im Rauch hängen Schinken. Ihr zählt sie zweimal, denn einer trägt einen Schuh.',
      },
    },
  ],
  battle: [
    {
      title: { en: 'The green', de: 'Der Anger' },
      location: { en: 'The village green', de: 'Der Dorfanger' },
      opening: {
        en: 'On the green stand those whom the village has been waiting for you to meet. They have tied their bundles already.',
        de: 'Auf dem Anger stehen die, denen das Dorf euch gern begegnen ließe. Ihre Bündel haben sie schon geschnürt.',
      },
    },
    {
      title: { en: 'The burning yard', de: 'Der brennende Hof' },
      location: { en: 'A yard between burning sheds', de: 'Ein Hof zwischen brennenden Schuppen' },
      opening: {
        en: 'One shed burns and nobody puts it out. In the light of it there is work going on, and it is not farm work.',
        de: 'Ein Schuppen brennt, und niemand löscht. In seinem Schein wird gearbeitet, und Bauernarbeit ist es nicht.',
      },
    },
  ],
};

import type { lessons as en } from '../en/lessons.ts';

export const lessons: typeof en = {
  begin:
    'Du führst **Orlaf** und **Rordin** durch ein geborstenes Tor. Beide müssen auf der anderen Seite hinaus, und keiner darf fünf Wunden nehmen. Die Karten des Overlords sind gezählt; ist die letzte gezogen, ist deine Zeit um.',
  face: 'Eine Figur kämpft, sieht und hält nur, was **vor** ihr ist. Blicke zum Gegner, oder lass es gleich alle tun.',
  nextHero:
    '**Züge der Helden.** Jeder Held kommt einmal dran, in beliebiger Reihenfolge. Schick Orlaf dorthin, wo viel zu treffen ist, und Rordin dorthin, wo gehalten werden muss.',
  concede: 'Eine Schande ist es nicht, aber das Abenteuer ist dann verloren.',
  interrupt:
    'Ein **Zwischenzug** lohnt sich, wenn ein Held gerade zu weit vorgegangen ist und der nächste ihn noch nicht deckt.',
  interruptModel:
    'Sie handeln sofort und in deinem eigenen Zug noch einmal. Nimm, wer jetzt am meisten Schaden anrichtet.',
  command:
    '**Zug des Overlords.** Du hast wenige Befehle: Gib sie denen, die jemanden erreichen. Zwei um einen Helden bringen ihn in die Unterzahl. Knochen am Boden sind Figuren, die du noch hast.',
  turn: ({ key }) =>
    `**Erst bewegen, dann handeln.** Jedes Feld in einem gegnerischen Frontbereich hält dich auf. Dreh dich so, dass höchstens ein Gegner dich vor sich hat, dann kämpfe. Neben jeder Möglichkeit stehen die Aussichten. Fertig? Dann ${key('Leertaste', 'Zug beenden')}.`,
  inReturn: 'Bitte um etwas, das der andere entbehren kann. Der Tausch gilt ganz oder gar nicht.',
  agree: 'Getauscht wird nur, wenn beide wollen. Ein Trank gehört dem, der verwundet ist.',
  secondWind: 'Eine Heldentat kommt zurück. Nimm die, die du vor dem Ende noch brauchst.',
  freeStrike:
    '**Freie Hiebe** kosten dich nichts, weder Zug noch Aktion. Es gibt kaum je einen Grund, darauf zu verzichten.',
  crystal: 'Ein Kristall sind Würfel für einen Zauber. Gib ihn aus, wo Würfel etwas entscheiden.',
  reroll: 'Die Münze gilt für einen Wurf. Sieh dir zuerst die Aussichten beider Wege an.',
  castAt:
    '**Magie** fragt nicht, wer verletzt oder in der Unterzahl ist. Es zählen die Rüstung und die Würfel des Zaubers.',
  summonAt:
    'Stell ihn dorthin, wo ihn niemand vor sich hat, sonst schlägt man nach ihm, ehe er etwas getan hat.',
  raise:
    '**Totenerweckung**, wo immer Knochen liegen, am besten im Rücken der Helden. Wer aufsteht, handelt ab dem nächsten Zug.',
  raiseAs: 'Krieger versperren einen Weg, Schützen schießen ihn entlang.',
  placeFacing: 'Sie bedroht nur, was vor ihr liegt. Dreh sie dem Weg der Helden zu.',
  caveInAt: 'Nur einmal. Trenne die Helden, oder verschließe den Weg, den sie brauchen.',
  bestow: 'Gib es dem, der es am ehesten brauchen kann.',
  reward: 'Es kommt ins nächste Abenteuer mit. Überlege, wer es dort braucht.',
  over: 'Das war das erste von **zehn** Abenteuern. Spiel die Saga, dann kommt mit, was du findest, oder wechsle die Seite. Alles Weitere steht im Regelbuch.',
};

import type { Gift } from '../../content/gifts.ts';

export const gifts: Readonly<Record<Gift, string>> = {
  'agony-postponed':
    'Im Kampf lassen sich bis zu L Punkte dessen, was Wunden von den Würfen nehmen, aufschieben. Hörst du auf zu kämpfen, werden sie fällig: 6 Schaden für jeden, gegen den keine Rüstung hilft.',
  'aura-of-phlegmatic-acceptance':
    '20×L Punkte am Ende einer Begegnung, in der du weniger als 20 Lebenspunkte oder vier Wunden hattest, es sei denn, du hast einmal auf die Abwehr verzichtet.',
  'banish-his-blade':
    'Was du jemandem aus der Hand schlägst, fliegt L-mal so weit, und solange es ihm fehlt, bringen deine Hiebe auf ihn das 1-und-L-Fache an Punkten.',
  'berserks-blessing':
    'L Punkte für jeden Lebenspunkt, den dich der Hieb nach deinem eigenen Berserkerangriff kostet. Was ein solcher Verlust an Punkten kostet, geht weiterhin ab.',
  'boon-of-angrboda':
    'Gegner, die weder Mensch noch Machwerk sind, müssen mit Widerstand dein Verkleiden + L erreichen, um dich anzugreifen, außer du hast sie schon angegriffen oder es ist sonst niemand da.',
  'bone-setters-blessing':
    'Versorgst du im Kampf jemand anderen, so habt ihr beide bis zum Ende der Runde 3×L mehr Zähigkeit.',
  'buffeting-gale':
    'Nach einem Treffer im Nahkampf muss der Gegner mit Widerstand 9 + L erreichen, sonst stürzt er: 20×L Punkte und ebenso viele zu Beginn jeder Runde, in der er noch liegt.',
  'chattering-squirrel':
    'Einmal im Ereignis, gegen einen Gegner in drei Schritten: Auftreten und Göttergespür gegen Widerstand nehmen ihm L Zähigkeit, und zu Beginn jeder Runde muss der Nächste 6 erreichen, sonst geht es ihm ebenso.',
  'clenched-jaw-of-vengeance':
    'Solange ein Gegner lebt, der dir eine Wunde geschlagen hat, L mehr Zähigkeit. Dein erster Treffer auf ihn zählt dazu, was sein Hieb dich gekostet hat, und ihn zu töten bringt 20×L Punkte.',
  'clatter-of-rushing-boots':
    'Ein Ansturm hat für je 3 Schritte über den zehnten hinaus 1 mehr auf den Angriff, und wer sich dagegenstemmt, hat L weniger Abwehr.',
  'comeuppance-postponed':
    'Auf der Flucht hast du 3 mehr Abwehr gegen jeden Hieb unterwegs, und mit wem du nicht im Handgemenge warst, der muss dich erst im Gerangel bezwingen.',
  'craven-departure':
    'Eine Aktion: Würfel + L gegen den Widerstand eines Gegners im Handgemenge. Gelingt es, bist du unversehrt aus diesem Ereignis und zum nächsten wieder da.',
  'curds-of-utgardaloki':
    'Jederzeit, für 25 Punkte, die du ausgeben kannst: 4×L Lebenspunkte zurück, auch wenn du stirbst, weil sie dir fehlen. Wunden schließt es nicht.',
  'destiny-reversed':
    'L-mal am Abend, nachdem du einen eigenen Wurf gesehen hast: Wirf ihn noch einmal. Der neue zählt.',
  'dying-blow':
    'Würde ein Hieb dich töten, so kämpfst du L Runden weiter, alle Würfe + L, und was Wunden deinem Angriff nahmen, geben sie jetzt. Danach bist du tot, und niemand kann helfen.',
  'eager-arrow':
    'Einmal in der Runde, Auftreten + L gegen ein Zehntel der Schritte zum fernsten: Alle Pfeile dieses Ereignisses kehren zurück, und jeder damit Getroffene nimmt L Schaden, gegen den keine Rüstung hilft. Derselbe Pfeil auf denselben Gegner hat + L.',
  'eight-legged-horse':
    'L-mal im Kampf gibst du einem anderen Helden + L auf den nächsten Angriff oder die nächste Abwehr.',
  'ever-flowing-cup': 'Im Sterben bist du noch L Runden lang zu retten, von jedem.',
  'eyes-like-glowing-coals':
    'Einmal im Kampf, L Runden lang: Wer auf dich schießen will, muss erst mit Widerstand Auftreten + L erreichen, und 3 mehr für jedes Mal, das es ihm misslang. Es endet, wenn du ausweichst.',
  'flesh-cries-out-for-piercing':
    'Ein Hieb nach dem Abwarten hat + L auf den Angriff; hat der Getroffene gerade jemanden verfehlt, auch 2×L mehr Schaden.',
  'from-lofty-asgards-peaks': 'Auf höherem oder besserem Stand: Angriff, Abwehr, Schaden und Zähigkeit + L.',
  'frost-speeded-heels': 'Initiative + 2×L, aber nicht für weitere Aktionen.',
  'gathering-thunder':
    'Einmal am Abend, gegen einen Gegner, mit dem du schon eine ganze Runde im Handgemenge warst: Angriff + L und + 1 für jede Runde des Kampfes.',
  'gilded-tongue-of-freyr': 'Redegabe + L.',
  'gnawing-stags':
    '5×L Punkte für jede Falle, die du im Kampf entschärfst, und jedes Hindernis, jede Deckung, jedes Gerüst, das du zerstörst oder verrückst, wenn es eine Aktion gekostet hat.',
  'golden-apples-sweetness':
    'L-mal am Abend: Auftreten + L gegen 6 und deine Verbindung zu Loki nimmt für diese Begegnung einen Punkt von deiner Beeinträchtigung.',
  'implacably-braced':
    'Solange du standhältst oder dich gegen einen Ansturm stemmst: Angriff, Abwehr, Schaden und Zähigkeit + L.',
  'imprecation-of-doom':
    'Einmal am Abend nennst du einen Gegner: Sooft du einen anderen verletzt, nimmt der Genannte 3×L Schaden, gegen den keine Rüstung hilft, und die Punkte sind dein.',
  'indefatigable-determination':
    'L-mal am Abend, vor einem Wurf: Jede Beeinträchtigung gilt nicht. Gelingt er nur deshalb, 5×L Punkte.',
  'knitting-of-meat-and-bone':
    'L-mal in der Begegnung, für eine ganze Runde: Ausdauer + L gegen 9 gibt für jeden Punkt darüber L Lebenspunkte zurück. Wer dabei auf dich schießt, hat 6 mehr.',
  'lie-turns-to-truth':
    'L-mal am Abend + L auf einen Wurf mit einer Fertigkeit, die du nicht hast; die 3 dafür gehen weiterhin ab.',
  'like-a-wind-tossed-leaf': 'Solange du dich wegduckst: Angriff, Abwehr, Schaden und Zähigkeit + L.',
  'like-the-leaping-stag': '20×L Punkte für jeden Schuss, dem du mit einem Wurf ausweichst.',
  'loyal-hilt':
    'Du schlägst zu, indem du deine Nahkampfwaffe wirfst, bis zu 3 + 3×L Schritte weit. Sie kommt zurück, außer du patzt: Dann liegt sie 3×L Schritte entfernt.',
  'mantle-of-odin': 'Auftreten + L.',
  'many-impaling-spear':
    'Ein geworfener Speer, der mehr als 12 − L Lebenspunkte nimmt, fliegt zu einem Gegner dahinter weiter, bis zu 5×L Schritte, und so fort, solange er so tief trifft.',
  'might-of-thor': 'Stärke + L.',
  'mjolnir-awakes':
    'L-mal in der Begegnung greifst du umsonst zu einer anderen Waffe, die du trägst, und kommst deshalb nicht später.',
  'naglfar-plows-the-waves': '3×L mehr auf jeden Wurf im Schwimmen.',
  'njords-crust': '10×L mehr Lebenspunkte.',
  'nurturing-of-yggdrasil':
    '20×L Punkte für jede Behandlung, die einem Gefährten 12 oder mehr Lebenspunkte zurückgibt, und 30×L für die Rettung Sterbender.',
  'obscuring-mist':
    'Einmal in der Begegnung, für eine Aktion: L Runden lang hat jeder Schuss auf dich 3 weniger.',
  'on-valkyries-wings': 'Rüstung nimmt dir L weniger Initiative, aber gibt nie welche.',
  'norths-cooling-sigh': 'Hitze und Feuer nehmen dir 3×L Lebenspunkte weniger, und Rüstung hilft dagegen.',
  'owl-hears-the-viper': '3×L mehr auf Wachsamkeit, um Fallen zu bemerken.',
  'penetrating-lightning':
    'L-mal in der Begegnung, vor einem Schuss auf jemanden hinter Deckung: Geschick und deine Verbindung zu Thor gegen Widerstand machen diese Deckung um einen Grad geringer, für alle und für immer.',
  'plumed-up-by-njordsbreath': 'Ein Sturz schadet wie einer, der L Zeilen weiter oben auf der Tafel steht.',
  'raven-plucks-an-eye':
    'Stirbt ein Gegner, den du verletzt hattest: deine Verbindung zu Odin gegen seinen Widerstand. Gelingt es, nutzt du L Runden lang bis zu L seiner Werte für Initiative, Angriff, Abwehr und Zähigkeit als eigene.',
  'relentless-gales-of-njord': 'Schnelligkeit + L.',
  'remorse-of-hoder':
    'Würde dein Schuss einen Gefährten treffen: Auftreten + L gegen ein Zehntel der Schritte zu ihm, und er trifft stattdessen einen Gegner in dessen Nähe. Die Punkte habt ihr beide.',
  'resist-the-serpents-tears':
    'L mehr auf Ausdauer gegen Gift; misslingt es um 3 oder weniger, nimmt es L Lebenspunkte weniger, und wer dich deshalb behandelt, hat L mehr.',
  'ripples-from-the-well-of-knowledge':
    'An manchen Heiligtümern lassen Auftreten und Göttergespür gegen 6 sie dir wie eines Odins dienen. Dort 5×L Punkte für jede Versicherung und jede Stufe einer Gabe, die irgendwer kauft.',
  'roaring-shout-of-rage':
    'Einmal im Kampf: Auftreten + L gegen den besten Widerstand in 10×L Schritten nimmt allen Gegnern dort L Widerstand.',
  'scorn-the-bite-of-treachery':
    '3×L mehr Zähigkeit gegen Fallen; hilft gegen eine keine Rüstung, so lässt Auftreten + L gegen 6 sie doch gelten.',
  'scourging-of-fell-spirits':
    'Auftreten + L gegen 6, einmal für jeden seltsamen Zauber: Was er bewirkt, ändert sich um L zugunsten der Helden.',
  'shoulders-wide-as-bifrost':
    '3×L mehr in jedem Gerangel, ein Gerangel mehr in der Runde und eines für jede dritte Stufe; auch Fliehende darfst du aufhalten oder einen Gefährten aus einem Angriff drängen.',
  'skadis-ermine-cloak':
    '3×L mehr Zähigkeit gegen Feuer, Kälte, Stürze, Wasser und alles, was niemand gestellt hat; hilft keine Rüstung, so lässt Auftreten + L gegen 6 sie doch gelten.',
  'sprig-of-mistletoe': 'Bögen haben L mehr Schaden und damit größere Reichweite.',
  'sudden-as-a-mountain-storm':
    'Liegt deine Initiative über 20, so ist sie 2×L höher, auch für weitere Aktionen.',
  'survive-the-lake-of-flame': 'Was von Runde zu Runde schlimmer wird, wird es erst L Runden später.',
  'swiftness-of-sleipnir':
    '5×L Schritte mehr in einer halben, 10×L in einer ganzen Bewegung; und 10×L Punkte, wenn du den ersten Hieb eines Ereignisses führst, das mit mehr als 50 Schritten Abstand begann.',
  'through-the-cracks':
    'L-mal im Kampf: Ein Hindernis oder eine Deckung verbirgt dich ganz, oder du verlässt das Feld durch einen Ausgang, der keinen Platz mehr hat, oder du fliehst ohne weiteren Schaden und ohne deine Schätze.',
  'thors-thews': '10×L mehr Lebenspunkte.',
  'tireless-joy-shout':
    'Verletzt und zu Beginn der Runde nicht im Handgemenge: Spring einen Gegner an, den ein anderer Held bindet, schlag mit 3 mehr zu und sei bis zu einer halben Bewegung weit wieder fort. Er kommt dir nicht nach.',
  'trumpets-commanding-blast':
    'L-mal im Kampf, Würfel + L gegen Widerstand: Ein Gegner schlägt sofort einen der Seinen, und was das nimmt, ist dein.',
  'tyrs-forbearance': '12×L mehr Lebenspunkte.',
  'ulls-hide': '10×L mehr Lebenspunkte.',
  'ulls-sure-hand': 'Geschick + L.',
  'valor-of-tyr': 'Ausdauer + L; die Wundschwelle bleibt, wie sie war.',
  'vigilance-of-heimdal': 'Wahrnehmung + L.',
  'wiles-of-loki': 'Verstand + L.',
  'with-either-hand': 'Beide Hände sind die rechte: Für eine Waffe in der anderen geht nichts ab.',
  'wounds-close-quick': 'Auf die nächste Behandlung wartest du, als hättest du L Wunden weniger.',
  'wrestlers-blessing':
    '20×L Punkte für jedes gewonnene Gerangel, das dir besseren Boden bringt oder einem Gegner verwehrt.',
  'zealous-sinews': 'Wer dich behandelt, hat 3×L mehr.',

  'rune-double-bladed-axe':
    '1 Runde und eine mehr für jede zweite Stufe: Wen die Axt verletzen würde, der muss mit Widerstand deine Großwaffe erreichen, sonst ist er so lange eine Krähe und fällt danach nackt aus der Luft.',
  'rune-dwarven-battle-axe':
    '1 Runde und eine mehr für jede zweite Stufe: mehr Schaden gegen die Mächtigen, von 6 gegen Furchtbare bis 1 gegen Schwache.',
  'rune-dwarven-battle-hammer':
    'L Runden: Wen er verletzen würde, der muss mit Widerstand deine Großwaffe erreichen, sonst wird er für immer zu Stein; Furchtbare nicht. Standbilder bringen keine Punkte.',
  'rune-dwarven-battle-sword':
    'L Runden, je eine Aktion: ein Strahl, Auftreten + L gegen Widerstand, für 4×L Schaden, was auch dazwischensteht.',
  'rune-dwarven-work-hammer':
    'L Runden: Wen er verletzen würde, der muss, wenn er ebenbürtig ist oder weniger, mit Widerstand deine Großwaffe erreichen, sonst ist er ein Standbild aus Eis und tot. Standbilder bringen keine Punkte.',
  'rune-dwarven-work-sword':
    'L Entladungen, jede ein Angriff: bis zu drei Gegner in 4×L Schritten, Wahrnehmung und Großwaffe + 8 gegen die beste Abwehr unter ihnen, Schaden 12.',
  'rune-four-bladed-mace':
    'L Runden lang ein tosendes Feuer 10×L Schritte um dich, das mit dir geht und dir nichts tut: 12 Schaden, jede Runde 2 mehr, und keine Rüstung hilft.',
  'rune-goblin-axe':
    '2×L Runden, einmal in der Runde: Wirf ein Abbild der Axt wie eine Wurfaxt, was auch dazwischensteht. Die Axt bleibt in deiner Hand.',
  'rune-goblin-spike-club':
    'Einmal: Stacheln in einem Kegel von 10×L Schritten. Ein Angriff gegen alle darin, auch Freunde, jeder mit eigener Abwehr; Schaden L.',
  'rune-hand-axe':
    'L Runden lang bist du halb ein Geist: Abwehr und Zähigkeit + 4×L, Angriff und Schaden − 4×L, und schlechter Boden geht dich nichts an.',
  'rune-mace':
    'Einmal: Die L Nächsten, Freund oder Feind, fliegen 10×L Schritte, wohin du willst, und müssen 6 erreichen, um auf den Füßen zu landen.',
  'rune-roman-sword':
    'L Runden: Schaden + L, Licht auf 200 Schritte, und wen du triffst, der kann in Brand geraten.',
  'rune-viking-axe':
    'L Runden: Wen die Axt verletzt, der muss mit Widerstand deine Großwaffe erreichen, sonst kämpft er L Runden lang für dich.',
  'rune-viking-broad-sword':
    'L Runden lang ist jeder Lebenspunkt, den das Schwert einem Gegner nimmt, deiner.',
  'rune-viking-short-sword':
    'Auftreten + L gegen 6 und den besten Widerstand derer, die es auf dich abgesehen haben: L Runden lang Zähigkeit + L, auch gegen das, wogegen keine Rüstung hilft.',
};

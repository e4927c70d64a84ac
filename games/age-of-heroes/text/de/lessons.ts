import type { Pointed } from '@skald/text';
import type { lessons as en } from '../en/lessons.ts';

export const lessons: Record<keyof typeof en, Pointed> = {
  begin:
    'Du führst einen Helden **drei Runden** lang. Am Ende zählt der **Ruhm**: Erschlage Ungeheuer, gewinne Jarle, fülle deinen Hort.',
  chooseCounter: ({ key }) =>
    `**Bewegung.** Wähle eine deiner Figuren, dann das Ziel. Land und See kosten gleich viel: ein Schritt je Gebiet. Sind alle, wo du sie haben willst, schließt ${key('Leertaste', 'Bewegung beenden')} ab.`,
  move: ({ press, twice, key }) =>
    `${press} ein Gebiet mit gepunktetem Rand.${twice} Es darf auch weit weg sein: Dein Held geht Schritt für Schritt. Mit ${key('Leertaste', 'Hier bleiben')} hält er an, mit ${key('Rücktaste', 'Zurücknehmen')} geht er zurück. Steht dort ein Ungeheuer, wirst du kämpfen müssen.`,
  attackFrom:
    '**Kampf.** Angreifen darfst du, was bei dir steht: Ungeheuer, verdeckte Jarle, andere Helden, sogar das Land selbst. Ein gewonnenes Land zahlt Abgaben, solange einer der Deinen dort bleibt.',
  attackers: 'Wähle, wer gemeinsam kämpft. Ihre Stärken zählen zusammen.',
  targets:
    'Wähle, wen du angreifst, dann schlag zu. Die kleinen Zahlen sind Stärken. Ein verdeckter Jarl hat 2 bis 4.',
  luckBid:
    '**Glück** verschiebt den Würfel, ein Punkt je Auge. Die Balken zeigen, wie der Kampf enden kann. Eingesetztes Glück ist fort, also spare es, wo du ohnehin gewinnst.',
  luckOpen:
    '**Glück** verschiebt den Würfel, ein Punkt je Auge. Die Balken zeigen, wie der Kampf enden kann. Eingesetztes Glück ist fort.',
  recruit:
    'Ein besiegter Jarl kann sich dir für einen Punkt Glück **anschließen**. Er kämpft mit, hält Länder und zählt am Ende.',
  reward:
    'Für eine Tat nimmst du **Ruhm oder Glück**. Ruhm gewinnt die Partie, Glück die Kämpfe; drei Punkte, die am Ende übrig sind, geben einen Ruhm.',
  loss: 'Fällt einer deiner Jarle, kostet das Ruhm oder Glück, wie du willst.',
  godCheck:
    'Nach einem Kampf kann ein **Gott** auf dich aufmerksam werden: einmal in sechs Fällen, zum Guten oder zum Schlechten.',
  fleeTo: 'Die Geschlagenen müssen fliehen. Wohin, sagt der Sieger.',
  afterDeath:
    'Dein Held ist gefallen. Zieh dich mit dem zurück, was er errang, fang neu an, oder lass einen deiner Jarle an seine Stelle treten.',
  taxHolder: 'Mehrere deiner Jarle halten dieses Land: Wer trägt die Abgaben?',
  pickUp: 'Hier liegt etwas. Wer seinen Weg daneben beendet, darf es nehmen.',
  over: 'Das war eine kurze Saga. Eine ganze hat **zwanzig Runden**; mit fünfzehn Ruhm öffnet sich Walhall. Beginne eine neue Partie, wenn du so weit bist, oder lies die Regeln.',
};

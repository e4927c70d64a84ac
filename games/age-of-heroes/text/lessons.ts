// What a guide says in somebody's first game, when a question comes up.

import type { Language } from '@skald/text';

type Lessons = Readonly<Record<string, string>>;

const en: Lessons = {
  begin:
    'You lead a hero for **three turns**. What counts in the end is **glory**: slay monsters, win jarls over, fill your hoard.',
  chooseCounter:
    '**Movement.** Choose one of your people, then where to go. Land and sea cost the same: one step an area. When all have moved as you like, finish with **Space**.',
  move: 'Click an area with a dotted edge. A far one is fine, too: your hero walks there step by step. Stop with **Space**; **Backspace** takes the whole way back. If a monster stands where you stop, you will have to fight it.',
  attackFrom:
    '**Combat.** You may attack what stands with you: monsters, hidden jarls, other heroes, even the country itself. A country you win pays taxes as long as somebody of yours stays there.',
  attackers: 'Choose who fights together. Their strengths are added.',
  targets:
    'Choose whom you attack, then strike. The small numbers are strengths. A hidden jarl is between 2 and 4 strong.',
  luckBid:
    '**Luck** bends the die, one point a pip. The bars show how the battle may end. Luck you spend is gone, so do not spend it where you win anyway.',
  luckOpen:
    '**Luck** bends the die, one point a pip. The bars show how the battle may end. Luck you spend is gone.',
  recruit:
    'A beaten jarl may **join you** for one luck. He fights beside you, holds countries, and counts at the end.',
  reward:
    'For a deed you take **glory or luck**. Glory wins the game; luck wins battles, and three points left at the end are one glory.',
  loss: 'Losing one of your jarls costs glory or luck, as you choose.',
  godCheck: 'After a battle a **god** may notice you: one chance in six, for good or ill.',
  fleeTo: 'The beaten must flee. The winner says where to.',
  afterDeath:
    'Your hero has fallen. Withdraw with what he won, begin anew, or let one of your jarls take his place.',
  taxHolder: 'Several of your jarls hold this country: who carries its taxes?',
  pickUp: 'Something lies here. Whoever ends his way beside it may take it.',
  over: 'That was a short saga. A whole one has **twenty turns**; with fifteen glory Valhalla opens. Begin a new game when you are ready, or read the rules.',
};

const de: Lessons = {
  begin:
    'Du führst einen Helden **drei Runden** lang. Am Ende zählt der **Ruhm**: Erschlage Ungeheuer, gewinne Jarle, fülle deinen Hort.',
  chooseCounter:
    '**Bewegung.** Wähle eine deiner Figuren, dann das Ziel. Land und See kosten gleich viel: ein Schritt je Gebiet. Sind alle, wo du sie haben willst, beende mit der **Leertaste**.',
  move: 'Klicke ein Gebiet mit gepunktetem Rand. Es darf auch weit weg sein: Dein Held geht Schritt für Schritt. Die **Leertaste** hält an, die **Rücktaste** nimmt den ganzen Weg zurück. Steht dort ein Ungeheuer, wirst du kämpfen müssen.',
  attackFrom:
    '**Kampf.** Angreifen darfst du, was bei dir steht: Ungeheuer, verdeckte Jarle, andere Helden, sogar das Land selbst. Ein gewonnenes Land zahlt Steuern, solange einer der Deinen dort bleibt.',
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
  taxHolder: 'Mehrere deiner Jarle halten dieses Land: Wer trägt die Steuern?',
  pickUp: 'Hier liegt etwas. Wer seinen Weg daneben beendet, darf es nehmen.',
  over: 'Das war eine kurze Saga. Eine ganze hat **zwanzig Runden**; mit fünfzehn Ruhm öffnet sich Walhall. Beginne eine neue Partie, wenn du so weit bist, oder lies die Regeln.',
};

const LESSONS: Readonly<Record<Language, Lessons>> = { en, de };

export const lessonText = (kind: string, language: Language): string | null =>
  LESSONS[language][kind] ?? null;

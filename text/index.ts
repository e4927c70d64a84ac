export type { Aim, Briefing, Score, ScorePart } from './aim.ts';
export { CARD_WORDS } from './cards.ts';
export {
  type Asking,
  askingFront,
  type EventTexts,
  eventFront,
  type Matter,
  type OptionTexts,
  optionFront,
  type Question,
  type QuestionTexts,
  questionFront,
  type RollTexts,
  rollFront,
} from './catalogue.ts';
export { type Concerns, concernFront, type Weight } from './concerns.ts';
export { dateText } from './dates.ts';
export { tellDice } from './dice.ts';
export { capital, english, type Gender, german } from './grammar.ts';
export { type Chapter, type GuideFrame, guideFront, tableText, type Versions } from './guide.ts';
export { type Cited, chapterFront, helpFront, isIn, type Rules, type Shelf, shelf } from './help.ts';
export { type Landmark, marked, textsIn } from './landmarks.ts';
export { LANGUAGES, type Language, pickLanguage } from './language.ts';
export { lapsedText } from './lapsed.ts';
export { RULE_ID, rulesDefined, ruleText } from './ledger.ts';
export { type Lessons, lessonFront } from './lessons.ts';
export { type Named, same, spoken } from './names.ts';
export { type Pointed, type Pointer, type PointingWords, pointedText } from './pointing.ts';
export { type RefusalTexts, refusalText, type Sentence } from './refusal.ts';
export { type Setting, type Settings, settingFront, yesNo } from './settings.ts';
export { joined, type Line, ofSeat, plain, type Section, type Span, type Tone, toned } from './spans.ts';
export { type Summand, sumText, withParts } from './sums.ts';
export { type Parted, parted } from './teaching.ts';
export { type Phrases, type Voice, voice } from './voice.ts';

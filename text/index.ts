export type { Aim, Briefing, Score, ScorePart } from './aim.ts';
export { tellDice } from './dice.ts';
export { type Chapter, guideText, historyText, tableText, type Versions } from './guide.ts';
export { LANGUAGES, type Language, pickLanguage } from './language.ts';
export { lapsedText } from './lapsed.ts';
export { RULE_ID, rulesDefined, ruleText, withRules } from './ledger.ts';
export { type RefusalTexts, refusalText, type Sentence } from './refusal.ts';
export { joined, type Line, ofSeat, plain, type Section, type Span, type Tone, toned } from './spans.ts';
export { type Phrases, type Voice, voice } from './voice.ts';

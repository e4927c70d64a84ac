export { LANGUAGES, type Language, pickLanguage } from './language.ts';
export { type RefusalTexts, refusalText, type Sentence } from './refusal.ts';

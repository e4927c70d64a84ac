export { type Choice, optionId, sameChoice, type Tried } from './choice.ts';
export {
  commitment,
  type Dice,
  FastDice,
  isSeed,
  LoadedDice,
  type Part,
  SeedDice,
  stirred,
} from './dice.ts';
export {
  type DocumentPath,
  type DocumentRules,
  type Price,
  type PriceLine,
  type Problem,
  valueAt,
} from './document.ts';
export { type Event, type LapsedEvent, mayKnow, type RollEvent } from './event.ts';
export { explainedBy, type Reasons } from './explaining.ts';
export type {
  AskFrame,
  Chance,
  Decision,
  Description,
  Frame,
  Game,
  GameState,
  Listed,
  Luck,
  Procedure,
  Question,
  Reason,
  Result,
  Round,
  RoundStart,
  SearchMeasures,
  SecretFrame,
  SecretQuestion,
  Sense,
  Standing,
  Step,
} from './game.ts';
export type { MatchImage } from './image.ts';
export { firstIssue, placeOf } from './issues.ts';
export { canonical, clone, digest } from './json.ts';
export {
  isLevel,
  LEVELS,
  type Level,
  STRONGEST_LEVEL,
  USUAL_LEVEL,
  USUAL_THINKING,
  WEAKEST_LEVEL,
} from './level.ts';
export { Match } from './match.ts';
export { type Asked, type Offer, said, unfold } from './offers.ts';
export type { NewMatch } from './opening.ts';
export {
  defaultAnswer,
  type ForNow,
  neverForNow,
  ORDERS,
  type Order,
  OrderSchema,
  type Orders,
  obey,
  orderNow,
  standingQuestions,
} from './orders.ts';
export {
  answer,
  asked,
  copyOf,
  decisionOf,
  decisions,
  hideAnswers,
  optionsFor,
  Play,
  run,
  viewOf,
} from './play.ts';
export { choice, type FrameNamed, frame, next, type ProcedurePart, plain } from './procedure.ts';
export {
  lastKey,
  type MatchRecord,
  type Position,
  PositionSchema,
  RecordSchema,
  readMove,
} from './record.ts';
export { because, type Outcome, type Refusal, Refused, refuse } from './refusal.ts';
export { fromRows, type InRows, inRows, withoutRows, withRows } from './rows.ts';
export type { BySeat, Seat } from './seat.ts';
export { type DiceSources, NO_DICE, trace, typedIn, type Verdict, verify } from './verify.ts';
export { isOneOf, recordOf } from './vocabulary.ts';

// What a browser and the hall say to each other over a socket. Both sides share it, so it knows neither.

export {
  type AccountInfo,
  AccountSchema,
  CodeSchema,
  type DeviceInfo,
  DevicesSchema,
  FarewellSchema,
  GuestSchema,
  LoginSchema,
  type Me,
  PasswordSchema,
  RecoverSchema,
  SHORTEST_PASSWORD,
} from './accounts.ts';
export {
  type Bring,
  type BroughtInfo,
  type Credit,
  DOCUMENT_LIMITS,
  type DocumentGlimpse,
  type DocumentList,
  type DocumentRead,
  type DocumentSummary,
  type DocumentVersion,
  type Invitation,
  type Kept,
  type Titles,
  type VersionInfo,
} from './documents.ts';
export type { Visibility } from './ids.ts';
export { copyOf, difference, isAsBefore, isEqual, type ToldList } from './lists.ts';
export { skeleton, toldApart } from './look-alikes.ts';
export type {
  Brought,
  ChatLine,
  FromHall,
  LobbyState,
  Matter,
  Moment,
  Push,
  Refused,
  Reply,
  SagaInfo,
  SeatInfo,
  TableInfo,
  TableNews,
  TableState,
  TableSummary,
  ToldLists,
  Wish,
} from './news.ts';
export { chatAfter, chatKnown, eventsTold, headingAfter, STEADY, steadyAfter, viewAfter } from './news.ts';
export {
  type Clock,
  isName,
  LIMITS,
  type Request,
  type RequestOf,
  RequestSchema,
  readChoice,
  type SeatPlan,
  TableIdSchema,
  type Verb,
} from './requests.ts';
export { isOurTongue, SOCKET } from './tongue.ts';

// What a browser and the hall say to each other over a socket. Both sides share it, so it knows neither.

export { difference, type ToldList } from './lists.ts';
export { skeleton, toldApart } from './look-alikes.ts';
export type {
  Brought,
  ChatLine,
  FromHall,
  LobbyState,
  Matter,
  Me,
  Moment,
  Push,
  Refused,
  Reply,
  SeatInfo,
  TableInfo,
  TableNews,
  TableState,
  Wish,
} from './news.ts';
export { chatAfter, chatKnown, headingAfter, viewAfter } from './news.ts';
export {
  AccountSchema,
  type Clock,
  GuestSchema,
  isName,
  LEVELS,
  type Level,
  LIMITS,
  type Request,
  type RequestOf,
  RequestSchema,
  readChoice,
  type SeatPlan,
  SignInSchema,
  TableIdSchema,
  type Verb,
  type Visibility,
} from './requests.ts';

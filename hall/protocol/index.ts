// What a browser and the hall say to each other over a socket. Both sides share it, so it knows neither.

export { difference, type ToldList } from './lists.ts';
export type {
  ChatLine,
  FromHall,
  LobbyState,
  Me,
  Moment,
  Push,
  Refused,
  Reply,
  SeatInfo,
  TableInfo,
  TableNews,
  TableState,
  TableSummary,
} from './news.ts';
export { headingAfter, viewAfter } from './news.ts';
export {
  AccountSchema,
  type Clock,
  GuestSchema,
  LEVELS,
  type Level,
  LIMITS,
  type Request,
  type RequestOf,
  RequestSchema,
  readChoice,
  type SeatPlan,
  type Verb,
  type Visibility,
} from './requests.ts';

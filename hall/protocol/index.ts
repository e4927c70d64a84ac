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
export { difference, type ToldList } from './lists.ts';
export type {
  ChatLine,
  FromHall,
  LobbyState,
  Moment,
  Push,
  Refused,
  Reply,
  SeatInfo,
  TableInfo,
  TableNews,
  TableState,
} from './news.ts';
export { headingAfter, viewAfter } from './news.ts';
export {
  type Clock,
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

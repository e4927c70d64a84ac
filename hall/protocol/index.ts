// What a browser and the hall say to each other over a socket. Both sides share it, so it knows neither.

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
  TableState,
} from './news.ts';
export {
  AccountSchema,
  type Clock,
  ClockSchema,
  GuestSchema,
  LEVELS,
  type Level,
  LIMITS,
  type Request,
  type RequestOf,
  RequestSchema,
  type SeatPlan,
  SeatPlanSchema,
  type Verb,
  VISIBILITIES,
  type Visibility,
} from './requests.ts';

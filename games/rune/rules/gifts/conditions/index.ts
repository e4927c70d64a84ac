// Every condition that a gift can leave on somebody, by its kind. RUN-HOOK-40

import type { MarkKind } from '../../hooks/mark.ts';
import type { MarkRule } from '../../powers/power.ts';
import { possessed, setOn } from './control.ts';
import { crow, naked } from './crow.ts';
import { eluded, scotFree } from './flight.ts';
import { doomed, vengeance } from './grudges.ts';
import { bonus, insubstantial, lastStand, loan, obscured, omen, resDown, soakDown } from './scores.ts';

type Condition = Extract<
  MarkKind,
  | 'bonus'
  | 'omen'
  | 'draught'
  | 'loan'
  | 'eased'
  | 'soakDown'
  | 'resDown'
  | 'vengeance'
  | 'doomed'
  | 'obscured'
  | 'insubstantial'
  | 'shining'
  | 'ablaze'
  | 'consulted'
  | 'crow'
  | 'disarmed'
  | 'naked'
  | 'statue'
  | 'commanded'
  | 'possessed'
  | 'setOn'
  | 'gone'
  | 'eluded'
  | 'scotFree'
  | 'lastStand'
  | 'lingering'
>;

export const CONDITION_RULES: { readonly [K in Condition]: MarkRule<K> } = {
  bonus,
  omen,
  // It is part of his sheet.
  draught: {},
  loan,
  // The fight looks for it wherever somebody is impaired.
  eased: {},
  soakDown,
  resDown,
  vengeance,
  doomed,
  obscured,
  insubstantial,
  // Sight, fire and points look for them.
  shining: {},
  ablaze: {},
  consulted: {},
  crow,
  disarmed: {},
  naked,
  statue: {},
  commanded: {},
  possessed,
  setOn,
  gone: {},
  eluded,
  scotFree,
  lastStand,
  lingering: {},
};

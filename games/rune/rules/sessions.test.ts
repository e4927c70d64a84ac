import { describe, expect, it } from 'vitest';
import {
  banked,
  broughtHome,
  campaignWinners,
  EMPTY_PURSE,
  halvedBySloth,
  isCampaignOver,
  passedOn,
  ran,
  sessionWinners,
} from './sessions.ts';

describe('what comes in', () => {
  it('[RUN-VP-08] [RUN-WIN-03] [RUN-TV-04] pays a debt first, and that counts as never gained', () => {
    const a = banked({ ...EMPTY_PURSE, deficit: 40 }, 133);
    expect(a).toMatchObject({ deficit: 0, gained: 93 });
    const b = banked(EMPTY_PURSE, 120);
    expect(sessionWinners({ a, b })).toEqual(['b']);
    expect(banked({ ...EMPTY_PURSE, deficit: 40 }, 30)).toMatchObject({ deficit: 10, gained: 0 });
  });

  it('[RUN-VP-05] [RUN-VPR-21] is owed where it is below nothing, on top of what was owed', () => {
    expect(banked({ ...EMPTY_PURSE, deficit: 5, gained: 20 }, -70)).toMatchObject({
      deficit: 75,
      gained: 20,
    });
  });

  it('[RUN-VP-25] [RUN-VP-26] [RUN-TV-02] is a point for each ounce that is given away at home', () => {
    expect(broughtHome(EMPTY_PURSE, 5)).toMatchObject({ gained: 5 });
    expect(broughtHome(EMPTY_PURSE, 2.75)).toMatchObject({ gained: 2 });
    expect(broughtHome({ ...EMPTY_PURSE, deficit: 3 }, 5)).toMatchObject({ deficit: 0, gained: 2 });
  });

  it('[RUN-VP-43] [RUN-VP-44] [RUN-RULING-F11] is halved for who would not run, until he has', () => {
    const idle = passedOn(EMPTY_PURSE);
    expect(halvedBySloth(idle, 31)).toBe(15);
    expect(halvedBySloth(idle, -31)).toBe(-31);
    expect(broughtHome(idle, 5)).toMatchObject({ gained: 2 });
    expect(ran(idle, 105)).toEqual({ deficit: 0, slothful: false, gained: 105 });
    expect(halvedBySloth(ran(idle, 0), 31)).toBe(31);
  });
});

describe('a session', () => {
  it('[RUN-WIN-01] [RUN-WIN-02] [RUN-RULING-F15] is won by what it brought, by several if they are level', () => {
    const with_ = (gained: number) => ({ ...EMPTY_PURSE, gained });
    expect(sessionWinners({ a: with_(90), b: with_(120), c: with_(120) })).toEqual(['b', 'c']);
  });
});

describe('a campaign', () => {
  it('[RUN-WIN-04] [RUN-RULING-F15] is won by sessions, then by all points', () => {
    expect(campaignWinners({ a: { wins: 2, total: 10 }, b: { wins: 1, total: 900 } })).toEqual(['a']);
    expect(campaignWinners({ a: { wins: 2, total: 10 }, b: { wins: 2, total: 11 } })).toEqual(['b']);
    expect(campaignWinners({ a: { wins: 2, total: 11 }, b: { wins: 2, total: 11 } })).toEqual(['a', 'b']);
  });

  it('[RUN-WIN-05] [RUN-WIN-06] [RUN-WIN-07] ends as it was agreed: after sessions, with points, or when all say so', () => {
    const now = { sessions: 5, best: 499, allAgree: false };
    expect(isCampaignOver({ until: 'sessions', goal: 5 }, now)).toBe(true);
    expect(isCampaignOver({ until: 'sessions', goal: 6 }, now)).toBe(false);
    expect(isCampaignOver({ until: 'points', goal: 500 }, now)).toBe(false);
    expect(isCampaignOver({ until: 'points', goal: 499 }, now)).toBe(true);
    expect(isCampaignOver({ until: 'agreement' }, now)).toBe(false);
    expect(isCampaignOver({ until: 'agreement' }, { ...now, allAgree: true })).toBe(true);
  });
});

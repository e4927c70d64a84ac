import { describe, expect, it } from 'vitest';
import {
  characterOf,
  faultsOf,
  heroesInPlay,
  hordeOf,
  isSupporting,
  mayBeProxy,
  opponentsOf,
  playerOf,
  rolesOf,
  rollsFor,
  type Seating,
  scoresAs,
} from './roles.ts';

const six: Seating = {
  players: ['ada', 'bo', 'cy', 'di', 'ed', 'flo'],
  runner: 'ada',
  designer: 'ada',
  proxy: 'cy',
};

describe('at a table', () => {
  it('[RUN-BASIC-22] everyone is a player, whoever directs a hero a pillager, and all of these are the Horde', () => {
    expect(rolesOf(six, 'bo')).toEqual(['player', 'pillager']);
    expect(rolesOf(six, 'nobody')).toEqual([]);
    expect(hordeOf(six)).toEqual(['bo', 'cy', 'di', 'ed', 'flo']);
  });

  it('[RUN-BASIC-23] the runner referees, and is paid by other rules than the pillagers', () => {
    expect(rolesOf(six, 'ada')).toEqual(['player', 'runner', 'designer']);
    expect(scoresAs(six, 'ada')).toBe('runner');
    expect(scoresAs(six, 'cy')).toBe('pillager');
    expect(scoresAs({ ...six, runner: null, designer: 'ada' }, 'ada')).toBeNull();
  });

  it('[RUN-BASIC-24] whoever designed an encounter runs it; somebody else’s may be run too', () => {
    expect(faultsOf(six)).toEqual([]);
    expect(faultsOf({ ...six, runner: 'bo' })).toContain('designer-does-not-run');
    expect(faultsOf({ ...six, designer: 'a stranger' })).toEqual([]);
    expect(faultsOf({ ...six, designer: null })).toEqual([]);
  });

  it('[RUN-BASIC-25] nobody is of the Horde in an encounter that he designed', () => {
    const odd = { ...six, runner: 'bo', designer: 'ada' };
    expect(hordeOf(odd)).not.toContain('ada');
    expect(rolesOf(odd, 'ada')).not.toContain('pillager');
    expect(mayBeProxy(odd, 'ada')).toBe(false);
  });

  it('[RUN-BASIC-26] of six one runs and five pillage, one of them as proxy, and six heroes are there', () => {
    expect(rolesOf(six, 'cy')).toEqual(['player', 'pillager', 'proxy']);
    expect(hordeOf(six)).toHaveLength(5);
    expect(heroesInPlay(six)).toEqual(six.players);
    expect(playerOf(six, 'ada')).toBe('cy');
  });

  it('[RUN-BASIC-26] the proxy is one of the Horde, and there is one as long as somebody’s hero is without him', () => {
    expect(six.players.filter((player) => mayBeProxy(six, player))).toEqual(['bo', 'cy', 'di', 'ed', 'flo']);
    expect(faultsOf({ ...six, proxy: null })).toEqual(['no-proxy']);
    expect(faultsOf({ ...six, proxy: 'ada' })).toEqual(['wrong-proxy']);
    const impartial = { ...six, runner: null, designer: null, proxy: null };
    expect(faultsOf(impartial)).toEqual([]);
    expect(faultsOf({ ...impartial, proxy: 'bo' })).toEqual(['wrong-proxy']);
    // Somebody from elsewhere runs it, and brings no hero.
    expect(faultsOf({ ...impartial, runner: 'guest' })).toEqual([]);
    expect(faultsOf({ ...impartial, players: [] })).toEqual(['nobody-pillages']);
  });

  it('[RUN-ENC-03] the runner hands his hero to whomever of the Horde he likes', () => {
    for (const proxy of ['bo', 'cy', 'di', 'ed', 'flo']) {
      const handed = { ...six, proxy };
      expect(faultsOf(handed)).toEqual([]);
      expect(playerOf(handed, 'ada')).toBe(proxy);
    }
    expect(faultsOf({ ...six, proxy: null })).toEqual(['no-proxy']);
    expect(faultsOf({ ...six, proxy: 'ada' })).toEqual(['wrong-proxy']);
  });

  it('[RUN-ENC-04] his hero is there like any other, and his again when the next one runs', () => {
    expect(heroesInPlay(six)).toContain('ada');
    const next: Seating = { ...six, runner: 'bo', designer: 'bo', proxy: 'ada' };
    expect(faultsOf(next)).toEqual([]);
    expect([playerOf(next, 'ada'), playerOf(next, 'bo')]).toEqual(['ada', 'ada']);
    expect(heroesInPlay(next)).toHaveLength(6);
  });

  it('[RUN-ENC-26] whoever designed it is nobody’s pillager, whoever runs it', () => {
    for (const runner of [...six.players, null]) {
      const seating = { ...six, runner, designer: 'di', proxy: null };
      expect(hordeOf(seating)).not.toContain('di');
      expect(scoresAs(seating, 'di')).toBe(runner === 'di' ? 'runner' : null);
    }
  });

  it('[RUN-BASIC-18] pillagers roll for their heroes, the proxy for the runner’s, the runner for foes', () => {
    expect(rollsFor(six, { heroOf: 'bo' })).toBe('bo');
    expect(rollsFor(six, { heroOf: 'cy' })).toBe('cy');
    expect(rollsFor(six, { heroOf: 'ada' })).toBe('cy');
    expect(rollsFor(six, 'foe')).toBe('ada');
  });

  it('[RUN-HERO-02] everyone has one hero, also the runner, whose hero is in the proxy’s hands', () => {
    expect(six.players.map((player) => playerOf(six, player))).toEqual(['cy', 'bo', 'cy', 'di', 'ed', 'flo']);
    expect(heroesInPlay({ ...six, proxy: null })).not.toContain('ada');
    expect(new Set(heroesInPlay(six)).size).toBe(six.players.length);
  });

  it('[RUN-BASIC-27] supporting characters are all but heroes, foes the hostile ones, and opponents other players', () => {
    expect(characterOf({ hero: true, hostile: false })).toBe('hero');
    expect(characterOf({ hero: true, hostile: true })).toBe('hero');
    expect(characterOf({ hero: false, hostile: true })).toBe('foe');
    expect(characterOf({ hero: false, hostile: false })).toBe('supporting');
    expect((['hero', 'foe', 'supporting'] as const).filter(isSupporting)).toEqual(['foe', 'supporting']);
    expect(opponentsOf(six, 'bo')).toEqual(['ada', 'cy', 'di', 'ed', 'flo']);
  });
});

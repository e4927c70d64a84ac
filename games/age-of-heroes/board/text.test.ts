import type { Line, Section } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../content/index.ts';
import { rules } from '../rules/game.ts';
import { combatTurn, scene } from '../rules/testing.ts';
import { redact } from '../rules/view.ts';
import { areaName } from '../text/index.ts';
import { hint, textBoard } from './index.ts';
import { AREAS_OF, REGIONS } from './regions.ts';

const textOf = (line: Line): string => line.map(({ text }) => text).join('');
const linesOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ heading, lines }) => [textOf(heading), ...lines.map((line) => `  ${textOf(line)}`)]);

const state = scene({
  heroes: [
    {
      hero: 'beowulf',
      in: 'wessex',
      glory: 5,
      luck: 4,
      hoard: 23,
      rune: 'eon',
      kingdom: ['wessex', 'mercia'],
      wounded: true,
      god: 'odin',
      maidens: ['heals'],
      piece: { items: ['gram', 'mail-coat'] },
    },
    { hero: 'ragnar', in: 'irish-sea', home: 'thule', njordAid: -1 },
    { hero: 'egil', in: 'upland', status: 'dead', final: 9 },
  ],
  jarls: [
    { jarl: 'kari', in: 'mercia', of: 0, purse: 7, lostFrom: 2, lostUntil: 2 },
    { jarl: 'ivar', in: 'wessex' },
  ],
  monsters: [{ monster: 'fafnir', in: 'wessex' }],
  hoards: [{ dragon: 'fafnir', treasure: 'magic-shirt', marks: 0 }],
  state: { iced: ['cornwall'], ground: [{ item: 'lovi', area: 'thule' }] },
});
const viewOf = (seat: number | null) => redact(structuredClone(state), seat);

describe('the board in words', () => {
  const own = linesOf(textBoard(viewOf(0), 0, 'en'));
  const other = linesOf(textBoard(viewOf(1), 1, 'en'));

  it('says where the game stands', () => {
    expect(own[0]).toBe('Turn 2 of 20 · combat');
    expect(own[1]).toBe('  Order: Beowulf, Ragnar, Egil');
  });

  it('shows every area once, by regions, lands with their tax', () => {
    expect(REGIONS.flatMap((region) => AREAS_OF[region]).toSorted()).toEqual([...AREAS].toSorted());
    const map = linesOf(textBoard(viewOf(null), null, 'en').filter(({ part }) => part === 'map')).join('\n');
    for (const area of AREAS) expect(map).toContain(areaName(area, 'en'));
    expect(map).toContain('Hordaland 6');
  });

  it('shows who and what is where, and hides what one must not know', () => {
    expect(own).toContain(
      "  Wessex 10, Beowulf's: Beowulf 5 (Gram, Mail Coat), Fafnir the dragon 11, hidden jarl (2)",
    );
    expect(other).toContain(
      "  Wessex 10, Beowulf's: Beowulf 5 (Gram, a hidden treasure), Fafnir the dragon 11, hidden jarl (2)",
    );
    expect(own).toContain("  Mercia 8, Beowulf's: Jarl Kari 4");
    expect(own).toContain('  Cornwall 2, under ice');
    expect(own).toContain('  Irish Sea: Ragnar 5');
    expect(own).toContain('  Thule 3: Lovi');
    expect(own.join('\n')).not.toMatch(/Ivar/);
  });

  it("shows everybody's record sheet", () => {
    const sheet = own.slice(own.indexOf('Beowulf (you)'));
    expect(sheet.slice(0, 6)).toEqual([
      'Beowulf (you)',
      '  Glory 5 · Luck 4 · Hoard 23 marks · would end with 10',
      '  Stands in Wessex · Home Wessex · Carries Gram, Mail Coat · Rune Eon',
      "  wounded · Odin waits for the next battle · one of Frey's maidens waits",
      '  Kingdom Wessex 10, Mercia 8',
      '  Jarl Kari 4/3 in Mercia, purse 7, loses this turn',
    ]);
    expect(own).toContain('Ragnar');
    expect(own).toContain("  Njord's help at sea");
    expect(own.slice(own.indexOf('Egil'))).toEqual(['Egil', '  dead, ends with 9']);
  });

  it('says the same in German', () => {
    const german = linesOf(textBoard(viewOf(0), 0, 'de'));
    expect(german).toHaveLength(own.length);
    expect(german).toContain(
      '  Wessex 10, Reich von Beowulf: Beowulf 5 (Gram, Brünne), der Drache Fafnir 11, verdeckter Jarl (2)',
    );
    expect(german.join('\n')).not.toMatch(/\b(the|Glory|Luck|hidden)\b/);
  });

  it('shows a battle with the strength of both sides', () => {
    const battle = {
      ...{
        area: 'wessex',
        attacker: 0,
        attackers: ['beowulf'],
        named: ['fafnir', 'land'],
        defenders: ['fafnir'],
      },
      ...{ land: true, faceDown: [], recruited: [], heroes: [0], fought: [], luck: [0, 0, 0], godAttack: 1 },
      ...{ godDefence: 0, attack: 0, defence: 0, die: 0, result: null },
    } as NonNullable<typeof state.battle>;
    const lines = linesOf(textBoard({ ...viewOf(0), battle }, 0, 'en'));
    expect(lines.slice(2, 5).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Battle: Wessex',
      '  Attackers (5 Beowulf + 2 Gram + 1 the gods = 8): Beowulf 5 (Gram, Mail Coat)',
      '  Defenders (11 Fafnir + 10 the land = 21): Fafnir the dragon 11, the land (10)',
    ]);
  });

  it('carries a tone or a seat wherever colour helps', () => {
    const spans = textBoard(viewOf(0), 0, 'en').flatMap(({ lines }) => lines.flat());
    expect(spans).toContainEqual({ text: 'Fafnir the dragon', tone: 'foe' });
    expect(spans).toContainEqual({ text: 'Jarl Kari', seat: 0 });
    expect(spans).toContainEqual({ text: 'Irish Sea', tone: 'sea' });
  });
});

describe('hints', () => {
  const about = (choice: { act: string; [what: string]: string }, agenda: object[] = []) =>
    hint(
      { ...viewOf(0), agenda: agenda as typeof state.agenda },
      { seat: 0, kind: 'targets', options: [] },
      choice,
      'en',
    );
  const targets = { step: 'targets', seat: 0, area: 'wessex', attackers: ['beowulf'], named: [] };

  it('say what lies where a step leads', () => {
    expect(about({ act: 'step', to: 'mercia' })).toBe('tax 8: Jarl Kari 4');
    expect(about({ act: 'step', to: 'irish-sea' })).toBe('sea: Ragnar 5');
    expect(about({ act: 'step', to: 'celtic-sea' })).toBe('sea');
  });

  it('say how far a counter goes and how strong it is', () => {
    expect(about({ act: 'counter', counter: 'kari' })).toBe('in Mercia, movement 3');
    expect(about({ act: 'attacker', counter: 'kari' })).toBe('strength 4');
    expect(about({ act: 'attacker', counter: 'beowulf' })?.replaceAll('\u00a0', ' ')).toBe(
      'strength 7 (5 Beowulf + 2 Gram)',
    );
  });

  it('say how a fight stands and may end, from the worst to the best where somebody hidden is in it', () => {
    const fight = about({ act: 'target', target: 'fafnir' }, [targets])?.replaceAll('\u00a0', ' ');
    expect(fight).toMatch(/^5 Beowulf \+ 2 Gram = 7 against 11 Fafnir; .*attacker killed \d+ %$/);
    const shares = [...(fight ?? '').matchAll(/(\d+) %/g)].map(([, share]) => Number(share));
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2);
    const hidden = about({ act: 'target', target: 'jarl-2' }, [targets])?.replaceAll('\u00a0', ' ');
    // Odin waits: the difference is 0, 2, 3, 4, 6 or 8 against 4, which wins by 1, 3, 4, 5, 6 and 6 of six faces;
    // against 2 it is 2, 4, 5, 6, 8 or 10, by 3, 5, 6, 6, 6 and 6.
    expect(hidden).toBe('5 Beowulf + 2 Gram = 7 against 2 to 4; 69 % to 89 % to win');
    const both = about({ act: 'target', target: 'land' }, [{ ...targets, named: ['jarl-2'] }]);
    expect(both).toMatch(/= 7 against 12 to 14;/);
  });

  it('say nothing about what speaks for itself', () => {
    expect(about({ act: 'done' })).toBeNull();
  });

  it('come for a scene that the rules accept', () => {
    expect(rules.faults(state)).toEqual([]);
    expect(combatTurn(0)).toHaveLength(1);
  });
});

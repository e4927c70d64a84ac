import { describe, expect, it } from 'vitest';
import { POWER, type Power } from '../../content/powers.ts';
import { MarkSchema } from '../hooks/mark.ts';
import { at, attack, bearer, field, hit, incoming, loss, thurid } from './testing.ts';

describe('every power and mark', () => {
  it('says nothing where it is about others', () => {
    const all: Power[] = [
      ...Object.values(POWER),
      { kind: 'unscored', unless: null },
      { kind: 'hunting', spares: 'wendol' },
      { kind: 'goblinMagic', from: 'chant', effects: [{ score: 'dfn', on: 'others', by: -1 }] },
    ];
    const bystander = bearer('bystander', { powers: all });
    const plain = bearer('plain');
    const present = [bystander, plain, thurid];
    const blow = hit(thurid, plain, 20);
    expect([
      ...at('turnStarted', { acting: thurid, first: true, present }),
      ...at('ownWindow', { acting: thurid, field: field({ bystander: 1 }), present }),
      ...at('ownAction', { acting: plain, action: 'blow', present }),
      ...at('rollQuery', {
        who: thurid,
        about: plain,
        roll: 'awareness',
        gift: null,
        perils: [],
        difficulty: 3,
        present,
      }),
      ...at('scoreQuery', { asked: thurid, score: 'dfn', attack: attack(plain, thurid, 'leap'), present }),
      ...at('targetChosen', { chooser: plain, target: thurid, kind: 'melee', others: 1, present }),
      ...at('attackDeclared', { ...attack(plain, thurid), present }),
      ...at('attackHit', { ...hit(plain, thurid, 20, 'net'), present }),
      ...at('attackHit', { ...hit(plain, thurid, 20, 'grab'), present }),
      ...at('damageIncoming', { ...incoming(blow, 9), present }),
      ...at('damageTaken', { ...incoming(blow, 9), ...loss(20), present }),
      ...at('worthQuery', { dealer: thurid, victim: plain, heroesMustHunt: false, present }),
      ...at('dying', {
        dying: plain,
        by: thurid,
        lost: 3,
        wounds: 0,
        fifthWound: false,
        hopeless: false,
        present,
      }),
      ...at('dying', {
        dying: thurid,
        by: plain,
        lost: 3,
        wounds: 0,
        fifthWound: false,
        hopeless: false,
        present,
      }),
      ...at('characterDied', { dead: plain, by: thurid, present }),
      ...at('roundStarted', { present }),
      ...at('combatEnded', { present }),
    ]).toEqual([]);
  });

  it('is heard from everybody present, with the rule that it follows', () => {
    const two = ['a', 'b'].map((id) => bearer(id, { powers: [POWER.landmark] }));
    expect(at('encounterScored', { present: two })).toEqual([
      { feature: 'a', rule: 'RUN-FOELIST-GOBLIN-LEADER.1' },
      { feature: 'b', rule: 'RUN-FOELIST-GOBLIN-LEADER.1' },
    ]);
  });

  it('leaves marks that can be written down', () => {
    expect(MarkSchema.safeParse({ kind: 'netted', by: 'a', difficulty: 13, damage: 20 }).success).toBe(true);
    expect(MarkSchema.safeParse({ kind: 'netted', by: 'a' }).success).toBe(false);
    expect(MarkSchema.safeParse({ kind: 'frozen', more: 1 }).success).toBe(false);
  });
});

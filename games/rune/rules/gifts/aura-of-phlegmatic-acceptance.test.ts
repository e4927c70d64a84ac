import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import { allDiceCast, facing, giftPoints, happening, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Aura of Phlegmatic Acceptance', () => {
  const over = (h0: Partial<Fighter>, level = 2) =>
    play({
      ...facing(
        { 'aura-of-phlegmatic-acceptance': level },
        { fighters: { h0: { x: 10, y: 10, ...h0 }, f0: { x: 12, y: 10, condition: 'dead', hp: 0 } } },
      ),
      agenda: [{ step: 'aftermath' }],
    });

  it('[RUN-GIFT-AURA-OF-PHLEGMATIC-ACCEPTANCE] pays once, when it is over, for less than twenty hit points', () => {
    expect(giftPoints(over({ hp: 60, worst: { hp: 19, wounds: 0 } }))).toBe(40);
    expect(giftPoints(over({ hp: 60, worst: { hp: 19, wounds: 0 } }, 4))).toBe(80);
    expect(giftPoints(over({ hp: 60, worst: { hp: 20, wounds: 3 } }))).toBe(0);
    expect(giftPoints(over({ hp: 19 }))).toBe(40);
  });

  it('[RUN-GIFT-AURA-OF-PHLEGMATIC-ACCEPTANCE] [RUN-RULING-G32] pays for four Wounds, even if they were healed', () => {
    expect(giftPoints(over({ hp: 60, wounds: 1, worst: { hp: 60, wounds: 4 } }))).toBe(40);
  });

  it('[RUN-GIFT-AURA-OF-PHLEGMATIC-ACCEPTANCE] pays whoever has left the field, too, and nobody who died', () => {
    expect(giftPoints(over({ hp: 5, condition: 'out' }))).toBe(40);
    const dead = over({ hp: 0, condition: 'dead' });
    expect(dead.game.result(dead.state)?.standings[0]).toMatchObject({ score: 0 });
  });

  it('[RUN-RULING-G32] sees every blow', () => {
    const scene = facing({ 'aura-of-phlegmatic-acceptance': 1 });
    const hurts = happening({ effect: 'damage', who: 'h0', raw: 67, by: null, armor: true, rule: 'test' });
    const heals = happening({ effect: 'heal', who: 'h0', hp: 40, rule: 'test' });
    const healed = play({ ...scene, agenda: [{ step: 'tallying' }, heals, hurts] });
    expect(one(healed, 'h0').hp).toBe(56);
    expect(giftPoints(healed)).toBe(20);
  });
});

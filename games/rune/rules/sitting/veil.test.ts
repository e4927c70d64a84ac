import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { field, gain, laborers, roll, trap } from '../../documents/encounter/testing.ts';
import { rules } from '../fight/game.ts';
import { StateSchema } from '../fight/state.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { atVenue, FIGHT, onTable } from './tabletop/testing.ts';
import { adventure, amid, begun, fighting, HOPELESS, notes, sit } from './testing.ts';

afterEach(allDiceCast);

type Driving = ReturnType<typeof sit>;

/** All that a seat, or somebody who looks on, learns. */
const known = (driver: Driving) =>
  [0, 1, null].map((seat) => ({
    view: viewOf(rules as never, driver.state, seat),
    events: driver.events,
    asked: driver.asked,
    options: seat !== null && driver.asked.includes(seat) ? driver.options(seat) : null,
  }));

const first = {
  id: 'gate',
  location: 'Outside',
  title: 'The gate',
  narration: 'A gate.',
  elements: [
    trap(roll('climb', 6, { id: 'r1', type: 'noFault' }), [], { id: 'rampart', name: 'A rampart' }),
    gain([{ kind: 'silver', ounces: 3 }], null, { id: 'purse', how: 'Take the purse.' }),
  ],
};
const hall = {
  id: 'hall',
  title: 'The hall',
  narration: 'A hall.',
  inspection: 'A bloody hall.',
  elements: [trap(roll('dodge', HOPELESS, { id: 'r2' }), [{ kind: 'damage', dam: 40 }], { id: 'spears' })],
};
const plain: Encounter = notes(first);
const deadly: Encounter = {
  ...notes(first, hall, { id: 'fight', combat: laborers(3), map: field() }),
  concept: 'A slaughter.',
};

describe('what lies ahead', () => {
  it('[RUN-RUN-90] makes no difference to anybody: not in what is seen, told, asked or offered', () => {
    const [one, other] = [sit(adventure(plain, plain), 5), sit(adventure(deadly, deadly), 5)];
    const name = (driver: Driving) => {
      const encounter = driver.state.sitting!.encounters[0]!;
      driver.state.sitting!.encounters[0] = { ...encounter, name: 'The same' };
    };
    for (const driver of [one, other]) name(driver);
    const both = (act: (driver: Driving) => unknown): void => {
      for (const driver of [one, other]) act(driver);
      expect(known(other)).toEqual(known(one));
    };
    both(() => {});
    both((driver) => driver.choose('inspect'));
    both((driver) => driver.choose('goOn'));
    both((driver) => driver.choose('goOn'));
    both((driver) => driver.chooseAs(0, 'leaveIt'));
    both((driver) => driver.chooseAs(1, 'roll'));
    both((driver) => driver.choose('touch:h0:0'));
  });

  it('[RUN-TRAP-72] shows a trap as it shows silver, and nothing of what comes of either', () => {
    const offer = (what: object, id: string) =>
      viewOf(
        rules as never,
        sit(notes({ id: 'e', title: 'A room', location: 'Inside', elements: [{ id, ...what } as never] }))
          .state,
        0,
      );
    const needle = {
      name: 'A needle',
      nature: 'trap',
      roll: roll('traps', 9, {
        type: 'singular',
        condition: { trigger: 'Open the chest.', exposure: 'first' },
      }),
      effects: [{ id: 'x', kind: 'damage', dam: 40 }],
    };
    const chest = {
      name: 'A chest',
      nature: 'gain',
      how: 'Open the chest.',
      gains: [{ kind: 'treasure', category: 'F' }],
    };
    expect(offer(needle, 'needle')).toEqual(offer(chest, 'chest'));
  });

  it('is nowhere in a view, by any of its words', () => {
    const driver = sit(deadly);
    const view = JSON.stringify(viewOf(rules as never, driver.state, 0));
    for (const secret of ['hall', 'spears', 'r2', 'bloody', 'slaughter', 'laborer', 'rampart', 'r1'])
      expect(view.toLowerCase()).not.toContain(`"${secret}`);
    expect(view).toContain('A gate.');
    expect(view).not.toContain('A slaughter.');
  });

  it('stays sound on its way: a position and a view are both states', () => {
    const driver = sit(deadly, 5);
    for (const act of ['inspect', 'goOn', 'goOn']) {
      driver.choose(act);
      const sent = StateSchema.parse(JSON.parse(JSON.stringify(driver.state)));
      expect(sent).toEqual(driver.state);
      expect(StateSchema.safeParse(viewOf(rules as never, driver.state, 0)).success).toBe(true);
    }
    const resumed = playFrom(StateSchema.parse(JSON.parse(JSON.stringify(driver.state))), 5);
    resumed.chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    driver.chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    expect(resumed.state).toEqual(driver.state);
  });

  it('[RUN-RUN-90] [RUN-TRAP-67] is not seen in a fight before it goes off: neither what waits for something nor what shoots', () => {
    const repeats = { roll: null, countdown: null, how: 'Stop it.' };
    const mine = trap(roll('dodge', 6), [{ kind: 'damage', dam: 20 }], { id: 'mine', trigger: 'foeDies' });
    const thrower = trap(roll('dodge', 6), [{ kind: 'damage', dam: 20 }], {
      id: 'thrower',
      targets: { most: 1, by: 'chance', repeats },
    });
    const at = (document: Encounter) => known(playFrom(fighting(document)));
    expect(at(amid(mine, thrower))).toEqual(at(amid()));
  });

  it('[RUN-TRAP-72] shows what one may do in a fight, and not what comes of it', () => {
    const at = (element: object) => known(playFrom(fighting(amid(element as never))));
    const chasm = trap(
      roll('jump', 9, { type: 'singular', condition: { trigger: 'Reach over.', exposure: 'first' } }),
      [{ kind: 'fall', feet: 40 }],
    );
    const purse = gain([{ kind: 'treasure', category: 'F' }], null, { how: 'Reach over.' });
    expect(at(chasm)).toEqual(at(purse));
    expect(at(chasm)[0]?.options).toContain('try:0');
  });

  it('[RUN-TRAP-72] shows whoever keeps the account of a fight on their table what could be done there, and not what comes of it', () => {
    const at = (element: object) => {
      const document = notes({ ...FIGHT, elements: [{ ...element, phase: 'during' } as never] }, {});
      return known(onTable(atVenue(document), 0));
    };
    const chasm = trap(
      roll('jump', 9, { type: 'singular', condition: { trigger: 'Reach over.', exposure: 'first' } }),
      [{ kind: 'fall', feet: 40 }],
    );
    const purse = gain([{ kind: 'treasure', category: 'F' }], null, { how: 'Reach over.' });
    expect(at(chasm)).toEqual(at(purse));
    expect(JSON.stringify(at(chasm))).toContain('Reach over.');
  });

  it('[RUN-GAIN-10] shows what a merchant has, and not how good he is', () => {
    const at = (bonus: number) => {
      const merchant = gain([{ kind: 'bargain', bonus, stock: ['steel-scale'] }], null, { id: 'm' });
      const driver = sit(notes({ id: 'e', location: 'Inside', elements: [merchant] })).choose('touch:h0:0');
      return known(driver);
    };
    expect(at(11)).toEqual(at(0));
    expect(JSON.stringify(at(11))).toContain('steel-scale');
  });

  it('says that foes are warned, and not which', () => {
    const at = (foes: 'all' | string[]) => {
      const alarm = trap(null, [{ kind: 'foesStick', score: 'atk', by: 2, foes }], { id: 'a' });
      const driver = sit(
        notes({ id: 'e', location: 'Inside', elements: [alarm] }, { id: 'f', location: 'There' }),
      );
      return known(driver.choose('goOn', 'goOn')).map(({ view }) => view);
    };
    expect(at(['boss'])).toEqual(at('all'));
  });

  it('is not in a fight by itself', () => {
    expect('sitting' in begun(plain)).toBe(true);
    const { sitting: _, ...fight } = begun(plain);
    expect(StateSchema.safeParse(fight).success).toBe(true);
  });
});

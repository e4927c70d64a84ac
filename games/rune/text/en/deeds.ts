// What powers let one do, and what they leave on somebody, as sentences.

import type { MarkKind } from '../../rules/hooks/mark.ts';
import type { Deed } from '../../rules/hooks/windows.ts';
import type { Naming } from '../naming.ts';
import { names as n } from './names.ts';

/** Null where it is done to nobody. */
type Whom = string | null;

export interface DeedWords {
  readonly told: Readonly<Record<Deed, (who: string, target: Whom, naming: Naming) => string>>;
  readonly offered: Readonly<Record<Deed, (target: Whom, naming: Naming) => string>>;
  /** What a mark means when it comes, and when it goes; of others there is only their name. */
  readonly marked: Readonly<Partial<Record<MarkKind, (who: string) => string>>>;
  readonly unmarked: Readonly<Partial<Record<MarkKind, (who: string) => string>>>;
  readonly otherwise: {
    marked(who: string, mark: string): string;
    unmarked(who: string, mark: string): string;
  };
}

const whom = (target: Whom, naming: Naming): string => (target === null ? 'somebody' : naming.whom(target));

export const deeds: DeedWords = {
  told: {
    finish: (who, target, naming) => `${who} makes an end of ${whom(target, naming)}.`,
    leap: (who) => `${who} crouches for a bound.`,
    net: (who, target, naming) => `${who} throws the barb-net at ${whom(target, naming)}.`,
    breakFree: (who) => `${who} tears at the net.`,
    overturn: (who, target, naming) => `${who} tries to turn ${whom(target, naming)} over.`,
    charge: (who, target, naming) => `${who} charges at ${whom(target, naming)}.`,
    tend: (who, target, naming) => `${who} tries to bring ${whom(target, naming)} round.`,
    chant: (who) => `${who} chants.`,
    dress: (who) => `${who} gathers up clothes and arms.`,
  },
  offered: {
    finish: (target, naming) => `Make an end of ${whom(target, naming)}`,
    leap: () => 'Bound over everybody’s heads',
    net: (target, naming) => `Throw the barb-net at ${whom(target, naming)}`,
    breakFree: () => 'Tear free of the net',
    overturn: (target, naming) => `Turn ${whom(target, naming)} on its back`,
    charge: (target, naming) => `Charge at ${whom(target, naming)} from afar`,
    tend: (target, naming) => `Bring ${whom(target, naming)} round`,
    chant: () => 'Chant',
    dress: () => 'Gather up clothes and arms',
  },
  marked: {
    downed: (who) => `${who} lies there, but is not done with.`,
    recovering: (who) => `${who} mends by itself from now on.`,
    netted: (who) => `${who} is caught in the barb-net.`,
    stunned: (who) => `${who} is dazed.`,
    unconscious: (who) => `${who} is knocked out.`,
    frozen: (who) => `${who} freezes stiff.`,
    overturned: (who) => `${who} lies on its back.`,
    pinned: (who) => `${who} lies pinned under the other’s body.`,
    buried: (who) => `${who} is buried under the carcass.`,
    maimed: (who) => `${who} has lost a tentacle.`,
  },
  unmarked: {
    downed: (who) => `${who} gets up again.`,
    netted: (who) => `${who} is out of the net.`,
    unconscious: (who) => `${who} comes round.`,
    frozen: (who) => `${who} stirs again.`,
    pinned: (who) => `${who} gets out from under the other.`,
    buried: (who) => `${who} has climbed out from under the carcass.`,
    chanting: (who) => `${who} has stopped chanting.`,
  },
  otherwise: {
    marked: (who, mark) => `${who}: ${n.marks[mark as MarkKind]}.`,
    unmarked: (who, mark) => `${who}: ${n.marks[mark as MarkKind]}, that is over.`,
  },
};

import type { CreatureWords } from '../en/creature.ts';
import { names as n } from './names.ts';

export const creature: CreatureWords = {
  problems: {
    notACreature: () => 'Das ist kein Wesen für Rune.',
    otherVersion: () => 'Dieses Wesen stammt aus einem späteren Skald, das dieses hier nicht lesen kann.',
    malformed: ({ path }) =>
      path === '' ? 'Das ist kein ganzes Wesen.' : `Mit diesem Wesen stimmt bei „${path}“ etwas nicht.`,
    undescribed: () => 'Beschreibe, wie es aussieht: Gegen etwas Unbeschriebenes kämpft niemand.',
    mustStayAwake: ({ tag }) =>
      tag === 'undead'
        ? 'Untote lassen sich nicht betäuben. Nimm das weg.'
        : 'Machwerke lassen sich nicht betäuben. Nimm das weg.',
    powerTwice: ({ kind }) => `Eine Kraft hat es zweimal (${n.powers[kind as 'undead']}). Einmal genügt.`,
    noTrait: () => 'Es hat keine Eigenart, an der man es wiedererkennt.',
    likeAnother: ({ foe }) =>
      `Im Kampf ist es nicht von etwas anderem zu unterscheiden: ${n.kind(foe as 'troll')}.`,
    paysNothing: ({ name }) => `Weniger ${n.statistics[name as 'init']} macht es nicht billiger.`,
    clawsThatShoot: () => 'Es schießt, hält aber nichts in den Händen, womit es schießen könnte.',
  },
  adjust: (name, by) => `${n.statistics[name as 'dam']} ${n.signed(by)}`,
  power: (kind) => `Kraft: ${n.powers[kind as 'undead']}`,
};

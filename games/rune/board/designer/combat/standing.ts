// How a fight stands to its heroes, and what would make a match of it. RUN-CEVENT-03 to -09, -24

import { MIX, roundMix, THREATS, type Threat } from '../../../content/threats.ts';
import { combatOf } from '../../../documents/encounter/fights.ts';
import { type MixSheet, mixSheets } from '../../../documents/encounter/mix.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';

/** Also of a fight that has no foes yet. */
export function mixSheetAt(encounter: Encounter, event: number): MixSheet | null {
  const fought = encounter.events.flatMap((one, e) =>
    e === event || (one.combat?.foes.length ?? 0) > 0 ? [{ one, e }] : [],
  );
  const sheets = mixSheets(
    fought.map(({ one }) => combatOf(encounter, one)),
    encounter.group.heroes,
  );
  return sheets[fought.findIndex(({ e }) => e === event)] ?? null;
}

type Wanted = Pick<MixSheet, 'required' | 'relation'>;

const isMatch = ({ required, relation }: Wanted, tenths: number): boolean =>
  relation === '==' ? roundMix(tenths) === required : roundMix(tenths) <= required;

/** From how many tenths to how many it is right. */
export function rightTenths(wanted: Wanted): readonly [least: number, most: number] {
  const right = Array.from({ length: 10 * (Math.floor(wanted.required) + 2) }, (_, tenths) => tenths).filter(
    (tenths) => isMatch(wanted, tenths),
  );
  return [right[0] ?? 0, right.at(-1) ?? 0];
}

/** So many more of one category, each of a type without a Mix of its own, would be right. */
export interface Remedy {
  readonly threat: Threat;
  readonly least: number;
  readonly most: number;
}

/** RUN-CEVENT-24, where nobody is there yet. */
export function remediesFor(sheet: MixSheet): Remedy[] {
  const [least, most] = rightTenths(sheet);
  if (sheet.tenths >= least && sheet.tenths > 0) return [];
  const lacking = Math.max(1, least - sheet.tenths);
  return THREATS.flatMap((threat) => {
    const from = Math.ceil(lacking / MIX[threat]);
    const to = Math.floor((most - sheet.tenths) / MIX[threat]);
    return from > to ? [] : [{ threat, least: from, most: to }];
  });
}

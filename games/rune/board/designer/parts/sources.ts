// Where parts and whole encounters can be taken from.

import type { EditorProps, KeptBeside } from '@skald/games/board';
import { useEffect, useMemo, useState } from 'react';
import { AdventureSchema } from '../../../documents/adventure/schema.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import { type Encounter, EncounterSchema } from '../../../documents/encounter/schema.ts';
import { STOLEN_RUNE } from '../../../text/stolen-rune/editions.ts';

export interface Source {
  readonly group: 'stolen' | 'samples' | 'device';
  readonly encounter: Encounter;
}

const READY: readonly Source[] = [
  ...STOLEN_RUNE.balanced.encounters.map(({ encounter }) => ({ group: 'stolen' as const, encounter })),
  ...ENCOUNTER_SAMPLES.slice(1).map((encounter) => ({ group: 'samples' as const, encounter })),
];

type Kept = EditorProps['kept'];

/** Those that are always there, and those that are kept on this device, by themselves or in an adventure. */
export function useSources(beside: Kept): readonly Source[] {
  const [kept, setKept] = useState<readonly Encounter[]>([]);
  useEffect(() => {
    let here = true;
    void Promise.all([beside?.('encounter') ?? [], beside?.('adventure') ?? []]).then(
      ([encounters, adventures]) => {
        if (here) setKept([...encounters.flatMap(encounterIn), ...adventures.flatMap(encountersIn)]);
      },
    );
    return () => {
      here = false;
    };
  }, [beside]);
  return useMemo(
    () => [...READY, ...kept.map((encounter) => ({ group: 'device' as const, encounter }))],
    [kept],
  );
}

const encounterIn = ({ document }: KeptBeside): Encounter[] => {
  const read = EncounterSchema.safeParse(document);
  return read.success ? [read.data] : [];
};

const encountersIn = ({ document }: KeptBeside): Encounter[] => {
  const read = AdventureSchema.safeParse(document);
  return read.success ? read.data.encounters.map(({ encounter }) => encounter) : [];
};

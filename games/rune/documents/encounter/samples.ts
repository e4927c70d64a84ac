// Encounters to begin from: an empty sheet, and a small one that can be run as it stands.

import { goblinWarren } from '../../content/maps/goblin-warren.ts';
import { type Encounter, EncounterSchema } from './schema.ts';

const BLANK: Encounter = EncounterSchema.parse({
  skald: 'encounter',
  version: 1,
  name: { en: 'A new encounter', de: 'Eine neue Begegnung' },
  kind: 'basic',
  group: { heroes: 4 },
  events: [
    {
      id: 'first',
      title: { en: 'The first event', de: 'Das erste Ereignis' },
      combat: { foes: [] },
    },
  ],
});

const NAMES = [
  'Gnarr',
  'Snib',
  { en: 'Mother Rot', de: 'Mutter Moder' },
  'Pockle',
  { en: 'Weep', de: 'Heul' },
  { en: 'Little Weep', de: 'Klein-Heul' },
] as const;

const TOLL: Encounter = EncounterSchema.parse({
  skald: 'encounter',
  version: 1,
  name: { en: 'The Goblins’ Toll', de: 'Der Goblinzoll' },
  kind: 'basic',
  beginner: false,
  concept: {
    en: 'Goblins have barred a passage and ask for a toll in silver, or in fingers.',
    de: 'Goblins haben einen Gang versperrt und verlangen Zoll: Silber oder Finger.',
  },
  group: { heroes: 4 },
  events: [
    {
      id: 'gate',
      title: { en: 'The gate of bones', de: 'Das Knochentor' },
      location: { en: 'A narrow passage', de: 'Ein enger Gang' },
      summary: {
        en: 'A gate that falls on whoever opens it carelessly.',
        de: 'Ein Tor fällt auf jeden, der es unbedacht öffnet.',
      },
      scene: 'tunnel',
      narration: {
        en: 'The passage ends before a gate. Somebody has tied it together out of thigh bones, and hung a kettle on it. Behind the bars it smells of smoke and of wet fur.',
        de: 'Der Gang endet vor einem Tor. Jemand hat es aus Schenkelknochen zusammengebunden und einen Kessel daran gehängt. Hinter den Stäben riecht es nach Rauch und nassem Fell.',
      },
      inspection: {
        en: 'The bones are not old. The kettle hangs on a cord that runs up into the dark.',
        de: 'Die Knochen sind nicht alt. Der Kessel hängt an einer Schnur, die ins Dunkel hinaufführt.',
      },
      background: {
        en: 'Whoever pulls at the gate brings down the beam above it, and the kettle tells the goblins.',
        de: 'Wer am Tor zieht, bringt den Balken darüber zu Fall, und der Kessel meldet es den Goblins.',
      },
      elements: [
        {
          id: 'beam',
          name: { en: 'The beam', de: 'Der Balken' },
          nature: 'trap',
          roll: {
            id: 'beam-dodge',
            methods: [{ ability: 'dodge', characteristic: null }],
            against: { kind: 'difficulty', difficulty: 7 },
            type: 'rush',
            condition: {
              trigger: { en: 'Pull the gate open.', de: 'Das Tor aufziehen.' },
              exposure: 'first',
            },
          },
          effects: [{ id: 'beam-falls', kind: 'damage', dam: 20 }],
          tags: ['mechanical'],
        },
        {
          id: 'tracks',
          name: { en: 'The cord', de: 'Die Schnur' },
          nature: 'gain',
          roll: {
            id: 'tracks-awareness',
            methods: [{ ability: 'awareness', characteristic: null }],
            against: { kind: 'difficulty', difficulty: 6 },
            type: 'noFault',
          },
          gains: [{ kind: 'carrot', for: { score: 'init' }, by: 3 }],
          inspection: {
            en: 'The cord ends at a bell. Cut it, and nobody will hear you come.',
            de: 'Die Schnur endet an einer Glocke. Schneidet sie durch, und niemand hört euch kommen.',
          },
        },
      ],
    },
    {
      id: 'warren',
      title: { en: 'The toll-house', de: 'Das Zollhaus' },
      location: { en: 'A burrow with many holes', de: 'Ein Bau mit vielen Löchern' },
      summary: {
        en: 'Six goblins defend what others have paid.',
        de: 'Sechs Goblins verteidigen, was andere bezahlt haben.',
      },
      scene: 'cave',
      narration: {
        en: 'A low cave, full of things that belong to somebody else. Six goblins look up from a meal. The largest wipes her mouth. “Toll,” she says.',
        de: 'Eine niedrige Höhle voller Dinge, die anderen gehören. Sechs Goblins blicken von einer Mahlzeit auf. Die größte wischt sich den Mund. „Zoll“, sagt sie.',
      },
      background: {
        en: 'They would not have let anybody pass.',
        de: 'Durchgelassen hätten sie niemanden.',
      },
      combat: {
        foes: NAMES.map((name, i) => ({
          id: `goblin-${i + 1}`,
          name,
          kind: 'rock-goblin',
          threat: 'inferior',
          selfWilled: i === 2,
        })),
      },
      map: goblinWarren,
      elements: [
        {
          id: 'hoard',
          name: { en: 'What others have paid', de: 'Was andere bezahlt haben' },
          nature: 'gain',
          phase: 'after',
          gains: [
            { kind: 'treasure', category: 'A' },
            { kind: 'silver', ounces: 6 },
          ],
          how: { en: 'Search the burrow.', de: 'Den Bau durchsuchen.' },
        },
      ],
    },
  ],
});

export const ENCOUNTER_SAMPLES: readonly [Encounter, ...Encounter[]] = [BLANK, TOLL];

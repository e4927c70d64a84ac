import type { EncounterKind, Hook } from '../../content/design/budget.ts';
import type { AdventureWords } from '../en/adventure.ts';

const KINDS: Readonly<Record<EncounterKind, string>> = {
  basic: 'eine einfache Begegnung',
  setup: 'der Auftakt',
  cushion: 'eine Zwischenbegegnung',
  development: 'die Wendung',
  climax: 'der Höhepunkt',
};

const HOOKS: Readonly<Record<Hook, string>> = {
  underground: 'im Untergrund',
  scandinavia: 'in Skandinavien',
  jotunheim: 'in Jötunheim',
  nidavellir: 'in Nidavellir',
  svartalfheim: 'in Svartalfheim',
  'foreign-lands': 'in fremden Ländern',
  underwater: 'unter Wasser',
  'other-dimensions': 'in einer anderen Welt',
};

const PARTS = {
  setup: 'was in einen gewöhnlichen Tag daheim einbricht und wen von den Ihren es in Gefahr bringt',
  development: 'welcher Hinweis oder Schritt sie weiterbringt',
  climax: 'wie es zum letzten Kampf kommt',
  goal: 'woran die Helden merken, dass es vollbracht ist',
} as const;

export const adventure: AdventureWords = {
  problems: {
    notAnAdventure: () => 'Das ist kein Abenteuer für Rune.',
    otherVersion: () => 'Dieses Abenteuer stammt aus einem späteren Skald, das dieses hier nicht lesen kann.',
    malformed: ({ path }) =>
      path === ''
        ? 'Das ist kein ganzes Abenteuer.'
        : `Mit diesem Abenteuer stimmt bei „${path}“ etwas nicht.`,
    encounters: ({ encounters, right }) =>
      `So ein Abenteuer hat bei so vielen Spielern ${right} Begegnungen; dieses hier hat ${encounters}.`,
    otherRole: ({ kind, right }) =>
      `Das ist ${KINDS[kind as EncounterKind]}; an diese Stelle gehört ${KINDS[right as EncounterKind]}.`,
    otherHook: ({ hook, right }) =>
      `Das spielt ${HOOKS[hook as Hook]}; alle Zwischenbegegnungen spielen aber ${HOOKS[right as Hook]}.`,
    hookLeft: ({ hook, right }) =>
      `Das spielt ${HOOKS[hook as Hook]}, das Abenteuer sonst ${HOOKS[right as Hook]}.`,
    otherRunner: ({ runner, right }) => `Das leitet Spieler ${right}, nicht Spieler ${runner}.`,
    runnerNowhere: ({ players }) => `Es gibt nur ${players} Spieler, und keiner davon leitet das hier.`,
    unevenShare: ({ least, most }) =>
      `Jemand leitet ${most} davon und jemand nur ${least}; auf Dauer sollen es für alle gleich viele sein.`,
    villainEarly: () =>
      'Von dem, den man im letzten Kampf trifft, hört man vorher besser nur: durch Zeugen, eine Karte oder ein Tagebuch, den Hohn eines Handlangers, seinen Unterschlupf oder Leute, die er zum Kampf zwingt.',
    noPlot: ({ part }) => `Die Handlung sagt noch nicht, ${PARTS[part as keyof typeof PARTS]}.`,
  },
  fixes: {
    runner: ({ player }) => `Lass es Spieler ${player} leiten`,
    inTurn: () => 'Lass alle reihum leiten',
    generate: ({ kinds }) =>
      kinds.length === 1
        ? 'Lass die fehlende Begegnung entstehen'
        : `Lass die ${kinds.length} fehlenden entstehen`,
  },
  ofEncounter: (number, text) => `Begegnung ${number}: ${text}`,
};

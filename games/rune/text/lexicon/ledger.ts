// What stands in a hero's ledger: what is bought, when, and by what points were gained.

import type { Named } from '@skald/text';
import type { Line, LineOf, Moment, Purchase } from '../../documents/hero/lines.ts';

export const MOMENT_NAMES: Readonly<Record<Moment, Named>> = {
  'between-adventures': { en: 'between two adventures', de: 'zwischen zwei Abenteuern' },
  'adventure-start': { en: 'at the start of an adventure', de: 'zu Beginn eines Abenteuers' },
  'encounter-start': { en: 'at the start of an encounter', de: 'zu Beginn einer Begegnung' },
  encounter: { en: 'during an encounter', de: 'während einer Begegnung' },
  'encounter-end': { en: 'at the end of an encounter', de: 'am Ende einer Begegnung' },
  'between-encounters': { en: 'between two encounters', de: 'zwischen zwei Begegnungen' },
  'early-return': { en: 'on an early return home', de: 'bei früher Heimkehr' },
};

/** Kinds of what victory points buy. */
export const PURCHASE_NAMES: Readonly<Record<Purchase['kind'], Named>> = {
  gift: { en: 'A gift', de: 'Eine Gabe' },
  experience: { en: 'Experience', de: 'Erfahrung' },
  training: { en: 'Training', de: 'Ausbildung' },
  insurance: { en: 'Death insurance', de: 'Todesversicherung' },
  curds: { en: 'Curds to eat', de: 'Käsebruch zum Essen' },
  legendary: { en: 'Power of a legendary thing', de: 'Kraft eines sagenhaften Dings' },
  horse: { en: 'A horse', de: 'Ein Pferd' },
  'horse-upgrade': { en: 'A better horse', de: 'Ein besseres Pferd' },
  deficit: { en: 'Paying a debt', de: 'Tilgung einer Schuld' },
  gear: { en: 'Gear for silver', de: 'Ausrüstung gegen Silber' },
};

export const CAUSE_OF_GAIN: Readonly<Record<LineOf<'gain'>['cause'], Named>> = {
  pillaging: { en: 'Pillaging', de: 'Plündern' },
  running: { en: 'Running an encounter', de: 'Leiten einer Begegnung' },
  loot: { en: 'Loot brought home', de: 'Heimgebrachte Beute' },
  'dying-blow': { en: 'Left by a Dying Blow', de: 'Nachlass eines Sterbensstreichs' },
};

/** What there is to win. RUN-BASIC-29 */
export const WON_NAMES: Readonly<Record<LineOf<'won'>['what'], Named>> = {
  session: { en: 'a session', de: 'eine Sitzung' },
  saga: { en: 'a saga', de: 'eine Saga' },
};

/** Lines that have no name of their own from what they are about; what changed hands is told from either side. */
export const LINE_NAMES: Readonly<
  Record<
    | Exclude<Line['line'], 'gain' | 'expense' | 'traded'>
    | 'paid'
    | 'wasPaid'
    | 'gone'
    | 'bareHeaded'
    | 'mended',
    Named
  >
> = {
  found: { en: 'Won', de: 'Gewonnen' },
  paid: { en: 'Paid to', de: 'Gezahlt an' },
  wasPaid: { en: 'Paid by', de: 'Gezahlt von' },
  lost: { en: 'Lost', de: 'Verloren' },
  changed: { en: 'Used', de: 'Gebraucht' },
  gone: { en: 'Used up', de: 'Aufgebraucht' },
  worn: { en: 'Put on', de: 'Aufgesetzt' },
  bareHeaded: { en: 'Took off the helm', de: 'Den Helm abgesetzt' },
  damaged: { en: 'Damaged', de: 'Beschädigt' },
  battered: { en: 'Battered', de: 'Mitgenommen' },
  mended: { en: 'Mended', de: 'Ausgebessert' },
  won: { en: 'Winner', de: 'Sieger' },
  death: { en: 'Died, and came back', de: 'Gestorben und wiedergekehrt' },
  inherited: { en: 'Inherited', de: 'Geerbt' },
};

/** Gear that is named by its kind alone. */
export const GEAR_NAMES: Readonly<Record<'armor' | 'shield' | 'kit', Named>> = {
  armor: { en: 'armor', de: 'Rüstung' },
  shield: { en: 'shield', de: 'Schild' },
  kit: { en: 'kit', de: 'Ausrüstung' },
};

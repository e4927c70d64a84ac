// What everything is called, in every language, with the grammar each of them needs.

import { type Named, same } from '@skald/text';
import type { ArmyId, Card, Field, Side, TablePiece, Terrain } from '../content/index.ts';
import type { State } from '../rules/state.ts';

/** German bynames may change with the case: „Hugo der Rote“, „den Roten“, „dem Roten“. */
interface Leader {
  readonly name: Named;
  readonly byname: Named<string, string | readonly [nominative: string, accusative: string, dative: string]>;
  readonly woman: boolean;
}

const leader = (name: Named, byname: Leader['byname'], woman = false): Leader => ({ name, byname, woman });

/** An army goes by whoever leads it. */
export const LEADERS: Readonly<Record<ArmyId, Leader>> = {
  n1: leader(same('Raoul'), same('de Montfleur')),
  n2: leader({ en: 'Hugh', de: 'Hugo' }, { en: 'the Red', de: ['der Rote', 'den Roten', 'dem Roten'] }),
  n3: leader(same('Gilbert'), {
    en: 'the Steward',
    de: ['der Truchsess', 'den Truchsess', 'dem Truchsess'],
  }),
  n4: leader(same('Odo'), { en: 'the Canon', de: ['der Domherr', 'den Domherrn', 'dem Domherrn'] }),
  n5: leader(same('Mabel'), { en: 'of Corvane', de: 'von Corvane' }, true),
  v1: leader(same('Thorkel'), { en: 'Rustbeard', de: 'Rostbart' }),
  v2: leader(same('Asgeir'), { en: 'the Silent', de: ['der Schweiger', 'den Schweiger', 'dem Schweiger'] }),
  v3: leader(same('Gunnhild'), { en: 'Ketilsdottir', de: 'Ketilstochter' }, true),
  v4: leader(same('Ulf'), { en: 'Seven-Fingers', de: 'Siebenfinger' }),
  v5: leader(same('Hoskuld'), { en: 'Dryfoot', de: 'Trockenfuß' }),
};

/** Several, and in German „den …n“. */
export const SIDE_NAMES: Readonly<Record<Side, Named<string, readonly [name: string, dative: string]>>> = {
  normans: { en: 'Normans', de: ['Normannen', 'Normannen'] },
  vikings: { en: 'Vikings', de: ['Wikinger', 'Wikingern'] },
};

export const GROUND_NAMES: Readonly<Record<Terrain | Field, Named>> = {
  grassland: { en: 'grassland', de: 'Grasland' },
  woods: { en: 'woods', de: 'Wald' },
  mountain: { en: 'mountains', de: 'Gebirge' },
  swamp: { en: 'swamp', de: 'Sumpf' },
  coast: { en: 'coast', de: 'Küste' },
  village: { en: 'village', de: 'Dorf' },
  castle: { en: 'castle', de: 'Burg' },
  sea: { en: 'sea', de: 'See' },
  river: { en: 'river', de: 'Fluss' },
};

type Counted = readonly [one: string, several: string];

export const PIECE_NAMES: Readonly<Record<TablePiece, Named<Counted>>> = {
  woods: { en: ['wood', 'woods'], de: ['Wald', 'Wälder'] },
  mountain: { en: ['hill', 'hills'], de: ['Hügel', 'Hügel'] },
  rocks: {
    en: ['patch of rocky ground', 'patches of rocky ground'],
    de: ['Felsfeld', 'Felsfelder'],
  },
  field: { en: ['field', 'fields'], de: ['Acker', 'Äcker'] },
  swamp: { en: ['swamp', 'swamps'], de: ['Sumpf', 'Sümpfe'] },
  house: { en: ['house', 'houses'], de: ['Haus', 'Häuser'] },
  palisade: {
    en: ['stretch of palisade', 'stretches of palisade'],
    de: ['Stück Palisade', 'Stücke Palisade'],
  },
  gate: { en: ['gate', 'gates'], de: ['Tor', 'Tore'] },
  river: { en: ['river', 'rivers'], de: ['Fluss', 'Flüsse'] },
  ford: { en: ['ford', 'fords'], de: ['Furt', 'Furten'] },
  bridge: { en: ['bridge', 'bridges'], de: ['Brücke', 'Brücken'] },
};

export const CARD_NAMES: Readonly<Record<Card, Named>> = {
  scouts: { en: 'Scouts', de: 'Späher' },
  localKnowledge: { en: 'Local knowledge', de: 'Ortskenntnis' },
  ambush: { en: 'Ambush', de: 'Hinterhalt' },
  initiative: same('Initiative'),
  ford: { en: 'Ford', de: 'Furt' },
  forcedMarch: { en: 'Forced March', de: 'Gewaltmarsch' },
};

export const PHASE_NAMES: Readonly<Record<State['phase'], Named>> = {
  setUp: { en: 'set-up', de: 'Aufbau' },
  initiative: { en: 'initiative', de: 'Initiative' },
  movement: { en: 'movement', de: 'Bewegung' },
  over: { en: 'the end', de: 'Ende' },
};

import type { Named } from '@skald/text';
import type { BattleMapName } from '../content/maps/index.ts';

export const BATTLE_MAP_TITLES: Readonly<Record<BattleMapName, Named>> = {
  'barrow-field': { en: 'The Barrow-Field', de: 'Das Hügelgräberfeld' },
  'raven-wood': { en: 'Raven Wood', de: 'Der Rabenwald' },
  'tide-strand': { en: 'The Ship on the Strand', de: 'Das Schiff am Strand' },
  'frozen-mere': { en: 'The Frozen Mere', de: 'Der gefrorene See' },
  'steaming-springs': { en: 'The Steaming Springs', de: 'Die dampfenden Quellen' },
  'glacier-pass': { en: 'The Pass below the Glacier', de: 'Der Pass unter dem Gletscher' },
  'ravine-bridge': { en: 'The Bridge over the Ravine', de: 'Die Brücke über die Schlucht' },
  'broken-palisade': { en: 'The Broken Palisade', de: 'Die geborstene Palisade' },
  'ship-to-ship': { en: 'Ship to Ship', de: 'Bord an Bord' },
  'mead-hall': { en: 'The Mead-Hall', de: 'Die Methalle' },
  'goblin-warren': { en: 'The Goblin Warren', de: 'Der Goblinbau' },
  'dwarf-forge': { en: 'The Forge under the Mountain', de: 'Die Schmiede unter dem Berg' },
};

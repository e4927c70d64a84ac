// Where encounters take place: what a scene can be drawn from, and which setting of an adventure it belongs to.

import type { Hook } from '../design/budget.ts';
import type { Theme } from '../fights.ts';

export const SCENES = [
  'cave',
  'hall',
  'forge',
  'forest',
  'ice',
  'ship',
  'temple',
  'village',
  'tunnel',
  'shore',
  'mountain',
  'swamp',
] as const;
export type Scene = (typeof SCENES)[number];

/** What each setting of an adventure is made of: its scenes, and whom one meets there; null: whoever is at home in a scene.
 * Under water and in other worlds nothing is found that nobody has thought up. RUN-ADV-17 */
const SETTINGS = {
  underground: { scenes: ['cave', 'hall', 'forge', 'temple', 'tunnel'], foes: null },
  scandinavia: { scenes: ['forest', 'ship', 'village', 'shore', 'swamp'], foes: null },
  jotunheim: { scenes: ['ice', 'mountain'], foes: ['monsters'] },
  nidavellir: { scenes: ['forge', 'tunnel', 'hall'], foes: ['dwarves'] },
  svartalfheim: { scenes: ['forest', 'swamp'], foes: ['elves', 'monsters'] },
  'foreign-lands': { scenes: ['shore', 'village', 'hall', 'ship'], foes: ['vikings', 'elves'] },
} as const satisfies Partial<Record<Hook, Setting>>;
export type SettingName = keyof typeof SETTINGS;

interface Setting {
  readonly scenes: readonly Scene[];
  readonly foes: readonly Exclude<Theme, 'any'>[] | null;
}
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
export const settingOf = (name: SettingName): Setting => SETTINGS[name];

/** Of a scene that was asked for. RUN-ADV-08 */
export const HOOK_OF: Readonly<Record<Scene, SettingName>> = {
  cave: 'underground',
  hall: 'underground',
  forge: 'underground',
  forest: 'scandinavia',
  ice: 'jotunheim',
  ship: 'scandinavia',
  temple: 'underground',
  village: 'scandinavia',
  tunnel: 'underground',
  shore: 'scandinavia',
  mountain: 'jotunheim',
  swamp: 'scandinavia',
};

// What foes can do besides striking, what it leaves on somebody, and what kind of creature one is.

import type { Named } from '@skald/text';
import type { PowerKind, Tag } from '../../content/powers.ts';
import type { MarkKind } from '../../rules/hooks/mark.ts';
import type { Deed } from '../../rules/hooks/windows.ts';

export const POWER_NAMES: Readonly<Record<PowerKind, Named>> = {
  undead: { en: 'undead', de: 'untot' },
  leaping: { en: 'leaps', de: 'springt' },
  barbNet: { en: 'barb-net', de: 'Stachelnetz' },
  crushing: { en: 'crushing', de: 'zermalmt' },
  stunning: { en: 'stuns', de: 'betäubt' },
  freezing: { en: 'freezes', de: 'erstarrt' },
  camouflage: { en: 'camouflage', de: 'Tarnung' },
  unscored: { en: 'worth nothing', de: 'bringt keine Punkte' },
  tentacles: { en: 'tentacles', de: 'Fangarme' },
  charging: { en: 'charges', de: 'stürmt an' },
  hunting: { en: 'hunts everything', de: 'jagt alles' },
  goblinMagic: { en: 'goblin magic', de: 'Goblinzauber' },
  landmark: { en: 'landmark', de: 'Landmarke' },
};

export const MARK_NAMES: Readonly<Record<MarkKind, Named>> = {
  downed: { en: 'struck down, not dead', de: 'niedergestreckt, nicht tot' },
  recovering: { en: 'recovering', de: 'erholt sich' },
  netted: { en: 'in a barb-net', de: 'im Stachelnetz' },
  stunned: { en: 'dazed', de: 'benommen' },
  unconscious: { en: 'knocked out', de: 'niedergeschlagen' },
  frozen: { en: 'frozen stiff', de: 'stocksteif' },
  overturned: { en: 'on its back', de: 'auf dem Rücken' },
  fallen: { en: 'on the ground', de: 'am Boden' },
  pinned: { en: 'under a body', de: 'unter einem Leib' },
  buried: { en: 'buried under a carcass', de: 'unter einem Kadaver begraben' },
  chanting: { en: 'chanting', de: 'singt einen Zauber' },
  maimed: { en: 'maimed', de: 'verstümmelt' },
  stripped: { en: 'carried off with nothing on', de: 'verschleppt und ausgeraubt' },
};

/** What somebody does by virtue of a power or a mark, as it is told. */
export const DEED_NAMES: Readonly<Record<Deed, Named>> = {
  finish: { en: 'makes an end of it', de: 'macht ein Ende' },
  leap: { en: 'bounds into the air', de: 'setzt zum Sprung an' },
  net: { en: 'throws the barb-net', de: 'wirft das Stachelnetz' },
  breakFree: { en: 'tears at the net', de: 'zerrt am Netz' },
  overturn: { en: 'heaves', de: 'wuchtet' },
  charge: { en: 'charges', de: 'stürmt los' },
  tend: { en: 'tries to rouse somebody', de: 'versucht zu wecken' },
  chant: { en: 'chants', de: 'singt' },
};

/** The same, as it is offered. */
export const DEED_OPTIONS: Readonly<Record<Deed, Named>> = {
  finish: { en: 'Make an end of it', de: 'Ein Ende machen' },
  leap: { en: 'Bound over everybody’s heads', de: 'Über alle Köpfe springen' },
  net: { en: 'Throw the barb-net', de: 'Das Stachelnetz werfen' },
  breakFree: { en: 'Tear free of the net', de: 'Sich aus dem Netz reißen' },
  overturn: { en: 'Turn it on its back', de: 'Auf den Rücken drehen' },
  charge: { en: 'Charge from afar', de: 'Von weitem heranstürmen' },
  tend: { en: 'Bring round', de: 'Zu sich bringen' },
  chant: { en: 'Chant', de: 'Den Zauber singen' },
};

export const TAG_NAMES: Readonly<Record<Tag, Named>> = {
  human: { en: 'human', de: 'Mensch' },
  undead: { en: 'undead', de: 'Untoter' },
  craftwerk: { en: 'craftwerk', de: 'Machwerk' },
  monstrous: { en: 'monster', de: 'Ungeheuer' },
  dwarf: { en: 'dwarf', de: 'Zwerg' },
  elf: { en: 'elf', de: 'Elf' },
  goblin: { en: 'goblin', de: 'Goblin' },
  wendol: { en: 'wendol', de: 'Wendol' },
};

// What foes can do besides striking, what it leaves on somebody, and what kind of creature one is.

import type { Named } from '@skald/text';
import type { PowerKind, Tag } from '../../content/powers.ts';
import type { MarkKind } from '../../rules/hooks/mark.ts';

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
  bonus: { en: 'favoured by a gift', de: 'von einer Gabe begünstigt' },
  draught: { en: 'strengthened by magic', de: 'von Zauber gestärkt' },
  loan: { en: 'fighting with another’s skill', de: 'kämpft mit fremdem Können' },
  eased: { en: 'feels less of the pain', de: 'spürt weniger Schmerz' },
  gift: { en: 'touched by a gift', de: 'von einer Gabe berührt' },
  soakDown: { en: 'softened', de: 'aufgeweicht' },
  resDown: { en: 'cowed', de: 'eingeschüchtert' },
  vengeance: { en: 'marked for vengeance', de: 'der Rache geweiht' },
  doomed: { en: 'doomed', de: 'verflucht' },
  obscured: { en: 'veiled in mist', de: 'in Nebel gehüllt' },
  insubstantial: { en: 'insubstantial', de: 'körperlos' },
  shining: { en: 'a light for all', de: 'ein Licht für alle' },
  ablaze: { en: 'amid a raging fire', de: 'inmitten einer Feuersbrunst' },
  consulted: { en: 'was asked', de: 'wurde gefragt' },
  crow: { en: 'turned into a crow', de: 'in eine Krähe verwandelt' },
  disarmed: { en: 'disarmed', de: 'entwaffnet' },
  naked: { en: 'naked', de: 'nackt' },
  statue: { en: 'turned into a statue', de: 'zur Statue geworden' },
  commanded: { en: 'under somebody’s command', de: 'unter fremdem Befehl' },
  possessed: { en: 'possessed', de: 'besessen' },
  setOn: { en: 'bent on revenge', de: 'auf Rache aus' },
  gone: { en: 'gone until the next event', de: 'bis zum nächsten Ereignis fort' },
  scotFree: { en: 'fleeing unhurt', de: 'flieht unversehrt' },
  eluded: { en: 'left behind by somebody', de: 'von jemandem stehen gelassen' },
  lastStand: { en: 'fighting on after death', de: 'kämpft über den Tod hinaus' },
  lingering: { en: 'clinging to life', de: 'klammert sich ans Leben' },
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

// What battle maps are called, and what is told of them before a fight.

import { isOneOf } from '@skald/kernel';
import type { Language, Named } from '@skald/text';
import { HOLM_NAME } from '../content/holm.ts';
import { BATTLE_MAP_NAMES, type BattleMapName } from '../content/maps/index.ts';

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

/** Where duels are fought. */
const HOLM: Named = { en: 'The Holm', de: 'Der Holm' };
const HOLM_STORY: Named = {
  en: 'A meadow, four hazel stakes and a quarrel that words did not end.',
  de: 'Eine Wiese, vier Haselstecken und ein Streit, den Worte nicht beendet haben.',
};

/** Of a map that somebody drew himself. */
const A_FIELD: Named = { en: 'A field', de: 'Ein Feld' };

const STORIES: Readonly<Record<BattleMapName, Named>> = {
  'barrow-field': {
    en: 'Three barrows stand in the mist, and robbers have left some graves open. Who lies here was not poor, and others have heard of it too.',
    de: 'Drei Grabhügel stehen im Nebel, und Räuber haben einige Gräber offen gelassen. Wer hier liegt, war nicht arm, und davon haben auch andere gehört.',
  },
  'raven-wood': {
    en: 'An old wood, a stream, three fords. The ravens sit in the tops of the trees and wait; they have done so before.',
    de: 'Ein alter Wald, ein Bach, drei Furten. In den Wipfeln sitzen die Raben und warten; das tun sie nicht zum ersten Mal.',
  },
  'tide-strand': {
    en: 'A ship lies on the strand and the tide has time. Whoever holds the planks in the evening sails.',
    de: 'Ein Schiff liegt auf dem Strand, und die Flut hat Zeit. Wer am Abend die Planken hat, der segelt.',
  },
  'frozen-mere': {
    en: 'The mere is frozen, mostly. It was agreed to meet in the middle, because nobody can hide there.',
    de: 'Der See ist gefroren, größtenteils. Man hat sich in der Mitte verabredet, weil sich dort niemand verstecken kann.',
  },
  'steaming-springs': {
    en: 'Hot water comes out of the ground here and steam lies over everything. Those who know the place keep to the stones.',
    de: 'Hier kommt heißes Wasser aus dem Boden, und über allem liegt Dampf. Wer die Stelle kennt, hält sich an die Steine.',
  },
  'glacier-pass': {
    en: 'There is one way over the mountain, it is narrow, and somebody was there first.',
    de: 'Über den Berg führt ein Weg, er ist schmal, und jemand war zuerst da.',
  },
  'ravine-bridge': {
    en: 'A bridge, and a long way down on both sides of it. Nobody comes to the farms beyond but over these planks.',
    de: 'Eine Brücke, und auf beiden Seiten geht es weit hinunter. Zu den Höfen drüben kommt niemand anders als über diese Bohlen.',
  },
  'broken-palisade': {
    en: 'The palisade has a gap that was not there yesterday. What came through it is still inside.',
    de: 'Die Palisade hat eine Lücke, die gestern noch nicht da war. Was durch sie hereinkam, ist noch drinnen.',
  },
  'ship-to-ship': {
    en: 'Two ships lie side by side, and the hooks hold. One of them will row home.',
    de: 'Zwei Schiffe liegen Bord an Bord, und die Haken halten. Eines von beiden wird heimrudern.',
  },
  'mead-hall': {
    en: 'It was a good feast until the doors opened. The fire still burns down the length of the hall.',
    de: 'Es war ein gutes Gelage, bis die Türen aufgingen. Das Feuer brennt noch die ganze Halle entlang.',
  },
  'goblin-warren': {
    en: 'The burrow smells of what its people eat. Somebody has to go in, and it will not be the farmers.',
    de: 'Der Bau riecht nach dem, was seine Leute essen. Jemand muss hinein, und die Bauern werden es nicht sein.',
  },
  'dwarf-forge': {
    en: 'Under the mountain the fires never go out. What is forged here was not meant for visitors.',
    de: 'Unter dem Berg gehen die Feuer nie aus. Was hier geschmiedet wird, war nicht für Besucher gedacht.',
  },
};

const A_STORY: Named = {
  en: 'A field that somebody has chosen for a fight.',
  de: 'Ein Feld, das sich jemand für einen Kampf ausgesucht hat.',
};

const isDrawn = (name: string): name is BattleMapName => isOneOf(BATTLE_MAP_NAMES, name);

export const mapTitle = (name: string, language: Language): string =>
  (isDrawn(name) ? BATTLE_MAP_TITLES[name] : name === HOLM_NAME ? HOLM : A_FIELD)[language];

/** How it came to a fight there. */
export const mapStory = (name: string, language: Language): string =>
  (isDrawn(name) ? STORIES[name] : name === HOLM_NAME ? HOLM_STORY : A_STORY)[language];

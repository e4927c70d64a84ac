// The guide as one Markdown document with a table of contents.

import { capital, guideFront, type Language, tableText as table, type Versions } from '@skald/text';
import { ABILITIES } from '../content/abilities.ts';
import { ARMORS, SHIELDS } from '../content/armor.ts';
import { THING_KINDS, ZONE_KINDS } from '../content/battle-map.ts';
import { FOES } from '../content/foes.ts';
import { GIFTS } from '../content/gifts.ts';
import { loadNumber } from '../content/load.ts';
import { WEAPON, WEAPONS } from '../content/weapons.ts';
import { OptionsSchema } from '../rules/fight/options.ts';
import { ACTIONS, STATES } from './actions.ts';
import { CHAPTERS } from './chapters.ts';
import { guide as de } from './de/guide.ts';
import { guide as en, type Guide } from './en/guide.ts';
import { helpText, topicName } from './help.ts';
import { NAMES } from './names.ts';
import { settingText } from './settings.ts';

const GUIDES: Readonly<Record<Language, Guide>> = { en, de };

/** When each version appeared, the newest first. */
export const VERSIONS: Versions = [['0.1.0', '2026-11-17']];

export const guide = guideFront({
  words: GUIDES,
  versions: VERSIONS,
  chapters: CHAPTERS,
  more: (words, language) => [
    { title: words.example, text: words.exampleText },
    { title: words.actionList, text: entries(ACTIONS, language) },
    { title: words.stateList, text: entries(STATES, language) },
    { title: words.foeList, text: entries(FOES, language) },
    { title: words.weapons, text: weapons(language) },
    { title: words.abilityList, text: entries(ABILITIES, language) },
    { title: words.armorList, text: entries([...ARMORS, ...SHIELDS], language) },
    {
      title: words.groundList,
      text: entries([...ZONE_KINDS, ...THING_KINDS.filter((kind) => kind !== 'tube-striker')], language),
    },
    { title: words.giftList, text: entries(GIFTS, language) },
    { title: words.settings, text: settings(language) },
  ],
});

/** Each with what help says of it. */
const entries = (ids: readonly string[], language: Language): string =>
  ids
    .map((id) => {
      const name = topicName(id, language);
      return `- **${name}.** ${helpText(id, null, language).slice(name.length + 2)}`;
    })
    .join('\n');

function weapons(language: Language): string {
  const { weapon: name, abilities, signed } = NAMES[language];
  const rows = WEAPONS.map((weapon) => {
    const { init, atk, dfn, dam, ability, hands, load } = WEAPON[weapon];
    return [
      capital(name(weapon)),
      ...[init, atk].map(signed),
      dfn === null ? '–' : signed(dfn),
      signed(dam),
      abilities[ability],
      `${hands}`,
      loadNumber(load).toLocaleString(language),
    ];
  });
  return table(GUIDES[language].weaponsHead, rows);
}

const settings = (language: Language): string =>
  table(
    GUIDES[language].settingsHead,
    Object.keys(OptionsSchema.shape).map((key) => [`\`${key}\``, settingText(key, language)]),
  );

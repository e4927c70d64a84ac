import { settingFront } from '@skald/text';
import { settings as de } from './de/settings.ts';
import { settings as en } from './en/settings.ts';

export const { settingText, settingValueText } = settingFront({ en, de });

// What this game shows in a browser.

import { show } from '@skald/games/board';
import { Beneath } from './beneath.tsx';
import { Board } from './board.tsx';
import '@skald/games/board-kit/kit.css';
import './tokens.css';
import './board.css';
import './map.css';
import './counters.css';
import './panels.css';
import './questions.css';
import './sheets.css';
import { Emblem } from './emblems.tsx';
import { Legend } from './legend.tsx';
import { preparePainting } from './painting.tsx';
import { Picture } from './picture.tsx';
import { Plot } from './plot.tsx';
import { question } from './questions.ts';
import { Sheets } from './sheets.tsx';
import { WEB_WORDS } from './words.ts';

export const board = show({
  Board,
  Sheets,
  question,
  Beneath,
  Plot,
  tabs: (language) => WEB_WORDS[language].tabs,
  Picture,
  Emblem,
  Legend,
  prepare: () => void preparePainting().catch(() => {}),
});

// What this game shows in a browser.

import { show } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import './tokens.css';
import './drawing/field.css';
import './drawing/terrain.css';
import './drawing/badges.css';
import './drawing/ring.css';
import './drawing/token.css';
import './board.css';
import './marks.css';
import './panels.css';
import './scene/scene.css';
import './scene/telling.css';
import '../notes/notes.css';
import './console/console.css';
import './tabletop/tabletop.css';
import { Board } from './board.tsx';
import { Emblem } from './emblems.tsx';
import { Legend } from './legend.tsx';
import { Picture } from './picture.tsx';
import { Plot } from './plot.tsx';
import { question } from './questions/index.tsx';
import { Sheets } from './sheets.tsx';
import { WEB_WORDS } from './words.ts';

export const board = show({
  Board,
  Sheets,
  question,
  Plot,
  tabs: (language) => WEB_WORDS[language].tabs,
  Picture,
  Emblem,
  Legend,
});

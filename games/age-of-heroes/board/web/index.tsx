// What this game shows in a browser.

import { show } from '@skald/games/board';
import { Board } from './board.tsx';
import './board.css';
import './panels.css';
import { Emblem } from './emblems.tsx';
import { Picture } from './picture.tsx';
import { Plot } from './plot.tsx';
import { question } from './questions.ts';
import { Sheets } from './sheets.tsx';

export const board = show({ Board, Sheets, question, Plot, Picture, Emblem });

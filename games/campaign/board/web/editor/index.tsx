// The map editor as the workshop knows it.

import { edit } from '@skald/games/board';
import { GARROCK, type HexMap, HexMapSchema } from '../../../content/index.ts';
import '@skald/games/board-kit/kit.css';
import '../hexmap/hexmap.css';
import './editor.css';
import { MapEditor } from './editor.tsx';
import { problemsOf } from './problems.ts';
import { blank } from './sheet.ts';

export const mapEditor = edit<HexMap>({
  Editor: MapEditor,
  schema: HexMapSchema,
  check: problemsOf,
  title: ({ name }) => name,
  samples: [blank('Terra Nova'), GARROCK],
});

// The painter of battle maps, and the choice of a map to begin with.

import '@skald/games/board-kit/kit.css';
import '../../web/tokens.css';
import '../../web/drawing/field.css';
import '../../web/drawing/terrain.css';
import '../../web/drawing/badges.css';
import '../../web/drawing/token.css';
import '../../web/marks.css';
import './painter.css';
import './palette.css';

export { MapChoice } from './map-choice.tsx';
export { MapPainter } from './painter.tsx';

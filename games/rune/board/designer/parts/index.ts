// What the designer knows of parts from elsewhere.

import './parts.css';

export { PartsShelf } from './parts-shelf.tsx';
export { PlotChoice } from './plot-choice.tsx';

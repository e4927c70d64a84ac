// An encounter that nobody designed, for whoever begins one.

import '@skald/games/board-kit/kit.css';
import './generate.css';

export { GenerateForm } from './generate-form.tsx';

// A fight of an encounter fought at once, or foreseen by bots; and all of it foreseen.

import './forecast.css';

export { FightNow } from './fight-now.tsx';
export { ForeseenPage } from './foreseen-page.tsx';
export { useForeseen } from './use-foreseen.ts';

// A fight of an encounter fought at once, or foreseen by bots.

import './forecast.css';

export { FightNow } from './fight-now.tsx';

// The forms of a fight and of own creatures.

import '@skald/games/board-kit/kit.css';
import '../../web/tokens.css';
import '../../web/drawing/token.css';
import '../forms/forms.css';
import '../forms/rolls.css';
import './combat.css';
import './kinds.css';

export { CombatForm } from './combat-form.tsx';
export { CreatureForm } from './creature-form.tsx';
export { CreaturesForm } from './creatures-form.tsx';

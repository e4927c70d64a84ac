// The picture on the game's card: heroes on a barrow at dusk, and what comes out of the mist towards them.

import { CardPicture, Fade } from '@skald/games/board-kit/card-picture';
import { type CSSProperties, type ReactElement, useId } from 'react';
import './tokens.css';
import './picture.css';
import { CRAFTWERKS, MONSTERS } from './drawing/silhouettes/beasts.ts';
import { VIKINGS } from './drawing/silhouettes/folk.ts';
import { GOBLINS } from './drawing/silhouettes/goblins.ts';
import { partsOf, type Silhouette } from './drawing/silhouettes/silhouette.ts';

const STARS =
  'M24 22h.1M60 40h.1M96 14h.1M132 34h.1M170 16h.1M214 28h.1M246 12h.1M282 36h.1M304 18h.1M40 62h.1M262 58h.1';
const HILLS = 'M0 118Q40 96 86 104Q120 84 168 98Q210 80 252 100Q290 92 320 108V200H0Z';
const BARROW = 'M-10 200Q20 130 92 126Q150 128 190 200Z';
const BLADES_OF_GRASS =
  'M12 176l3 -9M22 168l2 -10M34 160l4 -9M48 150l2 -9M66 142l3 -9M88 138l2 -9M110 140l4 -8M130 148l3 -9M146 160l4 -8M160 174l3 -9M172 188l4 -8M52 172l3 -8M96 164l3 -9M120 178l3 -8M78 186l4 -9';
const MIST =
  'M150 176q20 -10 40 -2t40 -2t40 0t50 -4M180 190q20 -8 36 0t40 -2t64 -2M196 160q16 -8 34 -1t38 -2t52 1';

export function Picture(): ReactElement {
  const id = useId();
  return (
    <CardPicture>
      <defs>
        <Fade id={id} from="var(--run-dusk-high)" over={[0.55, 'var(--run-dusk)']} to="var(--run-dusk-low)" />
      </defs>
      <rect width="320" height="200" fill={`url(#${id})`} />
      <path d={STARS} className="run-card-stars" />
      <circle cx="252" cy="44" r="20" className="run-card-moon" />
      <path d={HILLS} className="run-card-hills" />
      <g opacity=".8">
        <Shape of={CRAFTWERKS['mega-dwarf']} x={276} y={112} size={1.5} />
        <Shape of={MONSTERS.troll} x={226} y={128} size={1.25} flip />
        <Shape of={MONSTERS.giant} x={176} y={106} size={1.2} />
      </g>
      <path d={BARROW} className="run-card-barrow" />
      <path d={BLADES_OF_GRASS} className="run-card-grass" />
      <path d="M116 132L122 88Q132 76 140 88L144 136Q130 142 116 132Z" className="run-card-stone" />
      <path d="M128 96V122M128 100L135 104M128 108L135 112" className="run-card-stave" />
      <Shape of={GOBLINS['goblin-shaman']} x={246} y={166} size={1} flip />
      <Shape of={GOBLINS['goblin-warrior']} x={208} y={172} size={1.05} flip />
      <Shape of={GOBLINS['slayer-senior']} x={290} y={172} size={1.1} flip />
      <path d={MIST} className="run-card-mist" />
      <Shape of={VIKINGS['dark-viking']} x={52} y={128} size={1.5} lit />
      <Shape of={HERO} x={92} y={112} size={1.35} lit />
    </CardPicture>
  );
}

/** A bareheaded man with a beard and an axe. */
const HERO: Silhouette = {
  body: 'M-18 21Q-17 8 -8 6H8Q17 8 18 21ZM-9 -6Q-11 4 -12 9L-7 8Q-5 16 0 18Q5 16 7 8L12 9Q11 4 9 -6Q8 -17 0 -17Q-8 -17 -9 -6ZM15 -20Q23 -19 23 -9Q19 -12 15 -10Z',
  line: 'M15 -22V18M-5 -5H-2M2 -5H5M0 -4V0M-5 2Q0 0 5 2M-4 5Q0 3 4 5M-3 6L0 17L3 6M-8 -10Q0 -14 8 -10',
};

function Shape({
  of,
  x,
  y,
  size,
  flip = false,
  lit = false,
}: {
  of: Silhouette;
  x: number;
  y: number;
  size: number;
  flip?: boolean;
  lit?: boolean;
}): ReactElement {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}
      className={lit ? 'run-card-shape run-card-lit' : 'run-card-shape'}
      style={{ '--run-pen': `${1 / size}px` } as CSSProperties}
    >
      {partsOf(of).map((part) => (
        <path key={part} d={part} />
      ))}
      <path d={of.line} className="run-card-line" />
    </g>
  );
}

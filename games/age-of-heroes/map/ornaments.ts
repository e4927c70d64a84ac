// Small drawings for the empty parts of the map, in one line weight. Each is drawn around 0, 0.

/** A fir and a hill, about ten units wide. */
export const FIR =
  'M0 5V2M-3.4 2.4Q0 1.4 0 -1Q0 1.4 3.4 2.4M-2.6 -.6Q0 -1.4 0 -3.6Q0 -1.4 2.6 -.6M-1.6 -3Q0 -3.8 0 -6Q0 -3.8 1.6 -3';
export const HILL = 'M-7 3Q-4 -3.6 0 -4Q4 -3.6 7.4 3M1.4 -2.2Q3.6 -.2 4 2.4M3.4 -1.6Q5 .4 5.4 2.6';

/** A curl of mist. */
export const MIST =
  'M-26 3Q-12 -5 2 1Q14 6 24 0Q30 -4 26 -8Q21 -11 18 -7Q17 -4 20 -4M-14 8Q-4 3 6 7Q14 10 22 7';

/** A longship under sail, about ninety units wide; the hull is filled, the lines are not. */
export const SHIP = {
  hull: 'M-44 6Q-48 -8 -43 -22Q-41 -28 -36 -27Q-39 -24 -39 -19Q-38 -5 -26 2Q0 9 26 2Q37 -4 39 -17Q39 -22 37 -25Q43 -24 43 -17Q45 -4 40 6Q30 17 0 18Q-32 17 -44 6Z',
  sail: 'M-25 -50Q2 -55 27 -50Q33 -30 27 -9Q2 -14 -24 -9Q-18 -30 -25 -50Z',
  lines:
    'M0 -58V5M-27 -50Q1 -55 29 -50M-12 -52Q-6 -32 -12 -12M1 -53Q7 -33 1 -13M14 -52Q20 -32 14 -11M-25 -50L-39 -6M27 -50L40 -6M-42 7Q0 19 40 5M-38 12Q0 22 34 10M0 -58Q5 -61 10 -58Q6 -57 0 -55',
  shields: [-28, -17, -6, 5, 16, 27],
};

/** A sea serpent in four coils, about a hundred and twenty units wide. */
export const SERPENT = {
  coils:
    'M-58 6Q-52 -30 -36 -30Q-20 -30 -17 6H-25Q-27 -18 -36 -18Q-45 -18 -48 6ZM-10 6Q-6 -22 6 -22Q18 -22 21 6H14Q12 -12 6 -12Q0 -12 -3 6ZM27 6Q30 -14 38 -14Q46 -14 49 6H43Q42 -6 38 -6Q34 -6 33 6Z',
  head: 'M-50 -13Q-60 -34 -50 -46Q-42 -55 -30 -52Q-22 -50 -17 -44Q-22 -42 -30 -43Q-24 -39 -20 -38Q-26 -34 -34 -37Q-41 -38 -42 -30L-38 -29Q-47 -26 -50 -13Z',
  lines:
    'M-66 9Q-60 5 -54 9T-42 9T-30 9T-18 9T-6 9T6 9T18 9T30 9T42 9T54 9T66 9M-45 -50L-49 -57L-39 -53M-36 -46.5h.1M-33 -29L-31 -19M-24 -22L-29 -15M9 -22L8 -12M15 -16L12 -9M54 9Q54 -4 62 -10Q60 -3 66 -2Q60 1 58 9M-17 -44Q-10 -48 -9 -42M-10 -45L-6 -47',
};

/** A compass rose with eight points, about ninety units wide: the lit halves and the shaded ones. */
export function compass(): { lit: string; shaded: string } {
  const halves: [string[], string[]] = [[], []];
  for (let point = 0; point < 8; point++) {
    const long = point % 2 === 0 ? 44 : 26;
    const wide = point % 2 === 0 ? 9 : 7;
    const spoke = (turn: number, far: number): string => {
      const angle = ((point + turn) * Math.PI) / 4;
      return `${round(Math.sin(angle) * far)} ${round(-Math.cos(angle) * far)}`;
    };
    halves[0].push(`M0 0L${spoke(-0.5, wide)}L${spoke(0, long)}Z`);
    halves[1].push(`M0 0L${spoke(0.5, wide)}L${spoke(0, long)}Z`);
  }
  return { lit: halves[0].join(''), shaded: halves[1].join('') };
}

const round = (value: number): number => Math.round(value * 10) / 10;

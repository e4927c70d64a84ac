import type { Cited } from '@skald/text';
import type { Topic } from './topics.ts';

/** The rules that say exactly what a chapter tells in short. */
export const CITED: Cited<Topic> = {
  dice: ['RUN-BASIC-07', 'RUN-BASIC-08', 'RUN-BASIC-12'],
  round: ['RUN-INIT-01', 'RUN-INIT-13', 'RUN-INIT-19', 'RUN-RULING-C06', 'RUN-RULING-C08'],
  turn: ['RUN-ACT-10', 'RUN-RULING-C35', 'RUN-RULING-C50'],
  moving: ['RUN-ACT-17', 'RUN-ACT-19', 'RUN-ACT-21', 'RUN-ACT-26', 'RUN-RULING-C03', 'RUN-RULING-C05'],
  engagement: ['RUN-ENGAGE-01', 'RUN-ENGAGE-04', 'RUN-ENGAGE-14', 'RUN-RULING-C16', 'RUN-RULING-C53'],
  opportunity: ['RUN-ENGAGE-17', 'RUN-ENGAGE-19', 'RUN-RULING-C12', 'RUN-RULING-C13'],
  striking: ['RUN-MELEE-03', 'RUN-MELEE-05', 'RUN-MELEE-06', 'RUN-MELEE-26'],
  manners: ['RUN-ACT-05', 'RUN-ACT-06', 'RUN-MELEE-09', 'RUN-RULING-C21', 'RUN-RULING-C54'],
  shooting: ['RUN-MISSILE-03', 'RUN-MISSILE-06', 'RUN-MISSILE-10', 'RUN-MISSILE-12', 'RUN-RULING-C10'],
  harm: ['RUN-DMG-06', 'RUN-DMG-08', 'RUN-DMG-11', 'RUN-DMG-12', 'RUN-RULING-C24'],
  care: ['RUN-HEAL-05', 'RUN-HEAL-09', 'RUN-HEAL-20', 'RUN-RULING-C23'],
  holding: ['RUN-SPECIAL-02', 'RUN-SPECIAL-09', 'RUN-SPECIAL-10', 'RUN-RULING-C17'],
  ground: ['RUN-RULING-C31', 'RUN-RULING-C33', 'RUN-RULING-C39', 'RUN-TER-46'],
  hazards: [
    'RUN-TER-91',
    'RUN-TER-112',
    'RUN-TER-120',
    'RUN-HAZ-FALL-03',
    'RUN-HAZ-FIRE-03',
    'RUN-HAZ-DROWN-02',
    'RUN-HAZ-GRAB-03',
  ],
  flight: ['RUN-ACT-22', 'RUN-ACT-23', 'RUN-RUN-81', 'RUN-RUN-82', 'RUN-RUN-87', 'RUN-RULING-C14'],
  foes: ['RUN-CEVENT-02', 'RUN-FOE-10', 'RUN-RUN-30', 'RUN-RULING-R42'],
  gifts: ['RUN-GIFTRULE-LEVEL-01', 'RUN-GIFTRULE-ACT-01'],
  points: ['RUN-VP-11', 'RUN-VP-17', 'RUN-VP-30', 'RUN-VP-41', 'RUN-RULING-C55', 'RUN-RULING-F52'],
  sitting: ['RUN-RUN-03', 'RUN-TRAP-72', 'RUN-DIF-160', 'RUN-VP-21', 'RUN-VP-25', 'RUN-WIN-02'],
  playingFoes: ['RUN-VPR-03', 'RUN-VPR-04', 'RUN-VPR-09', 'RUN-VPR-20', 'RUN-RULING-T70'],
  holmgang: ['RUN-WORLD-03', 'RUN-WORLD-04', 'RUN-RULING-R61', 'RUN-RULING-R62'],
};

// A few quiet sounds, made on the spot, for those who switched them on.

import { useEffect } from 'react';
import { ownQuestion, type TableModel } from './model.ts';
import { useSettings } from './settings.ts';

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, at = 0): void {
  context ??= new AudioContext();
  const from = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + seconds);
}

/** Dice rattle as they fall on the board; a horn says that it is your turn once you are told so. */
export function useSounds(board: TableModel | null, told: TableModel | null): void {
  const { sound } = useSettings();
  const fresh = board?.fresh;
  useEffect(() => {
    if (sound && fresh?.some(({ type }) => type === 'roll'))
      for (let i = 0; i < 3; i++) tone(900 + i * 130, 0.05, i * 0.06);
  }, [fresh, sound]);
  const mine = told !== null && ownQuestion(told) !== null;
  useEffect(() => {
    if (sound && mine) tone(196, 0.5, 0.1);
  }, [mine, sound]);
}

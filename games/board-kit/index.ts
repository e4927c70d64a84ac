// What boards share: a camera over a map, pointing at its places, showing scenes, a die.

export * from './camera.ts';
export { Die } from './die.tsx';
export { HIDDEN } from './hidden.ts';
export { atDigit, DigitKey, digitOf, EnterKey } from './key-marks.tsx';
export { following, type Programme, useProgramme } from './programme.ts';
export { type CameraControl, useCamera } from './use-camera.ts';
export { type Pen, useDrawing } from './use-drawing.ts';
export { asksForHelp, type Pointing, usePointing, zoomByKey } from './use-pointing.ts';
export { ZoomButtons, type ZoomWords } from './zoom-buttons.tsx';

// What boards share; README.md says which part does what.

export { amountByKey, type Range, withinRange } from './amount.ts';
export { ArrowHead } from './arrow-head.tsx';
export { type Beside, SceneCard, SceneWord, type Tone } from './beside.tsx';
export {
  type Camera,
  type Gathering,
  onScreen,
  type Point,
  type Region,
  type Size,
  type World,
} from './camera.ts';
export { Canvas } from './canvas.tsx';
export { ConfirmBar, ConfirmButton } from './confirm.tsx';
export { Die, FallenDice, FallingDie } from './die.tsx';
export { Add, Choose, Remove, Tick, Typed, upTo } from './fields.tsx';
export type { CardState, CardThing, CardValue, FigureCard } from './figure-card.ts';
export { FinishButton } from './finish-button.tsx';
export { HIDDEN } from './hidden.ts';
export { elsewhereFor, type Journey, joined, lastJourney, pacesOfJourney } from './journeys.ts';
export { atDigit, DigitKey, digitOf, EnterKey } from './key-marks.tsx';
export { type LegendGroup, type LegendMark, LegendTable } from './legend.tsx';
export { ringAround, type Site } from './lights.ts';
export { nextOf } from './map-keys.ts';
export type { Part } from './odds.ts';
export { OddsBar } from './odds-bar.tsx';
export { Pages } from './pages.tsx';
export { PieceMenu } from './piece-menu.tsx';
export { cardPlace, menuPlace, type Placed } from './placement.ts';
export { axesOf, lineOf, stepsTo } from './plot.ts';
export { PlotFigure, PlotLevels, PlotLine } from './plot.tsx';
export type { News, Telling } from './programme.ts';
export type { Proposal, Proposed } from './proposal.tsx';
export { Rulers } from './rulers-layer.tsx';
export type { SecondTap } from './second-tap.ts';
export { Slider } from './slider.tsx';
export { boxOf, cornerOf, grain, middleOf, UNIT, type Wide } from './squares.ts';
export {
  type Brush,
  begun,
  brush,
  continued,
  dot,
  shape,
  squaresOfLine,
  squaresOfRectangle,
  squaresTowards,
} from './strokes.ts';
export { DrawnLayer, Surface } from './surface.tsx';
export { ToolChoice } from './tool-choice.tsx';
export { Traveller } from './traveller.tsx';
export { Unfolding } from './unfold.tsx';
export { type CameraControl, useCamera } from './use-camera.ts';
export type { Pen } from './use-drawing.ts';
export { type Controlled, useAsking, useMapControls } from './use-map-controls.ts';
export type { LookedAt } from './use-pointing.ts';
export { type Audience, type Showing, useProgramme } from './use-programme.ts';
export { type Stage, useStage } from './use-stage.ts';
export { useStrokes } from './use-strokes.ts';
export type { ZoomWords } from './zoom-buttons.tsx';

// The drawn map, for the board and for the editor. Its style is in hexmap.css.

export {
  between,
  centreOf,
  extentOf,
  hexPath,
  hexUnder,
  outlineOf,
  type Point,
  RADIUS,
  sideOfHex,
} from './geometry.ts';
export { GroundSample, HexMapPicture, RiverSample } from './hexmap.tsx';
export { endsOfEdge } from './lines.ts';

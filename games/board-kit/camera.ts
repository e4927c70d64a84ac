// Looking at a map that is larger than its frame: where it stands, and how it moves within its borders.

/** A point of the map is on the screen at `x * scale + left`, `y * scale + top`. */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The map in its own units. */
export interface World extends Size {
  /** The largest scale. */
  readonly nearest: number;
  /** Where the whole map would be smaller than `readable`, one starts at `starting`. */
  readonly readable: number;
  readonly starting: number;
  /** The part that there is anything to see in; all of it where nothing is said. */
  readonly known?: Region;
}

/** A part of the map that should be in sight, if it can be shown at such a scale. */
export interface Gathering extends Region {
  readonly least: number;
}

/** A part of the map. */
export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** The part of the screen, and what is looked at through it. */
export interface Viewport extends Size {
  readonly world: World;
}

export type Point = readonly [x: number, y: number];

/** Where a point of the map is on the screen. */
export const onScreen = ({ scale, left, top }: Camera, [x, y]: Point): Point => [
  x * scale + left,
  y * scale + top,
];

/** What of the map is at a point of the screen. */
export const onMap = ({ scale, left, top }: Camera, [x, y]: Point): Point => [
  (x - left) / scale,
  (y - top) / scale,
];

export const fitScale = ({ width, height, world }: Viewport): number =>
  Math.min(width / world.width, height / world.height);

/** Keeps the map in sight: it fills the frame, or stands in its middle. */
export function within(camera: Camera, frame: Viewport): Camera {
  const { world } = frame;
  const scale = Math.min(Math.max(camera.scale, fitScale(frame)), world.nearest);
  const keep = (offset: number, room: number, drawn: number): number =>
    drawn <= room ? (room - drawn) / 2 : Math.min(0, Math.max(room - drawn, offset));
  return {
    scale,
    left: keep(camera.left, frame.width, world.width * scale),
    top: keep(camera.top, frame.height, world.height * scale),
  };
}

export function zoomed(camera: Camera, frame: Viewport, factor: number, x: number, y: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, fitScale(frame)), frame.world.nearest);
  const ratio = scale / camera.scale;
  return within({ scale, left: x - (x - camera.left) * ratio, top: y - (y - camera.top) * ratio }, frame);
}

export function centred(frame: Viewport, scale: number, [x, y]: Point): Camera {
  return within({ scale, left: frame.width / 2 - x * scale, top: frame.height / 2 - y * scale }, frame);
}

/** All of the map that is known. */
export function whole(frame: Viewport): Camera {
  const { left, top, width, height } = knownOf(frame);
  return centred(frame, knownScale(frame), [left + width / 2, top + height / 2]);
}

const knownOf = ({ world }: Viewport): Region => world.known ?? { ...world, left: 0, top: 0 };

const knownScale = (frame: Viewport): number => {
  const { width, height } = knownOf(frame);
  return Math.min(frame.width / width, frame.height / height, frame.world.nearest);
};

/**
 * The first look: everything, or `start` where everything would be too small to read; or all of a gathering, where
 * that is not smaller than it may be.
 */
export function opening(frame: Viewport, start: Point | null, gathering: Gathering | null = null): Camera {
  const { readable, starting } = frame.world;
  if (knownScale(frame) >= readable || start === null) return whole(frame);
  if (gathering === null) return centred(frame, starting, start);
  const { left, top, width, height, least } = gathering;
  const scale = Math.min(starting, frame.width / width, frame.height / height);
  return scale < least
    ? centred(frame, starting, start)
    : centred(frame, scale, [left + width / 2, top + height / 2]);
}

/** Moves just so far that a point stands clear of the frame; and up to it where everything is smaller than `least`. */
export function showing(camera: Camera, frame: Viewport, point: Point, least = 0): Camera {
  if (camera.scale < least) return centred(frame, frame.world.starting, point);
  const [x, y] = point;
  const margin = Math.min(90, frame.width / 4, frame.height / 4);
  const into = (offset: number, at: number, room: number): number => {
    const seen = at * camera.scale + offset;
    if (seen < margin) return offset + margin - seen;
    return seen > room - margin ? offset - (seen - (room - margin)) : offset;
  };
  return within(
    { ...camera, left: into(camera.left, x, frame.width), top: into(camera.top, y, frame.height) },
    frame,
  );
}

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** One finger moves while another rests. */
export function pinched(from: Camera, frame: Viewport, before: Finger, now: Finger, other: Finger): Camera {
  const apart = (a: Finger): number => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const shifted = {
    ...from,
    left: from.left + (now.x - before.x) / 2,
    top: from.top + (now.y - before.y) / 2,
  };
  return zoomed(shifted, frame, apart(now) / apart(before), middle.x, middle.y);
}

import { describe, expect, it } from 'vitest';
import {
  centred,
  fitScale,
  onMap,
  onScreen,
  opening,
  showing,
  type Viewport,
  whole,
  within,
  zoomed,
} from './camera.ts';

const WORLD = { width: 1200, height: 1000, nearest: 4, readable: 0.5, starting: 0.62 };
const FRAME: Viewport = { width: 800, height: 600, world: WORLD };
const PHONE: Viewport = { width: 360, height: 350, world: WORLD };

describe('the camera', () => {
  it('finds on the map what is shown at a point of the screen', () => {
    const camera = { scale: 2, left: -30, top: 12 };
    expect(onScreen(camera, [40, 10])).toEqual([50, 32]);
    expect(onMap(camera, [50, 32])).toEqual([40, 10]);
  });

  it('never looks beyond the map, and never from further than all of it', () => {
    const far = within({ scale: 0.01, left: 900, top: -900 }, FRAME);
    expect(far.scale).toBe(fitScale(FRAME));
    expect(far.top).toBeCloseTo((FRAME.height - WORLD.height * far.scale) / 2);
    const near = within({ scale: 2, left: 500, top: -9999 }, FRAME);
    expect(near).toEqual({ scale: 2, left: 0, top: FRAME.height - WORLD.height * 2 });
  });

  it('zooms around the point under the pointer', () => {
    const from = centred(FRAME, 1, [600, 500]);
    const to = zoomed(from, FRAME, 1.5, 300, 200);
    expect((300 - to.left) / to.scale).toBeCloseTo((300 - from.left) / from.scale);
    expect((200 - to.top) / to.scale).toBeCloseTo((200 - from.top) / from.scale);
  });

  it('knows where a point of the map is on the screen', () => {
    expect(onScreen({ scale: 2, left: 10, top: -20 }, [30, 40])).toEqual([70, 60]);
  });

  it('moves only as far as needed to show a place', () => {
    const from = centred(FRAME, 2, [500, 700]);
    expect(showing(from, FRAME, [500, 700])).toEqual(from);
    for (const x of [10, 400, 1190])
      for (const y of [10, 500, 990]) {
        const { left, top } = showing(from, FRAME, [x, y]);
        expect(x * 2 + left).toBeGreaterThan(0);
        expect(x * 2 + left).toBeLessThan(FRAME.width);
        expect(y * 2 + top).toBeGreaterThan(0);
        expect(y * 2 + top).toBeLessThan(FRAME.height);
      }
  });

  it('fits what is known, and no more of the map', () => {
    const known = { left: 600, top: 400, width: 400, height: 300 };
    const frame = { ...FRAME, world: { ...WORLD, known } };
    const { scale, left, top } = whole(frame);
    expect(scale).toBe(2);
    expect([left, top]).toEqual([-1200, -800]);
    expect(opening({ ...PHONE, world: frame.world }, [100, 100]).scale).toBeCloseTo(0.9);
    const small = { ...known, width: 40, height: 40 };
    expect(whole({ ...frame, world: { ...WORLD, known: small } }).scale).toBe(WORLD.nearest);
  });

  it('begins with everything, or near enough to read', () => {
    expect(opening(FRAME, [100, 100])).toEqual(whole(FRAME));
    expect(opening(PHONE, null)).toEqual(whole(PHONE));
    const near = opening(PHONE, [600, 500]);
    expect(near.scale).toBe(WORLD.starting);
    expect(600 * near.scale + near.left).toBeCloseTo(PHONE.width / 2);
  });

  it('begins with a whole gathering, as near as that allows and not smaller than it may be', () => {
    const gathering = { left: 100, top: 100, width: 1000, height: 300, least: 0 };
    const seen = opening(PHONE, [100, 100], gathering);
    expect(seen.scale).toBeCloseTo(0.36);
    const corners = [
      [100, 100],
      [1100, 400],
    ] as const;
    for (const [x, y] of corners) {
      const [left, top] = onScreen(seen, [x, y]);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(PHONE.width + 1e-9);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(PHONE.height);
    }
    expect(opening(PHONE, [100, 100], { ...gathering, least: 0.4 })).toEqual(opening(PHONE, [100, 100]));
    expect(opening(PHONE, [100, 100], { ...gathering, width: 90, height: 90 }).scale).toBe(WORLD.starting);
    expect(opening(FRAME, [100, 100], gathering)).toEqual(whole(FRAME));
  });

  it('goes up to a place where everything is too small', () => {
    const far = { ...whole(PHONE), scale: 0.3 };
    expect(showing(far, PHONE, [600, 500], 0.4)).toEqual(centred(PHONE, WORLD.starting, [600, 500]));
    expect(showing(far, PHONE, [600, 500], 0.3).scale).toBe(0.3);
  });
});

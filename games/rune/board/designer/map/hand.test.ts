import { describe, expect, it } from 'vitest';
import { erasingToo, FIRST_HAND, formOf, handByKey, TOOL_KEYS, taking, withDetails } from './hand.ts';
import { PAINT_KEYS } from './paints.ts';

describe('the hand', () => {
  it('takes up every tool and every paint by a key of its own, and leaves those that zoom', () => {
    const keys = [...Object.values(TOOL_KEYS), ...Object.values(PAINT_KEYS)];
    expect(new Set([...keys, '+', '=', '-', '0']).size).toBe(keys.length + 4);
    expect(handByKey(FIRST_HAND, 'a')).toMatchObject({ name: 'water', tool: 'brush' });
    expect(handByKey(FIRST_HAND, '4')).toMatchObject({ name: 'wall', tool: 'rectangle' });
    expect(handByKey(FIRST_HAND, '6')).toMatchObject({ erasing: true });
    expect(handByKey(FIRST_HAND, '+')).toBeNull();
  });

  it('begins to paint with what it takes up, and keeps its form', () => {
    expect(taking({ ...FIRST_HAND, tool: 'sight' }, 'mist').tool).toBe('brush');
    expect(taking({ ...FIRST_HAND, tool: 'fill' }, 'mist').tool).toBe('fill');
    expect(erasingToo({ ...FIRST_HAND, tool: 'look' })).toMatchObject({ tool: 'brush', erasing: true });
  });

  it('puts what there is one of a square, and erases it as everything else', () => {
    const decoys = taking({ ...FIRST_HAND, tool: 'rectangle' }, 'decoy');
    expect(formOf(decoys)).toBe('single');
    expect(formOf(erasingToo(decoys))).toBe('rectangle');
    expect(formOf({ ...decoys, tool: 'distance' })).toBeNull();
  });

  it('remembers the details of each paint', () => {
    const high = withDetails(FIRST_HAND, 'height', { of: 'height', feet: 20 });
    expect(taking(taking(high, 'wall'), 'height').paints.height).toEqual({ of: 'height', feet: 20 });
  });
});

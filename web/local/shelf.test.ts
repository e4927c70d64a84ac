import { beforeEach, describe, expect, it } from 'vitest';
import { Shelf } from './shelf.ts';
import { emptyMemory, keptOn, memory } from './testing-database.ts';

beforeEach(emptyMemory);

const shelf = () => new Shelf<{ id: string; saved: number }>('skald', 'things');
const one = { id: 'one', saved: 1 };

describe('a shelf', () => {
  it('should try again what the browser broke off, over a new connection', async () => {
    memory.breaks = 2;
    await shelf().save(one);
    expect(keptOn('things')).toEqual([one]);
    expect(memory.opened).toBe(3);
    memory.breaks = 1;
    expect(await shelf().load('one')).toEqual(one);
  });

  it('should say so at last instead of waiting for ever', async () => {
    memory.breaks = 3;
    await expect(shelf().save(one)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(keptOn('things')).toEqual([]);
  });

  it('should try once where there is no room', async () => {
    memory.full = true;
    await expect(shelf().save(one)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(memory.opened).toBe(1);
  });
});

import { ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { lazySource } from '../../../src/infrastructure/wiring/lazy-source.ts';

const source = { double: async (number: number) => ok(number * 2) };

describe('a lazy source', () => {
  it('is not loaded before', async () => {
    const load = vi.fn(async () => source);
    const { double } = lazySource(['double'], load);
    expect(load).not.toHaveBeenCalled();
    expect(await double(4)).toEqual(ok(8));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is unreachable where it can not be loaded, and tries again', async () => {
    const load = vi.fn(async () => source).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { double } = lazySource(['double'], load);
    expect(await double(4)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(await double(4)).toEqual(ok(8));
  });
});

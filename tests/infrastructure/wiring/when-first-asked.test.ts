import { describe, expect, it, vi } from 'vitest';
import { ok } from '../../../src/domain/shared/result.ts';
import { whenFirstAsked } from '../../../src/infrastructure/wiring/when-first-asked.ts';

const source = { double: async (number: number) => ok(number * 2) };

describe('a source that is loaded when it is first asked', () => {
  it('is not loaded before', async () => {
    const load = vi.fn(async () => source);
    const double = whenFirstAsked(load)(({ double }) => double);
    expect(load).not.toHaveBeenCalled();
    expect(await double(4)).toEqual(ok(8));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is unreachable where it can not be loaded, and tries again', async () => {
    const load = vi.fn(async () => source).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const double = whenFirstAsked(load)(({ double }) => double);
    expect(await double(4)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(await double(4)).toEqual(ok(8));
  });
});

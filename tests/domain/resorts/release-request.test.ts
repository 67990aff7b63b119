import { describe, expect, it } from 'vitest';
import { releaseRequest } from '../../../src/domain/resorts/release-request.ts';

describe('releaseRequest: "a hold can be released with status RELEASE" (rules §4, resort)', () => {
  it('releases what is held, by its reference', () => {
    expect(releaseRequest({ kind: 'held', reference: ' R-77 ', expiresAt: null })).toEqual({
      ok: true,
      value: { reference: 'R-77', status: 'RELEASE' },
    });
  });

  it.each([
    [{ kind: 'releasing', reference: 'R1', expiresAt: null }, 'under-way'],
    [{ kind: 'released', reference: 'R1' }, 'released'],
    [{ kind: 'expired', reference: 'R1' }, 'expired'],
    [{ kind: 'held', reference: '  ', expiresAt: null }, 'no-reference'],
    [{ kind: 'released', reference: '' }, 'no-reference'],
  ] as const)('asks nothing of %j: %s', (hold, reason) => {
    expect(releaseRequest(hold)).toEqual({ ok: false, error: { kind: 'release-refused', reason } });
  });
});

import { err, ok } from '@livery/contract/shared/result';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { cancellableCall } from '../../../src/application/shared/cancellable-call.ts';

describe('a call to a port', () => {
  it.each([ok(7), ok(null), err({ kind: 'unreachable' } as const)])('emits the result %o', async (result) => {
    expect(await firstValueFrom(cancellableCall(async () => result))).toBe(result);
  });

  it.each([undefined, null, 42, {}, { value: 7 }, { ok: 1 }])(
    'is malformed where the adapter resolves to %o, which is no result',
    async (resolved) => {
      const call = (): Promise<never> => Promise.resolve(resolved) as Promise<never>;
      expect(await firstValueFrom(cancellableCall(call))).toEqual(
        err({
          kind: 'malformed',
          problem: 'The adapter broke its contract: it resolved to no result, { ok, value } or { ok, error }.',
        }),
      );
    },
  );

  it('is malformed where the adapter rejects or throws', async () => {
    const failure = err({ kind: 'malformed', problem: 'The adapter broke its contract: Error: planted' });
    const rejecting = cancellableCall(() => Promise.reject(new Error('planted')));
    const throwing = cancellableCall(() => {
      throw new Error('planted');
    });
    expect(await firstValueFrom(rejecting)).toEqual(failure);
    expect(await firstValueFrom(throwing)).toEqual(failure);
  });

  it('is aborted when nobody follows it any more', () => {
    let signal: AbortSignal | undefined;
    const following = cancellableCall((givenSignal) => {
      signal = givenSignal;
      return new Promise<never>(() => undefined);
    }).subscribe();
    expect(signal?.aborted).toBe(false);
    following.unsubscribe();
    expect(signal?.aborted).toBe(true);
  });
});

import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../../../src/application/agency/create-platform.ts';
import { createRefetch } from '../../../src/application/shared/refetch.ts';

const nextTask = () => new Promise(setImmediate);

// @rule 3.1, 3.9
describe('the platform’s lists (rules 3.9)', () => {
  it('are requested when they are first needed, and once', async () => {
    const paymentGateway = vi.fn(async () => ok('stripe'));
    const lists = { countryCodes: async () => ok([]), enabledCountries: async () => ok([]) };
    const platform = createPlatform({ platform: { ...lists, paymentGateway }, refetch: createRefetch() });
    expect(paymentGateway).not.toHaveBeenCalled();
    expect(platform.paymentGateway().now()).toEqual({ kind: 'loading' });
    await nextTask();
    expect(platform.paymentGateway().now()).toEqual({ kind: 'ready', value: 'stripe' });
    expect(paymentGateway).toHaveBeenCalledOnce();
  });

  it('that failed are requested again when they are needed again', async () => {
    const countryCodes = vi.fn(async () => err({ kind: 'unreachable' } as const));
    const lists = { paymentGateway: async () => ok(''), enabledCountries: async () => ok([]) };
    const platform = createPlatform({ platform: { ...lists, countryCodes }, refetch: createRefetch() });
    platform.countryCodes();
    await nextTask();
    platform.countryCodes();
    expect(countryCodes).toHaveBeenCalledTimes(2);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';

describe('what a careless remote is handed', () => {
  it('can’t be changed for others: agency, policies and travellers are frozen, with all that is in them', async () => {
    const { context } = await aShownBlog();
    const { agency, policies, defaultGuests } = context;
    for (const part of [
      agency,
      agency.sameDayBookingDisallowed,
      policies,
      policies.dealLocation,
      defaultGuests.flight,
    ]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it.each([
    ['throws', () => Promise.reject(new Error('planted')), 'planted'],
    ['is no function', 'yes', 'guardLeaving() takes a function'],
  ])('reports a guard that %s, which holds nobody back', async (_, ask, problem) => {
    const { context, actions, reports } = await aShownBlog();
    Reflect.apply(context.guardLeaving, context, [ask]);
    const [, guard] = actions.findLast(([name]) => name === 'guardLeaving') ?? [];
    expect(await (guard as () => Promise<boolean>)()).toBe(true);
    expect(reports).toContainEqual(
      expect.objectContaining({ kind: 'remote-error', remote: 'blog', problem: expect.stringContaining(problem) }),
    );
  });
});

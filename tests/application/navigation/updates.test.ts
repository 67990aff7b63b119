import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createUpdates } from '../../../src/application/navigation/create-updates.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';

const MINUTE = 60_000;

/** A page of the build `old` that has just become visible, and how often it checked which build is served. */
function aPage({ isVisible = true } = {}) {
  const clock = aMovedClock();
  const failures = new Subject<void>();
  let servedBuild: string | undefined = 'old';
  const check = vi.fn(async () => servedBuild);
  const build = { running: () => 'old', served: check, restoreStyles: async () => true };
  const updates = createUpdates({ build, failures, clock });
  updates.visibilityChanged(isVisible);
  clock.advance(0);
  return {
    updates,
    check,
    serve(name: string | undefined) {
      servedBuild = name;
    },
    async pass(minutes: number) {
      clock.advance(minutes * MINUTE);
      await Promise.resolve();
    },
    async fail() {
      failures.next();
      await Promise.resolve();
    },
  };
}

describe('another build at the site', () => {
  it('is offered within a quarter of an hour, and not before it is there', async () => {
    const { updates, serve, pass, check } = aPage();
    await pass(14);
    expect(check).not.toHaveBeenCalled();
    await pass(1);
    expect(check).toHaveBeenCalledTimes(1);
    expect(updates.isOffered.now()).toBe(false);
    serve('new');
    await pass(15);
    expect(updates.isOffered.now()).toBe(true);
  });

  it('is looked for when the page is visible again, and never while it is hidden', async () => {
    const { updates, serve, pass, check } = aPage();
    updates.visibilityChanged(false);
    serve('new');
    await pass(600);
    expect(check).not.toHaveBeenCalled();
    updates.visibilityChanged(true);
    await pass(0);
    expect(updates.isOffered.now()).toBe(true);
  });

  it('is not looked for at all in a page that was never visible', async () => {
    const { pass, check } = aPage({ isVisible: false });
    await pass(600);
    expect(check).not.toHaveBeenCalled();
  });

  it('is looked for once a minute at most, however often the page is hidden and shown', async () => {
    const { updates, pass, check } = aPage();
    for (let second = 0; second < 180; second += 1) {
      updates.visibilityChanged(false);
      updates.visibilityChanged(true);
      await pass(1 / 60);
    }
    expect(check.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(check.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('is looked for at once where code can’t be loaded', async () => {
    const { updates, serve, fail } = aPage();
    serve('new');
    await fail();
    expect(updates.isOffered.now()).toBe(true);
  });

  it('is offered once, and the next one again', async () => {
    const { updates, serve, pass } = aPage();
    serve('new');
    await pass(15);
    updates.dismiss();
    expect(updates.isOffered.now()).toBe(false);
    await pass(15);
    expect(updates.isOffered.now()).toBe(false);
    serve('newest');
    await pass(15);
    expect(updates.isOffered.now()).toBe(true);
  });

  it('is no longer offered once the site was rolled back to the build that the page runs', async () => {
    const { updates, serve, pass } = aPage();
    serve('new');
    await pass(15);
    serve('old');
    await pass(15);
    expect(updates.isOffered.now()).toBe(false);
  });

  it('stays offered, or not offered, while the site can’t be reached', async () => {
    const { updates, serve, pass } = aPage();
    serve(undefined);
    await pass(15);
    expect(updates.isOffered.now()).toBe(false);
    serve('new');
    await pass(15);
    serve(undefined);
    await pass(15);
    expect(updates.isOffered.now()).toBe(true);
  });
});

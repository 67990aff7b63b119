// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../../../src/ui/remotes/leave-guard.ts';

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** A router's navigator that writes into the history, and a record of its calls. */
function aNavigator() {
  const calls: string[] = [];
  let index = 0;
  const push = (to: unknown) => {
    calls.push(`push ${String(to)}`);
    index += 1;
    window.history.pushState({ idx: index }, '', String(to));
  };
  const replace = (to: unknown) => void calls.push(`replace ${String(to)}`);
  return { calls, navigator: { push, replace, go: () => undefined, createHref: String } };
}

/** Counts the browser's moves through its history; returns a function that waits for a number of them. */
function openMoves() {
  let count = 0;
  let waiting = { until: Number.POSITIVE_INFINITY, resolve: () => undefined as void };
  window.addEventListener(
    'popstate',
    () => {
      count += 1;
      if (count >= waiting.until) waiting.resolve();
    },
    { capture: true },
  );
  return (until: number) =>
    new Promise<void>((resolve) => {
      if (count >= until) resolve();
      waiting = { until, resolve };
    });
}

describe('the guard of a page', () => {
  beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/checkout'));

  it.each([
    ['true', () => true, 1],
    ['a promise of it', async () => true, 1],
    ['false', () => false, 0],
    ['a promise of false', async () => false, 0],
    ['anything else', () => 'yes' as never, 0],
    [
      'an error',
      () => {
        throw new Error('planted');
      },
      1,
    ],
    ['a promise that rejects', () => Promise.reject(new Error('planted')), 1],
  ])('that gives %s lets a visitor go, or not', async (_, ask, count) => {
    const { calls, navigator } = aNavigator();
    const end = createLeaveGuard(navigator, window)(ask);
    navigator.push('/about');
    await nextTask();
    expect(calls).toHaveLength(count);
    end();
  });

  it('is not asked for another query of the same page, nor once it is removed', async () => {
    const { calls, navigator } = aNavigator();
    const { push } = navigator;
    let askedCount = 0;
    const end = createLeaveGuard(
      navigator,
      window,
    )(() => {
      askedCount += 1;
      return false;
    });
    navigator.push('?step=2');
    navigator.replace('#card');
    end();
    end();
    navigator.push('/about');
    expect([askedCount, calls, navigator.push === push]).toEqual([
      0,
      ['push ?step=2', 'replace #card', 'push /about'],
      true,
    ]);
  });

  it('asks once at a time, and everyone who guards', async () => {
    const { calls, navigator } = aNavigator();
    const guard = createLeaveGuard(navigator, window);
    let give = (_: boolean): void => undefined;
    let askedCount = 0;
    const ends = [
      guard(() => {
        askedCount += 1;
        return new Promise<boolean>((resolve) => {
          give = resolve;
        });
      }),
      guard(() => true),
    ];
    navigator.push('/about');
    navigator.push('/faqs');
    give(true);
    await nextTask();
    expect([askedCount, calls]).toEqual([1, ['push /about']]);
    for (const end of ends) end();
  });

  it('that never answers lets a visitor go who tries again after ten seconds, and is reported', async () => {
    const { calls, navigator } = aNavigator();
    let overdue = 0;
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const end = createLeaveGuard(navigator, window)(
      () => new Promise<boolean>(() => undefined),
      () => (overdue += 1),
    );
    navigator.push('/about');
    now.mockReturnValue(9999);
    navigator.push('/about');
    await nextTask();
    expect([calls, overdue]).toEqual([[], 0]);
    now.mockReturnValue(10_000);
    navigator.push('/faqs');
    await nextTask();
    expect([calls, overdue]).toEqual([['push /faqs'], 1]);
    end();
    now.mockRestore();
  });

  it('lets the browser ask before the page is closed', () => {
    const { navigator } = aNavigator();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const end = createLeaveGuard(navigator, window)(() => true);
    expect(close()).toBe(true);
    end();
    expect(close()).toBe(false);
  });

  it('asks on Back too: the page stays, or is left as the visitor wanted', async () => {
    const { navigator } = aNavigator();
    window.history.replaceState({ idx: 0 }, '', '/search');
    window.history.pushState({ idx: 1 }, '', '/checkout');
    const moves = openMoves();
    let answer = false;
    const seenPaths: string[] = [];
    const end = createLeaveGuard(navigator, window)(() => answer);
    // As the site's router does.
    window.addEventListener('popstate', () => {
      const follows = window.dispatchEvent(new Event('livery:pop', { cancelable: true }));
      if (follows) seenPaths.push(window.location.pathname);
    });
    window.history.back();
    await moves(2);
    expect([window.location.pathname, seenPaths]).toEqual(['/checkout', []]);
    answer = true;
    window.history.back();
    await moves(5);
    expect([window.location.pathname, seenPaths]).toEqual(['/search', ['/search']]);
    end();
  });
});

import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

function Terms({ until }: { readonly until: string | null }) {
  return <p>{useCancellation()(until, 'Non-refundable').words}</p>;
}

const paragraphText = () => screen.getByRole('paragraph').textContent;

afterEach(() => void vi.useRealTimers());

it('free cancellation is promised until its last day ends, on a page that stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 1, 3, 23, 30) });
  const { unmount } = await renderInRemote(<Terms until="2026-02-03" />);
  expect(paragraphText()).toBe('Free cancellation until 2026-02-03');
  act(() => void vi.advanceTimersByTime(29 * 60_000));
  expect(paragraphText()).toBe('Free cancellation until 2026-02-03');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(paragraphText()).toBe('No free cancellation');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('free cancellation is over on a device that slept until the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 1, 3, 23, 30) });
  await renderInRemote(<Terms until="2026-02-03" />);
  vi.setSystemTime(new Date(2026, 1, 4, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(paragraphText()).toBe('No free cancellation');
});

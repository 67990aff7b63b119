import { render } from '@testing-library/react';
import { asyncScheduler } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitFirstView } from '../../src/application/navigation/await-first-view.ts';
import type { FirstView } from '../../src/application/navigation/first-view.ts';
import { OnMounted } from '../../src/ui/kit/on-mounted.tsx';
import { type FakeShell, fakeShell } from '../support/pages/fake-shell.ts';

const PAGE = { path: '/', query: new URLSearchParams() };

/** The first view of a server that knew the same as the shell. */
function viewOf({ market, session }: FakeShell, changes: Partial<FirstView['shows']> = {}): FirstView {
  const { currency, country } = market.currency.now();
  return {
    now: '2026-11-20T10:00:00Z',
    timeZone: 'UTC',
    shows: { language: market.language.now(), currency, country, signedIn: session.signedIn.now(), ...changes },
    settled: true,
    components: [],
    responses: [],
  };
}

/** Awaits a first view, and counts how often it turned out to be different. */
async function awaitView(view: FirstView, shell: FakeShell, whenUsed: () => Promise<void> = async () => undefined) {
  const onMismatch = vi.fn();
  const isSame = await awaitFirstView(view, {
    shell,
    page: PAGE,
    loadComponents: async (names) => names.length === 0,
    whenUsed,
    onMismatch,
    scheduler: asyncScheduler,
  });
  return { isSame, mismatches: onMismatch.mock.calls.length };
}

const neverSettles = () => new Promise<void>(() => undefined);

describe('a page that a server rendered', () => {
  afterEach(() => vi.useRealTimers());

  it('is hydrated where this device shows the same', async () => {
    const shell = fakeShell();
    expect(await awaitView(viewOf(shell), shell)).toEqual({ isSame: true, mismatches: 0 });
    expect(shell.did).toEqual([['openPageData', PAGE]]);
  });

  it.each([{ language: 'de' }, { currency: 'EUR' }, { country: 'DE' }, { signedIn: true }] as const)(
    'is rendered anew where it shows %o',
    async (changes) => {
      const shell = fakeShell();
      expect(await awaitView(viewOf(shell, changes), shell)).toEqual({ isSame: false, mismatches: 1 });
    },
  );

  it('is rendered anew where its code is not there', async () => {
    const shell = fakeShell();
    const view = { ...viewOf(shell), components: ['of-another-build'] };
    expect(await awaitView(view, shell)).toEqual({ isSame: false, mismatches: 1 });
  });

  it('waits for what came with it where more was late', async () => {
    const shell = fakeShell();
    const whenUsed = vi.fn(async () => undefined);
    expect(await awaitView({ ...viewOf(shell), settled: false }, shell, whenUsed)).toMatchObject({ isSame: true });
    expect(whenUsed).toHaveBeenCalled();
  });

  it('is rendered anew after five seconds without what came with it', async () => {
    vi.useFakeTimers();
    const shell = fakeShell();
    const result = awaitView({ ...viewOf(shell), settled: false }, shell, neverSettles);
    await vi.advanceTimersByTimeAsync(4999);
    expect(await Promise.race([result, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ isSame: false, mismatches: 1 });
  });
});

it('calls back once, after everything within is in the page', () => {
  const container = document.body.appendChild(document.createElement('main'));
  const onMounted = vi.fn(() => container.textContent);
  const { rerender } = render(<OnMounted onMounted={onMounted}>Deals</OnMounted>, { container });
  rerender(<OnMounted onMounted={onMounted}>More deals</OnMounted>);
  expect(onMounted.mock.results).toEqual([{ type: 'return', value: 'Deals' }]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnalyticsScript } from '../../../src/domain/analytics/analytics-scripts.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const PIXEL: AnalyticsScript = {
  kind: 'pixel',
  id: '1234567890',
  src: 'https://connect.facebook.net/en_US/fbevents.js',
};
const banner = () => screen.findByRole('region', { name: 'May we use analytics cookies?' });
const scripts = () => document.head.querySelectorAll('script');

afterEach(() => {
  for (const script of scripts()) script.remove();
});

describe('the request for consent to analytics', () => {
  it('is left out where the agency does not measure, and where the choice was made', async () => {
    for (const seen of [{}, { companies: 'google', consent: 'denied' } as const]) {
      await renderApp(fakeShell(seen));
      expect(screen.queryByRole('region', { name: /use analytics cookies/ })).toBeNull();
    }
  });

  it.each([
    ['Accept', 'granted'],
    ['Decline', 'denied'],
  ] as const)('accepts %s as the choice, and loads nothing by itself', async (name, consent) => {
    const shell = await renderApp(fakeShell({ companies: 'google' }));
    await userEvent.click(within(await banner()).getByRole('button', { name }));
    expect(shell.did).toContainEqual(['decide', consent]);
    expect(scripts()).toHaveLength(0);
    act(() => shell.set.consent.next(consent));
    expect(screen.queryByRole('region', { name: /use analytics cookies/ })).toBeNull();
  });

  it.each([
    ['google', 'cookies from Google to see'],
    ['meta', 'cookies from Meta to see'],
    ['googleAndMeta', 'cookies from Google and Meta to see'],
  ] as const)('names those who would measure, and no others: %s', async (companies, sentence) => {
    await renderApp(fakeShell({ companies }));
    expect((await banner()).textContent).toContain(sentence);
  });

  it('makes neither choice easier than the other, and leaves the page usable', async () => {
    await renderApp(fakeShell({ companies: 'google' }));
    const [decline, accept] = within(await banner()).getAllByRole('button');
    expect(decline?.className).toBe(accept?.className);
    expect(document.querySelector('dialog, [aria-modal]')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('measuring', () => {
  it('begins with the visitor’s agreement, once', async () => {
    const shell = await renderApp(fakeShell({ companies: 'google' }));
    expect(scripts()).toHaveLength(0);
    act(() => shell.set.scripts.next([PIXEL]));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).toBe(PIXEL.src);
    expect(scripts()[0]?.textContent).toBe('');
    act(() => shell.set.scripts.next([PIXEL]));
    await act(async () => undefined);
    expect(scripts()).toHaveLength(1);
  });
});

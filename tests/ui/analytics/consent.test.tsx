import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const banner = () => screen.findByRole('region', { name: 'May we use analytics cookies?' });
const scripts = () => document.head.querySelectorAll('script');

afterEach(() => {
  for (const script of scripts()) script.remove();
});

describe('the request for consent to analytics', () => {
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

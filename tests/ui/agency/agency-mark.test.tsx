import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { withAgency } from '../../support/seen.ts';

function theHomeLink() {
  return within(screen.getByRole('banner')).getByRole('link', { name: /, home$/ });
}

describe("the agency's mark in the header", () => {
  it('is the logo, and links home', async () => {
    await renderApp(fakeShell(withAgency({ logo: 'https://cdn.example/logo.png' })));
    const logo = within(theHomeLink()).getByRole('img', { name: 'Sunny Trips' });
    expect(logo.getAttribute('src')).toBe('https://cdn.example/logo.png');
    expect(theHomeLink().getAttribute('href')).toBe('/');
  });

  it.each(['', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//cdn.example/logo.png'])(
    'is the name where the logo %j is none to show',
    async (logo) => {
      await renderApp(fakeShell(withAgency({ logo })));
      expect(within(theHomeLink()).queryByRole('img')).toBeNull();
      expect(theHomeLink().textContent).toBe('Sunny Trips');
    },
  );

  it('becomes the name when the logo turns out to be broken, and tries a new one', async () => {
    const shell = await renderApp(fakeShell(withAgency({})));
    fireEvent.error(within(theHomeLink()).getByRole('img'));
    expect(theHomeLink().textContent).toBe('Sunny Trips');

    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ logo: '/media/new.svg' }) }));
    expect(within(theHomeLink()).getByRole('img').getAttribute('src')).toBe('/media/new.svg');
  });

  it('shows a name full of markup as the text that it is', async () => {
    const name = '<img src=x onerror=alert(1)> {{t}} $t(loading)';
    await renderApp(fakeShell(withAgency({ name, logo: '' })));
    expect(theHomeLink().textContent).toBe(name);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('has words for an agency without a name', async () => {
    await renderApp(fakeShell(withAgency({ name: ' ', logo: '' })));
    expect(theHomeLink().textContent).toBe('Travel agency');
  });
});

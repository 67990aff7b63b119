import { NO_POLICIES } from '@livery/contract/agency/policies';
import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { withAgency } from '../../support/seen.ts';

function offeredLinks(): (string | null)[] {
  const nav = within(screen.getByRole('banner')).queryByRole('navigation', { name: 'Your account' });
  return nav === null
    ? []
    : within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent);
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe("the header's ways in (rules 6.2)", () => {
  it('offers both to a visitor, none to who is signed in', async () => {
    const shell = await renderApp();
    expect(offeredLinks()).toEqual(['Log In', 'Sign Up']);
    act(() => shell.set.signedIn.next(true));
    expect(offeredLinks()).toEqual([]);
  });

  it('hides what the agency hides', async () => {
    const shell = await renderApp(fakeShell(withAgency({ hidesLogin: true })));
    expect(offeredLinks()).toEqual(['Sign Up']);
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ hidesSignup: true }) }));
    expect(offeredLinks()).toEqual(['Log In']);
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ hidesLogin: true, hidesSignup: true }) }));
    expect(offeredLinks()).toEqual([]);
  });

  it("offers no sign-up at the platform owner's agency", async () => {
    await renderApp(fakeShell({ policies: { ...NO_POLICIES, platformOwner: true } }));
    expect(offeredLinks()).toEqual(['Log In']);
  });

  it('leads back to the page that the visitor is on (rules §4)', async () => {
    await renderApp(fakeShell(), '/privacy-policy?from=here');
    expect(hrefOf('Log In')).toBe('/login?redirect=/privacy-policy%3Ffrom%3Dhere');
    expect(hrefOf('Sign Up')).toBe('/signup?redirect=/privacy-policy%3Ffrom%3Dhere');
  });

  it('leads to the agency where it signs its people in itself, with the deal link that was followed', async () => {
    const sso = withAgency({ sso: { enabled: true, directLoginAllowed: false } });
    await renderApp(fakeShell(sso), '/deal-link?dealLinkId=7');
    expect(hrefOf('Log In')).toBe('https://www.sunny.example/?navigateTo=%2Fdeal-link%3FdealLinkId%3D7');
    cleanup();
    await renderApp(fakeShell({ ...sso, deepLink: '/url/8' }), '/about');
    expect(hrefOf('Log In')).toBe('https://www.sunny.example/?navigateTo=%2Furl%2F8');
  });
});

// @rule 4.16
describe('a sign-in dialog that a remote module brings (rules 4.16)', () => {
  const dialogs = (shell: FakeShell) => shell.did.filter(([name]) => name === 'openSignIn');

  it('is opened by the buttons in place of the page', async () => {
    const shell = await renderApp(fakeShell({ signInOffered: true }));
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(dialogs(shell)).toEqual([
      ['openSignIn', 'login'],
      ['openSignIn', 'signup'],
    ]);
    expect(screen.getByRole('region', { name: 'Product Deals' })).toBeDefined();
  });

  it('does not open where the page is wanted in another tab', async () => {
    const shell = await renderApp(fakeShell({ signInOffered: true }));
    const link = screen.getByRole('link', { name: 'Log In' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const click = createEvent.click(link, { [key]: true });
      fireEvent(link, click);
      expect(click.defaultPrevented).toBe(false);
    }
    expect(dialogs(shell)).toEqual([]);
  });

  it('does not open where the agency signs its people in itself', async () => {
    const sso = withAgency({ sso: { enabled: true, directLoginAllowed: false } });
    const shell = await renderApp(fakeShell({ ...sso, signInOffered: true }));
    const link = screen.getByRole('link', { name: 'Log In' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(dialogs(shell)).toEqual([]);
  });

  it('is none where no remote brings one: the buttons lead to the pages', async () => {
    const shell = await renderApp(fakeShell());
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    expect(dialogs(shell)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Product Deals' })).toBeNull();
  });
});

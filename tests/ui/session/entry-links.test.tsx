// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_POLICIES } from '../../../src/domain/agency/policies.ts';
import { anAgency } from '../../support/an-agency.ts';
import { fakeShell } from '../../support/fake-shell.ts';
import { renderApp } from '../../support/render-app.tsx';
import { withAgency } from '../../support/with-agency.ts';

function offered(): (string | null)[] {
  const nav = within(screen.getByRole('banner')).queryByRole('navigation', { name: 'Your account' });
  return nav === null
    ? []
    : within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent);
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe("the header's ways in (specification §6, visitor)", () => {
  it('offers both to a visitor, none to who is signed in', async () => {
    const shell = await renderApp();
    expect(offered()).toEqual(['Log In', 'Sign Up']);
    act(() => shell.set.signedIn.next(true));
    expect(offered()).toEqual([]);
  });

  it('hides what the agency hides', async () => {
    const shell = await renderApp(fakeShell(withAgency({ hidesLogin: true })));
    expect(offered()).toEqual(['Sign Up']);
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ hidesSignup: true }) }));
    expect(offered()).toEqual(['Log In']);
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ hidesLogin: true, hidesSignup: true }) }));
    expect(offered()).toEqual([]);
  });

  it("offers no sign-up at the platform owner's agency", async () => {
    await renderApp(fakeShell({ policies: { ...NO_POLICIES, platformOwner: true } }));
    expect(offered()).toEqual(['Log In']);
  });

  it('leads back to the page that the visitor is on (specification §4)', async () => {
    await renderApp(fakeShell(), '/privacy-policy?from=here');
    expect(hrefOf('Log In')).toBe('/login?redirect=/privacy-policy%3Ffrom%3Dhere');
    expect(hrefOf('Sign Up')).toBe('/signup?redirect=/privacy-policy%3Ffrom%3Dhere');
  });

  it('leads to the agency where it signs its people in itself, with the deal link that somebody followed', async () => {
    const sso = withAgency({ sso: { enabled: true, directLoginAllowed: false } });
    await renderApp(fakeShell(sso), '/deal-link?dealLinkId=7');
    expect(hrefOf('Log In')).toBe('https://www.sunny.example/?navigateTo=%2Fdeal-link%3FdealLinkId%3D7');
  });
});

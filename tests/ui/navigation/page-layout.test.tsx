import { anAgent } from '@livery/testkit/users';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { signedInAs } from '../../support/seen.ts';

describe('the site around a page', () => {
  it('has its landmarks and one main heading', async () => {
    await renderApp();
    await screen.findByRole('contentinfo');
    for (const landmark of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(landmark)).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('stays while the profile is loading, and the page after it (rules 4.3)', async () => {
    const shell = await renderApp(fakeShell({ signedIn: true, profile: { kind: 'loading' } }), '/booknow/hotels');
    expect(await screen.findByText('Loading…', { selector: 'main output' })).toBeTruthy();
    expect(document.title).toContain('Hotels | Sunny Trips');
    const header = screen.getByRole('banner');
    const footer = await screen.findByRole('contentinfo');
    act(() => shell.set.profile.next({ kind: 'ready', profile: anAgent() }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(header.isConnected && footer.isConnected).toBe(true);
  });

  it.each(['/errors?hideHeader=true&hideFooter=true', '/disapproveProposal'])(
    'has neither header nor footer at %s',
    async (path) => {
      await renderApp(fakeShell(), path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('contentinfo')).toBeNull();
    },
  );

  it.each(['/login', '/signup', '/forgotpassword', '/newPassword', '/expired'])(
    'is one calm card with the logo at %s (rules §2, layout rules)',
    async (path) => {
      await renderApp(fakeShell(), path);
      expect(await screen.findByRole('link', { name: 'Sunny Trips, home' })).toBeTruthy();
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('contentinfo')).toBeNull();
    },
  );

  it('has no tools of agents for visitors, and none on pages to read (rules §2)', async () => {
    await renderApp();
    expect(screen.queryByRole('navigation', { name: 'Agency tools' })).toBeNull();
  });

  it('has the tools of agents on the home page, with no button to open them there (rules §4)', async () => {
    await renderApp(fakeShell(signedInAs(anAgent())));
    expect(await screen.findByRole('navigation', { name: 'Agency tools' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Side menu' })).toBeNull();
  });
});

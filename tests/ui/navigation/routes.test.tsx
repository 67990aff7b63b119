import { installNativePopups } from '@livery/testkit/native-dialogs';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/ui/app.tsx';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { withAgency } from '../../support/seen.ts';

afterEach(cleanup);

const NOT_FOUND = "The page you're looking for is not found.";

async function opened(shell: ReturnType<typeof fakeShell>, ...addresses: string[]) {
  installNativePopups();
  const i18n = await createI18n('en');
  const router = createMemoryRouter([{ path: '*', element: <App shell={shell} i18n={i18n} /> }], {
    initialEntries: addresses,
  });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, address };
}

describe('the routes', () => {
  it.each([
    ['/login', 'Main app', 'Log In | Sunny Trips'],
    ['/booknow/hotels/search', 'Main app', 'Hotels | Sunny Trips'],
    ['/blog', 'Blog', 'Blog | Sunny Trips'],
    ['/booknow/resort', 'Resorts', 'Resorts | Sunny Trips'],
  ])('hold the place of a remote at %s, under its own title', async (path, remote, title) => {
    await renderApp(fakeShell(), path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'This part of the site is coming soon.',
    );
    expect(within(screen.getByRole('main')).getByText(remote)).toBeTruthy();
    expect(document.title).toContain(title);
  });

  it('name the address that was asked for as text, whatever it says', async () => {
    const { address } = await opened(fakeShell(), '/%3Cb%3Ehostile%3C/b%3E%E2%80%AE?token=secret#hash');
    await waitFor(() => expect(address()).toBe('/errors'));
    const element = await screen.findByText('/%3Cb%3Ehostile%3C/b%3E%E2%80%AE');
    expect([element.tagName, element.dir]).toEqual(['BDI', 'ltr']);
    expect(document.body.textContent).not.toContain('secret');
  });

  it('notify the session of every page, for its deal links, and have its data loaded', async () => {
    const shell = fakeShell();
    await opened(shell, '/url/8');
    const page = { path: '/url/8', query: expect.any(URLSearchParams) };
    await waitFor(() => expect(shell.did).toContainEqual(['pageOpened', page]));
    expect(shell.did).toContainEqual(['openPageData', page]);
  });
});

describe('/errors (rules §2)', () => {
  it('offers the way home to the returnUrl, and a letter to the agency', async () => {
    await renderApp(fakeShell(withAgency({ returnUrl: 'https://www.sunny.example/start' })), '/errors');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(NOT_FOUND);
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe(
      'https://www.sunny.example/start',
    );
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('mailto:hello@sunny.example');
  });

  it('names no address where none is known', async () => {
    await renderApp(fakeShell(), '/errors');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/There's no page at/)).toBeNull();
  });

  it.each(['', 'javascript:alert(1)', '//elsewhere.example'])(
    'leads home to / when returnUrl is %j',
    async (returnUrl) => {
      await renderApp(fakeShell(withAgency({ returnUrl })), '/errors');
      expect((await screen.findByRole('link', { name: 'Take me home' })).getAttribute('href')).toBe('/');
    },
  );

  it('has no letter to write where the agency has no e-mail', async () => {
    const { contact } = anAgency();
    await renderApp(fakeShell(withAgency({ contact: { ...contact, email: '' } })), '/errors');
    expect(await screen.findByRole('link', { name: 'Take me home' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });
});

describe('arriving at a page', () => {
  it('reads out its heading, also one whose code comes late', async () => {
    await renderApp();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'This part of the site is coming soon.' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

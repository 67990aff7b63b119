import { NO_POLICIES } from '@livery/contract/agency/policies';
import { anAgent, aUser } from '@livery/testkit/users';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { signedInAs, withAgency } from '../../support/seen.ts';

const header = () => within(screen.getByRole('banner'));
const hrefOf = (name: string) => header().getByRole('link', { name }).getAttribute('href');

// @rule 2.17
describe('the header (rules §2)', () => {
  it('leads home from the logo, and an owner who must subscribe first to the subscription', async () => {
    const shell = await renderApp(fakeShell({ ...withAgency({ isSubscribed: false }) }), '/errors');
    expect(hrefOf('Sunny Trips, home')).toBe('/');
    const { profile } = signedInAs(anAgent([], { userType: 'Admin' }));
    act(() => shell.set.profile.next(profile));
    expect(hrefOf('Sunny Trips, home')).toBe('/subscription');
  });

  it('links About and FAQ under the titles that the agency gave them', async () => {
    await renderApp(
      fakeShell(withAgency({ about: { enabled: true, title: '<b>Us</b>' }, faq: { enabled: true, title: ' ' } })),
    );
    expect(hrefOf('<b>Us</b>')).toBe('/about');
    expect(hrefOf('FAQ')).toBe('/faqs');
  });

  it('links neither where the agency has switched them off', async () => {
    const off = { enabled: false, title: 'Hidden' };
    await renderApp(fakeShell(withAgency({ about: off, faq: off })));
    expect(header().queryByText('Hidden')).toBeNull();
  });

  it('shows language and currency, and no language picker where there is one language', async () => {
    const shell = await renderApp();
    expect(header().getByRole('button', { name: 'Language: English (EN)' })).toBeTruthy();
    expect(header().getByRole('button', { name: 'Currency: USD' })).toBeTruthy();
    act(() => shell.set.languages.next([{ code: 'en', name: 'English' }]));
    expect(header().queryByRole('button', { name: /Language/ })).toBeNull();
  });

  it('toggles the side navigation for agents on all pages but home (rules §4)', async () => {
    const shell = await renderApp(fakeShell(signedInAs(anAgent())), '/dashboard');
    const toggler = header().getByRole('button', { name: 'Side menu' });
    expect(toggler.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggler);
    expect(shell.did).toContainEqual(['onSidebarEvent', { kind: 'toggled' }]);
    act(() => shell.set.sidebar.next('expanded'));
    expect(toggler.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the products below the header', () => {
  const products = () => screen.findByRole('navigation', { name: 'Services' });
  const menu = [
    { service: 'flights', active: true },
    { service: 'hotels', active: false },
    { service: 'resorts', active: true },
  ] as const;

  it("are those that the agency sells, in its menu's order and words", async () => {
    await renderApp(fakeShell(withAgency({ bookingMenu: menu })));
    const links = within(await products()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Air Travel', '/booknow/flights'],
      ['Resorts', '/booknow/resort'],
      ['Favourites', '/favourites'],
    ]);
  });

  it('name the one whose page is shown', async () => {
    await renderApp(fakeShell(withAgency({ bookingMenu: menu })), '/booknow/flights/search');
    const currentElements = within(await products()).getAllByRole('link', { current: 'page' });
    expect(currentElements.map((link) => link.textContent)).toEqual(['Air Travel']);
  });
});

describe('the slide-out of small screens (rules §2)', () => {
  async function open(overrides: Parameters<typeof fakeShell>[0]) {
    const shell = await renderApp(fakeShell(overrides), '/errors');
    await userEvent.click(header().getByRole('button', { name: 'Open the menu' }));
    return { shell, sheet: within(await screen.findByRole('dialog', { name: 'Menu' })) };
  }

  it('offers a visitor the ways in, the pages and the pickers', async () => {
    const { sheet } = await open({});
    for (const name of ['Log In', 'Sign Up', 'About Us', 'FAQ']) expect(sheet.getByRole('link', { name })).toBeTruthy();
    for (const name of [/^Language\s*English$/, /^Currency\s*USD$/])
      expect(sheet.getByRole('button', { name })).toBeTruthy();
  });

  it('leads to the products', async () => {
    const { sheet } = await open(withAgency({ bookingMenu: [{ service: 'cars', active: true }] }));
    const services = within(sheet.getByRole('navigation', { name: 'Services' }));
    expect(services.getByRole('link', { name: 'Car Rentals' }).getAttribute('href')).toBe('/booknow/cars');
  });

  it('repeats the profile menu, and gives the focus back when it closes', async () => {
    const { sheet } = await open(signedInAs(aUser()));
    expect(sheet.getByRole('link', { name: 'My Trips' }).getAttribute('href')).toBe('/mytrip/mytrips');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    expect(document.activeElement).toBe(header().getByRole('button', { name: 'Open the menu' }));
  });

  it('closes in a window that is wide enough for the header to have all of it', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(query === '(width >= 60rem)' ? media : new EventTarget(), { media: query }) as MediaQueryList,
    );
    await open({});
    media.matches = true;
    act(() => void media.dispatchEvent(new Event('change')));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    vi.restoreAllMocks();
  });

  it.each(['', 'javascript:alert(1)', 'http://chat.example', '//chat.example'])(
    'has no frame for a chat at %j, but a way to write',
    async (chatWidgetUrl) => {
      const { sheet } = await open({
        ...signedInAs(aUser()),
        policies: { ...NO_POLICIES, helpChat: true, chatWidgetUrl },
      });
      await userEvent.click(sheet.getByRole('button', { name: 'Help' }));
      const chat = within(await screen.findByRole('dialog', { name: 'Help' }));
      expect(chat.getByRole('link', { name: 'Contact us' })).toBeTruthy();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

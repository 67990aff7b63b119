import { aUser } from '@livery/testkit/users';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { somePrices } from '../../support/data/some-prices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { signedInAs } from '../../support/seen.ts';

async function menuOf(overrides: Parameters<typeof fakeShell>[0]) {
  await renderApp(fakeShell(overrides), '/errors');
  const button = await screen.findByRole('button', { name: /^Your account/ });
  await userEvent.click(button);
  const nav = await screen.findByRole('navigation', { name: 'Your account' });
  return { button, nav, entries: within(nav).getAllByRole('link') };
}

describe('the profile menu (rules §6)', () => {
  it('leads travellers to their pages', async () => {
    const { button, entries } = await menuOf(signedInAs(aUser()));
    expect(button.getAttribute('aria-label')).toBe('Your account: Ada Reyes');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Dashboard', '/mytrip/dashboard'],
      ['Book Now', '/booknow/hotels'],
      ['My Trips', '/mytrip/mytrips'],
      ['Profile Settings', '/mytrip/profile'],
      ['Support', '/mytrip/support'],
      ['Logout', '/logout'],
    ]);
  });

  it('is disclosed by its button, and closes when an entry is chosen', async () => {
    const { button, entries } = await menuOf(signedInAs(aUser()));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(entries[0] ?? button);
    expect(button.isConnected ? button.getAttribute('aria-expanded') : 'false').toBe('false');
  });

  it('shows the name and the credit, in the selected currency', async () => {
    const rich = aUser({ credits: { amount: 5, currency: 'USD' }, lastName: '<script>' });
    await menuOf({ ...signedInAs(rich), prices: somePrices({ currency: 'EUR' }) });
    expect(screen.getByText('Ada <script>')).toBeTruthy();
    expect(screen.getByText(/≈\s€20\.00/)).toBeTruthy();
  });
});

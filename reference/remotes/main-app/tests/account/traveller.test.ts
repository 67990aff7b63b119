import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { bookHotel } from './support/book.ts';
import { showAccount } from './support/show-account.ts';

/** Opens a trip from a person's list of trips. */
async function openTrip({ reference, ...options }: { app: Hono; person: string; reference: string }) {
  const account = await showAccount({ at: '/mytrip/mytrips', ...options });
  const [link] = account.screen
    .getAllByRole('link')
    .filter((element) => element.getAttribute('href')?.endsWith(reference));
  if (link === undefined) throw new Error('The trip is not listed.');
  await account.click(link);
  expect(account.actions).toContainEqual(['navigate', `/mytrip/mytrips/${reference}`]);
  return account;
}

describe('a traveller’s account', () => {
  it('begins with a greeting, and a way to a first trip', async () => {
    const { screen, actions, missingKeys } = await showAccount({ at: '/mytrip/dashboard', person: 'rewarded' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Tomas');
    expect(actions).toContainEqual(['titlePage', 'Welcome back, Tomas']);
    expect(screen.getByText('No trips planned yet')).toBeTruthy();
    expect([...missingKeys]).toEqual([]);
  });

  it('has a way to the wallet only where there is one (rules §6)', async () => {
    const links = async (person: string) => {
      const { screen } = await showAccount({ at: '/mytrip/dashboard', person });
      return within(screen.getByRole('navigation', { name: 'Your account' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    };
    expect(await links('traveller')).toEqual(['Overview', 'My Trips', 'Profile Settings', 'Support']);
    expect(await links('rewarded')).toContain('Wallet');
  });

  it('leads to stories, and to top destinations where the agency has them', async () => {
    const ways = async (displaysTopDestinations: boolean) => {
      const { element } = await showAccount({
        at: '/mytrip/dashboard',
        person: 'traveller',
        agency: { displaysTopDestinations },
      });
      return ['/blog', '/top-destination'].map((path) => element.querySelector(`a[href="${path}"]`) !== null);
    };
    expect(await ways(true)).toEqual([true, true]);
    expect(await ways(false)).toEqual([true, false]);
  });

  it('shows what was booked before: a trip to come, one that is over, and one that was cancelled', async () => {
    const { screen, click, element } = await showAccount({ at: '/mytrip/mytrips', person: 'traveller' });
    const shownCount = () => element.querySelectorAll('article').length;
    const counts = [shownCount()];
    for (const name of ['Past', 'Cancelled']) {
      await click(screen.getByRole('tab', { name }));
      counts.push(shownCount());
    }
    expect(counts).toEqual([1, 1, 1]);
  });

  it('skips no level of headings, in the list of trips and on the overview', async () => {
    for (const at of ['/mytrip/mytrips', '/mytrip/dashboard']) {
      const { element } = await showAccount({ at, person: 'traveller' });
      const levels = [...element.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
      expect(element.querySelector('article :is(h2, h3)')).not.toBeNull();
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    }
  });

  it('has an empty list without bookings', async () => {
    const { screen } = await showAccount({ at: '/mytrip/mytrips', person: 'rewarded' });
    expect(screen.getByText('No trips planned yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a trip' })).toBeTruthy();
  });

  it('shows a trip, which is cancelled once that was confirmed', async () => {
    const app = createSandbox();
    const reference = await bookHotel(app, 'traveller');
    const { screen, click, actions, calls, missingKeys } = await openTrip({ app, person: 'traveller', reference });
    await click(screen.getByRole('button', { name: 'Cancel this booking' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel this booking' }));
    expect(actions).toContainEqual(['notify', 'success', 'The booking has been cancelled.']);
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
    expect(screen.getByText('This booking has been cancelled.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('This booking has been cancelled.');
    expect([...missingKeys]).toEqual([]);
  });

  it('says of a trip for how many it is, from when the hotel takes them in, and how to reach hotel and agency', async () => {
    const app = createSandbox();
    const reference = await bookHotel(app, 'traveller');
    const { screen } = await openTrip({ app, person: 'traveller', reference });
    const textAfter = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(textAfter('Guests')).toBe('2 adults');
    expect(textAfter('Length')).toBe('3 nights and 1 room');
    expect(textAfter('Check-in from')).toMatch(/^1[4-6]:00$/);
    expect(textAfter('Email')).toMatch(/^reception@[a-z0-9-]+\.example$/);
    expect(screen.getByRole('heading', { name: /^Questions\? Ask / })).toBeTruthy();
  });

  it('shows a message where a booking is not theirs', async () => {
    const { screen } = await showAccount({ at: '/mytrip/mytrips/LV-UNKNOWN', person: 'traveller' });
    expect(screen.getByText("We can't find a booking of yours with this number")).toBeTruthy();
  });

  it('saves the profile of a person with one name', async () => {
    const { screen, type, click, actions, calls } = await showAccount({ at: '/mytrip/profile', person: 'traveller' });
    await type(screen.getByLabelText(/^Last name/), '');
    await click(screen.getByRole('button', { name: 'Save' }));
    expect(actions).toContainEqual(['notify', 'success', 'Saved.']);
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { firstName: 'Maya', lastName: '' } });
  });

  it('offers the countries that the agency’s platform has enabled, and requests no other list', async () => {
    const enabledCountries = [
      { name: 'Sweden', code: 'SE' },
      { name: 'Austria', code: 'AT' },
    ];
    const { screen, calls } = await showAccount({
      at: '/mytrip/profile',
      person: 'traveller',
      lists: { enabledCountries },
    });
    const options = within(screen.getByLabelText(/^Country/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Austria', 'Sweden']));
    expect(calls.some(({ path }) => path.includes('Countries'))).toBe(false);
  });

  it('is for those who are signed in', async () => {
    const { screen } = await showAccount({ at: '/mytrip/mytrips' });
    expect(screen.getByRole('heading', { name: 'Please log in first' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fmytrip%2Fmytrips',
    );
  });
});

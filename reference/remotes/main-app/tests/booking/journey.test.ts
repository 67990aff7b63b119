import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { at, book, fillIn, follow, heading, openFirst, toCheckout } from './booking-steps.ts';
import { day, SEARCHES } from './searches.ts';

describe('booking', () => {
  it.each([
    ['hotel', []],
    ['car', ['Go to checkout']],
    ['activity', []],
    ['flight', ['Go to checkout']],
    ['cruise', []],
  ] as const)('leads from a search to a reference number: a %s', async (product, steps) => {
    const shown = await at(SEARCHES[product]);
    await openFirst(shown);
    await follow(shown, 'Continue');
    for (const step of steps) await follow(shown, step);
    await fillIn(shown);
    await book(shown);
    expect(heading(shown)).toBe("You're booked!");
    expect(shown.screen.getByText(/^LV-/)).toBeTruthy();
    expect(shown.context.location.now().path).toMatch(/^\/booknow\/.+confirm/);
  });

  it('filters by the chosen values, shows the count, and stores them in the address', async () => {
    const shown = await at(SEARCHES.hotel);
    const count = () => Number.parseInt(shown.screen.getByText(/^\d+ hotels?$/).textContent ?? '', 10);
    const before = count();
    const stars = shown.screen.getByRole('checkbox', { name: /^4 stars/ });
    const promised = Number(stars.closest('label')?.textContent?.replace('4 stars', ''));
    await shown.click(stars);
    expect([count() < before, count()]).toEqual([true, promised]);
    expect(shown.actions).toContainEqual(['navigate', expect.stringContaining('f-stars=4')]);
  });

  it('shows every score with one decimal, so that they compare', async () => {
    const { screen } = await at(SEARCHES.hotel);
    const scores = screen.getAllByText('out of 10').map(({ previousSibling }) => previousSibling?.textContent);
    expect(scores.filter((score) => !/^\d+\.\d$/.test(score ?? ''))).toEqual([]);
    expect(scores).toContainEqual(expect.stringMatching(/\.0$/));
  });

  it.each(['en', 'ar'] as const)('says once that a price per night is about so much: %s', async (language) => {
    const perNight = async (options: Parameters<typeof at>[1]) => {
      const { screen } = await at(SEARCHES.hotel.replace(/checkOut=[^&]+/, `checkOut=${day(23)}`), {
        language,
        ...options,
      });
      const texts = screen
        .getAllByText(language === 'en' ? / per night$/ : / لليلة$/)
        .map(({ textContent }) => textContent);
      expect(texts.length).toBeGreaterThan(3);
      return texts;
    };
    const about = language === 'en' ? 'about' : 'نحو';
    expect((await perNight({})).some((text) => text.startsWith(about))).toBe(true);
    const converted = await perNight({ currency: { currency: 'EUR', country: 'DE' }, rates: { EUR: 0.9 } });
    expect(converted.filter((text) => text.includes(about) || !text.includes('≈'))).toEqual([]);
  });

  it('says that something is missing in a link, above the search panel, which says what', async () => {
    const { screen, actions } = await at('/booknow/hotels/search?place=Lisbon&lat=38.72&long=-9.14&guests=3');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complete your search');
    expect(actions).toContainEqual(['searchPanel', { service: 'hotels', form: 'full' }]);
  });

  it('states that an offer is gone, with a way to search again', async () => {
    const { screen } = await at('/booknow/hotels/search-details?hotelId=forged');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This offer is no longer available');
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/booknow/hotels');
  });
});

describe('the confirmation', () => {
  it('leads a traveller to their trips, an agent to the bookings, and a visitor to the log-in', async () => {
    const app = createSandbox();
    const shown = await toCheckout({ respond: sandboxResponses({ app }) });
    await fillIn(shown);
    await book(shown);
    expect(shown.screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fmytrip%2Fmytrips',
    );
    shown.setSession({ signedIn: true });
    await shown.settled();
    expect(shown.screen.getByRole('link', { name: 'Go to My Trips' }).getAttribute('href')).toBe('/mytrip/mytrips');
  });

  it('states that there is no such booking', async () => {
    const { screen } = await at('/booknow/activities/confirmation/LV-000000');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this booking");
  });
});

describe('prices', () => {
  it('are not in the page for visitors who may not see them, with a link to log in and come back', async () => {
    const session = { showsPrices: false };
    const shown = await at(SEARCHES.hotel, { session });
    expect(shown.element.textContent).not.toContain('USD');
    expect(shown.screen.queryByText('Price')).toBeNull();
    const [link] = shown.screen.getAllByRole('link', { name: 'Log in to see the price' });
    expect(link?.getAttribute('href')).toBe(`/login?${new URLSearchParams({ redirect: SEARCHES.hotel })}`);
    await openFirst(shown);
    expect(shown.screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it.each(['sort=cheapest', 'sort=dearest', 'price=1-100'])(
    'are not given away by an address that asks for %s',
    async (by) => {
      const session = { showsPrices: false };
      const found = async (address: string) => {
        const { screen } = await at(address, { session });
        return screen.getAllByRole('article').map(({ textContent }) => textContent);
      };
      expect(await found(`${SEARCHES.hotel}&${by}`)).toEqual(await found(SEARCHES.hotel));
    },
  );

  it('asks for a fare once: what was chosen is named before the checkout, and not offered again', async () => {
    const shown = await at(SEARCHES.flight);
    await openFirst(shown);
    const [, other] = shown.screen.getAllByRole('radio');
    if (other === undefined) throw new Error('There is one fare.');
    await shown.click(other);
    await follow(shown, 'Continue');
    expect(shown.screen.getByRole('heading', { level: 1 }).textContent).toBe('Your reservation');
    expect(shown.screen.queryByRole('radio')).toBeNull();
    expect(shown.screen.getByText('Option')).toBeTruthy();
  });
});

import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { fillIn, followLink, headingText, openFirst, pressPay, showBooking, toCheckout } from './booking-steps.ts';
import { dayAhead, SEARCHES } from './searches.ts';

describe('booking', () => {
  it.each([
    ['hotel', []],
    ['car', ['Go to checkout']],
    ['activity', []],
    ['flight', ['Go to checkout']],
    ['cruise', []],
  ] as const)('leads from a search to a reference number: a %s', async (product, steps) => {
    const view = await showBooking(SEARCHES[product]);
    await openFirst(view);
    await followLink(view, 'Continue');
    for (const step of steps) await followLink(view, step);
    await fillIn(view);
    await pressPay(view);
    expect(headingText(view)).toBe("You're booked!");
    expect(view.screen.getByText(/^LV-/)).toBeTruthy();
    expect(view.context.location.now().path).toMatch(/^\/booknow\/.+confirm/);
  });

  it('filters by the chosen values, shows the count, and stores them in the address', async () => {
    const view = await showBooking(SEARCHES.hotel);
    const count = () => Number.parseInt(view.screen.getByText(/^\d+ hotels?$/).textContent ?? '', 10);
    const countBefore = count();
    const stars = view.screen.getByRole('checkbox', { name: /^4 stars/ });
    const promised = Number(stars.closest('label')?.textContent?.replace('4 stars', ''));
    await view.click(stars);
    expect([count() < countBefore, count()]).toEqual([true, promised]);
    expect(view.actions).toContainEqual(['navigate', expect.stringContaining('f-stars=4')]);
  });

  it('shows every score with one decimal, so that they compare', async () => {
    const { screen } = await showBooking(SEARCHES.hotel);
    const scores = screen.getAllByText('out of 10').map(({ previousSibling }) => previousSibling?.textContent);
    expect(scores.filter((score) => !/^\d+\.\d$/.test(score ?? ''))).toEqual([]);
    expect(scores).toContainEqual(expect.stringMatching(/\.0$/));
  });

  it.each(['en', 'ar'] as const)('says once that a price per night is about so much: %s', async (language) => {
    const perNight = async (options: Parameters<typeof showBooking>[1]) => {
      const { screen } = await showBooking(SEARCHES.hotel.replace(/checkOut=[^&]+/, `checkOut=${dayAhead(23)}`), {
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
    const convertedPrices = await perNight({ currency: { currency: 'EUR', country: 'DE' }, rates: { EUR: 0.9 } });
    expect(convertedPrices.filter((text) => text.includes(about) || !text.includes('≈'))).toEqual([]);
  });

  it('says that something is missing in a link, above the search panel, which says what', async () => {
    const { screen, actions } = await showBooking('/booknow/hotels/search?place=Lisbon&lat=38.72&long=-9.14&guests=3');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complete your search');
    expect(actions).toContainEqual(['searchPanel', { service: 'hotels', form: 'full' }]);
  });

  it('states that an offer is gone, with a way to search again', async () => {
    const { screen } = await showBooking('/booknow/hotels/search-details?hotelId=forged');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This offer is no longer available');
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/booknow/hotels');
  });
});

describe('the confirmation', () => {
  it('leads a traveller to their trips, an agent to the bookings, and a visitor to the log-in', async () => {
    const app = createSandbox();
    const checkout = await toCheckout({ respond: sandboxResponses({ app }) });
    await fillIn(checkout);
    await pressPay(checkout);
    expect(checkout.screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fmytrip%2Fmytrips',
    );
    checkout.setSession({ signedIn: true });
    await checkout.settled();
    expect(checkout.screen.getByRole('link', { name: 'Go to My Trips' }).getAttribute('href')).toBe('/mytrip/mytrips');
  });

  it('states that there is no such booking', async () => {
    const { screen } = await showBooking('/booknow/activities/confirmation/LV-000000');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this booking");
  });
});

describe('prices', () => {
  it('are not in the page for visitors who may not see them, with a link to log in and come back', async () => {
    const session = { showsPrices: false };
    const view = await showBooking(SEARCHES.hotel, { session });
    expect(view.element.textContent).not.toContain('USD');
    expect(view.screen.queryByText('Price')).toBeNull();
    const [link] = view.screen.getAllByRole('link', { name: 'Log in to see the price' });
    expect(link?.getAttribute('href')).toBe(`/login?${new URLSearchParams({ redirect: SEARCHES.hotel })}`);
    await openFirst(view);
    expect(view.screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it.each(['sort=cheapest', 'sort=dearest', 'price=1-100'])(
    'are not given away by an address that asks for %s',
    async (by) => {
      const session = { showsPrices: false };
      const foundPages = async (address: string) => {
        const { screen } = await showBooking(address, { session });
        return screen.getAllByRole('article').map(({ textContent }) => textContent);
      };
      expect(await foundPages(`${SEARCHES.hotel}&${by}`)).toEqual(await foundPages(SEARCHES.hotel));
    },
  );

  it('asks for a fare once: what was chosen is named before the checkout, and not offered again', async () => {
    const view = await showBooking(SEARCHES.flight);
    await openFirst(view);
    const [, otherElement] = view.screen.getAllByRole('radio');
    if (otherElement === undefined) throw new Error('There is one fare.');
    await view.click(otherElement);
    await followLink(view, 'Continue');
    expect(view.screen.getByRole('heading', { level: 1 }).textContent).toBe('Your reservation');
    expect(view.screen.queryByRole('radio')).toBeNull();
    expect(view.screen.getByText('Option')).toBeTruthy();
  });
});

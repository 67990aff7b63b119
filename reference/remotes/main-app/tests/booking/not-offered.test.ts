import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import { productDefinition } from '../../booking/product/product.ts';
import { headingText, showBooking } from './booking-steps.ts';

const MENU = [
  { service: 'hotels', active: false },
  { service: 'cars', active: true },
  { service: 'resorts', active: true },
  { service: 'flights', active: false },
] as const;

/** The paths of all steps before a booking. */
const stepsOf = (product: (typeof PRODUCTS)[number]) => {
  const { base, search, details, reservation, checkout } = productDefinition(product).pages;
  return [base, search, details, reservation, checkout].flatMap((path) => path?.replace('{id}', 'o1') ?? []);
};

describe('an agency that does not sell a product', () => {
  it.each([...stepsOf('hotel'), ...stepsOf('flight'), '/hotel-details?hotelId=o1', '/booknow/hotels/deal/p1'])(
    'shows a message at %s, with the ways to what it does sell, and requests nothing from the platform',
    async (path) => {
      const view = await showBooking(path, { agency: { name: 'Aurora', bookingMenu: MENU } });
      expect(headingText(view)).toBe("Aurora doesn't offer this");
      expect(view.actions).toContainEqual(['titlePage', "Aurora doesn't offer this"]);
      expect(view.screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Car Rentals', '/booknow/cars'],
        ['Resorts', '/booknow/resort'],
      ]);
      expect([view.calls, [...view.missingKeys], view.screen.queryByRole('form')]).toEqual([[], [], null]);
    },
  );

  it('that sells nothing at all leads home', async () => {
    const menu = PRODUCTS.map((product) => ({ service: productDefinition(product).service, active: false }));
    const { screen } = await showBooking('/booknow/cars', { agency: { bookingMenu: menu } });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it('that its menu doesn’t name is not sold either', async () => {
    const view = await showBooking('/booknow/cars', { agency: { name: 'Aurora', bookingMenu: [] } });
    expect(headingText(view)).toBe("Aurora doesn't offer this");
  });

  it('sells the others', async () => {
    expect(headingText(await showBooking('/booknow/cars', { agency: { bookingMenu: MENU } }))).toBe('Rent a car');
  });

  it('still shows what was booked', async () => {
    const view = await showBooking('/booknow/hotels/confirm-payment?referenceNumber=LV-000000', {
      agency: { bookingMenu: MENU },
    });
    expect(headingText(view)).toBe("We can't find this booking");
  });
});

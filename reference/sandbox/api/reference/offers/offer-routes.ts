import { Hono } from 'hono';
import { fullName, userIdOf } from '../../../world/agencies/people.ts';
import { findOffer, PRODUCTS } from '../../../world/products/products.ts';
import { searchContext } from '../../request/request-context.ts';
import { withContentLanguage } from '../../request/request-language.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forAnyone } from '../access.ts';
import { withAvailability } from '../bookings/booking-store.ts';

/**
 * `GET /api/reference/{product}/offers` and `…/offers/{id}`: the offers for the reference app. Searches by the agency's
 * people are logged.
 */
export function offerRoutes(world: SandboxWorld): Hono {
  const calls = new Hono();
  for (const [name, product] of PRODUCTS) {
    calls.get(`/api/reference/${name}/offers`, withContentLanguage, forAnyone(world), (c) => {
      const { agency, person } = c.var.requester;
      const context = searchContext(world, c);
      const foundOffers = product.search(c.req.query(), context);
      if (typeof foundOffers === 'string') return c.json({ message: foundOffers }, 400);
      const data = foundOffers.offers.filter((offer) => product.isBookable?.(offer, context.today) ?? true);
      if (person !== null) {
        const query = product.fields.flatMap((field) => {
          const value = c.req.query(field);
          return value === undefined ? [] : [[field, value.slice(0, 60)] as const];
        });
        world.stores.searches.note(agency, {
          product: name,
          query: Object.fromEntries(query),
          places: product.placesOf(c.req.query()),
          results: data.length,
          by: { id: userIdOf(person), name: fullName(person) },
        });
      }
      return c.json({ data, total: data.length });
    });
    calls.get(`/api/reference/${name}/offers/:id`, withContentLanguage, forAnyone(world), (c) => {
      const foundOffer = findOffer(c.req.param('id') ?? '', searchContext(world, c));
      if (foundOffer === null || foundOffer.offer.product !== name) return c.json(NO_SUCH_OFFER, 404);
      const { offer } = foundOffer;
      const { choices, ...extras } = foundOffer.extras();
      const available = withAvailability(choices, offer, world.stores.bookings);
      return c.json({ data: { ...offer, ...extras, choices: available } });
    });
  }
  return calls;
}

const NO_SUCH_OFFER = { message: 'There is no such offer: search again.' };

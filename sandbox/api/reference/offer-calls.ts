import { Hono } from 'hono';
import { airportOf } from '../../world/reference/airlines.ts';
import { offerPlace } from '../../world/reference/offer-place.ts';
import { pointIn } from '../point-in.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { askedOf } from './asked-of.ts';
import { forEverybody } from './asker.ts';
import { findOffer } from './find-offer.ts';
import { nameOf } from './name-of.ts';
import type { Query } from './product.ts';
import { PRODUCTS } from './products.ts';
import { userIdOf } from './user-id-of.ts';
import { withoutBooked } from './without-booked.ts';

type PointFields = NonNullable<Parameters<typeof pointIn>[1]>;

/** Where the searches of a product keep their points. */
const POINTS: ReadonlyMap<string, readonly PointFields[]> = new Map([
  ['hotel', [{ latitude: 'lat', longitude: 'long' }]],
  ['activity', [{ latitude: 'latitude', longitude: 'longitude' }]],
  [
    'car',
    [
      { latitude: 'pickupLatitude', longitude: 'pickupLongitude' },
      { latitude: 'returnLatitude', longitude: 'returnLongitude' },
    ],
  ],
]);

/** What the places of a search are called, in its order. */
function placesOf(product: string, query: Query): string[] {
  const points = (POINTS.get(product) ?? []).map((fields) => pointIn(query, fields));
  const airports = product === 'flight' ? [query['from'], query['to']] : [];
  return [
    ...points.flatMap((point) => (typeof point === 'string' ? [] : [offerPlace(point).city])),
    ...airports.map((code = '') => airportOf(code.toUpperCase())?.city || code),
  ];
}

/** How guests are spread over their rooms, in the app's own words: it finds nothing else, but is searched so again. */
const LOGGED_TOO = ['guests'];

/**
 * `GET /api/reference/{product}/offers` and `…/offers/{id}`: what there is to book, for the reference app. What the
 * agency's people search is remembered.
 */
export function offerCalls(world: SandboxWorld): Hono {
  const calls = new Hono();
  for (const [name, product] of PRODUCTS) {
    calls.get(
      `/api/reference/${name}/offers`,
      forEverybody(world, ({ agency, person }, c) => {
        const asked = askedOf(world, c);
        const found = product.search(c.req.query(), asked);
        if (typeof found === 'string') return c.json({ message: found }, 400);
        // Ships that have left can't be caught any more.
        const data = found.offers.filter((offer) => offer.product !== 'cruise' || offer.departure >= asked.today);
        if (person !== null) {
          const by = { id: userIdOf(person), name: nameOf(person) };
          const query = [...product.fields, ...LOGGED_TOO].flatMap((field) => {
            const value = c.req.query(field);
            return value === undefined ? [] : [[field, value.slice(0, 60)] as const];
          });
          world.desk.searches.note({
            agency,
            product: name,
            query: Object.fromEntries(query),
            places: placesOf(name, c.req.query()),
            results: data.length,
            by,
          });
        }
        return c.json({ data, total: data.length });
      }),
    );
    calls.get(
      `/api/reference/${name}/offers/:id`,
      forEverybody(world, (_, c) => {
        const found = findOffer(c.req.param('id') ?? '', askedOf(world, c));
        if (found === null || found.offer.product !== name) return c.json(UNKNOWN, 404);
        const { offer } = found;
        const { choices, ...extras } = found.extras();
        return c.json({
          data: { ...offer, ...extras, choices: withoutBooked(choices, offer.id, world.desk.bookings) },
        });
      }),
    );
  }
  return calls;
}

const UNKNOWN = { message: 'There is no such offer: search again.' };

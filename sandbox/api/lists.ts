import { Hono } from 'hono';
import { COUNTRIES } from '../world/geo/countries.ts';
import { carCountries } from '../world/market-of.ts';
import { SHIP_LINES } from '../world/ship-lines.ts';

/** Lists that are the same for everybody: dial codes, cruise lines, countries to rent a car in. @see specification §7 */
export function listCalls(): Hono {
  return new Hono()
    .get('/api/code', (c) => c.json({ data: COUNTRIES }))
    .get('/api/cruise/ship-lines', (c) => c.json({ data: SHIP_LINES }))
    .get('/api/car-rental/findCountries/EN', (c) => c.json({ data: carCountries() }));
}

import { type Context, Hono } from 'hono';
import { suggestAirports, suggestCarPlaces, suggestPlaces } from '../../world/geo/suggest-places.ts';
import { bodyOf } from '../request/request-fields.ts';

/** The four auto-suggestions. Nothing typed suggests nothing. @see rules §7 */
export function suggestionRoutes(): Hono {
  return new Hono()
    .post('/api/v2/hotel/auto-suggest', (c) =>
      suggest(c, (text) => ({ data: { locationSuggestions: suggestPlaces(text), allData: [] } })),
    )
    .post('/api/activities/destinations', (c) => suggest(c, (text) => ({ data: suggestPlaces(text), allData: [] })))
    .post('/api/car-rental/auto-suggest', (c) =>
      suggest(c, (text) => ({ data: { locations: suggestCarPlaces(text), allData: [] } })),
    )
    .get('/api/flight/airports', (c) => {
      const search = c.req.query('search');
      if (!isSearchText(search)) return c.json({ message: 'search must be text of at most 200 characters.' }, 400);
      return c.json({ data: suggestAirports(search) });
    });
}

async function suggest(c: Context, toResponse: (text: string) => object): Promise<Response> {
  const { text, isManageLocation = false } = (await bodyOf(c)) ?? {};
  if (!isSearchText(text) || typeof isManageLocation !== 'boolean') return c.json({ message: WRONG_BODY }, 400);
  return c.json(toResponse(text));
}

const WRONG_BODY = 'Send JSON such as {"text":"lis","isManageLocation":false}, its text of 200 characters at most.';

function isSearchText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200;
}

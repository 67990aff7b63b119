import { createSandbox } from '@livery/sandbox/app';
import { expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { type ApiResponder, aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const { open } = await serveEdge(aRenderingEdge({ root }));
const dayAhead = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString();
const STAY = `checkIn=${dayAhead(9)}&checkOut=${dayAhead(11)}`;

// The query of the form without JavaScript: the name of a place, without coordinates.
it.each([
  ['hotels', `/booknow/hotels/search?place=Lisbon&${STAY}&guests=2`, ['lat', 'long']],
  ['resorts', `/booknow/resort/search?place=Bergen&${STAY}&adults=2&children=0`, ['lat', 'lon']],
  ['activities', `/booknow/activities/search?place=Paris&date=${dayAhead(9)}`, ['latitude', 'longitude']],
  [
    'cars',
    `/booknow/cars/search?pickUp=Oslo&dropOff=Bergen&pickUpDateTime=${dayAhead(9)}T11:00&returnDateTime=${dayAhead(10)}T11:00&age=25`,
    ['pickupLatitude', 'pickupLongitude', 'returnLatitude', 'returnLongitude'],
  ],
  ['flights', `/booknow/flights/search?fromName=Lisbon&toName=Oslo&departure=${dayAhead(9)}&adults=1`, ['from', 'to']],
])('a search by the name of a place is led to its results: %s', async (_, path, names) => {
  const { status, headers } = await open('aurora.localhost', `${path}&lng=fr`);
  expect(status).toBe(302);
  const [url, target] = [path, headers.location ?? ''].map((each) => new URL(each, 'http://aurora.localhost'));
  expect(target?.pathname).toBe(url?.pathname);
  for (const name of names) expect(target?.searchParams.get(name), name).toMatch(/^-?\d+\.\d+$|^[A-Z]{3}$/);
  expect(target?.searchParams.get('lng')).toBe('fr');
  expect((await open('aurora.localhost', headers.location ?? '')).status).toBe(200);
});

it.each([
  ['a place that nobody knows', `/booknow/hotels/search?place=xqzxqz&${STAY}&guests=2`],
  [
    'a stay that is wrong besides',
    `/booknow/hotels/search?place=Lisbon&checkIn=${dayAhead(9)}&checkOut=${dayAhead(8)}`,
  ],
  ['a place that was chosen', `/booknow/hotels/search?place=Lisbon&lat=38.7&long=-9.1&${STAY}&guests=2`],
])('any other is shown as it is: %s', async (_, path) => {
  expect((await open('aurora.localhost', path)).status).toBe(200);
});

it('where suggestions fail, the page is shown as it is', async () => {
  const sandbox = createSandbox();
  const api: ApiResponder = (request) =>
    request.url.includes('auto-suggest') ? new Response(null, { status: 500 }) : sandbox.fetch(request);
  const { open: openHere } = await serveEdge(aRenderingEdge({ root }, api));
  expect((await openHere('aurora.localhost', `/booknow/hotels/search?place=Lisbon&${STAY}&guests=2`)).status).toBe(200);
});

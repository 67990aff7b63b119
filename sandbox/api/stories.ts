import type { Context } from 'hono';
import { Hono } from 'hono';
import { destinationOf, destinationsOf } from '../world/destinations-of.ts';
import { storiesOf, storyOf } from '../world/stories-of.ts';
import { askingAgency, forAgency, NOBODY } from './asking-agency.ts';
import { ownOrigin } from './own-origin.ts';

/**
 * `GET /api/content/blog`, `/api/content/destinations` and one of each by its slug: what the reference remotes show,
 * beyond rules §7.
 */
export function storyCalls(): Hono {
  return new Hono()
    .get(
      '/api/content/blog',
      forAgency((agency, c) => ({ data: storiesOf(agency, ownOrigin(c.req.raw)) })),
    )
    .get('/api/content/blog/:slug', (c) => one(c, storyOf, 'This agency has no such story.'))
    .get(
      '/api/content/destinations',
      forAgency((agency, c) => ({ data: destinationsOf(agency, ownOrigin(c.req.raw)) })),
    )
    .get('/api/content/destinations/:slug', (c) => one(c, destinationOf, 'This agency has nothing about that place.'));
}

function one(c: Context, find: (agency: string, slug: string, origin: string) => object | null, missing: string) {
  const agency = askingAgency(c);
  if (agency === null) return c.json({ message: NOBODY }, 404);
  const data = find(agency, c.req.param('slug') ?? '', ownOrigin(c.req.raw));
  return data === null ? c.json({ message: missing }, 404) : c.json({ data });
}

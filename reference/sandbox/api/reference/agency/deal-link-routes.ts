import { Hono } from 'hono';
import { fullName, userIdOf } from '../../../world/agencies/people.ts';
import { isNonBlankText, parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forAnyone, forStaff } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';
import { countOpenings } from './count-openings.ts';

/** A link to the agency's site that an agent sends to a client. */
interface DealLink {
  /** Can't be guessed. */
  readonly id: string;
  readonly title: string;
  /** The target path on the agency's site. */
  readonly path: string;
  /** The path on the agency's site that is sent to the client. */
  readonly url: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
  /** The number of openings, and the last one, as {@link countOpenings} counts. */
  readonly opened: number;
  readonly lastOpened: string | null;
}

/** `/api/reference/deal-links`: the recipient opens a link without a token. */
export function dealLinkRoutes(world: SandboxWorld): Hono {
  const links = createOwnedStore<DealLink>();
  const countsOpening = countOpenings(world);
  return new Hono()
    .get('/api/reference/deal-links', forStaff(world, 'deal-link', 'read'), (c) =>
      c.json({ data: links.list(c.var.requester.agency) }),
    )
    .post('/api/reference/deal-links', forStaff(world, 'deal-link', 'write'), async (c) => {
      const { agency, person } = c.var.requester;
      const { path, title } = (await parseJsonBody(c)) ?? {};
      if (!isNonBlankText(title)) return c.json({ message: 'title must be text of at most 200 characters.' }, 400);
      if (!isOwnPath(path)) return c.json({ message: 'path must be one of this site, such as /booknow/hotels.' }, 400);
      const id = world.stores.code('deal link', 16);
      const link = links.save(agency, id, {
        id,
        title: title.trim(),
        path,
        url: `/deal-link?dealLinkId=${id}`,
        at: world.now().toISOString(),
        by: { id: userIdOf(person), name: fullName(person) },
        opened: 0,
        lastOpened: null,
      });
      return c.json({ data: link }, 201);
    })
    .get('/api/reference/deal-links/:id', forAnyone(world), (c) => {
      const { agency } = c.var.requester;
      const link = links.find(agency, c.req.param('id'));
      if (link === undefined) return c.json({ message: 'There is no such deal link.' }, 404);
      if (!countsOpening(c.var.requester, link.id)) return c.json({ data: link });
      const openedLink = { opened: link.opened + 1, lastOpened: world.now().toISOString() };
      return c.json({ data: links.save(agency, link.id, { ...link, ...openedLink }) });
    });
}

/** Whether the path stays on the site in every browser. */
function isOwnPath(path: unknown): path is string {
  return isNonBlankText(path, 2000) && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !path.includes('\\');
}

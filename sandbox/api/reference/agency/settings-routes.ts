import { Hono } from 'hono';
import { SETTINGS_PAGES, type Settings, settingsOf } from '../../../world/office/settings.ts';
import { bodyOf } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff, isAgencyAdmin } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';

/**
 * `/api/reference/settings/{page}`: what an agency set. Those who have the permission read; those who run it change, and
 * with them every page of theirs changes. The page `profile` is `/api/reference/profile`.
 */
export function settingsRoutes(world: SandboxWorld): Hono {
  const changed = createOwnedStore<Settings>();
  const calls = new Hono();
  for (const page of SETTINGS_PAGES) {
    const path = `/api/reference/settings/${page}`;
    const readers = forStaff(world, page === 'support' ? 'support' : 'settings', 'read');
    const read = (agency: string): Settings => ({ ...settingsOf(agency, page), ...changed.find(agency, page) });
    calls
      .get(path, readers, (c) => c.json({ data: read(c.var.requester.agency) }))
      .post(path, readers, async (c) => {
        const { agency, person } = c.var.requester;
        if (!isAgencyAdmin(person))
          return c.json({ message: 'Only the people who run the agency can change its settings.' }, 403);
        const body = await bodyOf(c);
        const changes = body === null ? 'Send a JSON object.' : changesIn(body, read(agency));
        if (typeof changes === 'string') return c.json({ message: changes }, 400);
        return c.json({ data: changed.save(agency, page, { ...read(agency), ...changes }) });
      });
  }
  return calls;
}

/** The fields that are changed, or what is wrong with one of them in one sentence. */
function changesIn(body: Readonly<Record<string, unknown>>, before: Settings): Settings | string {
  const known = new Map(Object.entries(before));
  const changes: [string, string | number | boolean][] = [];
  for (const [field, value] of Object.entries(body)) {
    const old = known.get(field);
    if (old === undefined)
      return `${field.slice(0, 60)} is no field of this page: there are ${[...known.keys()].join(', ')}.`;
    if (typeof old === 'boolean' && typeof value === 'boolean') changes.push([field, value]);
    else if (typeof old === 'number' && typeof value === 'number' && value >= 0 && value <= 1000)
      changes.push([field, value]);
    else if (typeof old === 'string' && typeof value === 'string' && value.length <= 2000)
      changes.push([field, value.trim()]);
    else return `${field} must be ${MUST_BE[kindOf(old)]}.`;
  }
  return Object.fromEntries(changes);
}

const MUST_BE = {
  boolean: 'true or false',
  number: 'a number from 0 to 1,000',
  text: 'text of at most 2,000 characters',
} as const;

function kindOf(value: string | number | boolean): keyof typeof MUST_BE {
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'number' : 'text';
}

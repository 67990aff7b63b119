import { Hono } from 'hono';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import type { PageResponse } from '../../../src/edge/cache/encoded-page.ts';
import { servePages } from '../../../src/edge/cache/serve-pages.ts';
import type { Site } from '../../../src/edge/site.ts';
import { aTenant } from '../../support/data/some-tenants.ts';
import { aCountedSite } from './a-counted-site.ts';
import { aResponse } from './a-page.ts';

export const TENANT = aTenant('http://aurora.example');
export const FILE = '/robots.txt';
export const OTHER_FILE = '/manifest.webmanifest';

interface ServedOptions {
  /** The site that a response is made for; by default, the one that was requested. */
  readonly madeFor?: (requested: Tenant) => Tenant;
  readonly over?: Partial<PageResponse>;
  /** No limit by default. */
  readonly limit?: number;
  /** Pages are made once it resolves. */
  readonly until?: Promise<void>;
}

/** Serves pages and files, and counts those that were made, and the keys. */
export function createServedPages({
  madeFor = (tenant) => tenant,
  over = {},
  limit = Infinity,
  until,
}: ServedOptions = {}) {
  const made = { pages: 0, files: 0, keys: 0 };
  let callCount = 0;
  const mismatches: unknown[] = [];
  const pages = servePages({
    async render({ tenant }) {
      made.pages += 1;
      await until;
      return aResponse({ tenant: madeFor(tenant), ...over });
    },
    refused: async ({ tenant }, seconds) =>
      aResponse({ tenant, status: 429, headers: new Map([['Retry-After', String(seconds)]]) }),
    async limitPages() {
      callCount += 1;
      return callCount > limit ? 7 : undefined;
    },
    files: new Map(
      [FILE, OTHER_FILE].map((path) => [
        path,
        async ({ tenant }) => {
          made.files += 1;
          return aResponse({ tenant: madeFor(tenant), type: 'text/plain', text: `${path} ${made.files}`, ...over });
        },
      ]),
    ),
    build: 'b1',
    onTenantMismatch: (mismatch) => mismatches.push(mismatch),
  });
  const app = new Hono<{ Bindings: { site?: Site } }>();
  app.all('*', (context) => {
    const site = aCountedSite(context, () => {
      made.keys += 1;
    });
    context.env = { site };
    const storedResponse = pages.stored(context, site);
    return storedResponse ?? (context.req.method === 'POST' ? context.body(null, 405) : pages.send(context));
  });
  return {
    made,
    mismatches,
    open: (path: string, init: RequestInit = {}, origin: string = TENANT) => app.request(`${origin}${path}`, init),
  };
}

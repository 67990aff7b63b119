import type { Context, HonoRequest } from 'hono';
import type { Tenant } from '../../domain/agency/tenant.ts';
import type { MakeFile } from '../machine-files/machine-files.ts';
import { type RenderRequest, renderRequest } from '../render/render-request.ts';
import { isPagePath, isPersonal, type Site, siteOf } from '../site.ts';
import { daysInZones } from './day-in-zone.ts';
import { encodedPage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';
import { fileKey, type PageKey, pageKey } from './page-key.ts';
import type { PageResponse } from './page-response.ts';
import { sendPage, type TenantMismatch } from './send-page.ts';

interface Needs {
  /** Renders the page of a request; never rejects. */
  readonly render: (request: RenderRequest) => Promise<PageResponse>;
  /** Makes the files of each site, by their paths. */
  readonly files: ReadonlyMap<string, MakeFile>;
  /** Another text for every build. */
  readonly build: string;
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
}

/** The pages of all sites and the files that are made for each, those of visitors from a cache. */
export interface ServedPages {
  /** The response to a request whose page is stored; `undefined` for any other. */
  stored(context: Context, site: Site): Response | undefined;
  /** Sends the page of a request, made for it where it is about a person. */
  send(context: Context): Promise<Response>;
  purge(tenant: Tenant): void;
}

/** What a request is for. */
interface Wanted {
  readonly key: PageKey;
  readonly make: () => Promise<PageResponse>;
}

export function servePages({ render, files, build, onTenantMismatch }: Needs): ServedPages {
  const cache = createPageCache(() => performance.now());
  const dayIn = daysInZones(Date.now);

  function wantedBy(context: Context, site: Site): Wanted {
    const { path } = context.req;
    const file = files.get(path);
    if (file !== undefined) return { key: fileKey(site.origin, path, build), make: () => file(site) };
    const request = renderRequest(context, site);
    return { key: pageKey(request, { day: dayIn(request.timeZone), build }), make: () => render(request) };
  }
  const makeShared = (make: Wanted['make']) => async () => encodedPage(await make());
  const makeOwn = async (make: Wanted['make']) =>
    encodedPage({ ...(await make()), isShared: false, isBrieflyShared: false });

  return {
    purge: cache.purge,

    stored(context, site) {
      const { req } = context;
      const isPage = files.has(req.path) || isPagePath(req.path);
      if (!isPage || !isRead(req) || isPersonal(req)) return undefined;
      const { key, make } = wantedBy(context, site);
      const page = cache.stored(key, makeShared(make));
      return page && sendPage(context, page, { tenant: site.origin, onTenantMismatch });
    },

    async send(context) {
      const site = siteOf(context);
      const { key, make } = wantedBy(context, site);
      const page = isPersonal(context.req)
        ? await makeOwn(make)
        : (cache.stored(key, makeShared(make)) ?? (await cache.made(key, makeShared(make))));
      return sendPage(context, page, { tenant: site.origin, onTenantMismatch });
    },
  };
}

function isRead({ method }: HonoRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

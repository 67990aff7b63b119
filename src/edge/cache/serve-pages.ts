import type { Context, HonoRequest } from 'hono';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { type RenderRequest, renderRequest } from '../render/render-request.ts';
import { isPersonal, type Site, siteOf, wantsPage } from '../site.ts';
import { daysInZones } from './day-in-zone.ts';
import { encodedPage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { PageResponse } from './page-response.ts';
import { sendPage, type TenantMismatch } from './send-page.ts';

interface Needs {
  /** Renders the page of a request; never rejects. */
  readonly render: (request: RenderRequest) => Promise<PageResponse>;
  /** Another text for every build. */
  readonly build: string;
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
}

/** The pages of all sites, those of visitors from a cache. */
export interface ServedPages {
  /** The response to a request whose page is stored; `undefined` for any other. */
  stored(context: Context, site: Site): Response | undefined;
  /** Sends the page of a request, rendered for it where it is about a person. */
  send(context: Context): Promise<Response>;
  purge(tenant: Tenant): void;
}

export function servePages({ render, build, onTenantMismatch }: Needs): ServedPages {
  const cache = createPageCache(() => performance.now());
  const dayIn = daysInZones(Date.now);
  const make = (request: RenderRequest) => async () => encodedPage(await render(request));
  const keyOf = (request: RenderRequest) => pageKey(request, { day: dayIn(request.timeZone), build });

  const makeOwn = async (request: RenderRequest) => encodedPage({ ...(await render(request)), isShared: false });
  const shared = (request: RenderRequest) => {
    const key = keyOf(request);
    return cache.stored(key, make(request)) ?? cache.made(key, make(request));
  };

  return {
    purge: cache.purge,

    stored(context, site) {
      const { req } = context;
      if (!isRead(req) || !wantsPage(req.path, req.header('accept')) || isPersonal(req)) return undefined;
      const request = renderRequest(context, site);
      const page = cache.stored(keyOf(request), make(request));
      return page && sendPage(context, page, { tenant: site.origin, onTenantMismatch });
    },

    async send(context) {
      const site = siteOf(context);
      const request = renderRequest(context, site);
      const page = isPersonal(context.req) ? await makeOwn(request) : await shared(request);
      return sendPage(context, page, { tenant: site.origin, onTenantMismatch });
    },
  };
}

function isRead({ method }: HonoRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

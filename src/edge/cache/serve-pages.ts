import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { type RenderRequest, renderRequest } from '../render/render-request.ts';
import { isPersonal, siteOf, wantsPage } from '../site.ts';
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
  /** Sends what is stored, before anything else of the edge runs; passes on what is not. */
  readonly stored: MiddlewareHandler;
  /** Sends the page of a request, rendered for it where it is about a person. */
  send(context: Context): Promise<Response>;
  purge(tenant: Tenant): void;
}

export function servePages({ render, build, onTenantMismatch }: Needs): ServedPages {
  const cache = createPageCache(() => performance.now());
  const dayIn = daysInZones(Date.now);
  const make = (request: RenderRequest) => async () => encodedPage(await render(request));
  const keyOf = (request: RenderRequest) => pageKey(request, { day: dayIn(request.timeZone), build });

  return {
    purge: cache.purge,

    async stored(context, next) {
      const { req } = context;
      if (!isRead(req) || !wantsPage(req.path, req.header('accept')) || isPersonal(req)) return next();
      const request = renderRequest(context, siteOf(context));
      if (request === undefined) return next();
      const page = cache.stored(keyOf(request), make(request));
      return page === undefined ? next() : sendPage(context, page, { tenant: request.tenant, onTenantMismatch });
    },

    async send(context) {
      const request = renderRequest(context, siteOf(context));
      if (request === undefined) return context.text('The Host header names no host.\n', 400);
      const key = keyOf(request);
      const page = isPersonal(context.req)
        ? await make(request)()
        : (cache.stored(key, make(request)) ?? (await cache.made(key, make(request))));
      return sendPage(context, page, { tenant: request.tenant, onTenantMismatch });
    },
  };
}

function isRead({ method }: HonoRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

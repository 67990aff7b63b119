import type { Context } from 'hono';
import type { Tenant } from '../../domain/agency/tenant.ts';
import type { MakeFile } from '../machine-files/machine-files.ts';
import { includesTag } from '../not-modified.ts';
import { currentRequest } from '../operation/current-request.ts';
import type { LimitPages } from '../operation/limit-pages.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { isPagePath, requestSite, type Site } from '../site.ts';
import { type EncodedPage, encodedPage, type PageResponse } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';
import { daysInZones, fileKey, type PageKey, pageKey } from './page-key.ts';
import { NO_STORE_CACHE_CONTROL, PAGE_LIFETIMES, type PageLifetimes } from './page-lifetimes.ts';

/** A response that was about to be sent to another site than the one it was made for. */
export interface TenantMismatch {
  readonly requested: Tenant;
  /** The site that both its header and its body name; `undefined` if they name different ones, or none. */
  readonly found: Tenant | undefined;
}

interface SendOptions {
  readonly tenant: Tenant;
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
  readonly cacheStatus: CacheStatus;
  /** Seconds since it was stored, for caches in front, which add theirs (RFC 9111); `undefined` for a new one. */
  readonly age?: number;
}

/** The page cache's part in a response (RFC 9211): it had the page, it didn't, or it wasn't used. */
type CacheStatus = 'livery; hit' | 'livery; fwd=miss' | 'livery; fwd=bypass';

interface ServePagesDependencies extends Pick<PageRenderer, 'render' | 'refused'> {
  readonly limitPages: LimitPages;
  /** Functions that make the files of each site, by path. */
  readonly files: ReadonlyMap<string, MakeFile>;
  /** Different for every build. */
  readonly build: string;
  readonly lifetimes?: PageLifetimes | undefined;
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
}

/** The pages of all sites and the files made for each; those for visitors come from a cache. */
export interface ServedPages {
  /** The response to a request whose page is stored; else `undefined`. */
  stored(context: Context, site: Site): Response | undefined;
  /** The response to a client that has requested too many pages; for others `undefined`, and the page is counted. */
  refused(context: Context): Promise<Response | undefined>;
  /**
   * Sends the page of a request; a signed-in user's page is made for this request. Pages and files that have to be made
   * are limited for each client, because those of invented hosts call the API too. Those that are stored or already
   * being made aren't limited.
   */
  send(context: Context): Promise<Response>;
  /** Deletes the pages of a tenant, or of all. */
  purge(tenant?: Tenant): void;
}

const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The page that a request is for. */
interface WantedPage {
  readonly key: PageKey;
  readonly make: () => Promise<PageResponse>;
}

export function servePages({
  render,
  refused: refusedPage,
  limitPages,
  files,
  build,
  lifetimes = PAGE_LIFETIMES,
  onTenantMismatch,
}: ServePagesDependencies): ServedPages {
  const cache = createPageCache(() => performance.now(), { lifetimes });
  const dayIn = daysInZones(Date.now);

  /** For requests under way: the key is made once for each request. */
  const knownPages = new WeakMap<Site, WantedPage>();

  function wantedBy(site: Site): WantedPage {
    const requestedPage = knownPages.get(site) ?? wantedAt(site);
    knownPages.set(site, requestedPage);
    return requestedPage;
  }

  function wantedAt(site: Site): WantedPage {
    const { tenant, path, timeZone } = site;
    const file = files.get(path);
    if (file !== undefined) return { key: fileKey(tenant, path, build), make: () => file(site) };
    return { key: pageKey(site, { day: dayIn(timeZone), build }), make: () => render(site) };
  }
  const makeShared = (make: WantedPage['make']) => async () => encodedPage(await make(), lifetimes);

  /** Sends the stored page. If it is stale, a new one is made meanwhile, which counts for the client like any other. */
  function sendStored(context: Context, site: Site): Response | undefined {
    const { key, make } = wantedBy(site);
    const foundPage = cache.stored(key);
    if (foundPage === undefined) return undefined;
    if (foundPage.isStale && !cache.isBeingMade(key)) void refresh(context, key, make);
    const { page, age } = foundPage;
    return sendPage(context, page, { tenant: site.tenant, onTenantMismatch, cacheStatus: 'livery; hit', age });
  }

  async function refresh(context: Context, key: PageKey, make: WantedPage['make']): Promise<void> {
    if ((await limitPages(context.env?.incoming)) === undefined) void cache.made(key, makeShared(make));
  }
  const makeOwn = async (make: WantedPage['make']) =>
    encodedPage({ ...(await make()), isShared: false, isBrieflyShared: false, isKept: false });

  async function refused(context: Context): Promise<Response | undefined> {
    const seconds = await limitPages(context.env?.incoming);
    if (seconds === undefined) return undefined;
    const site = requestSite(context);
    const page = await makeOwn(() => refusedPage(site, seconds));
    return sendPage(context, page, { tenant: site.tenant, onTenantMismatch, cacheStatus: 'livery; fwd=bypass' });
  }

  return {
    refused,
    purge: cache.purge,

    stored(context, site) {
      const isPage = files.has(site.path) || isPagePath(site.path);
      if (!isPage || !READ_METHODS.includes(context.req.method) || site.isPersonal) return undefined;
      return sendStored(context, site);
    },

    async send(context) {
      const site = requestSite(context);
      const { key, make } = wantedBy(site);
      const { tenant, isPersonal: isOwn } = site;
      const sendOptions = { tenant, onTenantMismatch };
      const storedResponse = isOwn ? undefined : sendStored(context, site);
      if (storedResponse !== undefined) return storedResponse;
      if (isOwn || !cache.isBeingMade(key)) {
        const refusal = await refused(context);
        if (refusal !== undefined) return refusal;
      }
      if (isOwn) return sendPage(context, await makeOwn(make), { ...sendOptions, cacheStatus: 'livery; fwd=bypass' });
      return sendPage(context, await cache.made(key, makeShared(make)), {
        ...sendOptions,
        cacheStatus: 'livery; fwd=miss',
      });
    },
  };
}

/**
 * Sends a page, or a 304 if the browser already has it. Another tenant's page is not sent: the response is a 500
 * without content.
 */
export function sendPage(
  { req }: Context,
  page: EncodedPage,
  { tenant, onTenantMismatch, cacheStatus, age }: SendOptions,
): Response {
  const request = currentRequest();
  if (page.tenant !== tenant) {
    onTenantMismatch({ requested: tenant, found: page.tenant });
    return new Response(null, {
      status: 500,
      headers: { 'Cache-Control': NO_STORE_CACHE_CONTROL, 'X-Content-Type-Options': 'nosniff', ...request?.headers },
    });
  }
  if (request !== undefined) request.cacheStatus = cacheStatus;
  const ofThisRequest = {
    'Cache-Status': cacheStatus,
    ...(age === undefined ? {} : { Age: String(age) }),
    ...request?.headers,
  };
  const { body, etag, headers, headersOfNotModified } = page.for(req.header('accept-encoding'));
  const isKnown = page.status === 200 && includesTag(req.header('if-none-match'), etag);
  return isKnown
    ? new Response(null, { status: 304, headers: { ...headersOfNotModified, ...ofThisRequest } })
    : new Response(body(), { status: page.status, headers: { ...headers, ...ofThisRequest } });
}

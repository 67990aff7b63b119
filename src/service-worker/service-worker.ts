/// <reference lib="webworker" />
/**
 * The service worker: caches the files of the build, and shows the agency's offline page when the site can't be
 * reached. It stores no personal data: no API calls, and no pages except the offline page.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { OFFLINE_LOGO_PATH, OFFLINE_PAGE_PATH } from '../domain/navigation/offline-page.ts';
import { renewOfflinePage, storedOffline } from './offline-page.ts';
import { isPublicFile } from './public-response.ts';
import type { TakeOver, WorkerMessage } from './worker-message.ts';

/** The build inserts the files that every page needs (scripts/build/service-worker.ts). */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

/** How long a page may take to respond before the offline page is shown, in seconds. */
const PAGE_LIMIT_S = 10;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
/** A build has about 110 files, of which a visitor needs some. */
const MAX_FILES = 150;

// The files of the previous build are removed when this worker takes over.
precacheAndRoute(self.__WB_MANIFEST);

/** Typed as an object, because its type says that missing callbacks may be `undefined`. */
const expirationPlugin: object = new ExpirationPlugin({
  maxEntries: MAX_FILES,
  maxAgeSeconds: THIRTY_DAYS_S,
  purgeOnQuotaError: true,
});

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isPublicFile(response) ? response : null) },
      expirationPlugin,
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === OFFLINE_LOGO_PATH,
  async ({ request }) => (await storedOffline(OFFLINE_LOGO_PATH)) ?? fetch(request),
);

// Downloads may take long.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: [/^\/api\//] }));
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_LIMIT_S,
      plugins: [
        {
          handlerWillStart: async ({ event }) => expectNextPage(event as FetchEvent),
          handlerDidError: () => storedOffline(OFFLINE_PAGE_PATH),
        },
      ],
    }),
  ),
);

// Otherwise each page would wait for this worker to start before it is requested.
enableNavigationPreload();

self.addEventListener('install', (event) => event.waitUntil(renewOfflinePage()));

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | TakeOver;
  if (message.type === 'LANGUAGE_SHOWN') {
    const page = event.source instanceof Client ? event.source.id : undefined;
    event.waitUntil(renewOfflinePage(message.language).then(() => activateNextWorker(page)));
  }
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

/** A page that was requested while the worker of the next build was waiting: it is a page of that build. */
let nextPage: string | undefined;

function expectNextPage({ resultingClientId }: FetchEvent): void {
  if (self.registration.waiting !== null) nextPage = resultingClientId;
}

/**
 * Lets the worker of the next build take over, unless a page of this build stays open, because that still needs its
 * files. Called when a page is loaded, not when it is requested: requests of a page while this worker ends would start
 * it again, and the next one would keep waiting; and a request may end without a page, for example a download.
 */
async function activateNextWorker(page: string | undefined): Promise<void> {
  const { waiting } = self.registration;
  if (waiting === null || page === undefined || page !== nextPage) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length <= 1) waiting.postMessage({ type: 'SKIP_WAITING' } satisfies TakeOver);
}

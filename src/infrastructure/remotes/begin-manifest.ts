/** Without cookies, as it is now, and from the content host itself. */
export const MANIFEST_REQUEST: RequestInit = { credentials: 'omit', cache: 'no-cache', redirect: 'error' };

interface BeginManifestDependencies {
  /** The content host's base: an address, or a path on the page's own origin. */
  readonly contentUrl: string;
  readonly document: Pick<Document, 'baseURI'>;
  readonly fetch: typeof globalThis.fetch;
}

/** The address of a content host's manifest. */
export function contentManifestUrl({ contentUrl, document }: Omit<BeginManifestDependencies, 'fetch'>): string {
  return new URL('remotes.json', new URL(`${contentUrl}/`, document.baseURI).href).href;
}

/**
 * Requests the manifest before the code is there that reads it.
 *
 * @returns `fetch` for that code: its first request of the manifest has this response
 */
export function beginManifest({ fetch, ...host }: BeginManifestDependencies): typeof globalThis.fetch {
  const url = contentManifestUrl(host);
  let begun: Promise<Response> | undefined = fetch(url, MANIFEST_REQUEST);
  // Nobody may read it.
  begun.catch(() => undefined);
  return (address, ...how) => {
    const response = address === url ? begun : undefined;
    if (response === undefined) return fetch(address, ...how);
    begun = undefined;
    return response;
  };
}

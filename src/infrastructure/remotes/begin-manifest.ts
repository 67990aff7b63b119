/** Without cookies, always revalidated, and only from the content host itself. */
export const MANIFEST_REQUEST: RequestInit = { credentials: 'omit', cache: 'no-cache', redirect: 'error' };

interface BeginManifestDependencies {
  /** The content host's base: an address, or a path on the page's origin. */
  readonly contentUrl: string;
  readonly document: Pick<Document, 'baseURI'>;
  readonly fetch: typeof globalThis.fetch;
}

/** The address of a content host's manifest. */
export function contentManifestUrl({ contentUrl, document }: Omit<BeginManifestDependencies, 'fetch'>): string {
  return new URL('remotes.json', new URL(`${contentUrl}/`, document.baseURI).href).href;
}

/**
 * Requests the manifest before the code that reads it is loaded.
 *
 * @returns a `fetch` for that code: its first request for the manifest gets this response
 */
export function beginManifest({ fetch, ...host }: BeginManifestDependencies): typeof globalThis.fetch {
  const url = contentManifestUrl(host);
  let startedResponse: Promise<Response> | undefined = fetch(url, MANIFEST_REQUEST);
  // It may never be read.
  startedResponse.catch(() => undefined);
  return (address, ...how) => {
    const response = address === url ? startedResponse : undefined;
    if (response === undefined) return fetch(address, ...how);
    startedResponse = undefined;
    return response;
  };
}

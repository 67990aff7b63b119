import type { RemoteSource } from '../../application/remotes/remote-source.port.ts';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import { browserRemoteSource } from './browser-remote-source.ts';

/** How a page loads modules: with the browser's `import()`, and the shared components with their styles. */
export const PAGE_MODULES = {
  importModule: (url: string): Promise<unknown> => import(/* @vite-ignore */ url),
  loadComponents: (): Promise<unknown> => import('@livery/ui'),
};

/**
 * The remote modules of the page that this runs in.
 *
 * @param fetchManifest by default, the browser's `fetch`
 */
export function createPageRemotes(
  { contentUrl }: Pick<Configuration, 'contentUrl'>,
  fetchManifest: typeof fetch = (...request) => fetch(...request),
): RemoteSource {
  return browserRemoteSource({ contentUrl, document, fetch: fetchManifest, ...PAGE_MODULES });
}

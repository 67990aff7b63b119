import type { RemoteSource } from '../../application/remotes/remote-source.port.ts';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import { browserRemoteSource } from './browser-remote-source.ts';

/** The remote modules of the page that this runs in. */
export function openPageRemotes({ contentUrl }: Pick<Configuration, 'contentUrl'>): RemoteSource {
  return browserRemoteSource({
    contentUrl,
    document,
    fetch: (...request) => fetch(...request),
    importModule: (url) => import(/* @vite-ignore */ url),
    loadComponents: () => import('@livery/ui'),
  });
}

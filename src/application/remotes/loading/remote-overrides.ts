import type { RemoteModule } from '@livery/contract/remotes/manifest';
import { type RemoteName, remoteNamed } from '@livery/contract/remotes/remote-name';
import { parseUrl } from '@livery/contract/shared/parse-url';
import type { Page } from '../../navigation/page.port.ts';
import type { ConfigurationSource } from '../../shared/configuration-source.port.ts';

interface RemoteOverridesDependencies {
  readonly page: Page;
  readonly configuration: ConfigurationSource;
}

/**
 * Modules that a developer runs on their own machine, named in the page's address:
 * `?remote.mainApp=http://localhost:5174/entry.js`. Only the `local` environment reads it, because such a file has no
 * digest (rules 10.7).
 */
export function remoteOverrides({
  page,
  configuration,
}: RemoteOverridesDependencies): ReadonlyMap<RemoteName, RemoteModule> {
  if (configuration.current().environment !== 'local') return new Map();
  const { searchParams } = page.address();
  return new Map(
    [...searchParams].flatMap(([parameter, url]): [RemoteName, RemoteModule][] => {
      const remote = remoteNamed(parameter.replace(/^remote\./, ''));
      if (!parameter.startsWith('remote.') || remote === undefined) return [];
      const entry = /^https?:\/\//i.test(url) ? parseUrl(url) : undefined;
      if (entry === undefined) return [];
      return [[remote, { entry: { url: entry.href, integrity: '' }, chunks: [], styles: [] }]];
    }),
  );
}

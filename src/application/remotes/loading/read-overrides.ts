import { findOfferedRemote, type OfferedRemote, type RemoteModule } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { ok } from '@livery/contract/shared/result';
import type { RemoteSource } from '../remote-source.port.ts';

/**
 * A source whose manifest lists a developer's modules instead of those of the content host, with the routes, slots and
 * configuration from the `remotes.json` next to each entry, if there is one.
 */
export function withOverrides(source: RemoteSource, overrides: ReadonlyMap<RemoteName, RemoteModule>): RemoteSource {
  if (overrides.size === 0) return source;

  async function offered(remote: RemoteName, module: RemoteModule, signal: AbortSignal): Promise<OfferedRemote> {
    const manifest = await source.readManifest(signal, new URL('remotes.json', module.entry.url).href);
    const offeredRemote = manifest.ok ? findOfferedRemote(manifest.value, remote) : undefined;
    if (offeredRemote === undefined || (!offeredRemote.ok && offeredRemote.error.kind === 'remote-missing'))
      return ok(module);
    return offeredRemote.ok ? ok({ ...offeredRemote.value, ...module }) : offeredRemote;
  }

  return {
    ...source,
    async readManifest(signal, url) {
      const overridden = [...overrides].map(async ([remote, module]) => [
        remote,
        await offered(remote, module, signal),
      ]);
      const [manifest, ...listed] = await Promise.all([source.readManifest(signal, url), ...overridden]);
      return manifest.ok ? ok({ ...manifest.value, ...Object.fromEntries(listed) }) : manifest;
    },
  };
}

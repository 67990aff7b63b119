import type { RemoteModule } from '../../../domain/remotes/manifest.ts';
import type { RemoteName } from '../../../domain/remotes/remote-name.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { RemoteFailure } from '../remote-failure.ts';
import type { RemoteSource } from '../remote-source.port.ts';
import type { LoadedRemote } from '../remotes.ts';
import type { openManifests } from './open-manifests.ts';

interface Needs {
  readonly source: RemoteSource;
  readonly manifests: ReturnType<typeof openManifests>;
  readonly overrides: ReadonlyMap<RemoteName, RemoteModule>;
}

/** One try to load a remote. */
export interface Try {
  readonly remote: RemoteName;
  /** Whether only a manifest that is read from now on will do. */
  readonly anew: boolean;
  /** Browsers run a module's address once, so each attempt after a failed one gets an address of its own. */
  readonly failedAttempts: number;
  readonly signal: AbortSignal;
  /** Called with each address that is requested. */
  asking(url: string): void;
}

/** Loads a remote once: manifest, files, entry. Where a new deployment has removed the files, the new ones are loaded. */
export async function fetchRemote(needs: Needs, wish: Try): Promise<Result<LoadedRemote, RemoteFailure>> {
  const { manifests, overrides } = needs;
  const { remote, anew, signal } = wish;
  const override = overrides.get(remote);
  if (override !== undefined) return run(needs, override, wish);

  const fresh = anew || manifests.isStale();
  const offered = await moduleOf(needs, wish, fresh);
  if (!offered.ok) return offered;
  const first = await run(needs, offered.value, wish);
  if (first.ok || first.error.kind !== 'file-not-loaded' || fresh || signal.aborted) return first;
  const later = await moduleOf(needs, wish, true);
  return later.ok && later.value.entry.url !== offered.value.entry.url ? run(needs, later.value, wish) : first;
}

async function moduleOf({ source, manifests }: Needs, { remote, signal, asking }: Try, fresh: boolean) {
  asking(source.manifestUrl);
  const manifest = await manifests.read(fresh, signal);
  return manifest.ok ? manifest.value[remote] : manifest;
}

async function run(
  { source }: Needs,
  offered: RemoteModule,
  { remote, failedAttempts, signal, asking }: Try,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const deployed = offered.entry.url;
  const module = { ...offered, entry: { ...offered.entry, url: addressOfTry(deployed, failedAttempts) } };
  const { url } = module.entry;
  asking(url);
  const files = await source.loadFiles(module, signal);
  if (!files.ok) return files;
  const entry = await source.evaluate(module, remote === 'userStore' ? 'open' : 'mount');
  return entry.ok ? ok({ module, deployed, entry: entry.value }) : entry;
}

function addressOfTry(url: string, failedAttempts: number): string {
  if (failedAttempts === 0) return url;
  const address = new URL(url);
  address.searchParams.set('try', String(failedAttempts));
  return address.href;
}

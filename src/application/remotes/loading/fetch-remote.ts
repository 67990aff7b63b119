import { findOfferedRemote, type RemoteModule } from '@livery/contract/remotes/manifest';
import { isAddedName, type RemoteName } from '@livery/contract/remotes/remote-name';
import { ok, type Result } from '@livery/contract/shared/result';
import type { EntryExport } from '../remote-entry.ts';
import type { RemoteFailure } from '../remote-failure.ts';
import type { RemoteSource } from '../remote-source.port.ts';
import type { LoadedRemote } from '../remotes.ts';
import type { createManifests } from './create-manifests.ts';

interface FetchRemoteDependencies {
  readonly source: RemoteSource;
  readonly manifests: ReturnType<typeof createManifests>;
}

/** One attempt to load a remote. */
export interface LoadAttempt {
  readonly remote: RemoteName;
  /** Whether the manifest must be read again. */
  readonly rereadsManifest: boolean;
  /** Browsers run a module's address once, so each attempt after a failed one gets its own address. */
  readonly failedAttempts: number;
  readonly signal: AbortSignal;
  /** Called with each address that is requested. */
  onRequest(url: string): void;
}

/** Loads a remote once: manifest, files, entry. If a new deployment has removed the files, the new ones are loaded. */
export async function fetchRemote(
  dependencies: FetchRemoteDependencies,
  attempt: LoadAttempt,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const { manifests } = dependencies;
  const { rereadsManifest, signal } = attempt;
  const fresh = rereadsManifest || manifests.isStale();
  const offeredRemoteModule = await readRemoteModule(dependencies, attempt, fresh);
  if (!offeredRemoteModule.ok) return offeredRemoteModule;
  const firstEntry = await runEntry(dependencies, offeredRemoteModule.value, attempt);
  if (firstEntry.ok || firstEntry.error.kind !== 'file-not-loaded' || fresh || signal.aborted) return firstEntry;
  const laterRemoteModule = await readRemoteModule(dependencies, attempt, true);
  return laterRemoteModule.ok && laterRemoteModule.value.entry.url !== offeredRemoteModule.value.entry.url
    ? runEntry(dependencies, laterRemoteModule.value, attempt)
    : firstEntry;
}

async function readRemoteModule(
  { source, manifests }: FetchRemoteDependencies,
  { remote, signal, onRequest }: LoadAttempt,
  fresh: boolean,
) {
  onRequest(source.manifestUrl);
  const manifest = await manifests.read(fresh, signal);
  return manifest.ok ? findOfferedRemote(manifest.value, remote) : manifest;
}

async function runEntry(
  { source }: FetchRemoteDependencies,
  offeredModule: RemoteModule,
  { remote, failedAttempts, signal, onRequest }: LoadAttempt,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const deployedUrl = offeredModule.entry.url;
  const module = { ...offeredModule, entry: { ...offeredModule.entry, url: attemptUrl(deployedUrl, failedAttempts) } };
  const { url } = module.entry;
  onRequest(url);
  const files = await source.loadFiles(module, signal);
  if (!files.ok) return files;
  const entry = await source.evaluate(module, requiredExport(remote, offeredModule));
  return entry.ok ? ok({ module, deployed: deployedUrl, entry: entry.value }) : entry;
}

/** The export that a remote needs at least: a custom one without a page needs only pieces. */
function requiredExport(remote: RemoteName, { routes = [], slots = [] }: RemoteModule): EntryExport {
  if (remote === 'userStore') return 'open';
  return isAddedName(remote) && routes.length === 0 && slots.length > 0 ? 'slots' : 'mount';
}

function attemptUrl(url: string, failedAttempts: number): string {
  if (failedAttempts === 0) return url;
  const address = new URL(url);
  address.searchParams.set('try', String(failedAttempts));
  return address.href;
}

import type { LanguageCode } from '@livery/contract/market/language';
import { findOfferedRemote } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { defer, EMPTY, from, timeout } from 'rxjs';
import { scriptsOfPage } from '../../../domain/remotes/scripts-of-page.ts';
import { REMOTE_TIME_LIMIT_MS } from '../../../domain/remotes/time-limits.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { RemoteSource } from '../remote-source.port.ts';
import type { createManifests } from './create-manifests.ts';

interface RemotePage {
  readonly remote: RemoteName;
  readonly path: string;
  readonly language: LanguageCode;
}

interface PreloaderDependencies {
  readonly source: RemoteSource;
  readonly manifests: ReturnType<typeof createManifests>;
  readonly clock: Clock;
}

/** Fetches the files of the remote pages that will probably be needed soon, once each; failures are ignored. */
export function createPreloader({ source, manifests, clock }: PreloaderDependencies) {
  const startedNames = new Set<string>();

  return (remote: RemoteName, path: string, language: LanguageCode): void => {
    const page = `${remote} ${path} ${language}`;
    if (startedNames.has(page)) return;
    startedNames.add(page);
    const controller = new AbortController();
    defer(() => from(prefetch({ remote, path, language }, controller.signal)))
      .pipe(timeout({ first: REMOTE_TIME_LIMIT_MS, scheduler: clock.scheduler, with: () => EMPTY }))
      .subscribe({ complete: () => controller.abort(), error: () => undefined });
  };

  async function prefetch({ remote, path, language }: RemotePage, signal: AbortSignal): Promise<void> {
    const manifest = await manifests.read(false, signal);
    const offeredRemote = manifest.ok ? findOfferedRemote(manifest.value, remote) : manifest;
    if (!offeredRemote.ok) return;
    const [entry, ...chunks] = scriptsOfPage(offeredRemote.value, path, language);
    source.loadShared(signal);
    await source.loadFiles({ ...offeredRemote.value, entry, chunks }, signal);
  }
}

import type { Manifest, ManifestUnusable } from '@livery/contract/remotes/manifest';
import { ok, type Result } from '@livery/contract/shared/result';
import { BehaviorSubject, catchError, EMPTY, filter, from, map, switchMap } from 'rxjs';
import type { Clock } from '../../shared/clock.port.ts';
import type { ManifestUnreachable } from '../remote-failure.ts';
import type { RemoteSource } from '../remote-source.port.ts';

type PendingManifest = Promise<Result<Manifest, ManifestUnusable | ManifestUnreachable>>;

interface ManifestsDependencies {
  readonly source: RemoteSource;
  readonly clock: Clock;
}

/** The age in milliseconds (five minutes) after which a manifest is stale, and is read again if it is needed. */
const STALE_AFTER_MS = 300_000;

/** The manifest, read once for all callers at about the same time. */
export function createManifests({ source, clock }: ManifestsDependencies) {
  const cached = new BehaviorSubject<{ readonly manifest: Manifest; readonly at: number } | undefined>(undefined);
  const reading = new BehaviorSubject<PendingManifest | undefined>(undefined);
  const now = () => clock.now().epochMilliseconds;

  // A later read replaces one that is still under way.
  reading
    .pipe(
      switchMap((latestManifest) =>
        latestManifest === undefined ? EMPTY : from(latestManifest).pipe(catchError(() => [undefined])),
      ),
    )
    .subscribe((response) => {
      reading.next(undefined);
      if (response?.ok) cached.next({ manifest: response.value, at: now() });
    });

  return {
    /** Emits every manifest that is read. */
    changes: cached.pipe(
      filter((readResult) => readResult !== undefined),
      map(({ manifest }) => manifest),
    ),

    isStale: () => cached.value !== undefined && Math.abs(now() - cached.value.at) > STALE_AFTER_MS,

    /** @param fresh `true` reads it again, even if it is cached or being read already */
    read(fresh: boolean, signal: AbortSignal): PendingManifest {
      if (!fresh && cached.value !== undefined) return Promise.resolve(ok(cached.value.manifest));
      if (!fresh && reading.value !== undefined) return reading.value;
      const latestManifest = source.readManifest(signal);
      reading.next(latestManifest);
      return latestManifest;
    },
  };
}

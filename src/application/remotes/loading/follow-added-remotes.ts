import { type BehaviorSubject, filter, firstValueFrom, from, map, race, timer } from 'rxjs';
import { addedRemotePages, unusableAddedRemotes } from '../../../domain/remotes/added-remotes.ts';
import type { RemotePages } from '../../../domain/remotes/routes.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import type { createManifests } from './create-manifests.ts';

interface FollowAddedRemotesDependencies {
  readonly manifests: ReturnType<typeof createManifests>;
  readonly pages: BehaviorSubject<readonly RemotePages[] | null>;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/**
 * How long an unknown path waits for the manifest, which may name its remote, before it counts as not found, in
 * milliseconds.
 */
const PAGES_TIME_LIMIT_MS = 10_000;

/**
 * Follows the custom remotes of manifests: their pages are those of the last manifest. If one is refused, the reason is
 * reported to its author once.
 *
 * @returns a function that reads the pages; resolves when they are known, after ten seconds at most
 */
export function followAddedRemotes({
  manifests,
  pages,
  clock,
  reporter,
}: FollowAddedRemotesDependencies): () => Promise<void> {
  const reportedNames = new Set<string>();
  manifests.changes.subscribe((manifest) => {
    const foundPages = addedRemotePages(manifest);
    if (JSON.stringify(foundPages) !== JSON.stringify(pages.value)) pages.next(foundPages);
    for (const { kind: type, ...about } of unusableAddedRemotes(manifest)) {
      if (reportedNames.has(about.problem)) continue;
      reportedNames.add(about.problem);
      reporter.error({ kind: 'remote-failed', type, ...about });
    }
  });

  return async () => {
    const controller = new AbortController();
    const timeLimit = timer(PAGES_TIME_LIMIT_MS, clock.scheduler).pipe(map(() => undefined));
    const loadedPages = pages.pipe(filter((foundPages) => foundPages !== null));
    const failedManifests = from(manifests.read(false, controller.signal)).pipe(filter((manifest) => !manifest.ok));
    await firstValueFrom(race(loadedPages, failedManifests, timeLimit));
    if (pages.value === null) {
      controller.abort();
      pages.next([]);
    }
  };
}

import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import {
  BehaviorSubject,
  EMPTY,
  exhaustMap,
  filter,
  merge,
  type Observable,
  of,
  skip,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs';
import type { Clock } from '../shared/clock.port.ts';
import type { ShellBuild } from './shell-build.port.ts';

/** Milliseconds between checks while the page is visible. */
const CHECK_INTERVAL_MS = 15 * 60_000;
/** The least time between checks, in milliseconds: a page may be hidden and shown many times in a row. */
const MIN_CHECK_INTERVAL_MS = 60_000;

interface UpdatesDependencies {
  readonly build: ShellBuild;
  /** Emits if code could not be loaded: another build may be the reason. */
  readonly failures: Observable<void>;
  readonly clock: Clock;
}

/**
 * Detects that the site serves another build than the page runs: a newer one, or an older one after a rollback. Checked
 * while the page is visible, when it becomes visible again, and when code can't be loaded.
 */
export function createUpdates({ build, failures, clock: { scheduler } }: UpdatesDependencies): Updates {
  const visible = new BehaviorSubject(false);
  const isOffered = new BehaviorSubject(false);
  const dismissed = new Set<string>();
  const { signal } = new AbortController();
  let runningBuild = build.running();

  const ticks = visible.pipe(switchMap((isVisible) => (isVisible ? timer(0, CHECK_INTERVAL_MS, scheduler) : EMPTY)));
  // The page was loaded just now, which counts as the first check.
  const due = merge(of(0), ticks).pipe(throttleTime(MIN_CHECK_INTERVAL_MS, scheduler), skip(1));
  merge(due, failures)
    .pipe(
      exhaustMap(() => build.served(signal)),
      filter((name) => name !== undefined),
    )
    .subscribe((name) => {
      runningBuild = name;
      isOffered.next(name !== build.running() && !dismissed.has(name));
    });

  return {
    isOffered: liveFromSubject(isOffered),
    visibilityChanged: (isVisible) => visible.next(isVisible),
    dismiss() {
      dismissed.add(runningBuild);
      isOffered.next(false);
    },
  };
}

/** The build that the site serves, compared with the one that the page runs. */
export interface Updates {
  /** Whether the site serves another build, which a reload would load and which wasn't dismissed. */
  readonly isOffered: Live<boolean>;
  /** Nothing is checked while the page is hidden; it counts as hidden until this is called. */
  visibilityChanged(isVisible: boolean): void;
  /** Stops offering the build that is served now. Others are still offered. */
  dismiss(): void;
}

import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, delay, Subject, switchMap, take } from 'rxjs';
import type { Clock } from '../shared/clock.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Updates } from './create-updates.ts';
import type { Page } from './page.port.ts';
import type { ShellBuild } from './shell-build.port.ts';

/** Milliseconds: by then the first view is loaded, and this build is still served. */
const WATCH_DELAY_MS = 60_000;

interface CodeLoadingDependencies {
  readonly build: ShellBuild;
  readonly page: Page;
  readonly stored: Pick<StoredValues, 'reloadedBuilds'>;
  readonly reporter: Reporter;
  readonly clock: Clock;
}

/** Recovers when files can't be loaded: offline, or after the next deployment. */
export function createCodeLoading({
  build,
  page,
  stored: { reloadedBuilds },
  reporter,
  clock,
}: CodeLoadingDependencies): CodeLoading {
  /** The imports of this page that failed while they were needed. */
  const failedLoads = new WeakSet<() => Promise<unknown>>();
  const failures = new Subject<void>();
  const shownSubject = new Subject<void>();
  const updates = new BehaviorSubject<Updates | null>(null);
  const firstPath = page.address().pathname;

  shownSubject
    .pipe(
      take(1),
      delay(WATCH_DELAY_MS, clock.scheduler),
      switchMap(() => import('./create-updates.ts')),
    )
    .subscribe({
      next: ({ createUpdates }) => updates.next(createUpdates({ build, failures, clock })),
      error: (problem) => reporter.warn({ kind: 'code-not-loaded', problem: String(problem) }),
    });

  return {
    async load(load, { isPage, signal }) {
      try {
        if (!(await build.restoreStyles())) throw new Error('A style sheet could not be loaded.');
        return await load();
      } catch (failure) {
        reporter.warn({ kind: 'code-not-loaded', problem: String(failure) });
        const again = failedLoads.has(load);
        if (!signal.aborted) failedLoads.add(load);
        failures.next();
        if (!isPage || !(await shouldReload(again, signal))) throw failure;
        page.reload();
        // The page is reloading, so this never settles.
        return new Promise(() => undefined);
      }
    },

    pageShown(path) {
      if (path !== firstPath) reloadedBuilds.clear();
      shownSubject.next();
    },

    updates: liveFromSubject(updates),
  };

  async function shouldReload(again: boolean, signal: AbortSignal): Promise<boolean> {
    const servedBuild = await build.served(signal);
    if (servedBuild === undefined || signal.aborted) return false;
    if (again) return true;
    const running = build.running();
    const reloaded = reloadedBuilds.read() ?? [];
    // If the tab can't store it, the page would reload again and again.
    return servedBuild !== running && !reloaded.includes(running) && reloadedBuilds.write([...reloaded, running]).ok;
  }
}

/** Loads the parts of the shell when they are first needed. */
export interface CodeLoading {
  /**
   * Runs an `import()`, and rejects if it does, so that the screen can show the failure.
   *
   * If a page's code fails to load and the site serves another build, the page
   * is reloaded instead, once for each build. The same happens when the same code
   * is requested a second time and the site can be reached: most browsers remember
   * a failed module for as long as the page lives, and never fetch it again.
   *
   * @param load must be the same function for the same code
   */
  load<T>(load: () => Promise<T>, options: LoadOptions): Promise<T>;
  /** A page is shown with all of its code: navigating to another one clears the failures. */
  pageShown(path: string): void;
  /** Watches which build the site serves; `null` until a page has been shown for a minute. */
  readonly updates: Live<Updates | null>;
}

interface LoadOptions {
  /** Whether the page may be reloaded: because it shows nothing but this code, or because the visitor agreed. */
  readonly isPage: boolean;
  /** Aborted when the code is no longer needed. */
  readonly signal: AbortSignal;
}

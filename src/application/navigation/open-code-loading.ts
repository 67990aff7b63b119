import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Page } from './page.port.ts';
import type { ShellBuild } from './shell-build.port.ts';

interface Needs {
  readonly build: ShellBuild;
  readonly page: Page;
  readonly stored: Pick<StoredValues, 'leftBuilds'>;
  readonly reporter: Reporter;
}

/** Survives the loss of files: of a connection, or of the deployment that they were part of. */
export function openCodeLoading({ build, page, stored: { leftBuilds }, reporter }: Needs): CodeLoading {
  /** What has failed in this page while somebody waited for it. */
  const failed = new WeakSet<() => Promise<unknown>>();
  const firstPath = page.address().pathname;

  return {
    async load(load, { isPage, signal }) {
      try {
        if (!(await build.restoreStyles())) throw new Error('A style sheet is lost.');
        return await load();
      } catch (failure) {
        reporter.warn({ kind: 'code-not-loaded', problem: String(failure) });
        const again = failed.has(load);
        if (!signal.aborted) failed.add(load);
        if (!isPage || !(await canStartOver(again, signal))) throw failure;
        page.reload();
        // The page is on its way out: what waits for the code goes with it.
        return new Promise(() => undefined);
      }
    },

    pageShown(path) {
      if (path !== firstPath) leftBuilds.clear();
    },
  };

  async function canStartOver(again: boolean, signal: AbortSignal): Promise<boolean> {
    const served = await build.served(signal);
    if (served === undefined || signal.aborted) return false;
    if (again) return true;
    const running = build.running();
    const left = leftBuilds.read() ?? [];
    // Where the tab can't remember, the page would be loaded anew without end.
    return served !== running && !left.includes(running) && leftBuilds.write([...left, running]).ok;
  }
}

/** Loads the parts of the shell that come when they are first needed. */
export interface CodeLoading {
  /**
   * Runs an `import()`, and rejects as it does, so that the screen can say so.
   *
   * Where a page's code is lost and the site serves another build, the page is
   * loaded anew instead, once for each build. So it is when the same code is
   * asked for a second time, and the site can be reached: most browsers remember
   * a lost module for as long as the page lives, and never fetch it again.
   *
   * @param load the same function for the same code
   */
  load<T>(load: () => Promise<T>, options: LoadOptions): Promise<T>;
  /** A page is shown, all of its code included: going to another one ends what was remembered of lost code. */
  pageShown(path: string): void;
}

interface LoadOptions {
  /** Whether nothing is lost by loading the page anew: the code is all that there is to see, or the visitor agreed. */
  readonly isPage: boolean;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
}

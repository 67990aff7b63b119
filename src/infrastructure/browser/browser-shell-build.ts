import { defer, firstValueFrom, share } from 'rxjs';
import type { ShellBuild } from '../../application/navigation/shell-build.port.ts';

interface BrowserShellBuildDependencies {
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
}

/** Milliseconds within which the site responds which build it serves. */
const RESPONSE_LIMIT_MS = 5_000;

/** The build by the scripts that the page begins with: their names have the digest of all code in them. */
export function browserShellBuild({ document, fetch }: BrowserShellBuildDependencies): ShellBuild {
  const failed = new Set<HTMLLinkElement>();
  /** Once at a time, for all who wait for it. */
  const restoring = defer(restore).pipe(share());

  // A style sheet that failed stays in the page, and Vite doesn't request it a second time.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );

  async function restore(): Promise<boolean> {
    // Sheets that were removed from the page, as remotes do, are loaded again by their owner.
    const links = [...failed].filter(({ isConnected }) => isConnected);
    failed.clear();
    return (await Promise.all(links.map(fetchAgain))).every((isLoaded) => isLoaded);
  }

  return {
    running: () => [...document.querySelectorAll('script[type="module"][src]')].flatMap(scriptSource).join(','),

    async served(signal) {
      try {
        const response = await fetch('/build.json', {
          cache: 'no-store',
          credentials: 'omit',
          signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_LIMIT_MS)]),
        });
        const { name } = await response.json();
        // Anything else isn't ours: it is a proxy's, or a network's log-in page.
        return typeof name === 'string' && response.ok ? name : undefined;
      } catch {
        return undefined;
      }
    },

    restoreStyles: () => firstValueFrom(restoring),
  };
}

function scriptSource(script: Element): string | readonly [] {
  return script.getAttribute('src') ?? [];
}

function fetchAgain(link: HTMLLinkElement): Promise<boolean> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve(true));
    again.addEventListener('error', () => resolve(false));
    link.replaceWith(again);
  });
}

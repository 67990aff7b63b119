import { defer, firstValueFrom, share } from 'rxjs';
import type { ShellBuild } from '../../application/navigation/shell-build.port.ts';

interface BrowserShellBuildDependencies {
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
}

/** How long the site may take to say which build it serves, in milliseconds. */
const RESPONSE_LIMIT_MS = 5_000;

/** The build, identified by the first scripts of the page, whose names contain a digest of all code. */
export function browserShellBuild({ document, fetch }: BrowserShellBuildDependencies): ShellBuild {
  const failedLinks = new Set<HTMLLinkElement>();
  /** Once at a time, shared by all callers. */
  const restoring = defer(restore).pipe(share());

  // A style sheet that failed stays in the page, and Vite doesn't request it again.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
    },
    { capture: true },
  );

  async function restore(): Promise<boolean> {
    // Sheets that were removed from the page, as remotes do, are loaded again by their owners.
    const links = [...failedLinks].filter(({ isConnected }) => isConnected);
    failedLinks.clear();
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
        // Anything else comes from a proxy, or from a network's log-in page.
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
  const secondLink = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    secondLink.addEventListener('load', () => resolve(true));
    secondLink.addEventListener('error', () => resolve(false));
    link.replaceWith(secondLink);
  });
}

import { defer, firstValueFrom, share } from 'rxjs';
import type { ShellBuild } from '../../application/navigation/shell-build.port.ts';

interface Needs {
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
}

/** Milliseconds within which the site responds which build it serves. */
const RESPONSE_LIMIT_MS = 5_000;

const SCRIPT = /<script\b[^>]*>/gi;
const IS_MODULE = /\btype="module"/i;
const SRC_ATTRIBUTE = /\bsrc="([^"]+)"/i;

/** The build by the files that the page begins with: their names have their contents' digest in them. */
export function browserShellBuild({ document, fetch }: Needs): ShellBuild {
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
    running: () => [...document.querySelectorAll('script[type="module"][src]')].flatMap(sourceOf).join(','),

    async served(signal) {
      try {
        const response = await fetch('/', {
          headers: { Accept: 'text/html' },
          cache: 'no-store',
          credentials: 'omit',
          signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_LIMIT_MS)]),
        });
        // A response without module scripts isn't ours: it is a proxy's, or a network's log-in page.
        return nameOf((await response.text()).match(SCRIPT) ?? []) || undefined;
      } catch {
        return undefined;
      }
    },

    restoreStyles: () => firstValueFrom(restoring),
  };
}

function sourceOf(script: Element): string | readonly [] {
  return script.getAttribute('src') ?? [];
}

function nameOf(scripts: readonly string[]): string {
  return scripts
    .filter((tag) => IS_MODULE.test(tag))
    .flatMap((tag) => SRC_ATTRIBUTE.exec(tag)?.[1] ?? [])
    .join(',');
}

function fetchAgain(link: HTMLLinkElement): Promise<boolean> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve(true));
    again.addEventListener('error', () => resolve(false));
    link.replaceWith(again);
  });
}

import type { Page } from '../../application/navigation/page.port.ts';
import type { ShellBuild } from '../../application/navigation/shell-build.port.ts';

/** A page without a browser: an address, the visitor's languages, and the addresses that were loaded. */
export interface MemoryPage extends Page {
  /** Every address that was loaded after the first one, including reloads, oldest first. */
  readonly loadedAddresses: readonly string[];
}

export function memoryPage(address: string, languages: readonly string[] = []): MemoryPage {
  const loadedAddresses: string[] = [];
  let currentUrl = new URL(address);
  const load = (nextUrl: URL) => {
    currentUrl = nextUrl;
    loadedAddresses.push(nextUrl.href);
  };
  return {
    loadedAddresses,
    address: () => new URL(currentUrl),
    preferredLanguages: () => languages,
    replaceAddress(nextUrl) {
      currentUrl = new URL(nextUrl);
    },
    leaveFor: (next) => load(new URL(next, currentUrl)),
    reload: (nextUrl = currentUrl) => load(new URL(nextUrl)),
  };
}

/** A program without files to load: the running build is always complete. */
export function memoryShellBuild(name = 'embedded'): ShellBuild {
  return { running: () => name, served: async () => name, restoreStyles: async () => true };
}

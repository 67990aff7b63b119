import type { Page } from '../../application/navigation/page.port.ts';
import type { ShellBuild } from '../../application/navigation/shell-build.port.ts';

/** A page without a browser: an address, the visitor's languages, and the addresses that were loaded. */
export interface MemoryPage extends Page {
  /** Every address that was loaded after the first one, including reloads, oldest first. */
  readonly loadedAddresses: readonly string[];
}

export function memoryPage(address: string, languages: readonly string[] = []): MemoryPage {
  const loadedAddresses: string[] = [];
  let current = new URL(address);
  const load = (next: URL) => {
    current = next;
    loadedAddresses.push(next.href);
  };
  return {
    loadedAddresses,
    address: () => new URL(current),
    preferredLanguages: () => languages,
    replaceAddress(next) {
      current = new URL(next);
    },
    leaveFor: (next) => load(new URL(next, current)),
    reload: (next = current) => load(new URL(next)),
  };
}

/** A program without files to load: the running build is always complete. */
export function memoryShellBuild(name = 'embedded'): ShellBuild {
  return { running: () => name, served: async () => name, restoreStyles: async () => true };
}

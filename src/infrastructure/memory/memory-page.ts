import type { Page } from '../../application/navigation/page.port.ts';

/** A page that nobody looks at: an address, and the languages of whoever asks. */
export function memoryPage(address: string, languages: readonly string[] = []): Page {
  return { address: () => new URL(address), preferredLanguages: () => languages };
}

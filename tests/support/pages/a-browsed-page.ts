import { vi } from 'vitest';
import type { Page } from '../../../src/application/navigation/page.port.ts';

/** A page at an address that records its navigations. */
export function aBrowsedPage(address: string, languages: readonly string[] = []) {
  let present = new URL(address);
  return {
    address: () => new URL(present),
    preferredLanguages: () => languages,
    replaceAddress: vi.fn((nextUrl: URL) => {
      present = new URL(nextUrl);
    }),
    leaveFor: vi.fn<(address: string) => void>(),
    reload: vi.fn<(address?: URL) => void>(),
  } satisfies Page;
}

import { test as base, expect, type Page } from '@playwright/test';

/** A rule by which the sandbox spoils a call. */
interface Fault {
  readonly call: string;
  readonly fault: string;
  readonly times?: number;
}

interface AgencySite {
  /** The address of a page on an agency's host, such as `at('noir', '/?lng=de')`. */
  at(host: string, path?: string): string;
  /** Spoils a call for the visitors of one host; mended when the test is over. */
  spoil(host: string, fault: Fault): Promise<void>;
}

/** Tests against the built shell and its sandbox. A test that spoils calls has a host to itself. */
export const test = base.extend<{ site: AgencySite }>({
  site: async ({ baseURL, request }, use) => {
    const port = new URL(baseURL ?? '').port;
    const faults = `http://127.0.0.1:${port}/sandbox/faults`;
    const hostOf = (host: string) => `${host}.localhost`;
    const spoilt = new Set<string>();

    await use({
      at: (host, path = '/') => `http://${hostOf(host)}:${port}${path}`,
      async spoil(host, fault) {
        spoilt.add(hostOf(host));
        const answer = await request.post(faults, { data: { ...fault, host: hostOf(host) } });
        expect(answer.ok(), await answer.text()).toBe(true);
      },
    });
    for (const host of spoilt) await request.delete(`${faults}?host=${host}`);
  },
});

/** The brand colour that the page is painted in. */
export function brandOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
}

export { expect };

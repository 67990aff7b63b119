import { test as base, expect, type Page } from '@playwright/test';
import { recordCalls } from './recorded-calls.ts';
import { collectViolations } from './violations.ts';

/** How the sandbox spoils a call. */
interface Fault {
  readonly call: string;
  readonly fault: string;
  readonly times?: number;
}

interface AgencySite {
  /** The address of a page on an agency's host, such as `at('noir', '/?lng=de')`. */
  at(host: string, path?: string): string;
  /** Spoils a call for the visitors of one host, until the test ends. */
  spoil(host: string, fault: Fault): Promise<void>;
}

interface Fixtures {
  /** The calls that a test has spoilt, as `host call`; the rest match the API's descriptions. */
  readonly spoilt: Set<string>;
  readonly site: AgencySite;
  readonly hasSavePrice: boolean;
  /** Violations of the content security policy. */
  readonly violations: string[];
  readonly mayViolate: boolean;
}

/**
 * Tests against the built shell and its sandbox. Only one test may spoil a call for a host. A test fails if its pages
 * violate the content security policy, or if a call or the sandbox's response doesn't match docs/platform-api.yaml or
 * docs/reference-api.yaml.
 */
export const test = base.extend<Fixtures>({
  violations: async ({ browserName: _ }, use) => use([]),
  /** Whether the test expects violations. */
  mayViolate: [false, { option: true }],
  spoilt: async ({ browserName: _ }, use) => use(new Set()),
  context: async ({ context, violations, mayViolate, spoilt, baseURL }, use) => {
    await collectViolations(context, violations);
    const calls = recordCalls(context, {
      sandbox: `localhost:${new URL(baseURL ?? '').port}`,
      isSpoilt: (host, path) => [...spoilt].some((call) => matches(call, host, path)),
    });
    await use(context);
    expect(await calls.problems(), 'calls that are not as the API’s descriptions have them').toEqual([]);
    if (!mayViolate) expect(violations, 'violations of the content security policy').toEqual([]);
  },
  /** Whether the save-price popup may open; otherwise the visitor has already closed it. */
  hasSavePrice: [false, { option: true }],
  page: async ({ page, hasSavePrice }, use) => {
    if (!hasSavePrice) await dismissSavePrice(page);
    await use(page);
  },
  site: async ({ baseURL, request, spoilt }, use) => {
    const port = new URL(baseURL ?? '').port;
    const faults = `http://127.0.0.1:${port}/sandbox/faults`;
    const hostOf = (host: string) => `${host}.localhost`;

    await use({
      at: (host, path = '/') => `http://${hostOf(host)}:${port}${path}`,
      async spoil(host, fault) {
        spoilt.add(`${new URLSearchParams({ host: hostOf(host), call: fault.call })}`);
        const response = await request.post(faults, { data: { ...fault, host: hostOf(host) } });
        expect(response.ok(), await response.text()).toBe(true);
      },
    });
    // Only the calls of this test, because other tests run at the same time.
    for (const query of spoilt) await request.delete(`${faults}?${query}`);
  },
});

/** Whether a spoilt call, whose path may end in a star, matches a request. */
function matches(spoilt: string, host: string, path: string): boolean {
  const query = new URLSearchParams(spoilt);
  const call = query.get('call') ?? '';
  return query.get('host') === host && (call.endsWith('*') ? path.startsWith(call.slice(0, -1)) : path === call);
}

/** The brand colour of the page. */
export function brandOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
}

export { expect };

/**
 * Gives the browser the token of one of an agency's demo people.
 *
 * @param address of any page on the agency's host, such as `site.at('aurora')`
 * @param person such as `traveller`, `agent`, `owner`
 */
export async function signInAs(page: Page, address: string, person: string): Promise<void> {
  const [agency = ''] = new URL(address).hostname.replace(/^(?:book|hotels)\./, '').split('.');
  await page.context().addCookies([{ name: 'access_token', value: `sandbox-${agency}-${person}`, url: address }]);
}

/** Makes it appear that the visitor has already closed the save-price popup. */
export async function dismissSavePrice(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('savePriceDismissed', 'true'));
}

/** The paths of the browser's requests from now on, in order: all of them, or those of pages only. */
export function pathsRequested(page: Page, { pagesOnly = false } = {}): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!pagesOnly || request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Stops the page's clock before the page is loaded: from now on only `page.clock.runFor` moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  const begin = new Date('2026-11-21T10:00:00Z');
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(new Date(begin.getTime() + 1000));
}

import { test as base, expect, type Page } from '@playwright/test';
import { recordCalls } from './recorded-calls.ts';
import { collectViolations } from './violations.ts';

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

interface Fixtures {
  /** The calls that a test has spoilt, as `host call`; the rest are as the API's descriptions have them. */
  readonly spoilt: Set<string>;
  readonly site: AgencySite;
  readonly hasSavePrice: boolean;
  /** What the content security policy has blocked. */
  readonly violations: string[];
  readonly mayViolate: boolean;
}

/**
 * Tests against the built shell and its sandbox. A test that spoils a call is the only one that does so for this host. A
 * test fails if its pages violate the content security policy, or call what docs/platform-api.yaml and
 * docs/reference-api.yaml don't have, or the sandbox's response is not as they say.
 */
export const test = base.extend<Fixtures>({
  violations: async ({ browserName: _ }, use) => use([]),
  /** Whether something is to be blocked in this test. */
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
  /** Whether the save-price popup may open; otherwise the visitor has closed it before. */
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
    // No more than this test has spoilt: others run at the same time.
    for (const query of spoilt) await request.delete(`${faults}?${query}`);
  },
});

/** Whether a spoilt call, whose path may end in a star, is that of a request. */
function matches(spoilt: string, host: string, path: string): boolean {
  const query = new URLSearchParams(spoilt);
  const call = query.get('call') ?? '';
  return query.get('host') === host && (call.endsWith('*') ? path.startsWith(call.slice(0, -1)) : path === call);
}

/** The brand colour that the page is painted in. */
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

/** Lets the visitor of a page have closed the save-price popup before. */
export async function dismissSavePrice(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('savePriceDismissed', 'true'));
}

/** The paths of what the browser requests from now on, in their order: of everything, or of pages alone. */
export function pathsRequested(page: Page, { pagesOnly = false } = {}): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!pagesOnly || request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Stops the page's clock before the page is there: from now on only `page.clock.runFor` moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  const begin = new Date('2026-11-21T10:00:00Z');
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(new Date(begin.getTime() + 1000));
}

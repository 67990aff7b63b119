import { expect, type Page, type Request } from '@playwright/test';

/** What happened in a browser from the first byte of a page until everything had arrived. */
export interface FirstViewReport {
  /** Warnings and errors of the console and uncaught errors; hydration that failed is reported there as `not-hydrated`. */
  readonly problems: readonly string[];
  /** Layout shifts without an action of the visitor; their values add up to the cumulative layout shift. */
  readonly shifts: readonly string[];
  /** Attributes for language and direction that were set again to the same value: this restyles the whole page. */
  readonly rewritten: readonly string[];
  /** The paths of the API calls. */
  readonly calls: readonly string[];
  /** The paths of the API calls whose responses came with the page. */
  readonly embedded: readonly string[];
  /** Whether the first element that the server sent is still there. */
  readonly keptElement: boolean;
}

declare global {
  interface Window {
    firstView?: { readonly shifts: string[]; readonly rewritten: string[]; element?: Element };
  }
}

/** Caused by the tests themselves: see playwright.config.ts. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Returns a function that opens a page as if for the first time, and reports what happened until it was at rest. */
export async function watchFirstViews(page: Page): Promise<(url: string) => Promise<FirstViewReport>> {
  let problems: string[] = [];
  let calls: string[] = [];
  page.on('console', (message) => {
    const isOfPage = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    // The page of a missing address has the status 404, which the browser reports as an error.
    if (['warning', 'error'].includes(message.type()) && !isOfPage && message.text() !== NO_WORKER) {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(resort-)?api\//.test(pathname)) calls.push(pathname);
  });
  const whenQuiet = watchRequests(page);
  await page.addInitScript(noteFirstView);
  const browser = await page.context().newCDPSession(page);
  // Code and styles come late each time.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });

  return async (url) => {
    [problems, calls] = [[], []];
    await page.goto(url);
    await waitUntilInteractive(page);
    await whenQuiet();
    const noted = await page.evaluate(() => ({
      shifts: window.firstView?.shifts ?? ['not observed'],
      rewritten: window.firstView?.rewritten ?? ['not observed'],
      keptElement: window.firstView?.element?.isConnected === true,
      embedded: document.getElementById('livery-first-view')?.textContent ?? '{"responses":[]}',
    }));
    const { responses } = JSON.parse(noted.embedded);
    return { ...noted, problems, calls, embedded: responses.map(({ path }: { path: string }) => path) };
  };
}

/**
 * Waits until nothing has been requested for half a second. On a slow machine, that much time may pass without a
 * request before hydration, so Playwright's `networkidle` may come too early.
 */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastChange = 0;
  page.on('request', (request) => {
    pending.add(request);
    lastChange = performance.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      pending.delete(request);
      lastChange = performance.now();
    });
  }
  return async () => {
    lastChange = performance.now();
    await expect.poll(() => pending.size === 0 && performance.now() - lastChange > 500, { timeout: 30_000 }).toBe(true);
  };
}

/** Waits until React has hydrated the page that the server sent, or rendered another one. */
async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.getElementById('root')?.firstElementChild;
    const isReacts = Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
    return isReacts && performance.getEntriesByName('livery-hydrated').length > 0;
  });
}

/** Runs in the page before all of its scripts. */
function noteFirstView(): void {
  const firstView: NonNullable<Window['firstView']> = { shifts: [], rewritten: [] };
  window.firstView = firstView;
  const parser = new MutationObserver(() => {
    const element = document.getElementById('root')?.firstElementChild;
    if (!element) return;
    firstView.element = element;
    parser.disconnect();
  });
  parser.observe(document, { childList: true, subtree: true });
  new MutationObserver((changes) => {
    for (const { target, attributeName, oldValue } of changes) {
      const isSame = target instanceof Element && target.getAttribute(attributeName ?? '') === oldValue;
      if (isSame && target === document.documentElement) firstView.rewritten.push(`${attributeName}=${oldValue}`);
    }
  }).observe(document, { attributeFilter: ['lang', 'dir'], attributeOldValue: true, subtree: true });

  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : 'text');
  const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
      );
      firstView.shifts.push(`${value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects a page that was hydrated without a complaint, and in which nothing moved and no call was repeated. */
export function expectQuiet(report: FirstViewReport, what: string): void {
  const { problems, shifts, rewritten, calls, embedded } = report;
  const repeated = embedded.filter((path) => calls.includes(path));
  const nothing = { problems: [], shifts: [], rewritten: [], repeated: [] };
  expect({ problems, shifts, rewritten, repeated }, what).toEqual(nothing);
}

import { err } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { createCodeLoading } from '../../../src/application/navigation/create-code-loading.ts';
import { memoryPage } from '../../../src/infrastructure/memory/memory-page.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { storedIn } from '../../support/adapters-in.ts';

const ADDRESS = 'http://aurora.localhost/about';
const LOAD_FAILURE = new TypeError('Failed to fetch dynamically imported module');

/** A page of one build on a site that serves another one, or can't be reached; the tab's storage outlives the page. */
function opened(served: string | undefined, { running = 'old', sessionStorage = memoryStorage(), styles = true } = {}) {
  const page = memoryPage(ADDRESS);
  const warn = vi.fn();
  const clock = aMovedClock();
  const build = { running: () => running, served: async () => served, restoreStyles: async () => styles };
  const code = createCodeLoading({
    build,
    page,
    stored: storedIn({ sessionStorage }),
    reporter: { warn, error: vi.fn() },
    clock,
  });
  return { code, page, sessionStorage, warn, clock };
}

const failingLoad = () => vi.fn(() => Promise.reject(LOAD_FAILURE));
const options = (isPage = true, signal = new AbortController().signal) => ({ isPage, signal });

/** How a load ended. It doesn't end if the page is reloaded. */
async function outcome(
  loading: Promise<unknown>,
  { loadedAddresses }: { readonly loadedAddresses: readonly string[] },
) {
  const later = new Promise((resolve) => setTimeout(resolve));
  const ended = await Promise.race([loading.then(() => 'there', String), later]);
  return ended ?? (loadedAddresses.includes(ADDRESS) ? 'loaded anew' : 'open');
}

describe('code that does not load', () => {
  it('is never taken for code that is there', async () => {
    const { code, page, warn } = opened('old');
    expect(await outcome(code.load(failingLoad(), options()), page)).toBe(String(LOAD_FAILURE));
    expect(warn).toHaveBeenCalledExactlyOnceWith({ kind: 'code-not-loaded', problem: String(LOAD_FAILURE) });
    expect(await code.load(async () => 'there', options())).toBe('there');
  });

  it('loads the page anew where the site serves another build, once for each build', async () => {
    const first = opened('new');
    expect(await outcome(first.code.load(failingLoad(), options()), first.page)).toBe('loaded anew');
    const { sessionStorage } = first;
    const stale = opened('new', { sessionStorage });
    expect(await outcome(stale.code.load(failingLoad(), options()), stale.page)).toBe(String(LOAD_FAILURE));
    const next = opened('newest', { sessionStorage, running: 'new' });
    expect(await outcome(next.code.load(failingLoad(), options()), next.page)).toBe('loaded anew');
    const back = opened('new', { sessionStorage });
    expect(await outcome(back.code.load(failingLoad(), options()), back.page)).toBe(String(LOAD_FAILURE));
  });

  it('may load the page anew again once another page was shown, but not because the same one was', async () => {
    const { sessionStorage, code, page } = opened('new');
    expect(await outcome(code.load(failingLoad(), options()), page)).toBe('loaded anew');
    const after = opened('new', { sessionStorage });
    after.code.pageShown('/about');
    expect(await outcome(after.code.load(failingLoad(), options()), after.page)).toBe(String(LOAD_FAILURE));
    after.code.pageShown('/faqs');
    expect(await outcome(after.code.load(failingLoad(), options()), after.page)).toBe('loaded anew');
  });

  it.each([
    ['the site can not be reached', opened(undefined), options()],
    ['it is a part of the page only', opened('new'), options(false)],
    ['it was aborted', opened('new'), options(true, AbortSignal.abort())],
    [
      'the tab can not remember',
      opened('new', {
        sessionStorage: { ...memoryStorage(), write: (key) => err({ kind: 'storage-refused', key, reason: '' }) },
      }),
      options(),
    ],
  ])('leaves the page where %s', async (_, { code, page }, wanted) => {
    expect(await outcome(code.load(failingLoad(), wanted), page)).toBe(String(LOAD_FAILURE));
  });

  it('loads the page anew at the second request, where the site can be reached', async () => {
    const part = failingLoad();
    const { code, page } = opened('old');
    expect(await outcome(code.load(part, options(false)), page)).toBe(String(LOAD_FAILURE));
    expect(await outcome(code.load(failingLoad(), options()), page)).toBe(String(LOAD_FAILURE));
    expect(await outcome(code.load(part, options()), page)).toBe('loaded anew');
    const offline = opened(undefined);
    for (let times = 0; times < 3; times += 1) {
      expect(await outcome(offline.code.load(part, options()), offline.page)).toBe(String(LOAD_FAILURE));
    }
  });

  it('makes the page notice that another build is served, even where it is a part of the page only', async () => {
    const { code, page, clock } = opened('new');
    code.pageShown('/about');
    clock.advance(59_999);
    code.pageShown('/faqs');
    expect(code.updates.now()).toBeNull();
    clock.advance(1);
    await vi.waitFor(() => expect(code.updates.now()).not.toBeNull());
    expect(code.updates.now()?.isOffered.now()).toBe(false);
    expect(await outcome(code.load(failingLoad(), options(false)), page)).toBe(String(LOAD_FAILURE));
    expect(code.updates.now()?.isOffered.now()).toBe(true);
  });

  it('does not load while one of its style sheets is missing', async () => {
    const { code, page } = opened('old', { styles: false });
    expect(
      await outcome(
        code.load(async () => 'there', options()),
        page,
      ),
    ).toContain('style sheet');
  });
});

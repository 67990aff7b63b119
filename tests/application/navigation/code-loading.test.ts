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
function openCodeLoading(
  servedBuild: string | undefined,
  { running = 'old', sessionStorage = memoryStorage(), styles = true } = {},
) {
  const page = memoryPage(ADDRESS);
  const warn = vi.fn();
  const clock = aMovedClock();
  const build = { running: () => running, served: async () => servedBuild, restoreStyles: async () => styles };
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
const loadOptions = (isPage = true, signal = new AbortController().signal) => ({ isPage, signal });

/** How a load ended. It doesn't end if the page is reloaded. */
async function outcomeOf(
  loading: Promise<unknown>,
  { loadedAddresses }: { readonly loadedAddresses: readonly string[] },
) {
  const nextTurn = new Promise((resolve) => setTimeout(resolve));
  const outcome = await Promise.race([loading.then(() => 'there', String), nextTurn]);
  return outcome ?? (loadedAddresses.includes(ADDRESS) ? 'loaded anew' : 'open');
}

describe('code that does not load', () => {
  it('is never taken for code that is there', async () => {
    const { code, page, warn } = openCodeLoading('old');
    expect(await outcomeOf(code.load(failingLoad(), loadOptions()), page)).toBe(String(LOAD_FAILURE));
    expect(warn).toHaveBeenCalledExactlyOnceWith({ kind: 'code-not-loaded', problem: String(LOAD_FAILURE) });
    expect(await code.load(async () => 'there', loadOptions())).toBe('there');
  });

  it('loads the page anew where the site serves another build, once for each build', async () => {
    const firstCodeLoading = openCodeLoading('new');
    expect(await outcomeOf(firstCodeLoading.code.load(failingLoad(), loadOptions()), firstCodeLoading.page)).toBe(
      'loaded anew',
    );
    const { sessionStorage } = firstCodeLoading;
    const staleCodeLoading = openCodeLoading('new', { sessionStorage });
    expect(await outcomeOf(staleCodeLoading.code.load(failingLoad(), loadOptions()), staleCodeLoading.page)).toBe(
      String(LOAD_FAILURE),
    );
    const nextCodeLoading = openCodeLoading('newest', { sessionStorage, running: 'new' });
    expect(await outcomeOf(nextCodeLoading.code.load(failingLoad(), loadOptions()), nextCodeLoading.page)).toBe(
      'loaded anew',
    );
    const back = openCodeLoading('new', { sessionStorage });
    expect(await outcomeOf(back.code.load(failingLoad(), loadOptions()), back.page)).toBe(String(LOAD_FAILURE));
  });

  it('may load the page anew again once another page was shown, but not because the same one was', async () => {
    const { sessionStorage, code, page } = openCodeLoading('new');
    expect(await outcomeOf(code.load(failingLoad(), loadOptions()), page)).toBe('loaded anew');
    const codeLoadingAfter = openCodeLoading('new', { sessionStorage });
    codeLoadingAfter.code.pageShown('/about');
    expect(await outcomeOf(codeLoadingAfter.code.load(failingLoad(), loadOptions()), codeLoadingAfter.page)).toBe(
      String(LOAD_FAILURE),
    );
    codeLoadingAfter.code.pageShown('/faqs');
    expect(await outcomeOf(codeLoadingAfter.code.load(failingLoad(), loadOptions()), codeLoadingAfter.page)).toBe(
      'loaded anew',
    );
  });

  it.each([
    ['the site can not be reached', openCodeLoading(undefined), loadOptions()],
    ['it is a part of the page only', openCodeLoading('new'), loadOptions(false)],
    ['it was aborted', openCodeLoading('new'), loadOptions(true, AbortSignal.abort())],
    [
      'the tab can not remember',
      openCodeLoading('new', {
        sessionStorage: { ...memoryStorage(), write: (key) => err({ kind: 'storage-refused', key, reason: '' }) },
      }),
      loadOptions(),
    ],
  ])('leaves the page where %s', async (_, { code, page }, wanted) => {
    expect(await outcomeOf(code.load(failingLoad(), wanted), page)).toBe(String(LOAD_FAILURE));
  });

  it('loads the page anew at the second request, where the site can be reached', async () => {
    const part = failingLoad();
    const { code, page } = openCodeLoading('old');
    expect(await outcomeOf(code.load(part, loadOptions(false)), page)).toBe(String(LOAD_FAILURE));
    expect(await outcomeOf(code.load(failingLoad(), loadOptions()), page)).toBe(String(LOAD_FAILURE));
    expect(await outcomeOf(code.load(part, loadOptions()), page)).toBe('loaded anew');
    const offline = openCodeLoading(undefined);
    for (let times = 0; times < 3; times += 1) {
      expect(await outcomeOf(offline.code.load(part, loadOptions()), offline.page)).toBe(String(LOAD_FAILURE));
    }
  });

  it('makes the page notice that another build is served, even where it is a part of the page only', async () => {
    const { code, page, clock } = openCodeLoading('new');
    code.pageShown('/about');
    clock.advance(59_999);
    code.pageShown('/faqs');
    expect(code.updates.now()).toBeNull();
    clock.advance(1);
    await vi.waitFor(() => expect(code.updates.now()).not.toBeNull());
    expect(code.updates.now()?.isOffered.now()).toBe(false);
    expect(await outcomeOf(code.load(failingLoad(), loadOptions(false)), page)).toBe(String(LOAD_FAILURE));
    expect(code.updates.now()?.isOffered.now()).toBe(true);
  });

  it('does not load while one of its style sheets is missing', async () => {
    const { code, page } = openCodeLoading('old', { styles: false });
    expect(
      await outcomeOf(
        code.load(async () => 'there', loadOptions()),
        page,
      ),
    ).toContain('style sheet');
  });
});

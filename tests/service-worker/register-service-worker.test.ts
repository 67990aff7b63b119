import type { LanguageCode } from '@livery/contract/market/language';
import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../src/service-worker/register-service-worker.ts';

/** A browser whose page has not finished loading. */
function aBrowser({ register = vi.fn(async () => undefined), readyState = 'loading', hasIdle = true } = {}) {
  const posted: unknown[] = [];
  const active = { postMessage: (message: unknown) => posted.push(message) };
  const page = new EventTarget();
  const window = Object.assign(page, {
    document: { readyState },
    navigator: { serviceWorker: { register, ready: Promise.resolve({ active }) } },
    setTimeout: (run: () => void) => run(),
    ...(hasIdle ? { requestIdleCallback: (run: () => void) => run() } : {}),
  }) as unknown as Window;
  return { window, register, posted, loaded: () => page.dispatchEvent(new Event('load')) };
}

const aReporter = () => ({ warn: vi.fn(), error: vi.fn() });
const germanLanguage = () => new BehaviorSubject<LanguageCode>('de');

describe('the service worker', () => {
  it('is registered for the whole site when the page is loaded, not before', async () => {
    const { window, register, loaded } = aBrowser();
    const registered = registerServiceWorker({
      window,
      language: liveFromSubject(germanLanguage()),
      reporter: aReporter(),
    });
    await Promise.resolve();
    expect(register).not.toHaveBeenCalled();
    loaded();
    await registered;
    expect(register.mock.calls).toEqual([['/service-worker.js', { scope: '/', updateViaCache: 'none' }]]);
  });

  it.each([true, false])('is registered on a page that is already loaded (idle callbacks: %s)', async (hasIdle) => {
    const { window, register } = aBrowser({ readyState: 'complete', hasIdle });
    await registerServiceWorker({ window, language: liveFromSubject(germanLanguage()), reporter: aReporter() });
    expect(register).toHaveBeenCalledOnce();
  });

  it('receives the language of the page, and each later one', async () => {
    const { window, posted } = aBrowser({ readyState: 'complete' });
    const language = germanLanguage();
    await registerServiceWorker({ window, language: liveFromSubject(language), reporter: aReporter() });
    language.next('ar');
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted).toEqual(['de', 'ar'].map((code) => ({ type: 'LANGUAGE_SHOWN', language: code })));
  });

  it('is not there without https', async () => {
    const window = { navigator: {} } as Window;
    const { warn, error } = aReporter();
    await registerServiceWorker({ window, language: liveFromSubject(germanLanguage()), reporter: { warn, error } });
    expect([warn.mock.calls, error.mock.calls]).toEqual([[], []]);
  });

  it('may be refused, which is reported', async () => {
    const register = vi.fn(() => Promise.reject(new DOMException('The operation is insecure.')));
    const { window, posted } = aBrowser({ readyState: 'complete', register });
    const { warn, error } = aReporter();
    await registerServiceWorker({ window, language: liveFromSubject(germanLanguage()), reporter: { warn, error } });
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ kind: 'no-service-worker' }));
    expect(posted).toEqual([]);
  });
});

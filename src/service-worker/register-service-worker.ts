import type { LanguageCode } from '@livery/contract/market/language';
import type { Live } from '@livery/contract/shared/live';
import type { Reporter } from '../application/shared/reporter.port.ts';
import type { WorkerMessage } from './worker-message.ts';

const SERVICE_WORKER_PATH = '/service-worker.js';

interface RegisterServiceWorkerOptions {
  readonly window: Window;
  /** The language of the page. */
  readonly language: Live<LanguageCode>;
  readonly reporter: Reporter;
}

/**
 * Registers the service worker once the page is loaded and idle, and posts the page's language to it. Without https (or
 * a local host), browsers have no service workers, and nothing happens.
 */
export async function registerServiceWorker({
  window,
  language,
  reporter,
}: RegisterServiceWorkerOptions): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return;
  const workers = window.navigator.serviceWorker;
  await whenIdle(window);
  try {
    await workers.register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  } catch (failure) {
    // Some browsers refuse it in private windows.
    return reporter.warn({ kind: 'no-service-worker', problem: String(failure) });
  }
  language.changes.subscribe((shownLanguage) => void postLanguage(shownLanguage));

  async function postLanguage(shownLanguage: LanguageCode): Promise<void> {
    const { active } = await workers.ready;
    active?.postMessage({ type: 'LANGUAGE_SHOWN', language: shownLanguage } satisfies WorkerMessage);
  }
}

/** Resolves when the page's files are loaded and the browser is idle. */
async function whenIdle(window: Window): Promise<void> {
  if (window.document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callbacks before version 26.
  const request: typeof window.requestIdleCallback | undefined = window.requestIdleCallback;
  await new Promise<void>((resolve) => {
    if (request === undefined) window.setTimeout(resolve);
    else request.call(window, () => resolve());
  });
}

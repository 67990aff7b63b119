import 'reflect-metadata/lite';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { firstValueFrom, from, map, of, timeout } from 'rxjs';
import type { FirstView } from './application/navigation/first-view.ts';
import { readFirstView } from './infrastructure/browser/first-view-wire.ts';
import { hydrationClock } from './infrastructure/browser/hydration-clock.ts';
import { loadPageConfiguration } from './infrastructure/browser/load-page-configuration.ts';
import { recordSession } from './infrastructure/browser/record-session.ts';
import { type EmbeddedResponses, embeddedResponses } from './infrastructure/http/embedded-responses.ts';
import { consoleReporter } from './infrastructure/platform/console-reporter.ts';
import { systemClock } from './infrastructure/platform/system-clock.ts';
import { browserAdapters } from './infrastructure/wiring/browser-adapters.ts';
import { createShell } from './infrastructure/wiring/create-shell.ts';
import { App } from './ui/app.tsx';
import { loadComponents } from './ui/kit/lazy-component.tsx';
import { preloadPage } from './ui/navigation/pages/page-body.tsx';
import { SiteRouter } from './ui/navigation/site-router.tsx';
import { createI18n } from './ui/texts/create-i18n.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

/** How long hydration waits for code and responses that came with the page, in milliseconds. */
const HYDRATION_LIMIT_MS = 5000;

const reporter = consoleReporter(console);
const configuration = await loadPageConfiguration({ document, fetch, reporter });
const record = await recordSession({ window, configuration });
const view = readFirstView(document);
const rendered = view && {
  clock: hydrationClock(systemClock(), view),
  embedded: embeddedResponses(view.responses),
  preferredLanguages: view.preferredLanguages,
};
const shell = createShell(browserAdapters({ window, configuration, reporter, rendered, record }));
shell.start();
// Loads the page's code while the agency is requested.
void preloadPage(location.pathname);
const hydrates = view !== undefined && rendered !== undefined && (await isSameView(view, rendered.embedded));

// For development: see CONTRIBUTING.md.
const isPseudo = configuration.current().environment === 'local' && new URL(location.href).searchParams.has('pseudo');
const i18n = await createI18n(shell.market.language.now(), {
  onMissing: (language) => reporter.warn({ kind: 'texts-missing', language }),
  ...(isPseudo ? { load: (await import('./ui/texts/pseudo-messages.ts')).pseudoMessages } : {}),
});
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const page = (
  <StrictMode>
    <SiteRouter>
      <App shell={shell} i18n={i18n} />
    </SiteRouter>
  </StrictMode>
);
const onCaughtError = (failure: unknown) => reporter.error({ kind: 'component-threw', failure: String(failure) });
if (hydrates) {
  hydrateRoot(root, page, {
    onCaughtError,
    onRecoverableError: (failure) => reporter.warn({ kind: 'not-hydrated', problem: String(failure) }),
  });
} else {
  createRoot(root, { onCaughtError }).render(page);
}
if (rendered !== undefined) {
  rendered.clock.release();
  shell.hydrated();
}

/**
 * Waits until the shell has what the server rendered the page from, and its code.
 *
 * @returns whether the page would be the same here: this device may have stored another choice than its request carried
 */
async function isSameView(view: FirstView, { whenUsed }: EmbeddedResponses): Promise<boolean> {
  shell.pageData.open({ path: location.pathname, query: new URLSearchParams(location.search) });
  const data = from(view.settled ? shell.pageData.whenSettled() : whenUsed()).pipe(map(() => true));
  const [hasCode, hasData] = await Promise.all([
    loadComponents(view.components),
    firstValueFrom(data.pipe(timeout({ first: HYDRATION_LIMIT_MS, with: () => of(false) }))),
  ]);
  const { language, currency, country, signedIn } = view.shows;
  const shown = shell.market.currency.now();
  return (
    hasCode &&
    hasData &&
    shell.market.language.now() === language &&
    shown.currency === currency &&
    shown.country === country &&
    shell.session.signedIn.now() === signedIn
  );
}

// Pages that can't be preloaded are loaded when they are needed.
await import('./ui/remotes/start-preloading.ts').then(
  ({ startPreloading }) => startPreloading(shell, document),
  () => undefined,
);

if (import.meta.env.PROD) {
  await import('./service-worker/register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker({ window, language: shell.market.language, reporter }),
    () => undefined,
  );
}

import 'reflect-metadata/lite';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPageConfiguration } from './infrastructure/browser/load-page-configuration.ts';
import { recordSession } from './infrastructure/browser/record-session.ts';
import { consoleReporter } from './infrastructure/platform/console-reporter.ts';
import { browserAdapters } from './infrastructure/wiring/browser-adapters.ts';
import { createShell } from './infrastructure/wiring/create-shell.ts';
import { App } from './ui/app.tsx';
import { preloadPage } from './ui/navigation/pages/page-body.tsx';
import { SiteRouter } from './ui/navigation/site-router.tsx';
import { createI18n } from './ui/texts/create-i18n.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const reporter = consoleReporter(console);
const configuration = await loadPageConfiguration({ document, fetch, reporter });
const record = await recordSession({ window, configuration });
const shell = createShell(browserAdapters({ window, configuration, reporter, record }));
shell.start();
// Loads the page's code while the agency is requested.
void preloadPage(location.pathname);

// For development: see CONTRIBUTING.md.
const isPseudo = configuration.current().environment === 'local' && new URL(location.href).searchParams.has('pseudo');
const i18n = await createI18n(shell.market.language.now(), {
  onMissing: (language) => reporter.warn({ kind: 'texts-missing', language }),
  ...(isPseudo ? { load: (await import('./ui/texts/pseudo-messages.ts')).pseudoMessages } : {}),
});
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root, {
  onCaughtError: (failure) => reporter.error({ kind: 'component-threw', failure: String(failure) }),
}).render(
  <StrictMode>
    <SiteRouter>
      <App shell={shell} i18n={i18n} />
    </SiteRouter>
  </StrictMode>,
);

// Pages that can't be preloaded are loaded when they are needed.
await import('./ui/remotes/start-preloading.ts').then(
  ({ startPreloading }) => startPreloading(shell, document),
  () => undefined,
);

import 'reflect-metadata';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadPageConfiguration } from './infrastructure/browser/load-page-configuration.ts';
import { recordVisit } from './infrastructure/browser/record-visit.ts';
import { consoleReporter } from './infrastructure/platform/console-reporter.ts';
import { browserAdapters } from './infrastructure/wiring/browser-adapters.ts';
import { createShell } from './infrastructure/wiring/create-shell.ts';
import { App } from './ui/app.tsx';
import { createTexts } from './ui/texts/create-texts.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const reporter = consoleReporter(console);
const configuration = await loadPageConfiguration({ document, fetch, reporter });
const record = await recordVisit({ window, configuration });
const shell = createShell(browserAdapters({ window, configuration, reporter, record }));
shell.start();

const texts = await createTexts(shell.market.language.now(), (language) =>
  reporter.warn({ kind: 'texts-missing', language }),
);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root, {
  onCaughtError: (failure) => reporter.error({ kind: 'component-threw', failure: String(failure) }),
}).render(
  <StrictMode>
    <BrowserRouter>
      <App shell={shell} texts={texts} />
    </BrowserRouter>
  </StrictMode>,
);

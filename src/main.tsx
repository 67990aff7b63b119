import './infrastructure/browser/begin-loading.ts';
import 'reflect-metadata/lite';
import './infrastructure/browser/trusted-types.ts';
import './ui/theme/page.css';
import { Fragment, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { awaitFirstView } from './application/navigation/await-first-view.ts';
import type { PageAddress } from './domain/navigation/page-address.ts';
import { browserReporter } from './infrastructure/browser/browser-reporter.ts';
import { parseFirstView } from './infrastructure/browser/first-view-wire.ts';
import { hydrationClock } from './infrastructure/browser/hydration-clock.ts';
import { loadPageConfiguration } from './infrastructure/browser/load-page-configuration.ts';
import { nextTask } from './infrastructure/browser/next-task.ts';
import { embeddedResponses } from './infrastructure/http/embedded-responses.ts';
import { systemClock } from './infrastructure/platform/system-clock.ts';
import { beginManifest } from './infrastructure/remotes/begin-manifest.ts';
import { browserAdapters } from './infrastructure/wiring/browser-adapters.ts';
import { createShell } from './infrastructure/wiring/create-shell.ts';
import { inspectSession } from './infrastructure/wiring/inspect-session.ts';
import { registerServiceWorker } from './service-worker/register-service-worker.ts';
import { App } from './ui/app.tsx';
import { doUses } from './ui/kit/do-uses.ts';
import { earlyUse } from './ui/kit/early-use.ts';
import { createHydration, HydrationContext } from './ui/kit/hydration.ts';
import { loadComponents } from './ui/kit/lazy-component.tsx';
import { OnMounted } from './ui/kit/on-mounted.tsx';
import { KeptChoices } from './ui/navigation/kept-choices.tsx';
import { preloadPage } from './ui/navigation/pages/page-body.tsx';
import { SiteRouter } from './ui/navigation/site-router.tsx';
import { preloadRemote, remoteForPath } from './ui/remotes/preload-remote.ts';
import { RenderedRemote, SERVED } from './ui/remotes/rendered-remote.ts';
import { startPreloading } from './ui/remotes/start-preloading.ts';
import { createI18n } from './ui/texts/create-i18n.ts';

/**
 * A function, because Rolldown doesn't merge chunks of a module with top-level `await`. The start guard shows failures.
 */
async function start(): Promise<void> {
  const early = earlyUse({ window, page: document.body });
  // What follows is slow on phones, so it runs in a task apart.
  await nextTask(window);
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  const reporter = browserReporter(window);
  const configuration = await loadPageConfiguration({ document, fetch, reporter });
  const view = parseFirstView(document);
  const { contentUrl } = configuration.current();
  // Requested early, because the code that reads the manifest loads later. A server-rendered page doesn't need it.
  const fetchManifest =
    view === undefined && remoteForPath(location.pathname) !== undefined
      ? beginManifest({ contentUrl, document, fetch: (...request) => fetch(...request) })
      : undefined;
  const inspection = await inspectSession({ window, configuration });
  const clock = view && hydrationClock(systemClock(), view);
  const renderedView = clock && {
    view,
    clock,
    embedded: embeddedResponses(view.responses, clock.released),
    preferredLanguages: [view.shows.language, ...navigator.languages],
  };
  const adapters = browserAdapters({
    window,
    configuration,
    reporter,
    rendered: renderedView,
    record: inspection?.record,
    fetchManifest,
  });
  const shell = (inspection?.createShell ?? createShell)(adapters);
  // After a link from another site the request has no language cookie, so the embedded responses may be in another
  // language.
  if (renderedView?.view.shows.language !== shell.market.language.now()) renderedView?.embedded.discard();
  shell.start();
  await nextTask(window);
  // Loads the page's code while the agency is being requested.
  void preloadPage(location.pathname);
  // A server-rendered document already names the remote's files.
  if (!renderedView) void preloadRemote(shell, location.pathname);
  const page: PageAddress = { path: location.pathname, query: new URLSearchParams(location.search) };
  const hydrates =
    renderedView !== undefined &&
    (await awaitFirstView(renderedView.view, {
      shell,
      page,
      loadComponents,
      whenUsed: renderedView.embedded.whenUsed,
      onMismatch: renderedView.clock.release,
      scheduler: renderedView.clock.scheduler,
    }));

  // For development: see CONTRIBUTING.md.
  const isPseudo = configuration.current().environment === 'local' && new URL(location.href).searchParams.has('pseudo');
  const i18n = await createI18n(shell.market.language.now(), {
    onMissing: (language) => reporter.warn({ kind: 'texts-missing', language }),
    ...(isPseudo ? { load: (await import('./ui/texts/pseudo-messages.ts')).pseudoMessages } : {}),
  });
  // When the dev server replaces messages; not part of a build.
  if (import.meta.hot) {
    addEventListener(
      'livery:messages',
      () => void i18n.reloadResources().then(() => i18n.changeLanguage(i18n.language)),
    );
  }
  await nextTask(window);
  // In a server-rendered page, links keep the choices in the address, such as language and currency.
  const Links = renderedView && location.search ? KeptChoices : Fragment;
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');

  /** The remote's page as rendered in the document. */
  const remote =
    hydrates && renderedView?.view.remote !== undefined
      ? // oxlint-disable-next-line no-restricted-properties -- Read, not set.
        { ...renderedView.view.remote, html: root.querySelector(`[${SERVED}]`)?.innerHTML ?? '' }
      : null;

  const hydration = createHydration(early.take);
  const app = (
    <StrictMode>
      <HydrationContext value={hydration}>
        <OnMounted onMounted={hydration.pageMounted}>
          <SiteRouter>
            <Links>
              <RenderedRemote value={remote}>
                <App shell={shell} i18n={i18n} />
              </RenderedRemote>
            </Links>
          </SiteRouter>
        </OnMounted>
      </HydrationContext>
    </StrictMode>
  );
  const onCaughtError = (failure: unknown) => reporter.error({ kind: 'component-threw', failure: String(failure) });
  early.hydrated();
  if (hydrates) {
    const onRecoverableError = (failure: unknown) => reporter.warn({ kind: 'not-hydrated', problem: String(failure) });
    // In a transition, React lets the browser respond to the visitor meanwhile.
    startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError }));
  } else {
    createRoot(root, { onCaughtError }).render(app);
  }

  await hydration.done;
  // Measured by `npm run bench -- page`; operators may measure it too.
  performance.mark('livery-hydrated');
  document.getElementById('start-notice')?.remove();
  if (renderedView !== undefined) {
    renderedView.clock.release();
    shell.hydrated();
  }
  doUses(early.end(), document.body);

  startPreloading(shell, document);
  if (import.meta.env.PROD) await registerServiceWorker({ window, language: shell.market.language, reporter });
}

void start();

import { installNativeDialogs, installNativePopups } from '@livery/testkit/native-dialogs';
import { cleanup, configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { App } from '../../../src/ui/app.tsx';
import { loadComponents } from '../../../src/ui/kit/lazy-component.tsx';
import { preloadPage } from '../../../src/ui/navigation/pages/page-body.tsx';
import { RenderedRemote, type RenderedRemotePage } from '../../../src/ui/remotes/rendered-remote.ts';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { type FakeShell, fakeShell } from './fake-shell.ts';

afterEach(cleanup);

// The code of lazy components is compiled when a test first needs it.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Renders the whole site into a document, as a browser would show it at a path, with its texts loaded.
 *
 * @param servedPage the page of a remote that came with the document
 */
export async function renderApp(
  shell: FakeShell = fakeShell(),
  path = '/',
  servedPage: RenderedRemotePage | null = null,
): Promise<FakeShell> {
  installNativeDialogs();
  installNativePopups();
  Object.assign(window, { scrollTo: () => undefined });
  const i18n = await createI18n(shell.market.language.now());
  await preloadPage(new URL(path, 'https://site.test').pathname);
  const texts = `deals/texts/${shell.market.language.now()}`;
  await loadComponents(['agency-inactive', 'agency-missing', 'agency-unreachable', texts]);
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <RenderedRemote value={servedPage}>
          <App shell={shell} i18n={i18n} />
        </RenderedRemote>
      </MemoryRouter>
    </StrictMode>,
  );
  return shell;
}

import type { Agency } from '@livery/contract/agency/agency';
import type { RemoteLocation } from '@livery/contract/remotes/remote-context';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { RemoteScreen } from '../../application/remotes/remotes.ts';
import type { Shell } from '../../application/shell.ts';
import { AgencyContext } from '../agency/agency-context.tsx';
import { RichText } from '../content/rich/rich-text.tsx';
import { RenderedComponents } from '../kit/lazy-component.tsx';
import { messageText } from '../notices/message-text.tsx';
import { LazySearchPanel } from '../search/lazy-search-panel.tsx';
import { ShellContext } from '../shell-context.tsx';
import { remoteI18n } from './remote-i18n.ts';

interface ServerScreenOptions {
  readonly shell: Shell;
  readonly agency: Agency;
  readonly i18n: i18n;
  readonly location: RemoteLocation;
  readonly onTitle: (title: string) => void;
  /** Filled with the names of the rendered lazy components. */
  readonly components: Set<string>;
  /** The complete markup of an element; `undefined` if it can't be rendered. */
  readonly renderWhole: (element: ReactNode) => Promise<string | undefined>;
}

/**
 * The screen of a remote that is rendered on a server: it can set the page's title. There are no elements and no
 * navigation.
 */
export function serverScreen(needs: ServerScreenOptions): RemoteScreen {
  const { shell, agency, i18n, location, onTitle, components, renderWhole } = needs;
  const inPage = (children: ReactNode) => (
    <ShellContext value={shell}>
      <I18nextProvider i18n={i18n}>
        <AgencyContext value={agency}>
          <RenderedComponents value={components}>
            <StaticRouter location={`${location.path}${location.search}`}>{children}</StaticRouter>
          </RenderedComponents>
        </AgencyContext>
      </I18nextProvider>
    </ShellContext>
  );
  return {
    location,
    i18n: remoteI18n(i18n),
    titlePage: onTitle,
    async contentMarkup(html, language) {
      const { ok } = await shell.content.clean(html);
      if (!ok) return '';
      return renderToStaticMarkup(inPage(<RichText html={html} language={language} topHeading={2} />));
    },
    async searchPanelMarkup(options) {
      return (await renderWhole(inPage(<LazySearchPanel {...options} />))) ?? '';
    },
    messageText: (message) => messageText(message, i18n.t),
    navigate: () => undefined,
    showContent: nothingToEnd,
    searchPanel: nothingToEnd,
    watchErrors: nothingToEnd,
    guardLeaving: nothingToEnd,
  };
}

function nothingToEnd() {
  return () => undefined;
}

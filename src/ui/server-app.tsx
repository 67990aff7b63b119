import type { Agency } from '@livery/contract/agency/agency';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Shell } from '../application/shell.ts';
import { AgencyContext } from './agency/agency-context.tsx';
import { OfflinePage } from './agency/offline-page.tsx';
import { App } from './app.tsx';
import { RenderedOnUse } from './kit/hydrated-on-use.tsx';
import { RenderedComponents } from './kit/lazy-component.tsx';
import { KeptChoices } from './navigation/kept-choices.tsx';
import { RenderedRemote, type RenderedRemotePage } from './remotes/rendered-remote.ts';

export { default as offlineStyles } from './agency/offline-page.css?inline';
export { serverScreen } from './remotes/server-screen.tsx';
export { createI18n } from './texts/create-i18n.ts';
export { themeDeclarations } from './theme/apply-theme.ts';

interface Props {
  readonly shell: Shell;
  readonly i18n: i18n;
  /** Path and query of the page. */
  readonly location: string;
  /** Filled with the names of the rendered lazy components. */
  readonly components: Set<string>;
  /** Filled with the names of those whose code is loaded when they are used. */
  readonly onUse: Set<string>;
  /** The page of a remote, if it was rendered. */
  readonly remote: RenderedRemotePage | null;
}

/**
 * The page as a server renders it: the element that the browser hydrates, and the tags that React puts into the head
 * before it.
 */
export function ServerApp({ shell, i18n, location, components, onUse, remote }: Props) {
  return (
    <div id="root">
      <RenderedComponents value={components}>
        <RenderedOnUse value={onUse}>
          <StaticRouter location={location}>
            <KeptChoices>
              <RenderedRemote value={remote}>
                <App shell={shell} i18n={i18n} />
              </RenderedRemote>
            </KeptChoices>
          </StaticRouter>
        </RenderedOnUse>
      </RenderedComponents>
    </div>
  );
}

/** The offline page of an agency; it needs `offlineStyles` and the theme's declarations. */
export function OfflineApp({ agency, i18n }: { readonly agency: Agency; readonly i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <AgencyContext value={agency}>
        <OfflinePage />
      </AgencyContext>
    </I18nextProvider>
  );
}

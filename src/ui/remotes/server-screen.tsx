import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { RemoteLocation } from '../../application/remotes/remote-context.ts';
import type { RemoteScreen } from '../../application/remotes/remotes.ts';
import type { Shell } from '../../application/shell.ts';
import { RichText } from '../content/rich/rich-text.tsx';
import { messageText } from '../notices/message-text.tsx';
import { ShellContext } from '../shell-context.tsx';
import { remoteI18n } from './remote-i18n.ts';

interface Needs {
  readonly shell: Shell;
  readonly i18n: i18n;
  readonly location: RemoteLocation;
  readonly onTitle: (title: string) => void;
}

/** What a remote can do while it is rendered on a server: name its page. There are no elements, and nobody navigates. */
export function serverScreen({ shell, i18n, location, onTitle }: Needs): RemoteScreen {
  return {
    location,
    i18n: remoteI18n(i18n),
    titlePage: onTitle,
    async contentMarkup(html, language) {
      const { ok } = await shell.content.clean(html);
      if (!ok) return '';
      return renderToStaticMarkup(
        <ShellContext value={shell}>
          <I18nextProvider i18n={i18n}>
            <StaticRouter location={location.path}>
              <RichText html={html} language={language} topHeading={2} />
            </StaticRouter>
          </I18nextProvider>
        </ShellContext>,
      );
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

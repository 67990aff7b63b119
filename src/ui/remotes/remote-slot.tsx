import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../../application/remotes/remotes.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import { PageTitle } from '../agency/agency-context.tsx';
import { FailedPage } from '../kit/states/failed-page.tsx';
import { RemoteLoader } from './remote-loader.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { useRemoteModules } from './use-remote-modules.ts';

interface Props {
  readonly remote: ScreenName;
  readonly path: string;
}

/**
 * The part of a page that a remote module shows, whatever becomes of that
 * module. What the page is called is the remote's to say, until the visitor
 * goes to another path.
 */
export function RemoteSlot({ remote, path }: Props) {
  const { t } = useTranslation();
  const { modules, retry } = useRemoteModules(path);
  const [title, setTitle] = useState({ path, text: '' });
  const known = matchPath(path)?.title;
  const own = title.path === path ? title.text : '';
  return (
    <>
      <PageTitle page={own || t(known ?? `remotes.${remote}`)} />
      {modules === undefined && <RemoteSkeleton />}
      {modules === 'failed' && <FailedPage heading={t('notices.remote')} onRetry={retry} />}
      {typeof modules === 'object' && (
        <RemoteLoader key={remote} modules={modules} remote={remote} onTitle={(text) => setTitle({ path, text })} />
      )}
    </>
  );
}

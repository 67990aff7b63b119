import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteModules, ScreenName } from '../../application/remotes/remotes.ts';
import { FailedPage } from '../kit/failed-page.tsx';
import { useLive } from '../use-live.ts';
import { NewerNotice } from './newer-notice.tsx';
import { RemotePlaceholder } from './remote-placeholder.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { RemoteStage } from './remote-stage.tsx';

interface Props {
  readonly modules: RemoteModules;
  readonly remote: ScreenName;
  readonly onTitle: (title: string) => void;
}

/** Loads a remote and shows it, or says why it isn't there (specification §8, failed remote component). */
export function RemoteLoader({ modules, remote, onTitle }: Props) {
  const { t } = useTranslation();
  const state = useLive(useMemo(() => modules.state(remote), [modules, remote]));
  // Before anything is shown: what failed an hour ago is tried again, and not shown first.
  useLayoutEffect(() => modules.load(remote), [modules, remote]);

  switch (state.kind) {
    case 'idle':
    case 'loading':
      return <RemoteSkeleton />;
    case 'ready':
      return (
        <>
          <NewerNotice modules={modules} />
          <RemoteStage modules={modules} remote={remote} onTitle={onTitle} />
        </>
      );
    case 'failed':
      return state.failure.kind === 'remote-missing' ? (
        <RemotePlaceholder remote={remote} />
      ) : (
        <>
          <NewerNotice modules={modules} />
          <FailedPage heading={t('notices.remote')} onRetry={() => modules.load(remote)} />
        </>
      );
  }
}

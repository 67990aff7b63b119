import { isAddedName } from '@livery/contract/remotes/remote-name';
import { ButtonLink } from '@livery/ui/button-link';
import { MessageState } from '@livery/ui/message-state';
import { useLive } from '@livery/ui/use-live';
import { RefreshCw, Sailboat } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteModules, ScreenRemoteName } from '../../application/remotes/remotes.ts';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { RemoteStage } from './remote-stage.tsx';
import { SlotFailure } from './slot-failure.tsx';
import { SlotNotice } from './slot-notice.tsx';

interface Props {
  readonly modules: RemoteModules;
  readonly remote: ScreenRemoteName;
  /** Whether the shell shows the page's text until the remote has rendered the page. */
  readonly hasText: boolean;
  readonly onTitle: (title: string) => void;
  /**
   * Called with `true` once the remote has rendered a page, and with `false` when it is unmounted; must always be the
   * same function.
   */
  readonly onRendered: (isRendered: boolean) => void;
}

/** Loads a remote and renders it, or the reason why it can't be loaded (rules §8, failed remote component). */
export function RemoteLoader({ modules, remote, hasText, onTitle, onRendered }: Props) {
  const state = useLive(useMemo(() => modules.state(remote), [modules, remote]));
  // An earlier failure isn't shown: the load is tried again first.
  useLayoutEffect(() => modules.load(remote), [modules, remote]);

  switch (state.kind) {
    case 'idle':
    case 'loading':
      return hasText ? null : <RemoteSkeleton />;
    case 'ready':
      return (
        <>
          <UpdateNotice modules={modules} />
          <RemoteStage {...{ modules, remote, onTitle, onRendered }} isHidden={hasText} />
        </>
      );
    case 'failed':
      if (state.failure.kind === 'remote-missing') return hasText ? null : <RemotePlaceholder remote={remote} />;
      return (
        <>
          <UpdateNotice modules={modules} />
          <SlotFailure hasText={hasText} onRetry={() => modules.load(remote)} />
        </>
      );
  }
}

/** Offers a reload when a newer deployment is available; nothing reloads automatically. */
function UpdateNotice({ modules }: { readonly modules: RemoteModules }) {
  const { t } = useTranslation();
  const newer = useLive(modules.newer);
  if (!newer) return null;
  return (
    <SlotNotice
      icon={RefreshCw}
      text={t('slot.newer')}
      action={t('error.reload')}
      onAction={() => window.location.reload()}
      onClose={modules.dismissUpdate}
    />
  );
}

/** Reserves the room of a remote module that the content host doesn't offer. */
function RemotePlaceholder({ remote }: { readonly remote: ScreenRemoteName }) {
  const { t } = useTranslation();
  return (
    <MessageState
      level={1}
      icon={Sailboat}
      {...(isAddedName(remote) ? {} : { eyebrow: t(`remotes.${remote}`) })}
      heading={t('slot.title')}
      actions={
        <ButtonLink variant="primary" to="/">
          {t('takeMeHome')}
        </ButtonLink>
      }
    >
      <p>{t('slot.hint')}</p>
    </MessageState>
  );
}

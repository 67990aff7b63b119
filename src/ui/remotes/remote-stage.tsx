import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteModules, ScreenName, ShownRemote } from '../../application/remotes/remotes.ts';
import styles from './remote-stage.module.css';
import { SlotNotice } from './slot-notice.tsx';
import { useRemoteContents } from './use-remote-contents.tsx';
import { useRemoteErrors } from './use-remote-errors.ts';
import { useRemoteScreen } from './use-remote-screen.ts';
import { useSlotFocus } from './use-slot-focus.ts';

interface Props {
  readonly modules: RemoteModules;
  readonly remote: ScreenName;
  readonly onTitle: (title: string) => void;
}

/**
 * Gives a remote an element of its own to show itself in. It is shown once for
 * as long as the visitor stays within its paths; where they are, it is told.
 */
export function RemoteStage({ modules, remote, onTitle }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownRemote>(null);
  const { contents, showContent } = useRemoteContents();
  const { screen, location } = useRemoteScreen({ onTitle, showContent });
  const { stumbled, forgive } = useRemoteErrors({ modules, remote, place });
  useSlotFocus(place, location.path);

  useEffect(() => {
    // An element that nobody else has touched: whatever the remote does to it goes with it.
    const element = document.createElement('div');
    element.className = styles.remote ?? '';
    place.current?.append(element);
    const current = modules.show(remote, element, screen());
    shown.current = current;
    return () => {
      shown.current = null;
      current.end();
      element.remove();
    };
  }, [modules, remote, screen]);

  useEffect(() => shown.current?.moved(location), [location]);

  return (
    <>
      {stumbled && (
        <SlotNotice
          urgent
          icon={TriangleAlert}
          text={t('notices.unhandled')}
          action={t('retry')}
          onAction={() => modules.refetch(remote)}
          onClose={forgive}
        />
      )}
      <div ref={place} className={styles.place} />
      {contents}
    </>
  );
}

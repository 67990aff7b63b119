import { Dialog } from '@livery/ui/dialog';
import { Skeleton } from '@livery/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../kit/states/load-failure.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import { PlaceForPieces } from '../remotes/place-for-pieces.tsx';
import styles from './client-dialog.module.css';

/** Asks the agent for a client; the list comes from a remote, which has the clients. */
export function ClientDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['shell', 'clients']);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<number>();
  useOverlay(true);
  return (
    <Dialog heading={t('clients:choose')} size="wide" onClose={onClose}>
      {failed === tries ? (
        <LoadFailure onRetry={Object.assign(() => setTries(tries + 1), { reloads: false })} />
      ) : (
        <>
          <PlaceForPieces key={tries} name="clients.picker" className={styles.place} onEmpty={() => setFailed(tries)} />
          <div className={styles.waiting}>
            <Skeleton shape="rows" />
          </div>
        </>
      )}
    </Dialog>
  );
}

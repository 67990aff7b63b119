import { buttonClass } from '@livery/ui/button-class';
import { useLive } from '@livery/ui/use-live';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ClientPicking } from '../../application/clients/client-picking.ts';
import { booksForClients } from '../../domain/clients/books-for-clients.ts';
import { lazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { useUser } from '../session/use-user.ts';
import styles from './client-bar.module.css';
import { ClientTexts } from './client-texts.tsx';
import { useClientPicking } from './use-client-picking.ts';

const clientDialog = lazyComponent('client-dialog', async () => (await import('./client-dialog.tsx')).ClientDialog);

/**
 * Shows the client an agent books for, below the header; the same room is reserved while that isn't known yet.
 *
 * @rule 6.10
 */
export function ClientBar({ path }: { readonly path: string }) {
  const picking = useClientPicking(path);
  const user = useUser();
  if (user !== null && !booksForClients(user)) return null;
  return (
    <div className={styles.room}>
      {picking !== undefined && user !== null && (
        <ClientTexts>
          <Client picking={picking} />
        </ClientTexts>
      )}
    </div>
  );
}

function Client({ picking }: { readonly picking: ClientPicking }) {
  const { t } = useTranslation(['shell', 'clients']);
  const client = useLive(picking.client);
  const isPicking = useLive(picking.isPicking);
  const Dialog = useLazyComponent(clientDialog, isPicking, picking.endPicking);
  const pick = useRef<HTMLButtonElement>(null);

  function clear() {
    picking.choose(null);
    // The pressed button is removed.
    pick.current?.focus();
  }

  return (
    <section className={styles.bar} aria-label={t('clients:label')}>
      <UserRound size={20} aria-hidden="true" className={styles.icon} />
      <p role="status" className={styles.words}>
        {client === null ? (
          <span className={styles.nobody}>{t('clients:nobody')}</span>
        ) : (
          <>
            <span className={styles.for}>{t('clients:for')}</span>{' '}
            {/* In the name's direction, so that the end of a long name is cut off. */}
            <Link className={styles.name} dir="auto" to={`/users/clients/${encodeURIComponent(client.id)}`}>
              {client.name}
            </Link>
          </>
        )}
      </p>
      <button
        ref={pick}
        type="button"
        className={buttonClass('plain')}
        aria-haspopup="dialog"
        onClick={() => picking.pick()}
      >
        {t(client === null ? 'clients:choose' : 'clients:change')}
      </button>
      {client !== null && (
        <button type="button" className={buttonClass('plain')} onClick={clear}>
          {t('clients:clear')}
        </button>
      )}
      {isPicking && Dialog !== undefined && <Dialog onClose={picking.endPicking} />}
    </section>
  );
}

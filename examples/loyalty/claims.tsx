import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import type { Account } from './account.ts';
import styles from './loyalty.module.css';
import { useChange } from './use-change.ts';

interface Props {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

/** The claims that haven't been decided yet. */
export function Claims({ account: { claims }, onChange }: Props) {
  const { t } = useTranslation('loyalty');
  const { change, busy } = useChange(onChange);
  if (claims.length === 0) return <p>{t('claims.none')}</p>;
  return (
    <ul role="list" className={styles.claims}>
      {claims.map(({ id, booking, receipt }) => (
        <li key={id} className={styles.claim}>
          <span>
            <bdi>{booking}</bdi> (<bdi>{receipt}</bdi>)
          </span>
          <Button
            busy={busy}
            onClick={() => void change({ method: 'DELETE', path: '/api/loyalty/claims', query: { id } })}
          >
            {t('claims.remove', { reference: booking })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DealTab } from '../../domain/deals/deal-tab.ts';
import { revealPath } from '../../domain/deals/reveal-path.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ModalDialog } from '../kit/modal-dialog.tsx';
import { entryPath } from '../session/entry-path.ts';
import { useEntries } from '../session/use-entries.ts';
import styles from './save-price-dialog.module.css';

interface Props {
  /** Where the visitor comes back to, signed in. */
  readonly tab: DealTab;
  readonly onClose: () => void;
}

/** @see specification §4, save-price popup; readings 31 and 32 */
export function SavePriceDialog({ tab, onClose }: Props) {
  const { t } = useTranslation();
  const [first, second] = useEntries();
  const words = { 'sign-up': t('signUp'), 'log-in': t('logIn') };
  return (
    <ModalDialog labelledBy="save-price-heading" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.icon} aria-hidden="true">
          <Sparkles size={28} strokeWidth={1.75} />
        </div>
        <h2 id="save-price-heading" className={styles.heading}>
          {t('savePrice.title')}
        </h2>
        <p className={styles.hint}>{t('savePrice.hint')}</p>
        <div className={styles.entries}>
          {first !== undefined && (
            <Link className={buttonClass('primary')} to={entryPath(first, revealPath(tab))}>
              {words[first]}
            </Link>
          )}
          {second !== undefined && (
            <Link className={buttonClass('secondary')} to={entryPath(second, revealPath(tab))}>
              {words[second]}
            </Link>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}

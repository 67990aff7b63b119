import { Coins, Globe, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDismissal } from '../../../../design/use-dismissal.ts';
import { useModal } from '../../../../design/use-modal.ts';
import { iconButtonClass } from '../../kit/buttons/icon-button-class.ts';
import { CurrencyButton } from '../../market/currency/currency-button.tsx';
import { LanguageButton } from '../../market/language-button.tsx';
import { EntryLinks } from '../../session/entry-links.tsx';
import { ProfileMenu } from '../../session/profile-menu.tsx';
import { useUser } from '../../session/use-user.ts';
import { ContentLinks } from './content-links.tsx';
import styles from './slide-out.module.css';

/** The header's menus on small screens: a sheet from the page's end (rules §2, header). */
export function SlideOut({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const user = useUser();
  const ref = useRef<HTMLDialogElement>(null);
  const { close, ...dismissed } = useDismissal(ref, onClose);
  useModal(ref);

  return (
    <dialog ref={ref} className={styles.sheet} aria-labelledby={id} closedby="any" {...dismissed}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <h2 id={id} className={styles.heading}>
            {t('header.menu')}
          </h2>
          <button type="button" className={iconButtonClass()} aria-label={t('close')} onClick={close}>
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        {user === null ? <EntryLinks look="stack" /> : <ProfileMenu onLeave={close} />}
        <ContentLinks look="stack" onLeave={close} />
        <div className={styles.pickers}>
          <LanguageButton row={Globe} />
          <CurrencyButton row={Coins} />
        </div>
      </div>
    </dialog>
  );
}

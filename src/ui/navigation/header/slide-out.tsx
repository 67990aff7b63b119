import { DialogBar } from '@livery/ui/dialog-bar';
import { Modal } from '@livery/ui/modal';
import { Coins, Globe } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencyButton } from '../../market/currency/currency-button.tsx';
import { LanguageButton } from '../../market/language-button.tsx';
import { LoginLinks } from '../../session/login-links.tsx';
import { ProfileMenu } from '../../session/profile-menu.tsx';
import { useUser } from '../../session/use-user.ts';
import { ContentLinks } from './content-links.tsx';
import { ProductLinks } from './product-links.tsx';
import styles from './slide-out.module.css';

/** As in the style sheets: the header itself has all menus. */
const WIDE_SCREEN_QUERY = '(width >= 60rem)';

/** The header's menus on small screens: a panel at the end side of the page (rules §2, header). */
export function SlideOut({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const user = useUser();

  return (
    <Modal className={styles.sheet} labelledBy={id} until={WIDE_SCREEN_QUERY} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <DialogBar id={id} heading={t('header.menu')} className={styles.bar} size={22} onClose={close} />
          {user === null ? <LoginLinks variant="stack" /> : <ProfileMenu onLeave={close} />}
          <ProductLinks variant="stack" onLeave={close} />
          <ContentLinks variant="stack" onLeave={close} />
          <div className={styles.pickers}>
            <LanguageButton row={Globe} />
            <CurrencyButton row={Coins} />
          </div>
        </div>
      )}
    </Modal>
  );
}

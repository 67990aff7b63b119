import { buttonClass } from '@livery/ui/button-class';
import { UntitledDialog } from '@livery/ui/dialog';
import { useLive } from '@livery/ui/use-live';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { revealPath } from '../../../domain/deals/reveal-path.ts';
import { LoginLink } from '../../session/login-link.tsx';
import { useLoginTargets } from '../../session/use-login-targets.ts';
import { useShell } from '../../shell-context.tsx';
import styles from './save-price-dialog.module.css';

/** @rule 4.11, 4.12 */
export function SavePriceDialog() {
  const { t } = useTranslation();
  const { deals, savePrice } = useShell();
  const tab = useLive(deals.tab);
  const showsPrices = useLive(deals.showsPrices);
  const { signUp, logIn } = useLoginTargets(tab === null ? '/' : revealPath(tab));
  return (
    <UntitledDialog sheet labelledBy="save-price-heading" onClose={savePrice.close}>
      <div className={styles.content}>
        <div className={styles.icon} aria-hidden="true">
          <Sparkles size={28} strokeWidth={1.75} />
        </div>
        <h2 id="save-price-heading" className={styles.heading}>
          {t('savePrice.title')}
        </h2>
        <p className={styles.hint}>{t(showsPrices ? 'savePrice.hint.open' : 'savePrice.hint.hidden')}</p>
        <div className={styles.entries}>
          {signUp !== null && (
            <LoginLink kind="signup" className={buttonClass('primary')} to={signUp} onDialog={savePrice.close}>
              {t('signUp')}
            </LoginLink>
          )}
          {logIn !== null && (
            <LoginLink
              kind="login"
              className={buttonClass(signUp === null ? 'primary' : 'secondary')}
              to={logIn}
              onDialog={savePrice.close}
            >
              {t('logIn')}
            </LoginLink>
          )}
        </div>
      </div>
    </UntitledDialog>
  );
}

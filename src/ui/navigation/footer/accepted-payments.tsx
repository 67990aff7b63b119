import { faBitcoin, faCcAmex, faCcDiscover, faCcMastercard, faCcVisa } from '@fortawesome/free-brands-svg-icons';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import styles from './accepted-payments.module.css';
import { BrandIcon } from './brand-icon.tsx';
import { FooterSection } from './footer-section.tsx';

/** @see rules §1: accepted payment icons */
const PAYMENTS = [
  ['Discover', faCcDiscover],
  ['Visa', faCcVisa],
  ['American Express', faCcAmex],
  ['Master Card', faCcMastercard],
  ['Bitcoin', faBitcoin],
] as const;

export function AcceptedPayments() {
  const { t } = useTranslation();
  return (
    <FooterSection heading={t('footer.payments')}>
      <ul className={styles.payments}>
        {PAYMENTS.map(([name, drawing]) => (
          <li key={name} className={styles.payment} title={name}>
            <BrandIcon drawing={drawing} size={28} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </FooterSection>
  );
}

import { footerContact } from '../../domain/agency/footer-contact.ts';
import { useAgency } from '../agency/agency-context.tsx';
import styles from './footer-address.module.css';

/** Where the agency is, if it shows that (rules §2, footer). */
export function FooterAddress() {
  const { addressLines } = footerContact(useAgency().contact);
  if (addressLines.length === 0) return null;
  return (
    <address className={styles.address}>
      {addressLines.map((line) => (
        <bdi key={line} className={styles.line}>
          {line}
        </bdi>
      ))}
    </address>
  );
}

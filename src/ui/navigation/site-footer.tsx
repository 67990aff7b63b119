import { AgencyMark } from '../agency/agency-mark.tsx';
import { useAgencyName } from '../agency/use-agency-name.ts';
import { ConsentSettings } from '../analytics/consent-settings.tsx';
import { AcceptedPayments } from './accepted-payments.tsx';
import { FooterAddress } from './footer-address.tsx';
import { FooterContactLinks } from './footer-contact-links.tsx';
import styles from './site-footer.module.css';
import { SocialIcons } from './social-icons.tsx';
import { UsefulLinks } from './useful-links.tsx';

/** @see rules §2, footer */
export function SiteFooter({ legalLinks }: { readonly legalLinks: boolean }) {
  const name = useAgencyName();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.agency}>
          <AgencyMark />
          <FooterAddress />
          <SocialIcons />
        </div>
        {legalLinks && <UsefulLinks />}
        <FooterContactLinks />
        <AcceptedPayments />
      </div>
      <div className={styles.end}>
        <div className={styles.line}>
          <p>
            © <bdi>{name}</bdi>
          </p>
          <ConsentSettings className={styles.choice} />
        </div>
      </div>
    </footer>
  );
}

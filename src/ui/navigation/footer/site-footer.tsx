import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { footerContact } from '../../../domain/agency/footer-contact.ts';
import { type UsefulLink, usefulLinks } from '../../../domain/content/useful-links.ts';
import { useAgency, useAgencyName } from '../../agency/agency-context.tsx';
import { AgencyMark } from '../../agency/agency-mark.tsx';
import { ConsentSettings } from '../../analytics/consent-settings.tsx';
import { AcceptedPayments } from './accepted-payments.tsx';
import { FooterContactLinks } from './footer-contact-links.tsx';
import { FooterSection } from './footer-section.tsx';
import styles from './site-footer.module.css';
import { SocialIcons } from './social-icons.tsx';

const PATHS: Readonly<Record<UsefulLink, string>> = {
  privacyPolicy: '/privacy-policy',
  terms: '/user-terms-and-conditions',
  cookiesPolicy: '/cookies-policy',
  disclaimer: '/disclaimer',
};

/** The legal pages whose text is not empty (rules §2, footer; rules 2.22). */
function UsefulLinks() {
  const { t } = useTranslation();
  const { legal } = useAgency();
  return (
    <FooterSection heading={t('footer.usefulLinks')}>
      <ul>
        {usefulLinks(legal).map((link) => (
          <li key={link}>
            <Link to={PATHS[link]}>{t(`footer.${link}`)}</Link>
          </li>
        ))}
      </ul>
    </FooterSection>
  );
}

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

/** Where the agency is, if it shows that (rules §2, footer). */
function FooterAddress() {
  const { addressLines } = footerContact(useAgency().contact);
  if (addressLines.length === 0) return null;
  return (
    <address className={styles.address}>
      {addressLines.map((line) => (
        <bdi key={line} className={styles.footerAddressLine}>
          {line}
        </bdi>
      ))}
    </address>
  );
}

import type { PagePath } from '@livery/contract/navigation/page-path';
import { type LucideIcon, Mail, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { soldProducts } from '../../../domain/agency/booking-menu.ts';
import { type ContactDetail, footerContact } from '../../../domain/agency/footer-contact.ts';
import { type UsefulLink, usefulLinks } from '../../../domain/content/useful-links.ts';
import { useAgency, useAgencyName } from '../../agency/agency-context.tsx';
import { AgencyMark } from '../../agency/agency-mark.tsx';
import { ConsentSettings } from '../../analytics/consent-settings.tsx';
import { AcceptedPayments, SocialIcons } from './brand-icons.tsx';
import styles from './site-footer.module.css';

interface Props {
  readonly legalLinks: boolean;
  /** One line, for agents' pages (rules 2.21). */
  readonly slim: boolean;
}

/** @rule 2.21 */
export function SiteFooter({ legalLinks, slim }: Props) {
  const { t } = useTranslation();
  const name = useAgencyName();
  if (slim) {
    return (
      <footer className={styles.footer}>
        <div className={styles.slimLine}>
          <p>
            © <bdi>{name}</bdi>
          </p>
          {legalLinks && (
            <nav aria-label={t('footer.usefulLinks')}>
              <UsefulLinkList />
            </nav>
          )}
          <ConsentSettings className={styles.choice} />
        </div>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.agency}>
          <AgencyMark />
          <FooterAddress />
          <SocialIcons />
        </div>
        {legalLinks && <Products />}
        {legalLinks && (
          <FooterSection heading={t('footer.usefulLinks')}>
            <UsefulLinkList />
          </FooterSection>
        )}
        <FooterContactLinks />
        <FooterSection heading={t('footer.payments')}>
          <AcceptedPayments />
        </FooterSection>
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

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A column of the footer. */
function FooterSection({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The agency's address, if it is shown (rules §2, footer). */
function FooterAddress() {
  const { addressLines } = footerContact(useAgency().contact);
  if (addressLines.length === 0) return null;
  return (
    <address className={styles.address}>
      {addressLines.map((line) => (
        <bdi key={line} className={styles.addressLine}>
          {line}
        </bdi>
      ))}
    </address>
  );
}

const USEFUL_LINK_PATHS: Readonly<Record<UsefulLink, PagePath>> = {
  privacyPolicy: '/privacy-policy',
  terms: '/user-terms-and-conditions',
  cookiesPolicy: '/cookies-policy',
  disclaimer: '/disclaimer',
};

/** The products that the agency sells, in its order, the visitor's favourites, and their bookings. */
function Products() {
  const { t } = useTranslation();
  const products = soldProducts(useAgency().bookingMenu);
  if (products.length === 0) return null;
  return (
    <FooterSection heading={t('deals.services')}>
      <ul role="list">
        {products.map(({ service, path }) => (
          <li key={service}>
            <Link to={path}>{t(`pages.${service}`)}</Link>
          </li>
        ))}
        <li>
          <Link to="/favourites">{t('favourites.title')}</Link>
        </li>
        <li>
          <Link to="/manage-booking">{t('footer.manageBooking')}</Link>
        </li>
      </ul>
    </FooterSection>
  );
}

/** The legal pages whose text is not empty (rules §2, footer; rules 2.22). */
function UsefulLinkList() {
  const { t } = useTranslation();
  const { legal } = useAgency();
  return (
    <ul role="list">
      {usefulLinks(legal).map((link) => (
        <li key={link}>
          <Link to={USEFUL_LINK_PATHS[link]}>{t(`footer.${link}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Phone and e-mail, if the agency shows them (rules §2, footer). */
function FooterContactLinks() {
  const { t } = useTranslation();
  const { phone, email } = footerContact(useAgency().contact);
  if (phone === null && email === null) return null;
  return (
    <FooterSection heading={t('footer.contact')}>
      <ul role="list">
        {phone !== null && <ContactDetailLink icon={Phone} detail={phone} />}
        {email !== null && <ContactDetailLink icon={Mail} detail={email} />}
      </ul>
    </FooterSection>
  );
}

function ContactDetailLink({
  icon: Icon,
  detail: { text, href },
}: {
  readonly icon: LucideIcon;
  readonly detail: ContactDetail;
}) {
  const words = (
    <>
      <Icon size={18} aria-hidden="true" />
      <bdi dir="ltr">{text}</bdi>
    </>
  );
  return <li>{href === null ? <span>{words}</span> : <a href={href}>{words}</a>}</li>;
}

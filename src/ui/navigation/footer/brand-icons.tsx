import type { SocialNetwork } from '@livery/contract/agency/social-network';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { socialLinks } from '../../../domain/agency/social-links.ts';
import { useAgency } from '../../agency/agency-context.tsx';
import styles from './brand-icons.module.css';
import icons from './brand-icons.svg';

const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
  discord: 'Discord',
  tiktok: 'TikTok',
};

/** Links to the agency's social networks (rules §2, footer). */
export function SocialIcons() {
  const { t } = useTranslation();
  const links = socialLinks(useAgency().social);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.icons} aria-label={t('footer.social')}>
      {links.map(({ network, href }) => {
        const name = NETWORK_NAMES[network];
        return (
          <li key={network}>
            <a
              className={styles.icon}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('opensInNewTab', { link: name })}
            >
              <BrandIcon name={network} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** @see rules §1: accepted payment icons */
const PAYMENT_BRANDS = [
  ['Discover', 'discover'],
  ['Visa', 'visa'],
  ['American Express', 'amex'],
  ['Master Card', 'mastercard'],
  ['Bitcoin', 'bitcoin'],
] as const;

/** @rule 1.7 */
export function AcceptedPayments() {
  return (
    <ul role="list" className={styles.payments}>
      {PAYMENT_BRANDS.map(([name, icon]) => (
        <li key={name} className={styles.payment} title={name}>
          <BrandIcon name={icon} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

/** The logo of a social network or card, in the colour of the surrounding text; one request loads all logos. */
function BrandIcon({ name }: { readonly name: SocialNetwork | (typeof PAYMENT_BRANDS)[number][1] }) {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

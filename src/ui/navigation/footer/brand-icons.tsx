import {
  faBitcoin,
  faCcAmex,
  faCcDiscover,
  faCcMastercard,
  faCcVisa,
  faDiscord,
  faFacebookF,
  faInstagram,
  faLinkedinIn,
  faTiktok,
  faXTwitter,
  faYoutube,
  type IconDefinition,
} from '@fortawesome/free-brands-svg-icons';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { socialLinks } from '../../../domain/agency/social-links.ts';
import type { SocialNetwork } from '../../../domain/agency/social-network.ts';
import { useAgency } from '../../agency/agency-context.tsx';
import styles from './brand-icons.module.css';

/** The logo of a social network or card, in the colour of the surrounding text; `size` is its height in pixels. */
function BrandIcon({ icon: { icon }, size }: { readonly icon: IconDefinition; readonly size: number }) {
  const [width, height, , , paths] = icon;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={(size * width) / height}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={Array.isArray(paths) ? paths.join('') : paths} />
    </svg>
  );
}

const NETWORKS: Readonly<Record<SocialNetwork, readonly [name: string, icon: IconDefinition]>> = {
  linkedin: ['LinkedIn', faLinkedinIn],
  instagram: ['Instagram', faInstagram],
  facebook: ['Facebook', faFacebookF],
  twitter: ['X', faXTwitter],
  youtube: ['YouTube', faYoutube],
  discord: ['Discord', faDiscord],
  tiktok: ['TikTok', faTiktok],
};

/** Links to the agency's social networks (rules §2, footer). */
export function SocialIcons() {
  const { t } = useTranslation();
  const links = socialLinks(useAgency().social);
  if (links.length === 0) return null;
  return (
    <ul className={styles.icons} aria-label={t('footer.social')}>
      {links.map(({ network, href }) => {
        const [name, icon] = NETWORKS[network];
        return (
          <li key={network}>
            <a
              className={styles.icon}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('opensInNewTab', { link: name })}
            >
              <BrandIcon icon={icon} size={18} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** @see rules §1: accepted payment icons */
const PAYMENTS = [
  ['Discover', faCcDiscover],
  ['Visa', faCcVisa],
  ['American Express', faCcAmex],
  ['Master Card', faCcMastercard],
  ['Bitcoin', faBitcoin],
] as const;

export function AcceptedPayments() {
  return (
    <ul className={styles.payments}>
      {PAYMENTS.map(([name, icon]) => (
        <li key={name} className={styles.payment} title={name}>
          <BrandIcon icon={icon} size={28} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

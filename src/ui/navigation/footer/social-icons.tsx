import {
  faDiscord,
  faFacebookF,
  faInstagram,
  faLinkedinIn,
  faTiktok,
  faXTwitter,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons';
import { useTranslation } from 'react-i18next';
import { socialLinks } from '../../../domain/agency/social-links.ts';
import type { SocialNetwork } from '../../../domain/agency/social-network.ts';
import { useAgency } from '../../agency/agency-context.tsx';
import { type BrandDrawing, BrandIcon } from './brand-icon.tsx';
import styles from './social-icons.module.css';

const NETWORKS: Readonly<Record<SocialNetwork, readonly [name: string, drawing: BrandDrawing]>> = {
  linkedin: ['LinkedIn', faLinkedinIn],
  instagram: ['Instagram', faInstagram],
  facebook: ['Facebook', faFacebookF],
  twitter: ['X', faXTwitter],
  youtube: ['YouTube', faYoutube],
  discord: ['Discord', faDiscord],
  tiktok: ['TikTok', faTiktok],
};

/** Where else the agency is to be found (rules §2, footer). */
export function SocialIcons() {
  const { t } = useTranslation();
  const links = socialLinks(useAgency().social);
  if (links.length === 0) return null;
  return (
    <ul className={styles.icons} aria-label={t('footer.social')}>
      {links.map(({ network, href }) => {
        const [name, drawing] = NETWORKS[network];
        return (
          <li key={network}>
            <a
              className={styles.icon}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('opensInNewTab', { link: name })}
            >
              <BrandIcon drawing={drawing} size={18} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

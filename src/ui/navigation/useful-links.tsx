import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type UsefulLink, usefulLinks } from '../../domain/content/useful-links.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { FooterSection } from './footer-section.tsx';

const PATHS: Readonly<Record<UsefulLink, string>> = {
  privacyPolicy: '/privacy-policy',
  terms: '/user-terms-and-conditions',
  cookiesPolicy: '/cookies-policy',
  disclaimer: '/disclaimer',
};

/** The legal pages whose text is not empty (specification §2, footer; readings 35). */
export function UsefulLinks() {
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

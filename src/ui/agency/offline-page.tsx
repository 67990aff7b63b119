import { agencyTheme } from '@livery/contract/agency/theme';
import { useTranslation } from 'react-i18next';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { OFFLINE_LOGO_PATH } from '../../domain/navigation/offline-page.ts';
import { DocumentTitle, useAgency, useAgencyName } from './agency-context.tsx';

/**
 * The page that the service worker shows when the site can't be reached, without scripts. Retry leads to the page's
 * address, which is the one that the visitor wanted. The logo may be missing, so the name is next to it.
 */
export function OfflinePage() {
  const { t } = useTranslation();
  const { logo, primaryColor } = useAgency();
  const name = useAgencyName();
  return (
    <main>
      <DocumentTitle page={t('offline.title')} />
      <meta name="theme-color" content={agencyTheme(primaryColor).primary} />
      {safeLink('logo', logo) !== null && <img src={OFFLINE_LOGO_PATH} alt="" />}
      <p className="name">
        <bdi>{name}</bdi>
      </p>
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.hint', { agency: name })}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that the visitor wanted */}
      <a href="">{t('retry')}</a>
    </main>
  );
}

import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../kit/navigation/tabs.tsx';
import { useServiceLinks } from './use-service-links.ts';

/** What else the agency sells, in its own order. */
export function ProductTabs() {
  const { t } = useTranslation('booking');
  const links = useServiceLinks();
  return links.length < 2 ? null : <TabLinks label={t('products.label')} links={links} />;
}

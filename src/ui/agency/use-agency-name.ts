import { useTranslation } from 'react-i18next';
import { useAgency } from './agency-context.tsx';

/** What the agency is called on the page, also when it forgot to say so. */
export function useAgencyName(): string {
  const { t } = useTranslation();
  return useAgency().name.trim() || t('agency.unnamed');
}

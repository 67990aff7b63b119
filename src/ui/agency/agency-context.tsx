import type { Agency } from '@livery/contract/agency/agency';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { pageTitle } from '../../domain/agency/page-metadata.ts';

export const AgencyContext = createContext<Agency | null>(null);

/** The agency of this page; available everywhere inside the agency gate. */
export function useAgency(): Agency {
  const agency = use(AgencyContext);
  if (agency === null) throw new Error('useAgency is called outside of the agency gate.');
  return agency;
}

/** The agency's display name; a default if it has no name. */
export function useAgencyName(): string {
  const { t } = useTranslation();
  return useAgency().name.trim() || t('agency.unnamed');
}

/** The document's title: the page's title before the agency's; on the home page the agency's only. */
export function DocumentTitle({ page }: { readonly page?: string }) {
  const site = pageTitle(useAgency());
  return <title>{page === undefined ? site : `${page} | ${site}`}</title>;
}

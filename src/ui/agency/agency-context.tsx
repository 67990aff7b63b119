import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../../domain/agency/agency.ts';
import { pageTitle } from '../../domain/agency/page-metadata.ts';

export const AgencyContext = createContext<Agency | null>(null);

/** The agency in whose livery this page is painted; known everywhere behind the agency gate. */
export function useAgency(): Agency {
  const agency = use(AgencyContext);
  if (agency === null) throw new Error('useAgency is called outside of the agency gate.');
  return agency;
}

/** What the agency is called on the page, also where it has no name. */
export function useAgencyName(): string {
  const { t } = useTranslation();
  return useAgency().name.trim() || t('agency.unnamed');
}

/** The document's title: the agency's own, after the page's where that isn't the home page. */
export function PageTitle({ page }: { readonly page?: string }) {
  const site = pageTitle(useAgency());
  return <title>{page === undefined ? site : `${page} | ${site}`}</title>;
}

import { pageTitle } from '../../domain/agency/page-metadata.ts';
import { useAgency } from './agency-context.tsx';

/** The document's title: the agency's own, after the page's where that isn't the home page. */
export function PageTitle({ page }: { readonly page?: string }) {
  const site = pageTitle(useAgency());
  return <title>{page === undefined ? site : `${page} | ${site}`}</title>;
}

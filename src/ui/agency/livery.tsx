import type { ReactNode } from 'react';
import type { Agency } from '../../domain/agency/agency.ts';
import { pageMetadata } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { themeOf } from '../../domain/agency/theme.ts';
import { useTheme } from '../theme/use-theme.ts';
import { AgencyContext, useAgency } from './agency-context.tsx';

interface Props {
  readonly agency: Agency;
  readonly children: ReactNode;
}

/** Paints everything inside it in the agency's livery. */
export function Livery({ agency, children }: Props) {
  useTheme(agency.primaryColor);
  return (
    <AgencyContext value={agency}>
      <DocumentHead />
      {children}
    </AgencyContext>
  );
}

/** What search engines and browsers learn of the agency; React moves it into the head. */
function DocumentHead() {
  const agency = useAgency();
  const { description, keywords } = pageMetadata(agency);
  const favicon = safeLink('favicon', agency.favicon);
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {keywords !== '' && <meta name="keywords" content={keywords} />}
      <meta name="theme-color" content={themeOf(agency.primaryColor).primary} />
      {favicon !== null && <link rel="icon" href={favicon} />}
    </>
  );
}

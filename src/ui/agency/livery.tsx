import type { ReactNode } from 'react';
import type { Agency } from '../../domain/agency/agency.ts';
import { useTheme } from '../theme/use-theme.ts';
import { AgencyContext } from './agency-context.tsx';
import { DocumentHead } from './document-head.tsx';

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

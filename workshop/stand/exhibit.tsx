import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { AgencyContext } from '../../src/ui/agency/agency-context.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { ShellContext } from '../../src/ui/shell-context.tsx';
import type { Address } from '../address.ts';
import type { SpecimenState } from '../specimen.ts';
import { agencyFor } from './agency-for.ts';
import { shellFor } from './shell-for.ts';

interface Props {
  readonly state: SpecimenState;
  readonly address: Address;
  readonly i18n: i18n;
}

/** A state of a component, with everything around it that it asks for; its links lead nowhere. */
export function Exhibit({ state, address, i18n }: Props) {
  const agency = { ...agencyFor(address), ...state.agency };
  return (
    <ErrorBoundary i18n={i18n}>
      <ShellContext value={shellFor({ state, address, agency })}>
        <I18nextProvider i18n={i18n}>
          <AgencyContext value={agency}>
            <MemoryRouter>{state.show}</MemoryRouter>
          </AgencyContext>
        </I18nextProvider>
      </ShellContext>
    </ErrorBoundary>
  );
}

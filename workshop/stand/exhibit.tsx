import { MemoryRouter } from 'react-router-dom';
import { AgencyContext } from '../../src/ui/agency/agency-context.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { ShellContext } from '../../src/ui/shell-context.tsx';
import type { Texts } from '../../src/ui/texts/texts.ts';
import { TextsContext } from '../../src/ui/texts/texts-context.ts';
import type { Address } from '../address.ts';
import type { SpecimenState } from '../specimen.ts';
import { agencyFor } from './agency-for.ts';
import { shellFor } from './shell-for.ts';

interface Props {
  readonly state: SpecimenState;
  readonly address: Address;
  readonly texts: Texts;
}

/** A state of a component, with everything around it that it asks for; its links lead nowhere. */
export function Exhibit({ state, address, texts }: Props) {
  const agency = { ...agencyFor(address), ...state.agency };
  return (
    <ErrorBoundary texts={texts}>
      <ShellContext value={shellFor({ state, address, agency })}>
        <TextsContext value={texts}>
          <AgencyContext value={agency}>
            <MemoryRouter>{state.show}</MemoryRouter>
          </AgencyContext>
        </TextsContext>
      </ShellContext>
    </ErrorBoundary>
  );
}

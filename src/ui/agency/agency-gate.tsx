import { type ReactNode, useState } from 'react';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { Analytics } from '../analytics/analytics.tsx';
import { FullScreenSpinner } from '../kit/full-screen-spinner.tsx';
import { ReloadQuestion } from '../market/reload-question.tsx';
import { useInterfaceLanguage } from '../market/use-interface-language.ts';
import { Toaster } from '../notices/toaster.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { AgencyInactive } from './agency-inactive.tsx';
import { AgencyMissing } from './agency-missing.tsx';
import { AgencyUnreachable } from './agency-unreachable.tsx';
import { Livery } from './livery.tsx';
import { useLastFailure } from './use-last-failure.ts';

/**
 * Lets visitors in once the agency of the host is known, active, and spoken for
 * in their language; until then each state has a page of its own. Once they are
 * in, the page stays while another language is on its way.
 *
 * @see rules §4, agency status and loading; rules 4.2
 */
export function AgencyGate({ children }: { readonly children: ReactNode }) {
  const state = useLive(useShell().agency.state);
  const failure = useLastFailure(state);
  const understood = useInterfaceLanguage();
  const [entered, setEntered] = useState(false);
  if (understood && state.kind !== 'loading' && !entered) setEntered(true);

  if (!understood && !entered) return <FullScreenSpinner />;
  switch (state.kind) {
    case 'loading':
      return failure === null ? <FullScreenSpinner /> : <AgencyUnreachable failure={failure} retrying />;
    case 'failed':
      return <AgencyUnreachable failure={state.failure} retrying={false} />;
    case 'missing':
      return <AgencyMissing />;
    case 'inactive':
      return (
        <Livery agency={state.agency}>
          <AgencyInactive />
        </Livery>
      );
    case 'ready':
      return (
        <Livery agency={state.agency}>
          {children}
          <Analytics />
          <Toaster />
          <ReloadQuestion />
        </Livery>
      );
    default:
      return assertNever(state);
  }
}

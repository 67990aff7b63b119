import { MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyState } from '../../application/agency/host-agency.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { Analytics } from '../analytics/analytics.tsx';
import { MessagePage } from '../kit/states/message-page.tsx';
import { FullScreenSpinner } from '../kit/states/page-spinner.tsx';
import { ReloadQuestion } from '../market/rates/reload-question.tsx';
import { useInterfaceLanguage } from '../market/use-interface-language.ts';
import { Toaster } from '../notices/toaster.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { AgencyInactive } from './agency-inactive.tsx';
import { AgencyUnreachable } from './agency-unreachable.tsx';
import { Livery } from './livery.tsx';

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

/** Why the agency is not there; while it is asked for again, why it was not before, so that the page can stay. */
function useLastFailure(state: AgencyState): CallFailure | null {
  const [settled, setSettled] = useState(state);
  if (state.kind !== 'loading' && state !== settled) setSettled(state);
  const last = state.kind === 'loading' ? settled : state;
  return last.kind === 'failed' ? last.failure : null;
}

/** Nobody sells under this host (rules §4). */
export function AgencyMissing() {
  const { t } = useTranslation();
  return (
    <MessagePage alone icon={MapPinOff} eyebrow="404" heading={t('agency.notFound')}>
      <title>{t('agency.notFound')}</title>
      <p>{t('agency.notFoundHint')}</p>
    </MessagePage>
  );
}

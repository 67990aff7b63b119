import { LinkProvider } from '@livery/ui/link';
import { useLive } from '@livery/ui/use-live';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Shell } from '../application/shell.ts';
import { isLogout } from '../domain/navigation/match-path.ts';
import { AgencyGate } from './agency/agency-gate.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FullScreenSpinner } from './kit/states/page-spinner.tsx';
import { ShellContext, useShell } from './shell-context.tsx';

interface Props {
  readonly shell: Shell;
  /** Its language is already the shell's; create it with `createI18n`. */
  readonly i18n: i18n;
}

/** The whole site; must be inside a router. @rule 2.1 */
export function App({ shell, i18n }: Props) {
  // For each component that calls `useTranslation`, react-i18next 17 copies the own properties of the given instance:
  // that takes 40 µs with the instance itself, and almost nothing with an object that inherits from it. Version 18, for
  // Node 22, copies none.
  const provided = useMemo<i18n>(() => Object.create(i18n), [i18n]);
  return (
    <ErrorBoundary i18n={i18n} resetKey={useLocation().pathname}>
      <ShellContext value={shell}>
        <I18nextProvider i18n={provided}>
          <LinkProvider value={Link}>
            <LogoutGate>
              <AgencyGate>
                <AppRoutes />
              </AgencyGate>
            </LogoutGate>
          </LinkProvider>
        </I18nextProvider>
      </ShellContext>
    </ErrorBoundary>
  );
}

/**
 * Signs the visitor out at /logout. It is outside the agency gate and loads no code of the page, so it needs nothing
 * from the API; only the page that confirms it waits for the agency.
 *
 * @rule 4.20
 */
function LogoutGate({ children }: { readonly children: ReactNode }) {
  const { agency, session } = useShell();
  const { kind } = useLive(agency.state);
  const isLeaving = isLogout(useLocation().pathname);
  const wasLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving && !wasLeaving.current) session.leave();
    wasLeaving.current = isLeaving;
  }, [isLeaving, session]);

  return isLeaving && kind !== 'ready' ? <FullScreenSpinner /> : children;
}

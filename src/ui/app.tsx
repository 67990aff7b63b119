import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Shell } from '../application/shell.ts';
import { AgencyGate } from './agency/agency-gate.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LogoutGate } from './session/logout-gate.tsx';
import { ShellContext } from './shell-context.tsx';

interface Props {
  readonly shell: Shell;
  /** In the shell's language already, as `createI18n` makes it. */
  readonly i18n: i18n;
}

/** The whole site, inside whichever router its surroundings bring. */
export function App({ shell, i18n }: Props) {
  return (
    <ErrorBoundary i18n={i18n} resetKey={useLocation().pathname}>
      <ShellContext value={shell}>
        <I18nextProvider i18n={i18n}>
          <LogoutGate>
            <AgencyGate>
              <AppRoutes />
            </AgencyGate>
          </LogoutGate>
        </I18nextProvider>
      </ShellContext>
    </ErrorBoundary>
  );
}

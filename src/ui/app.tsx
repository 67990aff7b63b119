import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Shell } from '../application/shell.ts';
import { AgencyGate } from './agency/agency-gate.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ShellContext } from './shell-context.tsx';

interface Props {
  readonly shell: Shell;
  /** Speaking the shell's language already, as `createTexts` leaves them. */
  readonly texts: i18n;
}

/** The whole site, inside whichever router its surroundings bring. */
export function App({ shell, texts }: Props) {
  return (
    <ErrorBoundary texts={texts}>
      <ShellContext value={shell}>
        <I18nextProvider i18n={texts}>
          <AgencyGate>
            <AppRoutes />
          </AgencyGate>
        </I18nextProvider>
      </ShellContext>
    </ErrorBoundary>
  );
}

import { useLocation } from 'react-router-dom';
import type { Shell } from '../application/shell.ts';
import { AgencyGate } from './agency/agency-gate.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LogoutGate } from './session/logout-gate.tsx';
import { ShellContext } from './shell-context.tsx';
import type { Texts } from './texts/texts.ts';
import { TextsContext } from './texts/texts-context.ts';

interface Props {
  readonly shell: Shell;
  /** Speaking the shell's language already, as `createTexts` leaves them. */
  readonly texts: Texts;
}

/** The whole site, inside whichever router its surroundings bring. */
export function App({ shell, texts }: Props) {
  return (
    <ErrorBoundary texts={texts} resetKey={useLocation().pathname}>
      <ShellContext value={shell}>
        <TextsContext value={texts}>
          <LogoutGate>
            <AgencyGate>
              <AppRoutes />
            </AgencyGate>
          </LogoutGate>
        </TextsContext>
      </ShellContext>
    </ErrorBoundary>
  );
}

import type { Agency } from '@livery/contract/agency/agency';
import { languageDirection, languageTag } from '@livery/contract/market/language';
import { LinkProvider } from '@livery/ui/link';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { hastContentCleaner } from '../src/infrastructure/content/hast-content-cleaner.ts';
import { AgencyContext } from '../src/ui/agency/agency-context.tsx';
import { ShellContext } from '../src/ui/shell-context.tsx';
import { useTheme } from '../src/ui/theme/apply-theme.ts';
import { somePrices } from '../tests/support/data/some-prices.ts';
import { fakeShell } from '../tests/support/pages/fake-shell.ts';
import type { SeenState } from '../tests/support/seen.ts';
import { BRANDS } from './fixtures.ts';
import { languageOf } from './with-texts.tsx';

/** How the shell's state during a story differs from a visitor's first second at an active agency. */
interface ShellState extends Partial<Omit<SeenState, 'agency' | 'prices'>> {
  readonly agency?: Partial<Agency>;
  readonly prices?: { readonly currency?: string; readonly pending?: boolean };
}

/** The `parameters` of a story that depends on the shell. */
export function shellState(shell: ShellState) {
  return { shell };
}

/** The states of prices that the toolbar can set in place of the story's. */
export const PRICES: Readonly<Record<string, { readonly title: string; readonly state: ShellState }>> = {
  story: { title: 'Prices as in the story', state: {} },
  hidden: { title: 'Prices hidden', state: { showsPrices: false } },
  agent: { title: 'Agent’s figures', state: { showsPrices: true, showsAgentFigures: true } },
  converted: { title: 'Prices converted', state: { prices: { currency: 'EUR' } } },
  pending: { title: 'Exchange rates loading', state: { prices: { pending: true } } },
};

const cleaner = hastContentCleaner();

/** Gives a story the agency, the router and a shell whose state does not change by itself. */
export const withShell: Decorator = (Story, { globals, parameters }) => {
  const language = languageOf(globals);
  const { direction, brand, prices: forced } = globals;
  const { agency: own, prices: ownPrices, ...state }: ShellState = parameters['shell'] ?? {};
  const { prices: forcedPrices, agency: _, ...forcedState } = PRICES[forced]?.state ?? {};
  const agency = { ...(BRANDS[brand] ?? BRANDS['aurora']), ...own } as Agency;
  const prices = { ...ownPrices, ...forcedPrices };
  const shell = fakeShell({
    language,
    agency: { kind: 'ready', agency },
    currency: { currency: prices.currency ?? 'USD', country: 'US' },
    prices: somePrices({ ...prices, language }),
    ...state,
    ...forcedState,
  });

  return (
    <Page
      color={agency.primaryColor}
      language={languageTag(language)}
      direction={direction === 'language' ? languageDirection(language) : direction}
    >
      <ShellContext value={{ ...shell, content: { ...shell.content, clean: cleaner.clean } }}>
        <AgencyContext value={agency}>
          <MemoryRouter>
            <LinkProvider value={Link}>
              <Story />
            </LinkProvider>
          </MemoryRouter>
        </AgencyContext>
      </ShellContext>
    </Page>
  );
};

interface PageProps {
  readonly color: string;
  readonly language: string;
  readonly direction: string;
  readonly children: ReactNode;
}

/** Themes the document and sets its language, as the shell does. */
function Page({ color, language, direction, children }: PageProps) {
  useTheme(color);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return children;
}

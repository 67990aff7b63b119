import type { Shell } from '../../src/application/shell.ts';
import type { Agency } from '../../src/domain/agency/agency.ts';
import { hastContentCleaner } from '../../src/infrastructure/content/hast-content-cleaner.ts';
import { fakeShell } from '../../tests/support/fake-shell.ts';
import { somePrices } from '../../tests/support/some-prices.ts';
import type { Address } from '../address.ts';
import type { SpecimenState } from '../specimen.ts';
import { forceOf } from './forced.ts';

interface Needs {
  readonly state: SpecimenState;
  readonly address: Pick<Address, 'language' | 'forced'>;
  readonly agency: Agency;
}

const cleaner = hastContentCleaner();

/** A shell that stands still in one state; only the agency's rich text is really cleaned, by what the site cleans it with. */
export function shellFor({ state, address: { language, forced }, agency }: Needs): Shell {
  const force = forceOf(forced);
  const prices = { ...state.prices, ...force.prices };
  const shell = fakeShell({
    language,
    agency: { kind: 'ready', agency },
    currency: { currency: prices.currency ?? 'USD', country: 'US' },
    prices: somePrices({ ...prices, language }),
    ...state.seen,
    ...force.seen,
  });
  return { ...shell, content: { ...shell.content, clean: cleaner.clean } };
}

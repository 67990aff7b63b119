import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, filter } from 'rxjs';
import { currencyFromQuery, resolveCurrency } from '../../domain/market/resolve-currency.ts';
import { withCurrency } from '../../domain/market/with-currency.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import { derive } from '../shared/derive.ts';
import { storeCurrency } from '../shared/remember-address.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Tabs } from '../shared/tabs.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';
import type { ReloadQuestions } from './create-reload-question.ts';

interface CurrencyDependencies {
  readonly agency: HostAgency;
  readonly stored: StoredValues;
  readonly tabs: Tabs;
  readonly page: Page;
  readonly reporter: Reporter;
  readonly reloads: ReloadQuestions;
}

/** The currency that the traveller has chosen, and how it is changed. */
export interface CurrencySelection {
  readonly currency: Live<CurrencyChoice>;
  choose(choice: CurrencyChoice): void;
}

/**
 * Decides the display currency, remembers the one in the address, and follows the choices of other tabs (rules §4,
 * currency change; rules 9.5).
 * @rule 4.18, 7.4
 */
export function createCurrency({
  agency,
  stored: { currency, edgeCurrency },
  tabs,
  page,
  reporter,
  reloads,
}: CurrencyDependencies): CurrencySelection {
  const query = page.address().searchParams;
  const fromQuery = { currency: query.get('currency') ?? undefined, code: query.get('code') ?? undefined };
  // Only the edge's cookie exists if the edge redirected from an address that named a currency.
  const storedCurrencyChoice = currency.read() ?? edgeCurrency.read();
  const chosenChoiceSubject = new BehaviorSubject<CurrencyChoice | undefined>(undefined);

  tabs.events
    .pipe(filter((event) => event.kind === 'currency-chosen'))
    .subscribe(({ choice }) => chosenChoiceSubject.next(choice));

  const remember = (choice: CurrencyChoice) => {
    if (page.address().pathname === '/') currency.clear();
    // The choice applies even if the device won't remember it.
    warnIfRefused(reporter, storeCurrency(choice, { currency, edgeCurrency }));
  };
  const givenCurrency = currencyFromQuery(fromQuery);
  if (givenCurrency !== undefined) remember(givenCurrency);

  const choose = (choice: CurrencyChoice) => {
    chosenChoiceSubject.next(choice);
    remember(choice);
    tabs.announce({ kind: 'currency-chosen', choice });
    page.reload(withCurrency(page.address(), choice));
  };

  return {
    currency: derive(
      [liveFromSubject(chosenChoiceSubject), agency.policies],
      (choice, { partner, currency: code, currencyCountry: country }) =>
        choice ??
        resolveCurrency({
          query: fromQuery,
          stored: storedCurrencyChoice,
          partner,
          agency: { currency: code, country },
        }),
    ),

    choose: (choice) => reloads.confirm('currency', () => choose(choice)),
  };
}

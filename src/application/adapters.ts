import type { AgencySource } from './agency/agency-source.port.ts';
import type { DealSource } from './deals/deal-source.port.ts';
import type { RateSource } from './market/rate-source.port.ts';
import type { CurrencyStore } from './market/currency-store.port.ts';
import type { Page } from './navigation/page.port.ts';
import type { Introductions } from './session/introductions.port.ts';
import type { Clock } from './shared/clock.port.ts';
import type { ConfigurationSource } from './shared/configuration-source.port.ts';
import type { CookieJar } from './shared/cookie-jar.port.ts';
import type { IdSource } from './shared/id-source.port.ts';
import type { Reporter } from './shared/reporter.port.ts';

/** One adapter for each driven port: a set that lacks one does not compile. */
export interface Adapters {
  readonly agencies: AgencySource;
  readonly rates: RateSource;
  readonly deals: DealSource;
  readonly currencies: CurrencyStore;
  readonly introductions: Introductions;
  readonly configuration: ConfigurationSource;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly page: Page;
  readonly ids: IdSource;
  readonly reporter: Reporter;
}

import type { Sources } from '../../application/adapters.ts';
import { httpAgencySource } from '../agency/http-agency-source.ts';
import { httpDealSource } from '../deals/http-deal-source.ts';
import type { CallerBadge } from '../http/caller-badge.ts';
import { hearingReceptions } from '../http/hearing-receptions.ts';
import type { HttpClient } from '../http/http-client.ts';
import { httpCurrencySource } from '../market/http-currency-source.ts';
import { httpLanguageSource } from '../market/http-language-source.ts';
import { httpRateSource } from '../market/http-rate-source.ts';
import { httpNavigationSource } from '../navigation/http-navigation-source.ts';
import { httpProfileSource } from '../session/http-profile-source.ts';
import { whenFirstAsked } from './when-first-asked.ts';

interface Needs {
  readonly badge: CallerBadge;
  /** Clients of the platform's API and of the resort service, whichever way they ask. */
  readonly api: HttpClient;
  readonly resort: HttpClient;
}

/** The adapters that call the outside; those that the home page can do without are loaded when they are first asked. */
export function platformSources({ badge, ...clients }: Needs): Sources {
  const api = hearingReceptions(clients.api, badge.hear);
  const resort = hearingReceptions(clients.resort, badge.hear);

  const content = whenFirstAsked(async () => (await import('../agency/http-content-source.ts')).httpContentSource(api));
  const platform = whenFirstAsked(async () =>
    (await import('../agency/http-platform-source.ts')).httpPlatformSource(api),
  );
  const places = whenFirstAsked(async () => (await import('../trip/http-place-source.ts')).httpPlaceSource(api));
  const resorts = whenFirstAsked(async () =>
    (await import('../resorts/http-resort-service.ts')).httpResortService(resort),
  );
  const signIn = whenFirstAsked(async () => (await import('../session/http-sign-in.ts')).httpSignIn(clients.api));

  const remoteCalls = whenFirstAsked(async () =>
    (await import('../remotes/http-remote-calls.ts')).httpRemoteCalls({ api, resort, quiet: clients.api }),
  );

  return {
    introductions: badge,
    agencies: httpAgencySource(api),
    rates: httpRateSource(api),
    currencySource: httpCurrencySource(api),
    languages: httpLanguageSource(api),
    navigation: httpNavigationSource(api),
    deals: httpDealSource(api),
    profiles: httpProfileSource(api, badge),
    content: { about: content((source) => source.about), faq: content((source) => source.faq) },
    platform: {
      paymentGateway: platform((source) => source.paymentGateway),
      countryCodes: platform((source) => source.countryCodes),
      enabledCountries: platform((source) => source.enabledCountries),
    },
    places: {
      hotels: places((source) => source.hotels),
      airports: places((source) => source.airports),
      activities: places((source) => source.activities),
      cars: places((source) => source.cars),
      shipLines: places((source) => source.shipLines),
      carCountries: places((source) => source.carCountries),
    },
    resorts: {
      search: resorts((service) => service.search),
      deals: resorts((service) => service.deals),
      holdCheck: resorts((service) => service.holdCheck),
      release: resorts((service) => service.release),
      availability: resorts((service) => service.availability),
    },
    signIn: { signIn: signIn((port) => port.signIn) },
    remoteCalls: { ask: remoteCalls((port) => port.ask) },
  };
}

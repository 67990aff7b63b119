import { ok } from '../../src/domain/shared/result.ts';
import { httpAgencySource } from '../../src/infrastructure/agency/http-agency-source.ts';
import { httpContentSource } from '../../src/infrastructure/agency/http-content-source.ts';
import { httpPlatformSource } from '../../src/infrastructure/agency/http-platform-source.ts';
import { httpDealSource } from '../../src/infrastructure/deals/http-deal-source.ts';
import type { HttpClient } from '../../src/infrastructure/http/http-client.ts';
import { httpCurrencySource } from '../../src/infrastructure/market/http-currency-source.ts';
import { httpLanguageSource } from '../../src/infrastructure/market/http-language-source.ts';
import { httpRateSource } from '../../src/infrastructure/market/http-rate-source.ts';
import { memoryAgencySource } from '../../src/infrastructure/memory/memory-agency-source.ts';
import { memoryContentSource } from '../../src/infrastructure/memory/memory-content-source.ts';
import { memoryCurrencySource } from '../../src/infrastructure/memory/memory-currency-source.ts';
import { memoryDealSource } from '../../src/infrastructure/memory/memory-deal-source.ts';
import { memoryLanguageSource } from '../../src/infrastructure/memory/memory-language-source.ts';
import { memoryNavigationSource } from '../../src/infrastructure/memory/memory-navigation-source.ts';
import { memoryPlaceSource } from '../../src/infrastructure/memory/memory-place-source.ts';
import { memoryPlatformSource } from '../../src/infrastructure/memory/memory-platform-source.ts';
import { memoryProfileSource } from '../../src/infrastructure/memory/memory-profile-source.ts';
import { memoryRateSource } from '../../src/infrastructure/memory/memory-rate-source.ts';
import { memoryResortService } from '../../src/infrastructure/memory/memory-resort-service.ts';
import { memorySignIn } from '../../src/infrastructure/memory/memory-sign-in.ts';
import { httpNavigationSource } from '../../src/infrastructure/navigation/http-navigation-source.ts';
import { httpResortService } from '../../src/infrastructure/resorts/http-resort-service.ts';
import { httpProfileSource } from '../../src/infrastructure/session/http-profile-source.ts';
import { httpSignIn } from '../../src/infrastructure/session/http-sign-in.ts';
import { httpPlaceSource } from '../../src/infrastructure/trip/http-place-source.ts';
import { CONTEXT } from '../support/http/an-http-client.ts';
import { agencySourceContract, platformSourceContract } from './agency-sources.contract.ts';
import { contentSourceContract } from './content-source.contract.ts';
import { dealSourceContract } from './deal-source.contract.ts';
import { currencySourceContract, languageSourceContract, rateSourceContract } from './market-sources.contract.ts';
import { placeSourceContract } from './place-source.contract.ts';
import { resortServiceContract } from './resort-service.contract.ts';
import { navigationSourceContract, profileSourceContract, signInContract } from './session-sources.contract.ts';
import { inMemory, type MakeSource, overHttp, replayed } from './source-makers.ts';

/** Holds a source to its contract over HTTP, out of a recording, and in memory. */
function eachSource<Source>(
  contract: (name: string, make: MakeSource<Source>) => void,
  name: string,
  open: (http: HttpClient) => Source,
  openInMemory: (answer: () => unknown) => Source,
): void {
  contract(`The HTTP ${name}`, overHttp(open));
  contract(`The replayed ${name}`, replayed(open));
  contract(`The memory ${name}`, inMemory(openInMemory));
}

eachSource(agencySourceContract, 'agency source', httpAgencySource, memoryAgencySource);
eachSource(contentSourceContract, 'content source', httpContentSource, (answer) =>
  memoryContentSource({ about: answer, faq: answer }),
);
eachSource(platformSourceContract, 'platform source', httpPlatformSource, (answer) =>
  memoryPlatformSource({ paymentGateway: answer, countryCodes: answer, enabledCountries: answer }),
);
eachSource(rateSourceContract, 'rate source', httpRateSource, memoryRateSource);
eachSource(currencySourceContract, 'currency source', httpCurrencySource, memoryCurrencySource);
eachSource(languageSourceContract, 'language source', httpLanguageSource, (enabled) =>
  memoryLanguageSource({ enabled }),
);
eachSource(navigationSourceContract, 'navigation source', httpNavigationSource, memoryNavigationSource);
eachSource(dealSourceContract, 'deal source', httpDealSource, (answer) =>
  memoryDealSource({ hotels: answer, activities: answer, cars: answer }),
);
eachSource(placeSourceContract, 'place source', httpPlaceSource, (answer) => {
  const places = { hotelPlaces: answer, airports: answer, activityPlaces: answer, carPlaces: answer };
  return memoryPlaceSource({ ...places, shipLines: answer, carCountries: answer });
});
eachSource(resortServiceContract, 'resort service', httpResortService, (answer) => {
  const [release, availability] = [() => ok(answer()), () => ok(answer())];
  return memoryResortService({ resorts: answer, resortDeals: answer, hold: answer, release, availability });
});
signInContract('The HTTP sign-in', overHttp(httpSignIn));
signInContract(
  'The memory sign-in',
  inMemory((answer) => memorySignIn(() => ok(answer()))),
);

const holding = (token: string | undefined) => (http: HttpClient) =>
  httpProfileSource(http, { context: () => ({ ...CONTEXT, token }) });
const remembering = (token?: string) =>
  inMemory((answer) =>
    memoryProfileSource({ token: () => token, profile: () => ok(answer()), agentData: () => ok(answer()) }),
  );

for (const [name, open] of [
  ['HTTP', (token?: string) => overHttp(holding(token))],
  ['replayed', (token?: string) => replayed(holding(token))],
  ['memory', remembering],
] as const) {
  profileSourceContract(`The ${name} profile source`, { make: open('token-1'), makeForVisitor: open(undefined) });
}

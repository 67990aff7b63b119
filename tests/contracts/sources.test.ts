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
import { inMemory, overHttp, replayed } from './source-answers.ts';

agencySourceContract('The HTTP agency source', overHttp(httpAgencySource));
agencySourceContract('The replayed agency source', replayed(httpAgencySource));
agencySourceContract('The memory agency source', inMemory(memoryAgencySource));

contentSourceContract('The HTTP content source', overHttp(httpContentSource));
contentSourceContract('The replayed content source', replayed(httpContentSource));
contentSourceContract(
  'The memory content source',
  inMemory((answer) => memoryContentSource({ about: answer, faq: answer })),
);

platformSourceContract('The HTTP platform source', overHttp(httpPlatformSource));
platformSourceContract('The replayed platform source', replayed(httpPlatformSource));
platformSourceContract(
  'The memory platform source',
  inMemory((answer) =>
    memoryPlatformSource({ paymentGateway: answer, countryCodes: answer, enabledCountries: answer }),
  ),
);

rateSourceContract('The HTTP rate source', overHttp(httpRateSource));
rateSourceContract('The replayed rate source', replayed(httpRateSource));
rateSourceContract('The memory rate source', inMemory(memoryRateSource));

currencySourceContract('The HTTP currency source', overHttp(httpCurrencySource));
currencySourceContract('The replayed currency source', replayed(httpCurrencySource));
currencySourceContract('The memory currency source', inMemory(memoryCurrencySource));

languageSourceContract('The HTTP language source', overHttp(httpLanguageSource));
languageSourceContract('The replayed language source', replayed(httpLanguageSource));
languageSourceContract(
  'The memory language source',
  inMemory((enabled) => memoryLanguageSource({ enabled })),
);

navigationSourceContract('The HTTP navigation source', overHttp(httpNavigationSource));
navigationSourceContract('The replayed navigation source', replayed(httpNavigationSource));
navigationSourceContract('The memory navigation source', inMemory(memoryNavigationSource));

dealSourceContract('The HTTP deal source', overHttp(httpDealSource));
dealSourceContract('The replayed deal source', replayed(httpDealSource));
dealSourceContract(
  'The memory deal source',
  inMemory((answer) => memoryDealSource({ hotels: answer, activities: answer, cars: answer })),
);

placeSourceContract('The HTTP place source', overHttp(httpPlaceSource));
placeSourceContract('The replayed place source', replayed(httpPlaceSource));
placeSourceContract(
  'The memory place source',
  inMemory((answer) =>
    memoryPlaceSource({
      hotelPlaces: answer,
      airports: answer,
      activityPlaces: answer,
      carPlaces: answer,
      shipLines: answer,
      carCountries: answer,
    }),
  ),
);

resortServiceContract('The HTTP resort service', overHttp(httpResortService));
resortServiceContract('The replayed resort service', replayed(httpResortService));
resortServiceContract(
  'The memory resort service',
  inMemory((answer) =>
    memoryResortService({
      resorts: answer,
      resortDeals: answer,
      hold: answer,
      release: () => ok(answer()),
      availability: () => ok(answer()),
    }),
  ),
);

const holding = (token: string | undefined) => (http: HttpClient) =>
  httpProfileSource(http, { context: () => ({ ...CONTEXT, token }) });
const remembering = (token: string | undefined) =>
  inMemory((answer) =>
    memoryProfileSource({ token: () => token, profile: () => ok(answer()), agentData: () => ok(answer()) }),
  );

profileSourceContract('The HTTP profile source', {
  make: overHttp(holding('token-1')),
  makeForVisitor: overHttp(holding(undefined)),
});
profileSourceContract('The replayed profile source', {
  make: replayed(holding('token-1')),
  makeForVisitor: replayed(holding(undefined)),
});
profileSourceContract('The memory profile source', {
  make: remembering('token-1'),
  makeForVisitor: remembering(undefined),
});

signInContract('The HTTP sign-in', overHttp(httpSignIn));
signInContract(
  'The memory sign-in',
  inMemory((answer) => memorySignIn(() => ok(answer()))),
);

import { httpAgencySource } from '../../../src/infrastructure/agency/http-agency-source.ts';
import { httpContentSource } from '../../../src/infrastructure/agency/http-content-source.ts';
import { httpPlatformSource } from '../../../src/infrastructure/agency/http-platform-source.ts';
import { httpDealSource } from '../../../src/infrastructure/deals/http-deal-source.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import {
  httpCurrencySource,
  httpLanguageSource,
  httpRateSource,
} from '../../../src/infrastructure/market/http-market-sources.ts';
import { httpNavigationSource } from '../../../src/infrastructure/navigation/http-navigation-source.ts';
import { httpResortService } from '../../../src/infrastructure/resorts/http-resort-service.ts';
import { httpProfileSource } from '../../../src/infrastructure/session/http-profile-source.ts';
import { httpSignIn } from '../../../src/infrastructure/session/http-sign-in.ts';
import { httpPlaceSource } from '../../../src/infrastructure/trip/http-place-source.ts';
import { CONTEXT } from '../../support/http/an-http-client.ts';
import { agencySourceContract, platformSourceContract } from './agency-sources.contract.ts';
import { contentSourceContract } from './content-source.contract.ts';
import { dealSourceContract } from './deal-source.contract.ts';
import { currencySourceContract, languageSourceContract, rateSourceContract } from './market-sources.contract.ts';
import { placeSourceContract } from './place-source.contract.ts';
import { resortServiceContract } from './resort-service.contract.ts';
import { navigationSourceContract, profileSourceContract, signInContract } from './session-sources.contract.ts';
import { atTheEdge, makeEmbedded, makeReplayed, overHttp } from './source-makers.ts';

const sourceWithToken = (token: string | undefined) => (http: HttpClient) =>
  httpProfileSource(http, { context: () => ({ ...CONTEXT, token }) });

const MAKERS: Readonly<Record<string, typeof overHttp>> = {
  HTTP: overHttp,
  replayed: makeReplayed,
  edge: atTheEdge,
  embedded: makeEmbedded,
};

// @rule 3.1, 3.2, 3.4, 3.6, 3.7, 4.22, 7.7, 7.8, 7.15
for (const [name, over] of Object.entries(MAKERS)) {
  agencySourceContract(`The ${name} agency source`, over(httpAgencySource));
  contentSourceContract(`The ${name} content source`, over(httpContentSource));
  platformSourceContract(`The ${name} platform source`, over(httpPlatformSource));
  rateSourceContract(`The ${name} rate source`, over(httpRateSource));
  currencySourceContract(`The ${name} currency source`, over(httpCurrencySource));
  languageSourceContract(`The ${name} language source`, over(httpLanguageSource));
  navigationSourceContract(`The ${name} navigation source`, over(httpNavigationSource));
  dealSourceContract(`The ${name} deal source`, over(httpDealSource));
  placeSourceContract(`The ${name} place source`, over(httpPlaceSource));
  resortServiceContract(`The ${name} resort service`, over(httpResortService, 'resort'));
  profileSourceContract(`The ${name} profile source`, {
    make: over(sourceWithToken('token-1')),
    makeForVisitor: over(sourceWithToken(undefined)),
  });
}

signInContract('The HTTP sign-in', overHttp(httpSignIn));

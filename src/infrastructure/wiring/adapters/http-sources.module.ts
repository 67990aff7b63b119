import { ContainerModule } from 'inversify';
import { SUGGESTED_SERVICES } from '../../../domain/trip/suggestions.ts';
import { httpAgencySource } from '../../agency/http-agency-source.ts';
import { httpDealSource } from '../../deals/http-deal-source.ts';
import { httpInterceptor, withInterceptor } from '../../http/http-interceptor.ts';
import { httpCurrencySource, httpLanguageSource, httpRateSource } from '../../market/http-market-sources.ts';
import { lazySource } from '../lazy-source.ts';
import { HTTP_CLIENTS, INTERCEPTOR, PORT, TRANSPORT_CLIENTS } from '../tokens.ts';

/**
 * The adapters that call the platform and the resort service; those that the home page doesn't need are loaded lazily.
 */
export const httpSourcesModule = new ContainerModule(({ bind }) => {
  bind(INTERCEPTOR).toResolvedValue(httpInterceptor);
  bind(PORT.interceptor).toService(INTERCEPTOR);
  bind(HTTP_CLIENTS.api).toResolvedValue(withInterceptor, [TRANSPORT_CLIENTS.api, INTERCEPTOR]);
  bind(HTTP_CLIENTS.resort).toResolvedValue(withInterceptor, [TRANSPORT_CLIENTS.resort, INTERCEPTOR]);

  bind(PORT.agencies).toResolvedValue(httpAgencySource, [HTTP_CLIENTS.api]);
  bind(PORT.rates).toResolvedValue(httpRateSource, [HTTP_CLIENTS.api]);
  bind(PORT.currencySource).toResolvedValue(httpCurrencySource, [HTTP_CLIENTS.api]);
  bind(PORT.languages).toResolvedValue(httpLanguageSource, [HTTP_CLIENTS.api]);
  bind(PORT.navigation).toResolvedValue(
    (api) =>
      lazySource(['read'], async () =>
        (await import('../../navigation/http-navigation-source.ts')).httpNavigationSource(api),
      ),
    [HTTP_CLIENTS.api],
  );
  bind(PORT.deals).toResolvedValue(httpDealSource, [HTTP_CLIENTS.api]);
  bind(PORT.profiles).toResolvedValue(
    (api, interceptor) =>
      lazySource(['read', 'loadAgentData'], async () =>
        (await import('../../session/http-profile-source.ts')).httpProfileSource(api, interceptor),
      ),
    [HTTP_CLIENTS.api, INTERCEPTOR],
  );

  bind(PORT.content).toResolvedValue(
    (api) =>
      lazySource(['about', 'faq'], async () =>
        (await import('../../agency/http-content-source.ts')).httpContentSource(api),
      ),
    [HTTP_CLIENTS.api],
  );
  bind(PORT.platform).toResolvedValue(
    (api) =>
      lazySource(['paymentGateway', 'countryCodes', 'enabledCountries'], async () =>
        (await import('../../agency/http-platform-source.ts')).httpPlatformSource(api),
      ),
    [HTTP_CLIENTS.api],
  );
  bind(PORT.places).toResolvedValue(
    (api, configuration, reporter) =>
      lazySource([...SUGGESTED_SERVICES, 'shipLines', 'carCountries'], async () =>
        (await import('../../trip/http-place-source.ts')).httpPlaceSource(api, { configuration, reporter }),
      ),
    [HTTP_CLIENTS.api, PORT.configuration, PORT.reporter],
  );
  bind(PORT.resorts).toResolvedValue(
    (resort, configuration, reporter) =>
      lazySource(['search', 'deals', 'holdCheck', 'release', 'availability'], async () =>
        (await import('../../resorts/http-resort-service.ts')).httpResortService(resort, { configuration, reporter }),
      ),
    [HTTP_CLIENTS.resort, PORT.configuration, PORT.reporter],
  );
  bind(PORT.signIn).toResolvedValue(
    // Without the interceptor, because wrong credentials must not sign the current user out.
    (api) => lazySource(['signIn'], async () => (await import('../../session/http-sign-in.ts')).httpSignIn(api)),
    [TRANSPORT_CLIENTS.api],
  );
  bind(PORT.remoteCalls).toResolvedValue(
    (api, resort, unintercepted) =>
      lazySource(['send'], async () =>
        (await import('../../remotes/http-remote-calls.ts')).httpRemoteCalls({ api, resort, unintercepted }),
      ),
    [HTTP_CLIENTS.api, HTTP_CLIENTS.resort, TRANSPORT_CLIENTS.api],
  );
});

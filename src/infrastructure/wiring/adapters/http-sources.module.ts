import { ContainerModule } from 'inversify';
import { SUGGESTED_SERVICES } from '../../../domain/trip/suggestions.ts';
import { httpAgencySource } from '../../agency/http-agency-source.ts';
import { httpDealSource } from '../../deals/http-deal-source.ts';
import { httpInterceptor, withInterceptor } from '../../http/http-interceptor.ts';
import { httpCurrencySource, httpLanguageSource, httpRateSource } from '../../market/http-market-sources.ts';
import { lazySource } from '../lazy-source.ts';
import { HTTP, INTERCEPTOR, PORT, TRANSPORT } from '../tokens.ts';

/** The adapters that call the platform and the resort service; those that the home page can do without are lazy. */
export const httpSourcesModule = new ContainerModule(({ bind }) => {
  bind(INTERCEPTOR).toResolvedValue(httpInterceptor);
  bind(PORT.interceptor).toService(INTERCEPTOR);
  bind(HTTP.api).toResolvedValue(withInterceptor, [TRANSPORT.api, INTERCEPTOR]);
  bind(HTTP.resort).toResolvedValue(withInterceptor, [TRANSPORT.resort, INTERCEPTOR]);

  bind(PORT.agencies).toResolvedValue(httpAgencySource, [HTTP.api]);
  bind(PORT.rates).toResolvedValue(httpRateSource, [HTTP.api]);
  bind(PORT.currencySource).toResolvedValue(httpCurrencySource, [HTTP.api]);
  bind(PORT.languages).toResolvedValue(httpLanguageSource, [HTTP.api]);
  bind(PORT.navigation).toResolvedValue(
    (api) =>
      lazySource(['read'], async () =>
        (await import('../../navigation/http-navigation-source.ts')).httpNavigationSource(api),
      ),
    [HTTP.api],
  );
  bind(PORT.deals).toResolvedValue(httpDealSource, [HTTP.api]);
  bind(PORT.profiles).toResolvedValue(
    (api, interceptor) =>
      lazySource(['read', 'loadAgentData'], async () =>
        (await import('../../session/http-profile-source.ts')).httpProfileSource(api, interceptor),
      ),
    [HTTP.api, INTERCEPTOR],
  );

  bind(PORT.content).toResolvedValue(
    (api) =>
      lazySource(['about', 'faq'], async () =>
        (await import('../../agency/http-content-source.ts')).httpContentSource(api),
      ),
    [HTTP.api],
  );
  bind(PORT.platform).toResolvedValue(
    (api) =>
      lazySource(['paymentGateway', 'countryCodes', 'enabledCountries'], async () =>
        (await import('../../agency/http-platform-source.ts')).httpPlatformSource(api),
      ),
    [HTTP.api],
  );
  bind(PORT.places).toResolvedValue(
    (api, configuration, reporter) =>
      lazySource([...SUGGESTED_SERVICES, 'shipLines', 'carCountries'], async () =>
        (await import('../../trip/http-place-source.ts')).httpPlaceSource(api, { configuration, reporter }),
      ),
    [HTTP.api, PORT.configuration, PORT.reporter],
  );
  bind(PORT.resorts).toResolvedValue(
    (resort, configuration, reporter) =>
      lazySource(['search', 'deals', 'holdCheck', 'release', 'availability'], async () =>
        (await import('../../resorts/http-resort-service.ts')).httpResortService(resort, { configuration, reporter }),
      ),
    [HTTP.resort, PORT.configuration, PORT.reporter],
  );
  bind(PORT.signIn).toResolvedValue(
    // Without the interceptor, because wrong credentials must not sign the current user out.
    (api) => lazySource(['signIn'], async () => (await import('../../session/http-sign-in.ts')).httpSignIn(api)),
    [TRANSPORT.api],
  );
  bind(PORT.remoteCalls).toResolvedValue(
    (api, resort, unintercepted) =>
      lazySource(['send'], async () =>
        (await import('../../remotes/http-remote-calls.ts')).httpRemoteCalls({ api, resort, unintercepted }),
      ),
    [HTTP.api, HTTP.resort, TRANSPORT.api],
  );
});

import { ContainerModule } from 'inversify';
import type { PolicyBook } from '../../../domain/agency/policy-book.ts';
import { parsePolicyBook } from '../../agency/policy-book-wire.ts';
import { httpInterceptor } from '../../http/http-interceptor.ts';
import { memoryAgencySource } from '../../memory/memory-agency-source.ts';
import { memoryConfiguration } from '../../memory/memory-configuration.ts';
import { memoryContentSource } from '../../memory/memory-content-source.ts';
import { memoryCurrencySource } from '../../memory/memory-currency-source.ts';
import { memoryDealSource } from '../../memory/memory-deal-source.ts';
import { memoryLanguageSource } from '../../memory/memory-language-source.ts';
import { memoryNavigationSource } from '../../memory/memory-navigation-source.ts';
import { memoryPlaceSource } from '../../memory/memory-place-source.ts';
import { memoryPlatformSource } from '../../memory/memory-platform-source.ts';
import { memoryProfileSource } from '../../memory/memory-profile-source.ts';
import { memoryRateSource } from '../../memory/memory-rate-source.ts';
import { memoryResortService } from '../../memory/memory-resort-service.ts';
import { memorySignIn } from '../../memory/memory-sign-in.ts';
import { memoryWorld } from '../../memory/memory-world.ts';
import { refused } from '../../memory/refused.ts';
import { INTERCEPTOR, MEMORY_WORLD, PORT } from '../tokens.ts';

interface Needs {
  readonly host: string;
  readonly seed: number;
  /** Left out, those of the demo agencies. */
  readonly policies: PolicyBook | undefined;
}

/** The embedded demo world in the place of the platform and of the resort service. */
export function memorySourcesModule({ host, seed, policies }: Needs): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(INTERCEPTOR).toResolvedValue(httpInterceptor);
    bind(PORT.interceptor).toService(INTERCEPTOR);
    bind(MEMORY_WORLD).toResolvedValue(
      ({ onResponse }, { now }) => memoryWorld({ host, seed, onResponse, now }),
      [INTERCEPTOR, PORT.clock],
    );
    bind(PORT.configuration).toResolvedValue(
      (world) =>
        memoryConfiguration({
          environment: 'local',
          apiUrl: '',
          resortUrl: '',
          contentUrl: '/remotes',
          policies: policies ?? parsePolicyBook(world.policies),
        }),
      [MEMORY_WORLD],
    );

    bind(PORT.agencies).toResolvedValue((world) => memoryAgencySource(world.agency), [MEMORY_WORLD]);
    bind(PORT.platform).toResolvedValue(memoryPlatformSource, [MEMORY_WORLD]);
    bind(PORT.rates).toResolvedValue((world) => memoryRateSource(world.rates), [MEMORY_WORLD]);
    bind(PORT.currencySource).toResolvedValue((world) => memoryCurrencySource(world.enabledCurrencies), [MEMORY_WORLD]);
    bind(PORT.languages).toResolvedValue((world) => memoryLanguageSource({ enabled: world.languages }), [MEMORY_WORLD]);
    bind(PORT.navigation).toResolvedValue((world) => memoryNavigationSource(world.navigations), [MEMORY_WORLD]);
    bind(PORT.deals).toResolvedValue(memoryDealSource, [MEMORY_WORLD]);
    bind(PORT.content).toResolvedValue(memoryContentSource, [MEMORY_WORLD]);
    bind(PORT.places).toResolvedValue(memoryPlaceSource, [MEMORY_WORLD]);
    bind(PORT.resorts).toResolvedValue(memoryResortService, [MEMORY_WORLD]);
    bind(PORT.profiles).toResolvedValue(
      (world, interceptor) =>
        memoryProfileSource({ ...world, token: () => interceptor.context('/api/user/profile').token }),
      [MEMORY_WORLD, INTERCEPTOR],
    );
    bind(PORT.signIn).toResolvedValue((world) => memorySignIn(world.signIn), [MEMORY_WORLD]);
    // The demo world has no server to call: no remote runs in it either.
    bind(PORT.remoteCalls).toConstantValue({
      ask: async ({ method, path }) => refused(404, `The demo world knows no ${method} ${path}.`),
    });
  });
}

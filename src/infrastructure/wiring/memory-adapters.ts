import type { Adapters } from '../../application/adapters.ts';
import { parsePolicyBook } from '../agency/policy-book-wire.ts';
import { callerBadge } from '../http/caller-badge.ts';
import { memoryAgencySource } from '../memory/memory-agency-source.ts';
import { memoryContentSource } from '../memory/memory-content-source.ts';
import { memoryCurrencySource } from '../memory/memory-currency-source.ts';
import { memoryDealSource } from '../memory/memory-deal-source.ts';
import { memoryLanguageSource } from '../memory/memory-language-source.ts';
import { memoryNavigationSource } from '../memory/memory-navigation-source.ts';
import { memoryPlaceSource } from '../memory/memory-place-source.ts';
import { memoryPlatformSource } from '../memory/memory-platform-source.ts';
import { memoryProfileSource } from '../memory/memory-profile-source.ts';
import { memoryRateSource } from '../memory/memory-rate-source.ts';
import { memoryResortService } from '../memory/memory-resort-service.ts';
import { memorySignIn } from '../memory/memory-sign-in.ts';
import { memoryWorld } from '../memory/memory-world.ts';
import { refused } from '../memory/refused.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';
import { visit } from './visit.ts';

/** Everything embedded: a visit to a demo agency without network or DOM. */
export function memoryAdapters({ seed = 1, ...needs }: CommandLineNeeds & { readonly seed?: number }): Adapters {
  const badge = callerBadge();
  const world = memoryWorld({ host: needs.host, seed, hear: badge.hear, now: () => shared.clock.now() });
  const shared = visit({ ...needs, policies: needs.policies ?? parsePolicyBook(world.policies) });
  return {
    ...shared,
    introductions: badge,
    agencies: memoryAgencySource(world.agency),
    platform: memoryPlatformSource(world),
    rates: memoryRateSource(world.rates),
    currencySource: memoryCurrencySource(world.enabledCurrencies),
    languages: memoryLanguageSource({ enabled: world.languages }),
    navigation: memoryNavigationSource(world.navigations),
    deals: memoryDealSource(world),
    content: memoryContentSource(world),
    places: memoryPlaceSource(world),
    resorts: memoryResortService(world),
    profiles: memoryProfileSource({ ...world, token: () => badge.caller('/api/user/profile').token }),
    signIn: memorySignIn(world.signIn),
    // The demo world has no server to call: no remote runs in it either.
    remoteCalls: { ask: async ({ method, path }) => refused(404, `The demo world knows no ${method} ${path}.`) },
  };
}

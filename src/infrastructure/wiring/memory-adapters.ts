import type { Adapters } from '../../application/adapters.ts';
import { parsePolicyBook } from '../agency/policy-book-wire.ts';
import { memoryAgencySource } from '../memory/memory-agency-source.ts';
import { memoryDealSource } from '../memory/memory-deal-source.ts';
import { memoryRateSource } from '../memory/memory-rate-source.ts';
import { memoryWorld } from '../memory/memory-world.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';
import { visit } from './visit.ts';

/** Everything embedded: a visit to a demo agency without network or DOM. */
export function memoryAdapters({ seed = 1, ...needs }: CommandLineNeeds & { readonly seed?: number }): Adapters {
  const world = memoryWorld({ host: needs.host, seed });
  return {
    ...visit({ ...needs, policies: needs.policies ?? parsePolicyBook(world.policies) }),
    agencies: memoryAgencySource(world.agency),
    rates: memoryRateSource(world.rates),
    deals: memoryDealSource(world),
    introductions: { introduce: () => undefined },
  };
}

import { ContainerModule } from 'inversify';
import type { PolicyBook } from '../../../domain/agency/policy-book.ts';
import { parsePolicyBook } from '../../agency/policy-book-wire.ts';
import { memoryConfiguration } from '../../memory/memory-configuration.ts';
import { memoryClient, memoryWorld } from '../../memory/memory-world.ts';
import { INTERCEPTOR, MEMORY_WORLD, PORT, TRANSPORT } from '../tokens.ts';

interface Needs {
  readonly host: string;
  readonly seed: number;
  /** Left out, those of the demo agencies. */
  readonly policies: PolicyBook | undefined;
}

/** The embedded demo world in the place of the platform and of the resort service. */
export function memoryWorldModule({ host, seed, policies }: Needs): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(MEMORY_WORLD).toResolvedValue(({ now }) => memoryWorld({ host, seed, now }), [PORT.clock]);
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
    bind(TRANSPORT.api).toResolvedValue(
      (world, { context }) => memoryClient(world, (path) => context(path).token),
      [MEMORY_WORLD, INTERCEPTOR],
    );
    bind(TRANSPORT.resort).toService(TRANSPORT.api);
  });
}

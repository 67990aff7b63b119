import { ContainerModule } from 'inversify';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { parsePolicyBook } from '../agency/policy-book-wire.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import { DEMO_POLICIES, memoryClient, memoryWorld } from '../memory/memory-world.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { recorderModule } from './adapters/recorder.module.ts';
import { systemModule } from './adapters/system.module.ts';
import { type CommandLineNeeds, commandLineDevice } from './command-line-needs.ts';
import type { AdapterSet } from './create-container.ts';
import { INTERCEPTOR, MEMORY_WORLD, PORT, TRANSPORT } from './tokens.ts';

/** Embedded as they are, so they are the same in every session. */
const DEMO_POLICY_BOOK = parsePolicyBook(DEMO_POLICIES);

/** Everything embedded: a visitor of a demo agency without network or DOM. */
export function memoryAdapters(needs: CommandLineNeeds & { readonly seed?: number }): AdapterSet {
  const { host, seed = 1, policies = DEMO_POLICY_BOOK } = needs;
  return [
    systemModule(needs),
    memoryDeviceModule(commandLineDevice(needs)),
    recorderModule(),
    memoryWorldModule({ host, seed, policies }),
    httpSourcesModule,
  ];
}

interface Needs {
  readonly host: string;
  readonly seed: number;
  readonly policies: PolicyBook;
}

/** The embedded demo world in the place of the platform and of the resort service. */
function memoryWorldModule({ host, seed, policies }: Needs): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(MEMORY_WORLD).toResolvedValue(({ now }) => memoryWorld({ host, seed, now }), [PORT.clock]);
    bind(PORT.configuration).toConstantValue(
      memoryConfiguration({ environment: 'local', apiUrl: '', resortUrl: '', contentUrl: '/remotes', policies }),
    );
    bind(TRANSPORT.api).toResolvedValue(
      (world, { context }) => memoryClient(world, context),
      [MEMORY_WORLD, INTERCEPTOR],
    );
    bind(TRANSPORT.resort).toService(TRANSPORT.api);
  });
}

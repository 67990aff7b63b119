import { ContainerModule } from 'inversify';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { parsePolicyBook } from '../agency/policy-book-wire.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import { type MemoryPlatform, memoryClient } from '../memory/memory-platform.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { recorderModule } from './adapters/recorder.module.ts';
import { systemModule } from './adapters/system.module.ts';
import { type CommandLineOptions, commandLineDevice } from './command-line-options.ts';
import type { AdapterSet } from './create-container.ts';
import { INTERCEPTOR, MEMORY_WORLD, PORT, TRANSPORT_CLIENTS } from './tokens.ts';

/** The options of a session inside the program. */
export interface MemoryAdaptersOptions extends CommandLineOptions {
  readonly platform: MemoryPlatform;
  /** For invented data; 1 by default. */
  readonly seed?: number;
}

/** All adapters inside the program: a visitor of an agency, without network or DOM. */
export function memoryAdapters(options: MemoryAdaptersOptions): AdapterSet {
  const { platform, host, seed = 1, policies = parsePolicyBook(platform.policies) } = options;
  return [
    systemModule(options),
    memoryDeviceModule(commandLineDevice(options)),
    recorderModule(),
    memoryPlatformModule({ platform, host, seed, policies }),
    httpSourcesModule,
  ];
}

interface MemoryPlatformModuleDependencies {
  readonly platform: MemoryPlatform;
  readonly host: string;
  readonly seed: number;
  readonly policies: PolicyBook;
}

/** The embedded platform instead of the API and the resort service. */
function memoryPlatformModule({ platform, host, seed, policies }: MemoryPlatformModuleDependencies): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(MEMORY_WORLD).toResolvedValue(({ now }) => platform.open({ host, seed, now }), [PORT.clock]);
    bind(PORT.configuration).toConstantValue(
      memoryConfiguration({ environment: 'local', apiUrl: '', resortUrl: '', contentUrl: '/remotes', policies }),
    );
    bind(TRANSPORT_CLIENTS.api).toResolvedValue(
      (world, { context }) => memoryClient(world, context),
      [MEMORY_WORLD, INTERCEPTOR],
    );
    bind(TRANSPORT_CLIENTS.resort).toService(TRANSPORT_CLIENTS.api);
  });
}

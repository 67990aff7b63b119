import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { memoryWorldModule } from './adapters/memory-world.module.ts';
import { recorderModule } from './adapters/recorder.module.ts';
import { systemModule } from './adapters/system.module.ts';
import { type CommandLineNeeds, deviceOf } from './command-line-needs.ts';
import type { AdapterSet } from './create-container.ts';

/** Everything embedded: a visitor of a demo agency without network or DOM. */
export function memoryAdapters(needs: CommandLineNeeds & { readonly seed?: number }): AdapterSet {
  const { host, seed = 1, policies } = needs;
  return [
    systemModule(needs),
    memoryDeviceModule(deviceOf(needs)),
    recorderModule(),
    memoryWorldModule({ host, seed, policies }),
    httpSourcesModule,
  ];
}

import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { memorySourcesModule } from './adapters/memory-sources.module.ts';
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
    memorySourcesModule({ host, seed, policies }),
  ];
}

import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { Shell } from '../../application/shell.ts';
import type { Recorder } from '../recorded/create-recorder.ts';
import type { RecordedDevice } from '../recorded/describe-device.ts';
import type { AdapterSet } from './create-container.ts';

/** The page that is inspected. */
export interface InspectedPage {
  readonly window: Window & typeof globalThis;
  readonly configuration: ConfigurationSource;
}

/** Records and explains a session. */
export interface Inspection {
  readonly record: (device: RecordedDevice) => Recorder;
  /** Makes the shell, as `createShell` does. */
  createShell(adapters: AdapterSet): Shell;
}

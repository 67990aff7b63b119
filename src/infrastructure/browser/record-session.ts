import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { RecordedDevice } from '../recorded/describe-device.ts';
import type { Recorder } from '../recorded/open-recorder.ts';

interface Needs {
  readonly window: Window & typeof globalThis;
  readonly configuration: ConfigurationSource;
}

/**
 * Records the session where the address has `?record`, in a local
 * environment only: `liveryRecording()` in the console then gives the text of a
 * file that `--adapters recorded:<file>` replays. Other pages load none of it.
 */
export async function recordSession({
  window,
  configuration,
}: Needs): Promise<((device: RecordedDevice) => Recorder) | undefined> {
  const isLocal = configuration.current().environment === 'local';
  if (!isLocal || !new URL(window.location.href).searchParams.has('record')) return undefined;
  const { memoryRecordSink } = await import('../recorded/record-sink.ts');
  const { openRecorder } = await import('../recorded/open-recorder.ts');
  const sink = memoryRecordSink();
  Object.assign(window, { liveryRecording: () => sink.text() });
  return (device) => openRecorder({ sink, device });
}

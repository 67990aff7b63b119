import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { createRecorder } from '../../../src/infrastructure/recorded/create-recorder.ts';
import { memoryRecordSink } from '../../../src/infrastructure/recorded/record-sink.ts';
import { parseRecording } from '../../../src/infrastructure/recorded/recording-wire.ts';
import { replayingClient } from '../../../src/infrastructure/recorded/replaying-client.ts';
import { memoryAdapters } from '../../../src/infrastructure/wiring/memory-adapters.ts';
import { adaptersIn } from '../adapters-in.ts';
import { NO_PLATFORM } from '../no-platform.ts';

type CallResult = Result<unknown, CallFailure>;

/** A client that makes each call through a recorder, and replays it from the text of the recording. */
export function recordedOver(http: HttpClient): HttpClient {
  const sink = memoryRecordSink();
  const recordingClient = createRecorder({
    sink,
    device: adaptersIn(memoryAdapters({ platform: NO_PLATFORM, host: 'aurora.localhost' })),
  }).listen(http, 'api');

  async function both(call: (client: HttpClient) => Promise<CallResult>): Promise<CallResult> {
    await call(recordingClient);
    const recording = parseRecording(sink.text());
    if (!recording.ok) throw new Error(recording.error.problem);
    return call(replayingClient(recording.value.calls, 'api'));
  }

  return {
    get: (...parameters) => both((client) => client.get(...parameters)),
    post: (...parameters) => both((client) => client.post(...parameters)),
    put: (...parameters) => both((client) => client.put(...parameters)),
    send: (...parameters) => both((client) => client.send(...parameters)),
  };
}

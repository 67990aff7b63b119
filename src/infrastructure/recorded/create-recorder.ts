import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';
import { describeDevice, type RecordedDevice } from './describe-device.ts';
import type { RecordSink } from './record-sink.ts';
import {
  type RecordedCall,
  type RecordedService,
  recordedBody,
  recordedRequest,
  withoutCredentials,
} from './recorded-call.ts';
import { RECORDING_VERSION } from './recording-wire.ts';
import { redact } from './redact.ts';

/** Records the requests of a session and their responses. */
export interface Recorder {
  /** The same client, with its calls recorded. */
  listen(http: HttpClient, service: RecordedService): HttpClient;
  /** The same ids, recorded, because a replay needs exactly these. */
  ids(ids: IdSource): IdSource;
}

const SIGN_IN_CALL = '/api/user/login';

/**
 * Records a session from its start. Tokens, credentials and cancelled calls are left out.
 *
 * @see tests/infrastructure/recorded
 */
export function createRecorder({ sink, device }: { sink: RecordSink; device: RecordedDevice }): Recorder {
  let callCount = 0;
  const start = redact({ kind: 'session', version: RECORDING_VERSION, ...describeDevice(device) });
  sink.write(start as object);

  async function recorded(
    call: Omit<RecordedCall, 'response' | 'body'>,
    body: object | undefined,
    pendingResultPromise: Promise<Result<unknown, CallFailure>>,
  ): Promise<Result<unknown, CallFailure>> {
    // Responses arrive in any order; a replay returns them in the order of the requests.
    const turn = callCount++;
    const response = await pendingResultPromise;
    if (!response.ok && response.error.kind === 'cancelled') return response;
    const credentials = Object.values(body ?? {}).filter((value) => typeof value === 'string');
    const secrets = [
      device.cookies.read(STORED_KEYS.token.name) ?? '',
      ...(call.path === SIGN_IN_CALL ? credentials : []),
    ];
    const query = redact(call.query, secrets);
    const sentBody = redact(withoutCredentials(body), secrets);
    sink.write({ kind: 'call', turn, ...call, query, body: sentBody, response: redact(response, secrets) });
    return response;
  }

  return {
    listen: (http, service) => ({
      get: (path, query, signal) =>
        recorded({ service, method: 'GET', path, query }, undefined, http.get(path, query, signal)),
      post: (path, query, body, signal) =>
        recorded({ service, method: 'POST', path, query }, body, http.post(path, query, body, signal)),
      put: (path, query, signal) =>
        recorded({ service, method: 'PUT', path, query }, undefined, http.put(path, query, signal)),
      send: (request, signal) =>
        recorded({ service, ...recordedRequest(request) }, recordedBody(request), http.send(request, signal)),
    }),
    ids: (ids) => ({
      next() {
        const value = ids.next();
        sink.write({ kind: 'id', value });
        return value;
      },
    }),
  };
}

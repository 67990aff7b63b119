import { ContainerModule } from 'inversify';
import type { Recorder } from '../../recorded/create-recorder.ts';
import type { RecordedDevice } from '../../recorded/describe-device.ts';
import { PORT, RECORDER, UUID_SOURCE } from '../tokens.ts';

const NO_RECORDER: Recorder = { listen: (http) => http, ids: (ids) => ids };

/** Records the session, if a recorder is given; ids are recorded too, because a replay needs them. */
export function recorderModule(record?: (device: RecordedDevice) => Recorder): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.ids).toResolvedValue((recorder, uuids) => recorder.ids(uuids), [RECORDER, UUID_SOURCE]);

    if (record === undefined) {
      bind(RECORDER).toConstantValue(NO_RECORDER);
      return;
    }
    bind(RECORDER).toResolvedValue(
      (configuration, clock, page, cookies, localStorage, sessionStorage) =>
        record({ configuration, clock, page, cookies, localStorage, sessionStorage }),
      [PORT.configuration, PORT.clock, PORT.page, PORT.cookies, PORT.localStorage, PORT.sessionStorage],
    );
  });
}

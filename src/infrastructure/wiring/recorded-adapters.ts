import { ContainerModule } from 'inversify';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import { parseConfiguration } from '../configuration/configuration-wire.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import type { Recording } from '../recorded/recording-wire.ts';
import { replayingClient } from '../recorded/replaying-client.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { systemModule } from './adapters/system.module.ts';
import type { AdapterSet } from './create-container.ts';
import { PORT, TRANSPORT_CLIENTS, UUID_SOURCE } from './tokens.ts';

/** Replays a recorded session: the same device, at the same time, with the same responses. No requests are made. */
export function recordedAdapters({ start, ids, calls }: Recording, reporter?: Reporter): AdapterSet {
  const recordedModule = new ContainerModule(({ bind }) => {
    bind(PORT.configuration).toConstantValue(
      memoryConfiguration(parseConfiguration(start.configuration).configuration),
    );
    bind(PORT.ids).toResolvedValue((uuids) => recordedIds(ids, uuids), [UUID_SOURCE]);
    bind(TRANSPORT_CLIENTS.api).toResolvedValue(() => replayingClient(calls, 'api'));
    bind(TRANSPORT_CLIENTS.resort).toResolvedValue(() => replayingClient(calls, 'resort'));
  });
  return [
    systemModule({ now: start.now, timeZone: start.timeZone, reporter }),
    memoryDeviceModule(start),
    recordedModule,
    httpSourcesModule,
  ];
}

/** The ids of a recording in order, then those of another source. */
export function recordedIds(recordIds: readonly string[], otherIdSource: IdSource): IdSource {
  const remaining = [...recordIds];
  return { next: () => remaining.shift() ?? otherIdSource.next() };
}

import type { SchedulerLike } from 'rxjs';
import type { Sources } from '../../../src/application/adapters.ts';
import type { Configuration } from '../../../src/application/shared/configuration-source.port.ts';
import { AXIOS_DEFAULTS, loadAxios } from '../../../src/infrastructure/http/load-axios.ts';
import { memoryConfiguration } from '../../../src/infrastructure/memory/memory-configuration.ts';
import { systemClock } from '../../../src/infrastructure/platform/system-clock.ts';
import { containerAdapters } from '../../../src/infrastructure/wiring/container-adapters.ts';
import { createContainer, replacing } from '../../../src/infrastructure/wiring/create-container.ts';
import { httpNodeAdapters } from '../../../src/infrastructure/wiring/http-node-adapters.ts';
import { AXIOS } from '../../../src/infrastructure/wiring/tokens.ts';
import { flyingTime } from '../a-moved-clock.ts';

/** All sources over HTTP, with one server for both services and timers that fire at once. */
export function someHttpSources(
  url: string,
  of: { headers?: Record<string, string>; configuration?: Partial<Configuration>; scheduler?: SchedulerLike } = {},
): Sources {
  const { headers = {}, configuration = {}, scheduler = flyingTime() } = of;
  const set = httpNodeAdapters({ host: 'aurora.localhost', api: url });
  const policies = { everybody: {}, entries: new Map() };
  const services = { apiUrl: url, resortUrl: url, contentUrl: '/remotes', environment: 'local', policies };
  const clock = { ...systemClock(), scheduler };
  const replacedModule = replacing({
    clock,
    configuration: memoryConfiguration({ ...services, ...configuration }),
  });
  const container = createContainer([...set, replacedModule]);
  container.rebind(AXIOS).toConstantValue(loadAxios({ ...AXIOS_DEFAULTS, adapter: 'http', proxy: false, headers }));
  return containerAdapters(container);
}

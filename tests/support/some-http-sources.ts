import axios from 'axios';
import type { SchedulerLike } from 'rxjs';
import type { Sources } from '../../src/application/adapters.ts';
import type { Configuration } from '../../src/application/shared/configuration-source.port.ts';
import { AXIOS_DEFAULTS } from '../../src/infrastructure/http/axios-defaults.ts';
import { systemClock } from '../../src/infrastructure/platform/system-clock.ts';
import { uuidSource } from '../../src/infrastructure/platform/uuid-source.ts';
import { httpSources } from '../../src/infrastructure/wiring/http-sources.ts';
import { flyingTime } from './flying-time.ts';

/** All the sources that ask over HTTP, of one server for both services, by which time flies. */
export function someHttpSources(
  url: string,
  of: { headers?: Record<string, string>; configuration?: Partial<Configuration>; scheduler?: SchedulerLike } = {},
): Sources {
  const { headers = {}, configuration = {}, scheduler = flyingTime() } = of;
  return httpSources({
    axios: axios.create({ ...AXIOS_DEFAULTS, adapter: 'http', proxy: false, headers }),
    configuration: { apiUrl: url, resortUrl: url, ...configuration },
    page: 'http://aurora.localhost/',
    clock: { ...systemClock(), scheduler },
    ids: uuidSource(),
  });
}

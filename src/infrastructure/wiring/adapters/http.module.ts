import type { CreateAxiosDefaults } from 'axios';
import { ContainerModule } from 'inversify';
import { loadAxios } from '../../http/load-axios.ts';
import { openHttpClient } from '../../http/open-http-client.ts';
import { tokenOrigins } from '../../http/token-origins.ts';
import { AXIOS, INTERCEPTOR, PORT, RECORDER, TRANSPORT, UUIDS } from '../tokens.ts';

/** Clients of the configured services over HTTP: the same in the browser and on the command line. */
export function httpModule(defaults: CreateAxiosDefaults): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AXIOS).toResolvedValue(() => loadAxios(defaults));

    bind(TRANSPORT.api).toResolvedValue(
      (load, configuration, page, clock, { context }, recorder) => {
        const { apiUrl, resortUrl } = configuration.current();
        const mayCarryToken = tokenOrigins([apiUrl, resortUrl], page.address().href);
        const { random } = Math;
        return recorder.listen(
          openHttpClient({ loadAxios: load, base: apiUrl, context, mayCarryToken, clock, random }),
          'api',
        );
      },
      [AXIOS, PORT.configuration, PORT.page, PORT.clock, INTERCEPTOR, RECORDER],
    );

    bind(TRANSPORT.resort).toResolvedValue(
      (load, configuration, page, clock, { context }, recorder, correlation) => {
        const { apiUrl, resortUrl } = configuration.current();
        const mayCarryToken = tokenOrigins([apiUrl, resortUrl], page.address().href);
        const { random } = Math;
        return recorder.listen(
          openHttpClient({ loadAxios: load, base: resortUrl, context, mayCarryToken, correlation, clock, random }),
          'resort',
        );
      },
      [AXIOS, PORT.configuration, PORT.page, PORT.clock, INTERCEPTOR, RECORDER, UUIDS],
    );
  });
}

import type { CreateAxiosDefaults } from 'axios';
import { ContainerModule } from 'inversify';
import { createHttpClient } from '../../http/create-http-client.ts';
import type { EmbeddedResponses } from '../../http/embedded-responses.ts';
import { loadAxios } from '../../http/load-axios.ts';
import { tokenOrigins } from '../../http/token-origins.ts';
import { AXIOS, INTERCEPTOR, PORT, RECORDER, TRANSPORT_CLIENTS, UUID_SOURCE } from '../tokens.ts';

/**
 * Clients of the configured services over HTTP, for the browser and the command line.
 *
 * @param embeddedResponses the platform's responses embedded in the page, which are used before any request
 */
export function httpModule(
  defaults: CreateAxiosDefaults,
  embeddedResponses: Pick<EmbeddedResponses, 'before'> = { before: (http) => http },
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AXIOS).toResolvedValue(() => loadAxios(defaults));

    bind(TRANSPORT_CLIENTS.api).toResolvedValue(
      (load, configuration, page, clock, { context }, recorder) => {
        const { apiUrl, resortUrl } = configuration.current();
        const mayCarryToken = tokenOrigins([apiUrl, resortUrl], page.address().href);
        const { random } = Math;
        const client = createHttpClient({ loadAxios: load, base: apiUrl, context, mayCarryToken, clock, random });
        return recorder.listen(embeddedResponses.before(client), 'api');
      },
      [AXIOS, PORT.configuration, PORT.page, PORT.clock, INTERCEPTOR, RECORDER],
    );

    bind(TRANSPORT_CLIENTS.resort).toResolvedValue(
      (load, configuration, page, clock, { context }, recorder, correlation) => {
        const { apiUrl, resortUrl } = configuration.current();
        const mayCarryToken = tokenOrigins([apiUrl, resortUrl], page.address().href);
        const { random } = Math;
        return recorder.listen(
          createHttpClient({ loadAxios: load, base: resortUrl, context, mayCarryToken, correlation, clock, random }),
          'resort',
        );
      },
      [AXIOS, PORT.configuration, PORT.page, PORT.clock, INTERCEPTOR, RECORDER, UUID_SOURCE],
    );
  });
}

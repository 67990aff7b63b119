import { Container } from 'inversify';
import type { Sources } from '../../application/adapters.ts';
import { parseConfiguration } from '../configuration/configuration-wire.ts';
import type { HttpClient } from '../http/http-client.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { containerAdapters } from './container-adapters.ts';
import { CONTAINER_OPTIONS } from './create-container.ts';
import { PORT, TRANSPORT_CLIENTS } from './tokens.ts';

/** The sources of a shell over the given clients, without the rest of the shell. */
export function sourcesOver({ api, resort }: { readonly api: HttpClient; readonly resort: HttpClient }): Sources {
  const container = new Container(CONTAINER_OPTIONS);
  container.load(httpSourcesModule);
  // Nothing is reported: the caller checks the responses itself.
  container
    .bind(PORT.configuration)
    .toConstantValue(memoryConfiguration(parseConfiguration({ environment: 'prod' }).configuration));
  container.bind(PORT.reporter).toConstantValue({ warn: () => undefined, error: () => undefined });
  container.bind(TRANSPORT_CLIENTS.api).toConstantValue(api);
  container.bind(TRANSPORT_CLIENTS.resort).toConstantValue(resort);
  return containerAdapters(container);
}

import type { Configuration, ConfigurationSource } from '../../../src/application/shared/configuration-source.port.ts';
import { EMPTY_POLICY_BOOK } from '../../../src/domain/agency/policy-book.ts';
import { memoryConfiguration } from '../../../src/infrastructure/memory/memory-configuration.ts';

/** The configuration of a local site whose services are on its own host, with some values replaced. */
export function aConfiguration(changes: Partial<Configuration> = {}): ConfigurationSource {
  const local = {
    environment: 'local',
    apiUrl: '',
    resortUrl: '',
    contentUrl: '/remotes',
    policies: EMPTY_POLICY_BOOK,
  };
  return memoryConfiguration({ ...local, ...changes });
}

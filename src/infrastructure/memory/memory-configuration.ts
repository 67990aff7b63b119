import type { Configuration, ConfigurationSource } from '../../application/shared/configuration-source.port.ts';

/** A configuration that the program already has. */
export function memoryConfiguration(configuration: Configuration): ConfigurationSource {
  return { current: () => configuration };
}

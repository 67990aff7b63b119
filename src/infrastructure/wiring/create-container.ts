import { Container, ContainerModule, type ContainerOptions, type ServiceIdentifier } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import { featuresModule } from './features/features.module.ts';
import { shellModule } from './features/shell.module.ts';
import { PORT } from './tokens.ts';

/** Modules that bind each driven port once, and whatever their adapters depend on. */
export type AdapterSet = readonly ContainerModule[];

export const FEATURE_MODULES: readonly ContainerModule[] = [featuresModule, shellModule];

/** Everything is made once in the life of a container. */
export const CONTAINER_OPTIONS: ContainerOptions = { defaultScope: 'Singleton' };

/**
 * Makes the container of one session of the shell. Only Inversify's own default
 * (`jitless`) obeys the content security policy of our pages: the other way of
 * resolving makes functions out of texts.
 */
export function createContainer(adapters: AdapterSet): Container {
  const container = new Container(CONTAINER_OPTIONS);
  container.load(...FEATURE_MODULES, ...adapters);
  const missing = Object.values(PORT).filter((port) => !container.isBound(port));
  if (missing.length > 0) throw new Error(`The set of adapters lacks ${missing.map(String).join(', ')}.`);
  return container;
}

/** Rebinds ports of the set of adapters that was loaded before it. */
export function replacing(adapters: Partial<Adapters>): ContainerModule {
  return new ContainerModule(({ rebind }) => {
    for (const port of Object.keys(adapters) as (keyof Adapters)[]) {
      rebind<unknown>(PORT[port]).toConstantValue(adapters[port]);
    }
  });
}

/** The adapters of a container, each made when it is first read. */
export function adaptersOf(container: Container): Adapters {
  const ports = Object.entries<ServiceIdentifier<unknown>>(PORT);
  return Object.defineProperties(
    {},
    Object.fromEntries(ports.map(([name, port]) => [name, { enumerable: true, get: () => container.get(port) }])),
  ) as Adapters;
}

import { Container, ContainerModule, type ContainerOptions } from 'inversify';
import { agencyModule } from './features/agency.module.ts';
import { analyticsModule } from './features/analytics.module.ts';
import { contentModule } from './features/content.module.ts';
import { dealsModule } from './features/deals.module.ts';
import { marketModule } from './features/market.module.ts';
import { navigationModule } from './features/navigation.module.ts';
import { noticesModule } from './features/notices.module.ts';
import { remotesModule } from './features/remotes.module.ts';
import { resortsModule } from './features/resorts.module.ts';
import { savedModule } from './features/saved.module.ts';
import { sessionModule } from './features/session.module.ts';
import { shellModule } from './features/shell.module.ts';
import { tripModule } from './features/trip.module.ts';
import { PORT, type Ports } from './tokens.ts';

/** Modules that bind each driven port once, and the dependencies of their adapters. */
export type AdapterSet = readonly ContainerModule[];

const FEATURE_MODULES: readonly ContainerModule[] = [
  agencyModule,
  analyticsModule,
  contentModule,
  dealsModule,
  marketModule,
  navigationModule,
  noticesModule,
  remotesModule,
  resortsModule,
  savedModule,
  sessionModule,
  shellModule,
  tripModule,
];

/** Everything is created once per container. */
export const CONTAINER_OPTIONS: ContainerOptions = { defaultScope: 'Singleton' };

/**
 * Creates the container of one session of the shell. Only Inversify's default mode (`jitless`) works under the pages'
 * content security policy: the other one calls `new Function`.
 */
export function createContainer(adapters: AdapterSet): Container {
  const container = new Container(CONTAINER_OPTIONS);
  container.load(...FEATURE_MODULES, ...adapters);
  const missingPorts = Object.values(PORT).filter((port) => !container.isBound(port));
  if (missingPorts.length > 0) throw new Error(`The set of adapters lacks ${missingPorts.map(String).join(', ')}.`);
  return container;
}

/** Replaces ports of the adapter set that was loaded before it. */
export function replacing(adapters: Partial<Ports>): ContainerModule {
  return new ContainerModule(({ rebind }) => {
    for (const port of Object.keys(adapters) as (keyof Ports)[]) {
      rebind<unknown>(PORT[port]).toConstantValue(adapters[port]);
    }
  });
}

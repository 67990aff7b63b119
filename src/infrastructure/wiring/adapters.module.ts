import { type BindToFluentSyntax, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import { ADAPTER } from './tokens.ts';

/** Binds one set of adapters, whichever it is. */
export function adaptersModule(adapters: Adapters): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const port of Object.keys(ADAPTER) as (keyof Adapters)[]) bindPort(bind, port, adapters);
  });
}

function bindPort<Port extends keyof Adapters>(
  bind: <T>(identifier: ServiceIdentifier<T>) => BindToFluentSyntax<T>,
  port: Port,
  adapters: Adapters,
): void {
  bind(ADAPTER[port] as ServiceIdentifier<Adapters[Port]>).toConstantValue(adapters[port]);
}

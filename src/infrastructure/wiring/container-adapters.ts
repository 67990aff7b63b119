import type { Container, ServiceIdentifier } from 'inversify';
import { PORT, type Ports } from './tokens.ts';

/** The adapters of a container, each created when it is first read. */
export function containerAdapters(container: Container): Ports {
  const ports = Object.entries<ServiceIdentifier<unknown>>(PORT);
  return Object.defineProperties(
    {},
    Object.fromEntries(ports.map(([name, port]) => [name, { enumerable: true, get: () => container.get(port) }])),
  ) as Ports;
}

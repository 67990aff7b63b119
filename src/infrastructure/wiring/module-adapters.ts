import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import { ContainerModule } from 'inversify';
import { errorText } from '../../application/shared/error-text.ts';
import { guardAdapter, type WaitInTime } from '../module/guard-adapter.ts';
import { containerAdapters } from './container-adapters.ts';
import { type AdapterSet, createContainer } from './create-container.ts';
import { type MemoryAdaptersOptions, memoryAdapters } from './memory-adapters.ts';
import { PORT, type Ports } from './tokens.ts';

/** The parameter of a module's adapter function. */
export interface ModuleNeeds {
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The adapters of the demo agencies, used for every port that the module leaves out. */
  readonly memory: Ports;
}

/** The exports of a module for `--adapters module:<file>`: adapters by port, or a function that returns them. */
export type AdapterModule = Partial<Ports> | ((needs: ModuleNeeds) => Partial<Ports> | Promise<Partial<Ports>>);

/** The adapters of a module, ready for use. */
export interface LoadedModule {
  readonly adapters: AdapterSet;
  /** One sentence on the first call that broke the contract of its port, if there was one. */
  readonly brokenContract: () => string | undefined;
}

/**
 * The memory set, with some adapters replaced by those of a module.
 *
 * @param moduleExport the module's exports, unchecked
 * @returns an error in one sentence if they can't be read or there are no adapters, if the function fails or never
 * ends, if a port is unknown, or if an adapter lacks methods of its port
 */
export async function moduleAdapters(
  moduleExport: unknown,
  options: MemoryAdaptersOptions,
  waitInTime: WaitInTime,
): Promise<Result<LoadedModule, string>> {
  const memory = containerAdapters(createContainer(memoryAdapters(options)));
  try {
    const result = await givenAdapters(moduleExport, { host: options.host, memory }, waitInTime);
    if (!result.ok) return result;
    const problem = result.value
      .map(([port, adapter]) => adapterProblem(port, adapter, memory))
      .find((one) => one !== undefined);
    if (problem !== undefined) return err(problem);
    let brokenReason: string | undefined;
    const onBroken = (contract: string) => {
      brokenReason ??= contract;
    };
    const guarded = result.value.map(([port, adapter]) => [
      port,
      guardAdapter(port, adapter, { waitInTime, onBroken }),
    ]);
    return ok({
      adapters: [adaptersOverMemory(Object.fromEntries(guarded), memory)],
      brokenContract: () => brokenReason,
    });
  } catch (thrown) {
    return err(`The module’s adapters can’t be read: ${errorText(thrown)}`);
  }
}

type GivenAdapter = readonly [port: string, adapter: unknown];

async function givenAdapters(
  moduleExport: unknown,
  needs: ModuleNeeds,
  waitInTime: WaitInTime,
): Promise<Result<readonly GivenAdapter[], string>> {
  const call =
    typeof moduleExport === 'function' ? await callInTime(() => moduleExport(needs), waitInTime) : ok(moduleExport);
  if (!call.ok) return call;
  const subject = typeof moduleExport === 'function' ? 'The module’s function returns' : 'The module exports';
  if (!isRecord(call.value)) return err(`${subject} no object of adapters by port.`);
  const ports = Object.entries(call.value);
  if (ports.length === 0) return err(`${subject} an object without any adapter: name the ports that it serves.`);
  return ok(ports.filter(([, adapter]) => adapter !== undefined));
}

async function callInTime(call: () => unknown, waitInTime: WaitInTime): Promise<Result<unknown, string>> {
  try {
    const waited = await waitInTime(Promise.resolve(call()));
    return waited.ok ? waited : err(`The module’s function ${waited.error}.`);
  } catch (thrown) {
    return err(`The module’s function fails: ${thrown instanceof Error ? thrown.message : errorText(thrown)}`);
  }
}

/** The problem with the adapter of a port: it must have every method of the memory set's adapter. */
function adapterProblem(port: string, adapter: unknown, memory: Ports): string | undefined {
  if (!isPort(port)) return `There is no port “${port}”. The ports are ${Object.keys(PORT).join(', ')}.`;
  const missingMethods = Object.entries(memory[port])
    .filter(([name, method]) => typeof method === 'function' && !hasMethod(adapter, name))
    .map(([name]) => `${name}()`);
  return missingMethods.length === 0
    ? undefined
    : `The adapter of the port “${port}” lacks ${missingMethods.join(', ')}.`;
}

function isPort(name: string): name is keyof Ports {
  return Object.hasOwn(PORT, name);
}

function hasMethod(adapter: unknown, name: string): boolean {
  return (
    typeof adapter === 'object' && adapter !== null && typeof (adapter as Record<string, unknown>)[name] === 'function'
  );
}

/** The given adapters together with another container's, so that both share the memory set's storage. */
function adaptersOverMemory(ports: Partial<Ports>, memory: Ports): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const port of Object.keys(PORT) as (keyof Ports)[]) {
      bind<unknown>(PORT[port]).toResolvedValue(() => ports[port] ?? memory[port]);
    }
  });
}

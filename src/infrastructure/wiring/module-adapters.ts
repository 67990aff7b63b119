import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import { ContainerModule } from 'inversify';
import { errorText } from '../../application/shared/error-text.ts';
import { guardAdapter, type WaitInTime } from '../module/guard-adapter.ts';
import { containerAdapters } from './container-adapters.ts';
import { type AdapterSet, createContainer } from './create-container.ts';
import { type MemoryAdaptersOptions, memoryAdapters } from './memory-adapters.ts';
import { PORT, type Ports } from './tokens.ts';

/** What a module's function of adapters receives. */
export interface ModuleNeeds {
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The adapters of the demo agencies, which serve every port that the module leaves out. */
  readonly memory: Ports;
}

/** What a module for `--adapters module:<file>` exports: adapters by port, or a function that gives them. */
export type AdapterModule = Partial<Ports> | ((needs: ModuleNeeds) => Partial<Ports> | Promise<Partial<Ports>>);

/** The adapters of a module, ready for use. */
export interface LoadedModule {
  readonly adapters: AdapterSet;
  /** The first call that broke the contract of its port, in one sentence. */
  readonly brokenContract: () => string | undefined;
}

/**
 * The memory set, with the adapters of a module in place of those that it names.
 *
 * @param exported what the module exports; nothing about it is known
 * @returns an error in one sentence if it can't be read or gives nothing, if its function fails or never
 *   ends, if a port is unknown, or if an adapter lacks methods of its port
 */
export async function moduleAdapters(
  exported: unknown,
  options: MemoryAdaptersOptions,
  waitInTime: WaitInTime,
): Promise<Result<LoadedModule, string>> {
  const memory = containerAdapters(createContainer(memoryAdapters(options)));
  try {
    const given = await givenAdapters(exported, { host: options.host, memory }, waitInTime);
    if (!given.ok) return given;
    const problem = given.value
      .map(([port, adapter]) => adapterProblem(port, adapter, memory))
      .find((one) => one !== undefined);
    if (problem !== undefined) return err(problem);
    let broken: string | undefined;
    const onBroken = (contract: string) => {
      broken ??= contract;
    };
    const guarded = given.value.map(([port, adapter]) => [port, guardAdapter(port, adapter, { waitInTime, onBroken })]);
    return ok({ adapters: [adaptersOverMemory(Object.fromEntries(guarded), memory)], brokenContract: () => broken });
  } catch (thrown) {
    return err(`The module’s adapters can’t be read: ${errorText(thrown)}`);
  }
}

type GivenAdapter = readonly [port: string, adapter: unknown];

async function givenAdapters(
  exported: unknown,
  needs: ModuleNeeds,
  waitInTime: WaitInTime,
): Promise<Result<readonly GivenAdapter[], string>> {
  const given = typeof exported === 'function' ? await callInTime(() => exported(needs), waitInTime) : ok(exported);
  if (!given.ok) return given;
  const subject = typeof exported === 'function' ? 'The module’s function returns' : 'The module exports';
  if (!isRecord(given.value)) return err(`${subject} no object of adapters by port.`);
  const ports = Object.entries(given.value);
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

/** What is wrong with the adapter of a port: it must have every method that the memory set's has. */
function adapterProblem(port: string, adapter: unknown, memory: Ports): string | undefined {
  if (!isPort(port)) return `There is no port “${port}”. The ports are ${Object.keys(PORT).join(', ')}.`;
  const missing = Object.entries(memory[port])
    .filter(([name, method]) => typeof method === 'function' && !hasMethod(adapter, name))
    .map(([name]) => `${name}()`);
  return missing.length === 0 ? undefined : `The adapter of the port “${port}” lacks ${missing.join(', ')}.`;
}

function isPort(name: string): name is keyof Ports {
  return Object.hasOwn(PORT, name);
}

function hasMethod(adapter: unknown, name: string): boolean {
  return (
    typeof adapter === 'object' && adapter !== null && typeof (adapter as Record<string, unknown>)[name] === 'function'
  );
}

/** One container's adapters behind another's ports, so that both share what the memory set stores. */
function adaptersOverMemory(given: Partial<Ports>, memory: Ports): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const port of Object.keys(PORT) as (keyof Ports)[]) {
      bind<unknown>(PORT[port]).toResolvedValue(() => given[port] ?? memory[port]);
    }
  });
}

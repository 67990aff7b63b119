import { ContainerModule } from 'inversify';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';
import { type AdapterSet, adaptersOf, createContainer } from './create-container.ts';
import { memoryAdapters } from './memory-adapters.ts';
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

/**
 * The memory set with the adapters of a module in the place of its own.
 *
 * @param exported what the module exports; nothing about it is known
 * @returns an error in one sentence where the function fails, a port is unknown, or an adapter lacks methods of its port
 */
export async function moduleAdapters(exported: unknown, needs: CommandLineNeeds): Promise<Result<AdapterSet, string>> {
  const memory = adaptersOf(createContainer(memoryAdapters(needs)));
  const given = await givenAdapters(exported, { host: needs.host, memory });
  if (!given.ok) return given;
  const problem = Object.entries(given.value)
    .map(([port, adapter]) => problemOf(port, adapter, memory))
    .find((one) => one !== undefined);
  return problem === undefined ? ok([overMemory(given.value, memory)]) : err(problem);
}

async function givenAdapters(exported: unknown, needs: ModuleNeeds): Promise<Result<object, string>> {
  try {
    const given: unknown = typeof exported === 'function' ? await exported(needs) : exported;
    if (typeof given === 'object' && given !== null) return ok(given);
    return err('The module’s function returns no object of adapters by port.');
  } catch (problem) {
    return err(`The module’s function fails: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

/** What is wrong with the adapter of a port: it must have every method that the memory set's has. */
function problemOf(port: string, adapter: unknown, memory: Ports): string | undefined {
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
function overMemory(given: Partial<Ports>, memory: Ports): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const port of Object.keys(PORT) as (keyof Ports)[]) {
      bind<unknown>(PORT[port]).toResolvedValue(() => given[port] ?? memory[port]);
    }
  });
}

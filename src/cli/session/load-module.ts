import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { thrownMessage } from '../exit-code.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * Loads a module of adapters: its default export, else its export `adapters`. Node loads TypeScript since 22.18; for
 * older versions, jiti does.
 *
 * @param file a path relative to the working directory
 * @returns an error in one sentence if there is no file, if it can't be loaded or loading never ends, or if it exports
 * neither
 */
export async function loadModule(file: string, { waitInTime }: TimeLimit): Promise<Result<unknown, string>> {
  const path = resolve(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return err(`There is no file ${file}.`);
  if (stats.isDirectory()) return err(`${file} is a folder: name the file of the module.`);
  let loaded: Readonly<Record<string, unknown>>;
  try {
    const importedWait = await waitInTime(needsTranslation(path) ? importWithJiti(path) : importNatively(path));
    if (!importedWait.ok) return err(`The module ${file} does not load: its top-level await ${importedWait.error}.`);
    loaded = importedWait.value;
  } catch (problem) {
    return err(`The module ${file} does not load: ${thrownMessage(problem)}`);
  }
  const moduleExport = loaded['default'] ?? loaded['adapters'];
  if (moduleExport !== null && (typeof moduleExport === 'object' || typeof moduleExport === 'function'))
    return ok(moduleExport);
  return err(`The module ${file} exports no adapters: its default export, or its export adapters, gives them by port.`);
}

function needsTranslation(path: string): boolean {
  const { typescript } = process.features as { readonly typescript?: string | false };
  return /\.[cm]?tsx?$/.test(path) && !typescript;
}

function importNatively(path: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

async function importWithJiti(path: string): Promise<Readonly<Record<string, unknown>>> {
  const { createJiti } = await import('jiti');
  return createJiti(path, { fsCache: false, interopDefault: false }).import(path);
}

import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Sources } from '../../../src/application/adapters.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';

type CallResult = Result<unknown, CallFailure>;

const PORTS = [
  'agencies',
  'platform',
  'rates',
  'currencySource',
  'languages',
  'navigation',
  'deals',
  'content',
  'places',
  'resorts',
  'profiles',
  'signIn',
] as const satisfies readonly (keyof Ports)[];

/** Replaces each method of each source; the names are such as `agencies.read`. */
export function withEachSource<Ports extends Sources>(
  adapters: Ports,
  replace: (
    name: string,
    method: (...words: never[]) => Promise<CallResult>,
  ) => (...words: never[]) => Promise<CallResult>,
): Ports {
  const entries = PORTS.map((port) => [
    port,
    Object.fromEntries(
      Object.entries(adapters[port]).map(([name, method]) => [name, replace(`${port}.${name}`, method)]),
    ),
  ]);
  return { ...adapters, ...Object.fromEntries(entries) };
}

/** The same adapters, and the first result of each method of their sources for a call that was not cancelled. */
export function watchedSources(adapters: Ports) {
  const settle = new Map<string, (result: CallResult) => void>();
  const settledResultPromises = new Map<string, Promise<CallResult>>();
  const hearing = withEachSource(adapters, (name, method) => {
    settledResultPromises.set(name, new Promise((resolve) => settle.set(name, resolve)));
    return async (...words) => {
      const result = await method(...words);
      if (result.ok || result.error.kind !== 'cancelled') settle.get(name)?.(result);
      return result;
    };
  });
  return {
    adapters: hearing,
    /** Waits until the method has returned. */
    resultOf: (name: string): Promise<CallResult> =>
      settledResultPromises.get(name) ?? Promise.reject(new Error(`There is no ${name}.`)),
  };
}

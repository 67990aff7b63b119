import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import { BROKEN_CONTRACT_PREFIX } from '../../application/shared/cancellable-call.ts';
import { errorText } from '../../application/shared/error-text.ts';
import { judgeResolved } from './judge-resolved.ts';
import { PORT_VALUES } from './port-values.ts';
import type { Shape } from './shapes.ts';

/** Waits for a promise within the time limit of a call; the error says how long that is. */
export type WaitInTime = <T>(wait: PromiseLike<T>) => Promise<Result<T, string>>;

interface GuardOptions {
  readonly waitInTime: WaitInTime;
  /** Called for each call that breaks the contract of its port. */
  readonly onBroken: (problem: string) => void;
}

type PortMethod = (...given: unknown[]) => unknown;

/**
 * Guards a module's adapter, so that its calls always end in time with a result of their port.
 *
 * @param adapter must have all methods of the port
 */
export function guardAdapter(port: string, adapter: unknown, door: GuardOptions): unknown {
  if (!hasCalls(port)) return adapter;
  const calls = Object.entries<Shape<unknown>>(PORT_VALUES[port]);
  return Object.fromEntries(
    calls.map(([name, value]) => [
      name,
      (...parameters: unknown[]) =>
        guardedCall(() => (adapter as Record<string, PortMethod>)[name]?.(...parameters), {
          call: `${port}.${name}()`,
          value,
          ...door,
        }),
    ]),
  );
}

function hasCalls(port: string): port is keyof typeof PORT_VALUES {
  return Object.hasOwn(PORT_VALUES, port);
}

async function guardedCall<T>(
  call: () => unknown,
  { call: name, value, waitInTime, onBroken }: GuardOptions & { readonly call: string; readonly value: Shape<T> },
): Promise<Result<T, CallFailure>> {
  const refuseDeviation = (deviation: string) => {
    const problem = `${BROKEN_CONTRACT_PREFIX}${name} ${deviation}.`;
    onBroken(problem);
    return err({ kind: 'malformed' as const, problem });
  };
  try {
    const returned = call();
    if (!isPromise(returned)) return refuseDeviation('returned no promise');
    const waited = await waitInTime(returned);
    if (!waited.ok) return refuseDeviation(waited.error);
    const judgedResult = judgeResolved(waited.value, value);
    return judgedResult.ok ? judgedResult.value : refuseDeviation(judgedResult.error);
  } catch (thrown) {
    return refuseDeviation(`failed with ${errorText(thrown).replace(/[.\s]+$/, '')}`);
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

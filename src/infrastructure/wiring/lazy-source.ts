import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';

type SourceCall = (...args: never[]) => Promise<Result<unknown, CallFailure>>;

/**
 * Loads a source when one of its methods is first called. If its code can't
 * be loaded the call is `unreachable`, and the next one tries again.
 *
 * @param methods the names of the needed methods
 */
export function lazySource<Source extends { readonly [Name in keyof Source]: SourceCall }, Name extends keyof Source>(
  methods: readonly Name[],
  load: () => Promise<Source>,
): Pick<Source, Name> {
  const call = async (method: Name, args: never[]) => {
    const source = await load().catch(() => undefined);
    return source === undefined ? err<CallFailure>({ kind: 'unreachable' }) : source[method](...args);
  };
  const calls = methods.map((method) => [method, (...args: never[]) => call(method, args)]);
  return Object.fromEntries(calls) as Pick<Source, Name>;
}

import * as v from 'valibot';
import type { EntryExport, RemoteEntry } from '../../application/remotes/remote-entry.ts';
import type { EvaluationFailed } from '../../application/remotes/remote-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { parsingContext } from './context-wire.ts';
import { anyFields } from './own-fields.ts';
import { parseUserStore } from './user-store-wire.ts';

/**
 * Reads what the entry of a remote exports: its own functions, never inherited
 * ones. What they are handed and what they return is read as well.
 *
 * @param needed what it exports at the least
 */
export function parseEntry(exports: unknown, needed: EntryExport, url: string): Result<RemoteEntry, EvaluationFailed> {
  const functions = v.parse(anyFields, exports);
  const call = (name: EntryExport, ...given: readonly unknown[]): unknown => {
    const found = functions[name];
    return typeof found === 'function' ? Reflect.apply(found, exports, given) : undefined;
  };
  if (typeof functions[needed] !== 'function') {
    return err({ kind: 'evaluation-failed', url, problem: `It exports no function “${needed}”.` });
  }
  return ok({
    mount(element, context) {
      const unmount = call('mount', element, parsingContext(context));
      if (unmount instanceof Promise) return unmount;
      return typeof unmount === 'function' ? () => void unmount() : undefined;
    },
    open(context) {
      const store = call('open', parsingContext(context));
      return store === undefined ? undefined : parseUserStore(store);
    },
  });
}

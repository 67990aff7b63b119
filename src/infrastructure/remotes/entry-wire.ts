import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { CallSituation } from '@livery/contract/notices/call-situation';
import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { err, ok, type Result } from '@livery/contract/shared/result';
import * as v from 'valibot';
import type { EntryExport, RemoteEntry } from '../../application/remotes/remote-entry.ts';
import type { EvaluationFailed } from '../../application/remotes/remote-failure.ts';
import { errorText } from '../../application/shared/error-text.ts';
import { NOTICE_CATALOGUE } from '../../domain/notices/catalogue.ts';
import { anyFields, ownFields } from './own-fields.ts';
import { parseUserStore } from './user-store-wire.ts';

const textOrEmpty = v.fallback(v.string(), '');
const anyText = v.pipe(v.unknown(), v.transform(errorText));
const pathOrRoot = v.fallback(v.string(), '/');
const knownSituation = v.fallback(
  v.custom<CallSituation>((name) => typeof name === 'string' && Object.hasOwn(NOTICE_CATALOGUE, name)),
  'default',
);
const knownTone = v.fallback(v.picklist(['success', 'information', 'failure']), 'information');

/**
 * The context of a remote with checked parameters: remotes are plain JavaScript, and may pass any value. An invalid
 * text is replaced by an empty one, or by its text form if people or developers read it; an invalid path by the home
 * page's.
 */
function contextWithParsing(context: RemoteContext): RemoteContext {
  return {
    ...context,
    navigate: (to, options) => context.navigate(v.parse(pathOrRoot, to), options),
    titlePage: (title) => context.titlePage(v.parse(anyText, title)),
    formatDate: (day) => context.formatDate(v.parse(anyText, day)),
    formatDateRange: (start, end, placeholder) =>
      context.formatDateRange(v.parse(anyText, start), v.parse(anyText, end), v.parse(anyText, placeholder)),
    hasContent: (html) => context.hasContent(v.parse(textOrEmpty, html)),
    showContent: (element, html, language) =>
      context.showContent(element, v.parse(textOrEmpty, html), v.parse(textOrEmpty, language)),
    contentMarkup: (html, language) =>
      context.contentMarkup(v.parse(textOrEmpty, html), v.parse(textOrEmpty, language)),
    textLanguage: (text, language) => context.textLanguage(v.parse(textOrEmpty, text), v.parse(textOrEmpty, language)),
    notify: (kind, text) => context.notify(v.parse(knownTone, kind), v.parse(anyText, text)),
    failureText(failure, situation) {
      const parsedFailure = parseFailure(failure);
      if (parsedFailure === undefined) return context.failureText({ kind: 'unreachable' });
      return context.failureText(parsedFailure, v.parse(knownSituation, situation));
    },
  };
}

/**
 * A failure that a remote passes; `undefined` if it isn't valid. One of an unknown kind gets the situation's message.
 */
function parseFailure(value: unknown): CallFailure | undefined {
  const { kind, message } = v.parse(anyFields, value);
  if (typeof kind !== 'string') return undefined;
  if (kind === 'refused') return typeof message === 'string' ? { kind, status: 0, message } : undefined;
  return { kind: kind === 'cancelled' ? kind : 'unreachable' };
}

function parseUnmount(returned: unknown) {
  if (returned instanceof Promise) return returned;
  return typeof returned === 'function' ? () => void returned() : undefined;
}

/**
 * Parses the exports of a remote's entry: its own functions, not inherited ones. Their parameters and return values are
 * checked too.
 *
 * @param neededExport the export that it must have
 */
export function parseEntry(
  exports: unknown,
  neededExport: EntryExport,
  url: string,
): Result<RemoteEntry, EvaluationFailed> {
  const functions = v.parse(anyFields, exports);
  const call = (name: EntryExport, ...parameters: readonly unknown[]): unknown => {
    const foundFunction = functions[name];
    return typeof foundFunction === 'function' ? Reflect.apply(foundFunction, exports, parameters) : undefined;
  };
  if (neededExport === 'slots' && !v.is(ownFields, functions.slots)) {
    return err({ kind: 'evaluation-failed', url, problem: 'It exports no object “slots” with its pieces.' });
  }
  if (neededExport !== 'slots' && typeof functions[neededExport] !== 'function') {
    return err({ kind: 'evaluation-failed', url, problem: `It exports no function “${neededExport}”.` });
  }
  return ok({
    mount(element, context) {
      return parseUnmount(call('mount', element, contextWithParsing(context)));
    },
    mountSlot(slot, element, context, props) {
      const { slots } = functions;
      const mount = v.parse(anyFields, slots)[slot];
      if (typeof mount !== 'function') throw new Error(`It exports no function for the slot “${slot}”.`);
      return parseUnmount(Reflect.apply(mount, slots, [element, contextWithParsing(context), props]));
    },
    open(context) {
      const store = call('open', contextWithParsing(context));
      return store === undefined ? undefined : parseUserStore(store);
    },
  });
}

import { withoutSecrets } from './without-secrets.ts';

/** The most lines of a stack. */
const MAX_STACK_LINES = 12;

/**
 * A thrown value for a log: its message and stack, without secrets. Messages may quote addresses and people's input.
 */
export function failureWithoutSecrets(failure: unknown): unknown {
  if (!(failure instanceof Error)) return withoutSecrets(thrownText(failure));
  const { name, message, stack } = failure;
  // The stack begins with the message, and lines of the message may look like those of a stack.
  const lines = thrownText(stack).replace(message, '').split('\n');
  const places = lines.filter((line) => /^\s+at /.test(line)).slice(0, MAX_STACK_LINES);
  return { type: name, message: withoutSecrets(message), stack: places.join('\n') };
}

/** Anything may be thrown, even values that have no text. */
function thrownText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

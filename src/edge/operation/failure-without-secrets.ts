import { withoutSecrets } from './without-secrets.ts';

/** Of a stack. */
const MAX_STACK_LINES = 12;

/** What was thrown, for a log: its message and where it was thrown. Messages may quote addresses and what people typed. */
export function failureWithoutSecrets(failure: unknown): unknown {
  if (!(failure instanceof Error)) return withoutSecrets(thrownText(failure));
  const { name, message, stack } = failure;
  // The stack begins with the message, whose own lines may look like those of a stack.
  const lines = thrownText(stack).replace(message, '').split('\n');
  const places = lines.filter((line) => /^\s+at /.test(line)).slice(0, MAX_STACK_LINES);
  return { type: name, message: withoutSecrets(message), stack: places.join('\n') };
}

/** What is thrown may be anything: some of it has no text. */
function thrownText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** What starts, fills and ends the escape sequences of terminals (ECMA-48). */
const ESC = '\\u001b';
const CONTROL_SEQUENCE = `(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?`;
const STRING_END = `(?:\\u0007|\\u009c|${ESC}\\\\)`;
const STRING_SEQUENCE = `(?:${ESC}[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0007\\u001b\\u009c]*${STRING_END}?`;
const SHORT_SEQUENCE = `${ESC}[ -/]*[0-~]?`;
const ESCAPE_SEQUENCES = new RegExp([CONTROL_SEQUENCE, STRING_SEQUENCE, SHORT_SEQUENCE].join('|'), 'g');

/** Other controls, and characters that turn the direction of all that follows. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text from outside, safe to print in a terminal: it can't move the cursor,
 * colour, retitle or reorder anything. Breaks and tabs become blanks.
 */
export function safeText(text: string): string {
  return text
    .replace(ESCAPE_SEQUENCES, '')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(CONTROLS, '');
}

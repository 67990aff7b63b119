const UNSAFE_IN_A_TERMINAL = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * JSON that is safe to print: it holds no control character but the line feeds
 * of its indentation, and no character that some programs take for the end of a
 * line.
 *
 * @param indent blanks per level; by default, the text is one line
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    UNSAFE_IN_A_TERMINAL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

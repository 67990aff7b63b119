const UNSAFE_IN_A_TERMINAL = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * JSON that is safe to print: its only control characters are the line feeds of its indentation, and no character in it
 * is a line end for some programs.
 *
 * @param indent spaces per level; by default, the text is one line
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    UNSAFE_IN_A_TERMINAL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

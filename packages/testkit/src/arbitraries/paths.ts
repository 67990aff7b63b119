import fc from 'fast-check';

const PATH_PARTS = [...'/\\.%?#@:\t\n ⁄／éx', ...'// .. evil.example login LOGOUT sso errors booknow'.split(' ')];

/** A part of a path, unescaped or escaped up to three times. */
const anyPathPart: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...PATH_PARTS), fc.nat({ max: 3 }))
  .map(([part, times]) => Array.from({ length: times }).reduce<string>(escapeAll, part));

/** Paths that try to leave the site, with any combination of slashes, dots and escapes. */
export const anyPathAttack: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('/', '/', '/', ''), fc.array(anyPathPart, { maxLength: 8 }))
  .map(([start, parts]) => start + parts.join(''));

/** Escapes letters and dots too, as only an attacker would. */
function escapeAll(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

/** A path that matches a pattern of the catalogue or of a remote's routes. */
export function pathLike(pattern: string): string {
  return pattern.replace(/\{(\w+)\}|:(\w+)/g, 'some-$1$2').replace(/\*$/, 'something/more');
}

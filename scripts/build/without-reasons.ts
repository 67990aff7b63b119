import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** The function of packages/contract/src/shared/because.ts, with which decisions name the rule that decided. */
const REASON_FUNCTION = 'because';

/** Removes rule numbers from the code for browsers: `because('2.19', value)` becomes `(value)`. */
export function withoutReasons(): Plugin {
  return {
    name: 'livery:without-reasons',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/(?:src\/(?:domain|application)|packages\/contract\/src)\/.*\.ts$/, code: /\bbecause\(/ },
      handler(code) {
        const text = new MagicString(code);
        for (const { start, end, value } of marksIn(this.parse(code))) {
          text.overwrite(start, value.start, '(').overwrite(value.end, end, ')');
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A call in an ESTree syntax tree. */
interface Call extends Span {
  readonly type: 'CallExpression';
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly Span[];
}

/** The calls of `because` in a program, each with the position of its value. */
function* marksIn(node: unknown): Iterable<Span & { readonly value: Span }> {
  if (typeof node !== 'object' || node === null) return;
  if (isCall(node) && node.callee.name === REASON_FUNCTION) {
    const [, value] = node.arguments;
    if (value !== undefined) yield { start: node.start, end: node.end, value };
  }
  for (const part of Object.values(node)) yield* marksIn(part);
}

function isCall(node: object): node is Call {
  return 'type' in node && node.type === 'CallExpression';
}

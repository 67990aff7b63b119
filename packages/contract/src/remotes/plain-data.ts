import { err, ok, type Result } from '../shared/result.ts';

/** Any JSON value; frozen. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | readonly PlainData[]
  | { readonly [name: string]: PlainData };

/** The maximum depth of nested values. */
const MAX_DEPTH = 20;
/** The maximum number of values in total. */
const MAX_VALUES = 10_000;
/** The maximum number of characters of all texts together. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Returns a frozen copy of a value that consists of plain data: texts, finite numbers, `true`, `false`, `null`, lists,
 * and objects of these without a class. A field that is `undefined` is left out. Never throws.
 *
 * @returns for an error, the end of a sentence that names the first part that isn't plain data, and its place
 */
export function parsePlainData(value: unknown): Result<PlainData, string> {
  let count = 0;
  let characters = 0;
  try {
    return ok(copy(value, '', 0));
  } catch (thrown) {
    return err(thrown instanceof NotPlainError ? thrown.message : 'it can’t be read');
  }

  function copy(part: unknown, place: string, depth: number): PlainData {
    count += 1;
    if (count > MAX_VALUES) throw new NotPlainError(`it has more than ${MAX_VALUES} values`);
    if (depth > MAX_DEPTH) throw new NotPlainError(`it is deeper than ${MAX_DEPTH} levels`);
    if (typeof part === 'string') characters += part.length;
    if (characters > MAX_CHARACTERS) throw new NotPlainError(`its texts have more than ${MAX_CHARACTERS} characters`);
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
    if (typeof part === 'number' && Number.isFinite(part)) return part + 0;
    if (Array.isArray(part))
      return Object.freeze(Array.from(part, (item, index) => copy(item, `${place}[${index}]`, depth + 1)));
    if (isPlainObject(part)) {
      const fields = Object.entries(part).filter(([, field]) => field !== undefined);
      characters += fields.reduce((sum, [name]) => sum + name.length, 0);
      const copies = fields.map(([name, field]) => [name, copy(field, `${place}.${name}`, depth + 1)] as const);
      return Object.freeze(Object.fromEntries(copies));
    }
    throw new NotPlainError(
      `${place === '' ? 'it' : `“${place.slice(0, 100)}”`} is ${describeValue(part)}, and no plain data`,
    );
  }
}

class NotPlainError extends Error {}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describeValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`;
  const { name } = Object(value.constructor) as { readonly name?: unknown };
  return typeof name === 'string' && name !== '' ? `a ${name}` : 'an object of a class';
}

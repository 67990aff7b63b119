import type { Money } from '@livery/contract/remotes/remote-context';
import { parseMoney } from '@livery/contract/wire/money-wire';

/**
 * An untrusted object, read field by field: a missing field or one of the wrong type doesn't affect the others.
 * Inherited fields aren't read.
 */
export interface WireRecord {
  /** A number is read as its digits, any other value that isn't a text as the empty text. */
  text(name: string): string;
  /** Finite, or `null`. */
  figure(name: string): number | null;
  /** Only `true`, not even `"true"`. */
  flag(name: string): boolean;
  texts(name: string): readonly string[];
  /** The finite numbers of a list. */
  figures(name: string): readonly number[];
  record(name: string): WireRecord;
  /** The objects of a list, without its other items. */
  records(name: string): readonly WireRecord[];
  /** Whether there is a list, even an empty one. */
  hasList(name: string): boolean;
  has(name: string): boolean;
  /** The field is missing or `null`. */
  isMissing(name: string): boolean;
  /** The field is `false`. */
  isFalse(name: string): boolean;
  names(): readonly string[];
}

/** Anything but an object is read as an empty object. */
export function wireRecord(value: unknown): WireRecord {
  const fields = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
  const list = (name: string): readonly unknown[] => {
    const field = fields.get(name);
    return Array.isArray(field) ? field : [];
  };
  return {
    text: (name) => textOrEmpty(fields.get(name)),
    figure: (name) => numberOrNull(fields.get(name)),
    flag: (name) => fields.get(name) === true,
    texts: (name) => list(name).filter((item) => typeof item === 'string'),
    figures: (name) => list(name).filter((item): item is number => typeof item === 'number' && Number.isFinite(item)),
    record: (name) => wireRecord(fields.get(name)),
    records: (name) => list(name).filter(isObject).map(wireRecord),
    hasList: (name) => Array.isArray(fields.get(name)),
    has: (name) => fields.has(name),
    isMissing: (name) => (fields.get(name) ?? null) === null,
    isFalse: (name) => fields.get(name) === false,
    names: () => [...fields.keys()],
  };
}

/**
 * The objects of a response that is a list: in one of these fields, or bare; a single object counts as a list with one
 * element. `undefined` if there is no list.
 */
export function wireList(response: unknown, ...fields: readonly string[]): readonly WireRecord[] | undefined {
  if (Array.isArray(response)) return response.filter(isObject).map(wireRecord);
  const field = fields.find((name) => wireRecord(response).has(name));
  if (!isObject(response) || field === undefined) return undefined;
  const list: unknown = Reflect.get(response, field);
  return isObject(list) ? [wireRecord(list)] : wireList(list ?? []);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : String(numberOrNull(value) ?? '');
}

/**
 * The amount in a field, possibly negative, with the currency in the same object; `null` if either is missing.
 *
 * @param requestedCurrency the currency of a price that names none
 */
export function moneyIn(wire: WireRecord, field: string, requestedCurrency = ''): Money | null {
  return parseMoney(wire.figure(field), wire.text('currency'), requestedCurrency);
}

import { isRecord } from '@livery/contract/wire/is-record';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { API_FORMATS } from './api-formats.ts';
import type { ProblemFinding } from './gather-problems.ts';

/** The problem text for each JSON type; the first type of a schema counts. */
const TYPE_PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'is not text'],
  ['boolean', 'is neither true nor false, and counts as false'],
  ['object', 'is not an object'],
  ['array', 'is not a list'],
  ['number', 'is not a number'],
]);

/**
 * Describes a validator's error in plain words.
 *
 * @param error from a validator with the option `verbose`
 * @param json the whole response
 */
export function describeError({ instancePath, propertyName, ...error }: ErrorObject, json: unknown): ProblemFinding {
  const path = fieldName(json, instancePath);
  if (error.keyword === 'required' || error.keyword === 'dependentRequired') {
    return { field: joinField(path, String(error.params.missingProperty)), problem: 'is missing' };
  }
  const schema = isRecord(error.parentSchema) ? error.parentSchema : {};
  if (propertyName !== undefined)
    return { field: joinField(path, propertyName), problem: schemaProblem(schema, error) };
  if (isMissing(error.data)) return { field: path, problem: 'is missing' };
  return { field: path, problem: schemaProblem(schema, error), received: error.data };
}

/** The problem with a schema: its message, or the one for its format, range or type. */
function schemaProblem(schema: Record<string, unknown>, { keyword, message }: Partial<ErrorObject>): string {
  const { minimum, maximum } = schema;
  const format = keyword === 'format' ? API_FORMATS.get(String(schema.format)) : undefined;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (typeof schema['x-problem'] === 'string') return schema['x-problem'];
  if (format !== undefined) return format.problem;
  if (minimum === 0 && maximum === undefined) return 'is not a number of zero or more';
  if (typeof minimum === 'number' && typeof maximum === 'number')
    return `is not a number from ${minimum} to ${maximum}`;
  return (keyword === 'type' ? TYPE_PROBLEMS.get(type) : undefined) ?? `${message}, by docs/platform-api.yaml`;
}

/** Whether a value is `null` or a blank text, which count as missing. */
function isMissing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** The name of a field for a JSON pointer, such as `response[].rates`; the same for every entry of a list. */
function fieldName(json: unknown, pointer: string): string {
  let [value, field] = [json, ''];
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    field = Array.isArray(value) ? `${field}[]` : joinField(field, name);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return field;
}

function joinField(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

import { listIn } from '../../wire/parse-list-response.ts';
import { isRecord } from '../../wire/tolerant.ts';
import type { Expectation } from './expectation.ts';
import { aListOf } from './structures.ts';

/** A response with its value under one field. */
export function under(field: string, expectation: Expectation): Expectation {
  return (response) => {
    if (!isRecord(response) || !Object.hasOwn(response, field)) return [{ field, problem: 'is missing' }];
    return expectation(response[field], field);
  };
}

/** A list of such entries under one field; `null` means that there are none. */
export function listUnder(field: string, entry: Expectation): Expectation {
  return under(field, aListOf(entry));
}

/** A list of such entries, under whichever of these fields: the rules don't name it. */
export function listUnderAnyOf(fields: readonly string[], entry: Expectation): Expectation {
  return (response) => {
    const field = isRecord(response) ? fields.find((name) => Object.hasOwn(response, name)) : undefined;
    return aListOf(entry)(listIn(response, fields), field ?? '');
  };
}

/** Any response. */
export const anything: Expectation = () => [];

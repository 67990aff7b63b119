import { isRecord } from '../../wire/tolerant.ts';
import type { Expectation } from './expectation.ts';

/** An object with these fields; others are ignored. */
export function anObject(fields: Readonly<Record<string, Expectation>>): Expectation {
  return (value, field) => {
    if (value === undefined || value === null) return [];
    if (!isRecord(value)) return [{ field, problem: 'is not an object', received: value }];
    return Object.entries(fields).flatMap(([name, expectation]) =>
      expectation(Object.hasOwn(value, name) ? value[name] : undefined, join(field, name)),
    );
  };
}

/** A list of such entries. */
export function aListOf(entry: Expectation): Expectation {
  return (value, field) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) return [{ field, problem: 'is not a list', received: value }];
    return value.flatMap((one: unknown) =>
      one === null || one === undefined ? [{ field: `${field}[]`, problem: 'is missing' }] : entry(one, `${field}[]`),
    );
  };
}

/** The first entry of a list, which is the one that counts. */
export function firstOf(entry: Expectation): Expectation {
  return (value, field) => {
    if (!Array.isArray(value)) return aListOf(entry)(value, field);
    return value.length === 0 ? [] : entry(value[0], `${field}[0]`);
  };
}

/** A map whose every entry is as expected, whatever its key. */
export function aMapOf(entry: (key: string) => Expectation): Expectation {
  return (value, field) => {
    if (value === undefined || value === null) return [];
    if (!isRecord(value)) return [{ field, problem: 'is not an object', received: value }];
    return Object.entries(value).flatMap(([key, one]) => entry(key)(one, join(field, key)));
  };
}

/** At least one of two fields. */
export function eitherOf(first: string, second: string, expectation: Expectation): Expectation {
  return (value, field) => {
    const found = isRecord(value) ? (value[first] ?? value[second]) : undefined;
    return expectation(found, join(field, first));
  };
}

/** All of these at once. */
export function allOf(...expectations: readonly Expectation[]): Expectation {
  return (value, field) => expectations.flatMap((expectation) => expectation(value, field));
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

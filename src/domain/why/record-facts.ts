import type { Fact, FactKind, Scalar } from './fact.ts';

/**
 * A proxy for a decision's inputs that records every fact that is read, each once, and otherwise behaves the same. It
 * also covers the parts of objects, lists, maps with text keys and URL queries; other values count as texts.
 *
 * @param note called when a fact is read for the first time
 */
export function recordFacts<T extends object>(inputs: T, note: (fact: Fact) => void): T {
  const recorder = new FactRecorder(note);
  return recorder.standIn(inputs, []) as T;
}

/** The value behind a proxy, parts included: a decision's result without the recording. */
export function withoutRecording<T>(value: T): T {
  return copyOriginal(value) as T;
}

const ORIGINAL_OBJECTS = new WeakMap<object, object>();

class FactRecorder {
  readonly #noted = new Set<string>();
  readonly #standIns = new WeakMap<object, object>();
  readonly #note: (fact: Fact) => void;

  constructor(note: (fact: Fact) => void) {
    this.#note = note;
  }

  standIn(value: object, at: readonly string[]): object {
    const knownStandIn = this.#standIns.get(value);
    if (knownStandIn !== undefined) return knownStandIn;
    const made = this.#make(value, at);
    this.#standIns.set(value, made);
    ORIGINAL_OBJECTS.set(made, value);
    return made;
  }

  #make(value: object, at: readonly string[]): object {
    switch (objectKind(value)) {
      case 'query':
        return this.#query(value as URLSearchParams, at);
      case 'map':
        return this.#map(value as ReadonlyMap<string, unknown>, at);
      case 'list':
        return this.#list(value as readonly unknown[], at);
      default:
        return this.#object(value as Readonly<Record<string, unknown>>, at);
    }
  }

  #object(value: Readonly<Record<string, unknown>>, at: readonly string[]): object {
    // A copy, because a proxy of a frozen object may only return its exact values.
    return new Proxy(
      { ...value },
      {
        get: (target, key) => (typeof key === 'string' ? this.#read(target[key], [...at, key]) : undefined),
        has: (target, key) => {
          if (typeof key === 'string') this.#read(target[key], [...at, key]);
          return key in target;
        },
      },
    );
  }

  #list(values: readonly unknown[], at: readonly string[]): object {
    this.#add({ at, kind: 'list', value: values.length });
    return values.map((value, index) => this.#read(value, [...at, String(index)]));
  }

  #map(values: ReadonlyMap<string, unknown>, at: readonly string[]): object {
    const read = (key: string) => this.#read(values.get(key), [...at, key]);
    return { get: read, has: (key: string) => read(key) !== undefined };
  }

  #query(query: URLSearchParams, at: readonly string[]): object {
    return {
      get: (name: string) => this.#read(query.get(name), [...at, name]),
      toString: () => {
        const text = query.toString();
        this.#add({ at, kind: 'query', value: text });
        return text;
      },
    };
  }

  #read(value: unknown, at: readonly string[]): unknown {
    if (typeof value === 'function') return value;
    if (typeof value === 'object' && value !== null) {
      const kind = objectKind(value);
      if (kind !== 'list') this.#add({ at, kind });
      return this.standIn(value, at);
    }
    this.#add(value === undefined ? { at, kind: 'missing' } : { at, value: value as Scalar });
    return value;
  }

  #add(fact: Fact): void {
    const key = JSON.stringify([fact.at, fact.kind === 'query' && fact.value !== undefined]);
    if (this.#noted.has(key)) return;
    this.#noted.add(key);
    this.#note(fact);
  }
}

/** The kind of an object for the recorder. */
function objectKind(value: object): Exclude<FactKind, 'missing'> {
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  return value instanceof URLSearchParams ? 'query' : 'object';
}

function copyOriginal(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const original = ORIGINAL_OBJECTS.get(value);
  if (original !== undefined) return copyOriginal(original);
  if (Array.isArray(value)) return value.map(copyOriginal);
  if (value instanceof Map) return new Map([...value].map(([key, part]) => [key, copyOriginal(part)]));
  if (value instanceof URLSearchParams) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOriginal(part)]));
}

import type { PlainData } from '../../domain/remotes/manifest.ts';

/** How deep values may lie in each other: what lies deeper is read as `null`. */
const DEEPEST = 20;

/** A frozen copy of what came as JSON. */
export function plainData(json: unknown, depth = DEEPEST): PlainData {
  if (typeof json === 'object' && json !== null && depth > 0) {
    if (Array.isArray(json)) return Object.freeze(json.map((item) => plainData(item, depth - 1)));
    const fields = Object.entries(json).map(([name, value]) => [name, plainData(value, depth - 1)] as const);
    return Object.freeze(Object.fromEntries(fields));
  }
  return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean' ? json : null;
}

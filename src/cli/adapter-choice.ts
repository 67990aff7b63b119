import { InvalidArgumentError } from 'commander';

/** Who answers a visit, as `--adapters` names it. */
export type AdapterChoice =
  | { readonly set: 'memory' }
  | { readonly set: 'http' }
  | { readonly set: 'recorded'; readonly file: string };

/** Reads `memory`, `http` or `recorded:<file>`. */
export function adapterChoice(value: string): AdapterChoice {
  if (value === 'memory' || value === 'http') return { set: value };
  const file = /^recorded:(.+)$/s.exec(value)?.[1];
  if (file !== undefined) return { set: 'recorded', file };
  throw new InvalidArgumentError('Allowed choices are memory, http, recorded:<file>.');
}

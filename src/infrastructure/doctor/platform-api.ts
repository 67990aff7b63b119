import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * docs/platform-api.yaml, parsed. The build replaces this module with the parsed values, see
 * scripts/build/platform-api.ts.
 */
export const PLATFORM_API: object = parse(
  readFileSync(new URL('../../../docs/platform-api.yaml', import.meta.url), 'utf8'),
);

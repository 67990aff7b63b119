import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const DESCRIPTION = new URL('../../docs/platform-api.yaml', import.meta.url);
const MODULE = /\/src\/infrastructure\/doctor\/platform-api\.ts$/;

/** Replaces the module that reads docs/platform-api.yaml by its content: a built program then needs no YAML parser. */
export function platformApi(): Plugin {
  return {
    name: 'livery:platform-api',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      handler: () => `export const PLATFORM_API = ${JSON.stringify(parse(readFileSync(DESCRIPTION, 'utf8')))};`,
    },
  };
}

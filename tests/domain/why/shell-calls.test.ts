import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { callRule } from '../../../src/domain/why/shell-calls.ts';

const DESCRIBED_API: { readonly paths: object } = parse(readFileSync('docs/platform-api.yaml', 'utf8'));

it.each(Object.keys(DESCRIBED_API.paths))(
  '%s, which the platform’s description has, is a call of the shell',
  (path) => {
    expect(callRule(path.replaceAll(/\{\w+\}/g, 'de'))).toMatch(/^7\.\d+$/);
  },
);

it.each([
  '/api/nothing',
  '/api/agency/',
  '/api/agency/faqs/1',
  '/api/user/changeLanguage/',
  '/api/user/changeLanguage/de/at',
  '/api',
])('%s is none', (path) => expect(callRule(path)).toBeUndefined());

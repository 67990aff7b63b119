import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGENCY_TABLE } from '../world/agencies/agency-table.ts';

const readme = readFileSync('reference/sandbox/README.md', 'utf8');

/** The table's head, and its rows, which `vitest -u` rewrites. */
const AGENCY_ROWS = /(\| subdomain \| agency \|.*\n.*\n)(?:\|.*\n)+/;

describe('the README', () => {
  it('has the table of the agencies as it is made from their data', async () => {
    const rows = [...AGENCY_TABLE].map(
      ([subdomain, { brand, reason }]) => `| \`${subdomain}\` | ${brand.wordmark} | ${reason} |\n`,
    );
    const generated = readme.replace(AGENCY_ROWS, (_, head: string) => head + rows.join(''));
    expect(AGENCY_ROWS.test(readme)).toBe(true);
    await expect(generated).toMatchFileSnapshot('../README.md');
  });
});
